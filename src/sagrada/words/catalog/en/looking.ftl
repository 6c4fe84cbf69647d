### Looking at a game again: the first screen of a review, a mistake looked at, the scrubber of a replay, checked dice

## The first screen of a review
looking-lost = Given away by own decisions
looking-luck = Luck
looking-worst = What cost most
looking-flawless = No turn cost anything worth telling. Well played.
looking-side = { $side ->
    [played] Played
    [better] Better
   *[both] Both
 }
looking-course = Expected points, turn by turn
looking-pick = Press a mark to look at the turn.
looking-details = All numbers
looking-start = Expected at the start
looking-deal = Luck of the deal
looking-dice = Luck of the dice
looking-others = What the others did
looking-drift = Judgment changed by itself
looking-bound = { $alone ->
    [yes] Possible with all dice known, without tools
   *[no] Possible with all dice known and no rivals, without tools
 }

## A mistake looked at
ghost-played = played
ghost-better = better { $gain }
looking-cost = { $label ->
    [best] best
    [fine] fine
    [slip] slip
   *[blunder] blunder
 }, { $points } lost
looking-expected = Expected points: { $before } with the best move, { $after } after this one
looking-back = Back to the review
looking-previous = Previous mistake
looking-next = Next mistake
looking-place = { $number } of { $count }
looking-whole = Whole table
looking-show = What is shown
looking-counts = What counts

## The scrubber of a replay
scrubber-label = Course of the game
scrubber-turn = { $turn ->
    [0] { $round ->
        [0] The windows are chosen
       *[other] The end
     }
    [1] Round { $round }, first turn: { $name }
   *[other] Round { $round }, second turn: { $name }
 }
scrubber-points = Points so far: { $points }
scrubber-points-of = { $name } { $points }
scrubber-expected = Expected points: { $points }
scrubber-mistake = { $label ->
    [slip] Slip
   *[blunder] Blunder
 }: { $points } lost
replay-lines = Line by line
replay-previous = { $by ->
    [round] Previous round
    [line] Previous line
   *[turn] Previous turn
 }
replay-next = { $by ->
    [round] Next round
    [line] Next line
   *[turn] Next turn
 }
replay-step = { $by ->
    [round] Round
    [line] Line
   *[turn] Turn
 }
replay-more = More

## Dice that are checked
checked-outcomes = Every outcome, in order
checked-range = { $from } to { $to } of { $count }
checked-earlier = Earlier
checked-later = Later
checked-number = Number
checked-line = Line of the log
checked-drawn = Drawn
checked-means = Stands for it
checked-numbers = { $low } to { $high } of { $total }
checked-result = Checked
checked-true = follows from the seed
checked-false = does not follow from the seed
