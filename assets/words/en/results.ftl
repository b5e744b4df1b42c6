# How rounds and matches come out: a headline without a full stop, and a detail with one.

result-round-won = { $player } has more seeds in this round
result-round-even = Both players have the same number of seeds in this round
result-seeds = { $south_name } has { $south }, { $north_name } has { $north }.
result-seeds-left = { $south_name } has { $south }, { $north_name } has { $north }; nobody has the { $nobody } left in the centre.
result-games = Games won: { $south_name } { $south }, { $north_name } { $north }
result-match-won = { $player } wins the match
result-match-won-seeds = { $player } wins the match, { $more ->
    [one] 1 seed
   *[other] { $more } seeds
} to { $less }
result-match-won-games = { $player } wins the match, { $more ->
    [one] 1 game
   *[other] { $more } games
} to { $less }
result-match-drawn = The match is a draw
result-match-drawn-seeds = The match is a draw, { $each ->
    [0] with no seeds for either
    [one] with 1 seed each
   *[other] with { $each } seeds each
}
result-match-drawn-games = The match is a draw, { $each ->
    [0] with no game won by either
    [one] with 1 game each
   *[other] with { $each } games each
}
result-round-pair = { $south }–{ $north }
result-rounds = Round by round, { $south_name }–{ $north_name }: { $rounds }.
result-last-rounds = The last { $count } rounds, { $south_name }–{ $north_name }: { $rounds }.
result-why-one-round = One round is the whole match, and more seeds win it.
result-why-all-seeds = A player has no seeds left, so the match is over.
result-why-all-centre = All seeds lie in the centre, where they are nobody’s, and no player has any left.
result-why-wins = The match is won by winning enough games.
result-why-same-start = The next round would start the same way for the third time, so the match ends: whoever has more wins, and equal is a draw.
result-why-agreed = The match was stopped here; what each had then counts.
result-why-resigned = { $player } gave up.
result-set-out = { $player } sets out the next round with { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
result-set-out-detail = The seeds are spread as equally as can be, and the other player mirrors them.

# What one plays for: how seeds are won, and who wins, each in a sentence.
aim-capture = End your sowing in an empty hole of yours, and you take the seeds across.
aim-pair = End your sowing in an empty hole of yours, and you take the seeds across; if there are 3, both holes become your pair.
aim-claim = End your sowing in an empty hole of yours, and you take the seeds across; if there are 3, both holes become your pair, and a central hole is yours too.
aim-singles = When your turn begins, a single seed in a hole of yours takes the seeds across.
aim-row = You get the seeds that lie in your row at the end.
aim-one-round = Whoever has more seeds at the end wins.
aim-all-seeds = Whoever has no seeds left loses.
aim-wins = { $wins ->
    [one] Whoever wins a game wins the match.
   *[other] Whoever is first to win { $wins } games wins the match.
}

# What is a game’s own, in a line: which way its seeds go, how a turn goes on, and what takes seeds.
nature = { $way }, { $turn } · { $takes }
nature-ccw = To the right
nature-cw = To the left
nature-free = Either way
nature-laps = lap after lap
nature-lap = one lap
nature-last-taken = you take the last seed too
nature-last-stays = the last seed stays
nature-single-taken = you take the single seed too
nature-single-stays = the single seed stays
nature-row = nothing is taken
