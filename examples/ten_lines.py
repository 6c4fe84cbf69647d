import random

from sagrada import Game

game = Game.new(edition="classic", seats=2, seed=7)
while not game.is_over:
    game.play(random.choice(game.legal_moves()))
for sheet in game.score():
    print(sheet.seat, sheet.total, sheet.public, sheet.private)
print(game.ranking(), len(game.to_text().splitlines()), "lines of log")
