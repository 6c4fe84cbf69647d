"""A log played again: line by line, checked against the rules, the scores it tells and the seed it committed to."""

from __future__ import annotations

from sagrada.content.cards import RULINGS
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game import log as logs
from sagrada.game.dealer import Dealer, commit, public_seed
from sagrada.game.game import Game


def read_game(text: str, seed: bytes | None = None) -> Game:
    """The game of a log; an unfinished one goes on with `seed`, or with dice by hand; raises Refused."""
    parsed = logs.parse_log(text)
    game = replay(parsed)
    game.dealer = find_dealer(parsed, seed)
    if not game.is_over:
        game.answer_chance()
    return game


def replay(parsed: logs.LogText, upto: int | None = None) -> Game:
    """Play the lines of a log; raises Refused naming the first that is not legal."""
    game = Game(parsed.header, None)
    for number, line in parsed.lines[:upto]:
        play_line(game, number, line)
    if upto is not None:
        return game
    for seat, (number, choice) in parsed.pending.items():
        play_line(game, number, choice, seat)
    check_scores(game, parsed)
    return game


def play_line(game: Game, number: int, line: str, seat: int | None = None) -> None:
    """Play one line of a log; raises Refused naming it."""
    try:
        game.play(line, seat)
    except Refused as refused:
        raise logs.name_line(name_ruling(refused, game.header.rules), number, line) from None


def name_ruling(refused: Refused, rules: int) -> Refused:
    """The refusal of a recorded move; where its version of the rules allowed it, with the ruling that has changed."""
    if refused.rule == "at_line" and isinstance(inner := refused.facts["refused"], Refused):
        named = name_ruling(inner, rules)
        return refused if named is inner else Refused("at_line", **{**refused.facts, "refused": named})
    told = {refused.rule, f"{refused.rule} {refused.facts.get('tool', '')}"}
    changed = [ruling for ruling in RULINGS if told & set(ruling.refusals) and rules < ruling.since]
    if not changed:
        return refused
    return Refused("changed_rule", refused=refused, ruling=changed[0].id, since=changed[0].since, rules=rules)


def check_scores(game: Game, parsed: logs.LogText) -> None:
    """Refuse a log whose last lines tell another result."""
    if parsed.scores is None:
        if parsed.seed:
            raise logs.expect(parsed.seed[0], "seed", "scores_first")
        return
    number, told = parsed.scores
    if not game.is_over:
        raise logs.expect(number, "scores", "moves")
    true = [core.score(game.state, seat) for seat in range(game.options.seats)]
    if told != true:
        raise Refused("wrong_scores", line=number, told=told, true=true)


def find_dealer(parsed: logs.LogText, seed: bytes | None) -> Dealer | None:
    """The dealer of a log's seed, given apart or in the log; raises Refused if it is not the one committed to."""
    header = parsed.header
    if header.seed:
        return Dealer(public_seed(header.seed), header.nonces)
    found = bytes.fromhex(parsed.seed[1]) if parsed.seed else seed
    if not found or not header.commitment:
        return None
    if commit(found) != header.commitment:
        raise Refused("wrong_seed", line=parsed.seed[0] if parsed.seed else 0)
    return Dealer(found, header.nonces)
