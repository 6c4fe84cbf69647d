"""How far the judgment of reviews and hints is from what strong players get, by the pools still to come.

    python benchmarks/judgment.py --games 160 --jobs 2
    python benchmarks/judgment.py --games 40 --seed 900 --review-every 1 --kinds two solo

Strong players play for their own points. Before each pool the worth of every seat's position is compared with what
came of it: the final points, and what the seat's decisions cost from there on, as far as a review finds it (in some of
the games, for one seat). The luck of the pools is taken out: by how much a pool looked better than others that might
have been rolled instead. Finished games are kept in build/judgment, so that a second run goes on where the first
stopped. It prints what the rollouts lack, the numbers of `bots/foresight.py` that fit it best, and the mean luck in
reviews by the numbers that are there now.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sagrada.analysis.review import FORTUNES, Reviewer
from sagrada.bots.bot import Budget
from sagrada.bots.foresight import unforeseen
from sagrada.bots.judging import NODES, ROLLOUT, Judge, final_points
from sagrada.bots.registry import find_bot
from sagrada.bots.thinking import worth_after
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.log import Header
from sagrada.lab.duplicate import deal_dealer
from sagrada.lab.match import bot_seed
from sagrada.rules import state as numbers

KEPT = Path(__file__).resolve().parent.parent / "build" / "judgment"
KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "solo": ("classic", 1, {"tools": 3}),
    "glory": ("classic", 2, {"modules": "glory"}),
    "revised": ("revised", 2, {}),
    "two": ("classic", 2, {}),
    "three": ("classic", 3, {}),
    "four": ("classic", 4, {}),
}
PLAYER, BUDGET = "grandmaster-points", Budget(nodes=8000)
OTHER_POOLS = 12
POWERS = [1 + step / 4 for step in range(13)]
AT_ONCE = Budget(nodes=1)


class Job(NamedTuple):
    """A game: the kind of table, the seed of all games, its number, and the seat that is reviewed, if any."""

    kind: str
    seed: int
    deal: int
    reviewed: int | None


def play(job: Job) -> Game:
    """A game of strong players."""
    edition, seats, options = KINDS[job.kind]
    game = Game(Header(resolve(edition, seats, **options)), deal_dealer(job.seed, job.deal))
    bot, number = find_bot(PLAYER), 0
    while not game.is_over:
        seat = game.awaits()[0]
        game.play(bot(game.view(seat), bot_seed(job.seed, job.deal, seat, number), BUDGET), seat)
        number += 1
    return game


def round_starts(game: Game) -> list[core.State]:
    """The position before each pool."""
    starts = [e.before for e in game.entries if e.before.phase == numbers.DRAW_DIE and e.before.pool_size == 0]
    return [next(state for state in starts if state.round == number) for number in range(numbers.ROUNDS)]


def roll_pool(state: core.State, seed: int, deal: int) -> core.State:
    """The position with the pool that a deal has for it."""
    dealer, rolled = deal_dealer(seed, deal), state.copy()
    while core.awaits_chance(rolled):
        core.apply(rolled, dealer.answer(rolled, 0))
    return rolled


def pool_luck(job: Job, state: core.State, seat: int) -> float:
    """By how much the pool of a game looks better to a seat, at first sight, than others on average."""
    deals = [job.deal, *(1_000_000 + OTHER_POOLS * job.deal + i for i in range(OTHER_POOLS))]
    rolled = [roll_pool(state, job.seed, deal) for deal in deals]
    own, *others = [worth_after(ROLLOUT, pool, seat, 1, AT_ONCE, pool.round) for pool in rolled]
    return own - statistics.mean(others)


def review(game: Game, seat: int) -> dict[str, Any]:
    """What a review finds: the costs of decisions from each round on, and the luck."""
    found = Reviewer(game, seat, NODES, lambda share: None).run()
    lost = [sum(d.loss for d in found.decisions if d.round > number) for number in range(numbers.ROUNDS)]
    return {"lost": lost, "luck": found.luck, **{kind: found.fortune(kind) for kind in FORTUNES}}


def measure(job: Job) -> list[dict[str, Any]]:
    """A row for each seat of a game: without the correction, what positions before each pool seemed to be worth."""
    game = play(job)
    starts, rows = round_starts(game), []
    for seat in range(game.state.seats):
        row: dict[str, Any] = {"game": job.deal, "seat": seat, "final": final_points(game.state, seat)}
        row["worth"] = [Judge(seat).worth(state) - unforeseen(state, seat) for state in starts]
        row["pools"] = [pool_luck(job, state, seat) for state in starts]
        if seat == job.reviewed:
            row |= review(game, seat)
        rows.append(row)
    return rows


def plan(kind: str, deal: int, given: argparse.Namespace) -> Job:
    """A game to play; the seats are reviewed in turns."""
    place, rest = divmod(deal, given.review_every)
    return Job(kind, given.seed, deal, None if rest else place % KINDS[kind][1])


def run(kind: str, given: argparse.Namespace) -> list[dict[str, Any]]:
    """The rows of a kind of table, of which the missing ones are measured first."""
    file = KEPT / f"{kind}_{given.seed}_{given.review_every}.jsonl"
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    done = {row["game"] for row in rows}
    jobs = [plan(kind, deal, given) for deal in range(given.games) if deal not in done]
    with ProcessPoolExecutor(given.jobs) as pool, file.open("a", encoding="utf-8") as kept:
        for number, found in enumerate(pool.map(measure, jobs), len(done) + 1):
            rows += found
            kept.writelines(json.dumps(row) + "\n" for row in found)
            kept.flush()
            print(f"\r{kind}: {number} of {given.games}", end="", file=sys.stderr)
    return [row for row in rows if row["game"] < given.games]


def mean(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half of its 95 % interval."""
    return statistics.mean(values), 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def steady(values: Sequence[float], rows: list[dict[str, Any]], number: int = 0) -> tuple[float, float]:
    """A mean over rows with half of its interval, without the luck of the pools from a round on."""
    luck = [sum(row["pools"][number:]) for row in rows]
    slope = statistics.linear_regression(luck, values).slope
    return mean([value - slope * good for value, good in zip(values, luck, strict=True)])


def lacking(rows: list[dict[str, Any]], number: int) -> tuple[float, float]:
    """What the worth of positions at the start of a round lacks, and half of the 95 % interval."""
    error, error_half = steady([row["final"] - row["worth"][number] for row in rows], rows, number)
    lost, lost_half = mean([row["lost"][number] for row in rows if "lost" in row])
    return error + lost, math.hypot(error_half, lost_half)


def fade(number: int, power: float) -> float:
    """The part of the correction that is left at the start of a round."""
    return math.pow(1 - number / numbers.ROUNDS, power)


def fit(found: Sequence[float]) -> tuple[float, float]:
    """The points before the first pool, and the power by which they fade, that are nearest to what lacks."""
    tried = []
    for power in POWERS:
        parts = [fade(number, power) for number in range(numbers.ROUNDS)]
        points = sumprod(parts, found) / sumprod(parts, parts)
        tried.append((sum((y - points * p) ** 2 for p, y in zip(parts, found, strict=True)), points, power))
    return min(tried)[1:]


def sumprod(one: Sequence[float], other: Sequence[float]) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def report(kind: str, rows: list[dict[str, Any]]) -> None:
    """Print what was measured at one kind of table."""
    found = [lacking(rows, number) for number in range(numbers.ROUNDS)]
    points, power = fit([value for value, _ in found])
    print(f"\n{kind}: ({points:.1f}, {power}), from {len(rows)} seats")
    print("| pools to come | lacking | fitted |\n|---|---|---|")
    for number, (value, half) in enumerate(found):
        print(f"| {numbers.ROUNDS - number} | {value:.1f} ± {half:.1f} | {points * fade(number, power):.1f} |")
    reviewed = [row for row in rows if "luck" in row]
    spans = {name: steady([row[name] for row in reviewed], reviewed) for name in ("luck", *FORTUNES)}
    told = ", ".join(f"{name} {value:.1f} ± {half:.1f}" for name, (value, half) in spans.items())
    print(f"{len(reviewed)} reviews: {told}", flush=True)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--games", type=int, default=160, help="games at each kind of table")
    parser.add_argument("--seed", type=int, default=201, help="another one gives other games")
    parser.add_argument("--review-every", type=int, default=4, help="one seat is reviewed in every so many games")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for kind in given.kinds:
        report(kind, run(kind, given))


if __name__ == "__main__":
    main()
