### Tavoli in rete: perché qualcosa è stato rifiutato
# translated, no printed source
no-such-table = qui non c'è nessun tavolo "{ $table }"
no-such-code = non c'è nessun tavolo con il codice { $code }
no-such-key = questo link non apre alcun posto a questo tavolo
no-code-left = nessun codice libero trovato per un nuovo tavolo; riprova
foreign-seat = il posto { $seat } è di qualcun altro
foreign-origin = un altro sito ({ $origin }) non può parlare qui a nome tuo
not-seated = può farlo solo chi siede al tavolo
not-started = la partita non è ancora iniziata
already-started = la partita è già iniziata
not-over = la partita non è ancora finita
not-away = { $name } è al tavolo
seat-taken = il posto { $seat } è occupato
seats-open = { $open ->
    [one] un posto è ancora libero
   *[other] { $open } posti sono ancora liberi
 }
table-full = tutti i posti di questo tavolo sono occupati
table-differs = l'evento { $number } del tavolo { $table } dà una partita diversa da quella giocata: le regole sono cambiate
unreadable-table = il tavolo { $table } non si può leggere: la sua registrazione è danneggiata o è di un'altra versione del programma
stale-move = { $move }: nel frattempo il tavolo è andato avanti (versione { $version }, ora { $now })
key-used = la chiave { $key } è già stata usata per un'altra mossa
bad-key = una mossa richiede una chiave da 1 a { $most } caratteri
bad-request = questa richiesta non è leggibile: { $where }: { $problem }
too-large = una richiesta contiene al massimo { NUMBER($most, useGrouping: "auto") } byte, e dichiara la propria lunghezza
unknown-language = qui la lingua "{ $language }" non c'è; disponibili: { $known }
data-in-use = { $folder } è in uso da un altro server; assegnagli una cartella propria con --data
no-server-here = il gioco per browser non è installato qui ({ $problem }); `sagrada play --text` gioca nel terminale
no-client-here = il client per browser non è stato costruito qui: esegui `make play` nella cartella dei sorgenti, o installa un wheel; `sagrada play --text` gioca nel terminale
port-in-use = { $host }:{ $port } non si può usare: { $problem }

## What the server says in the terminal
# translated, no printed source
serve-address = Sagrada è su { $address } (Ctrl+C lo ferma).
serve-network = Gli altri su questa rete lo trovano su { $address }
