### The table on a phone

phone-cards = Очки и карты подробно
