### Why something can't be done, for people who tap: short, without the move, and with words for dice.
### An id is `tap-` and the rule; rules without one here have their sentence in moves.ftl and glory.ftl.
tap-not-asked = { $awaited ->
    [choose_pattern] First choose a window
    [keep_ornaments] First say which ornaments you keep
    [claim_pioneer] First say whether you claim a pioneer
    [payment] First choose how to pay for the tool
    [change_by_one] First choose one up or one down
    [swap_with_track] First tap a die on the round track
    [swap_with_seat] First choose a die of another window
    [set_shade] First choose a shade
    [move_die] First tap the die that moves, then its new cell
    [take_extra] First take the second die
    [remove_die] First remove dice until your window is in order
   *[other] Not now
 }
tap-free = This cell already holds { $other }
tap-cell-color = This cell takes only { $wanted } dice
tap-cell-shade = This cell takes only the shade { $wanted }
tap-touch = This cell touches no die of your window, not even by a corner
tap-border = The first die of a window goes on its border
tap-touches-a-die = With Cork-backed Straightedge the die must touch no other
tap-strife = The strife board { $board } forbids { $die } here
tap-equal-color = Same color as { $other } next to it
tap-equal-shade = Same shade as { $other } next to it
tap-cant-be-placed = { $die } fits nowhere in your window
tap-one-die-a-turn = You have taken your die
tap-one-tool-a-turn = One tool a turn: you have used it
tap-tool-needs-die-in-hand = First take a die
tap-tool-needs-empty-hand = First place the die
tap-first-turn-only = Only in your first turn of a round
tap-second-turn-only = Only in your second turn of a round
tap-after-placing-only = Only after you have placed a die
tap-before-taking-only = Only before you take a die
tap-before-round-seven = Only in the first six rounds
tap-track-is-empty = No die on the round track yet
tap-window-is-empty = Your window is still empty
tap-tool-cant-be-finished = Cannot be completed now
tap-too-few-tokens = { $tokens ->
    [0] Costs { $price }, you have no token left
   *[other] Costs { $price }, you have { $tokens }
 }
tap-no-die-to-pay = No { $color } die in the pool to pay with
tap-tool-left-the-game = Has left the game
tap-needs-gray-die = For a gray die just taken
tap-needs-colored-die = For a die just taken that is not gray
tap-no-gray-on-track = No gray die on the round track
tap-no-gray-in-window = No gray die in your window
tap-gray-on-color-cell = Gray dice don't go on color cells
tap-nothing-to-undo = { $why ->
    [chance] Too late to undo: dice were rolled since
    [reveal] Too late to undo: something was revealed since
    [challenge] Too late to undo: a challenge was made since
    [over] The game is over
   *[other] There is nothing to undo
 }
tap-undo-foreign = The last move was { $author }'s
tap-no-mover = First use a tool that moves dice
tap-stale-move = The table has changed meanwhile; look again
