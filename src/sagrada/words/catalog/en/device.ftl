### The same person on another device

device-title = Your games on another device
device-words = There are no accounts here: this browser is how the server knows you. A link makes another browser the same person, with the same seats and the same games.
device-make = Make a link
device-again = Make a new link
device-use = Open this link on the other device, or scan the code. It works once, for { $minutes } minutes.
device-qr = The link as a QR code
device-secret = Whoever opens it can play your seats: send it to nobody but yourself.
device-arrive = Bring your games here?
device-arrive-words = This browser will be the same player as the one that made the link. Your seats and games there will be here too, and games played on this browser will be there.
device-arrive-warn = Did somebody else send you this link? Then don't: they would see and play your games.
device-accept = Yes, that is me
device-refuse = No
device-done = Done. Your games are here: { $games }.
device-local = This link works on this machine only: first let others on your network join.

## Refused
no-such-link = this link was used already, is too old, or never was: make a new one
same-device = this link was made on this browser: open it on the other one
