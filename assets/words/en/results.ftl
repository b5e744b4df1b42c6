# How rounds and matches come out: a headline without a full stop, and a detail with one.

result-round-won = { $player } has more seeds in this round
result-round-even = Both players have the same number of seeds in this round
result-seeds = { $south_name } has { $south }, { $north_name } has { $north }.
result-seeds-left = { $south_name } has { $south }, { $north_name } has { $north }; nobody has the { $nobody } left in the centre.
result-games = Games won: { $south_name } { $south }, { $north_name } { $north }
result-match-won = { $player } wins the match
result-match-drawn = The match is a draw
result-why-one-round = One round is the whole match, and more seeds win it.
result-why-all-seeds = A player has no seeds left, so the match is over.
result-why-all-centre = All seeds lie in the centre, where they are nobody’s, and no player has any left.
result-why-wins = The match is won by winning enough games.
result-why-same-start = The next round would start the same way for the third time, so the match ends: whoever has more wins, and equal is a draw.
result-why-agreed = The players agreed to stop; what each had then counts.
result-why-resigned = { $player } gave up.
result-set-out = { $player } sets out the next round with { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}
result-set-out-detail = The seeds are spread as equally as can be, and the other player mirrors them.

# What one plays for: how seeds are won, and who wins, each in a sentence.
aim-capture = A last seed in your own empty hole wins the seeds across.
aim-pair = A last seed in your own empty hole wins the seeds across; 3 there become your pair.
aim-claim = A last seed in your own empty hole wins the seeds across; 3 there become your pair and win a central hole.
aim-singles = As your turn begins, a single seed of yours wins the seeds across.
aim-row = You win the seeds that lie in your row at the end.
aim-one-round = More seeds win.
aim-all-seeds = Run out of seeds and you lose.
aim-wins = { $wins ->
    [one] One game won wins the match.
   *[other] { $wins } games won win the match.
}
