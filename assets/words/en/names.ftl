# The names of things: players, holes, and how several stand in a row.

name-south = South
name-north = North

list-row = { $before }, { $next }
list-or = { $before } or { $last }

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
