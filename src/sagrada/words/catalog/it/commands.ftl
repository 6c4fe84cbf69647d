### Ciò che dicono i comandi simulate, verify e bench
# translated, no printed source
bad-option-text = "{ $text }" non è un'opzione: scrivi NAME=VALUE, per esempio less_luck=yes
games = { $games } non è un numero di partite valido: da 1 a { NUMBER($most, useGrouping: "auto") }
unknown-bot = il bot "{ $bot }" non esiste; disponibili: { $known }
simulated = Partite: { NUMBER($games, useGrouping: "auto") }, { NUMBER($games_per_second, useGrouping: "auto") } al secondo (backend { $backend }, seme { $seed })
simulated-seat = posto { $seat } ({ $bot }): media { $mean }, deviazione { $sd }, vittorie { NUMBER($wins, useGrouping: "auto") }
verified = Dadi autentici: tutti i { NUMBER($outcomes, useGrouping: "auto") } tiri, estrazioni e distribuzioni derivano dal seme.
verified-secret = Durante la partita il seme era segreto, e il suo hash è stato pubblicato prima della prima distribuzione.
verified-public = Il seme era noto fin dall'inizio: i dadi sono riproducibili, ma chi lo conosceva poteva conoscerli in anticipo.
verified-nonces = { $nonces ->
    [one] È stata aggiunta la parola scelta da un giocatore, quindi nessun altro poteva scegliere i dadi da solo.
   *[other] Sono state aggiunte le parole scelte da { $nonces } giocatori, quindi nessuno poteva scegliere i dadi da solo.
 }
verified-laid-out = Disposti a mano anziché distribuiti: { $what }.
