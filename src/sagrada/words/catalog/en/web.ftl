### The browser client

## Everywhere
web-unofficial = Unofficial, not affiliated with the publisher.
web-about = About
web-theme = Light or dark
web-sound = Sound
web-close = Close
web-keys = Keys
web-offline = The connection is lost; trying again.

## Start
web-lede = Draft dice, build a window, let the light in.
web-play-now = Play now
web-continue = Continue
web-with = With { $names }
web-alone = Alone
web-new-table = New table
web-new-table-words = Invite friends, pass one device, or play alone
web-join = Join by code
web-join-button = Join
web-learn = First game
web-rules = Rules

## A new table
new-ask-claims = Ask before a pioneer is claimed
new-designed = { $ours ->
    [none] All { $cards } cards dealt are printed ones.
    [few] Of { $cards } cards dealt, hardly any is our own design; those carry a pencil.
    [one] Of { $cards } cards dealt, about { $ours } is our own design; it carries a pencil.
   *[other] Of { $cards } cards dealt, about { $ours } are our own design; they carry a pencil.
 }
solo-odds = { $tools }: { $rate ->
    [0] hardly ever won
   *[other] { $rate } of 100 won
 }
solo-odds-words = How often { $bot }, our strongest bot, wins alone: measured on { $games } games. With the tools chosen, { $low } to { $high } of 100 (95 % interval).
web-your-name = Your name
web-edition = Rules
web-seats = Seats
web-seat-count = { $number ->
    [1] 1, solo
   *[other] { $number }
 }
web-seat = Seat { $number }
web-me = Me
web-me-too = Somebody else on this device
web-open = Open, by invitation
web-open-seat = Open seat
web-bot = Bot: { $name }
web-solo-tools = Difficulty
web-tools-count = { $number ->
    [1] 1 tool, very hard
    [5] 5 tools, easy
   *[other] { $number } tools
 }
web-modules = Expansion and variants
web-module = { $module ->
    [strife] Strife: gray dice, and a board that forbids them places
    [pioneers] Pioneers: points for the first to meet a condition
    [ornaments] Ornaments: small patterns you bet a token on
    [rivalry] Rivalry: objectives that rank the windows
   *[other] { $module }
 }
web-switch = { $name ->
    [less_luck] Less luck: fewer dice in the bag
   *[thirteenth_card] Thirteenth window card, our own design
 }
web-honor = Honor table: wrong placements can be made, and challenged
web-make = Make the table
web-start = Start
web-table = Table { $code }
web-all-seated = Everybody is here
web-sit = Sit down
web-free-seat = Free this seat
web-is-you = you
web-is-bot = bot
web-is-here = at the table
web-is-away = away
web-invite = Invite others
web-local-only = This link works on this machine only. Start with “sagrada play --lan” to let others on your network join.
web-qr = The address of this table as a QR code
web-commitment = The dice are fixed by a secret seed, told at the end; its SHA-256:
bot-random = Random

## Windows are chosen
web-choose = Choose your window
web-choose-words = Harder windows bring more favor tokens.
web-pattern = { $colors } color and { $shades } shade cells
web-known = What you know already
web-tools-seen = Tools on the table
web-play-window = Play { $name }
web-secret = secret
web-secret-name = Secret: { $name }
web-dealing = Dealing…
web-chosen-window = Chosen: { $name }
web-chosen = Your choice is made; you can still change it.
web-chosen-other = Window chosen
web-choosing = Still choosing: { $names }.

## The table
web-turn = { $own ->
    [yes] Your turn
    [named] { $name }, your turn
   *[no] { $name } is playing
 }
web-dice = The dice
web-step = { $phase ->
    [turn] { $may ->
        [take] Take a die, or end the turn
        [tool] Use a tool, or end the turn
        [both] Take a die, use a tool, or end the turn
       *[end] End the turn
     }
    [hand] Place the { $hand }
    [payment] How do you pay for { $tool }?
    [change_by_one] { $tool }: one up or one down?
    [swap_with_track] { $tool }: which die of the round track?
    [swap_with_seat] { $tool }: which die of another window?
    [set_shade] { $tool }: which shade?
    [move_die] { $source ->
        [none] { $tool }: which die moves?
       *[other] { $tool }: where does the { $source } go?
     }
    [take_extra] { $tool }: take another die
    [remove_die] Your window is not in order: remove dice
    [keep_ornaments] Which ornaments do you keep?
    [claim_pioneer] You may claim a pioneer
   *[other] { "" }
 }
web-step-stuck = The { $hand } fits nowhere as it is: use a tool, or undo
web-ornament-key = A and B are two different colors of your choice, a dashed square is any cell.
web-round = Round { $round } of 10
web-order = Turns of this round
web-log = What has happened
web-window = { $own ->
    [yes] Your window
   *[no] Window of { $name }
 }
web-others = The others
web-enlarge = Show the window of { $name } large
web-public-points = { $points ->
    [one] 1 public point
   *[other] { $points } public points
 }
web-empty-cells = { $cells ->
    [one] 1 cell empty
   *[other] { $cells } cells empty
 }
web-points = { $own ->
    [yes] Points so far
   *[no] Objectives
 }
web-cells-filled = Cells filled: { $filled } of { $cells }
web-fits-nowhere = Fits nowhere in your window
web-decided = What decided it: { $row } ({ $points } over { $name })
web-prize = For whoever is first
web-prize-gone = gone
web-tokens-left = { $tokens ->
    [one] 1 token left
   *[other] { $tokens } tokens left
 }
web-track = Round track
web-pool = Draft pool
web-in-hand = In hand: { $die }
web-undo = Undo
web-undo-take = Undo take
web-end = End turn
web-end-early = You could still take a die. End your turn?
web-not-yet = Not yet
web-use = Use { $name }
web-use-button = Use
web-put-back-use = Put the die back and use { $name }
web-puts-back = Puts the die back first
web-on = { $die } on { $cell }
web-filled = Empty cell filled
web-closes = Nothing would fit on
web-pay = Pay with { $with }
web-make-it = Make it { $die }
web-swap-track = Swap with { $die } of round { $round }
web-swap-with = Swap with { $die } on { $cell } of { $name }
web-claim = Claim { $name }
web-keep = Keep { $cards }
web-challenge = Challenge
web-let-bot = Let a bot play
web-stands-in = { $bot } plays
web-bot-for-you = A bot plays for you.
web-take-back = Take my seat back

## Cells, spoken
web-cell-empty = { $cell }, empty{ $takes ->
    [any] .
    [1] , takes only a 1.
    [2] , takes only a 2.
    [3] , takes only a 3.
    [4] , takes only a 4.
    [5] , takes only a 5.
    [6] , takes only a 6.
   *[other] , takes only { $takes }.
 }
web-cell-die = { $cell }, { $die }.
web-cell-lit = { $hand ->
    [none] May be picked.
   *[other] { $hand } may go here{ $gain ->
        [none] .
        [one] , { $gain } point.
       *[other] , { $gain } points.
     }
 }

## Passing the device
web-pass-to = Pass to { $name }
web-pass-words = The others look away: the next screen shows a secret.
web-pass-button = I am { $name }

## The end
web-target = To exceed
web-again = Play again
web-join-rematch = Join the rematch
web-save-log = Save the log
web-replay = Replay
web-check-dice = Check the dice

## Replay
web-play-on = Play
web-pause = Pause
web-to-score = To the score

## Dice checked in the browser
web-dice-words = Your browser computes every roll, draw and deal of this game again from the revealed seed and the players' own words.
web-dice-seed = Seed, revealed at the end
web-dice-hash = Its SHA-256, told before anybody sat down
web-dice-nonces = Words of the players
web-dice-true = True dice: the seed has the promised hash, and all { $count } outcomes follow from it.
web-dice-false = These dice are not true: { $what }.
web-dice-hash-differs = the seed has another hash than was promised
web-dice-line-differs = outcome { $number } ({ $line }) does not follow from the seed
web-dice-insecure = This browser computes hashes only on a secure page or on this machine itself; save the log and run “sagrada verify”.
web-dice-working = Computing…
web-language = Language

## How well a card is known
rules-origin = { $origin ->
    [verified] verified
    [inferred] our reading
    [points] points are ours
    [part] in part ours
   *[designed] our own
 }
rules-origin-about = { $origin ->
    [verified] As the sources have it.
    [inferred] Our reading, in part or as a whole; no rulebook settles it.
    [points] The condition is as the sources have it, the points are our own.
    [part] As the sources have it, but for what we decided; the text says which part.
   *[designed] Our own; no source has it.
 }

## Solo
solo-target = To exceed
solo-target-words = The sum of the dice on the round track

## Cards in full
table-cards-in-full = Points and cards in full
