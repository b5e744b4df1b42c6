### What is taken away: pictures, animations and texts, and the dialog that asks for them.

export-stopped = Stopped, and nothing was written.
export-too-long = The animation would have { $frames } pictures even with one for each turn; it may have { $most }. Export a single turn.
export-own-rules = Only games by the rules that come with the program can be written in this notation. Markdown and CSV work for all.
export-no-turn = There is no turn { $asked }: { $turns ->
    [0] nothing was played yet, and the start is turn 0
    [one] only one was played
   *[other] { $turns } were played
}.
export-no-event = There is no event { $asked }: { $events ->
    [0] nothing happened in this turn
    [one] the turn has only one
   *[other] the turn has { $events }
}.
export-not-painted = The picture could not be painted, which is a mistake in this program: { $why }

csv-round = round
csv-turn = turn
csv-player = player
csv-move = move
csv-hole = hole
csv-direction = direction
csv-laps = laps
csv-captured = captured
csv-pair = pair
csv-claim = claim
csv-south = south store
csv-north = north store
csv-ccw = ccw
csv-cw = cw

md-rules = Rules: { $name } (`{ $id }`), { $region }
md-option = Read as `{ $option }={ $value }`
md-player = { $side }: { $player }
md-computer = { $side }: { $player }, the computer at level { $level }
md-start = Start: `{ $position }`
md-result = Result: { $result }
md-round = Round { $round }
md-turn = { $player }: **{ $turn }** – { $summary }
md-turn-plain = { $player }: **{ $turn }**
md-round-result = *{ $headline }. { $detail }*
