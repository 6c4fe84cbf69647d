### The page of the rules. Facts of an edition, such as $tie_break, may be asked for in every paragraph.

## The page
unknown-page = there are no words for a page "{ $page }"; known: { $known }
rules-title = Rules
rules-lede = In our own words, for every edition and module. Every card is below, with its rulings.
rules-contents = Contents
rules-edition = Rules of
rules-elsewhere = In other editions
rules-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
 }
rules-may = May lie here
rules-may-not = Refused: { $reason }
rules-learn = New here? Play the first game: five minutes, with a coach.

## Origins
rules-origins = How well we know
rules-ours = Our decision: { $part }
rules-name = { $whose ->
    [translated] The name is our translation, not a printed one.
   *[ours] The name is ours, not a printed one.
 }

## Cards
rules-cards = All cards
rules-search = Search the cards
rules-found = { $count ->
    [0] No card has all of these words.
    [one] 1 card
   *[other] { $count } cards
 }
rules-kind = { $kind ->
    [patterns] Windows
    [tools] Tools
    [publics] Public objectives
    [privates] Private objectives
    [boards] Strife boards
    [pioneers] Pioneers
   *[ornaments] Ornaments
 }
rules-set = { $set ->
    [promo] Promo card
    [extra] Extra window card
    [five_six] Five and six players
    [strife] Glory: strife
    [pioneers] Glory: pioneers
    [ornaments] Glory: ornaments
    [rivalry] Glory: rivalry
   *[base] Base game
 }
rules-only-in = Only in: { $editions }
rules-level = Level { $level }
rules-when = { $when ->
    [die_in_hand] On the die just taken
    [no_die_in_hand] With no die in hand
    [second_turn_before_taking] In the second turn of a round, before taking a die
   *[first_turn_after_placing] In the first turn of a round, after placing a die
 }
rules-solo-price = Solo price: a { $color } die

## What you build
rules-build = What you build
rules-build-window = Everybody builds a stained-glass window: four rows of five cells, filled with dice. Ten rounds are played; in each of them you set up to two dice.
rules-build-dice = A die is a piece of glass. Its color is the color of the glass, the number it shows is its shade: 1 is the lightest, 6 the darkest.
rules-build-goal = Points come from what all are paid for, from a secret objective of your own, and from favor tokens left over; empty cells cost points. The most points win.

## Setup
rules-setup = Setup
rules-setup-window = Each player secretly gets a private objective and two window cards, each with a pattern on both sides. Everybody chooses one of these four patterns without knowing the tools and public objectives; all are shown together.
rules-setup-tokens = The level of the pattern, 3 to 6, is the number of favor tokens you get: harder windows bring more.
rules-setup-middle = Three tools and three public objectives are laid out for all to see, and chance decides who starts.
rules-setup-bag = { $bag_varies ->
    [yes] The bag holds { $bag2 } dice of each of the five colors with two players, { $bag3 } with three and { $bag4 } with four.
   *[no] The bag holds { $bag2 } dice of each of the five colors.
 }{ $less_luck ->
    [yes] { " " }The variant “less luck” takes out eight dice of each color with two players and four with three, so that the bag is drawn to its last die.
   *[no] { "" }
 }
rules-setup-decks = { $strip_cutter ->
    [yes] The tools number thirteen, with Strip Cutter; there are twelve window cards.
   *[no] There are twelve tools and twelve window cards.
 }

## A round and a turn
rules-turn = A round and a turn
rules-turn-roll = Whoever starts the round draws two dice per player and one more and rolls them: five, seven or nine. They are the draft pool.
rules-turn-order = The turns go there and back: once around from the starting player, then back in reverse. Whoever is last has two turns in a row, and the starting player the first and the last turn. With three players:
rules-turn-do = In your turn you may take one die from the pool and place it, and you may use one tool: in any order, both, one or neither. The turn ends when you say so; doing nothing is a pass.
rules-turn-nowhere = { $unplaceable ->
    [returned] Any die may be taken while your window has an empty cell. If it fits nowhere and no tool helps, it goes back to the pool as it is, and your turn ends. A die that fits can't be returned.
   *[refused] A die that fits nowhere in your window can't be taken, unless a tool that works on a taken die makes it fit; that tool must then be used.
 }
rules-turn-track = Dice left in the pool at the end go to the round track, on the space of this round. The next round starts with the next player to the left. After ten rounds the game is over.

## Placement
rules-place = Where a die may lie
rules-place-first = Your first die goes on the border: an edge or a corner. Every later die touches one that lies there already, side to side or corner to corner.
rules-place-print = A cell that prints a color takes only dice of this color; a cell that prints a shade takes only this number. All other cells take any die.
rules-place-neighbors = Side by side, dice never have the same color and never the same shade. Corner to corner they may.
rules-place-tools = A tool may lift one of these limits, and then lifts only the one it names. That equal dice don't lie side by side is never lifted by anything.
rules-example-border = The first die: on the border
rules-example-touch = Later dice: touching another
rules-example-print = The print must match
rules-example-neighbor = Neighbors must differ
rules-example-diagonal = Corner to corner, equal dice are fine

## Tools
rules-tools = Tools and favor tokens
rules-tools-price = The first to use a tool lays one favor token on it; from then on it costs everybody two. The price is paid before the effect.
rules-tools-when = One tool a turn at most. Some work on a die just taken, some move dice that lie in your window, some belong to the first or second turn of a round: each card says so.
rules-tools-limits = A tool that can't be completed is not offered and costs nothing. Tokens you don't spend are worth a point each.

## Scoring
rules-score = The end and the points
rules-score-public = Each public objective pays every player, as often as it is met. A die counts once within an objective and again for another.
rules-score-private = Your private objective names a color. It pays { $private_scoring ->
    [dice] three points for each die of this color in your window.
   *[shades] the sum of the shades of all dice of this color in your window.
 }
rules-score-rest = Each favor token left is worth one point, each empty cell costs one.

## Ties
rules-ties = Level on points
rules-ties-first = If several players have the most points, the points of the private objective decide, then favor tokens left.
rules-ties-last = If they are still level, { $tie_break ->
    [first_turn] the player among them wins whose first turn of the last round came latest.
   *[last_turn] the player among them wins whose last turn of the last round came latest. A pass is a turn; a turn skipped because of Running Pliers is not.
 }

## Solo
rules-solo = Solo
rules-solo-round = Each round has four dice and two turns in a row. All dice left go to the round track, and their sum in the end is the target.
rules-solo-cards = You decide how hard it is: five tools are easy, one is very hard. { $solo_pay ->
    [token_or_die] You get favor tokens by your window, three public objectives and one private one; of the public ones only the best scores.
   *[die] There are no favor tokens. You get two public and two private objectives; of the private ones only the better scores.
 }
rules-solo-pay = { $solo_pay ->
    [token_or_die] A tool costs tokens, one or two as usual, or a die of its color from the pool; paid with a die, both die and tool leave the game.
   *[die] A tool costs a die of its color from the pool and can be used once in the game.
 }
rules-solo-win = Each empty cell costs three points. You win if your points exceed the sum of the round track; level is a loss. Dice paid for tools don't count.

## Five and six players
rules-many = Five and six players
rules-many-dice = The draft is the same with more dice: eleven a round with five players, thirteen with six, from a bag of { $bag5 } or { $bag6 } of each color.
rules-many-cards = Five colors are too few for six secrets, so six position cards join the private objectives. They pay the sum of the shades on certain cells, in every edition.

## Honor tables
rules-honor = Honor tables
rules-honor-free = At an ordinary table a wrong placement can't be made. A table may choose otherwise: then every empty cell takes every die, as at a real table, and nobody warns you.
rules-honor-challenge = Anybody may challenge a window at any time. A challenge in vain costs nothing, but an unchanged window isn't challenged twice. Before the points are counted, all windows are looked over.
rules-honor-remove = If a window is not in order, its owner takes out dice of their choice, one by one, until it is. These dice leave the game.

## Glory
rules-glory = The Glory expansion
rules-glory-about = Four modules, to be mixed as you like. Of the printed cards of this expansion only a few could be seen; most cards here are our own, and each says so.
rules-strife = Glory: strife
rules-strife-dice = Gray dice join the game. Ten lie beside the round track, and each round one of them is rolled in place of one from the bag. The bag has more of them, from four with two players to eight with six, and 10, 14, 18, 22 or 26 of each other color.
rules-strife-gray = Gray is a sixth color. Gray dice never lie side by side, and not on a cell that prints a color. They count for no private color and replace no color of a set.
rules-strife-board = A strife board is laid out; its rule about gray dice holds for all windows. No die of any color may be placed or moved so that a window breaks it.
rules-strife-cards = One tool and one public objective come from the strife decks, the rest from the ordinary ones.
rules-example-gray = Gray dice with the board “{ $board }”
rules-pioneers = Glory: pioneers
rules-pioneers-race = Three pioneers are laid out, each with a condition and points. The first player whose window meets a condition at the end of their own turn takes the card.
rules-pioneers-keep = A pioneer is kept even if the window changes later. Only if dice must be taken out of a window that was not in order are its pioneers tested again. The row is not filled up.
rules-ornaments = Glory: ornaments
rules-ornaments-keep = Each player gets two ornaments and, once windows are known, keeps none, one or both. Each one kept brings a favor token at once.
rules-ornaments-build = An ornament is a pattern in two colors, any two. Built somewhere in your window, it pays its points in the end; not built, it costs. It is neither turned nor mirrored; cells without a mark don't matter.
rules-rivalry = Glory: rivalry
rules-rivalry-rank = Six rivalry cards join the public objectives. They measure all windows and pay by place: 12, 8 and 5 points for the first three.
rules-rivalry-ties = Players with equal results add up the points of their places and share them, rounded down. A result of zero takes a place like any other.

## Editions
rules-editions = What differs between editions
rules-editions-about = An edition is a set of options, chosen at a new table. Where the words above differ, those of the other editions stand below them.
