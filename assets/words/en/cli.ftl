# The command line: what can be asked for, what is printed, and what is wrong.

cli-about = Play, teach and step through the mancala games of the Horn of Africa
cli-after-help = Without a command the window opens, on FILE if there is one. `gobale rules` lists the rule sets.
cli-usage =
    gobale [OPTIONS] [FILE]
           gobale [OPTIONS] <COMMAND>
cli-file = A session to open
cli-licences = Print the licences of everything that is inside the program
cli-museum = Open for the visitors of a museum: back to the first screen after MINUTES without input, and no file written
cli-data-dir = The folder for settings and autosaves, in place of the usual one
cli-rules = List the rule sets, or print one as a file that can be edited and given back as --rules FILE
cli-rules-id = A rule set’s id, or a file with one
cli-rules-choice = The rules to play by: a rule set’s id, or a file with one
cli-set = Choose between readings of the rules, such as centre=once; can be given several times
cli-play = Play turns and tell what happens
cli-start = The position to start from, such as "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S"
cli-json = Print the game as one line of JSON
cli-batch = Read games from standard input, a line of turns each, and print a line of JSON for each
cli-save = Write the game as a session file
cli-turns = The turns, such as C, C:ccw, e+Y or set:4,4,4,4,3,3
cli-replay = Check a session file by playing it, and tell its main line
cli-replay-file = The session file
cli-render = Paint a position, a turn or a round of a session file
cli-render-turn = The turn, numbered as `gobale replay` does; 0 is the start. Without it, where the file was left; a GIF shows its whole round
cli-render-event = A moment of that turn: the middle of this event, the first one being 1
cli-render-size = The size in pixels, such as 1280x800
cli-render-theme = The colours
cli-render-board = What the board looks like: `game` is earth for Huroy and Gelech, and wood for the layli games
cli-render-print = Black on white paper
cli-render-flip = Turn the board round: North sits at the bottom
cli-render-no-numbers = Leave out the numbers of seeds
cli-render-no-letters = Leave out the letters of the holes
cli-render-output = The file to write, in place of one that is there: its ending says what it is to be
cli-export = Write a session file as notation, for reading, or as a table
cli-export-output = The file to write, in place of one that is there: its ending says what it is to be
cli-perft = Count the sequences of turns of a length, within the first round
cli-depth = How many turns
cli-solve = Say what a position is worth with best play to the end of the round
cli-solve-turns = The turns to play first, as for `gobale play`
cli-solve-json = Print the answer as one line of JSON
cli-solve-time = Stop after so many seconds
cli-threads = How many threads search
cli-memory = How much memory the search may use for what it learns, in megabytes
cli-nodes = Stop after looking at so many positions
cli-every-turn = Look for the value of every turn, not of the best one only
cli-bench = Measure how fast games are played and searched
cli-bench-search = Search from the first arrangement to a fixed depth on one thread and print how many positions a second
cli-bench-players = Let two players play against each other, each beginning every other game, and print the first one’s share of the points
cli-contest-first = Who plays: a level from 1 to 6, `random`, `greedy` (what its own turn brings, no more), or `round` (level 6, but each round for itself)
cli-contest-second = Against whom
cli-contest-rounds = How many rounds from the first arrangement
cli-contest-matches = How many whole matches, in place of rounds
cli-contest-opening = How many turns are played by chance at the start of each round
cli-contest-nodes = How many positions level 6 looks at for a turn
cli-contest-seed = The seed of chance; the same one gives the same games
cli-contest-threads = How many games are played at a time
cli-playouts = Play random rounds on one thread and print how many a second
cli-seconds = How many seconds to play
cli-pictures = Paint pictures of the screens, for README files and posters
cli-pictures-sheet = Instead, the same screens in every size of window, at every scale, in every theme, and sheets that show them together
cli-pictures-folder = The folder for them, made if it is not there

cli-rules-line = { $id }  { $name }  { $region }
cli-playouts-result = rounds/s { $rounds } turns/s { $turns }
cli-bench-search-result = nodes/s { $each } nodes { $nodes } depth { $depth } value { $value }
cli-bench-players-result = { $points } % ± { $error } won { $won } drawn { $drawn } lost { $lost } rounds { $rounds } ms/turn { $first } { $second }
cli-solve-progress = { $depth } turns deep, { $nodes } positions
cli-solve-even = both have the same
cli-solve-lead = { $player } has { $seeds } more
cli-solve-exact = With best play to the end of the round, { $result }. This is proven.
cli-solve-open = Not proven to the end of the round: between “{ $low }” and “{ $high }”. As it looks, { $estimate }.
cli-solve-line = Best is { $best }; it may go on { $line }
cli-solve-turn = {"  "}{ $turn }: { $result }
cli-solve-turn-open = {"  "}{ $turn }: as it looks, { $estimate }; proven only between “{ $low }” and “{ $high }”
cli-solve-cost = { $nodes } positions, { $depth } turns deep, { $seconds } s
cli-turn = { $number }. { $player }: { $turn }
cli-arrangement = { $player }: { $arrangement }
cli-headline = {"  "}{ $headline }.
cli-telling = {"  "}{ $headline }. { $detail }
cli-comment = {"  "}“{ $line }”
cli-position = {"  "}{ $position }

cli-unknown-ending = `{ $file }` does not say what to write: its name must end with { $endings }
cli-size-form = `{ $size }` is no size; write width and height with an x between, such as 1280x800
cli-size-range = `{ $size }` is out of range: each side must have { $least } to { $most } pixels
cli-event-of-film = An animation shows every event of a turn: leave out --event, or write a picture

cli-refused = Turn { $number }, `{ $turn }`: { $why }
cli-cannot-write = The output cannot be written: { $why }
cli-in-file = { $file }: { $why }
cli-cannot-read-input = The input cannot be read: { $why }
cli-too-long = It is larger than 1 MB, the most that is read of a rule set
cli-option-form = `{ $option }` sets nothing; write an option as name=value, such as centre=once
cli-unknown-rules = There is no rule set and no file `{ $name }`; `gobale rules` lists the rule sets
cli-unknown-rules-near = There is no rule set and no file `{ $name }`; did you mean `{ $near }`?
cli-seconds-range = The number of seconds must be above 0 and at most { $most }
cli-solve-seconds = The number of seconds must be 0 or more
cli-solve-memory = This computer has { $most } megabytes of memory, and a search cannot have more
cli-solve-round-over = The round is over in this position, so there is nothing to solve
cli-solve-over = The match is over, so there is nothing to solve
cli-bench-search-wrong = The search finds the value { $found } where it should find { $expected }
cli-no-file = There is no file `{ $file }`
cli-misspelt = There is no command and no file `{ $name }`; did you mean `{ $near }`?
cli-file-and-command = A file to open in the window, `{ $file }`, and a command: only one of the two can be done
cli-no-window = The window cannot be opened: { $why }
cli-no-display = The window cannot be opened: there is no display that it reaches ({ $why }). The commands need none: see gobale --help
cli-no-graphics = The window cannot be opened: it needs OpenGL 2.1 or newer, and neither the graphics card nor software offers it here ({ $why }). On Debian and Ubuntu: apt install libgl1-mesa-dri libegl1 libgl1
cli-no-library = The window cannot be opened: { $count ->
    [one] a library of the system is
   *[other] libraries of the system are
} missing: { $files }. On Debian and Ubuntu: apt install { $packages }
cli-window-stopped = The window had to stop: { $why }
cli-window-stopped-at = The window had to stop because of a mistake in this program, at { $place }: { $why }
cli-mistake-at = The window goes on, but there was a mistake in this program, at { $place }: { $why }
cli-no-museum = Museum mode could not be started: { $why }
cli-no-pictures = The pictures cannot be painted: { $why }
