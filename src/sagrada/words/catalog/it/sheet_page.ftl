### Il foglio segnapunti nel browser, per una partita su un tavolo vero

# translated, no printed source

## The table
sheet-title = Foglio segnapunti
sheet-table = Il tavolo
sheet-players = Giocatori
sheet-solo = Conta secondo le regole in solitario
sheet-publics = Obiettivi pubblici ({ $chosen } di { $wanted })
sheet-modules = Espansione Glory
sheet-option = { $option ->
    [gray_ornaments] Il grigio non vale come colore di un ornamento
    [ornaments_break_ties] Gli ornamenti non contano negli spareggi
   *[color_pairs] { $card }: contano solo le coppie che si toccano in diagonale
 }
sheet-board = Plancia della contesa
sheet-not-chosen = Da scegliere
sheet-pioneer = Pioniere { $number }
sheet-claimed = Rivendicato da
sheet-nobody = Nessuno

## A player
sheet-windows = Le vetrate
sheet-name = Nome
sheet-pattern = Vetrata
sheet-pattern-choose = Scegli…
sheet-pattern-unknown = Sconosciuta o vuota
sheet-pattern-own = Un'altra: disegna la sua stampa
sheet-print-draw = Disegna la stampa
sheet-print-done = La stampa è finita
sheet-choose-pattern = La vetrata di { $name }
sheet-search = Cerca per nome
sheet-no-pattern = Nessuna vetrata ha un nome simile.
sheet-privates = Obiettivo privato{ $most ->
    [1] { "" }
   *[other] { " " }{ $number }
 }
sheet-ornaments = Ornamento { $number }
sheet-favor = Segnalini Favore rimasti
sheet-fewer = Un segnalino in meno
sheet-more = Un segnalino in più
sheet-track = Tracciato dei round
sheet-track-add = Dadi del tracciato
sheet-track-remove = Togli { $die } dal tracciato dei round

## Dice
sheet-palette = Dadi da scegliere
sheet-clear = Casella vuota
sheet-hint = Tocca una casella e poi il suo dado, oppure un dado e poi le sue caselle.
sheet-hint-cell = { $name }, { $cell }: tocca il dado che si trova lì.
sheet-hint-brush = { $die }: tocca le sue caselle. Tocca di nuovo il dado per riporlo.
sheet-hint-clear = Tocca le caselle da svuotare. Tocca di nuovo «Casella vuota» per smettere.
sheet-hint-track = Tocca i dadi che si trovano sul tracciato dei round.
sheet-hint-print = La stampa: tocca una casella e poi ciò che mostra, o viceversa.
sheet-hint-letter = { $color }, e ora una cifra da 1 a 6.

## The result
sheet-result = Risultato
sheet-so-far = Finora
sheet-empty = Riempi le vetrate; i punti si contano man mano.
sheet-alone = { $points }.{ $solo ->
    [yes] { " " }I dadi del tracciato dei round diranno se bastano.
   *[no] { "" }
 }
sheet-tied = Parità in tutto, con { $points }: { $names }.
sheet-decided = davanti al successivo { $by ->
    [private] per i punti dell'obiettivo privato
    [ornaments] per i punti di obiettivo privato e ornamenti
    [favor] per i segnalini Favore rimasti
    [first_turn] per il primo turno più tardi nell'ultimo round
   *[last_turn] per l'ultimo turno più tardi della partita
 }
sheet-began = Chi ha iniziato l'ultimo round?
sheet-began-words = Serve solo per lo spareggio. I giocatori sono elencati come siedono al tavolo.
sheet-skipped = Ha rinunciato al secondo turno dell'ultimo round ({ $tool })
sheet-missing = Manca ancora
sheet-missing-publics = Obiettivi pubblici: scelti { $chosen } di { $wanted }.
sheet-missing-board = La plancia della contesa: senza, i dadi grigi non si verificano con la sua regola.
sheet-missing-pioneers = Pionieri: disposti { $chosen } di { $wanted }.
sheet-missing-dice = I dadi nella vetrata di { $names }.
sheet-missing-pattern = La vetrata stampata di { $names }: fino ad allora si verificano solo i dadi vicini.
sheet-missing-private = { $wanted ->
    [1] L'obiettivo privato di { $names }.
   *[other] Gli obiettivi privati di { $names }: se ne ricevono { $wanted }.
 }
sheet-missing-track = I dadi del tracciato dei round, che fissano il punteggio da superare.
sheet-faults = Contro le regole
sheet-allow = L'ha permesso un utensile
sheet-allowed = { $cell } { $die }: posto contro la stampa con un utensile.
sheet-in-order = Nessun dado infrange una regola.
sheet-lines = Riga per riga
sheet-pioneers-line = Pionieri

## The end
sheet-print = Stampa
sheet-over = Ricomincia
sheet-over-question = Ricominciare?
sheet-over-words = Tutte le vetrate, le carte e i nomi di questo foglio saranno cancellati.
sheet-over-yes = Cancella il foglio
sheet-over-no = Tienilo
