### Why a move was refused. `$move` is what was tried.

## Placement
free = { $move }: { $cell } already holds { $other }
cell-color = { $move }: { $cell } takes only { $wanted } dice
cell-shade = { $move }: { $cell } takes only the shade { $wanted }
equal-color = { $move }: next to { $other } on { $with } (same color)
equal-shade = { $move }: next to { $other } on { $with } (same shade)
touch = { $move }: { $cell } touches no die of the window, not even by a corner
border = { $move }: the first die of a window goes on its border
touches-a-die = { $move }: with Cork-backed Straightedge the die must touch no other, but { $cell } does

## Taking, placing, giving back
not-in-pool = { $move }: { $die } is not in the draft pool
one-die-a-turn = { $move }: a die was already taken in this turn
die-in-hand = { $move }: { $hand } is still in hand
cant-be-placed = { $move }: { $die } would fit nowhere in the window
window-is-full = { $move }: the window has no empty cell
no-die-in-hand = { $move }: no die is in hand; take one first
not-in-hand = { $hand ->
    [none] { $die } is not in hand; take it first
   *[other] { $die } is not in hand; { $hand } is
 }
place-first = { $move }: { $hand } is still in hand; put it somewhere first
cant-return = { $move }: { $hand } can't go back to the pool (only a die that fits nowhere, or where a tool allows it)

## Tools
tool-not-on-table = { $move }: { $tool } is not on the table
tool-left-the-game = { $move }: { $tool } has left the game
one-tool-a-turn = { $move }: a tool was already used in this turn
tool-needs-die-in-hand = { $move }: { $tool } acts on a die just taken; take one first
tool-needs-empty-hand = { $move }: { $tool } is used without a die in hand; place the die first
first-turn-only = { $move }: { $tool } is for the first turn of a round
second-turn-only = { $move }: { $tool } is for the second turn of a round
after-placing-only = { $move }: { $tool } comes after a die was placed
before-taking-only = { $move }: { $tool } comes before a die is taken
before-round-seven = { $move }: { $tool } is for the first six rounds
track-is-empty = { $move }: there is no die on the round track yet
window-is-empty = { $move }: the window is still empty
tool-cant-be-finished = { $move }: { $tool } can't be completed now
too-few-tokens = { $move }: { $tool } costs { $price } and { $tokens ->
    [0] no favor token is left
    [one] one favor token is left
   *[other] { $tokens } favor tokens are left
 }
no-die-to-pay = { $move }: there is no { $color } die in the pool to pay for { $tool }
no-mover = { $move }: no tool that moves dice is in use
no-die-there = { $move }: there is no die on { $cell }
moved-already = { $move }: the die on { $cell } was just moved; the second one must be another
wrong-color-to-move = { $move }: { $die } has not the color that may be moved
second-move-needed = { $move }: after this no second die could be moved, and Lathekin moves exactly two
no-such-shade = { $move }: { $hand } can't go further that way
not-on-track = { $move }: { $die } is not on the round track
own-window = { $move }: the die must come from another window
nothing-in-common = { $move }: { $other } and { $hand } share neither color nor shade
golden-rule-there = { $move }: { $hand } would lie beside an equal color or shade on { $cell } of { $seat }
pay-with-a-die = { $move }: in this game { $tool } is paid with a die
wrong-color-to-pay = { $move }: { $tool } is paid with a { $color } die

## The moment
game-over = { $move }: the game is over
not-your-turn = { $move }: { $awaited } is awaited, not { $seat }
not-asked = { $move }: { $awaited ->
    [choose_pattern] a window must be chosen first
    [keep_ornaments] say first which ornaments are kept: keep none, keep checker
    [claim_pioneer] say first which pioneer is claimed, or stop
    [payment] say first how the tool is paid: pay R5 or pay tokens
    [change_by_one] say + or - first
    [swap_with_track] say first which die of the round track is swapped: swap R5
    [swap_with_seat] say first which die is swapped: swap s1:b3
    [set_shade] say the shade of the drawn die first: =1 to =6
    [move_die] the tool moves a die first: b3>c4
    [take_extra] take the second die first
    [remove_die] dice must be removed first, until the window is in order
   *[other] nothing like that is asked now
 }
chance-differs = { $move }: { $awaited ->
    [chance] chance can't answer that now
   *[other] chance is not awaited now
 }
chance-awaited = { $move }: the dice are awaited first

## Undo and challenges
nothing-to-undo = undo: nothing to take back: { $why ->
    [chance] the dice have spoken since
    [reveal] something was revealed since
    [challenge] a challenge was made since
    [over] the game is over
   *[other] nothing was decided yet
 }
undo-foreign = undo: the last move was { $author }'s
no-honor = a challenge is for honor tables; at this table a wrong placement can't be made
challenged-before = the window of { $target } has not changed since it was last challenged
nothing-to-challenge = there is nothing to challenge now
