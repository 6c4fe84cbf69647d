### Chi raggiunge il server, quanto spesso, e che cosa è successo mentre qualcuno era assente
# translated, no printed source
too-often = troppe volte; riprova { $minutes ->
    [0] tra un momento
    [one] tra un minuto
   *[other] tra { $minutes } minuti
 }
too-many-sockets = si possono seguire al massimo { $most } tavoli contemporaneamente
foreign-host = questo server non risponde al nome { $host }; usa il suo indirizzo in cifre
not-from-here = può farlo solo chi si trova al computer su cui gira il gioco
no-network = questo computer non è in nessuna rete da cui altri possano entrare
web-here-only = Questo link funziona solo su questo computer.
web-open-network = Fai entrare altri da questa rete
web-since = Dalla tua ultima visita
web-since-read = Ho letto
