### Messages of the program about files.

notice-thinking-failed = The computer could not think this through: a mistake in the program. You can go on playing yourself.
notice-no-counting = By traditional manners nobody counts: there are no hints, and nothing is weighed, before the match is over.
notice-manners-too-late = Manners are chosen before the first turn: start a new game to change them.
notice-not-kept = This game cannot be kept for the next start: { $why } It is tried again. To be sure, save it in a file of your own.
notice-kept-again = Your games are kept again.
notice-broken = A mistake in the program ended what was being read or written. Nothing you played is lost: you can go on, or try again.
notice-left-unopened = One file is opened at a time: { $files ->
    [one] 1 other file was
   *[other] { $files } other files were
} left.
notice-read-only = { $file } can be read, but not changed. Save asks for another place.
notice-copied-report = The report is copied. You can paste it into a message.
notice-saved = Saved in { $file }.
notice-not-saved = Not saved in { $file }: { $why }
notice-not-opened = Not opened: { $file }. { $why }

settings-form = { $why }. What stands before that place was kept.
settings-no-text = { $why }.
settings-value = Line { $line }: the setting `{ $name }` is as at first, for { $why }.
settings-no-such = There is no setting `{ $name }`.
settings-newer = A newer version of the program wrote it, in form { $found }; this version knows forms up to { $known }, and took over what it knows.
