### The screen on which a position is set up, and texts to copy and paste.

editor-title = Set up a position
editor-how = Click a hole to lay a seed, with the right button to take one away; or press + and −.
editor-hole = { $hole }, { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
editor-total = { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} in all. The first arrangement has { $first }.
editor-sound = The position can be played.
editor-play = Play from here
editor-save = Save the position…
editor-first = First arrangement
editor-empty = Empty the board
editor-rules = Rules
editor-rules-now = Rules: { $rules }
editor-of-hole = Hole { $hole }
editor-seeds = seeds
editor-layli = Layli hole of
editor-claimed = Claimed by
editor-nobody = nobody
editor-closed = Out of play
editor-stores = Stores
editor-store-of = seeds in the store of { $side }
editor-mover = To move
editor-to-move = { $side } to move
editor-turns = turns played in this round
editor-text = Position as text

notice-copied = Copied.
notice-own-rules-not-copied = This game is played by rules of your own, which a text cannot name: save it to a file instead.
notice-not-pasted = This cannot be pasted: { $why }.

error-game-too-long = the text is longer than a megabyte
error-game-too-many = there are more than { $most } moves
error-game-rules = there is no rule set “{ $name }”; a game begins with the name of its rule set, such as fergen-gobale
error-game-option = “{ $word }” is no option; options are written name=value
error-game-start = in the start, { $why }
error-game-move = move { $number }, { $why }
error-game-refused = move { $number }, { $played }: { $why }

# The choices of a rule set.
part-start = Holes and seeds
part-centre = Centre
part-direction = Direction
part-sowing = Sowing
part-singles = Single seeds
part-lifting = Lifting
part-first-turn = First turn
part-round-end = End of a round
part-rounds = Match
part-start-is = { $numbers } in each row
centre-none = no central holes
centre-two = two central holes with { $seeds } each, { $crossing }
crossing-twice = crossed both ways
crossing-once = each crossed once
direction-rule-ccw = counter-clockwise
direction-rule-cw = clockwise
direction-rule-free = as the player chooses
sowing-single = one lap
sowing-relay = a relay: on from where the last seed falls among others
capturing-seed-taken = the last seed is taken too
capturing-seed-stays = the last seed stays
opposite-empty-nothing = across from an empty hole nothing happens
opposite-empty-lone = across from an empty hole the last seed alone is taken
three-capture = three across are captured
three-pair = three across make a pair
three-claim = three across make a pair and claim a central hole
endless-forbidden = a sowing without end is not allowed
endless-pass = a sowing without end passes
singles-none = single seeds take nothing as a turn starts
singles-both = a single seed and what it faces are taken as a turn starts
singles-opposite = what a single seed faces is taken as a turn starts, the single stays
lifting-any = any hole with seeds may be lifted
lifting-not-facing = no hole that faces exactly one seed may be lifted
first-turn-free = from any hole
first-turn-right = from the right-hand hole
round-end-mover = when the player to move cannot play
round-end-either = as soon as a row has nothing to lift
rounds-one = one round
rounds-all-seeds = until a player has all the seeds
rounds-wins = until a player has won { $wins ->
    [one] 1 round
   *[other] { $wins } rounds
}
arrangement-fill = the next round is filled hole by hole
arrangement-spread = the next round is spread equally
mirror-across = mirrored straight across
mirror-rotated = mirrored from the own left
beginner-alternate = the players begin in turn
beginner-setter = the setter begins
beginner-other = the one who mirrors begins

# The screen on which rules are made.
rules-title = Make your own rules
make-from = Start from
rules-blank = A blank rule set
rules-name = Name
rules-about = What it is, in a sentence
rules-holes = holes in a row
rules-hole-start = Seeds in hole { $hole }
rules-seeds = Seeds, from the left
rules-centre-seeds = seeds in each central hole
rules-wins-needed = rounds to win
rules-sound = These rules can be played.
rules-wrong = These rules contradict themselves: { $why }.
rules-no-name = Give your rules a name first, at the left.
rules-name-taken = A game in this program has this name already. Give your rules another one.
rules-own-name = { $name }, my way
rules-nothing-taken = Mind: by these rules no seed ever leaves the board. A round need not end, unless the same position comes for the third time.
rules-your-own = Your own rule
editor-from-table = Position of the table
rules-differences = What is different
rules-same = Nothing is different yet.
rules-difference = { $part }: { $now }. It was: { $before }.
make-play = Play by these rules
rules-save = Save the rules…
notice-rules-saved = Rules saved in { $file }.
rules-three = Three across
rules-capturing = The last seed of a capture
rules-opposite = Across from an empty hole
rules-endless = A sowing without end
rules-arrangement = The next round
rules-mirror = The other player
rules-beginner = Who begins
