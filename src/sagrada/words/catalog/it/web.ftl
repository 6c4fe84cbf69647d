### Il client per il browser

## Everywhere
# translated, no printed source
web-unofficial = Non ufficiale, senza legami con l'editore.
web-about = Informazioni
web-theme = Chiaro o scuro
web-sound = Suono
web-close = Chiudi
web-keys = Tasti
web-offline = Connessione persa; nuovo tentativo in corso.

## Start
# translated, no printed source
web-lede = Scegli i dadi, componi una vetrata, fai entrare la luce.
web-play-now = Gioca subito
web-continue = Continua
web-with = Con { $names }
web-alone = In solitario
web-new-table = Nuovo tavolo
web-new-table-words = Invita amici, passatevi un solo dispositivo o gioca in solitario
web-join = Entra con un codice
web-join-button = Entra
web-learn = Prima partita
web-rules = Regole

## A new table
new-ask-claims = Chiedi prima di rivendicare un pioniere
new-designed = { $ours ->
    [none] Tutte le { $cards } carte distribuite sono stampate.
    [few] Delle { $cards } carte distribuite, quasi nessuna è di nostra invenzione; quelle hanno una matita.
    [one] Delle { $cards } carte distribuite, circa { $ours } è di nostra invenzione; ha una matita.
   *[other] Delle { $cards } carte distribuite, circa { $ours } sono di nostra invenzione; hanno una matita.
 }
solo-odds = { $tools }: { $rate ->
    [0] quasi mai vinta
    [one] vinta { $rate } volta su 100
   *[other] vinta { $rate } volte su 100
 }
solo-odds-words = Quanto spesso vince da solo { $bot }, il nostro bot più forte: misurato su { $games } partite. Con gli utensili scelti, da { $low } a { $high } su 100 (intervallo al 95 %).
# translated, no printed source
web-your-name = Il tuo nome
web-edition = Edizione
web-seats = Posti
web-seat-count = { $number ->
    [1] 1, in solitario
   *[other] { $number }
 }
web-seat = Posto { $number }
web-me = Io
web-me-too = Un'altra persona su questo dispositivo
web-open = Libero, su invito
web-open-seat = Posto libero
web-bot = Bot: { $name }
web-solo-tools = Difficoltà
web-tools-count = { $number ->
    [1] 1 utensile, sfida durissima
    [5] 5 utensili, facile
   *[other] { $number } utensili
 }
web-modules = Espansione e varianti
web-module = { $module ->
    [strife] Contesa: dadi grigi, e una plancia che vieta loro certe caselle
    [pioneers] Pionieri: punti per chi soddisfa per primo una condizione
    [ornaments] Ornamenti: piccoli motivi su cui si scommette un segnalino
    [rivalry] Rivalità: obiettivi che mettono in classifica le vetrate
   *[other] { $module }
 }
web-switch = { $name ->
    [less_luck] Meno fortuna: meno dadi nel sacchetto
   *[thirteenth_card] Tredicesima carta schema, di nostra invenzione
 }
web-honor = Tavolo sulla parola: i piazzamenti sbagliati sono possibili, e si possono contestare
web-make = Crea il tavolo
web-start = Inizia
web-table = Tavolo { $code }
web-all-seated = Il tavolo è al completo
web-sit = Siediti
web-free-seat = Libera questo posto
web-is-you = tu
web-is-bot = bot
web-is-here = al tavolo
web-is-away = assente
web-invite = Invita altre persone
web-local-only = Questo link funziona solo su questo computer. Avvia con «sagrada play --lan» per far entrare altri dalla tua rete.
web-qr = L'indirizzo di questo tavolo come codice QR
web-commitment = I dadi sono fissati da un seme segreto, rivelato alla fine; il suo SHA-256:
bot-random = Casuale

## Windows are chosen
# name from the rulebook/cards: vetrata, segnalini Favore, utensili; sentences translated, no printed source
web-choose = Scegli la tua vetrata
web-choose-words = Le vetrate più difficili danno più segnalini Favore.
web-pattern = Caselle con colore: { $colors }, con sfumatura: { $shades }
web-known = Ciò che sai già
web-tools-seen = Utensili sul tavolo
web-play-window = Gioca con { $name }
web-secret = segreto
web-secret-name = Segreto: { $name }
web-dealing = Si distribuisce…
web-chosen-window = Scelta: { $name }
web-chosen = Hai scelto; puoi ancora cambiare idea.
web-chosen-other = Vetrata scelta
web-choosing = Stanno ancora scegliendo: { $names }.

## The table
# name from the rulebook/cards: riserva, tracciato dei round; sentences translated, no printed source
web-turn = { $own ->
    [yes] È il tuo turno
    [named] { $name }, tocca a te
   *[no] Sta giocando { $name }
 }
web-dice = I dadi
web-step = { $phase ->
    [turn] { $may ->
        [take] Prendi un dado o termina il turno
        [tool] Usa un utensile o termina il turno
        [both] Prendi un dado, usa un utensile o termina il turno
       *[end] Termina il turno
     }
    [hand] Piazza { $hand }
    [payment] Come paghi { $tool }?
    [change_by_one] { $tool }: uno in più o uno in meno?
    [swap_with_track] { $tool }: quale dado del tracciato dei round?
    [swap_with_seat] { $tool }: quale dado di un'altra vetrata?
    [set_shade] { $tool }: quale sfumatura?
    [move_die] { $source ->
        [none] { $tool }: quale dado si sposta?
       *[other] { $tool }: dove va { $source }?
     }
    [take_extra] { $tool }: prendi un altro dado
    [remove_die] La tua vetrata non è in regola: togli dadi
    [keep_ornaments] Quali ornamenti tieni?
    [claim_pioneer] Puoi rivendicare un pioniere
   *[other] { "" }
 }
web-step-stuck = Così com'è { $hand } non sta da nessuna parte: usa un utensile o rimetti il dado
web-ornament-key = A e B sono due colori diversi a tua scelta, un quadrato tratteggiato è una casella qualsiasi.
web-round = Round { $round } di 10
web-order = Turni di questo round
web-log = Che cosa è successo
web-window = { $own ->
    [yes] La tua vetrata
   *[no] Vetrata di { $name }
 }
web-others = Gli altri
web-enlarge = Ingrandisci la vetrata di { $name }
web-public-points = { $points ->
    [one] 1 punto pubblico
   *[other] { $points } punti pubblici
 }
web-empty-cells = { $cells ->
    [one] 1 casella vuota
   *[other] { $cells } caselle vuote
 }
web-points = { $own ->
    [yes] Punti finora
   *[no] Obiettivi
 }
web-cells-filled = Caselle riempite: { $filled } su { $cells }
web-fits-nowhere = Nella tua vetrata non c'è posto
web-decided = Ha deciso: { $row } ({ $points } su { $name })
web-prize = A chi arriva primo
web-prize-gone = fuori gioco
web-tokens-left = { $tokens ->
    [one] 1 segnalino rimasto
   *[other] { $tokens } segnalini rimasti
 }
web-track = Tracciato dei round
web-pool = Riserva
web-in-hand = In mano: { $die }
web-undo = Annulla
web-undo-take = Rimetti il dado
web-end = Termina il turno
web-end-early = Potresti ancora prendere un dado. Vuoi terminare il turno?
web-not-yet = Non ancora
web-use = Usa { $name }
web-use-button = Usa
web-put-back-use = Rimetti il dado e usa { $name }
web-puts-back = Prima rimette il dado
web-on = { $die } in { $cell }
web-filled = Casella vuota riempita
web-closes = Nessun dado starebbe più in
web-pay = Paga con { $with }
web-make-it = Scegli { $die }
web-swap-track = Scambia con { $die } del round { $round }
web-swap-with = Scambia con { $die } in { $cell } di { $name }
web-claim = Rivendica { $name }
web-keep = Tieni { $cards }
web-challenge = Contesta
web-let-bot = Fai giocare un bot
web-stands-in = Gioca { $bot }
web-bot-for-you = Un bot gioca al posto tuo.
web-take-back = Riprendi il tuo posto

## Cells, spoken
# translated, no printed source
web-cell-empty = { $cell }, vuota{ $takes ->
    [any] .
    [1] , accetta solo un 1.
    [2] , accetta solo un 2.
    [3] , accetta solo un 3.
    [4] , accetta solo un 4.
    [5] , accetta solo un 5.
    [6] , accetta solo un 6.
   *[other] , accetta solo il { $takes }.
 }
web-cell-die = { $cell }, { $die }.
web-cell-lit = { $hand ->
    [none] Si può scegliere.
   *[other] { $hand } può andare qui{ $gain ->
        [none] .
        [one] , { $gain } punto.
       *[other] , { $gain } punti.
     }
 }

## Passing the device
# translated, no printed source
web-pass-to = Passa il dispositivo a { $name }
web-pass-words = Chi non è di turno si volti: la prossima schermata mostra un segreto.
web-pass-button = Sono { $name }

## The end
# translated, no printed source
web-target = Da superare
web-again = Gioca ancora
web-join-rematch = Entra nella rivincita
web-save-log = Salva il registro
web-replay = Rivedi
web-check-dice = Controlla i dadi

## Replay
# translated, no printed source
web-play-on = Riproduci
web-pause = Pausa
web-to-score = Al punteggio

## Dice checked in the browser
# translated, no printed source
web-dice-words = Il tuo browser ricalcola ogni tiro, estrazione e distribuzione di questa partita dal seme rivelato e dalle parole scelte dai giocatori.
web-dice-seed = Seme, rivelato alla fine
web-dice-hash = Il suo SHA-256, comunicato prima che qualcuno si sedesse
web-dice-nonces = Parole dei giocatori
web-dice-true = Dadi autentici: il seme ha l'hash promesso, e tutti i { $count } esiti ne derivano.
web-dice-false = Questi dadi non sono autentici: { $what }.
web-dice-hash-differs = il seme ha un hash diverso da quello promesso
web-dice-line-differs = l'esito { $number } ({ $line }) non deriva dal seme
web-dice-insecure = Questo browser calcola gli hash solo su una pagina sicura o su questo stesso computer; salva il registro ed esegui «sagrada verify».
web-dice-working = Calcolo in corso…
web-language = Lingua

## Quanto è certa una carta
rules-origin = { $origin ->
    [verified] verificato
    [inferred] ricostruzione nostra
    [points] punti nostri
    [part] in parte nostro
   *[designed] di nostra invenzione
 }
rules-origin-about = { $origin ->
    [verified] Come nelle fonti.
    [inferred] È la nostra lettura, in parte o del tutto; nessun regolamento lo chiarisce.
    [points] La condizione è come nelle fonti, i punti sono nostri.
    [part] Come nelle fonti, tranne ciò che abbiamo deciso noi; il testo dice quale parte.
   *[designed] È nostro; nessuna fonte lo contiene.
 }

## Solo
solo-target = Da superare
solo-target-words = La somma dei dadi sul tracciato dei round

## Cards in full
table-cards-in-full = Punti e carte per esteso
