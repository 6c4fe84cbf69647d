### La stessa persona su un altro dispositivo

device-title = Le tue partite su un altro dispositivo
device-words = Qui non ci sono account: il server ti riconosce da questo browser. Un link rende un altro browser la stessa persona, con gli stessi posti e le stesse partite.
device-make = Crea un link
device-again = Crea un nuovo link
device-use = Apri questo link sull'altro dispositivo, oppure inquadra il codice. Funziona una volta sola, per { $minutes } minuti.
device-qr = Il link come codice QR
device-secret = Chi lo apre può giocare ai tuoi posti: non mandarlo a nessun altro.
device-arrive = Portare qui le tue partite?
device-arrive-words = Questo browser sarà lo stesso giocatore di quello che ha creato il link. I tuoi posti e le tue partite saranno anche qui, e le partite giocate qui saranno anche là.
device-arrive-warn = Il link te l'ha mandato qualcun altro? Allora no: vedrebbe e giocherebbe le tue partite.
device-accept = Sì, sono io
device-refuse = No
device-done = Fatto. Le tue partite sono qui: { $games }.
device-local = Questo link funziona solo su questo computer: prima apri il gioco alla tua rete.

## Rifiuti
no-such-link = questo link è già stato usato, è troppo vecchio o non è mai esistito: creane uno nuovo
same-device = questo link è stato creato su questo browser: aprilo sull'altro
