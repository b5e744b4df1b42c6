### Reports of the program's own mistakes.

report-written = A report of this mistake lies in { $file }
report-not-written = No report of this mistake could be written: { $why }
report-text =
    Gobale { $version }, { $system }
    Time: { $time } (Greenwich)
    Thread: { $thread }
    Place: { $place }
    Message: { $message }

    { $trace }
