### Words in pictures of a table
price-gone = gone
price-tokens = { $price ->
    [one] 1 token
   *[other] { $price } tokens
 }
heading-setup = Sagrada
heading-turn = { $name } to move
heading-over = { $winner } has won
heading-solo-over = { $won ->
    [yes] Won: more than { $target }
   *[other] Lost: the target was { $target }
 }
tablet = { $kind ->
    [board] Strife board
    [pioneers] Pioneers
   *[ornaments] Your ornaments
 }
card-kind = { $kind ->
    [board] Strife board
    [pioneer] Pioneer
   *[ornament] Ornament
 }
card-origin = { $origin ->
    [points] points designed
    [part] in part ours
   *[other] { $origin }
 }
pioneer-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
pioneer-owner = claimed by { $name }
pioneer-gone = gone
ornament-points = +{ $gain } or −{ $loss }
