### Che cosa non va in una posizione scritta da una persona (sagrada score, sagrada legal), e id sconosciuti (sagrada cards).

## Where
# translated, no printed source
element = elemento { $index }: { $problem }
seat-problem = posto { $seat }: { $problem }
cell-problem = { $cell }: { $problem }
exempt-problem = in "exempt": { $problem }
round-track-problem = in "round_track": { $problem }

## Shapes
# translated, no printed source
must-be-object = qui va un oggetto JSON con chiavi fra { $known }; questo è { $value }
must-be-list = "{ $key }" è un elenco, fra parentesi quadre; questo è { $value }
must-be-texts = "{ $key }" è un elenco di testi fra virgolette; { $value } non lo è
must-be-text = "{ $key }" è un testo fra virgolette; questo è { $value }
must-be-yes-or-no = "{ $key }" è true o false, senza virgolette; questo è { $value }
must-be-choice = "{ $key }" è uno fra { $known }, fra virgolette; questo è { $value }
must-be-count = "{ $key }" è un numero intero da 0 a { $most }, senza virgolette; questo è { $value }
must-be-seats = "{ $key }" è un elenco di posti, che qui vanno da 0 a { $last }; { $value } non lo è
must-be-pattern = "pattern" è l'id di uno schema stampato, oppure una griglia di quattro testi di cinque caratteri come ".4.Y6"; questo è { $value }
unknown-key = qui la chiave "{ $key }" non esiste; disponibili: { $known }
missing-key = { $key ->
    [seats] manca "seats": un elenco con una voce per la vetrata di ogni giocatore
    [window] manca "window": un elenco di quattro righe come ".. R2 .. .. ..", la più alta per prima
    [die] manca "die": il dado da piazzare, per esempio "R5"
   *[other] manca "{ $key }"
 }

## Cards and dice
# name from the rulebook/cards: schema, obiettivo pubblico e privato; Glory: translated, no printed source
unknown-card = { $kind ->
    [pattern] lo schema
    [public] l'obiettivo pubblico
    [private] l'obiettivo privato
    [edition] l'edizione
    [ignore] la regola da ignorare
    [modules] il modulo
    [strife_board] la plancia della contesa
    [pioneers] il pioniere
    [ornaments] l'ornamento
   *[other] la carta
 } "{ $id }" non esiste; disponibili: { $known }
unknown-card-but-close = { $kind ->
    [pattern] lo schema
    [public] l'obiettivo pubblico
    [private] l'obiettivo privato
    [edition] l'edizione
    [ignore] la regola da ignorare
    [modules] il modulo
    [strife_board] la plancia della contesa
    [pioneers] il pioniere
    [ornaments] l'ornamento
   *[other] la carta
 } "{ $id }" non esiste; forse intendevi { $known }?
unknown-card-see-list = la carta "{ $id }" non esiste; `sagrada cards` le elenca tutte
card-twice = { $key ->
    [public] l'obiettivo pubblico "{ $id }" è elencato due volte, ma sul tavolo ce n'è uno solo
    [pioneers] il pioniere "{ $id }" è elencato due volte, ma ce n'è uno solo
    [ornaments] l'ornamento "{ $id }" è elencato due volte per lo stesso posto
   *[other] l'obiettivo privato "{ $id }" è elencato due volte per lo stesso posto
 }
window-rows = "window" è un elenco di quattro righe, la più alta per prima; questo ne ha { $rows }
gray-die = { $lacks ->
    [strife_board] un dado grigio richiede una plancia della contesa, che dica dove può stare: aggiungi "strife_board"
   *[other] i dadi grigi fanno parte del modulo strife di Glory: aggiungi "strife" a "modules"
 }
pattern-grid = la griglia in "pattern" non può essere una vetrata: { $problem }
exempt-without-die = "exempt" indica { $cell }, ma lì non c'è alcun dado

## The table
# translated, no printed source
order-of-all-seats = "last_round_order" indica una volta ogni posto da 0 a { $last }, nell'ordine dei primi turni; questo è { $order }
solo-has-one-seat = il gioco in solitario ha un posto; questa posizione ne ha { $seats }
solo-without-favor = in solitario l'edizione { $edition } non usa segnalini Favore; "favor" deve essere 0, questo è { $favor }

## Glory
# translated, no printed source
key-needs-module = "{ $key }" fa parte del modulo { $module } di Glory: aggiungi "{ $module }" a "modules"
public-needs-module = l'obiettivo pubblico "{ $id }" fa parte del modulo { $module } di Glory: aggiungi "{ $module }" a "modules"
rivalry-alone = l'obiettivo pubblico "{ $id }" confronta i giocatori, e questa posizione ne ha uno solo
too-many-cards = { $key ->
    [ornaments] un giocatore tiene al massimo due ornamenti; questo elenco ne ha { $cards }
   *[other] sul tavolo ci sono al massimo tre pionieri; questo elenco ne ha { $cards }
 }
pioneer-not-on-table = il pioniere "{ $id }" risulta rivendicato, ma non è fra i "pioneers" del tavolo
pioneer-claimed-twice = il pioniere "{ $id }" è già rivendicato da un posto precedente, e può averlo un solo giocatore
