### Matches between bots, and bots that are programs

## Seating a program
bad-command = "{ $text }" names no program: write program:COMMAND, such as program:./mybot or "program:python3 mybot.py"
no-such-program = there is no program "{ $program }" that can be run

## What a program did wrong
forfeit = { $bot } loses its seat to { $substitute }: { $refused }
bot-cant-start = it can't be started ({ $problem })
bot-crashed = it has ended, with code { $code }{ $silent ->
    [yes] { "" }
   *[no] ; its last words: { $words }
 }
bot-stalled = it gave no answer within { $limit } { $limit ->
    [one] second
   *[other] seconds
 }
bot-garbage = this is no answer: { $line }
bot-cheated = "{ $move }" is none of the moves it was offered
bot-no-hello = it does not say hello in protocol { $known }: { $line }

## sagrada bot
bad-message = this line is no message of the protocol: { $line }
bad-view = this is no view that asks for a move: { $problem }
other-protocol = the house speaks protocol { $told }, this bot protocol { $known }

## sagrada match
number-range = { $option } is { $value }, and goes from { $least } to { $most }
no-match-file = { $file } is no file that a match goes on from, so it is left alone
broken-match-file = { $file }, line { $line }: this is no finished deal of a match
other-match = { $file } is from another match; what differs: { $differing }
worker-lost = one of the processes that play deals was ended from outside; run it again (with --state it goes on)
no-folder = { $file } can't be written: there is no such folder
match-forfeit = deal { $deal }: { $forfeit }
match-running = A wins { $rate } %, margin { $margin }
match-played = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] deal
   *[other] deals
 }, { NUMBER($games, useGrouping: "auto") } games, { $seats } { $seats ->
    [one] seat
   *[other] seats
 }, seed { $seed }
match-rate = { $a } (A) against { $b } (B): A wins { $rate } % of the games, { $interval }; equal bots would win { $even } %
match-solo-rate = { $a } (A) and { $b } (B), each alone: A beats { $rate } % of the targets, { $interval }
match-lead = A beats more targets than B by { $lead } points of percent, { $interval }
match-margin = { $alone ->
    [yes] A's points above the target less B's
   *[no] A's points less B's
 }: { $mean } a deal, { $interval }
match-interval = 95 % interval { $low } to { $high }
match-no-interval = no interval from one deal
match-bot = { $letter } { $bot }: mean score { $score }, { NUMBER($wins, useGrouping: "auto") } won, { $decision_ms } ms a decision, { $turn_ms } ms a turn
match-forfeits = { $letter } lost its seat in { $forfeits } { $forfeits ->
    [one] game
   *[other] games
 }

## The picture of a match
match-plot-title = { $a } (A) against { $b } (B)
match-plot-subtitle = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] deal
   *[other] deals
 }, { $seats } { $seats ->
    [one] seat
   *[other] seats
 }, seed { $seed }; dots and lines are means and their 95 % intervals
match-plot-rate = A wins
match-plot-margin = A's margin, points a deal
match-plot-histogram = Deals by margin: hatched B ahead, empty about even, solid A ahead
