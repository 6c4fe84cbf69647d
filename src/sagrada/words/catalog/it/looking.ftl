### Looking at a game again: the first screen of a review, a mistake looked at, the scrubber of a replay, checked dice
# translated, no printed source

## The first screen of a review
looking-lost = Persi con le proprie decisioni
looking-luck = Fortuna
looking-worst = Che cosa è costato di più
looking-flawless = Nessun turno è costato qualcosa di rilevante. Ben giocato.
looking-side = { $side ->
    [played] Giocata
    [better] Meglio
   *[both] Entrambe
 }
looking-course = Punti attesi, turno per turno
looking-pick = Premi un segno per guardare il turno.
looking-details = Tutti i numeri
looking-start = Attesi all'inizio
looking-deal = Fortuna nella distribuzione
looking-dice = Fortuna con i dadi
looking-others = Ciò che hanno fatto gli altri
looking-drift = Valutazione cambiata da sé
looking-bound = { $alone ->
    [yes] Possibili conoscendo tutti i dadi, senza utensili
   *[no] Possibili conoscendo tutti i dadi, senza avversari né utensili
 }

## A mistake looked at
ghost-played = giocata
ghost-better = meglio { $gain }
looking-cost = { $label ->
    [best] migliore
    [fine] buona
    [slip] imprecisione
   *[blunder] errore grave
 }, persi { $points }
looking-expected = Punti attesi: { $before } con la mossa migliore, { $after } dopo questa
looking-back = Torna all'analisi
looking-previous = Errore precedente
looking-next = Errore successivo
looking-place = { $number } di { $count }
looking-whole = Tutto il tavolo
looking-show = Che cosa si vede
looking-counts = Che cosa conta

## The scrubber of a replay
scrubber-label = Andamento della partita
scrubber-turn = { $turn ->
    [0] { $round ->
        [0] Si scelgono le vetrate
       *[other] La fine
     }
    [1] Round { $round }, primo turno: { $name }
   *[other] Round { $round }, secondo turno: { $name }
 }
scrubber-points = Punti finora: { $points }
scrubber-points-of = { $name } { $points }
scrubber-expected = Punti attesi: { $points }
scrubber-mistake = { $label ->
    [slip] Imprecisione
   *[blunder] Errore grave
 }: persi { $points }
replay-lines = Riga per riga
replay-previous = { $by ->
    [round] Round precedente
    [line] Riga precedente
   *[turn] Turno precedente
 }
replay-next = { $by ->
    [round] Round successivo
    [line] Riga successiva
   *[turn] Turno successivo
 }
replay-step = { $by ->
    [round] Round
    [line] Riga
   *[turn] Turno
 }
replay-more = Altro

## Dice that are checked
checked-outcomes = Ogni esito, in ordine
checked-range = da { $from } a { $to } di { $count }
checked-earlier = Precedenti
checked-later = Successivi
checked-number = Numero
checked-line = Riga del registro
checked-drawn = Estratto
checked-means = Lo indica
checked-numbers = da { $low } a { $high } su { $total }
checked-result = Controllo
checked-true = deriva dal seme
checked-false = non deriva dal seme
