### Before the game: seats are taken, others are invited

## Refused
not-host = only whoever made the table can free somebody else's seat
nobody-else = nobody else sits at seat { $seat }
