"""Letting others on the network join: a real second socket, opened from this machine only; names that are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from sagrada.server.listening import network_address
from server.serving import SOON, Person, Running, receive, run_server


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as `sagrada play` starts it: at home, on this machine only."""
    assert not network_address().startswith("127."), "this machine is on no network; set-up needs one, and so does this"
    with run_server(tmp_path_factory.mktemp("house"), at_home=True) as running:
        yield running


def test_others_join_by_the_machines_own_address_once_they_are_let_in(home: Running) -> None:
    ada = Person(home.address)
    table = ada.make(seats=2)
    before = ada.http.get(f"/api/tables/{table}/invitation").json()
    assert (before["local_only"], before["may_open"]) == (True, True)
    opened = ada.post("/network")["address"]
    assert opened.startswith(f"{network_address()}:")
    assert ada.post("/network")["address"] == opened
    after = ada.http.get(f"/api/tables/{table}/invitation").json()
    assert (after["local_only"], after["may_open"]) == (False, False)
    assert after["url"].startswith(f"http://{opened}/j/")
    ben = Person(f"http://{opened}")
    assert ben.sit(table, "Ben")["seat"] == 0
    with ben.socket(table) as theirs, ada.socket(table) as own:
        assert receive(theirs)["seat"] == 0
        assert receive(own)["places"][0]["name"] == "Ben"
    assert ben.post("/network")["rule"] == "not_from_here"
    origin = {"Origin": f"http://{opened}"}
    assert ben.http.post("/api/tables", json={}, headers=origin).status_code == 200


def test_at_home_a_foreign_name_for_this_machine_is_refused(home: Running) -> None:
    ada, port = Person(home.address), home.port
    table = ada.make(seats=2)
    rebound = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    answer = ada.http.post("/api/network", headers=rebound)
    assert (answer.status_code, answer.json()["rule"]) == (403, "foreign_host")
    assert ada.http.get("/api/choices", headers={"Host": f"localhost:{port}"}).status_code == 200
    assert ada.http.get("/api/choices", headers={"Host": "[::1]"}).status_code == 200
    address = f"ws://localhost:{port}/api/tables/{table}/live"
    with connect(address, additional_headers={"Origin": "http://evil.example"}, open_timeout=SOON) as connection:
        assert json.loads(connection.recv(SOON))["rule"] == "foreign_origin"


def test_a_server_for_everybody_has_no_such_button(tmp_path: Path) -> None:
    with run_server(tmp_path) as public:
        ada = Person(public.address)
        assert ada.post("/network")["rule"] == "not_from_here"
        assert ada.http.get("/api/choices", headers={"Host": "tables.example"}).status_code == 200
        assert not ada.http.get(f"/api/tables/{ada.make()}/invitation").json()["may_open"]
