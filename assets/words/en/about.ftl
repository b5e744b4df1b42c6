### What the program says of itself.

about-title = Gobale { $version }
about-what = Plays and teaches the mancala games of the Horn of Africa: Fergen Gobale, Leyla Gobale, Layli Goobalay, Huroy and Gelech.
about-free = It is free software under the MIT licence or the Apache Licence 2.0, as you choose. It asks for no account, and sends nothing anywhere.
about-back = Back
about-folders = Where your things are
about-folder-settings = Settings, and the game on the table
about-folder-games = Past games
about-folder-lessons = Your own lessons
about-folder-reports = Reports of mistakes of the program
about-open = Open folder
about-open-named = Open the folder: { $what }
about-copy = Copy
about-copy-named = Copy the path: { $what }
about-copied = Copied.
about-not-opened = The folder could not be shown: { $why }. Its path can be copied.
about-licences = Licences
about-licences-detail = First Gobale itself, then the parts of it that other people made. Click one to read its licence.
about-search = Search parts and licences
about-search-hint = A part, or words of a licence
about-found = { $count ->
    [one] One part
   *[other] { $count } parts
}
about-none = No part and no licence has these words.
about-part = { $part }: { $licence }
about-licence-of = { $part } is under this licence:
about-copy-licence = Copy the licence
