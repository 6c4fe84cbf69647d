### The start page, and the ways from page to page

start-games = My games
start-settings = Settings
start-against = About ten minutes against
start-strength = How strong shall your opponent be?
start-face = { $face ->
    [gentle] Gentle
    [even] Even
   *[strong] Strong
 }
start-your-turn = Your turn
start-all-games = All my games
start-no-network = No connection
start-offline = There is no connection. Games are kept on the server: they go on when it is back.

## Turn notices, and what happens by itself
notice-turn = ● Your turn · Sagrada
notice-turn-of = ● { $name } · Sagrada
notice-playing = { $name } … · Sagrada
notice-body = { $others ->
    [0] Your game goes on.
   *[other] The game with { $names } goes on.
 }
auto-end = Nothing else to do: your turn ends.
auto-end-stay = Stay
update-found = A newer version is here; the page loads again.
update-now = Load again

## A link to be handed on
link-copy = Copy link
link-copied = Copied
link-share = Share
