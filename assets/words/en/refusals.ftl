# Why a turn is not allowed: a sentence without a full stop.

refusal-central = { $hole } is a central hole: nobody lifts seeds from it
refusal-not-yours = { $hole } is in the row of { $owner }, and it is the turn of { $player }
refusal-closed = { $hole } is out of play in this round
refusal-layli = { $hole } is a layli hole of { $owner }: nobody lifts seeds from it in this round
refusal-empty = { $hole } is empty
refusal-faces-single = { $hole } faces exactly 1 seed, at { $opposite }: no turn may start there
refusal-first-turn = The first turn of a round must start from { $hole }, the hole at the right-hand end
refusal-direction = In this game nobody sows { $direction }
refusal-endless = From { $hole } the sowing never ends: after { $laps } laps it is still going
refusal-claim-missing = This turn makes a layli pair, so it also claims a central hole: choose { $choices }
refusal-claimed = { $centre } is already claimed by { $owner }
refusal-no-pair = This turn makes no layli pair, so it cannot claim { $centre }
refusal-over = The match is over
refusal-read-first = The round is over: press “Next round”, or Enter
refusal-manners = By traditional manners a chosen hole is not changed and nothing is taken back
refusal-set-out-first = The next round is to be set out first
refusal-nothing-to-set-out = No round is to be set out now
