### Lessons, and saying beforehand what a turn will do.

lessons-title = Learn to play
lessons-subtitle = Thirteen lessons, from the first seed to a whole match. The first eleven teach Fergen Gobale.
lessons-own = Lessons of your own
lessons-own-folder = Lesson files in { $folder } are listed here.
lessons-own-none = There are none yet. Open the folder: it begins with a small example that tells how to write one.
lessons-own-reading = The folder is being read…
lessons-own-unread = The folder could not be read: { $why }
lessons-own-more = { $count ->
    [one] One file more is
   *[other] { $count } files more are
} not listed.
lessons-read-again = Read again
lessons-open-folder = Open lessons folder…
lessons-copy-folder = Copy the path
lessons-folder-not-opened = The folder cannot be shown: { $why }. Its path stands under “Lessons of your own”, where you can copy it.
lessons-no-file-manager = no file manager was found
lessons-done = { $done } of { $all } done
lessons-card = { $number }. { $title }
lessons-card-spoken = Lesson: { $title }, { $done } of { $all } steps done
lessons-card-finished = Lesson: { $title }, finished
lessons-broken = { $file } is no lesson
lessons-too-large = It is larger than 1 MB, the most that is read of a lesson
lessons-play = Play Fergen Gobale against the computer
lessons-to-game = Back to your game
lessons-go-on = Go on: { $title }
lessons-begin = Begin: { $title }

lesson-step = Step { $step } of { $all }
lesson-step-spoken = Step { $step }
lesson-step-done = Step { $step }, done
lesson-list = All lessons
lesson-back = Back
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-finish = Finish
lesson-play = Play against the computer
lesson-watch = Watch
lesson-watch-again = Watch again
lesson-point = Look at { $holes }.
lesson-read = Read, and look at the board
lesson-read-detail = Press Next when you are ready.
lesson-to-watch = Press Watch to see it
lesson-to-watch-detail = You can watch as often as you like, and go back seed by seed with the buttons below.
lesson-watched-detail = Watch again, or go on.

ask-lifting = { $player } lifts { $hole }
ask-lifting-way = { $player } lifts { $hole } and sows { $direction }
ask-last = { $lifting }. Where does the last seed fall?
ask-taken = { $lifting }. How many seeds does { $player } take?
ask-whose = The round is over. Whose are the seeds in { $hole }?
ask-takes = { $seeds ->
    [one] Which hole do you sow to take a seed?
   *[other] Which hole do you sow to take { $seeds } seeds or more?
}
ask-pair = Which hole do you sow to make a layli pair?
ask-claims = Which hole do you sow to claim a central hole?
ask-ends-in = Which hole do you sow so that the last seed falls in { $hole }?
ask-relays = Which hole makes { $laps } laps or more?
ask-says = Which hole, and which way, earns you “{ $saying }”?

ask-how-sow = Click a hole, or press its letter.
ask-how-last = Click the hole, and then Check. Clicking it twice does both.
ask-how-taken = Set the number with − and +, or type it. Then press Check.
ask-how-whose = Choose who, and then press Check.
ask-number = Number of seeds
ask-more = One more
ask-less = One less

answer-check = Check
answer-again = Try again
answer-right = Right!
answer-wrong = Not this time.
answer-plays = Watch what really happens…
answer-next = Now you can go on
answer-try = Now you can try again
answer-replay = The buttons below go through it once more, seed by seed.
answer-yours-seeds = You said { $seeds }.
answer-yours-hole = You said { $hole }.
answer-yours-heir = You said { $who }.
answer-why = { $what }. { $why }
answer-what = { $what }.
answer-nobody = Nobody
answer-taken = { $seeds ->
    [one] That is 1 seed in all.
   *[other] That is { $seeds } seeds in all.
}
answer-laps = { $laps ->
    [one] That was 1 lap.
   *[other] That was { $laps } laps.
}
answer-picked = { $hole }, your answer

lesson-error-step = Line { $line }, in step { $step }: { $why }
lesson-error-id = an id is made of small letters a to z, digits and `-`, and is not empty
lesson-error-id-taken = the lesson in { $file } has this id too, and what is learnt of one would count for the other; give this one another id
lesson-error-title = a lesson needs a title of at most { $most } letters
lesson-error-rules = there is no rule set `{ $id }` in this program
lesson-error-steps = a lesson has at least one step, and at most { $most }
lesson-error-words = a step needs a text of at most { $most } letters
lesson-error-hole = this board has no hole `{ $hole }`
lesson-error-ends = this sowing does come to an end; it is watched with Turn, not with Endless
lesson-error-not-over = the round is not over here: the player to move can still play
lesson-error-no-next-round = this game has no next round to set out
lesson-error-no-answer = no turn that is allowed here reaches the goal, so the question has no answer
lesson-error-nothing-in-hole = the hole is empty, so its seeds are nobody’s to ask for

predict-title = Predict
predict-subtitle = Say beforehand what a turn will do. Then watch it.
predict-game = Game: { $game }
predict-guess = To say: { $guess }
predict-level = Level: { $level }
predict-last = Where it ends
predict-taken = How many are taken
predict-level-lap = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}
predict-level-laps = { $least }–{ $most } laps
predict-level-laps-more = { $least } laps or more
predict-level-seeds = { $least }–{ $most } seeds
predict-level-seeds-more = { $least } seeds or more
predict-numbers = Without numbers on the board
predict-next = Next
predict-skip = Another
predict-from-table = The turns of the position on the table
predict-from-play = Positions from random play
predict-score = { $asked ->
    [0] No answer yet
   *[other] { $right } of { $asked } right
}
predict-streak = In a row: { $streak } · best: { $best }
predict-none = Random play found no such turn in this game. Choose another level.
