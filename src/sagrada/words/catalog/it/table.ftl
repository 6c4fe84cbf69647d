### Il client a righe: `sagrada play --text` e `sagrada replay`. I nomi delle carte e i loro testi vengono dalle carte.
### Nome e azione sono separati da due punti, perché il nome può essere "Tu": così il verbo non deve concordare.

## Words
# name from the rulebook/cards (gray: translated, no printed source)
color-word = { $color ->
    [R] rosso
    [Y] giallo
    [G] verde
    [B] blu
    [P] viola
   *[other] grigio
 }
color-letter = { $color ->
    [R] R
    [Y] Gi
    [G] Ve
    [B] B
    [P] Vi
   *[other] Gr
 }
die-word = { $use ->
    [label] { $shade }
   *[other] { $shade ->
        [1] l'1
       *[other] il { $shade }
     }
 } { $color ->
    [R] rosso
    [Y] giallo
    [G] verde
    [B] blu
    [P] viola
   *[other] grigio
 }

## The table
# name from the rulebook/cards: riserva, utensili, obiettivi pubblici e privati; Glory: translated, no printed source
# Al massimo otto caratteri: è la larghezza della colonna nel terminale.
table-label = { $label ->
    [pool] Riserva
    [hand] In mano
    [track] Round
    [tools] Utensili
    [publics] Pubblici
    [board] Contesa
    [pioneers] Pionieri
    [ornaments] Ornam.
   *[private] Privato
 }
# translated, no printed source
table-origin = ({ $origin ->
    [points] punti di nostra invenzione
    [designed] di nostra invenzione
    [inferred] ricostruzione nostra
    [part] in parte nostro
   *[other] { $origin }
 })
table-name = { $name }{ $origin ->
    [verified] { "" }
    [points] { " " }(punti di nostra invenzione)
    [designed] { " " }(di nostra invenzione)
    [inferred] { " " }(ricostruzione nostra)
    [part] { " " }(in parte nostro)
   *[other] { " " }({ $origin })
 }
table-none = nessuno
table-window = { $name }, { $tokens }
table-fault = { $cell } { $die }: { $rule ->
    [cell_color] non è il colore stampato
    [cell_shade] non è la sfumatura stampata
    [equal_color] stesso colore del dado in { $other }
    [equal_shade] stessa sfumatura del dado in { $other }
    [strife] contro la regola della plancia della contesa
   *[loose] non tocca alcun dado, oppure è il primo e non è sul bordo
 }.
table-tokens = { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
 }
table-price = { $pay ->
    [die] un dado { $color }
    [token_or_die] un dado { $color } o { $price ->
        [one] 1 segnalino
       *[other] { $price } segnalini
     }
   *[tokens] { $price ->
        [one] 1 segnalino
       *[other] { $price } segnalini
     }
 }
table-price-gone = fuori dal gioco
table-tool = { $name } ({ $price }{ $origin ->
    [verified] { "" }
    [designed] ; di nostra invenzione
    [inferred] ; ricostruzione nostra
    [part] ; in parte nostro
   *[other] ; { $origin }
 }): { $words }
table-card = { $name }{ $origin ->
    [verified] { "" }
    [designed] { " " }(di nostra invenzione)
    [inferred] { " " }(ricostruzione nostra)
    [part] { " " }(in parte nostro)
   *[other] { " " }({ $origin })
 }: { $words }
table-pioneer = { $name }, { $points }{ $place }
table-pioneer-owner = , rivendicato: { $name }
table-pioneer-gone = , fuori dal gioco
table-ornament = { $name }, +{ $gain } o -{ $loss }
table-ornament-key = A e B sono due colori diversi a tua scelta, . è una casella qualsiasi.
table-kept = { $own ->
    [yes] Tenuti dagli altri: { $list }.
   *[no] Tenuti: { $list }.
 }
table-kept-none = Non ne hai tenuto nessuno.
table-private-color = { $scoring ->
    [dice] Tre punti per ogni tuo dado di colore { $color }.
   *[shades] La somma delle sfumature dei tuoi dadi di colore { $color }.
 }
table-turn = Round { $round } di 10, { $own ->
    [yes] il tuo { $turn ->
        [first] primo
        [1] primo
       *[other] secondo
     } turno
   *[no] { $turn ->
        [first] primo
        [1] primo
       *[other] secondo
     } turno: { $name }
 }
table-next = poi: { $names }
table-choose = { $own ->
    [yes] Scegli la tua vetrata
   *[no] Si scelgono le vetrate; si attende ancora: { $names }
 }
table-keep = { $own ->
    [yes] Scegli gli ornamenti da tenere: un segnalino ciascuno, alla fine punti o una perdita
   *[no] Si scelgono gli ornamenti; si attende ancora: { $names }
 }
table-claim = Round { $round } di 10, { $own ->
    [yes] puoi rivendicare un pioniere
   *[no] può rivendicare un pioniere: { $name }
 }
table-remove = { $own ->
    [yes] La tua vetrata non è in regola: togli dadi finché non lo è
   *[no] Vetrata non in regola, si tolgono dadi: { $name }
 }
table-chance = Round { $round } di 10, si attendono i dadi
table-over = La partita è finita

## The table for a screen reader
# name from the rulebook/cards: riserva, tracciato dei round, utensile, obiettivi, segnalino Favore
plain-heading = { $heading }.
plain-heading-next = { $heading }, { $next }.
plain-pool = { $count ->
    [0] La riserva è vuota.
   *[other] Riserva, { $count }: { $dice }.
 }
plain-hand = In mano: { $die }.
plain-track = Tracciato dei round: { $rounds }.
plain-card = { $kind ->
    [tool] Utensile
    [public] Obiettivo pubblico
    [board] Plancia della contesa
    [pioneer] Pioniere
    [ornament] Il tuo ornamento
   *[private] Il tuo obiettivo privato
 } { $words }
plain-ornament = { $name }, vale { $gain } se realizzato e costa { $loss } se mancato
plain-cards = { $kind ->
    [tools] Utensili
    [publics] Obiettivi pubblici
    [board] Plancia della contesa
    [pioneers] Pionieri
    [ornaments] I tuoi ornamenti
   *[private] Il tuo obiettivo privato
 }: { $cards }.
plain-offer = Vetrata { $number }: { $name }, difficoltà { $level }.
plain-window = { $own ->
    [yes] La tua vetrata
   *[no] Vetrata di { $name }, { $seat }
 }: { $pattern }{ $uses ->
    [yes] , { $tokens ->
        [0] nessun segnalino Favore
        [one] 1 segnalino Favore
       *[other] { $tokens } segnalini Favore
     }
   *[no] { "" }
 }.
plain-window-hidden = Vetrata di { $name }, { $seat }: { $chosen ->
    [yes] scelta, non ancora rivelata
   *[no] non ancora scelta
 }.
plain-die = { $cell }: { $die }.
plain-empty = { $cell }: vuota{ $kind ->
    [any] { "" }
    [color] , accetta solo il { $takes }
   *[shade] , accetta solo { $takes }
 }{ $lit ->
    [yes] , libera per il dado in mano
   *[no] { "" }
 }.

## Moves
# translated, no printed source
card-own-name = Vetrata propria
moves = { $kind ->
    [take] Prendi
    [put] Piazza { $die } in
    [use] Usa
    [put_back] Rimetti e usa
    [choose] Scegli
    [pay] Paga con
    [swap] Scambia con
    [exchange] Scambia con
    [shade] Rendilo
    [move] Sposta { $die } da { $cell } a
    [clamp] Scambia { $die } in { $cell } con
    [keep] Tieni
    [claim] Rivendica
    [remove] Togli
    [step] Rendilo
    [end] Turno
   *[else] Oppure
 }
moves-tokens = segnalini Favore
moves-word = { $word ->
    [end] termina il turno
    [return] rimettilo nella riserva
    [stop] fermati qui
    [no_claim] non rivendicare altro
   *[other] { $word }
 }
moves-cards = { $count ->
    [0] nessuno
    [1] { $first }
   *[other] { $first } e { $second }
 }
moves-told = { $label }: { $moves }.
no-such-number = { $number } non è un numero dell'elenco, che va da 1 a { $most }
empty-line = Scrivi il numero di una mossa, una mossa come R5@b3, oppure help.

## What happens, a turn in one sentence
# translated, no printed source
told-turn = { $name } { $clauses }.
told-and = { $first } e { $last }
told-undo = { $name } annulla l'ultima decisione.
told-window = { $name } sceglie lo schema { $pattern }.
told-kept = { $name } { $count ->
    [0] non tiene nessun ornamento.
    [one] tiene 1 ornamento.
   *[other] tiene { $count } ornamenti.
 }
told-pioneer-lost = { $pioneer } ({ $name }): la condizione non è più soddisfatta, il pioniere esce dal gioco.
told-first = Primo turno: { $name }.
told-round = Round { $round } di 10, tirati: { $dice }
told-round-over = Il round { $round } è finito; { $count ->
    [0] nessun dado resta per il tracciato dei round.
   *[other] sul tracciato dei round: { $dice }
 }
told-audit = Tutte le vetrate sono state controllate e una non è in regola: { $name } deve togliere dadi.
told-challenge = { $by } contesta la vetrata di { $target }: { $fault ->
    [yes] non è in regola, bisogna togliere dadi.
   *[no] è in regola.
 }
told-removal = { $name } toglie { $die } da { $cell }.
clause-pass = passa
clause-take = { $again ->
    [yes] prende anche { $die }
   *[no] prende { $die }
 }
clause-put = { $die ->
    [it] lo piazza in { $cell }
   *[other] piazza { $die } in { $cell }
 }
clause-move = sposta { $die } da { $from } a { $to }
clause-clamp = scambia { $die } in { $from } con { $other } in { $to }
clause-claim = rivendica { $pioneer } ({ $points })
clause-use = usa { $tool }{ $paid ->
    [no] { "" }
   *[other] { " " }({ $paid })
 }{ $turned ->
    [no] { "" }
   *[other] , lo gira su { $turned }
 }
clause-pay = paga con { $die }
clause-pay-tokens = paga con segnalini Favore
clause-swap = lo scambia con { $die } del tracciato dei round
clause-exchange = lo scambia con { $die } in { $cell } di { $name }
clause-shade = lo trasforma in { $die }
clause-return = lo rimette nella riserva
clause-roll = tira { $die }
clause-roll-pool = tira di nuovo tutta la riserva ({ $dice })
clause-draw = estrae un dado { $color }

## Points
# name from the rulebook/cards: obiettivo privato, segnalini Favore, caselle vuote; the rest translated, no printed source
no-score-yet = non c'è ancora una vetrata da contare
score-private = Obiettivo privato
score-ornaments = Ornamenti
score-kept = { $name }: { $count ->
    [0] nessuno
   *[other] { $cards }
 }
score-ornament-list = Ornamenti: { $list }.
score-favor = Segnalini Favore
score-empty = Caselle vuote
score-total = Totale
score-had = { $name }: { $cards }
score-privates = Obiettivi privati: { $list }.
score-points = { $total ->
    [one] 1 punto
   *[other] { $total } punti
 }
score-seat = { $name }: { $points }.
score-line = { $label } { $points }.
score-track = Il tracciato dei round mostra { $sum }: alla fine il totale deve superarlo.
score-solo = { $won ->
    [yes] Partita vinta con { $points }: più dei { $target } del tracciato dei round.
   *[no] Partita persa con { $points }: non più dei { $target } del tracciato dei round.
 }
score-winner = Vittoria: { $name } con { $points }{ $by ->
    [points] .
    [private] { " " }(in parità: { $other }); decidono i punti dell'obiettivo privato.
    [ornaments] { " " }(in parità: { $other }); decidono i punti di obiettivo privato e ornamenti.
    [favor] { " " }(in parità: { $other }, anche sull'obiettivo privato); decidono i segnalini Favore rimasti.
    [first_turn] { " " }(in parità in tutto: { $other }); decide chi ha avuto più tardi il primo turno dell'ultimo round.
   *[last_turn] { " " }(in parità in tutto: { $other }); decide chi ha giocato più tardi l'ultimo turno della partita.
 }
score-seed = Il seme dei dadi era { $seed }.
score-public-seed = I dadi vengono dal seme noto { $seed }.

## At the keyboard
# translated, no printed source
play-you = Tu
play-player = Giocatore { $number }
play-welcome = Sagrada, edizione { $edition }, { $seats ->
    [one] in solitario
   *[other] { $seats } posti
 }{ $honor ->
    [yes] , tavolo sulla parola
   *[no] { "" }
 }. Non ufficiale, senza legami con l'editore.
play-glory = Moduli dell'espansione Glory: { $modules }.
play-commitment = I dadi sono fissati da un seme segreto, rivelato alla fine. Il suo SHA-256:
    { $hash }
play-help-hint = Scrivi il numero di una mossa o la mossa stessa; help spiega il resto.
play-prompt = { $name }>
play-pass-to = Passa il dispositivo a { $name }, poi premi Invio
play-help =
    Un numero      fa quella mossa dell'elenco
    R5@b3          prende un dado e lo piazza; R5 lo prende, b3 piazza il dado in mano
    use lathekin   usa un utensile; b3>c4 sposta un dado; end termina il turno, o passa
    keep, claim    Glory: keep checker, keep none; claim rosette, oppure stop
    undo           annulla la tua ultima decisione, se da allora non si sono tirati dadi
    table          mostra di nuovo il tavolo; bag: i dadi nel sacchetto e nella scorta
    score          quanto ti dà adesso ogni obiettivo
    cards          le carte di questa partita; card ID ne mostra una per intero
    log            le ultime righe del registro; log all le mostra tutte
    challenge s1   tavoli sulla parola: fa controllare la vetrata del posto s1
    save FILE      salva la partita; sagrada play --resume FILE la riprende
    hint           le tre mosse migliori e perché; quit: esce
play-no-hints = Adesso non c'è nulla da decidere, quindi nessun suggerimento.
play-cards = { $kind ->
    [tools] Utensili
    [publics] Obiettivi pubblici
    [board] Plancia della contesa
    [pioneers] Pionieri
    [private] Il tuo obiettivo privato
    [ornaments] I tuoi ornamenti
   *[windows] Vetrate
 }: { $cards }
play-bag = Dadi nel sacchetto, { $count }: { $dice }.
play-supply = { $count ->
    [one] Accanto al tracciato dei round c'è 1 dado grigio.
   *[other] Accanto al tracciato dei round ci sono { $count } dadi grigi.
 }
play-challenge-held = La contestazione attende che non ci siano dadi in mano né utensili in uso.
play-saved = { $over ->
    [yes] La partita finita è in { $file }; `sagrada verify { $file }` ne controlla i dadi.
   *[no] Salvata in { $file }, con tutti gli obiettivi privati; `sagrada play --resume { $file }` la riprende.
 }
play-saved-seed = Il seme dei dadi è in { $file }.seed: tienilo segreto, o i dadi non saranno più onesti.
play-after-end = `save FILE` conserva la partita per `sagrada verify FILE`. Invio per uscire.
play-after-end-known = `save` completa { $file } per `sagrada verify`. Invio per uscire.
play-prompt-end = >

## What the client refuses
# translated, no printed source
input-ended = l'input è finito prima della partita
too-many-idle-lines = { $most } righe di fila senza una mossa; partita interrotta
challenge-for-another = si contesta solo a nome proprio, cioè qui { $seat }
save-needs-file = indica dove: save FILE
card-needs-id = indica quale: card ID; cards elenca quelle di questa partita
quit-unsaved = la partita non è salvata: save FILE la conserva, un altro quit esce
cant-write = impossibile scrivere { $file }: { $problem }
not-a-log = { $file } esiste già e non è un registro di questo programma; resta com'è
not-a-seed-file = { $file } non è un file con un seme di 64 cifre esadecimali
no-seed-file = manca { $file }: senza il seme dei suoi dadi la partita non può continuare
dice-by-hand = i dadi di { $file } si tirano a mano; questo client non può ancora riprendere una partita così
fixed-at-start = { $option } si fissa all'inizio della partita e non si può dare insieme a --resume
solo-seats = --solo vuol dire un posto solo, il tuo; non va insieme a --seats { $seats }
seats-differ = { $given ->
    [one] è indicato un posto
   *[other] sono indicati { $given } posti
 }, la partita salvata ne ha { $seats }

## What a log refuses (Glory)
# translated, no printed source
deal-strife-first = "{ $kind }" disposti a mano con la contesa: la prima carta deve essere una carta contesa, non { $given }; disponibili: { $known }

## Replay
# translated, no printed source
replay-moment = Dopo la riga { $at } di { $lines }: { $line }
replay-drawn = L'immagine è in { $file }.
no-such-line = non c'è una riga { $at }: la partita ha le righe da 1 a { $lines }, e 0 è l'inizio
