### What the commands simulate, verify and bench say
bad-option-text = "{ $text }" is no option: write NAME=VALUE, such as less_luck=yes
games = { $games } is no number of games: 1 to { NUMBER($most, useGrouping: "auto") }
unknown-bot = there is no bot "{ $bot }"; known: { $known }
simulated = { NUMBER($games, useGrouping: "auto") } games in { NUMBER($games_per_second, useGrouping: "auto") } a second ({ $backend } backend, seed { $seed })
simulated-seat = seat { $seat } ({ $bot }): mean { $mean }, spread { $sd }, { NUMBER($wins, useGrouping: "auto") } won
verified = True dice: all { NUMBER($outcomes, useGrouping: "auto") } rolls, draws and deals follow from the seed.
verified-secret = The seed was secret during the game, and its hash was published before the first deal.
verified-public = The seed was known from the start: the dice are reproducible, but whoever knew it could know them beforehand.
verified-nonces = { $nonces ->
    [one] One player's own words were mixed in, so nobody else could choose the dice alone.
   *[other] The own words of { $nonces } players were mixed in, so nobody could choose the dice alone.
 }
verified-laid-out = Laid out by hand instead of dealt: { $what }.
