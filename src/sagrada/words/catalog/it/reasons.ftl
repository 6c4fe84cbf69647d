### Perché qualcosa non si può fare, per chi tocca lo schermo: in breve, senza la mossa e con i dadi a parole.
# translated, no printed source
tap-not-asked = { $awaited ->
    [choose_pattern] Prima scegli una vetrata
    [keep_ornaments] Prima di' quali ornamenti tieni
    [claim_pioneer] Prima di' se rivendichi un pioniere
    [payment] Prima scegli come pagare l'utensile
    [change_by_one] Prima scegli uno in più o uno in meno
    [swap_with_track] Prima tocca un dado del tracciato dei round
    [swap_with_seat] Prima scegli un dado di un'altra vetrata
    [set_shade] Prima scegli una sfumatura
    [move_die] Prima tocca il dado da spostare, poi la nuova casella
    [take_extra] Prima prendi il secondo dado
    [remove_die] Prima togli dadi finché la tua vetrata non è in regola
   *[other] Non ora
 }
tap-free = In questa casella c'è già { $other }
tap-cell-color = Qui va solo un dado { $wanted }
tap-cell-shade = Qui va solo la sfumatura { $wanted }
tap-touch = Questa casella non tocca nessun dado della tua vetrata, nemmeno in diagonale
tap-border = Il primo dado di una vetrata va sul bordo
tap-touches-a-die = Con Riga in Sughero il dado non deve toccarne altri
tap-strife = La plancia della contesa { $board } qui vieta { $die }
tap-equal-color = Accanto c'è { $other }, dello stesso colore
tap-equal-shade = Accanto c'è { $other }, della stessa sfumatura
tap-cant-be-placed = Nella tua vetrata non c'è posto per { $die }
tap-one-die-a-turn = Il tuo dado l'hai già preso
tap-one-tool-a-turn = Un solo utensile a turno: l'hai già usato
tap-tool-needs-die-in-hand = Prima prendi un dado
tap-tool-needs-empty-hand = Prima piazza il dado
tap-first-turn-only = Solo nel tuo primo turno di un round
tap-second-turn-only = Solo nel tuo secondo turno di un round
tap-after-placing-only = Solo dopo aver piazzato un dado
tap-before-taking-only = Solo prima di prendere un dado
tap-before-round-seven = Solo nei primi sei round
tap-track-is-empty = Sul tracciato non c'è ancora nessun dado
tap-window-is-empty = La tua vetrata è ancora vuota
tap-tool-cant-be-finished = Adesso non si può completare
tap-too-few-tokens = { $tokens ->
    [0] Costa { $price } e non hai più segnalini
   *[other] Costa { $price }, tu ne hai { $tokens }
 }
tap-no-die-to-pay = Nella riserva manca un dado { $color } per pagare
tap-tool-left-the-game = È fuori dal gioco
tap-needs-gray-die = Per un dado grigio appena preso
tap-needs-colored-die = Per un dado appena preso, ma non grigio
tap-no-gray-on-track = Nessun dado grigio sul tracciato
tap-no-gray-in-window = Nessun dado grigio nella tua vetrata
tap-gray-on-color-cell = I dadi grigi non vanno sulle caselle colorate
tap-nothing-to-undo = { $why ->
    [chance] Troppo tardi per annullare: nel frattempo sono stati tirati i dadi
    [reveal] Troppo tardi per annullare: nel frattempo è stato rivelato qualcosa
    [challenge] Troppo tardi per annullare: nel frattempo c'è stata una contestazione
    [over] La partita è finita
   *[other] Non c'è nulla da annullare
 }
tap-undo-foreign = L'ultima mossa è di { $author }
tap-no-mover = Prima usa un utensile che sposta dadi
tap-stale-move = Nel frattempo il tavolo è cambiato; guarda di nuovo
