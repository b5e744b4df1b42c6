### Past games: the sessions that lay on the table before.

records-title = Past games
records-count = { $count ->
    [one] 1 game, kept here by itself.
   *[other] { $count } games, kept here by themselves.
}
records-reading = Reading the past games…
records-none = No past games yet. Every game you play is kept here by itself, with all its turns and comments.
records-none-found = No past game has “{ $search }” in it.
records-unread = The past games could not be read: { $why }
records-older = { $count ->
    [one] 1 older game is
   *[other] { $count } older games are
} kept too, but not listed.
records-search = Search the past games
records-search-hint = Player, game, result or date

record-players = { $south } – { $north }
record-computer = { $player } (computer { $level })
record-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
record-on-table = On the table
record-unreadable = Cannot be read: { $why }
record-too-long = A very long game: open it to see it.
record-open = Open { $game }: { $players }. { $result }. { $date }
record-open-unreadable = Open { $file }: { $why }
record-continue = Go back to { $game }: { $players }. { $result }. On the table
record-delete = Delete { $record }
record-delete-named = { $game }: { $players }, { $date }

record-won = { $player } won { $most }–{ $least }
record-won-rounds = { $player } won { $most }–{ $least } after { $rounds } rounds
record-won-games = { $player } won { $most } games to { $least }
record-gave-up = { $player } won: { $other } gave up
record-drawn = A draw, { $seeds } each
record-drawn-centre = A draw: all seeds lie in the centre
record-drawn-games = A draw, { $games ->
    [one] 1 game
   *[other] { $games } games
} each
record-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, not finished
record-round = Round { $round }, { $turns ->
    [0] no turn yet
    [one] 1 turn
   *[other] { $turns } turns
}, not finished
record-between = After round { $round }, not finished

ask-delete = Delete this game?
ask-delete-detail = { $record }. It goes for good, with all its turns and comments.
answer-delete = Delete

notice-deleted = The game is deleted.
notice-not-deleted = The game could not be deleted: { $why }
notice-not-yet-put-away = The game before could not be put among the past games: { $why } It is tried again as long as the program is open.
notice-not-put-away = The game before could not be put among the past games: { $why } It was left in { $folder }.
