### Reviews of a game and hints: what a line of play is worth, and why. Dice and cells are written as in notation.

## A line as advice
advice-line = { $count ->
    [one] { $last }
   *[other] { $first } and { $last }
 }
advice-take = { $again ->
    [yes] also take { $die }
   *[no] take { $die }
 }
advice-put = put { $told ->
    [yes] it
   *[no] { $die }
 } on { $cell }
advice-use = use { $tool }
advice-shade = make it { $die }
advice-pay = pay with favor tokens
advice-pay-die = pay with { $die }
advice-swap = swap it for { $die } of the round track
advice-exchange = swap it for { $die } on { $cell } of { $seat }
advice-move = move { $die } from { $from } to { $to }
advice-clamp = exchange { $die } on { $from } with { $other } on { $to }
advice-return = put it back into the pool
advice-stop = leave it at that
advice-remove = remove { $die } from { $cell }
advice-choose = choose { $pattern }
advice-keep = keep { $count ->
    [0] no ornament
   *[other] { $names }
 }
advice-claim = claim { $pioneer }
advice-pass = pass
advice-end = end the turn
advice-see = see what the die brings

## A review
nothing-to-review = this log has no decision that could be reviewed
review-seat = { $name }: { $over ->
    [yes] { $final } { $alone ->
        [yes] points above the target
       *[no] points
     }
   *[no] the log breaks off; { $final } { $alone ->
        [yes] points above the target
       *[no] points
     } to be expected
 }, { $start } expected at the start.
review-sum = Skill lost { $lost }. Luck { $luck }: the deal { $deal }, the dice { $dice }, the others { $others }. Drift of the judgment { $drift }.
review-bound = { $alone ->
    [yes] With all dice known, without tools: { $points } above the target.
   *[no] With all dice known and no rivals, without tools: { $points } points.
 }
review-counts = Decisions: { $best } best, { $fine } fine, { $slip ->
    [one] 1 slip
   *[other] { $slip } slips
 }, { $blunder ->
    [one] 1 blunder
   *[other] { $blunder } blunders
 }.
review-moment = { $kind ->
    [window] Window
    [ornaments] Ornaments
    [removal] Round { $round }, removal
   *[turn] Round { $round }, { $turn ->
        [1] first
       *[other] second
     } turn
 }
review-decision = { $moment }: { $label ->
    [fine] fine
    [slip] slip
   *[blunder] blunder
 }, { $loss } lost by { $played }. Better: { $better }.

## The picture of a review
review-title = { $name }: { $final } { $over ->
    [yes] { $alone ->
        [yes] above the target
       *[no] points
     }
   *[no] expected when the log breaks off
 }
review-lost = Skill lost
review-luck = Luck
review-start = Expected at the start
review-drift = Drift
review-in-dice = Known dice, alone
review-round = Round
review-curve = Expected points
review-losses = What each decision cost
review-legend-fine = fine
review-legend-slip = ? slip
review-legend-blunder = ! blunder
review-described = { $name }: { $start } expected at the start, { $lost } lost by skill, { $luck } luck, { $final } in the end.

## Hints
hint-numbered = { $number }. { $hint }
hint-move = { $move }: { $advice }; { NUMBER($worth, minimumFractionDigits: 1) } points to be expected.
hint-scores = { $card } pays { $points } { $more ->
    [yes] more
   *[no] less
 }.
hint-nearer = { $columns ->
    [yes] Column { $line }
   *[no] Row { $line }
 } then lacks { $lacks ->
    [one] 1 die
   *[other] { $lacks } dice
 } for { $card }.
hint-breaks = { $columns ->
    [yes] Column { $line }
   *[no] Row { $line }
 } can't pay for { $card } any more.
hint-closes = { $count ->
    [one] { $cells } then takes no die any more.
   *[other] { $cells } then take no die any more.
 }
hint-opens = { $cells } can take a die again.
hint-takes = { $name } would have liked { $die }, worth { NUMBER($points, minimumFractionDigits: 1) } more than the next best.
hint-room = { $count } of the 30 different dice would fit next.

## The review of any seat, at a finished table or from a log that was opened
review-play = Review the play
review-whose = Whose play
