# What is wrong with the form of a text file: a sentence without a full stop.

form-error = Line { $line }, column { $column }: { $why }
form-not-text = from here on this is no text in UTF-8; if it is a text, save it as UTF-8
form-utf16 = It is a text in UTF-16; save it as UTF-8
form-picture = It is a picture, not a text
form-archive = It is an archive (a zip file), not a text
form-empty = The file is empty

form-ends = the text ends here before it is complete; a bracket may be missing, or the rest of the file
form-unclosed-text = the text that begins here has no quotation mark at its end
form-unclosed-comment = a remark that begins with `/*` has no `*/` at its end
form-missing = here or just before, a `{ $mark }` is missing
form-expected-text = here should stand a text in quotation marks
form-expected-number = here should stand a whole number
form-expected-truth = here should stand `true` or `false`
form-expected-list = here should stand a list in square brackets
form-expected-perhaps = here should stand `None`, or a value as in `Some(4)`
form-expected-name = here should stand a name without quotation marks
form-other-file = here should stand `{ $thing }(`; this may be another kind of file
form-other-thing = here should stand `(`, as in `{ $thing }(…)` or `(…)`
form-field = there is no field `{ $found }` here
form-field-of = there is no field `{ $found }` here; the fields are { $known }
form-choice = `{ $found }` is not known here
form-choice-of = `{ $found }` is not known here; it can be { $known }
form-field-missing = the field `{ $field }` is missing
form-field-twice = the field `{ $field }` stands here a second time
form-bounds = this number is too small or too large to stand here
form-escape = a `\` and what follows it mean nothing here; for a `\` in a text write two
form-too-deep = too many brackets are open here, one in another
form-rest = here should be the end, but something follows
form-character = here `{ $character }` means nothing
form-hidden = here is a character that cannot be seen (number { $number }), which means nothing
form-other = { $said }
