### Computer players, hints and analysis.

worth-even = With best play the round ends level.
worth-wins = { $player } wins the round by { $seeds } with best play.
worth-level = It looks level.
worth-ahead = { $player } looks ahead by about { $seeds }.
worth-between = Not known to the end yet: between { $low } and { $high }.
worth-lead = { $player } by { $seeds }
worth-about = ≈{ $sign }
number-thousand = { $number } thousand
number-million = { $number } million
table-hole-worth = { $hole }, { $worth }
worth-spoken = worth { $value }, exactly
worth-spoken-about = worth about { $value }

analysis-progress = Thinking: { $depth } turns ahead, { $nodes } positions.
analysis-weighing = Weighing the match: { $known } of { $all } turns.
analysis-proven = Exact: looked at to the end of the round.
analysis-exact = exact
analysis-estimate = estimate
analysis-signs = The numbers are how many seeds more { $player } has at the end of the round, if both play their best. ≈ is an estimate.
analysis-line = It may go on: { $line }
notice-nothing-to-weigh = How the match went is shown from two turns on.
analysis-course = How the match went
analysis-curve = Course of the match. { $worth } The left and right arrow keys go to the turn before and after.
analysis-losses = Turns that lost most
analysis-lost = { $number } { $player } { $turn }: lost { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
analysis-lost-about = { $number } { $player } { $turn }: lost about { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}

hint-asked = Looking for a good turn…
hint-hole = Hint: look at hole { $hole }
hint-hole-detail = Ask for the hint again to hear the whole turn, and why.
hint-waits = Escape leads back to the hint.
hint-next = The next best, { $turn }, comes to { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} less.
hint-turn = Hint: { $turn } – { $summary }

computer-thinks = { $player } is thinking: { $depth } turns ahead, { $nodes } positions.
computer-is-to-move = { $player } is to move: the computer.
computer-waits = { $player } is to move: the computer waits.
computer-go-on = Let the computer play
computer-chip = thinking

seat-person = A person
seat-computer = Computer { $level }: { $name }
seat-of = Who plays { $side }
seat-time = Time for a computer’s move
seat-seconds = { $seconds } s
seat-memory = Memory for thinking ahead
seat-megabytes = { $megabytes } MB
seat-title = Who plays?
seat-two = Two people
seat-alone = Against the computer
seat-nobody = Two computers
