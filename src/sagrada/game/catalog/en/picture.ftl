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
