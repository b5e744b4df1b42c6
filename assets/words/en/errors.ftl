# What is wrong with something that somebody wrote: a sentence without a full stop.

error-line = Line { $line }: { $why }
error-contradiction = Line { $line }: the rule set contradicts itself. { $why }
error-field = Field `{ $field }`: { $why }
error-rules-id = an id is made of small letters a to z, digits and `-`, and is not empty
error-rules-name = a rule set needs a name
error-rules-row = a row of { $holes ->
    [0] no holes
    [one] 1 hole
   *[other] { $holes } holes
}; a row has { $least } to { $most }
error-rules-odd-row = a row of { $holes } holes cannot have a centre in its middle; with central holes a row needs an even number
error-too-many-seeds = { $seeds } seeds in all; there is room for { $most } at most
error-rules-no-seeds = all the holes of the rows are empty, so nobody could play
error-rules-claim = a pair cannot claim a central hole on a board without any
error-rules-fill = the next round fills each hole to its first number, so no first number may be 0
error-rules-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}; a match is played to { $least } to { $most } wins
error-rules-clause-twice = the rule `{ $clause }` is told twice
error-rules-clause-empty = the rule `{ $clause }` has no words
error-rules-long = it has more than { $most } characters, the most there may be
error-rules-many = it has more than { $most } parts, the most there may be
error-rules-source = the rule `{ $clause }` names the source “{ $source }”, which is not in the list of sources

error-option-unknown = There is no option `{ $name }`; an option is { $names }
error-option-meaningless = The option `{ $option }` means nothing in { $rules }: { $why }
error-option-no-centre = its board has no central holes
error-option-no-relay = a turn there is a single lap
error-option-no-singles = nothing is captured there as a turn starts
error-option-not-all-seeds = it is not played until a player has no seeds
error-option-not-wins = it is not played to a number of wins
error-option-value = The option `{ $option }` cannot be `{ $value }`; it is { $values }
error-option-wins = The option `wins` cannot be `{ $value }`; it is a number from { $least } to { $most }

error-turn-long = This turn has more than { $most } characters, the most a turn can have
error-turn-hole = This board has no hole `{ $hole }`; a turn starts with a letter from A to { $south_end } or from a to { $north_end }
error-turn-direction = `{ $direction }` is no direction; after the colon write ccw (counter-clockwise) or cw (clockwise)
error-turn-direction-missing = In this game each turn chooses its direction; write :ccw (counter-clockwise) or :cw (clockwise) after the hole
error-turn-no-centre = This board has no central hole to claim
error-turn-claim = `{ $hole }` is no central hole; after the plus write X or Y

error-move-arrangement = `{ $text }` is no arrangement; after `set:` write the seeds of each hole from the left, with commas between, such as set:4,4,4,4,3,3
error-move-ending = `{ $text }` is no way to end a match; after `end:` write agreed, resigned-S or resigned-N

error-position-long = This position has more than { $most } characters, the most a position can have
error-position-parts = A position is written as holes, stores, the player to move, and perhaps the number of turns, with a space between: 5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S
error-position-rows = The holes are { $found ->
    [one] 1 row
   *[other] { $found } rows
}, but this board has { $expected }, with `/` between them (central holes count as a row)
error-position-row = Row { $row } has { $found ->
    [one] 1 hole
   *[other] { $found } holes
}, but on this board it has { $expected }
error-position-hole = `{ $text }` is no hole; write a number of seeds up to 255, then S or N if somebody owns it, or `-` if it is out of play
error-position-stores = `{ $text }` are no stores; write South’s number and North’s up to 255 with `-` between them, such as 12-9
error-position-mover = `{ $text }` cannot be to move; write S for South or N for North
error-position-turns = `{ $text }` is no number of turns

error-setup-holes = There are { $found ->
    [one] 1 hole
   *[other] { $found } holes
}, but this board has { $expected }
error-setup-no-pairs = { $hole } cannot be a layli hole: { $rules } has no pairs
error-setup-no-claims = { $hole } cannot be claimed: in { $rules } nobody claims a central hole
error-setup-half-pair = { $hole } cannot be a layli hole alone: { $opposite }, the hole across, must have the same owner
error-setup-empty-layli = { $hole } is a layli hole, so it cannot be empty
error-setup-closed-seeds = { $hole } is out of play, so it holds no seeds and has no owner
error-setup-closed-centre = { $hole } is a central hole and cannot be out of play
error-setup-claims = { $side } has claimed more central holes than it has pairs

error-arrangement-no-choice = In this game the rules set out the next round: there is nothing to choose
error-arrangement-holes = The arrangement has { $found ->
    [one] 1 hole
   *[other] { $found } holes
}, but a row has { $expected }
error-arrangement-sum = The arrangement adds up to { $found ->
    [one] 1 seed
   *[other] { $found } seeds
}, but the player who sets out has { $expected }
error-arrangement-unequal = The seeds are to be spread as equally as can be: no hole may hold two more than another
