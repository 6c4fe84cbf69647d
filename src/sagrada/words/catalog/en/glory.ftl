### Glory: why something was refused

## Options
unknown-module = there is no module "{ $module }"; known: { $known }
needs-module = { $option } = { $value } needs the module { $module }
bag-with-strife = with strife the bag is the printed one ({ $printed } of each color), so bag = { $bag } can't be set
strife-needs-cards = strife lays out a tool and a public objective of its own, but there are { $tools } tools and { $publics } publics

## Moves
strife = { $move }: the strife board { $board } forbids { $die } on { $cell }
strife-there = { $move }: { $hand } would break the strife board's rule on { $cell } of { $seat }
gray-on-color-cell = { $move }: gray dice don't go on color cells
needs-gray-die = { $move }: { $tool } is for a gray die just taken
needs-colored-die = { $move }: { $tool } is for a die just taken that is not gray
no-gray-on-track = { $move }: there is no gray die on the round track
no-gray-in-window = { $move }: there is no gray die in the window
gray-and-colored = { $move }: Exchange Clamp exchanges a gray die, named first, with a die of another color
exchange-fits-not = { $move }: after the exchange of { $cell } and { $target } one of the dice would break a rule
exchange-alone = { $move }: the die on { $cell } would touch no other
pumice-reach = { $move }: Pumice Block changes { $hand } by one or two
fetches-gray-only = { $move }: Salvage Hook fetches a gray die
pioneer-not-met = { $move }: { $pioneer } is not on the table, or its condition is not met
