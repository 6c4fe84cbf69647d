### Reviews of a game and hints: what a line of play is worth, and why. Dice and cells are written as in notation.

## A line as advice
advice-line = { $count ->
    [one] { $last }
   *[other] { $first } and { $last }
 }
advice-take = { $again ->
    [yes] also take { $die }
   *[no] take { $die }
 }
advice-put = put { $die } on { $cell }
advice-use = use { $tool }
advice-shade = make it { $die }
advice-pay = pay with favor tokens
advice-pay-die = pay with { $die }
advice-swap = swap it for { $die } of the round track
advice-exchange = swap it for { $die } on { $cell } of { $seat }
advice-move = move { $die } from { $from } to { $to }
advice-clamp = exchange { $die } on { $from } with { $other } on { $to }
advice-return = put it back into the pool
advice-stop = leave it at that
advice-remove = remove { $die } from { $cell }
advice-choose = choose { $pattern }
advice-keep = keep { $count ->
    [0] no ornament
   *[other] { $names }
 }
advice-claim = claim { $pioneer }
advice-pass = pass
advice-end = end the turn
advice-see = see what the die brings
