"""The cards, editions and rulings of the game as rows of data, and the checks that read them.
Holds no rule of play and no sentence of a refusal."""
