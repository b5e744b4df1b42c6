### Why a session file cannot be read or written.

file-sentence = { $why }.
file-empty = The file is empty.
file-newer = It was written by a newer version of the program: its format is { $found }, and this version reads up to { $known }.
file-no-format = It says that its format is { $found }, but there never was such a format.
file-start = Line { $line }: the first position is not right. { $why }.
file-level = Line { $line }: there is no computer of level { $number }; the levels are { $least } to { $most }.
file-move = Line { $line }, turn { $turn } of round { $round }: `{ $text }` cannot be played. { $why }.
file-move-twice = The same turn stands in the file before, played from the same position
file-parent = Line { $line }: a turn can only follow a turn that stands before it.
file-cursor = Line { $line }: the cursor stands at turn { $found }, but there are only { $moves }.
file-check = Line { $line }: the turns can be played, but lead to other positions than when the file was saved. Turns or rules were changed; without the line `check` the file opens as it is now.
file-too-large = It is larger than { $limit } MB, the most that is read.
file-too-many-moves = there are more than { $limit } turns, the most that is read.
file-long-comment = a comment has more than { $limit } characters, the most that is read.
file-long-name = a player’s name has more than { $limit } characters, the most that is read.
file-not-a-file = It is a folder or a device, not a file.
file-not-found = There is no such file or folder.
file-no-permission = The system does not allow it: the file or its folder is protected.
file-disk-full = There is no room left on the disk.
file-too-long = It is larger than such a file ever is
file-long-path = The name of the file or folder is too long.
file-system = The system says: { $what }
