# The names of things: players, holes, and how several stand in a row.

name-south = South
name-north = North

list-row = { $before }, { $next }
list-or = { $before } or { $last }
list-and = { $before } and { $last }

direction-ccw = counter-clockwise
direction-cw = clockwise

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

level-1 = plays anything
level-2 = takes what it sees
level-3 = thinks of the answer
level-4 = looks a little ahead
level-5 = looks far ahead
level-6 = plays its best
