### What is wrong with a position that a person typed in (sagrada score, sagrada legal), and unknown ids (sagrada cards).

## Where
element = element { $index }: { $problem }
seat-problem = seat { $seat }: { $problem }
cell-problem = { $cell }: { $problem }
exempt-problem = under "exempt": { $problem }
round-track-problem = under "round_track": { $problem }

## Shapes
must-be-object = here goes a JSON object with keys out of { $known }; this is { $value }
must-be-list = "{ $key }" is a list, in square brackets; this is { $value }
must-be-texts = "{ $key }" is a list of texts in quotes; { $value } is none
must-be-text = "{ $key }" is a text in quotes; this is { $value }
must-be-yes-or-no = "{ $key }" is true or false, without quotes; this is { $value }
must-be-choice = "{ $key }" is one of { $known }, in quotes; this is { $value }
must-be-count = "{ $key }" is a whole number from 0 to { $most }, without quotes; this is { $value }
must-be-seats = "{ $key }" is a list of seats, which count from 0 to { $last } here; { $value } is none
must-be-pattern = "pattern" is the id of a printed pattern, or a grid of four texts of five characters such as ".4.Y6"; this is { $value }
unknown-key = there is no key "{ $key }" here; known: { $known }
missing-key = { $key ->
    [seats] "seats" is missing: a list with one entry for each player's window
    [window] "window" is missing: a list of four rows such as ".. R2 .. .. ..", top row first
    [die] "die" is missing: the die to be placed, such as "R5"
   *[other] "{ $key }" is missing
 }

## Cards and dice
unknown-card = there is no { $kind ->
    [pattern] pattern
    [public] public objective
    [private] private objective
    [edition] edition
    [ignore] rule to ignore called
    [modules] module
    [strife_board] strife board
    [pioneers] pioneer
    [ornaments] ornament
   *[other] card
 } "{ $id }"; known: { $known }
unknown-card-but-close = there is no { $kind ->
    [pattern] pattern
    [public] public objective
    [private] private objective
    [edition] edition
    [ignore] rule to ignore called
    [modules] module
    [strife_board] strife board
    [pioneers] pioneer
    [ornaments] ornament
   *[other] card
 } "{ $id }"; did you mean { $known }?
unknown-card-see-list = there is no card "{ $id }"; `sagrada cards` lists them all
card-twice = { $key ->
    [public] the public objective "{ $id }" is listed twice, yet it lies on the table once
    [pioneers] the pioneer "{ $id }" is listed twice, yet there is only one
    [ornaments] the ornament "{ $id }" is listed twice for one seat
   *[other] the private objective "{ $id }" is listed twice for one seat
 }
window-rows = "window" is a list of four rows, top row first; this one has { $rows }
gray-die = { $lacks ->
    [strife_board] a gray die needs a strife board, which says where it may lie: add "strife_board"
   *[other] gray dice belong to the strife module of Glory: add "strife" to "modules"
 }
pattern-grid = the grid under "pattern" can't be a window: { $problem }
exempt-without-die = "exempt" names { $cell }, yet no die lies there

## The table
order-of-all-seats = "last_round_order" names every seat from 0 to { $last } once, in the order of their first turns; this is { $order }
solo-has-one-seat = the solo game has one seat; this position has { $seats }
solo-without-favor = the solo game of the { $edition } rules has no favor tokens; "favor" must be 0, this is { $favor }

## Glory
key-needs-module = "{ $key }" belongs to the module { $module } of Glory: add "{ $module }" to "modules"
public-needs-module = the public objective "{ $id }" belongs to the module { $module } of Glory: add "{ $module }" to "modules"
rivalry-alone = the public objective "{ $id }" compares the players, and this position has only one
too-many-cards = { $key ->
    [ornaments] a player keeps two ornaments at most; this list has { $cards }
   *[other] three pioneers at most lie on the table; this list has { $cards }
 }
pioneer-not-on-table = the pioneer "{ $id }" is claimed, yet it is not among the "pioneers" of the table
pioneer-claimed-twice = the pioneer "{ $id }" is claimed by an earlier seat already, and only one player can have it
