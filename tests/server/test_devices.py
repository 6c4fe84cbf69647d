"""A second device: a link that works once and for a while makes another browser the same person."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from sagrada.content.refusal import Refused
from sagrada.server.limits import WRONG_LINKS
from sagrada.server.persons import LINK_MINUTES, Links
from server.serving import Person, Running, play_out, read_log, run_server, start_pair


def make_link(person: Person) -> str:
    """The secret of a new link."""
    link = person.post("/devices/links")
    assert link["minutes"] == LINK_MINUTES
    assert "<svg" in link["link"]["qr"]
    path, _, secret = str(link["link"]["url"]).partition("#")
    assert path.endswith("/device")
    assert len(secret) >= 22  # 128 bits
    return secret


def test_a_link_brings_seats_and_games_to_another_browser_and_those_played_there_back(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    phone = Person(server.address)
    own = phone.make()
    phone.sit(own, "Ada")
    assert phone.look(table)["seat"] is None
    assert phone.post("/devices", secret=make_link(ada)) == {"games": 2}
    assert phone.look(table)["seat"] == 0
    assert ada.look(own)["seat"] == 0
    assert ada.look(own)["is_host"]
    for device in (ada, phone):
        assert {game["id"] for game in device.http.get("/api/games/unfinished").json()} == {table, own}
    assert play_out(table, [phone, ben]) > 20
    assert ada.http.get("/api/games/finished").json()["finished"][0]["won"] is not None
    later = ada.make()
    ada.sit(later, "Ada")
    with phone.socket(later) as watching:
        assert '"seat":0' in str(watching.recv())


def test_devices_stay_linked_and_linked_ones_move_together(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        desk, phone, tablet = (Person(server.address) for _ in range(3))
        table = desk.make()
        desk.sit(table, "Ada")
        phone.post("/devices", secret=make_link(desk))
        assert desk.post("/devices", secret=make_link(tablet))["games"] == 1
        cookies = [dict(device.http.cookies) for device in (desk, phone, tablet)]
    with run_server(tmp_path) as server:
        for kept in cookies:
            device = Person(server.address)
            device.http.cookies.update(kept)
            assert device.look(table)["seat"] == 0
            assert device.look(table)["is_host"]


def test_a_link_works_once_and_the_newest_only(server: Running) -> None:
    ada, phone, eve = (Person(server.address) for _ in range(3))
    old, new = make_link(ada), make_link(ada)
    assert phone.post("/devices", secret=old)["rule"] == "no_such_link"
    assert phone.post("/devices", secret=new) == {"games": 0}
    answer = eve.http.post("/api/devices", json={"secret": new})
    assert (answer.status_code, answer.json()["rule"]) == (403, "no_such_link")


def test_a_link_is_not_for_the_browser_it_was_made_on_and_still_works_after_that(server: Running) -> None:
    ada, phone = Person(server.address), Person(server.address)
    ada.make()
    secret = make_link(ada)
    assert ada.post("/devices", secret=secret)["rule"] == "same_device"
    assert phone.post("/devices", secret=secret) == {"games": 1}


def test_a_link_is_forgotten_after_some_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    links, start = Links(), time.monotonic()
    secret = links.offer("ada")
    monkeypatch.setattr("sagrada.server.persons.time.monotonic", lambda: start + LINK_MINUTES * 60 - 5)
    assert links.find(secret) == "ada"
    monkeypatch.setattr("sagrada.server.persons.time.monotonic", lambda: start + LINK_MINUTES * 60 + 5)
    with pytest.raises(Refused, match="link"):
        links.find(secret)
    assert links.offered == {}


def test_whoever_guesses_links_is_soon_refused(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        ada, eve = Person(server.address), Person(server.address)
        secret = make_link(ada)
        refused = [eve.post("/devices", secret="x" * 22)["rule"] for _ in range(WRONG_LINKS[0])]
        assert set(refused) == {"no_such_link"}
        assert eve.post("/devices", secret="y" * 22)["rule"] == "too_often"
        assert eve.post("/devices", secret=secret)["rule"] == "too_often"


def test_neither_the_log_nor_the_store_knows_a_secret(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, read_log() as records:
        ada, phone = Person(server.address), Person(server.address)
        secret = make_link(ada)
        phone.post("/devices", secret=secret)
        house = server.app.state.house
        assert secret not in str([record.getMessage() for record in records])
        assert secret not in str(vars(house.links))
    assert secret.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
