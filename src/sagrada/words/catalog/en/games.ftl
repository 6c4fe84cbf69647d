### The visitor's own games, and how they were played

games-play = My play
games-unfinished = To go on with
games-finished = Finished
games-none = No game yet. The first one is one tap away.
games-none-finished = The first finished game will stand here, with its windows, a replay and a review.
games-with = { $count ->
    [0] Alone
   *[other] { $names }
 }
games-state = { $state ->
    [turn] Your turn
    [wait] Others are playing
    [open] Not begun: table { $code }
   *[lesson] First game
 }
games-result = { $result ->
    [won] won
    [lost] lost
   *[none] { "" }
 }
games-points = { $mine } : { $theirs }
games-target = { $points } of { $target } to exceed
games-more = Older games
games-replay = Replay
games-review = Review
games-reviewed = reviewed

## My play
play-none = Here you will see how you play: points over time, against whom you win, what your objectives bring. It begins with your first finished game.
play-one = One game so far: { $points } points. With every game there is more to see here.
play-games = { $games ->
    [one] game finished
   *[other] games finished
 }
play-won = won
play-recent = points, average of the last ten
play-found = of the best found, from { $reviews } { $reviews ->
    [one] review
   *[other] reviews
 }
play-points = Points over time
play-points-chart = Points of the last { $games } games, from { $least } to { $most }; on average { $mean }
play-points-mean = average of eight
play-rivals = Won, by opponent
play-rival = { $bot ->
    [alone] Alone, against the target
   *[other] { $name }
 }
play-share = { $share } % of { $games }
play-few = · of { $games }
play-objectives = Points by objective
play-objectives-words = Bar: yours on average. Line: the best windows we found for somebody who knows all dice and drafts alone.
play-of = { $points } of { $possible }
play-mistakes = What reviews found most often
play-mistakes-none = Review a finished game, and what it finds is added up here.
play-mistake = { $kind ->
    [window] another window was better
    [ornaments] other ornaments were better
    [removal] another die should have left the window
    [tool_missed] a tool would have helped
    [tool_wasted] a tool was not worth its price
    [passed] a die could have been taken
    [die] another die was better
    [cell] the same die was better elsewhere
   *[other] another order was better
 }
play-times = { $count } ×
