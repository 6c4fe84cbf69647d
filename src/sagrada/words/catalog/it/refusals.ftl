### Perché qualcosa è stato rifiutato. L'id è la regola; i fatti l'accompagnano.

## Texts that are no notation
# translated, no printed source
bad-die = { $text } non è un dado: la lettera di un colore R, Y, G, B, P o S e una sfumatura da 1 a 6, per esempio R5
bad-cell = { $text } non è una casella: una riga da a a d e una colonna da 1 a 5, per esempio b3
bad-seat = { $text } non è un posto di questo tavolo: { $seats ->
    [1] c'è solo s0
   *[other] i posti vanno da s0 a s{ $seats } (escluso)
 }
bad-move = { $text } non è una mossa; ci si aspetta qualcosa come R5, R5@b3, use lathekin, b3>c4 o end
bad-window-rows = una vetrata è un elenco di quattro righe, la più alta per prima; qui c'è { $rows }
bad-window-row = la riga { $row } della vetrata deve avere cinque caselle, per esempio ".. R2 .. .. .."; "{ $text }" ne ha { $cells }
unknown-id = { $kind }: "{ $id }" qui non esiste; disponibili: { $known }
bad-row = { $file }, riga { $row }: { $problem }
custom-window = con questa vetrata non si può giocare: { $problem }

## Options of a table
# translated, no printed source
unknown-edition = l'edizione "{ $edition }" non esiste; disponibili: { $known }
seats = { $seats } non è un numero di posti valido; a Sagrada si gioca da { $least } a { $most }
unknown-option = l'opzione "{ $option }" non esiste; disponibili: { $known }
option-value = { $value } non è un valore per { $option }; ammessi: { $allowed }
bag-too-small = un sacchetto di { $bag } dadi per colore si esaurisce: con { $seats } { $seats ->
    [1] posto
   *[other] posti
 } ne servono { $needed } per colore per dieci round
bag-too-large = { $bag } dadi per colore sono più di quanti ne contenga qualsiasi scatola: al massimo { $most }
less-luck-and-bag = less_luck determina il sacchetto, quindi non si può dare insieme a bag = { $bag }
less-luck-edition = l'edizione { $edition } non ha la variante less_luck; esiste per: { $known }
solo-only = { $option } = { $value } vale solo in solitario, e questo tavolo ha { $seats } posti
not-in-solo = { $option } = { $value } non ha senso in solitario
no-way-to-pay = nessuno potrebbe pagare un utensile: il pagamento è "{ $pay }", ma il tavolo non usa segnalini Favore
too-many-tools = { $tools } utensili sono troppi: al massimo { $most }

## The engine
# translated, no printed source
unknown-backend = SAGRADA_BACKEND è "{ $backend }"; disponibili: { $known }
no-compiled-backend = SAGRADA_BACKEND chiede il backend compilato, ma qui le regole non sono compilate (esegui `make setup`)
plain-rules = qui le regole non sono compilate, e girano circa cento volte più lente; per compilarle, installa di nuovo dove c'è un compilatore C

## Files
# translated, no printed source
cant-read = impossibile leggere { $file }: { $problem }
not-text = { $file } non è un testo in UTF-8
not-json = { $file } non è JSON: riga { $line }, colonna { $column }: { $problem }

## Logs
# translated, no printed source
bad-line = riga { $line }: "{ $text }" non è ciò che ci si aspettava: { $expected }
at-line = riga { $line }, "{ $text }": { $refused }
changed-rule = { $refused } (la versione { $rules } delle regole lo permetteva, la { $since } no: decisione { $ruling })
wrong-scores = riga { $line }: il registro dice { $told }, ma le vetrate valgono { $true }
wrong-seed = { $line ->
    [0] questo seme non è quello con cui la partita è iniziata
   *[other] riga { $line }: questo seme non è quello con cui la partita è iniziata
 }
wrong-outcome = riga { $line }: il registro dice { $told }, ma il seme dà { $true }
not-revealed = questi dadi non si possono controllare: { $why ->
    [unfinished] il seme viene rivelato a partita finita
    [by_hand] sono stati tirati a mano, non da un seme
   *[other] il registro non riporta il seme
 }
deal-count = "{ $kind }" disposti a mano: indicati { $given } diversi, ne servono { $wanted }
deal-not-in-deck = "{ $kind }" disposti a mano: { $given } non è nel mazzo di questo tavolo; disponibili: { $known }
too-many-words = { $kind ->
    [name] nomi
    [nonce] parole dei giocatori (nonce)
   *[other] { $kind }
 }: { $given } per { $seats } posti
bad-word = { $word } non è { $kind ->
    [name] un nome
    [nonce] una parola di un giocatore (nonce)
   *[other] valido come { $kind }
 }: una riga da 1 a 64 caratteri
bad-seed = "{ $seed }" non è un seme: una sola parola senza spazi
