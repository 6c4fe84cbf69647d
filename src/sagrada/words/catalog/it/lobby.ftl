### Prima della partita: si prende posto e si invitano gli altri

lobby-choose = Chi siede al posto { $number }?
lobby-wait = Aspetta un amico
lobby-free-other = Libera il posto di { $name }
lobby-freed = Il tuo posto è stato liberato da chi ha creato il tavolo. Puoi sederti di nuovo.
lobby-link = Il link di questo tavolo
lobby-show-qr = Mostra il codice QR
lobby-share-text = Gioca a Sagrada con me: tavolo { $code }
lobby-begin-when = Si comincia quando tutti i posti sono occupati
lobby-dice = I dadi
lobby-taken = { $count ->
    [0] Qui non siede ancora nessuno
    [one] 1 posto su { $seats } è occupato
   *[other] { $count } posti su { $seats } sono occupati
 }

## Rifiuti
not-host = solo chi ha creato il tavolo può liberare il posto di un altro
nobody-else = al posto { $seat } non siede nessun altro
