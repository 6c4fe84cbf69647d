### The table on a phone

phone-cards = Points and cards in full
