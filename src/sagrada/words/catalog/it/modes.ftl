### Modes of play: own dice, honor tables, solo, pioneers that are asked for

## A new table
modes-own-dice = Dadi veri: qualcuno tira dadi veri e tocca quelli usciti
modes-ask-claims = Chiedi prima di rivendicare un pioniere

## Own dice
modes-own-dice-lobby = A questo tavolo si gioca con i vostri dadi. Le carte le distribuisce il programma; chi ospita, o chiunque sieda qui, tocca quello che i dadi mostrano.
modes-roll-step = { $tell ->
    [die] { $count ->
        [one] Tira 1 dado dal sacchetto e toccalo
       *[other] Tira { $count } dadi dal sacchetto e toccali
     }
    [gray] Tira un dado grigio preso accanto al tracciato e toccalo
    [shade] { $count ->
        [one] Tira di nuovo { $die } e tocca cosa mostra
       *[other] Tira di nuovo { $count } dadi, uno dopo l'altro: prima { $die }
     }
   *[color] Pesca un dado dal sacchetto e toccane il colore
 }
modes-roll-next = { $tell ->
    [gray] Ora un dado grigio preso accanto al tracciato
   *[shade] Ora { $die }
 }
modes-roll-full = Tutti i dadi sono toccati; ricontrollali
modes-roll-wait = { $host ->
    [none] Si attendono i dadi.
   *[other] Si attende che { $host } tiri i dadi.
 }
modes-roll-here = Inserisci i dadi qui
modes-roll-close = Lascia fare a chi ospita
modes-tray = Dadi da toccare
modes-tray-tapped = Toccati finora
modes-tray-empty = ancora da tirare
modes-tray-left = { $left ->
    [0] finiti
    [one] ne resta 1
   *[other] ne restano { $left }
 }
modes-tray-left-of = { $color }: nel sacchetto { $left }
modes-tray-back = Togli l'ultimo
modes-tray-clear = Togli { $die }
modes-tray-send = { $count ->
    [one] Mettilo sul tavolo
   *[other] Mettili sul tavolo
 }
modes-tray-news = { $die }, { $at } di { $count }
roll-count = { $wanted ->
    [one] si attende un dado
   *[other] si attendono { $wanted } dadi
 }, indicati { $given }
roll-form = { $word } non è quello che si attende: { $tell ->
    [die] un dado del sacchetto, come R5
    [gray] un dado grigio della scorta, come S5
    [shade] la nuova sfumatura di { $die }, come =4
   *[color] il colore del dado pescato, come B
 }
bag-is-out = { $word }: nel sacchetto non restano dadi { $color ->
    [R] rossi
    [Y] gialli
    [G] verdi
    [B] blu
    [P] viola
   *[S] grigi
 }

## Honor tables
modes-challenge = Contesta la vetrata di { $name }
modes-challenge-held = Contestazione in attesa
modes-challenge-held-words = { $by } contesta la vetrata di { $target }: la si guarda quando non ci sono dadi in mano né utensili in uso.
modes-at-fault = { $own ->
    [yes] La tua vetrata non è in regola. Togli dadi a tua scelta finché non lo è:
   *[no] La vetrata di { $name } non è in regola; { $name } toglie dadi:
 }
modes-audit = L'ultimo controllo
modes-audit-clean = Tutte le vetrate erano in regola.

## Solo
modes-target = Da superare, finora
modes-target-words = La somma dei dadi sul tracciato dei round
