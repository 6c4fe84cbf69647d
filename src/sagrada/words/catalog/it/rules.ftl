### La pagina delle regole. Ogni paragrafo può chiedere i fatti di un'edizione, come $tie_break.

## La pagina
unknown-page = non ci sono parole per una pagina "{ $page }"; disponibili: { $known }
rules-title = Regole
rules-lede = Con parole nostre, per ogni edizione e modulo. In fondo ci sono tutte le carte, con i loro chiarimenti.
rules-contents = Indice
rules-edition = Regole dell'edizione
rules-elsewhere = Nelle altre edizioni
rules-rulings = { $count ->
    [one] 1 chiarimento
   *[other] { $count } chiarimenti
 }
rules-may = Può stare qui
rules-may-not = Rifiutato: { $reason }
rules-learn = È la prima volta? Gioca la prima partita: cinque minuti, con una guida.

## Origini
rules-origins = Quanto è certo
rules-ours = Scelta nostra: { $part }
rules-name = { $whose ->
    [translated] Il nome è una traduzione nostra, non quello stampato sulla carta.
   *[ours] Il nome è nostro, non quello stampato sulla carta.
 }

## Carte
rules-cards = Tutte le carte
rules-search = Cerca fra le carte
rules-found = { $count ->
    [0] Nessuna carta contiene tutte queste parole.
    [one] 1 carta
   *[other] { $count } carte
 }
rules-kind = { $kind ->
    [patterns] Schemi
    [tools] Utensili
    [publics] Obiettivi pubblici
    [privates] Obiettivi privati
    [boards] Plance della contesa
    [pioneers] Pionieri
   *[ornaments] Ornamenti
 }
rules-set = { $set ->
    [promo] Carta promozionale
    [extra] Carta schema aggiuntiva
    [five_six] Cinque e sei giocatori
    [strife] Glory: contesa
    [pioneers] Glory: pionieri
    [ornaments] Glory: ornamenti
    [rivalry] Glory: rivalità
   *[base] Gioco base
 }
rules-only-in = Solo in: { $editions }
rules-level = Difficoltà { $level }
rules-when = { $when ->
    [die_in_hand] Sul dado appena preso
    [no_die_in_hand] Senza un dado in mano
    [second_turn_before_taking] Nel secondo turno di un round, prima di prendere un dado
   *[first_turn_after_placing] Nel primo turno di un round, dopo aver piazzato un dado
 }
rules-solo-price = Prezzo in solitario: un dado { $color }

## Che cosa si costruisce
rules-build = Che cosa si costruisce
rules-build-window = Ognuno compone una vetrata: quattro righe di cinque caselle, da riempire di dadi. Si giocano dieci round; in ciascuno si piazzano fino a due dadi.
rules-build-dice = Un dado è un pezzo di vetro. Il suo colore è il colore del vetro, il numero che mostra è la sfumatura: 1 è la più chiara, 6 la più scura.
rules-build-goal = I punti vengono dagli obiettivi comuni a tutti, da un obiettivo segreto tutto tuo e dai segnalini Favore avanzati; le caselle vuote ne tolgono. Vince chi ha più punti.

## Preparazione
rules-setup = Preparazione
rules-setup-window = Ogni giocatore riceve in segreto un obiettivo privato e due carte schema, ciascuna con uno schema per lato. Sceglie uno dei quattro schemi senza conoscere utensili e obiettivi pubblici; poi si mostrano tutti insieme.
rules-setup-tokens = La difficoltà dello schema, da 3 a 6, dice quanti segnalini Favore ricevi: le vetrate più difficili ne danno di più.
rules-setup-middle = Tre utensili e tre obiettivi pubblici si dispongono scoperti al centro, e il caso decide chi comincia.
rules-setup-bag = { $bag_varies ->
    [yes] Il sacchetto contiene { $bag2 } dadi di ognuno dei cinque colori in due giocatori, { $bag3 } in tre e { $bag4 } in quattro.
   *[no] Il sacchetto contiene { $bag2 } dadi di ognuno dei cinque colori.
 }{ $less_luck ->
    [yes] { " " }La variante “meno fortuna” ne toglie otto per colore in due giocatori e quattro in tre, così il sacchetto si svuota fino all'ultimo dado.
   *[no] { "" }
 }
rules-setup-decks = { $strip_cutter ->
    [yes] Gli utensili sono tredici, con la Taglierina per Strisce; le carte schema sono dodici.
   *[no] Gli utensili sono dodici, e dodici sono le carte schema.
 }

## Un round e un turno
rules-turn = Un round e un turno
rules-turn-roll = Chi comincia il round estrae due dadi per giocatore più uno e li tira: cinque, sette o nove. Sono la riserva.
rules-turn-order = I turni vanno e tornano: un giro a partire da chi comincia, poi a ritroso. L'ultimo gioca due turni di fila, chi comincia ha il primo e l'ultimo turno. In tre giocatori:
rules-turn-do = Nel tuo turno puoi prendere un dado dalla riserva e piazzarlo, e puoi usare un utensile: in qualsiasi ordine, entrambe le cose, una sola o nessuna. Il turno finisce quando lo dici tu; non fare nulla vuol dire passare.
rules-turn-nowhere = { $unplaceable ->
    [returned] Si può prendere qualsiasi dado finché la vetrata ha una casella vuota. Se non sta da nessuna parte e nessun utensile aiuta, torna nella riserva così com'è e il turno finisce. Un dado che si può piazzare non si può restituire.
   *[refused] Un dado che non sta da nessuna parte nella tua vetrata non si può prendere, a meno che un utensile sui dadi presi lo renda piazzabile; allora quell'utensile va usato.
 }
rules-turn-track = I dadi rimasti nella riserva vanno sul tracciato dei round, sullo spazio di questo round. Il round seguente comincia dal giocatore a sinistra. Dopo dieci round la partita è finita.

## Piazzamento
rules-place = Dove può stare un dado
rules-place-first = Il primo dado va sul bordo: un lato o un angolo della vetrata. Ogni dado successivo ne tocca uno già piazzato, di lato o in diagonale.
rules-place-print = Una casella con un colore stampato accetta solo dadi di quel colore; una con una sfumatura, solo quel numero. Tutte le altre accettano qualsiasi dado.
rules-place-neighbors = Fianco a fianco, i dadi non hanno mai lo stesso colore né la stessa sfumatura. In diagonale sì, possono.
rules-place-tools = Un utensile può togliere uno di questi limiti, e toglie solo quello che nomina. Che dadi uguali non stiano fianco a fianco non lo toglie mai nulla.
rules-example-border = Il primo dado: sul bordo
rules-example-touch = I successivi: a contatto con un altro
rules-example-print = Ciò che è stampato deve corrispondere
rules-example-neighbor = I vicini devono essere diversi
rules-example-diagonal = In diagonale vanno bene anche uguali

## Utensili
rules-tools = Utensili e segnalini Favore
rules-tools-price = Chi usa per primo un utensile vi posa un segnalino Favore; da allora costa due segnalini a tutti. Si paga prima dell'effetto.
rules-tools-when = Al massimo un utensile per turno. Alcuni agiscono su un dado appena preso, altri spostano dadi della tua vetrata, altri valgono solo nel primo o nel secondo turno di un round: lo dice ogni carta.
rules-tools-limits = Un utensile che non si può completare non viene proposto e non costa nulla. Ogni segnalino non speso vale un punto.

## Punteggio
rules-score = Fine e punteggio
rules-score-public = Ogni obiettivo pubblico paga tutti i giocatori, tante volte quante è raggiunto. Un dado conta una volta per un obiettivo, e di nuovo per un altro.
rules-score-private = Il tuo obiettivo privato indica un colore. Paga { $private_scoring ->
    [dice] tre punti per ogni dado di quel colore nella tua vetrata.
   *[shades] la somma delle sfumature di tutti i dadi di quel colore nella tua vetrata.
 }
rules-score-rest = Ogni segnalino Favore rimasto vale un punto, ogni casella vuota ne costa uno.

## Parità
rules-ties = Parità di punti
rules-ties-first = Se più giocatori hanno il punteggio più alto, decidono i punti dell'obiettivo privato, poi i segnalini Favore rimasti.
rules-ties-last = Se la parità resta, { $tie_break ->
    [first_turn] vince fra loro chi ha giocato più tardi il suo primo turno dell'ultimo round.
   *[last_turn] vince fra loro chi ha giocato più tardi il suo ultimo turno dell'ultimo round. Un passo è un turno; un turno saltato per la Tenaglia a Rotelle no.
 }

## Solitario
rules-solo = Solitario
rules-solo-round = Ogni round ha quattro dadi e due turni di fila. Tutti i dadi rimasti vanno sul tracciato dei round, e alla fine la loro somma è il punteggio da superare.
rules-solo-cards = Decidi tu la difficoltà: con cinque utensili è facile, con uno è durissima. { $solo_pay ->
    [token_or_die] Ricevi i segnalini Favore secondo la vetrata, tre obiettivi pubblici e uno privato; dei pubblici dà punti solo il migliore.
   *[die] Non ci sono segnalini Favore. Ricevi due obiettivi pubblici e due privati; dei privati dà punti solo il migliore.
 }
rules-solo-pay = { $solo_pay ->
    [token_or_die] Un utensile costa segnalini, uno o due come sempre, oppure un dado del suo colore preso dalla riserva; in questo caso dado e utensile escono dal gioco.
   *[die] Un utensile costa un dado del suo colore preso dalla riserva e si può usare una sola volta nella partita.
 }
rules-solo-win = Ogni casella vuota costa tre punti. Vinci se i tuoi punti superano la somma del tracciato dei round; la parità è una sconfitta. I dadi pagati per gli utensili non contano.

## Cinque e sei giocatori
rules-many = Cinque e sei giocatori
rules-many-dice = La scelta dei dadi è la stessa, con più dadi: undici per round in cinque giocatori, tredici in sei, da un sacchetto con { $bag5 } o { $bag6 } dadi per colore.
rules-many-cards = Cinque colori non bastano per sei segreti, perciò sei carte posizione si aggiungono agli obiettivi privati. Pagano la somma delle sfumature su certe caselle, in ogni edizione.

## Tavoli sulla parola
rules-honor = Tavoli sulla parola
rules-honor-free = A un tavolo normale un piazzamento sbagliato non si può fare. Un tavolo può scegliere diversamente: allora ogni casella vuota accetta ogni dado, come a un tavolo vero, e nessuno ti avverte.
rules-honor-challenge = Chiunque può contestare una vetrata in qualsiasi momento. Una contestazione infondata non costa nulla, ma una vetrata immutata non si contesta due volte. Prima di contare i punti si controllano tutte le vetrate.
rules-honor-remove = Se una vetrata non è in regola, il proprietario toglie dadi a sua scelta, uno alla volta, finché lo è. Questi dadi escono dal gioco.

## Glory
rules-glory = L'espansione Glory
rules-glory-about = Quattro moduli, da combinare a piacere. Delle carte stampate di questa espansione se ne sono viste poche; la maggior parte di quelle che trovi qui è di nostra invenzione, e ognuna lo dichiara.
rules-strife = Glory: contesa
rules-strife-dice = Entrano in gioco i dadi grigi. Dieci stanno accanto al tracciato dei round, e a ogni round se ne tira uno al posto di un dado del sacchetto. Nel sacchetto ce ne sono altri, da quattro in due giocatori a otto in sei, con 10, 14, 18, 22 o 26 dadi di ogni altro colore.
rules-strife-gray = Il grigio è un sesto colore. Due dadi grigi non stanno mai fianco a fianco, né un grigio sta su una casella con un colore stampato. Non contano per nessun colore privato e non sostituiscono alcun colore di una serie.
rules-strife-board = Si dispone una plancia della contesa; la sua regola sui dadi grigi vale per tutte le vetrate. Nessun dado, di nessun colore, si può piazzare o spostare in modo che una vetrata la infranga.
rules-strife-cards = Un utensile e un obiettivo pubblico vengono dai mazzi della contesa, gli altri da quelli normali.
rules-example-gray = Dadi grigi con la plancia “{ $board }”
rules-pioneers = Glory: pionieri
rules-pioneers-race = Si dispongono tre pionieri, ognuno con una condizione e dei punti. Il primo giocatore la cui vetrata soddisfa una condizione alla fine del proprio turno prende la carta.
rules-pioneers-keep = Un pioniere si conserva anche se poi la vetrata cambia. Solo quando bisogna togliere dadi da una vetrata non in regola i suoi pionieri si verificano di nuovo. La fila non si rimpiazza.
rules-ornaments = Glory: ornamenti
rules-ornaments-keep = Ogni giocatore riceve due ornamenti e, conosciute le vetrate, ne tiene nessuno, uno o entrambi. Ognuno di quelli tenuti dà subito un segnalino Favore.
rules-ornaments-build = Un ornamento è un motivo in due colori, due qualsiasi. Se alla fine è realizzato da qualche parte nella tua vetrata paga i suoi punti, altrimenti ne costa. Non si ruota né si specchia; le caselle senza segno non contano.
rules-rivalry = Glory: rivalità
rules-rivalry-rank = Sei carte rivalità si aggiungono agli obiettivi pubblici. Misurano tutte le vetrate e pagano secondo la posizione: 12, 8 e 5 punti per le prime tre.
rules-rivalry-ties = I giocatori con lo stesso risultato sommano i punti delle loro posizioni e se li dividono, arrotondando per difetto. Un risultato di zero occupa una posizione come gli altri.

## Edizioni
rules-editions = Che cosa cambia fra le edizioni
rules-editions-about = Un'edizione è una serie di opzioni; a un nuovo tavolo si sceglie quella che si vuole. Dove il testo qui sopra cambia, le altre versioni sono riportate sotto.
