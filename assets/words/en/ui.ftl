### The window.

menu-program = Gobale
menu-file = File
menu-game = Game
menu-learn = Learn
menu-view = View
menu-help = Help
menu-replay = Replay
menu-recent = Open recent

title-home = Gobale
title-lesson = Lesson: { $lesson }
title-table = { $game } · round { $round } · { $state }
title-visitor = { $game } · round { $round }
title-window = { $title } – Gobale
title-unsaved = not saved
title-new = new
title-read-only = { $file } (read-only)
title-record = among the past games

home-title = Choose a game
home-subtitle = Mancala of the Horn of Africa: sow seeds, take the most.
home-open = Open a file…
home-learn = Learn to play
home-continue = Continue { $game }
home-look-back = Back to the finished { $game }
home-origin = { $people } · { $region }
home-first = Good first game · in the lessons
home-first-told = Good first game: the lessons teach it. { $told }
home-told = { $nature }. { $time }
home-takes = A game: about { $round } min
home-takes-match = A round: about { $round } min · a match: { $game } min
home-play = Play { $game }, { $region }

table-to-move = to move
table-sets-out = sets out
table-winner = winner
table-sow-ccw-left = Sow { $hole } to the left: counter-clockwise
table-sow-ccw-right = Sow { $hole } to the right: counter-clockwise
table-sow-cw-left = Sow { $hole } to the left: clockwise
table-sow-cw-right = Sow { $hole } to the right: clockwise
table-watch = Watch it
table-again = Play again
table-next-round = Next round
table-rule = { $rule } · { $source }
table-rule-show = Show the rule: { $rule }
table-rule-ours = { $rule } · our reading
table-choose-direction = Which way do the seeds of { $hole } go?
table-choose-direction-detail = Click one of the two arrows, or press the left or the right arrow key.
table-choose-claim = A pair! Which central hole does { $player } claim: { $choices }?
table-choose-claim-detail = Click { $choices }, or press the letter.
table-hole-may-lift = { $hole }, may be lifted
table-hole-may-claim = { $hole }, may be claimed
table-hole-may-take = { $hole }, may take an odd seed
table-again-changed = Play again, sides changed
table-set-out = { $player } sets out the next round: { $numbers }
table-to-set-out = { $player } is to set out the next round
table-set-out-no-choice = The other player copies each hole straight across.
table-set-out-choice = Click a hole of that row to move an odd seed there, or take it as it is.
table-set-out-choice-keyboard = Press the letter of a hole of that row to move an odd seed there. { $key } takes it as it is.
table-set-out-left = { $left ->
    [one] One odd seed is
   *[other] { $left } odd seeds are
} left: click a hole to lay it there.
table-set-out-left-keyboard = { $left ->
    [one] One odd seed is
   *[other] { $left } odd seeds are
} left: press the letter of a hole to lay it there.
table-saying = { $says }, “{ $means }”. { $detail }
table-begin = { $player } begins
table-is-to-move = { $player } is to move
table-over-keyboard = Enter comes to “Play again”, and Enter again begins. This match is kept.
table-begin-pointer = Click a ringed hole.
table-begin-keyboard = Press { $first } to { $last }, or arrows and Enter.
table-closed = { $holes } are out of play in this round: there were too few seeds for them. Sowing passes them over.
table-first-pair = { $holes } are a layli pair now: nobody lifts from them in this round, and at its end their seeds go to { $player }.
table-read-first = { $result }. { $detail }
table-endless = This sowing never comes to an end, so it is not allowed. Press Escape to go back.
table-next = { $player } is to move.
table-goes-on = The numbers show the first lap. The sowing goes on from { $last }, a hole with seeds.

region-board = Board
region-told = What happens
region-panel = Side panel
region-words = What is taught
region-ways = Answer and go on

announce-start = At the start. { $next }
announce-after = { $turn }. { $next }
announce-turn = { $player } is to move.
announce-arrange = { $player } sets out the next round.
announce-over = The match is over: { $result }. { $why }

timeline-label = Place in the turn: { $place }
timeline-lap = lap { $lap }
timeline-place-lap = lap { $lap } of { $laps }, seed { $seed } of { $seeds }
timeline-place-before = before the first lap
timeline-place-after = after lap { $lap }
timeline-place-end = at the end
timeline-empty = Nothing played yet

speed-label = Speed: { $speed }
speed-factor = { $factor }×
speed-at-once = At once

panel-hide = Hide the side panel
panel-show = Show the side panel
panel-turns = Turns
panel-match = Match
panel-rules = Rules
panel-analysis = Analysis
panel-start = Start
panel-round = R{ $round }
panel-turn-number = { $round }.{ $turn }
panel-row = { $number } { $turn }, { $player }: { $summary }
panel-other = Other turn here: { $turn }, { $length }
panel-other-sign = ↪
panel-other-length = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
panel-sets-out = sets out { $numbers }
panel-gave-up = { $player } gave up
panel-agreed = stopped here
panel-row-told = { $number } { $player }: { $turn }
panel-row-ended = { $number } { $turn }
panel-noted = { $summary } ✏
panel-players = Players
panel-name-of = Name of { $side }
panel-rounds = Rounds
panel-comment = Comment on this turn
panel-our-reading = Our reading
panel-sources = Sources

score-round = Round
score-began = Began
score-nobody = Nobody’s
score-turns = Turns
score-no-rounds = No round is over yet.
score-now = if it ended now
score-cows = { $player } has driven { $won ->
    [one] 1 cow
   *[other] { $won } cows
} of { $needed }
score-games = { $player } has won { $won ->
    [one] 1 game
   *[other] { $won } games
} of { $needed }
score-has-half = { $player } would have more than half of the seeds now.
score-needs-half = { $player } needs { $more } more for more than half of the seeds.
score-needs-all = To win the match, { $player } must take { $more ->
    [one] the last seed { $other } has
   *[other] the { $more } seeds { $other } has left
}.
score-needs-games = { $player } needs { $more ->
    [one] 1 more game
   *[other] { $more } more games
} to win the match.

ask-unsaved = Save this session first?
ask-unsaved-detail = Your game has turns that are not saved in a file of yours. It stays among the past games in any case.
ask-unsaved-rules = Save your rules first?
ask-unsaved-rules-detail = The rules that you are making are in no file.
ask-unsaved-position = Save the position first?
ask-unsaved-position-detail = The position that you are setting up was not played, and is in no file.
ask-unsaved-several = Save your work first?
ask-flawed-rules = Leave the rules you are making?
ask-flawed-position = Leave the position you are setting up?
ask-flawed-position-detail = The position that you are setting up cannot be saved while something is wrong with it. It is lost when the program ends.
ask-flawed-several = Leave what you are making?
ask-flawed-rules-detail = The rules that you are making cannot be saved while something is wrong with them. They are lost when the program ends.
ask-overwrite = Replace the file?
ask-overwrite-detail = There is already a file { $file }.
ask-changed = Another program changed this file
ask-changed-detail = { $file } is no longer as you opened or saved it here. If you replace it, what the other program wrote there is lost.
ask-report = The program made a mistake the last time
ask-report-detail = What you played was kept. A report of the mistake lies in { $file }. It tells the makers what went wrong, and nothing of your games. You can copy it, and paste it into a message to them.
ask-path-open = Which file do you want to open?
ask-path-save = Where do you want to save?
ask-path-detail = Type the path of the file.
ask-path-label = Path of the file
ask-path-recent = Opened or saved lately
ask-path-folder = That is a folder. To save in it, take this name or type another one.
recent-in = { $file } in { $folder }
recent-gone = { $file } (no longer there)
ask-stop = End the match here?
ask-stop-detail = If you agree to stop, whoever is ahead wins. Whoever gives up loses.
ask-stop-detail-computer = If you stop here, whoever is ahead wins. If you give up, { $player } wins.
ask-stop-detail-computers = If the match stops here, whoever is ahead wins.
ask-stop-seeds = { $player } is ahead now: { $more } seeds against { $less }.
ask-stop-games = { $player } is ahead now: { $more } games won against { $less }.
ask-stop-even = Nobody is ahead now.

ask-reset-settings = Set everything back?
ask-reset-settings-detail = Every setting is then as at first. Your games, your lessons and your recent files stay.
ask-museum = Start museum mode?
ask-museum-detail = The program closes and opens again for visitors: large text, no files, and nothing is kept. It returns to the first screen when nobody has touched it for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. To leave, close its window.

answer-reset-settings = Set back
answer-museum = Start museum mode
answer-save = Save
answer-discard = Don’t save
answer-leave = Go on anyway
answer-replace = Replace
answer-open = Open
answer-elsewhere = Save as…
answer-copy = Copy the report
answer-close = Close
answer-agree = Agree to stop
answer-stop = Stop here
answer-give-up = Give up
answer-resign = { $player } gives up
answer-cancel = Cancel

keys-title = Keys
keys-about = Everything can be done from the keyboard.
keys-board = On the board
keys-letters = A, B, C …
keys-letters-does = Lift your hole of that letter
keys-arrows = ← → ↑ ↓
keys-arrows-does = Go to the holes, and from one to the next
keys-enter-does = Lift the hole you have come to
keys-next-does = Go on: do what the filled button says, or end a wait
keys-directions = ← →
keys-directions-does = Choose which way the seeds go
keys-centres = X, Y
keys-centres-does = Claim a central hole
keys-tab = Tab
keys-tab-does = Go on to buttons, lists and panels
keys-everywhere = Everywhere
keys-close = Close

notice-close = Close this message
notice-settings-not-kept = The settings could not be kept: { $why }
notice-out-of-reach = A game kept in { $file } cannot be offered, for { $lock } cannot be opened. It stays there: { $why }
notice-put-aside = { $file } could not be read, and was put aside as { $aside }: { $why }
notice-unreadable = { $file } could not be read: { $why }
notice-settings-aside = Not all settings could be read from { $file }. The file was put aside as { $aside }: { $why }
notice-settings-unreadable = Not all settings could be read from { $file }, and new ones cannot be kept: { $why }

file-kind = Gobale session
file-kind-rules = Gobale rules
file-kind-png = Picture (PNG)
file-kind-svg = Picture (SVG)
file-kind-gif = Animation (GIF)
file-kind-text = Text
file-kind-markdown = Text (Markdown)
file-kind-csv = Table (CSV)
