### Replays, games that go on from a moment, hints, pictures and reviews in the browser

## What is refused
nothing-to-play-on = the game is over at this moment; choose an earlier one
no-hints-here = there are no hints at this table
no-hint-now = you have nothing to decide now, so there is no hint
too-many-reviews = too many reviews are waiting; try again in a minute
review-under-way = this review is not done yet
review-failed = this review could not be worked out

## sagrada verify
verified-taken-over = { $lines ->
    [one] The first line was taken over from another game: its dice can't be checked from this log, all later ones were.
   *[other] The first { $lines } lines were taken over from another game: their dice can't be checked from this log, all later ones were.
 }

## A log is opened
open-title = Watch a replay
open-file = Choose a log file
open-drop = or drop it here
open-paste = Or paste the text of a log
open-show = Show the game
open-mine = Your finished games
open-another = Another log
open-too-large = This file is too large for the log of a game.

## The replay
replay-round = Round
replay-round-name = { $round ->
    [0] Setup
   *[other] Round { $round }
 }
replay-speed = Speed
replay-speed-name = { $speed }×
replay-seen-by = Seen by
replay-spectator = Spectator
replay-keys = Arrow keys go by turns, with Shift by rounds; the space bar plays and pauses.

## Playing on
play-on = Play on from here
play-on-words = A new game that goes on from this moment, with new dice. Bots take the other seats; what was secret in the old game may be known from its log.
play-on-seat = Your seat
play-on-bots = The others
play-on-start = Play on
continued-note = Continued from another game, with new dice

## Hints
ask-hint = Hint
ask-hint-again = Hide the hints
hint-list = The best moves
hint-thinking = Thinking…
hint-why = Why?
hint-worth = ≈ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end
hints-allowed = Hints: whoever has to decide may ask for the best moves

## Pictures
pictures = Pictures to keep
picture-whole = The whole table
picture-save = { $what } as { $format }

## A review
review-mine = Review my play
review-working = Every decision is looked at again…
review-queued = { $before ->
    [one] One other review is worked out first; yours comes next.
   *[other] { $before } other reviews are worked out first.
 }
review-of = Review: { $name }
review-words = Each decision against the best line found, with only what the player could know at that moment. Points are expectations, not certainties.
review-final = { $over ->
    [yes] { $alone ->
        [yes] Above the target
       *[no] Points
     }
   *[no] Expected when the log breaks off
 }
review-decisions = Decisions
review-only-costly = Only those that cost something
review-all-best = No decision cost anything worth telling.
review-label = { $label ->
    [best] Best
    [fine] Fine
    [slip] Slip
   *[blunder] Blunder
 }
review-look = Look at it
review-save = Save this picture
