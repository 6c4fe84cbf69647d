### Why something was refused. The id is the rule; the facts come with it.

## Texts that are no notation
bad-die = { $text } is no die: a color letter R, Y, G, B, P or S and a shade 1 to 6, such as R5
bad-cell = { $text } is no cell: a row a to d and a column 1 to 5, such as b3
bad-seat = { $text } is no seat of this table: { $seats ->
    [1] there is only s0
   *[other] seats count from s0 to s{ $seats } (not included)
 }
bad-move = { $text } is no move; expected something like R5, R5@b3, use lathekin, b3>c4 or end
bad-window-rows = a window is a list of four rows, top row first; this is { $rows }
bad-window-row = row { $row } of the window must hold five cells such as ".. R2 .. .. .."; "{ $text }" holds { $cells }
unknown-id = there is no { $kind } "{ $id }" here; known: { $known }
bad-row = { $file }, row { $row }: { $problem }
custom-window = this window can't be played: { $problem }

## Options of a table
unknown-edition = there is no edition "{ $edition }"; known: { $known }
seats = { $seats } is no number of seats; Sagrada takes { $least } to { $most }
unknown-option = there is no option "{ $option }"; known: { $known }
option-value = { $value } is no value for { $option }; allowed: { $allowed }
bag-too-small = a bag of { $bag } dice per color runs dry: { $seats } { $seats ->
    [1] seat needs
   *[other] seats need
 } { $needed } per color for ten rounds
bag-too-large = { $bag } dice per color are more than any box holds: at most { $most }
less-luck-and-bag = less_luck sets the bag, so it can't be given together with bag = { $bag }
less-luck-edition = the { $edition } edition has no less_luck variant; known for: { $known }
solo-only = { $option } = { $value } is for the solo game only, and this table has { $seats } seats
not-in-solo = { $option } = { $value } makes no sense in the solo game
no-way-to-pay = nobody could pay for a tool: payment is "{ $pay }", yet the table uses no favor tokens
too-many-tools = { $tools } tools are too many: at most { $most }

## The engine
unknown-backend = SAGRADA_BACKEND is "{ $backend }"; known: { $known }
no-compiled-backend = SAGRADA_BACKEND asks for the compiled backend, but the rules are not compiled here (run `make setup`)
plain-rules = the rules are not compiled here, and run about a hundred times slower; to compile them, install again where there is a C compiler

## Files
cant-read = can't read { $file }: { $problem }
not-text = { $file } is no text in UTF-8
not-json = { $file } is no JSON: line { $line }, column { $column }: { $problem }

## Logs
bad-line = line { $line }: "{ $text }" is not what was expected: { $expected }
at-line = line { $line }, "{ $text }": { $refused }
changed-rule = { $refused } (version { $rules } of the rules allowed it, version { $since } does not: ruling { $ruling })
wrong-scores = line { $line }: the log says { $told }, but the windows are worth { $true }
wrong-seed = { $line ->
    [0] this seed is not the one the game was started with
   *[other] line { $line }: this seed is not the one the game was started with
 }
wrong-outcome = line { $line }: the log says { $told }, but the seed gives { $true }
not-revealed = these dice can't be checked: { $why ->
    [unfinished] the seed is revealed when the game is over
    [by_hand] they were rolled by hand, not from a seed
   *[other] the log does not tell the seed
 }
deal-count = { $kind } laid out by hand: { $given } different ones are given, { $wanted } are needed
deal-not-in-deck = { $kind } laid out by hand: { $given } is not in the deck of this table; there are { $known }
too-many-words = { $given } times a { $kind } is given for { $seats } seats
bad-word = { $word } is no { $kind }: one line of 1 to 64 characters
bad-seed = "{ $seed }" is no seed: one word without spaces
