# The names of things: players, holes, and how several stand in a row.

name-south = South
name-north = North

list-row = { $before }, { $next }
list-or = { $before } or { $last }
list-and = { $before } and { $last }

direction-ccw = counter-clockwise
direction-cw = clockwise

# The strengths of the computer player, and what each does.
level-1 = Plays anything
level-1-about = It plays any turn that is allowed, by chance.
level-2 = Takes what it sees
level-2-about = It looks at its own turn only, and plays nearly every other turn by chance.
level-3 = Sees your answer
level-3-about = It looks three turns ahead, and plays every third turn by chance.
level-4 = Looks ahead
level-4-about = It looks five turns ahead, and plays every fifth turn by chance.
level-5 = Makes few mistakes
level-5-about = It looks six turns ahead, and plays about one turn of 16 by chance.
level-6 = Plays its best
level-6-about = It looks as far ahead as it can in the time it has.

# A hole as a screen reader says it.
hole-in-row = { $hole }, { $player }, { $seeds ->
    [0] no seeds
    [one] 1 seed
   *[other] { $seeds } seeds
}
hole-layli = { $hole }, { $player }, { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}, layli of { $owner }
hole-closed = { $hole }, { $player }, out of play
hole-central = { $hole }, central hole, { $seeds ->
    [0] no seeds
    [one] 1 seed
   *[other] { $seeds } seeds
}
hole-claimed = { $hole }, central hole, { $seeds ->
    [0] no seeds
    [one] 1 seed
   *[other] { $seeds } seeds
}, claimed by { $owner }
hole-store = Store of { $player }, { $seeds ->
    [0] no seeds
    [one] 1 seed
   *[other] { $seeds } seeds
}
