### Incontri fra bot, e bot che sono programmi

## Seating a program
# translated, no printed source
bad-command = "{ $text }" non indica alcun programma: scrivi program:COMMAND, per esempio program:./mybot o "program:python3 mybot.py"
no-such-program = non c'è nessun programma "{ $program }" che si possa eseguire

## What a program did wrong
# translated, no printed source
forfeit = { $bot } perde il posto a favore di { $substitute }: { $refused }
bot-cant-start = non si può avviare ({ $problem })
bot-crashed = è terminato con il codice { $code }{ $silent ->
    [yes] { "" }
   *[no] ; le sue ultime parole: { $words }
 }
bot-stalled = non ha risposto entro { $limit } { $limit ->
    [one] secondo
   *[other] secondi
 }
bot-garbage = questa non è una risposta: { $line }
bot-cheated = "{ $move }" non è fra le mosse che gli sono state offerte
bot-no-hello = non si presenta con il protocollo { $known }: { $line }

## sagrada bot
# translated, no printed source
bad-message = questa riga non è un messaggio del protocollo: { $line }
bad-view = questa non è una vista che chiede una mossa: { $problem }
other-protocol = chi ospita la partita parla il protocollo { $told }, questo bot il protocollo { $known }

## sagrada match
# translated, no printed source
number-range = { $option } è { $value }, ma va da { $least } a { $most }
no-match-file = { $file } non è un file da cui un incontro possa continuare, perciò resta com'è
broken-match-file = { $file }, riga { $line }: questa non è una smazzata conclusa di un incontro
other-match = { $file } viene da un altro incontro; che cosa differisce: { $differing }
worker-lost = uno dei processi che giocano le smazzate è stato chiuso dall'esterno; riavvia (con --state si continua)
no-folder = { $file } non si può scrivere: la cartella non esiste
match-forfeit = smazzata { $deal }: { $forfeit }
match-running = A vince il { $rate } %, margine { $margin }
match-played = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] smazzata
   *[other] smazzate
 }, partite: { NUMBER($games, useGrouping: "auto") }, { $seats } { $seats ->
    [one] posto
   *[other] posti
 }, seme { $seed }
match-rate = { $a } (A) contro { $b } (B): A vince il { $rate } % delle partite, { $interval }; bot equivalenti vincerebbero il { $even } %
match-solo-rate = { $a } (A) e { $b } (B), ciascuno in solitario: A supera il { $rate } % dei punteggi obiettivo, { $interval }
match-lead = A supera più punteggi obiettivo di B: { $lead } punti percentuali, { $interval }
match-margin = { $alone ->
    [yes] Punti di A oltre il punteggio obiettivo meno quelli di B
   *[no] Punti di A meno quelli di B
 }: { $mean } per smazzata, { $interval }
match-interval = intervallo al 95 % da { $low } a { $high }
match-no-interval = nessun intervallo da una sola smazzata
match-bot = { $letter } { $bot }: punteggio medio { $score }, vittorie { NUMBER($wins, useGrouping: "auto") }, { $decision_ms } ms per decisione, { $turn_ms } ms per turno
match-forfeits = { $letter } ha perso il posto in { $forfeits } { $forfeits ->
    [one] partita
   *[other] partite
 }

## The picture of a match
# translated, no printed source
match-plot-title = { $a } (A) contro { $b } (B)
match-plot-subtitle = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] smazzata
   *[other] smazzate
 }, { $seats } { $seats ->
    [one] posto
   *[other] posti
 }, seme { $seed }; punti e linee sono le medie e i loro intervalli al 95 %
match-plot-rate = A vince
match-plot-margin = Margine di A, punti per smazzata
match-plot-histogram = Smazzate per margine: a tratteggio B avanti, vuoto quasi pari, pieno A avanti
