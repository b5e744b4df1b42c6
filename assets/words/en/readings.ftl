### Readings of the rules: options, their values, what the sources say, and screens that compare and explain them.

# An option as a thing that is spoken of.
option-centre = Crossing the centre
option-capturing-seed = The last seed of a capture
option-opposite-empty = Facing an empty hole
option-round-end = End of a round
option-endless = A sowing without end
option-mirror = Mirroring the next round
option-beginner = Who begins the next round
option-direction = Direction
option-singles = What single seeds take
option-first-turn = The first turn
option-wins = Games to win

# Its values in a few words.
value-centre-twice = both holes, both ways
value-centre-once = one hole each way
value-capturing-seed-taken = taken too
value-capturing-seed-stays = stays
value-opposite-empty-nothing = nothing happens
value-opposite-empty-lone = the last seed alone is taken
value-round-end-mover = when a player cannot play
value-round-end-either = also at a bare row
value-endless-forbidden = not allowed
value-endless-pass = passes
value-mirror-across = straight across
value-mirror-rotated = left for left
value-beginner-alternate = in turn
value-beginner-setter = the setter
value-beginner-other = the one who mirrors
value-direction-ccw = counter-clockwise
value-direction-cw = clockwise
value-direction-free = either way
value-singles-both = both holes
value-singles-opposite = the hole across
value-first-turn-free = from any hole
value-first-turn-right = from the right-hand hole
value-wins = { $wins }

# What they do, as part of a sentence.
does-centre-twice = the sowing drops a seed into both central holes each time it crosses
does-centre-once = the sowing drops a seed into only one central hole as it crosses
does-capturing-seed-taken = the last seed of a capture goes to the store too
does-capturing-seed-stays = the last seed of a capture stays where it fell
does-opposite-empty-nothing = a last seed that faces an empty hole stays where it fell
does-opposite-empty-lone = a last seed that faces an empty hole is taken alone
does-round-end-mover = the round goes on until the player to move cannot play
does-round-end-either = the round ends as soon as a row has nothing left to lift
does-endless-forbidden = a sowing without end is not allowed
does-endless-pass = a sowing without end passes, and the board stays as it was
does-mirror-across = the other player puts the same number straight across
does-mirror-rotated = the other player puts the same numbers from the own left
does-beginner-alternate = the player begins who did not begin the last round
does-beginner-setter = the player begins who sets out
does-beginner-other = the player begins who mirrors
does-direction-ccw = the seeds go counter-clockwise
does-direction-cw = the seeds go clockwise
does-direction-free = the player chooses which way the seeds go
does-singles-both = a single seed takes what lies across, and is taken too
does-singles-opposite = a single seed takes what lies across, and stays
does-first-turn-free = the first turn may start from any hole
does-first-turn-right = the first turn must start from the right-hand hole
does-wins = { $wins ->
    [one] 1 won game wins the match
   *[other] { $wins } won games win the match
}

# What the sources say of it.
sources-centre = The texts do not say it in words; Ludii’s program drops a seed into both, both ways.
sources-capturing-seed = Of Fergen, Ludii says “along with the final counter”, Wikimanqala only the seeds across. Of Gabradarre only the seeds across are told; its sister games take the last seed too.
sources-opposite-empty = No text takes the seed; Ludii’s program of Fergen Gobale does.
sources-round-end = The texts say “one player cannot play”, and do not say more.
sources-endless = The sources are silent: none speaks of a sowing that never ends.
sources-mirror = The texts say “mirrors” and “opposite”; Ludii’s programs put the numbers left for left.
sources-beginner = The sources are silent.
sources-direction = Each layli game is told with one direction. Of Huroy none is told, but its sayings name both ends of the board; Valdez tells that it is free.
sources-singles = Turton says of Huroy “both these holes”; Valdez tells of Gelech that only the seeds across are taken.
sources-first-turn = Marin tells of Somaliland that the first turn starts from the right-hand hole; the others are silent.
sources-wins = Of Huroy ten are told: “katog uli”, I drive a bull.

## Side by side.

compare-title = Side by side
compare-of = The turn { $turn }, played { $boards ->
    [one] on 1 board
   *[other] on { $boards } boards
}
compare-of-round = What follows when this round is over
compare-example = Show an example
compare-add = Add a board
compare-remove = Take board { $board } away
compare-turn-round = The other way round
compare-back = Back
compare-board = Board { $board }: { $reading }
compare-option = { $option }: { $value }
compare-read = Another reading for board { $board }
compare-hole = Board { $board }: { $hole }
compare-store = Board { $board }: { $store }
compare-to-parting = Go to the difference
compare-parting = they part
compare-place = { $place }; the readings part at beat { $beat }

compare-parted = The readings part: { $option }
compare-parted-otherwise = Here the rules part
compare-parted-group = { $boards }: { $does }.
compare-same = This comes out the same on every board
compare-same-detail = Choose another hole, or another reading for one of the boards.
compare-other-board = This game is played on a board of another shape
compare-goes-on = { $player } is to move
compare-follows = { $rule }

boards-one = Board { $board }
boards-more = Boards { $boards }

## The page of a rule set.

rules-play = Play this game
rules-other = Another game
rules-of = Rules of { $game }
rules-short = Rules
rules-aim = How you win
rules-all = All on a page, with examples
rules-told-by = { $source }
rules-ours = Our reading
rules-also = Also read: { $does }.
rules-watch = Watch it
rules-watch-clause = Watch it: { $rule }
rules-compare = Compare
rules-compare-option = Compare: { $option }
rules-in-turn = Go to it in this turn
rules-in-turn-clause = Go to it in this turn: { $rule }
rules-unwatch = Show the track
rules-show-clause = Show the rule: { $rule }
rules-track = The way the seeds go round
rules-track-detail = Press “Watch it” beside a rule to see it followed on a position.
rules-from = { $people } · { $region }
rules-made-from = Somebody’s own rules, made from { $from }
rules-your-own-set = Somebody’s own rules
rules-open = What the sources leave open
rules-open-option = { $option }: here { $value }

rules-why-board = The board shows it.
rules-why-no-endless = It cannot happen here, so there is nothing to watch: every crossing leaves seeds in the central holes, and nobody lifts them again.
rules-why-no-repetition = It cannot happen here, so there is nothing to watch: every crossing leaves seeds in the central holes, and nobody lifts them again.
rules-why-never-met = There is nothing to watch: it keeps a match from going on for ever, and we know of no match of this game in which it had to.
rules-why-not-found = No example was found in play at random.
