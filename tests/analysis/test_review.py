"""Reviews: sums that add up, blunders found, nothing used that the seat could not know; what was in the dice."""

from itertools import product
from typing import Any

import pytest

from analysis.reviewed import FEW, log_of, read
from sagrada.analysis.clairvoyance import empty_start, find_bound, rolled_pools
from sagrada.analysis.review import BEST_WITHIN, FORTUNES, SeatReview, label_of, line_numbers, review_seat
from sagrada.bots.judging import Judge, fields_of, final_points
from sagrada.bots.search.memory import BY_NET
from sagrada.bots.thinking import own_mind
from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.moves import End, Place, Take
from sagrada.game.replay import replay
from sagrada.rules import state as numbers

TABLES = [
    (("artisan", "random"), {}),
    (("greedy",), {"tools": 3}),
    (("random", "greedy", "random"), {"edition": "revised"}),
    (("greedy", "random"), {"modules": "glory", "claims": "asked"}),
    (("random", "random"), {"honor": True}),
    (("random",) * 6, {}),
    (("greedy",), {"edition": "revised", "modules": "strife ornaments"}),
]


def adds_up(review: SeatReview) -> float:
    """Start, skill and fortune together."""
    return review.start - review.skill_lost + sum(review.fortune(kind) for kind in FORTUNES)


@pytest.mark.parametrize(("bots", "options"), TABLES, ids=str)
def test_start_skill_and_fortune_add_up_to_the_final_score_at_every_table(
    bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    game = read(log_of(bots, 3, **options))
    review = review_seat(game, 0, FEW, 5)
    assert adds_up(review) == pytest.approx(final_points(game.state, 0))
    assert review.final == final_points(game.state, 0)
    assert all(decision.loss >= 0 for decision in review.decisions)
    assert review.bound is not None


def test_every_own_turn_is_one_decision_and_its_line_is_the_logs() -> None:
    game = read(log_of(("artisan", "random"), 3))
    turns = [d for d in review_seat(game, 1, FEW, 5).decisions if d.kind == "turn"]
    assert {(d.round, d.turn) for d in turns} == {(r, t) for r in range(1, 11) for t in (1, 2)}
    for decision in turns:
        first = decision.played[0]
        alone = Take(first.die) if isinstance(first, Place) else first
        assert game.lines[decision.line - 1] in (first.text, alone.text)


def blundering(text: str) -> tuple[Game, int]:
    """A game that breaks off after a pass in round 5 of the seat in turn, though dice lay there to be taken."""
    game = replay(parse_log(text), 0)
    for _, line in parse_log(text).lines:
        state = game.state
        if state.phase == numbers.TURN and state.round == 4 and len(game.legal_moves()) > 6:
            seat = state.seat
            game.play("end")
            return game, seat
        game.play(line)
    raise AssertionError("no such turn")


def test_a_planted_pass_costs_points_and_a_better_move_is_told() -> None:
    game, seat = blundering(log_of(("artisan", "artisan"), 5))
    last = review_seat(game, seat, 3000, 5).decisions[-1]
    assert last.played == (End(),)
    assert last.label in ("slip", "blunder")
    assert last.better
    assert any(isinstance(move, Place) for move in last.better)


def test_the_best_line_costs_nothing() -> None:
    game, seat = blundering(log_of(("artisan", "artisan"), 5))
    game.undo()
    better = review_seat(blundering(log_of(("artisan", "artisan"), 5))[0], seat, 3000, 5).decisions[-1].better
    for move in better:
        game.play(move)
    last = review_seat(game, seat, 3000, 5).decisions[-1]
    assert last.label == "best"
    assert last.loss <= BEST_WITHIN


def test_a_review_is_the_same_whatever_the_other_seat_keeps_secret() -> None:
    text = log_of(("artisan", "random"), 3)
    dealt = [line for line in text.splitlines() if line.startswith("* deal shades_of")]
    spare = next(c for c in ("red", "green", "blue", "purple", "yellow") if all(c not in line for line in dealt))
    body = text.partition("\nscores")[0]
    changed = body.replace(dealt[1], f"* deal shades_of_{spare}", 1)
    own, other = (review_seat(replay(parse_log(log)), 0, FEW, 5) for log in (body, changed))
    assert body != changed
    assert own == other


def test_a_log_that_breaks_off_is_reviewed_as_far_as_it_goes() -> None:
    parsed = parse_log(log_of(("artisan", "random"), 3))
    review = review_seat(replay(parsed, 60), 0, FEW, 5)
    assert not review.is_over
    assert review.bound is None
    assert adds_up(review) == pytest.approx(review.final)


def test_labels_go_by_what_was_lost() -> None:
    assert [label_of(loss) for loss in (0, 1, 2, 9)] == ["best", "fine", "slip", "blunder"]


def test_lines_that_were_taken_back_have_no_number() -> None:
    assert line_numbers(["a", "b", "undo", "c"]) == [1, 4]


# what was in the dice


def test_the_bound_is_a_window_in_order_that_has_the_points_it_tells() -> None:
    game = read(log_of(("artisan", "random"), 3))
    mind = own_mind()
    mind.memory.kind = BY_NET
    best = mind.beam(empty_start(game.state, 0), 0, rolled_pools(game.entries), 5)
    bound = find_bound(game, 0, 5)
    assert core.in_order(best, 0)
    assert bound is not None
    assert bound.points == core.score(best, 0)
    assert not best.occupied[0] & ~0xFFFFF


def brute_force(state: core.State, seat: int, pool: list[int]) -> int:
    """The best score with two dice of the last pool, tried one by one."""
    best = core.score(state, seat)
    for first, cell in product(range(len(pool)), range(20)):
        if (core.legal_cells(state, seat, pool[first]) >> cell) & 1:
            one = with_die(state, seat, pool[first], cell)
            best = max(best, core.score(one, seat))
            for second, other in product(range(len(pool)), range(20)):
                if second != first and (core.legal_cells(one, seat, pool[second]) >> other) & 1:
                    best = max(best, core.score(with_die(one, seat, pool[second], other), seat))
    return best


def with_die(state: core.State, seat: int, die: int, cell: int) -> core.State:
    """The state with one more die in a window."""
    fields: dict[str, Any] = {**fields_of(state)}
    fields["color"][seat][die // 6] |= 1 << cell
    fields["shade"][seat][die % 6] |= 1 << cell
    fields["occupied"][seat] |= 1 << cell
    return core.load_state(fields)


@pytest.mark.parametrize("seed", [3, 4])
def test_a_wide_beam_finds_what_brute_force_finds_in_the_last_round(seed: int) -> None:
    game = read(log_of(("artisan", "random"), seed))
    last = next(e.before for e in game.entries if e.before.phase == numbers.DRAW_DIE and e.before.round == 9)
    pool = rolled_pools(game.entries)[9]
    for seat in (0, 1):
        found = own_mind().beam(core.load_state(fields_of(last) | {"tools_dealt": 0}), seat, [pool], 1000)
        assert core.score(found, seat) >= brute_force(last, seat, pool)
        assert core.in_order(found, seat)


def test_a_beam_refuses_what_it_has_no_room_for() -> None:
    state = read(log_of(("artisan", "random"), 3)).state
    for pools, width in (([[0]], 5), ([], 0), ([], 5000)):
        with pytest.raises(ValueError, match="no beam"):
            own_mind().beam(core.load_state(fields_of(state) | {"round": 9 + len(pools)}), 0, pools, width)


def test_a_judge_mends_a_window_that_is_not_in_order() -> None:
    game = read(log_of(("random", "random"), 3, honor=True))
    faulty = next(e.before for e in game.entries if not core.in_order(e.before, 0) and e.before.phase == numbers.TURN)
    assert core.in_order(Judge(0, nodes=FEW).mend(faulty), 0)
