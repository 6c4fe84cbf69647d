### The table on a phone

phone-cards = Очки й карти докладно
