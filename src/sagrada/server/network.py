"""Opens the server of this machine to its network: a second socket for the same application, when the person at this
machine asks for it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection

from sagrada.content.refusal import Refused
from sagrada.server.limits import address_of
from sagrada.server.listening import bind, make_server, network_address

LOOPBACK_NAME = "localhost"


@dataclass
class Network:
    """How the server is reached. `address` is where others on the network find it, if they can.

    At home (`sagrada play`) only this machine's own names are answered to, and others can be let in.
    """

    at_home: bool = False
    port: int = 0
    address: str = ""
    listener: tuple[uvicorn.Server, asyncio.Task[None]] | None = None
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)


async def listen_on_network(network: Network, app: Any) -> None:
    """Listen at this machine's address on its network, at the same port if it is free; raises Refused."""
    address = network_address()
    if is_loopback(address):
        raise Refused("no_network")
    try:
        listening = bind(address, network.port)
    except Refused:
        listening = bind(address, 0)
    server = make_server(app, lifespan="off")
    network.listener = server, asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if network.listener[1].done():
            network.listener = None
            raise Refused("no_network")
        await asyncio.sleep(0.01)
    network.address = f"{address}:{listening.getsockname()[1]}"


async def leave_network(network: Network) -> None:
    """Stop listening on the network."""
    if network.listener:
        server, serving = network.listener
        server.should_exit = True
        await serving


def the_network(connection: HTTPConnection) -> Network:
    """How this application is reached."""
    network: Network = connection.app.state.network
    return network


def may_open(connection: HTTPConnection) -> bool:
    """May whoever asks let others on this network join, and can't they yet?"""
    network = the_network(connection)
    return network.at_home and not network.address and is_from_here(connection)


def is_from_here(connection: HTTPConnection) -> bool:
    """Does a browser or script on this machine ask?"""
    return is_loopback(address_of(connection))


def is_loopback(address: str) -> bool:
    """Is this an address of this machine for itself?"""
    return is_number(address) and ipaddress.ip_address(address).is_loopback


def is_number(name: str) -> bool:
    """Is this an address in numbers?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_host(connection: HTTPConnection) -> None:
    """At home, refuse a name that anybody may have pointed to this machine (DNS rebinding); numbers can't be."""
    name = host_name(connection.headers.get("host", ""))
    own = socket.gethostname().lower()
    if the_network(connection).at_home and not is_number(name) and name not in (LOOPBACK_NAME, own, f"{own}.local"):
        raise Refused("foreign_host", host=name[:100])


def host_name(host: str) -> str:
    """A host header without its port and brackets."""
    bare = host.rsplit("]", 1)[0].removeprefix("[") if host.startswith("[") else host.rsplit(":", 1)[0]
    return bare.lower()
