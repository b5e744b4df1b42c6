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

ask-export = Export
ask-export-detail = Choose what you want to take away, then the file.
answer-export = Export…
export-what = What
export-picture = A picture of this moment
export-turn = This turn as an animation
export-round = This round as an animation
export-game = The game as text
export-format = Kind of file
export-png = PNG, for any program
export-svg = SVG, sharp in every size
export-txt = Notation (.txt), to paste here again
export-md = Markdown (.md), for reading
export-csv = CSV (.csv), a table of turns
export-size = Size
export-small = Small, { $width } × { $height }
export-middle = Medium, { $width } × { $height }
export-large = Large, { $width } × { $height }
export-ink = Look
export-seen = As on the screen
export-print = Black on white, for the printer
export-preparing = Exporting…
export-progress = Exporting: picture { $done } of { $all }
export-cancel = Cancel the export

notice-exported = Exported to { $file }.
notice-not-exported = Not exported to { $file }: { $why }
notice-export-stopped = The export was cancelled. No file was written.
notice-picture-copied = The picture is copied.

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

md-rules = Rules: { $name } (`{ $id }`)
md-rules-made = Rules: { $name } (`{ $id }`), made from { $from }
md-rules-from = Rules: { $name } (`{ $id }`), { $region }
md-option = Read as `{ $option }={ $value }`
md-player = { $side }: { $player }
md-computer = { $side }: { $player }, the computer at level { $level }
md-start = Start: `{ $position }`
md-result = Result: { $result }
md-round = Round { $round }
md-turn = { $player }: **{ $turn }** – { $summary }
md-turn-plain = { $player }: **{ $turn }**
md-round-result = *{ $headline }. { $detail }*
export-described = { $headline }. { $detail }
