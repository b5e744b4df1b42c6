# What happens on the board, told one event at a time: a headline without a full stop, and a detail with one.

event-lap-first = { $player } lifts { $from }: { $seeds ->
    [one] its 1 seed goes to { $path }
   *[other] its { $seeds } seeds go to { $path }
}
event-lap-first-detail = One seed falls into each hole on the way, { $direction }.
event-lap = Lap { $lap } goes on from { $from }: { $seeds ->
    [one] its 1 seed moves on to { $path }
   *[other] its { $seeds } seeds move on to { $path }
}
event-lap-detail = The last seed fell in { $from }, a hole with seeds, so all of them are lifted.
event-path-long = { $path } … up to { $last }

event-stop = The sowing stops
event-stop-lap = The last seed falls in { $last }, and the sowing stops
event-stop-lap-detail = In this game a turn is one lap.
event-stop-central = The last seed falls in the central hole { $last }, and the sowing stops
event-stop-central-detail = Nobody lifts seeds from a central hole.
event-stop-layli = The last seed falls in { $last }, a layli hole of { $owner }, and the sowing stops
event-stop-layli-detail = The seed stays there: nobody lifts seeds from a layli hole.
event-stop-their-empty = The last seed falls in { $last }, an empty hole of { $player }, and the sowing stops
event-stop-their-empty-detail = In an empty hole of the other row a last seed does nothing more.
event-stop-own-empty = The last seed falls in { $last }, an empty hole of { $player }, and the sowing stops
event-stop-facing-empty = The hole across, { $opposite }, is empty too, so nothing is taken.
event-stop-facing-layli = The hole across, { $opposite }, is a layli hole, so nothing is taken.
event-stop-facing-closed = The hole across, { $opposite }, is out of play, so nothing is taken.
event-stop-capture = { $seeds ->
    [0] The hole across, { $opposite }, is empty, so the last seed is taken alone.
    [one] The hole across, { $opposite }, holds 1 seed to take.
   *[other] The hole across, { $opposite }, holds { $seeds } seeds to take.
}
event-stop-pair = The hole across, { $opposite }, holds exactly 3 seeds, and that makes a layli pair.

event-capture = { $player } takes { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} at { $opposite }, across from { $last }; the last seed stays
event-capture-both = { $player } takes { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} at { $opposite }, across from { $last }, and the last seed too
event-capture-lone = { $player } takes the last seed alone, at { $last }
event-capture-detail = The store of { $player } now holds { $store ->
    [one] 1 seed
   *[other] { $store } seeds
}.

event-singles = { $player } has a single seed at { $mine } facing { $seeds ->
    [one] 1 seed at { $theirs }: it goes to { $player }
   *[other] { $seeds } seeds at { $theirs }: they go to { $player }
}
event-singles-both = { $player } has a single seed at { $mine } facing { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} at { $theirs }: both holes go to { $player }
event-singles-detail = This comes before the sowing. The store of { $player } now holds { $store ->
    [one] 1 seed
   *[other] { $store } seeds
}.

event-pair = { $player } makes a layli pair of { $mine } and { $theirs }
event-pair-detail = One seed crosses from { $theirs } to { $mine }, so both hold 2. Nobody lifts from them in this round, and at its end their seeds go to { $player }.
event-claim = { $player } claims the central hole { $centre }
event-claim-detail = At the end of the round the seeds in { $centre } go to { $player }.
event-endless = { $player } starts from { $from }, and the sowing never ends: the turn passes
event-endless-detail = A sowing of more than { $laps } laps counts as endless. All seeds go back to where they were.

event-turn-over = It is the turn of { $player }
event-stores = In the stores: { $south_name } { $south }, { $north_name } { $north }.

event-round-stuck = { $player } cannot play, so the round is over
event-round-either = A row has nothing left to lift, so the round is over
event-round-repetition = The same position stands for the third time, so the round is over
event-round-agreed = The match stops here, so the round is over
event-round-over-detail = Now each player gathers the seeds that are left.
event-collect = { $player } gathers { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} from { $hole }
event-collect-row = What lies in a row belongs to its player: { $player }.
event-collect-layli = { $hole } is a layli hole of { $player }.
event-collect-claimed = { $hole } is a central hole that { $player } claimed.
event-collect-central = The central holes are filled anew for the next round.
event-left = { $seeds ->
    [one] 1 seed stays
   *[other] { $seeds } seeds stay
} in { $centre }
event-left-detail = Nobody claimed { $centre }, so what lies there belongs to nobody.

event-disown-layli = { $hole } is no longer a layli hole of { $player }
event-disown-claimed = { $hole } is no longer claimed by { $player }
event-disown-detail = Pairs and claims last for one round.
event-close = { $hole } goes out of play
event-close-detail = There are too few seeds to fill it. Sowing passes it over for the whole round.
event-reopen = { $hole } comes back into play
event-reopen-detail = Holes are out of play for one round.
event-place = { $player } puts { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} into { $hole }
event-place-detail = { $rest ->
    [0] { $player } has none left to set out.
    [one] { $player } has 1 seed left in the store.
   *[other] { $player } has { $rest } seeds left in the store.
}
event-begin = A new round begins with { $player }

# A whole move in a few words, for the list of moves.
summary-singles = { $player } takes { $seeds }
summary-laps = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}
summary-takes = takes { $seeds }
summary-pair = pair { $mine }–{ $theirs }
summary-claim = claims { $centre }
summary-endless = endless: passes
summary-central = ends in { $last }
summary-layli = ends in layli { $last }
summary-empty = ends in empty { $last }
summary-lap = ends in { $last }
summary-set-out = sets out the round
summary-saying = “{ $says }”
summary-round-over = round over
