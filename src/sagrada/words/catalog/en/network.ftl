### Who gets to the server, how often, and what happened while somebody was away
too-often = that was too often; try again { $minutes ->
    [0] in a moment
    [one] in a minute
   *[other] in { $minutes } minutes
 }
too-many-sockets = at most { $most } tables can be watched at the same time
foreign-host = this server does not answer to the name { $host }; use its address in numbers
not-from-here = only the person at the machine where the game runs can do that
no-network = this machine is on no network that others could join from
web-here-only = This link works on this machine only.
web-open-network = Let others on this network join
web-since = Since your last visit
web-since-read = Got it
