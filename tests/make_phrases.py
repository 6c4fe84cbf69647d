"""Writes web/tests/phrases.json: phrases of real games with their sentences in every language, said by Python.

The terminal and the browser must both say exactly these (python tests/make_phrases.py after a change of wording).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from golden_coverage import FOLDER
from random_games import NONSENSE
from sagrada.analysis.hints import hints
from sagrada.analysis.review import review_seat
from sagrada.bots.bot import Budget
from sagrada.content.refusal import Refused
from sagrada.game.forecast import forecast
from sagrada.game.game import Game
from sagrada.game.log import LogText, parse_log
from sagrada.game.moves import Challenge, Undo
from sagrada.game.notation import parse_line
from sagrada.game.phrases import DECKS, Phrase
from sagrada.game.replay import play_line, replay
from sagrada.server.honor import honor
from sagrada.server.protocol import refusal
from sagrada.words.advice import line_phrase
from sagrada.words.messages import LANGUAGES, say_phrase, speaking
from sagrada.words.telling import Telling
from sagrada.words.verdict import verdict

FILE = Path(__file__).resolve().parents[1] / "web" / "tests" / "phrases.json"
NAMES = ["Ada", "Бо", "Cy", "Dee", "Eli", "Fay"]
MOST_ALIKE = 2
REVIEWED = ("glory-two-seats-1", "revised-solo-five-tools")
HINTED = ("glory-three-seats-asked", "classic-four-seats-five-tools")
FEW = Budget(nodes=200)


def moves_of(parsed: LogText) -> Iterator[tuple[Game, int, list[tuple[int, str]]]]:
    """The game before each decision, its author, and the decision with what chance answered."""
    game, lines = Game(parsed.header, None), list(parsed.lines)
    while lines and lines[0][1].startswith("*"):
        play_line(game, *lines.pop(0))
    while lines:
        made = [lines.pop(0)]
        while lines and lines[0][1].startswith("*"):
            made.append(lines.pop(0))
        yield game, len(parsed.lines) - len(lines), made


def told_phrases(parsed: LogText) -> list[Phrase]:
    """Everything that is told of a game."""
    telling = Telling()
    for game, _, made in moves_of(parsed):
        before, seat = game.view(), author(game, made[0][1])
        for number, line in made:
            play_line(game, number, line)
        telling.follow(seat, before, game.view())
    return telling.told


def author(game: Game, line: str) -> int:
    """Who makes this move."""
    match parse_line(line):
        case Undo():
            return game.entries[-1].author
        case Challenge(by=by):
            return by
    return game.awaits()[0]


def other_phrases() -> Iterator[Phrase]:
    """Hints, reviews, reasons why not, verdicts, and what the last look at an honor table found."""
    for name in HINTED:
        for game, at, made in moves_of(read(name)):
            seat = game.awaits()[0]
            for hint in hints(game.view(seat), 1, FEW) if at % 12 == 0 else []:
                yield from [line_phrase(hint.advice), *hint.reasons]
            for number, line in made:
                play_line(game, number, line)
    for name in REVIEWED:
        for decision in review_seat(replay(read(name)), 0, nodes=30, width=10).decisions:
            yield from [decision.moment, line_phrase(decision.played_words)]
            yield from [line_phrase(decision.better_words)] if decision.better else []
    for file in sorted(FOLDER.glob("*.sagrada")):
        game = replay(parse_log(file.read_text(encoding="utf-8")))
        found, at_honor = verdict(game.view()), honor(game)
        yield from [found] if found else []
        yield from at_honor.audit if at_honor else []


def reasons() -> Iterator[Phrase]:
    """Why cells, tools and dice of the pool are refused, moment by moment."""
    for file in sorted(FOLDER.glob("*.sagrada")):
        for game, _, made in moves_of(parse_log(file.read_text(encoding="utf-8"))):
            for seat in game.awaits()[:1]:
                ahead = forecast(game, seat)
                yield from [*ahead.cells.values(), *ahead.tools.values(), *ahead.dice.values()] if ahead else []
            for number, line in made:
                play_line(game, number, line)


def read(name: str) -> LogText:
    """A golden game."""
    return parse_log((FOLDER / f"{name}.sagrada").read_text(encoding="utf-8"))


def features(phrase: Phrase) -> Iterator[tuple[str, ...]]:
    """What a phrase shows: its messages, the kinds of their facts, and what they can choose by."""
    yield (phrase.id,)
    for name, fact in phrase.facts.items():
        for value in fact if isinstance(fact, list | tuple) else [fact]:
            if isinstance(value, Phrase):
                yield from features(value)
            chosen_by = isinstance(value, bool | int) or (isinstance(value, str) and value.isalpha())
            yield phrase.id, name, str(value) if chosen_by else type(value).__name__


def some_of_each(phrases: Iterator[Phrase]) -> list[Phrase]:
    """The phrases that show what fewer than a few before them show."""
    shown: Counter[tuple[str, ...]] = Counter()
    found: list[Phrase] = []
    for phrase in phrases:
        if any(shown[feature] < MOST_ALIKE for feature in features(phrase)) and phrase not in found:
            found.append(phrase)
            shown.update(features(phrase))
    return found


def refusals() -> Iterator[Refused]:
    """What is refused of moves, logs and requests that are wrong; some hold the refusal of a part."""
    game = Game.new(seed=1)
    yield from [why for text in [*NONSENSE[:-2], "R5", "use lathekin"] if (why := game.why_not(text, 0))]
    for text in ("", "sagrada log 1\nrules 9", "sagrada log 1\nseats 9", "sagrada log 1\nrules 1\n\nR5"):
        try:
            parse_log(text)
        except Refused as refused:
            yield refused
    yield Refused("bad_request", where="message", problem=Refused("request_no_move"))


def said(phrase: Phrase) -> dict[str, Any]:
    """A phrase with its sentences."""
    return {"phrase": asdict(phrase), "said": {language: say_phrase(phrase, NAMES, language) for language in LANGUAGES}}


def refused(why: Refused) -> dict[str, Any]:
    """A refusal as it is sent in each language."""
    sent = {}
    for language in LANGUAGES:
        with speaking(language):
            sent[language] = vars(refusal(why))
    return sent


def page() -> str:
    """The whole file: a phrase or a refusal a line."""
    games = [parse_log(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.sagrada"))]
    told = some_of_each(phrase for parsed in games for phrase in told_phrases(parsed))
    phrases = told + some_of_each(other_phrases()) + some_of_each(reasons())
    english = {
        deck: {name: {"name": card.name} for name, card in cards.items() if hasattr(card, "name")}
        for deck, cards in DECKS.items()
    }
    parts = {"names": NAMES, "cards": english}
    lines = {"phrases": [said(phrase) for phrase in phrases], "refusals": [refused(why) for why in refusals()]}
    written = [f'"{name}": {dump(value)}' for name, value in parts.items()]
    written += [f'"{name}": [\n' + ",\n".join(dump(row) for row in rows) + "\n]" for name, rows in lines.items()]
    return "{\n" + ",\n".join(written) + "\n}\n"


def dump(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False, default=vars)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
