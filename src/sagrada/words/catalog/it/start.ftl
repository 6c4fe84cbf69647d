### La pagina iniziale e le vie da una pagina all'altra

start-games = Le mie partite
start-settings = Impostazioni
start-against = Circa dieci minuti contro
start-strength = Quanto forte vuoi l'avversario?
start-face = { $face ->
    [gentle] Gentile
    [even] Alla pari
   *[strong] Forte
 }
start-your-turn = Tocca a te
start-all-games = Tutte le mie partite
start-no-network = Nessuna connessione
start-offline = Non c'è connessione. Le partite sono sul server: continuano quando torna.

## Avvisi del turno, e ciò che accade da sé
notice-turn = ● Tocca a te · Sagrada
notice-turn-of = ● { $name } · Sagrada
notice-playing = { $name } … · Sagrada
notice-body = { $others ->
    [0] La tua partita continua.
   *[other] La partita con { $names } continua.
 }
auto-end = Non c'è altro da fare: il tuo turno finisce.
auto-end-stay = Aspetta
update-found = C'è una versione più nuova; la pagina si ricarica.
update-now = Ricarica

## A link to be handed on
link-copy = Copia il link
link-copied = Copiato
link-share = Condividi
