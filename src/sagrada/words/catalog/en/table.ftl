### The line client: `sagrada play --text` and `sagrada replay`. Names of cards and their words come from the cards.

## Words
color-word = { $color ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [P] purple
   *[other] gray
 }
color-letter = { $color ->
    [R] R
    [Y] Y
    [G] G
    [B] B
    [P] P
   *[other] S
 }
die-word = { $use ->
    [subject] the { $color ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[other] gray
     }
   *[other] { $color ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
        [P] purple
       *[other] gray
     }
 } { $shade }

## The table
table-label = { $label ->
    [pool] Pool
    [hand] In hand
    [track] Track
    [tools] Tools
    [publics] Public
    [board] Strife
    [pioneers] Pioneers
    [ornaments] Ornament
   *[private] Private
 }
table-origin = ({ $origin ->
    [points] points designed
    [part] in part ours
   *[other] { $origin }
 })
table-name = { $name }{ $origin ->
    [verified] { "" }
    [points] { " " }(points designed)
    [part] { " " }(in part ours)
   *[other] { " " }({ $origin })
 }
table-none = none
table-window = { $name }, { $tokens }
table-fault = { $cell } { $die }: { $rule ->
    [cell_color] not the printed color
    [cell_shade] not the printed shade
    [equal_color] the same color as on { $other }
    [equal_shade] the same shade as on { $other }
    [strife] against the rule of the strife board
   *[loose] touches no die, or is the first and not on the border
 }.
table-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
table-price = { $pay ->
    [die] a { $color } die
    [token_or_die] a { $color } die or { $price ->
        [one] 1 token
       *[other] { $price } tokens
     }
   *[tokens] { $price ->
        [one] 1 token
       *[other] { $price } tokens
     }
 }
table-price-gone = gone
table-tool = { $name } ({ $price }{ $origin ->
    [verified] { "" }
    [part] ; in part ours
   *[other] ; { $origin }
 }): { $words }
table-card = { $name }{ $origin ->
    [verified] { "" }
    [part] { " " }(in part ours)
   *[other] { " " }({ $origin })
 }: { $words }
table-pioneer = { $name }, { $points }{ $place }
table-pioneer-owner = , claimed by { $name }
table-pioneer-gone = , gone
table-ornament = { $name }, +{ $gain } or -{ $loss }
table-ornament-key = A and B are two different colors of your choice, . is any cell.
table-kept = { $own ->
    [yes] Others kept: { $list }.
   *[no] Kept: { $list }.
 }
table-kept-none = You kept none.
table-private-color = { $scoring ->
    [dice] Three points for each of your { $color } dice.
   *[shades] The sum of the shades of your { $color } dice.
 }
table-turn = Round { $round } of 10, { $own ->
    [yes] your { $turn } turn
   *[no] { $turn } turn of { $name }
 }
table-next = next: { $names }
table-choose = { $own ->
    [yes] Choose your window
   *[no] Windows are being chosen; still awaited: { $names }
 }
table-keep = { $own ->
    [yes] Choose the ornaments you keep: a token each, points or a loss in the end
   *[no] Ornaments are being chosen; still awaited: { $names }
 }
table-claim = Round { $round } of 10, { $own ->
    [yes] you may claim a pioneer
   *[no] { $name } may claim a pioneer
 }
table-remove = { $own ->
    [yes] Your window is not in order: remove dice until it is
   *[no] { $name } removes dice from a window that is not in order
 }
table-chance = Round { $round } of 10, the dice are awaited
table-over = The game is over

## The table for a screen reader
plain-heading = { $heading }.
plain-heading-next = { $heading }, { $next }.
plain-pool = { $count ->
    [0] The draft pool is empty.
   *[other] Draft pool, { $count }: { $dice }.
 }
plain-hand = In hand: { $die }.
plain-track = Round track: { $rounds }.
plain-card = { $kind ->
    [tool] Tool
    [public] Public objective
    [board] Strife board
    [pioneer] Pioneer
    [ornament] Your ornament
   *[private] Your private objective
 } { $words }
plain-ornament = { $name }, pays { $gain } if built and costs { $loss } if not
plain-cards = { $kind ->
    [tools] Tools
    [publics] Public objectives
    [board] Strife board
    [pioneers] Pioneers
    [ornaments] Your ornaments
   *[private] Your private objective
 }: { $cards }.
plain-offer = Window { $number }: { $name }, level { $level }.
plain-window = { $own ->
    [yes] Your window
   *[no] Window of { $name }, { $seat }
 }: { $pattern }{ $uses ->
    [yes] , { $tokens ->
        [0] no favor token
        [one] 1 favor token
       *[other] { $tokens } favor tokens
     }
   *[no] { "" }
 }.
plain-window-hidden = Window of { $name }, { $seat }: { $chosen ->
    [yes] chosen, not yet revealed
   *[no] not yet chosen
 }.
plain-die = { $cell }: { $die }.
plain-empty = { $cell }: empty{ $kind ->
    [any] { "" }
    [color] , takes only { $takes }
   *[shade] , takes only { $takes }
 }{ $lit ->
    [yes] , free for the die in hand
   *[no] { "" }
 }.

## Moves
card-own-name = Own window
moves = { $kind ->
    [take] Take
    [put] Put { $die } on
    [use] Use
    [put_back] Put back, use
    [choose] Choose
    [pay] Pay with
    [swap] Swap with
    [exchange] Swap with
    [shade] Make it
    [move] Move { $die } { $cell } to
    [clamp] Exchange { $die } { $cell } with
    [keep] Keep
    [claim] Claim
    [remove] Remove
    [step] Make it
    [end] Turn
   *[else] Or
 }
moves-tokens = favor tokens
moves-word = { $word ->
    [end] end the turn
    [return] put it back into the pool
    [stop] stop here
    [no_claim] claim no more
   *[other] { $word }
 }
moves-cards = { $count ->
    [0] none
    [1] { $first }
   *[other] { $first } and { $second }
 }
moves-told = { $label }: { $moves }.
no-such-number = { $number } is no number of the list: it goes from 1 to { $most }
empty-line = Type the number of a move, a move such as R5@b3, or help.

## What happens, a turn in one sentence
told-turn = { $name } { $clauses }.
told-and = { $first } and { $last }
told-undo = { $name } took back the last decision.
told-window = { $name } chose { $pattern }.
told-kept = { $name } kept { $count ->
    [0] no ornament.
    [one] 1 ornament.
   *[other] { $count } ornaments.
 }
told-pioneer-lost = { $pioneer }, claimed by { $name }, is no longer met and leaves the game.
told-first = First turn: { $name }.
told-round = Round { $round } of 10, rolled: { $dice }
told-round-over = Round { $round } is over; { $count ->
    [0] no die is left for the round track.
   *[other] to the round track: { $dice }
 }
told-audit = All windows are looked at: { $name } has one that is not in order and must remove dice.
told-challenge = { $by } challenged the window of { $target }: { $fault ->
    [yes] it is not in order, and dice must be removed.
   *[no] it is in order.
 }
told-removal = { $name } removed { $die } from { $cell }.
clause-pass = passed
clause-take = { $again ->
    [yes] also took { $die }
   *[no] took { $die }
 }
clause-put = put { $die } on { $cell }
clause-move = moved { $die } from { $from } to { $to }
clause-clamp = exchanged { $die } on { $from } with { $other } on { $to }
clause-claim = claimed { $pioneer } ({ $points })
clause-use = used { $tool }{ $paid ->
    [no] { "" }
   *[other] { " " }for { $paid }
 }{ $turned ->
    [no] { "" }
   *[other] { " " }to turn it to { $turned }
 }
clause-pay = paid { $die }
clause-pay-tokens = paid with favor tokens
clause-swap = swapped it for { $die } of the round track
clause-exchange = swapped it for { $die } on { $cell } of { $name }
clause-shade = made it { $die }
clause-return = put it back into the pool
clause-roll = rolled { $die }
clause-roll-pool = rolled the pool again ({ $dice })
clause-draw = drew a { $color } die

## Points
no-score-yet = there is no window to count yet
score-private = Private objective
score-ornaments = Ornaments
score-kept = { $name } kept { $count ->
    [0] none
   *[other] { $cards }
 }
score-ornament-list = Ornaments: { $list }.
score-favor = Favor tokens
score-empty = Empty cells
score-total = Total
score-had = { $name } had { $cards }
score-privates = Private objectives: { $list }.
score-points = { $total ->
    [one] 1 point
   *[other] { $total } points
 }
score-seat = { $name }: { $points }.
score-line = { $label } { $points }.
score-track = The round track shows { $sum }: in the end the total must exceed it.
score-solo = { $won ->
    [yes] Won with { $points }: more than the { $target } of the round track.
   *[no] Lost with { $points }: not more than the { $target } of the round track.
 }
score-winner = Winner: { $name } with { $points }{ $by ->
    [points] .
    [private] , level with { $other }; more points from the private objective decide.
    [ornaments] , level with { $other }; more points from private objective and ornaments decide.
    [favor] , level with { $other }, also on the private objective; more favor tokens decide.
    [first_turn] , level with { $other } in everything; the later first turn of the last round decides.
   *[last_turn] , level with { $other } in everything; the later last turn of the game decides.
 }
score-seed = The seed of the dice was { $seed }.
score-public-seed = The dice came from the known seed { $seed }.

## At the keyboard
play-you = You
play-player = Player { $number }
play-welcome = Sagrada, { $edition } rules, { $seats ->
    [one] solo
   *[other] { $seats } seats
 }{ $honor ->
    [yes] , honor table
   *[no] { "" }
 }. Unofficial, not affiliated with the publisher.
play-glory = Modules of the Glory expansion: { $modules }.
play-commitment = The dice are fixed by a secret seed, told at the end. Its SHA-256:
    { $hash }
play-help-hint = Type the number of a move or the move itself; help tells more.
play-prompt = { $name }>
play-pass-to = Pass to { $name }, press Enter
play-help =
    A number       make that move of the list
    R5@b3          take a die and put it on a cell; R5 takes it, b3 puts the die in hand
    use lathekin   use a tool; b3>c4 moves a die; end is the end of the turn, and the pass
    keep, claim    Glory: keep checker, keep none; claim rosette, or stop
    undo           take back your last decision, as far as no dice were rolled since
    table          show the table again; bag: how many dice are in the bag and the supply
    score          what each objective pays you now
    cards          the cards of this game; card ID shows one in full
    log            the last lines of the log; log all shows all
    challenge s1   honor tables: ask for a look at the window of seat s1
    save FILE      save the game; sagrada play --resume FILE goes on with it
    hint           the three best moves and why; quit: leave
play-no-hints = There is nothing to decide now, so there is no hint.
play-cards = { $kind ->
    [tools] Tools
    [publics] Public objectives
    [board] Strife board
    [pioneers] Pioneers
    [private] Your private objective
    [ornaments] Your ornaments
   *[windows] Windows
 }: { $cards }
play-bag = { $count } dice in the bag: { $dice }.
play-supply = { $count ->
    [one] 1 gray die lies beside the round track.
   *[other] { $count } gray dice lie beside the round track.
 }
play-challenge-held = The challenge waits until no die is in hand and no tool under way.
play-saved = { $over ->
    [yes] The finished game is in { $file }; `sagrada verify { $file }` checks its dice.
   *[no] Saved in { $file }, every private objective with it; `sagrada play --resume { $file }` goes on.
 }
play-saved-seed = The seed of the dice is in { $file }.seed: keep it secret, or the dice are no longer honest.
play-after-end = `save FILE` keeps the game for `sagrada verify FILE`. Enter leaves.
play-after-end-known = `save` brings { $file } to its end, for `sagrada verify`. Enter leaves.
play-prompt-end = >

## What the client refuses
input-ended = the input has ended before the game did
too-many-idle-lines = { $most } lines in a row were no move; stopped
challenge-for-another = a challenge is made in one's own name, which is { $seat } here
save-needs-file = say where: save FILE
card-needs-id = say which one: card ID; cards lists those of this game
quit-unsaved = the game is not saved: save FILE keeps it, another quit leaves
cant-write = can't write { $file }: { $problem }
not-a-log = { $file } is there already and is no log of this program; it stays as it is
not-a-seed-file = { $file } is no file with a seed of 64 hex digits
no-seed-file = { $file } is missing: without the seed of its dice the game can't go on
dice-by-hand = the dice of { $file } are rolled by hand; this client can't go on with such a game yet
fixed-at-start = { $option } is fixed when a game begins and can't be given with --resume
solo-seats = --solo is one seat, and it is yours; it doesn't go with --seats { $seats }
seats-differ = { $given ->
    [one] one seat is
   *[other] { $given } seats are
 } given, the saved game has { $seats }

## What a log refuses (Glory)
deal-strife-first = { $kind } laid out by hand with strife: the first must be a strife card, not { $given }; there are { $known }

## Replay
replay-moment = After line { $at } of { $lines }: { $line }
replay-drawn = The picture is in { $file }.
no-such-line = there is no line { $at }: the game has lines 1 to { $lines }, and 0 is the start
