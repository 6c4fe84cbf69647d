### The table on a phone

phone-cards = Punti e carte per esteso
