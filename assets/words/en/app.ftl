### Messages of the program about files.

notice-thinking-failed = The computer could not think this through: a mistake in the program. You can go on playing yourself.
notice-no-counting = By traditional manners nobody counts: there are no hints, and nothing is weighed, before the match is over.
notice-manners-too-late = Manners are chosen before the first turn: start a new game to change them.
notice-not-kept = This game cannot be kept for the next start: { $why } Save it in a file of your own.
notice-saved = Saved in { $file }.
notice-not-saved = Not saved in { $file }: { $why }
notice-not-opened = Not opened: { $file }. { $why }
