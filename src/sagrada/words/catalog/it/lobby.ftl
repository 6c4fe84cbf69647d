### Prima della partita: si prende posto e si invitano gli altri

## Rifiuti
not-host = solo chi ha creato il tavolo può liberare il posto di un altro
nobody-else = al posto { $seat } non siede nessun altro
