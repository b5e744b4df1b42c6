### Why a session file cannot be read or written.

file-not-text = It is not a text file of the right kind: after { $at } bytes comes something that is no UTF-8 text. If it is a text, save it as UTF-8.
file-empty = The file is empty.
file-syntax = Line { $line }, column { $column }: { $what }. The mistake may also stand just before that place.
file-newer = It was written by a newer version of the program: its format is { $found }, and this version reads up to { $known }.
file-rules = Its rule set contradicts itself: { $why }
file-start = Its first position is not right: { $why }
file-move = Round { $round }, turn { $turn }, { $text }: { $why }
file-parent = Line { $line }: a turn can only follow a turn that stands before it.
file-cursor = It stands at turn { $found }, but has only { $moves }.
file-check = Its turns can be played, but they lead to other positions than when it was saved. Turns or rules were changed.
file-too-large = It is larger than { $limit } MB, the most that is read.
file-too-many-moves = It has more than { $limit } turns, the most that is read.
file-long-comment = A comment has more than { $limit } characters, the most that is read.
file-long-name = A player's name has more than { $limit } characters, the most that is read.
file-long-text = A turn or a position has more than { $limit } characters, the most that is read.
file-not-a-file = It is a folder or a device, not a file.
file-not-found = There is no such file or folder.
file-no-permission = The system does not allow it: the file or its folder is protected.
file-disk-full = There is no room left on the disk.
file-long-path = The name of the file or folder is too long.
file-system = The system says: { $what }
