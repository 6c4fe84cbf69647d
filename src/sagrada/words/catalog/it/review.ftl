### Analisi di una partita e suggerimenti: quanto vale una linea di gioco, e perché. Dadi e caselle sono scritti come nella notazione.

## A line as advice
# translated, no printed source
advice-line = { $count ->
    [one] { $last }
   *[other] { $first } e { $last }
 }
advice-take = { $again ->
    [yes] prendi anche { $die }
   *[no] prendi { $die }
 }
advice-put = { $told ->
    [yes] piazzalo
   *[no] piazza { $die }
 } in { $cell }
advice-use = usa { $tool }
advice-shade = rendilo { $die }
advice-pay = paga con segnalini Favore
advice-pay-die = paga con { $die }
advice-swap = scambialo con { $die } del tracciato dei round
advice-exchange = scambialo con { $die } in { $cell } di { $seat }
advice-move = sposta { $die } da { $from } a { $to }
advice-clamp = scambia { $die } in { $from } con { $other } in { $to }
advice-return = rimettilo nella riserva
advice-stop = fermati lì
advice-remove = togli { $die } da { $cell }
advice-choose = scegli { $pattern }
advice-keep = { $count ->
    [0] non tenere ornamenti
   *[other] tieni { $names }
 }
advice-claim = rivendica { $pioneer }
advice-pass = passa
advice-end = termina il turno
advice-see = guarda che cosa porta il dado

## A review
# translated, no printed source
nothing-to-review = in questo registro non c'è alcuna decisione da analizzare
review-seat = { $name }: { $over ->
    [yes] { $alone ->
        [yes] { $final } oltre il punteggio obiettivo
       *[no] punti { $final }
     }
   *[no] il registro si interrompe; { $alone ->
        [yes] attesi { $final } oltre il punteggio obiettivo
       *[no] punti attesi { $final }
     }
 }; attesi all'inizio { $start }.
review-sum = Persi per errori: { $lost }. Fortuna { $luck }: la distribuzione { $deal }, i dadi { $dice }, gli altri { $others }. Deriva della valutazione { $drift }.
review-bound = { $alone ->
    [yes] Conoscendo tutti i dadi, senza utensili: { $points } oltre il punteggio obiettivo.
   *[no] Conoscendo tutti i dadi, senza avversari né utensili: punti { $points }.
 }
review-counts = Decisioni: migliori { $best }, buone { $fine }, { $slip ->
    [one] 1 imprecisione
   *[other] { $slip } imprecisioni
 }, { $blunder ->
    [one] 1 errore grave
   *[other] { $blunder } errori gravi
 }.
review-moment = { $kind ->
    [window] Vetrata
    [ornaments] Ornamenti
    [removal] Round { $round }, rimozione
   *[turn] Round { $round }, { $turn ->
        [1] primo
       *[other] secondo
     } turno
 }
review-decision = { $moment }: { $label ->
    [fine] buona
    [slip] imprecisione
   *[blunder] errore grave
 }, { $loss } persi con: { $played }. Meglio: { $better }.

## The picture of a review
# translated, no printed source
review-title = { $name }: { $over ->
    [yes] { $alone ->
        [yes] { $final } oltre il punteggio obiettivo
       *[no] punti { $final }
     }
   *[no] { $final } attesi dove il registro si interrompe
 }
review-lost = Persi per errori
review-luck = Fortuna
review-start = Attesi all'inizio
review-drift = Deriva
review-in-dice = Dadi noti, per sé
review-round = Round
review-curve = Punti attesi
review-losses = Quanto è costata ogni decisione
review-legend-fine = buona
review-legend-slip = ? imprecisione
review-legend-blunder = ! errore grave
review-described = { $name }: attesi all'inizio { $start }, persi per errori { $lost }, fortuna { $luck }, alla fine { $final }.

## Hints
# translated, no printed source
hint-numbered = { $number }. { $hint }
hint-move = { $move }: { $advice }; punti attesi { NUMBER($worth, minimumFractionDigits: 1) }.
hint-scores = { $card } rende { $points } in { $more ->
    [yes] più
   *[no] meno
 }.
hint-nearer = { $columns ->
    [yes] Alla colonna { $line }
   *[no] Alla riga { $line }
 } { $lacks ->
    [one] manca poi 1 dado
   *[other] mancano poi { $lacks } dadi
 } per { $card }.
hint-breaks = { $columns ->
    [yes] La colonna { $line }
   *[no] La riga { $line }
 } non può più rendere per { $card }.
hint-closes = { $count ->
    [one] { $cells } non accetta più alcun dado.
   *[other] { $cells } non accettano più alcun dado.
 }
hint-opens = In { $cells } può di nuovo andare un dado.
hint-takes = { $name } avrebbe voluto { $die }: vale { NUMBER($points, minimumFractionDigits: 1) } in più della scelta successiva.
hint-room = Poi troverebbero posto { $count } dei 30 dadi diversi.

## The review of any seat, at a finished table or from a log that was opened
review-play = Analizza il gioco
review-whose = Il gioco di
