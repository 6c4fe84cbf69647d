### Before the game: seats are taken, others are invited

lobby-choose = Who sits at seat { $number }?
lobby-wait = Wait for a friend
lobby-free-other = Free the seat of { $name }
lobby-freed = The host has freed your seat. You can sit down again.
lobby-link = The link of this table
lobby-show-qr = Show as QR code
lobby-share-text = Play Sagrada with me: table { $code }
lobby-begin-when = Begin when every seat is taken
lobby-dice = About the dice
lobby-taken = { $count ->
    [0] Nobody sits here yet
    [one] 1 of { $seats } seats is taken
   *[other] { $count } of { $seats } seats are taken
 }

## Refused
not-host = only whoever made the table can free somebody else's seat
nobody-else = nobody else sits at seat { $seat }
