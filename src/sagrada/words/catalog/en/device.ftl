### The same person on another device

## Refused
no-such-link = this link was used already, is too old, or never was: make a new one
same-device = this link was made on this browser: open it on the other one
