"""Many games: matches of bots on the same deals, in several processes, with intervals and a picture."""
