### The palette: all that can be asked for, found by a few letters.

palette-field = What do you want to do?
palette-hint = Type what you want to do: undo, Huroy, dark…
palette-found = { $count ->
    [one] 1 found. Enter does it.
   *[other] { $count } found. ↑ and ↓ choose, Enter does it.
}
palette-cannot = { $count } found. This one cannot be done now: { $why }.
palette-none = Nothing is called “{ $typed }”.
palette-row = { $name }, { $place }
palette-games = Games
palette-game = New game: { $game }
palette-lessons = Lessons
palette-lesson = Lesson: { $lesson }
palette-settings = Settings
palette-setting = Setting: { $setting }
palette-value = { $setting }: { $value }

# Why something cannot be done now.
obstacle-no-game = no game on the table
obstacle-elsewhere = go back to the game first
obstacle-manners = nobody counts by these manners
obstacle-nothing = nothing to do now
