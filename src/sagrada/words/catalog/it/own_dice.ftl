### Own dice: somebody rolls real dice and taps them in

own-dice = Dadi veri: qualcuno tira dadi veri e tocca quelli usciti
own-dice-lobby = A questo tavolo si gioca con i vostri dadi. Le carte le distribuisce il programma; chi ospita, o chiunque sieda qui, tocca quello che i dadi mostrano.
own-dice-roll-step = { $tell ->
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
own-dice-roll-next = { $tell ->
    [gray] Ora un dado grigio preso accanto al tracciato
   *[shade] Ora { $die }
 }
own-dice-roll-full = Tutti i dadi sono toccati; ricontrollali
own-dice-roll-wait = { $host ->
    [none] Si attendono i dadi.
   *[other] Si attende che { $host } tiri i dadi.
 }
own-dice-roll-here = Inserisci i dadi qui
own-dice-roll-close = Lascia fare a chi ospita
own-dice-tray = Dadi da toccare
own-dice-tray-tapped = Toccati finora
own-dice-tray-empty = ancora da tirare
own-dice-tray-left = { $left ->
    [0] finiti
    [one] ne resta 1
   *[other] ne restano { $left }
 }
own-dice-tray-left-of = { $color }: nel sacchetto { $left }
own-dice-tray-back = Togli l'ultimo
own-dice-tray-clear = Togli { $die }
own-dice-tray-send = { $count ->
    [one] Mettilo sul tavolo
   *[other] Mettili sul tavolo
 }
own-dice-tray-news = { $die }, { $at } di { $count }
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
