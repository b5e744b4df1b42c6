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
notice-not-pasted = This cannot be pasted: { $why }.

error-game-too-long = the text is longer than a megabyte
error-game-rules = there is no rule set “{ $name }”; a game begins with the name of its rule set, such as fergen-gobale
error-game-option = “{ $word }” is no option; options are written name=value
error-game-start = in the start, { $why }
error-game-move = move { $number }, { $why }
error-game-refused = move { $number }, { $played }: { $why }
