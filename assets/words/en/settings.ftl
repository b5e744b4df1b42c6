### The settings: what each is called, what it does, and other words that people look for it by.

settings-title = Settings
settings-subtitle = Every change counts at once and is kept.
settings-search = Search the settings
settings-search-hint = Search: dark, size, speed…
settings-none-found = No setting has “{ $search }” in it.
settings-reset-all = Set everything back…
settings-reset = Back to: { $first }
settings-reset-one = Set back: { $setting }
settings-done = Done

settings-look = Look
settings-board = Board
settings-turns = Turns
settings-players = Players
settings-sound = Sound
settings-museum = Museum

setting-on = On
setting-off = Off
setting-percent = { $percent } %
setting-minutes = { $minutes } min
setting-part = { $setting }, { $part }
setting-value = { $setting }: { $value }

setting-brightness = Light or dark
setting-brightness-help = Dark letters on a light ground, light ones on a dark ground, or as your computer has it.
setting-brightness-also = theme colour color night bright contrast
brightness-system = As the system
brightness-light = Light
brightness-dark = Dark

setting-targets = Large buttons
setting-targets-help = Makes everything that is pressed large enough for a finger. From the first touch on it is so by itself.
setting-targets-also = touch tablet finger targets big tap size

setting-board = Board material
setting-board-help = What boards are made of: as each game has it, or always the same.
setting-board-also = material theme wood earth slate paper contrast black white
board-game = As the game has it
board-earth = Earth
board-carved-wood = Carved wood
board-slate = Slate
board-paper = Paper
board-high-contrast = High contrast

setting-text = Size of text
setting-text-help = Makes all words and numbers larger or smaller, also those on the board as far as there is room.
setting-text-also = zoom large small font letters big scale
setting-panel = Panel at the side
setting-panel-help = Shows the list of turns, the match, the rules or the analysis beside the board.
setting-panel-also = sidebar list turns hide
setting-panel-room = If there is room
setting-panel-open = Open
setting-panel-shut = Closed

setting-numbers = Numbers of seeds
setting-numbers-help = Shows beside each hole how many seeds lie in it.
setting-numbers-also = count figures digits
setting-letters = Letters of holes
setting-letters-help = Shows beside each hole its letter, which is also its key.
setting-letters-also = names labels keys
setting-flipped = North at the bottom
setting-flipped-help = Turns the board round, for whoever sits on the other side.
setting-flipped-also = flip rotate turn side

setting-two-sides = Players on two sides
setting-two-sides-help = For two people with a tablet between them. All that the upper player reads is turned round: numbers, letters, name, and what is said, which stands at both edges. It stays so in later games.
setting-two-sides-also = tablet table opposite upright rotate

setting-motion = Motion
setting-motion-help = Whether seeds fly, or appear hole by hole. “As the system” means less where your computer is set to move less. An exported animation always shows them fly.
setting-motion-also = animation reduce reduced move still
motion-system = As the system
motion-full = Full
motion-reduced = Reduced

setting-speed = Speed of turns
setting-speed-help = How fast the seeds are sown before your eyes.
setting-speed-also = animation slow fast quick motion

setting-seats = Who plays
setting-seats-help = Who sits where in a new game: a person, or the computer at one of six levels.
setting-seats-also = computer opponent level strength player human difficulty
setting-seconds = Time for a computer’s move
setting-seconds-help = The most the computer at its highest level thinks about a move.
setting-seconds-also = think clock seconds wait
setting-megabytes = Memory for thinking ahead
setting-megabytes-help = The most the computer may keep of what it has found. More helps in long searches.
setting-megabytes-also = ram megabytes analysis

setting-sound = Sound
setting-sound-help = Lets you hear seeds fall, captures, pairs, and the end of a turn.
setting-sound-also = mute quiet noise audio silent
setting-volume = Volume
setting-volume-help = How loud it is.
setting-volume-also = loud quiet audio sound

setting-museum = Time until the next visitor
setting-museum-help = In museum mode, how long nobody has to touch the program before it returns to the first screen. You start museum mode in the menu View.
setting-museum-also = kiosk exhibition class school visitors idle
