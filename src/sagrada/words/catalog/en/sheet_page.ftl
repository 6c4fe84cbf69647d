### The score sheet in the browser, for a game on a real table

## The table
sheet-title = Score sheet
sheet-table = The table
sheet-players = Players
sheet-solo = Count by the solo rules
sheet-publics = Public objectives ({ $chosen } of { $wanted })
sheet-modules = Glory expansion
sheet-option = { $option ->
    [gray_ornaments] Gray is no color of an ornament
    [ornaments_break_ties] Ornaments don't count between players who are level
   *[color_pairs] { $card } counts only pairs that touch by a corner
 }
sheet-board = Strife board
sheet-not-chosen = Not chosen
sheet-pioneer = Pioneer { $number }
sheet-claimed = Claimed by
sheet-nobody = Nobody

## A player
sheet-windows = The windows
sheet-name = Name
sheet-pattern = Window
sheet-pattern-choose = Choose…
sheet-pattern-unknown = Unknown or blank
sheet-pattern-own = Another one: draw its print
sheet-print-draw = Draw its print
sheet-print-done = The print is done
sheet-choose-pattern = The window of { $name }
sheet-search = Search by name
sheet-no-pattern = No window has such a name.
sheet-privates = Private objective{ $most ->
    [1] { "" }
   *[other] { " " }{ $number }
 }
sheet-ornaments = Ornament { $number }
sheet-favor = Favor tokens left
sheet-fewer = One token fewer
sheet-more = One token more
sheet-track = Round track
sheet-track-add = Dice of the round track
sheet-track-remove = Take { $die } off the round track

## Dice
sheet-palette = Dice to choose from
sheet-clear = Empty cell
sheet-hint = Tap a cell and then its die, or a die and then its cells.
sheet-hint-cell = { $name }, { $cell }: tap the die that lies there.
sheet-hint-brush = { $die }: tap its cells. Tap the die again to put it away.
sheet-hint-clear = Tap the cells to be cleared. Tap “Empty cell” again to stop.
sheet-hint-track = Tap the dice that lie on the round track.
sheet-hint-print = The print: tap a cell and then what it shows, or the other way round.
sheet-hint-letter = { $color }, and now a digit from 1 to 6.

## The result
sheet-result = Result
sheet-so-far = So far
sheet-empty = Fill in the windows; the points are counted as you go.
sheet-alone = { $points }.{ $solo ->
    [yes] { " " }The dice of the round track tell whether it is enough.
   *[no] { "" }
 }
sheet-tied = Level in everything, with { $points }: { $names }.
sheet-decided = ahead of the next { $by ->
    [private] by points from the private objective
    [ornaments] by points from private objective and ornaments
    [favor] by favor tokens
    [first_turn] by the later first turn of the last round
   *[last_turn] by the later last turn of the game
 }
sheet-began = Who began the last round?
sheet-began-words = Only for a tie. The players are listed as they sit around the table.
sheet-skipped = Gave up the second turn of the last round ({ $tool })
sheet-missing = Still missing
sheet-missing-publics = Public objectives: { $chosen } of { $wanted } chosen.
sheet-missing-board = The strife board: without it gray dice are not checked against its rule.
sheet-missing-pioneers = Pioneers: { $chosen } of { $wanted } laid out.
sheet-missing-dice = Dice in the window of { $names }.
sheet-missing-pattern = The printed window of { $names }: until then only neighbors are checked.
sheet-missing-private = { $wanted ->
    [1] The private objective of { $names }.
   *[other] Private objectives of { $names }: { $wanted } are dealt.
 }
sheet-missing-track = The dice of the round track, which are the target.
sheet-faults = Against the rules
sheet-allow = A tool allowed it
sheet-allowed = { $cell } { $die }: set against the print by a tool.
sheet-in-order = No die breaks a rule.
sheet-lines = Line by line
sheet-pioneers-line = Pioneers

## The end
sheet-print = Print
sheet-over = Start over
sheet-over-question = Start over?
sheet-over-words = All windows, cards and names of this sheet will be cleared.
sheet-over-yes = Clear the sheet
sheet-over-no = Keep it
