### Perché una mossa è stata rifiutata. `$move` è ciò che si è tentato.

## Placement
# name from the rulebook/cards: Riga in Sughero; sentences translated, no printed source
free = { $move }: in { $cell } c'è già { $other }
cell-color = { $move }: { $cell } accetta solo dadi di colore { $wanted }
cell-shade = { $move }: { $cell } accetta solo la sfumatura { $wanted }
equal-color = { $move }: accanto c'è { $other } in { $with } (stesso colore)
equal-shade = { $move }: accanto c'è { $other } in { $with } (stessa sfumatura)
touch = { $move }: { $cell } non tocca alcun dado della vetrata, nemmeno in diagonale
border = { $move }: il primo dado di una vetrata va sul bordo
touches-a-die = { $move }: con Riga in Sughero il dado non deve toccarne altri, ma { $cell } ne tocca

## Taking, placing, giving back
# translated, no printed source
not-in-pool = { $move }: nella riserva non c'è { $die }
one-die-a-turn = { $move }: in questo turno è già stato preso un dado
die-in-hand = { $move }: { $hand } è ancora in mano
cant-be-placed = { $move }: nella vetrata non c'è posto per { $die }
window-is-full = { $move }: la vetrata non ha caselle vuote
no-die-in-hand = { $move }: nessun dado in mano; prendine prima uno
not-in-hand = { $hand ->
    [none] { $die } non è in mano; prendilo prima
   *[other] { $die } non è in mano; in mano c'è { $hand }
 }
place-first = { $move }: { $hand } è ancora in mano; prima va messo da qualche parte
cant-return = { $move }: { $hand } non può tornare nella riserva (solo un dado che non sta da nessuna parte, o se un utensile lo permette)

## Tools
# name from the rulebook/cards: Lathekin; sentences translated, no printed source
tool-not-on-table = { $move }: { $tool } non è sul tavolo
tool-left-the-game = { $move }: { $tool } è fuori dal gioco
one-tool-a-turn = { $move }: in questo turno è già stato usato un utensile
tool-needs-die-in-hand = { $move }: { $tool } agisce su un dado appena preso; prendine prima uno
tool-needs-empty-hand = { $move }: { $tool } si usa senza un dado in mano; prima piazza il dado
first-turn-only = { $move }: { $tool } vale per il primo turno di un round
second-turn-only = { $move }: { $tool } vale per il secondo turno di un round
after-placing-only = { $move }: { $tool } si usa dopo aver piazzato un dado
before-taking-only = { $move }: { $tool } si usa prima di prendere un dado
before-round-seven = { $move }: { $tool } vale per i primi sei round
track-is-empty = { $move }: sul tracciato dei round non c'è ancora nessun dado
window-is-empty = { $move }: la vetrata è ancora vuota
tool-cant-be-finished = { $move }: adesso { $tool } non si può completare
too-few-tokens = { $move }: { $tool } costa { $price } e { $tokens ->
    [0] non resta alcun segnalino Favore
    [one] resta un segnalino Favore
   *[other] restano { $tokens } segnalini Favore
 }
no-die-to-pay = { $move }: nella riserva non c'è un dado di colore { $color } per pagare { $tool }
no-mover = { $move }: nessun utensile che sposta dadi è in uso
no-die-there = { $move }: in { $cell } non c'è alcun dado
moved-already = { $move }: il dado in { $cell } è stato appena spostato; il secondo deve essere un altro
wrong-color-to-move = { $move }: { $die } non è del colore che si può spostare
second-move-needed = { $move }: poi non si potrebbe spostare un secondo dado, e Lathekin ne sposta esattamente due
no-such-shade = { $move }: { $hand } non può andare oltre in quella direzione
not-on-track = { $move }: sul tracciato dei round non c'è { $die }
own-window = { $move }: il dado deve venire da un'altra vetrata
nothing-in-common = { $move }: { $other } e { $hand } non hanno in comune né colore né sfumatura
golden-rule-there = { $move }: { $hand } starebbe accanto a un colore o a una sfumatura uguale, in { $cell } di { $seat }
pay-with-a-die = { $move }: in questa partita { $tool } si paga con un dado
wrong-color-to-pay = { $move }: { $tool } si paga con un dado di colore { $color }

## The moment
# translated, no printed source
game-over = { $move }: la partita è finita
not-your-turn = { $move }: si attende { $awaited }, non { $seat }
not-asked = { $move }: { $awaited ->
    [choose_pattern] prima va scelta una vetrata
    [keep_ornaments] indica prima quali ornamenti tieni: keep none, keep checker
    [claim_pioneer] indica prima quale pioniere rivendichi, oppure stop
    [payment] indica prima come paghi l'utensile: pay R5 o pay tokens
    [change_by_one] indica prima + o -
    [swap_with_track] indica prima quale dado del tracciato dei round scambi: swap R5
    [swap_with_seat] indica prima quale dado scambi: swap s1:b3
    [set_shade] indica prima la sfumatura del dado estratto: da =1 a =6
    [move_die] prima l'utensile sposta un dado: b3>c4
    [take_extra] prendi prima il secondo dado
    [remove_die] prima bisogna togliere dadi, finché la vetrata non è in regola
   *[other] adesso non è richiesto nulla di simile
 }
chance-differs = { $move }: { $awaited ->
    [chance] adesso il caso non può rispondere così
   *[other] adesso non si attende il caso
 }
chance-awaited = { $move }: prima si attendono i dadi

## Undo and challenges
# translated, no printed source
nothing-to-undo = undo: non c'è nulla da annullare: { $why ->
    [chance] da allora sono stati tirati i dadi
    [reveal] da allora è stato rivelato qualcosa
    [challenge] da allora c'è stata una contestazione
    [over] la partita è finita
   *[other] non è ancora stato deciso nulla
 }
undo-foreign = undo: l'ultima mossa è di { $author }
no-honor = si contesta solo ai tavoli sulla parola; a questo tavolo un piazzamento sbagliato non è possibile
challenged-before = la vetrata di { $target } non è cambiata dall'ultima contestazione
nothing-to-challenge = adesso non c'è nulla da contestare
