### Own dice: somebody rolls real dice and taps them in

own-dice = Own dice: somebody rolls real dice and taps them in
own-dice-lobby = This table is played with your own dice. The program deals the cards; the host, or anybody who sits here, taps in what the dice show.
own-dice-roll-step = { $tell ->
    [die] { $count ->
        [one] Roll 1 die from the bag and tap it
       *[other] Roll { $count } dice from the bag and tap them
     }
    [gray] Roll a gray die from beside the round track and tap it
    [shade] { $count ->
        [one] Roll { $die } again and tap what it shows
       *[other] Roll { $count } dice again, one after the other: { $die } first
     }
   *[color] Draw a die from the bag and tap its color
 }
own-dice-roll-next = { $tell ->
    [gray] Now a gray die from beside the round track
   *[shade] Now { $die }
 }
own-dice-roll-full = All dice are tapped; check them once more
own-dice-roll-wait = { $host ->
    [none] Waiting for the dice.
   *[other] Waiting for { $host } to roll the dice.
 }
own-dice-roll-here = Enter the dice here
own-dice-roll-close = Let the host do it
own-dice-tray = Dice to tap
own-dice-tray-tapped = Tapped so far
own-dice-tray-empty = still to roll
own-dice-tray-left = { $left ->
    [0] none left
   *[other] { $left } left
 }
own-dice-tray-left-of = { $color }: { $left } left in the bag
own-dice-tray-back = Take back the last
own-dice-tray-clear = Take back { $die }
own-dice-tray-send = { $count ->
    [one] Put it on the table
   *[other] Put them on the table
 }
own-dice-tray-news = { $die }, { $at } of { $count }
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
