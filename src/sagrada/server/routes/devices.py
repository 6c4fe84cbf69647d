"""The same person on a second device: a link is made on the first, and opened on the other."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request

from sagrada.server.devices import link_device
from sagrada.server.invitation import Invitation, invitation
from sagrada.server.network import may_open, the_network
from sagrada.server.persons import LINK_MINUTES
from sagrada.server.protocol import Refusal
from sagrada.server.routes.asking import Address, Asked, Visitor

router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass(frozen=True)
class DeviceLink:
    """A link for another device, and how many minutes it works; it works once."""

    link: Invitation
    minutes: int


@dataclass
class Secret:
    """The secret of a link, which stands behind its `#` and so is never part of a requested address."""

    secret: str


@dataclass(frozen=True)
class Linked:
    """How many games are now on this device."""

    games: int


@router.post("/devices/links")
async def make_link(request: Request, house: Asked, visitor: Visitor, address: Address) -> DeviceLink:
    """A link that makes another browser the same person, once."""
    house.limits.links.check(address)
    house.limits.links.count(address)
    path = f"/device#{house.links.offer(visitor)}"
    host, network = request.headers.get("host", ""), the_network(request).address
    return DeviceLink(invitation(request.url.scheme, host, network, path, may_open(request)), LINK_MINUTES)


@router.post("/devices")
async def use_link(secret: Secret, house: Asked, visitor: Visitor, address: Address) -> Linked:
    """Be the person who made the link."""
    await link_device(house, visitor, secret.secret, address)
    return Linked(house.store.count_tables(house.persons.of(visitor)))
