### Tables over the network: why something was refused
no-such-table = there is no table "{ $table }" here
no-such-code = there is no table with the code { $code }
no-such-key = this link opens no seat at this table
no-code-left = no free code was found for a new table; try again
foreign-seat = seat { $seat } belongs to somebody else
foreign-origin = another site ({ $origin }) can't speak for you here
not-seated = only those who sit at the table can do that
not-started = the game has not begun yet
already-started = the game has begun already
not-over = the game is not over yet
not-away = { $name } is at the table
seat-taken = seat { $seat } is taken
seats-open = { $open ->
    [one] one seat is still open
   *[other] { $open } seats are still open
 }
table-full = every seat of this table is taken
table-differs = event { $number } of table { $table } gives another game than when it was played: the rules have changed
unreadable-table = table { $table } can't be read: its record is damaged, or was written by another version of the program
stale-move = { $move }: the table has moved on since (version { $version }, now { $now })
key-used = the key { $key } was used for another move
bad-key = a move needs a key of 1 to { $most } characters
bad-request = this request can't be read: { $where }: { $problem }
too-large = a request holds at most { NUMBER($most, useGrouping: "auto") } bytes, and tells its length
unknown-language = there is no language "{ $language }" here; known: { $known }
data-in-use = { $folder } is in use by another server; give it a folder of its own with --data
no-server-here = the browser game is not installed here ({ $problem }); `sagrada play --text` plays in the terminal
no-client-here = the browser client is not built here: run `make play` in the folder of the sources, or install a wheel; `sagrada play --text` plays in the terminal
port-in-use = { $host }:{ $port } can't be used: { $problem }

## What the server says in the terminal
serve-address = Sagrada is at { $address } (Ctrl+C stops it).
serve-network = Others on this network find it at { $address }
