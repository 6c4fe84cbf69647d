### Parole che un tempo stavano nel codice: che cosa non va in una riga di carta o di registro, che cosa dice il sistema, `sagrada cards`, immagini

# translated, no printed source

## Ovunque
stopped = interrotto
bot-novice = Novizio
bot-greedy = Avido
bot-artisan = Artigiano
bot-master = Maestro
bot-grandmaster = Gran Maestro
play-guest = Ospite
module-word = { $module ->
    [strife] contesa
    [pioneers] pionieri
    [ornaments] ornamenti
    [rivalry] rivalità
   *[other] { $module }
 }
deal-word = { $kind ->
    [first] il primo posto
    [patterns] vetrate
    [tools] utensili
    [publics] obiettivi pubblici
    [privates] obiettivi privati
    [board] la plancia della contesa
    [pioneers] pionieri
    [ornaments] ornamenti
   *[other] { $kind }
 }

## File e indirizzi
system-problem = { $code ->
    [ENOENT] file o cartella inesistente
    [EACCES] permesso negato
    [EPERM] operazione non permessa
    [EISDIR] è una cartella
    [ENOTDIR] non è una cartella
    [EEXIST] il file esiste già
    [ENOSPC] spazio su disco esaurito
    [EROFS] file system di sola lettura
    [ENAMETOOLONG] nome di file troppo lungo
    [EADDRINUSE] indirizzo già in uso
    [EADDRNOTAVAIL] indirizzo non disponibile qui
    [ENOEXEC] non è un programma eseguibile
   *[other] { $words }
 }
json-problem = { $kind ->
    [value] qui ci si aspetta un valore
    [key] qui ci si aspetta una chiave tra virgolette doppie
    [colon] qui ci si aspettano i due punti
    [comma] qui ci si aspetta una virgola
    [trailing_comma] dopo l'ultimo elemento c'è una virgola
    [extra] dopo la fine c'è dell'altro
    [control] un testo contiene un carattere di controllo
    [escape] un testo contiene una barra rovesciata senza significato
    [unterminated] qui comincia un testo che non finisce
    [mark] comincia con un indicatore dell'ordine dei byte
    [depth] ci sono troppi livelli annidati
    [long_number] un numero ha troppe cifre
    [constant] NaN e Infinity non sono numeri di JSON
   *[other] { $words }
 }

## Richieste al server
request-problem = { $kind ->
    [missing] manca
    [json] non è JSON
    [long] è troppo lungo: al massimo { $limit }
    [short] è troppo corto: almeno { $limit }
    [least] è troppo piccolo: da { $limit } in su
    [most] è troppo grande: fino a { $limit }
    [choice] non è fra i valori conosciuti
    [text] deve essere un testo
    [number] deve essere un numero
    [yes_or_no] deve essere true o false
    [list] deve essere un elenco
    [object] deve essere un oggetto
    [unknown] nessuno conosce questa chiave
   *[other] non è ciò che ci si aspettava
 }
request-no-object = non è un oggetto JSON di al massimo { NUMBER($most, useGrouping: "auto") } caratteri
request-no-move = ci si aspettano move, version e key
view-without-moves = nessuna mossa
view-shape = ha un'altra forma ({ $problem })

## Registri
log-expected = { $what ->
    [header] edition, seats, option, name, deal, dice, nonce o continued, oppure una riga vuota
    [once] { $word } una volta sola
    [rules] rules da 1 a { $word }: questo programma conosce quelle versioni delle regole
    [seats] seats e un numero da 1 a 6
    [option] option, il nome dell'opzione e il suo valore
    [dice] dice commitment e 64 cifre esadecimali, dice seed e una parola, oppure dice by hand
    [deal] deal, poi tools, publics, privates s0, pattern s0, ornaments s0, board, pioneers o first, e gli id
    [seat] ora il posto { $word }
    [line] una riga con { $word }
    [pattern] l'id di uno schema, oppure una griglia come .4.Y6/R.2../..RP1/BY... e il suo livello
    [first] "{ $word }"
    [end] dopo i punteggi può esserci solo il seme
    [scores] scores e un numero per ogni posto
    [continued] continued e il numero di righe riprese
    [lines] { $word } righe di una partita
    [seed] seed e le sue cifre esadecimali
    [choice] ?, un posto e la sua scelta, come ? s1 choose firmitas
    [scores_first] i punteggi prima del seme
   *[moves] altre mosse: la partita non è finita
 }

## Vetrate proprie e righe dei file delle carte
grid-shape = servono quattro righe di cinque caratteri
unknown-character = { $what ->
    [grid] la griglia
    [mask] la maschera
   *[pattern] il motivo
 } contiene il carattere sconosciuto { $character }
equal-neighbors = { $one } e { $other } sono adiacenti ed entrambe riportano { $print }
row-level = il livello è { $level }, ma deve essere da { $least } a { $most }
row-table-missing = la tabella manca
row-table-unknown = nessuno conosce questa tabella
row-no-list = deve essere un elenco di righe: [[{ $table }]]
row-id-twice = l'id è usato { $count } volte
row-key-missing = manca la chiave { $key }
row-key-unknown = la chiave { $key } è sconosciuta
row-type = { $key } deve essere di tipo { $wanted }, non { $given }
row-choice = { $key } è { $value }, ma deve essere uno di: { $allowed }
row-texts = { $key } può contenere solo testi
row-name = “{ $card }” è elencata { $count ->
    [one] una volta
   *[other] { $count } volte
 }; una carta va elencata una volta, una di nostra invenzione mai
row-two-patterns = una carta ha due schemi, non { $given }
row-pattern-unknown = lo schema { $pattern } è sconosciuto
row-pattern-taken = lo schema { $pattern } è già su { $card }
row-place = { $key ->
    [seats] i posti sono
   *[number] il numero è
 } { $value }, ma la riga è al posto { $place }
row-rivalry = 'rivalry' deve essere { $ranks ->
    [yes] true
   *[no] false
 } per il tipo { $kind }
row-not-rivalry = il tipo { $kind } non appartiene all'insieme 'rivalry'
row-points = i punti sono { $points }, ma solo una carta senza posizioni e senza scala ha punti
row-key-needed = il tipo { $kind } deve avere la chiave { $key }
row-key-too-many = il tipo { $kind } non può avere la chiave { $key }
row-number = il numero è { $number }, ma deve essere almeno 1
row-at-least = { $key } è { $value }, ma deve essere almeno 1
row-ladder = la scala { $ladder } deve avere sette numeri interi crescenti, il primo dei quali 0
row-members = gli elementi { $members } non vanno con { $kind }
row-color-or-mask = deve avere o un colore o una maschera
row-bag = { $key } deve avere sei numeri interi, da 1 a 6 posti
row-option = l'opzione { $option } è sconosciuta
row-distinct = 'distinct' è { $distinct }, ma deve essere color, shade o entrambi in quest'ordine
row-count = devono essercene { $expected }, non { $given }
row-supply = i dadi sono { $dice }, ma ognuno dei dieci round ne prende uno
row-places = le posizioni { $places } devono essere sei numeri interi, la migliore per prima
ornament-shape = il motivo deve avere da una a quattro righe di uno–cinque caratteri, tutte della stessa lunghezza
ornament-marks = il motivo deve avere entrambi i segni, A e B
ornament-equal-marks = { $kind ->
    [row] la riga
   *[column] la colonna
 } { $place } del motivo ha due segni uguali affiancati, cosa che nessuna vetrata permette

## sagrada cards
cards-title = { $group ->
    [patterns] Schemi
    [tools] Utensili
    [publics] Obiettivi pubblici
    [privates] Obiettivi privati
    [strife_boards] Plance della contesa (Glory)
    [pioneers] Pionieri (Glory)
    [ornaments] Ornamenti (Glory)
    [editions] Edizioni
   *[rulings] Chiarimenti
 }
cards-more = sagrada cards ID ne mostra una per intero.
cards-kind = { $kind ->
    [pattern] schema
    [tool] utensile
    [strife_tool] utensile della contesa
    [public] obiettivo pubblico
    [private] obiettivo privato
    [board] plancia della contesa
    [pioneer] pioniere
    [ornament] ornamento
    [edition] edizione
   *[ruling] chiarimento
 }
cards-origin = { $origin ->
    [verified] verificato
    [inferred] ricostruzione nostra
    [points] verificato, punti nostri
    [part] verificato, in parte nostro
   *[designed] di nostra invenzione
 }
cards-origin-words = { $origin ->
    [verified] come nelle fonti
    [inferred] lettura nostra, in parte o del tutto; nessun regolamento lo stabilisce
    [points] la condizione come nelle fonti, i punti nostri
    [part] come nelle fonti, tranne quella che è detta scelta nostra
   *[designed] nostro, nessuna fonte lo riporta
 }
cards-mark = { $origin ->
    [verified] verificato
    [inferred] ricostruzione nostra
    [points] verificato, punti nostri
    [part] verificato, in parte nostro
   *[designed] di nostra invenzione
 }
cards-name-mark = nome nostro
cards-level = livello { $level }
cards-window = sulla carta vetrata { $card }, con { $other } sull'altro lato
cards-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ $origin ->
    [verified] verificati
    [inferred] ricostruzione nostra
   *[designed] nostri
 })
cards-ornament = { $gain } punti se composto, -{ $loss } se no
cards-ornament-short = { $gain } o -{ $loss } punti
cards-tier = { $tier ->
    [easy] facile
    [medium] medio
    [hard] difficile
   *[hardest] difficilissimo
 }
cards-source = fonte: { $source }
cards-places = Le posizioni danno { $places }; chi è alla pari divide le sue (chiarimenti { $ties } e { $seats }).
cards-solo-price = in solitario si paga con un dado { $color }
cards-not-in-solo = non in solitario
cards-moment = { $moment ->
    [die_in_hand] si usa sul dado appena preso
    [no_die_in_hand] si usa senza dado in mano
    [second_turn_before_taking] si usa nel secondo turno del round, prima di prendere un dado
   *[first_turn_after_placing] si usa nel primo turno del round, dopo aver piazzato un dado
 }
cards-bag = { $name } da 1 a 6 posti: { $numbers }
cards-solo = solitario, { $option }: { $value }

## Immagini
picture-window = Una vetrata
picture-a-window = una vetrata
picture-table = Un tavolo
picture-empty = vuota
picture-none = nessuno
picture-no-dice = nessun dado
picture-objectives = Obiettivi
picture-tools = Utensili
picture-objective = Obiettivo { $name }: { $text }
picture-tool = Utensile { $name }, { $price }: { $text }
picture-to-move = di turno
picture-designed-pattern = Schema di nostra invenzione.
picture-window-words = { $level ->
    [0] { "" }
   *[other] Livello { $level },{ " " }
 }{ $tokens ->
    [one] 1 segnalino Favore
   *[other] { $tokens } segnalini Favore
 }. Dadi: { $dice }. Caselle vuote: { $empty }.
picture-takes = { $cell } (solo { $takes })
picture-marked = { $cell }: { $mark ->
    [lit] qui si può piazzare.
    [fault] errore.
    [new] appena piazzato.
   *[exempt] eccezione alle regole.
 }
picture-round = round { $round }: { $dice }
picture-now = Si gioca il round { $round }.
picture-track-empty = Nessun dado
picture-pattern = Motivo per righe: { $rows }.
picture-sign = { $sign ->
    [marked] segnata
    [any] qualsiasi
   *[other] { $sign }
 }

## Note sulle carte e fonti; le parole inglesi sono delle carte stesse
card-turning-tide-note = Mezzo giro riporta la vetrata su sé stessa: le caselle opposte hanno lo stesso colore o sfumature che insieme fanno sette; ogni sfumatura una volta.
card-valley-at-dusk-note = Una V di colori scende dal verde, per il blu, al viola; le sfumature specchiate fanno sette, con un sei profondo al centro.
card-exchange-clamp-note = Degli utensili della contesa stampati si conosce solo il tema: scambiare dadi e cambiare sfumature.
card-pumice-block-note = Degli utensili della contesa stampati si conosce solo il tema: scambiare dadi e cambiare sfumature.
card-salvage-hook-note = Degli utensili della contesa stampati si conosce solo il tema: scambiare dadi e cambiare sfumature.
card-color-pairs-note = L'esempio di parità del regolamento nomina la misura e la sua riga di punti per quattro posti; la carta non è stata vista, quindi come si contano le coppie è una nostra lettura.
card-fence-note = una sola fonte, non verificata
card-tunnel-note = una sola fonte, non verificata
card-brace-note = una sola fonte, non verificata
card-port-note = una sola fonte, non verificata
card-brackets-note = una sola fonte, non verificata
card-wall-note = una sola fonte, non verificata
card-no-corner-contact-note = L'esempio del regolamento, riportato anche in una recensione.
card-shade-panes-only-note = Riportato in una recensione.
card-top-and-bottom-note = Riportato in una recensione.
card-color-panes-too-note = Riportato in una recensione. L'unica plancia che permette di più anziché di meno.
card-dissonance-note = Vale nei due sensi: anche un dado posto accanto a uno grigio deve tenere la distanza.
card-perfect-column-note = La condizione è stata letta nella descrizione di un negozio; i punti sono nostri.
card-full-frame-note = La descrizione di un negozio si interrompe dopo l'esterno della vetrata; che intenda tutte le caselle di bordo è una nostra lettura. I punti sono nostri.
source-glory-rules = regole di Glory
source-italian-rulebook = regolamento italiano
source-italian-rules = regole italiane
source-russian-rulebook-new-edition = regolamento russo, nuova edizione
source-russian-rulebook-older-edition = regolamento russo, edizione precedente
source-ukrainian-rulebook-geekach-2024 = regolamento ucraino, Geekach, 2024
source-all-rulebooks = tutti i regolamenti
source-card = carta
source-card-example = esempio sulla carta
source-classic-rules = regole classiche
source-implied-by-the-others = implicito nelle altre
source-older-russian-rules = regole russe precedenti
source-own-ruling = chiarimento nostro
source-promo-card = carta promo
source-reviews = recensioni
source-revised-rules = regole rivedute
source-revised-rules-golden-rule = regole rivedute, regola d'oro
