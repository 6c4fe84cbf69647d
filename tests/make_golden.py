"""Makes the golden games that are not there yet (python tests/make_golden.py): at each table the seed that shows most.

Only for a change of the rules' version: the committed files are the test, and a new bug adds a file by hand.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from golden_coverage import FOLDER, everything, shown
from sagrada.content.refusal import Refused
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from texts import legal_texts

OWN_WINDOW = (("R.3.P", ".4.Y.", "B...2", ".G.1."), 3)
OWN_DEAL = {
    "patterns": [OWN_WINDOW, "aurora_sagradis"],
    "tools": ["tap_wheel", "flux_brush", "running_pliers"],
    "first": 1,
}
TABLES: dict[str, dict[str, Any]] = {
    "classic-solo": {"seats": 1, "tools": 3},
    "classic-solo-five-tools": {"seats": 1, "tools": 5, "open_setup": True},
    "revised-solo": {"edition": "revised", "seats": 1, "tools": 4},
    "revised-solo-five-tools": {"edition": "revised", "seats": 1, "tools": 5},
    "russian-solo": {"edition": "classic-ru", "seats": 1, "tools": 2},
    "classic-two-seats": {"seats": 2},
    "classic-three-seats-open-setup": {"seats": 3, "open_setup": True},
    "classic-four-seats-five-tools": {"seats": 4, "tools": 5},
    "classic-five-seats": {"seats": 5, "names": ["Ada", "Bo", "Cy", "Dee", "Eli"]},
    "classic-six-seats": {"seats": 6},
    "revised-two-seats-five-tools": {"edition": "revised", "seats": 2, "tools": 5},
    "revised-four-seats": {"edition": "revised", "seats": 4},
    "russian-three-seats-five-tools": {"edition": "classic-ru", "seats": 3, "tools": 5},
    "russian-four-seats": {"edition": "classic-ru", "seats": 4},
    "italian-two-seats-less-luck": {"edition": "classic-it", "seats": 2, "less_luck": True},
    "honor-two-seats": {"seats": 2, "honor": True, "names": ["Ada", "Bo"]},
    "honor-three-seats-revised": {"edition": "revised", "seats": 3, "honor": True, "tools": 5},
    "undo-two-seats": {"seats": 2, "tools": 5},
    "own-window-two-seats": {"seats": 2, "deal": OWN_DEAL},
    "dice-by-hand-two-seats": {"seats": 2, "dice_by_hand": True},
    **{f"glory-two-seats-{i}": {"seats": 2, "modules": "glory", "tools": 5} for i in range(1, 5)},
    "glory-three-seats-asked": {"seats": 3, "modules": "glory", "claims": "asked"},
    "glory-four-seats-revised": {"edition": "revised", "seats": 4, "modules": "glory", "tools": 5},
    "glory-six-seats": {"seats": 6, "modules": "glory"},
    "glory-honor-two-seats": {"seats": 2, "modules": "pioneers strife", "honor": True},
    "glory-solo": {"seats": 1, "modules": "strife ornaments", "tools": 4},
    "glory-solo-revised": {"edition": "revised", "seats": 1, "modules": "strife ornaments", "tools": 5},
    "honor-two-seats-five-tools": {"seats": 2, "honor": True, "tools": 5},
    "honor-glory-three-seats": {"seats": 3, "honor": True, "tools": 5, "modules": "glory"},
    "russian-two-seats-thirteenth-card": {"edition": "classic-ru", "seats": 2, "thirteenth_card": True},
    "russian-two-seats": {"edition": "classic-ru", "seats": 2, "tools": 5},
    "secret-seed-two-seats": {"seats": 2, "nonces": ["a quick brown fox", "42"]},
}
TRIES = 300
UNDO = {"undo-two-seats": 0.15, "russian-two-seats": 0.1, "dice-by-hand-two-seats": 0.05}
CHALLENGE = 0.04


def start(name: str, number: int) -> Game:
    """The game of a table with the seed of this number."""
    table = TABLES[name]
    if table.get("dice_by_hand"):
        return Game.new(**table)
    if not name.startswith("secret"):
        return Game.new(seed=number, **table)
    header = Game.new(**table).header
    dealer = Dealer(sha256(f"{name} {number}".encode()).digest(), header.nonces)
    return Game(replace(header, commitment=dealer.commitment), dealer)


def play(name: str, number: int) -> Game:
    """Play a game at random to its end."""
    game, random = start(name, number), Random(f"{name} {number}")
    while not game.is_over:
        if game.awaits_chance:
            game.play(random.choice(game.outcomes_possible()))
        elif game.options.honor and random.random() < CHALLENGE:
            with suppress(Refused):
                game.challenge(*random.sample(range(game.options.seats), 2))
        elif not game.why_no_undo() and random.random() < UNDO.get(name, 0):
            game.undo()
        else:
            decide(game, random)
    return game


def decide(game: Game, random: Random) -> None:
    """A random move; the turn ends only where nothing else can be done, or seldom."""
    seat = random.choice(game.awaits())
    moves = legal_texts(game, seat)
    others = [move for move in moves if move != "end"]
    game.play(random.choice(others) if others and random.random() < 0.95 else random.choice(moves), seat)


def worth(missing: set[str], game: Game) -> tuple[int, int]:
    """How much of what is missing a game shows, and how much in all."""
    return len(shown(game) & missing), len(shown(game))


def main() -> None:
    """Write all files; says what is missing, if anything."""
    FOLDER.mkdir(exist_ok=True)
    missing = everything()
    for file in FOLDER.glob("*.sagrada"):
        if file.stem in TABLES:
            missing -= shown(Game.from_text(file.read_text(encoding="utf-8")))
    for name in (name for name in TABLES if not (FOLDER / f"{name}.sagrada").exists()):
        games = [play(name, number) for number in range(TRIES)]
        best = max(games, key=partial(worth, missing))
        print(f"{name}: {len(best.lines)} lines, {len(shown(best) & missing)} new")
        missing -= shown(best)
        (FOLDER / f"{name}.sagrada").write_text(best.to_text(), encoding="utf-8")
    print(f"missing: {sorted(missing) or 'nothing'}")


if __name__ == "__main__":
    main()
