### Modes of play: own dice, honor tables, solo, pioneers that are asked for

## A new table
modes-own-dice = Own dice: somebody rolls real dice and taps them in
modes-ask-claims = Ask before a pioneer is claimed

## Own dice
modes-own-dice-lobby = This table is played with your own dice. The program deals the cards; the host, or anybody who sits here, taps in what the dice show.
modes-roll-step = { $tell ->
    [die] { $count ->
        [one] Roll 1 die from the bag and tap it
       *[other] Roll { $count } dice from the bag and tap them
     }
    [gray] Roll a gray die from beside the round track and tap it
    [shade] { $count ->
        [one] Roll the { $die } again and tap what it shows
       *[other] Roll { $count } dice again, one after the other: the { $die } first
     }
   *[color] Draw a die from the bag and tap its color
 }
modes-roll-next = { $tell ->
    [gray] Now a gray die from beside the round track
   *[shade] Now the { $die }
 }
modes-roll-full = All dice are tapped; check them once more
modes-roll-wait = { $host ->
    [none] Waiting for the dice.
   *[other] Waiting for { $host } to roll the dice.
 }
modes-roll-here = Enter the dice here
modes-roll-close = Let the host do it
modes-tray = Dice to tap
modes-tray-tapped = Tapped so far
modes-tray-empty = still to roll
modes-tray-left = { $left ->
    [0] none left
   *[other] { $left } left
 }
modes-tray-left-of = { $color }: { $left } left in the bag
modes-tray-back = Take back the last
modes-tray-clear = Take back { $die }
modes-tray-send = { $count ->
    [one] Put it on the table
   *[other] Put them on the table
 }
modes-tray-news = { $die }, { $at } of { $count }
roll-count = { $wanted ->
    [one] one die is
   *[other] { $wanted } dice are
 } awaited, { $given } told
roll-form = { $word } is not what is awaited: { $tell ->
    [die] a die from the bag, such as R5
    [gray] a gray die from the supply, such as S5
    [shade] the new shade of { $die }, such as =4
   *[color] the color of the die drawn, such as B
 }
bag-is-out = { $word }: no { $color ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [P] purple
   *[S] gray
 } die is left in the bag

## Honor tables
modes-challenge = Challenge the window of { $name }
modes-challenge-held = Challenge waits
modes-challenge-held-words = { $by } challenges the window of { $target }: it is looked at when no die is in hand and no tool under way.
modes-at-fault = { $own ->
    [yes] Your window is not in order. Remove dice of your choice until it is:
   *[no] The window of { $name } is not in order; { $name } removes dice:
 }
modes-audit = The last look
modes-audit-clean = Every window was in order.

## Solo
modes-target = To exceed, so far
modes-target-words = The sum of the dice on the round track
