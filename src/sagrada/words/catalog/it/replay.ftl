### Replays, games that go on from a moment, hints, pictures and reviews in the browser
# translated, no printed source

## What is refused
nothing-to-play-on = in questo momento la partita è finita; scegline uno precedente
no-hints-here = a questo tavolo non ci sono suggerimenti
no-hint-now = ora non hai nulla da decidere, quindi non c'è alcun suggerimento
too-many-reviews = troppe analisi sono in attesa; riprova tra un minuto
review-under-way = questa analisi non è ancora pronta
review-failed = non è stato possibile completare questa analisi

## sagrada verify
verified-taken-over = { $lines ->
    [one] La prima riga è ripresa da un'altra partita: i suoi dadi non si possono controllare da questo registro, tutti i successivi sì.
   *[other] Le prime { $lines } righe sono riprese da un'altra partita: i loro dadi non si possono controllare da questo registro, tutti i successivi sì.
 }

## A log is opened
open-title = Guarda una partita
open-file = Scegli un file di registro
open-drop = oppure trascinalo qui
open-paste = Oppure incolla il testo di un registro
open-show = Mostra la partita
open-mine = Le tue partite finite
open-another = Un altro registro
open-too-large = Questo file è troppo grande per il registro di una partita.

## The replay
replay-round = Round
replay-round-name = { $round ->
    [0] Preparazione
   *[other] Round { $round }
 }
replay-speed = Velocità
replay-speed-name = { $speed }×
replay-seen-by = Visto da
replay-spectator = Spettatore
replay-keys = Le frecce vanno di turno in turno, con Maiusc di round in round; la barra spaziatrice avvia e mette in pausa.

## Playing on
play-on = Continua da qui
play-on-words = Una nuova partita che continua da questo momento, con dadi nuovi. I bot prendono gli altri posti; ciò che era segreto nella vecchia partita può essere noto dal suo registro.
play-on-seat = Il tuo posto
play-on-bots = Gli altri
play-on-start = Continua a giocare
continued-note = Continuazione di un'altra partita, con dadi nuovi

## Hints
ask-hint = Suggerimento
ask-hint-again = Nascondi
hint-list = Le mosse migliori
hint-thinking = Sto pensando…
hint-why = Perché?
hint-worth = ≈ { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine
hints-allowed = Suggerimenti: chi deve decidere può chiedere le mosse migliori

## Pictures
pictures = Immagini da conservare
picture-whole = Tutto il tavolo
picture-save = { $what } come { $format }

## A review
review-mine = Analizza il mio gioco
review-working = Riesamino ogni decisione…
review-queued = { $before ->
    [one] Prima c'è un'altra analisi; poi tocca alla tua.
   *[other] Prima ci sono altre { $before } analisi.
 }
review-of = Analisi: { $name }
review-words = Ogni decisione a confronto con la miglior linea trovata, solo con ciò che chi giocava poteva sapere in quel momento. I punti sono attese, non certezze.
review-final = { $over ->
    [yes] { $alone ->
        [yes] Oltre il punteggio obiettivo
       *[no] Punti
     }
   *[no] Attesi dove il registro si interrompe
 }
review-decisions = Decisioni
review-only-costly = Solo quelle che sono costate qualcosa
review-all-best = Nessuna decisione è costata qualcosa di rilevante.
review-label = { $label ->
    [best] Migliore
    [fine] Buona
    [slip] Imprecisione
   *[blunder] Errore grave
 }
review-look = Guardala
review-save = Salva questa immagine
