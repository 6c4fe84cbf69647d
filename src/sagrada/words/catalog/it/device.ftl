### La stessa persona su un altro dispositivo

## Rifiuti
no-such-link = questo link è già stato usato, è troppo vecchio o non è mai esistito: creane uno nuovo
same-device = questo link è stato creato su questo browser: aprilo sull'altro
