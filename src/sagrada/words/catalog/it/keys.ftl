### L'elenco dei tasti
keys-tab = Al prossimo elemento che si può premere, e indietro
keys-arrows = Da una casella all'altra nella vetrata
keys-enter = Prendere, piazzare, premere
keys-lit = Alla prossima casella illuminata, al prossimo dado o alla prossima risposta
keys-undo = Annulla l'ultimo passo
keys-hint = Mostra i suggerimenti, o li nasconde
keys-end = Termina il turno; chiede conferma finché si può ancora prendere un dado
keys-sound = Attiva o disattiva il suono
keys-escape = Chiude ciò che sta in primo piano; altrimenti rimette il dado che hai in mano
keys-help = Questo elenco
keys-replay = In una partita rivista
keys-steps = Un turno indietro, un turno avanti
keys-rounds = Un round indietro, un round avanti
keys-ends = All'inizio, alla fine
keys-letters = Le singole lettere agiscono
