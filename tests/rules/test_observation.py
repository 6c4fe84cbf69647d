"""What a seat may know: what it can't know changes nothing it is given, and all else it is given as it is.

Both checks are shown to notice a field that is marked wrong and a condition that is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

import pytest

from engine.games import BACKENDS, NIGHTLY, compiled, fields_of, on, plain
from guard import guard_tables, guarded_state
from observing import CHOICES, DEALS, PRINT, Observe, dealt_places, secret_places, states, twin_of, viewers
from sagrada.content.cards import ORNAMENTS, PRIVATES, WINDOW_CARDS
from sagrada.engine import core
from sagrada.engine.fields import FIELDS, read_fields
from sagrada.rules import field_copies, observation
from sagrada.rules import state as numbers
from sagrada.rules.marks import Hidden, Mark, Public, UnmarkedFieldError
from sagrada.rules.state import Byte

GAMES = range(96) if NIGHTLY else range(0, 96, 5)
FEW_GAMES = (69, 13, 57, 0)
"""Tables of three, two and one seats with honor and ornaments, two of them with cards laid out."""
MARKED = {mark: {field.name for field in FIELDS if field.mark == mark} for mark in Mark}
BLANKS = {"private": numbers.NO_PRIVATE, "card": numbers.NO_CARD, "ornament": numbers.NO_ORNAMENT}


# nothing that a viewer can't know changes what it is given


def leaks(observe: Observe, backend: Any, state: Any, viewer: int, seed: int) -> bool:
    """Is the viewer given something else where only what it can't know is different?"""
    twin = twin_of(state, viewer, Random(f"twin {seed}"))
    return bool(observe(on(backend, state), viewer) != observe(backend.load_state(twin), viewer))


@pytest.mark.parametrize("number", GAMES)
def test_what_a_viewer_cant_know_changes_nothing_it_is_given(number: int) -> None:
    for seed, state in enumerate(states(number)):
        for viewer in viewers(state):
            assert not leaks(core.observe, core, state, viewer, seed), (state.phase, viewer)


def test_the_twins_differ_in_every_field_that_is_not_public_and_in_no_other() -> None:
    """The check is about something."""
    differ = set()
    for number in FEW_GAMES:
        for seed, state in enumerate(states(number)):
            for viewer in viewers(state):
                own, twin = fields_of(state), twin_of(state, viewer, Random(f"twin {seed}"))
                differ |= {name for name in own if own[name] != twin[name]}
    assert differ == MARKED[Mark.OWN] | MARKED[Mark.HIDDEN]


# everything else is given as it is


def lacks(observe: Observe, state: Any, viewer: int) -> list[str]:
    """The fields in which the viewer is not given what it may know."""
    known = observe(state, viewer)
    fields = {*MARKED[Mark.PUBLIC], *given_fields(state)}
    lacking = [name for name in fields if getattr(known, name) != getattr(state, name)]
    for seat in range(state.seats):
        rows = given_rows(state, viewer, seat)
        lacking += [name for name in rows if getattr(known, name)[seat] != getattr(state, name)[seat]]
    return lacking + [kind for kind in DEALS if not is_told(known, state, viewer, kind)]


def given_fields(state: Any) -> Iterator[str]:
    """The fields beside public ones that everybody may know now."""
    if state.phase not in CHOICES:
        yield from ("seat", "step")


def given_rows(state: Any, viewer: int, seat: int) -> Iterator[str]:
    """The fields whose row of this seat the viewer may know as a whole."""
    if seat == viewer:
        yield from MARKED[Mark.OWN]
    if state.phase != numbers.CHOOSE_PATTERN:
        yield from PRINT
    if state.phase == numbers.REMOVE_DIE and state.seat == seat:
        yield "loose"


def is_told(known: Any, state: Any, viewer: int, kind: str) -> bool:
    """Are others' cards of this kind given where they are shown, and is every other one a blank and in the deck?"""
    secret = secret_places(state, viewer, kind)
    deck = getattr(state, f"{kind}_deck") | sum(1 << getattr(state, kind)[seat][i] for _, seat, i in secret)
    if getattr(known, f"{kind}_deck") != deck:
        return False
    if kind == "ornament":
        return all(ornaments_told(known, state, seat) for seat in range(state.seats) if seat != viewer)
    return all(
        getattr(known, kind)[seat][i] == (BLANKS[kind] if (kind, seat, i) in secret else getattr(state, kind)[seat][i])
        for _, seat, i in dealt_places(state, kind)
    )


def ornaments_told(known: Any, state: Any, seat: int) -> bool:
    """Is it told how many ornaments another seat has kept, and at the end which?"""
    kept = [card for i, card in enumerate(state.ornament[seat]) if state.kept[seat] >> i & 1]
    shown = kept if state.phase == numbers.OVER else []
    many = 0 if state.phase == numbers.KEEP_ORNAMENTS else len(kept)
    row = (shown + [numbers.NO_ORNAMENT] * 2)[:2]
    return bool(known.ornament[seat] == row and known.kept[seat] == (1 << many) - 1)


@pytest.mark.parametrize("number", GAMES)
def test_what_a_viewer_may_know_it_is_given(number: int) -> None:
    for state in states(number):
        for viewer in viewers(state):
            assert lacks(core.observe, state, viewer) == [], (state.phase, viewer)


@pytest.mark.parametrize("number", GAMES)
def test_what_is_known_can_be_observed_again_and_stays_the_same(number: int) -> None:
    for state in states(number):
        for viewer in viewers(state):
            known = core.observe(state, viewer)
            assert core.observe(known, viewer) == known


@pytest.mark.parametrize("number", GAMES)
def test_at_the_end_everybody_can_count_all_scores(number: int) -> None:
    *_, end = states(number)
    for viewer in viewers(end):
        known = core.observe(end, viewer)
        for seat in range(end.seats):
            assert core.score(known, seat) == core.score(end, seat)
            assert core.tie_points(known, seat) == core.tie_points(end, seat)


@pytest.mark.parametrize("number", GAMES)
def test_legal_moves_and_what_chance_may_answer_never_depend_on_secrets(number: int) -> None:
    """But for the cards: whoever doesn't know them thinks that any unseen one may be dealt."""
    for state in states(number):
        for viewer in viewers(state):
            if state.phase not in DEALS.values():
                assert core.legal(core.observe(state, viewer)) == core.legal(state)


def test_the_state_is_not_changed_and_shares_nothing_with_what_is_known() -> None:
    for backend in BACKENDS.values():
        state = on(backend, list(states(43))[-20])
        before = fields_of(state)
        known = backend.observe(state, 0)
        backend.begin(known)
        assert fields_of(state) == before


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
@pytest.mark.parametrize("viewer", [-2, 3, 6, 10**20])
def test_a_viewer_who_is_not_there_is_refused(backend: Any, viewer: int) -> None:
    state = on(backend, next(states(16)))
    assert state.seats == 3
    with pytest.raises(ValueError, match=f"observe: viewer {viewer} is out of range, -1 to 2"):
        backend.observe(state, viewer)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        backend.observe(state, None)


# both backends, and the guard


@pytest.mark.parametrize("number", GAMES)
def test_both_backends_give_the_same(number: int) -> None:
    for state in states(number):
        for viewer in viewers(state):
            known = compiled.observe(on(compiled, state), viewer)
            assert fields_of(plain.observe(on(plain, state), viewer)) == fields_of(known)


@pytest.mark.parametrize("number", FEW_GAMES)
def test_an_observation_stays_inside_its_arrays_and_leaves_nothing_of_what_was_there(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = list(states(number))
    guard_tables(monkeypatch)
    out = guarded_state(**{field.name: fields_of(found[-1])[field.name] for field in FIELDS})
    for state in found:
        for viewer in viewers(state):
            observation.copy_known(guarded_state(**fields_of(state)), out, viewer)
            assert {name: bare(value) for name, value in fields_of(out).items()} == fields_of(
                plain.observe(on(plain, state), viewer)
            )


def bare(value: Any) -> Any:
    """A guarded field as ints and lists."""
    return value if isinstance(value, int) else [bare(value[i]) for i in range(len(value))]


# blanks


def test_a_blank_is_no_card_and_pays_nothing() -> None:
    many = {"private": len(PRIVATES), "card": len(WINDOW_CARDS), "ornament": len(ORNAMENTS)}
    assert all(many[kind] <= blank for kind, blank in BLANKS.items())
    *_, end = states(43)
    fields = fields_of(end)
    fields["private"] = [[numbers.NO_PRIVATE] * 2 for _ in range(6)]
    fields["ornament"] = [[numbers.NO_ORNAMENT] * 2 for _ in range(6)]
    fields["kept"] = [3] * 6
    blank = core.load_state(fields)
    assert any(core.private_total(end, seat) for seat in range(end.seats))
    for seat in range(end.seats):
        assert (core.private_total(blank, seat), core.ornament_total(blank, seat)) == (0, 0)


def test_whoever_chooses_for_others_in_thought_stays_inside_the_tables() -> None:
    state = next(state for state in states(16) if state.phase == numbers.CHOOSE_PATTERN)
    known = core.observe(state, 2)
    while known.phase == numbers.CHOOSE_PATTERN:
        core.apply(known, numbers.CHOOSE + 3)
    assert known.pattern[2] == 0 or known.card[2] == state.card[2]


# marks


def test_every_field_is_marked_and_own_ones_have_a_row_a_seat() -> None:
    assert set.union(*MARKED.values()) == {field.name for field in FIELDS}
    assert all(field.shape[0] == 6 for field in FIELDS if field.mark == Mark.OWN)


def test_a_field_without_a_mark_or_with_two_is_refused_by_name() -> None:
    class Unmarked:
        seats: Public[Byte]
        diary: Byte

    class Twice:
        diary: Public[Hidden[Annotated[list[int], "int8_t", 6]]]

    for fields in (Unmarked, Twice):
        with pytest.raises(UnmarkedFieldError, match="diary must be marked as one of Public, Own and Hidden"):
            read_fields(fields, marked=True)


# planted faults


def is_noticed(fault: str) -> bool:
    """Do the checks find a leak, or a lack, on the plain backend?"""
    return any(
        leaks(plain.observe, plain, state, viewer, seed) if fault == "leak" else lacks(plain.observe, state, viewer)
        for number in FEW_GAMES
        for seed, state in enumerate(on(plain, state) for state in states(number))
        for viewer in viewers(state)
    )


@pytest.mark.parametrize("fault", ["leak", "lack"])
def test_nothing_is_noticed_where_nothing_is_planted(fault: str) -> None:
    assert not is_noticed(fault)


@pytest.mark.parametrize("field", ["seat", "step", "loose", *PRINT])
def test_a_secret_that_is_marked_as_public_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fields of cards are filled with blanks, whatever their mark."""
    monkeypatch.setitem(field_copies.MARKS, field, Mark.PUBLIC)
    assert is_noticed("leak")


@pytest.mark.parametrize("field", [*sorted(MARKED[Mark.OWN]), "phase", "tokens", "pool", "color", "bag", "tool_deck"])
def test_a_field_that_is_marked_as_hidden_by_mistake_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(field_copies.MARKS, field, Mark.HIDDEN)
    assert is_noticed("lack")


def copy_cards(s: Any, out: Any, seat: int) -> None:
    out.card[seat][0] = s.card[seat][0]


def copy_next(s: Any, out: Any, seat: int) -> None:
    field_copies.copy_own(s, out, (seat + 1) % s.seats)


def copy_awaited(s: Any, out: Any) -> None:
    out.seat, out.step = s.seat, s.step


FORGOTTEN: dict[str, Any] = {
    "privates_are_open": lambda s: True,
    "kept_are_open": lambda s: True,
    "windows_are_open": lambda s: True,
    "loose_are_open": lambda s, seat: True,
    "is_dealt": lambda s, stage, place: False,
    "put_back": lambda deck, card, blank: deck,
    "hide_cards": copy_cards,
    "show_awaited": copy_awaited,
    "copy_own": copy_next,
}


@pytest.mark.parametrize("rule", FORGOTTEN)
def test_a_condition_that_is_forgotten_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, rule, FORGOTTEN[rule])
    assert is_noticed("leak")


@pytest.mark.parametrize("rule", ["privates_are_open", "kept_are_open", "windows_are_open", "loose_are_open"])
def test_a_secret_that_is_never_shown_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, rule, lambda *_: False)
    assert is_noticed("lack")
