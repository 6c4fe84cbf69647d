"""Tables with dice of their own, honor tables and solo over HTTP: who may roll, what is refused, what is told."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagrada import Game
from server.serving import Person, Running, random_move, run_server, say_sent, start_pair
from texts import offered


def roll(message: Any, rng: random.Random) -> str:
    """Any dice that may be rolled now, as a move."""
    bag, words = dict(message["view"]["bag"]), []
    for slot in message["roll"]["dice"]:
        color = rng.choice([letter for letter, left in bag.items() if left])
        bag[color] -= 1
        shade = rng.randint(1, 6)
        words.append(
            {"die": f"{color}{shade}", "gray": f"S{shade}", "shade": f"={shade}", "color": color}[slot["tell"]]
        )
    return f"* {' '.join(words)}"


def play_own_dice(table: str, people: list[Person], seed: int, most: int = 10_000) -> None:
    """Everybody plays, and the first person rolls, until the game is over or so many things were done."""
    rng = random.Random(seed)
    for _ in range(most):
        seen = [person.look(table) for person in people]
        if seen[0]["status"] == "over":
            return
        if seen[0]["roll"]:
            answer = people[0].move(table, roll(seen[0], rng), seen[0]["view"]["version"])
        else:
            at = next((i for i, message in enumerate(seen) if message["seat"] in message["view"]["awaits"]), None)
            if at is None:
                continue
            answer = people[at].move(table, random_move(seen[at], rng), seen[at]["view"]["version"])
        assert "number" in answer, answer


def choose(table: str, *people: Person) -> Any:
    """Everybody chooses the first window; the table as the first person then sees it."""
    for person in people:
        seen = person.look(table)
        person.move(table, offered(seen["view"])[0], seen["view"]["version"])
    return people[0].look(table)


def test_own_dice_are_awaited_when_the_cards_are_dealt_and_the_windows_chosen(server: Running) -> None:
    table, ada, ben = start_pair(server.address, dice_by_hand=True)
    assert ada.look(table)["roll"] is None
    seen = choose(table, ada, ben)
    assert seen["roll"] == {"dice": [{"tell": "die", "die": ""}] * 5, "may": True, "host": "Ada"}
    assert len(seen["view"]["tools"]) == 3
    assert (seen["commitment"], seen["view"]["commitment"]) == ("", "")
    assert not Person(server.address).look(table)["roll"]["may"]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("* R1 R2", "roll_count"),
        ("* R1 R2 R3 R4 R5 R6", "roll_count"),
        ("* R1 R2 R3 R4 =5", "roll_form"),
        ("* R1 R2 R3 R4 S5", "bag_is_out"),
        ("* deal lathekin", "roll_count"),
        ("*", "roll_count"),
    ],
)
def test_dice_that_cant_be_are_refused_with_the_reason_and_nothing_has_changed(
    server: Running, move: str, rule: str
) -> None:
    table, ada, ben = start_pair(server.address, dice_by_hand=True)
    seen = choose(table, ada, ben)
    refused = ada.move(table, move, seen["view"]["version"])
    assert (refused["rule"], bool(refused["text"])) == (rule, True)
    assert ada.look(table) == seen


def test_a_color_that_has_left_the_bag_is_refused(server: Running) -> None:
    table, ada, ben = start_pair(server.address, edition="revised", dice_by_hand=True)
    seen = choose(table, ada, ben)
    while seen["view"]["bag"]["R"] >= 5:
        ada.move(table, "* R1 R2 R3 R4 R5", seen["view"]["version"])
        while not (seen := ada.look(table))["roll"]:
            at = seen["view"]["awaits"][0]
            [ada, ben][at].move(table, "end", seen["view"]["version"])
    refused = ada.move(table, "* Y1 R1 Y2 Y3 Y4", seen["view"]["version"])
    assert refused == {
        "rule": "bag_is_out",
        "facts": {"word": "R1", "color": "R"},
        "text": "R1: no red die is left in the bag",
    }


def test_whoever_sits_at_the_table_or_made_it_may_roll_and_nobody_else(server: Running) -> None:
    host, eve = Person(server.address), Person(server.address)
    table = host.make(seats=2, dice_by_hand=True)
    ada, ben = Person(server.address), Person(server.address)
    for person, name in ((ada, "Ada"), (ben, "Ben")):
        person.sit(table, name)
    ada.post(f"/tables/{table}/start")
    seen = choose(table, ada, ben)
    version = seen["view"]["version"]
    assert eve.move(table, "* R1 R2 R3 R4 R5", version)["rule"] == "not_seated"
    assert host.look(table)["roll"]["may"]
    assert host.move(table, "* R1 R2 R3 R4 R5", version, "k")["repeated"] is False
    assert host.move(table, "* R1 R2 R3 R4 R5", version, "k")["repeated"] is True
    assert host.move(table, "* R1 R2 R3 R4 R6", version, "k")["rule"] == "key_used"
    assert ben.move(table, "* R1 R2 R3 R4 R5", version)["rule"] == "chance_differs"
    assert say_sent(ada.look(table)["told"][-1]["phrase"]) == "Round 1 of 10, rolled: R1, R2, R3, R4, R5"


def test_a_table_with_own_dice_comes_back_after_a_stop_and_ends_with_nothing_to_verify(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        ada = Person(server.address)
        table = ada.make(seats=2, dice_by_hand=True, options={"modules": ["glory"]})
        ada.sit(table, "Ada")
        ada.post(f"/tables/{table}/seats/1/bot", bot="random")
        ada.post(f"/tables/{table}/start")
        play_own_dice(table, [ada], seed=3, most=60)
        before = ada.look(table)
    with run_server(tmp_path) as server:
        ada.address = server.address
        ada.http.base_url = httpx.URL(server.address)
        assert ada.look(table)["view"]["log"][: before["view"]["version"]] == before["view"]["log"]
        play_own_dice(table, [ada], seed=4)
        end = ada.look(table)
        assert (end["status"], end["view"]["seed"], end["roll"]) == ("over", None, None)
        assert ada.http.get(f"/api/tables/{table}/dice").json()["rule"] == "not_revealed"
        text = ada.http.get(f"/api/tables/{table}/log").text
        assert "dice by hand" in text
        assert Game.from_text(text).is_over
        assert ada.http.get(f"/api/tables/{table}/moments/80").json()["at"] == 80


def take_any_die(table: str, person: Person) -> Any:
    """The table after this person has taken a die."""
    seen = person.look(table)["view"]
    person.move(table, next(move for move in offered(seen) if len(move) == 2), seen["version"])
    return person.look(table)


def lay_loose_die(server: Running) -> tuple[str, list[Person], int]:
    """An honor table, its people, and the seat whose first die lies alone in the middle, on c3."""
    table, ada, ben = start_pair(server.address, options={"honor": True})
    people = [ada, ben]
    at = choose(table, ada, ben)["view"]["awaits"][0]
    seen = take_any_die(table, people[at])
    people[at].move(table, f"{seen['view']['hand']}@c3", seen["view"]["version"])
    return table, people, at


def test_an_honor_table_tells_nothing_of_wrong_dice_until_a_challenge_finds_them(server: Running) -> None:
    table, people, at = lay_loose_die(server)
    for message in [person.look(table) for person in people]:
        assert message["honor"] == {"open": [0, 1], "held": [], "faults": [], "audit": []}
        assert message["forecast"]["sheet"]["violations"] == []
    people[1 - at].move(table, f"! s{1 - at} s{at}", 0)
    for message in [person.look(table) for person in people]:
        assert (message["view"]["phase"], message["view"]["awaits"]) == ("remove_die", [at])
        assert {"cell": "c3", "rule": "loose", "other": ""} in message["honor"]["faults"]
    people[at].move(table, "remove c3", people[at].look(table)["view"]["version"])
    assert people[at].look(table)["view"]["phase"] == "turn"
    assert people[0].look(table)["told"][-1]["phrase"]["facts"]["cell"] == {"cell": "c3", "seat": at}


def test_the_last_look_tells_what_was_removed(server: Running) -> None:
    table, people, at = lay_loose_die(server)
    die = people[0].look(table)["view"]["seats"][at]["window"][2].split()[2]
    while (now := people[0].look(table)["view"])["phase"] == "turn":
        people[now["awaits"][0]].move(table, "end", now["version"])
    assert now["awaits"] == [at]
    people[at].move(table, "remove c3", now["version"])
    end = people[1].look(table)
    [found] = end["honor"]["audit"]
    assert say_sent(found, ["Ada", "Ben"]) == f"{'Ada' if at == 0 else 'Ben'} removed {die} from c3."


def test_a_challenge_that_waits_is_shown_to_all(server: Running) -> None:
    table, ada, ben = start_pair(server.address, options={"honor": True})
    people = [ada, ben]
    seen = choose(table, ada, ben)
    at = seen["view"]["awaits"][0]
    take_any_die(table, people[at])
    people[1 - at].move(table, f"! s{1 - at} s{at}", 0)
    assert people[at].look(table)["honor"]["held"] == [{"by": 1 - at, "target": at}]
    assert at not in people[at].look(table)["honor"]["open"]
    assert ada.look(table)["view"]["phase"] == "hand"


@pytest.mark.parametrize("edition", ["classic-ru", "classic-it"])
def test_solo_tells_its_target_as_the_round_track_stands(server: Running, edition: str) -> None:
    ada, rng = Person(server.address), random.Random(2)
    table = ada.make(seats=1, edition=edition, options={"tools": 5})
    ada.sit(table, "Ada")
    ada.post(f"/tables/{table}/start")
    while (seen := ada.look(table))["status"] != "over":
        assert seen["target"] == sum(int(die[1]) for dice in seen["view"]["track"] for die in dice)
        ada.move(table, random_move(seen, rng), seen["view"]["version"])
    assert seen["target"] == seen["view"]["target"]
    assert len(seen["view"]["tools"]) == 5
