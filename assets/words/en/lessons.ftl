### Lessons, and saying beforehand what a turn will do.

lesson-point = Look at { $holes }.

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

answer-why = { $what }. { $why }
answer-what = { $what }.
answer-nobody = Nobody
answer-picked = { $hole }, your answer

lesson-error = Line { $line }: { $why }
lesson-error-step = Line { $line }, in step { $step }: { $why }
lesson-error-id = an id is made of small letters a to z, digits and `-`, and is not empty
lesson-error-title = a lesson needs a title of at most { $most } letters
lesson-error-rules = there is no rule set `{ $id }` in this program
lesson-error-steps = a lesson has at least one step, and at most { $most }
lesson-error-words = a step needs a text of at most { $most } letters
lesson-error-hole = this board has no hole `{ $hole }`
lesson-error-ends = this sowing does come to an end; it is watched with Turn, not with Endless
lesson-error-not-over = the round is not over here: the player to move can still play
lesson-error-no-next-round = this game has no next round to set out
lesson-error-no-answer = no turn that is allowed here reaches the goal, so the question has no answer
lesson-error-nothing-in-hole = the hole is empty, so its seeds are nobody's to ask for

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
