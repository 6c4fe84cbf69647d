"""Plays one random game twice, by the rules and by the reference reading, and compares all that can be seen."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from reference import Reference, Rules
from sagrada.content.options import MODULES, Options, gray_in_bag, resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.notation import format_die, format_window
from sagrada.game.sheet import ranking, sheet
from sagrada.rules.state import OVER, ROLL_POOL, TURN
from texts import format_action

EDITIONS = ("classic", "classic-ru", "classic-it", "revised")


def random_options(chance: random.Random, seats: int, edition: str) -> Options:
    """Options of a table, now and then unusual ones."""
    by_hand: dict[str, Any] = {"honor": chance.random() < 0.25, "open_setup": chance.random() < 0.3}
    if seats == 1:
        by_hand["tools"] = chance.randint(1, 5)
    elif chance.random() < 0.3:
        by_hand |= {"tools": chance.randint(0, 5), "strip_cutter": True}
    if chance.random() < 0.2:
        by_hand["unplaceable"] = chance.choice(["refused", "returned"])
    return resolve(edition, seats, **by_hand)


def random_glory(chance: random.Random, seats: int, edition: str) -> Options:
    """Options of a table with some of Glory's modules, now and then with their switches."""
    known = ("strife", "ornaments") if seats == 1 else MODULES
    modules = chance.sample(known, chance.randint(1, len(known)))
    by_hand: dict[str, Any] = {"honor": chance.random() < 0.25, "open_setup": chance.random() < 0.3}
    if seats > 1 and chance.random() < 0.3:
        by_hand |= {"tools": chance.randint(1, 5), "strip_cutter": True}
    if "pioneers" in modules and chance.random() < 0.4:
        by_hand["claims"] = "asked"
    if "ornaments" in modules and chance.random() < 0.3:
        by_hand |= {"gray_ornaments": False, "ornaments_break_ties": False}
    if "rivalry" in modules and chance.random() < 0.4:
        by_hand["color_pairs"] = "diagonal"
    return resolve(edition, seats, modules=modules, **by_hand)


def reference_for(options: Options) -> Reference:
    """The reference reading at a table of these options."""
    shared = {field.name: getattr(options, field.name) for field in fields(Rules) if field.name != "gray"}
    return Reference(Rules(gray=gray_in_bag(options), **shared))


def awaited(state: core.State) -> str:
    """What the state awaits, in the reference's words."""
    if state.phase == OVER:
        return "over"
    return "chance" if core.awaits_chance(state) else f"s{state.seat}"


def compare_tables(state: core.State, reference: Reference) -> None:
    """Windows, pool, round track and tokens."""
    assert [format_window(state, seat) for seat in range(state.seats)] == [
        reference.window(seat) for seat in range(state.seats)
    ]
    if state.phase != ROLL_POOL:
        assert [format_die(die) for die in state.pool[: state.pool_size]] == reference.pool()
    finished = 10 if state.phase == OVER else state.round
    track = [[format_die(die) for die in state.track[i][: state.track_size[i]]] for i in range(finished)]
    assert track == reference.track()[:finished]
    assert state.tokens[: state.seats] == reference.tokens()


def compare_results(state: core.State, reference: Reference) -> None:
    """Every line of the score sheets, the ranking and the target."""
    for seat in range(state.seats):
        mine = sheet(state, seat)
        extra = {"pioneers": mine.pioneers} if state.pioneers else {}
        extra |= {"ornaments": mine.ornaments} if state.ornaments else {}
        assert extra | {
            "public": mine.public,
            "private": mine.private,
            "counted": mine.counted,
            "favor": mine.favor,
            "empty": mine.empty,
            "total": mine.total,
        } == reference.sheet(seat)
    assert ranking(state) == reference.ranking()
    assert core.solo_target(state) == reference.target()


def choose(state: core.State, actions: list[int], chance: random.Random, playout: core.Random) -> int:
    """Chance by its odds; decisions in some games uniformly, in others as playouts do, so that windows fill up."""
    if core.awaits_chance(state):
        return chance.choices(actions, [core.outcome_weight(state, action) for action in actions])[0]
    return core.random_step(state, playout) if chance.random() < 0.8 else chance.choice(actions)


def play_both(edition: str, seats: int, seed: int, glory: bool = False) -> int:
    """One game on both sides; the number of decisions compared. Beyond three seats every fifth is compared."""
    chance, playout = random.Random(f"{edition} {seats} {seed}"), core.Random(seed)
    options = random_glory(chance, seats, edition) if glory else random_options(chance, seats, edition)
    state, reference = start_state(options), reference_for(options)
    every, decisions = (1 if seats <= 3 else 5), 0
    while state.phase != OVER:
        actions = core.legal(state)
        decisions += not core.awaits_chance(state)
        if decisions % every == 0 or core.awaits_chance(state):
            assert awaited(state) == reference.awaits()
            assert {format_action(state, action) for action in actions} == reference.legal()
            compare_odds(state, actions, reference)
        action = choose(state, actions, chance, playout)
        reference.play(format_action(state, action))
        core.apply(state, action)
        compare_tables(state, reference)
        challenge_both(state, reference, options, chance)
    assert reference.awaits() == "over"
    compare_results(state, reference)
    return decisions


def compare_odds(state: core.State, actions: list[int], reference: Reference) -> None:
    """The odds of chance."""
    if core.awaits_chance(state):
        weights = {format_action(state, action): core.outcome_weight(state, action) for action in actions}
        assert weights == reference.weights()


def challenge_both(state: core.State, reference: Reference, options: Options, chance: random.Random) -> None:
    """At an honor table somebody challenges now and then."""
    if options.honor and state.phase == TURN and chance.random() < 0.1:
        target = chance.randrange(options.seats)
        assert core.challenge(state, target) == reference.challenge(target)
