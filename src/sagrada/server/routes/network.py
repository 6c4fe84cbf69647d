"""Opening the server of this machine to its network."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request

from sagrada.content.refusal import Refused
from sagrada.server.network import is_from_here, listen_on_network, the_network


@dataclass(frozen=True)
class NetworkAddress:
    """Where others on this network find the server."""

    address: str


router = APIRouter(prefix="/api")


@router.post("/network")
async def open_network(request: Request) -> NetworkAddress:
    """Let others on this network join; only from this machine, and only where the server was started for that."""
    network = the_network(request)
    if not network.at_home or not is_from_here(request):
        raise Refused("not_from_here")
    async with network.opening:
        if not network.address:
            await listen_on_network(network, request.app)
    return NetworkAddress(network.address)
