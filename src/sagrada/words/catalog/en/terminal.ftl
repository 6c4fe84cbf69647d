### Words that once stood in code: what is wrong with a row or a log, what the system says, `sagrada cards`, pictures

## Everywhere
stopped = stopped
bot-novice = Novice
bot-greedy = Greedy
bot-artisan = Artisan
bot-master = Master
bot-grandmaster = Grandmaster
play-guest = Guest
module-word = { $module ->
   *[other] { $module }
 }
deal-word = { $kind ->
    [first] the first seat
    [patterns] windows
    [publics] public objectives
    [privates] private objectives
    [board] the strife board
   *[other] { $kind }
 }

## Files and addresses
system-problem = { $code ->
    [ENOENT] No such file or directory
    [EACCES] Permission denied
    [EPERM] Operation not permitted
    [EISDIR] Is a directory
    [ENOTDIR] Not a directory
    [EEXIST] File exists
    [ENOSPC] No space left on device
    [EROFS] Read-only file system
    [ENAMETOOLONG] File name too long
    [EADDRINUSE] Address already in use
    [EADDRNOTAVAIL] Cannot assign requested address
    [ENOEXEC] Exec format error
   *[other] { $words }
 }
json-problem = { $kind ->
    [value] a value is expected here
    [key] a key in double quotes is expected here
    [colon] a colon is expected here
    [comma] a comma is expected here
    [trailing_comma] the last element is followed by a comma
    [extra] something follows after the end
    [control] a text holds a control character
    [escape] a text holds a backslash that means nothing
    [unterminated] a text begins here and does not end
    [mark] it begins with a byte order mark
    [depth] it is nested too deeply
    [long_number] a number has too many digits
    [constant] NaN and Infinity are no numbers of JSON
   *[other] { $words }
 }

## Requests to the server
request-problem = { $kind ->
    [missing] it is missing
    [json] this is no JSON
    [long] it is too long: at most { $limit }
    [short] it is too short: at least { $limit }
    [least] it is too small: from { $limit } on
    [most] it is too large: up to { $limit }
    [choice] it is none of the known values
    [text] it must be a text
    [number] it must be a number
    [yes_or_no] it must be true or false
    [list] it must be a list
    [object] it must be an object
    [unknown] nobody knows this key
   *[other] it is not what was expected
 }
request-no-object = no JSON object of at most { NUMBER($most, useGrouping: "auto") } characters
request-no-move = expected move, version and key
view-without-moves = no moves
view-shape = it has another shape ({ $problem })

## Logs
log-expected = { $what ->
    [header] edition, seats, option, name, deal, dice, nonce or continued, or an empty line
    [once] { $word } only once
    [rules] rules 1 to { $word }: this program knows those versions of the rules
    [seats] seats and a number from 1 to 6
    [option] option, its name and its value
    [dice] dice commitment and 64 hex digits, dice seed and a word, or dice by hand
    [deal] deal tools, publics, privates s0, pattern s0, ornaments s0, board, pioneers or first, and ids
    [seat] seat { $word } next
    [line] a line with { $word }
    [pattern] a pattern's id, or a grid such as .4.Y6/R.2../..RP1/BY... and its level
    [first] "{ $word }"
    [end] nothing after the scores but the seed
    [scores] scores and a number for each seat
    [continued] continued and the number of lines taken over
    [lines] { $word } lines of a game
    [seed] seed and its hex digits
    [choice] ?, a seat and its choice, such as ? s1 choose firmitas
    [scores_first] the scores before the seed
   *[moves] more moves: the game is not over
 }

## Windows of one's own, and rows of the card files
grid-shape = it must be four rows of five characters
unknown-character = { $what ->
    [grid] the grid
    [mask] the mask
   *[pattern] the pattern
 } has the unknown character { $character }
equal-neighbors = { $one } and { $other } are neighbors and both print { $print }
row-level = the level is { $level }, but must be { $least } to { $most }
row-table-missing = the table is missing
row-table-unknown = nobody knows this table
row-no-list = it must be a list of rows: [[{ $table }]]
row-id-twice = the id is used { $count } times
row-key-missing = the key { $key } is missing
row-key-unknown = the key { $key } is unknown
row-type = { $key } must be of type { $wanted }, not { $given }
row-choice = { $key } is { $value }, but must be one of: { $allowed }
row-texts = { $key } must hold only text
row-name = “{ $card }” is listed { $count ->
    [one] once
   *[other] { $count } times
 }; a card is listed once, one of our own design never
row-two-patterns = a card has two patterns, not { $given }
row-pattern-unknown = the pattern { $pattern } is unknown
row-pattern-taken = the pattern { $pattern } is already on { $card }
row-place = the { $key ->
    [seats] seats are
   *[number] number is
 } { $value }, but its place is { $place }
row-rivalry = 'rivalry' must be { $ranks ->
    [yes] true
   *[no] false
 } for the kind { $kind }
row-not-rivalry = the kind { $kind } does not belong to the set 'rivalry'
row-points = the points are { $points }, but only a card without places or a ladder has points
row-key-needed = the kind { $kind } must have the key { $key }
row-key-too-many = the kind { $kind } must not have the key { $key }
row-number = the number is { $number }, but must be at least 1
row-at-least = { $key } is { $value }, but must be at least 1
row-ladder = the ladder { $ladder } must be seven rising whole numbers, the first of them 0
row-members = the members { $members } don't go with { $kind }
row-color-or-mask = it must have either a color or a mask
row-bag = { $key } must be six whole numbers, for 1 to 6 seats
row-option = the option { $option } is unknown
row-distinct = 'distinct' is { $distinct }, but must be color, shade, or both in this order
row-count = there must be { $expected } of it, not { $given }
row-supply = the dice are { $dice }, but each of the ten rounds takes one
row-places = the places { $places } must be six whole numbers, the best place first
ornament-shape = the pattern must be one to four rows of one to five characters, all of one length
ornament-marks = the pattern must have both marks, A and B
ornament-equal-marks = { $kind ->
    [row] row
   *[column] column
 } { $place } of the pattern has two equal marks side by side, which no window allows

## sagrada cards
cards-title = { $group ->
    [patterns] Patterns
    [tools] Tools
    [publics] Public objectives
    [privates] Private objectives
    [strife_boards] Strife boards of Glory
    [pioneers] Pioneers of Glory
    [ornaments] Ornaments of Glory
    [editions] Editions
   *[rulings] Rulings
 }
cards-more = sagrada cards ID shows one of them in full.
cards-kind = { $kind ->
    [pattern] pattern
    [tool] tool
    [strife_tool] strife tool
    [public] public objective
    [private] private objective
    [board] strife board
    [pioneer] pioneer
    [ornament] ornament
    [edition] edition
   *[ruling] ruling
 }
cards-origin = { $origin ->
    [points] verified, points designed
    [part] verified, in part ours
   *[other] { $origin }
 }
cards-origin-words = { $origin ->
    [verified] as the sources have it
    [inferred] our reading, in part or as a whole; no rulebook settles it
    [points] the condition as the sources have it, the points our own
    [part] as the sources have it, but for what is called our decision
   *[designed] our own, no source has it
 }
cards-mark = { $origin ->
    [verified] verified
    [inferred] inferred (our reading)
    [points] verified, points designed
    [part] verified, in part ours
   *[designed] designed (our own)
 }
cards-name-mark = name ours
cards-level = level { $level }
cards-window = on window card { $card }, { $other } on its other side
cards-points = { $points } points ({ $origin })
cards-ornament = { $gain } points if built, -{ $loss } if not
cards-ornament-short = { $gain } or -{ $loss } points
cards-tier = { $tier ->
   *[other] { $tier }
 }
cards-source = source: { $source }
cards-places = The places pay { $places }; equal players share theirs (rulings { $ties } and { $seats }).
cards-solo-price = paid in solo with a { $color } die
cards-not-in-solo = not in solo
cards-moment = { $moment ->
    [die_in_hand] used on the die just taken
    [no_die_in_hand] used with no die in hand
    [second_turn_before_taking] used in the second turn of the round, before taking a die
   *[first_turn_after_placing] used in the first turn of the round, after placing a die
 }
cards-bag = { $name } with 1 to 6 seats: { $numbers }
cards-solo = solo, { $option }: { $value }

## Pictures
picture-window = A window
picture-a-window = a window
picture-table = A table
picture-empty = empty
picture-none = none
picture-no-dice = no dice
picture-objectives = Objectives
picture-tools = Tools
picture-objective = Objective { $name }: { $text }
picture-tool = Tool { $name }, { $price }: { $text }
picture-to-move = to move
picture-designed-pattern = Designed pattern.
picture-window-words = { $level ->
    [0] { "" }
   *[other] Level { $level },{ " " }
 }{ $tokens ->
    [one] 1 favor token
   *[other] { $tokens } favor tokens
 }. Dice: { $dice }. Empty: { $empty }.
picture-takes = { $cell } takes { $takes }
picture-marked = { $cell } is marked { $mark }.
picture-round = round { $round } { $dice }
picture-now = Round { $round } is being played.
picture-track-empty = No dice on it
picture-pattern = Pattern by rows: { $rows }.
picture-sign = { $sign ->
   *[other] { $sign }
 }
