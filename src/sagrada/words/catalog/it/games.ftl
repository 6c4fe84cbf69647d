### Le partite del visitatore, e come le ha giocate

games-play = Il mio gioco
games-unfinished = Da continuare
games-finished = Finite
games-none = Ancora nessuna partita. La prima è a un tocco.
games-none-finished = Qui starà la prima partita finita, con le sue vetrate, la registrazione e l'analisi.
games-with = { $count ->
    [0] Da solo
   *[other] { $names }
 }
games-state = { $state ->
    [turn] Tocca a te
    [wait] Giocano gli altri
    [open] Non iniziata: tavolo { $code }
   *[lesson] Prima partita
 }
games-result = { $result ->
    [won] vinta
    [lost] persa
   *[none] { "" }
 }
games-points = { $mine } : { $theirs }
games-target = { $points }, da superare { $target }
games-more = Partite precedenti
games-replay = Rivedi
games-review = Analisi
games-reviewed = analizzata

## Il mio gioco
play-none = Qui vedrai come giochi: i punti nel tempo, contro chi vinci, che cosa rendono i tuoi obiettivi. Si comincia con la prima partita finita.
play-one = Per ora una partita: { $points } punti. A ogni partita ci sarà di più da vedere.
play-games = { $games ->
    [one] partita finita
   *[other] partite finite
 }
play-won = vinte
play-recent = punti, media delle ultime dieci
play-found = delle mosse migliori trovate, da { $reviews } { $reviews ->
    [one] analisi
   *[other] analisi
 }
play-points = Punti nel tempo
play-points-chart = Punti delle ultime { $games } partite, da { $least } a { $most }; in media { $mean }
play-points-mean = media di otto
play-rivals = Vinte, per avversario
play-rival = { $bot ->
    [alone] Da solo, contro l'obiettivo
   *[other] { $name }
 }
play-share = { $share } % di { $games }
play-few = · di { $games }
play-objectives = Punti per obiettivo
play-objectives-words = Barra: i tuoi in media. Linea: le migliori vetrate trovate per chi conosce tutti i dadi e sceglie da solo.
play-of = { $points } di { $possible }
play-mistakes = Che cosa le analisi hanno trovato più spesso
play-mistakes-none = Analizza una partita finita: ciò che si trova si somma qui.
play-mistake = { $kind ->
    [window] un'altra vetrata era migliore
    [ornaments] altri ornamenti erano migliori
    [removal] doveva lasciare la vetrata un altro dado
    [tool_missed] un utensile avrebbe aiutato
    [tool_wasted] un utensile non valeva il suo prezzo
    [passed] si poteva prendere un dado
    [die] un altro dado era migliore
    [cell] lo stesso dado stava meglio altrove
   *[other] un altro ordine era migliore
 }
play-times = { $count } ×
