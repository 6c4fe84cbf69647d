"""The tools as the rules name them. Numbers, masks and first phases follow from the rows of `content/tools.toml`."""

from typing import Final

from sagrada.content.cards import TOOLS
from sagrada.content.tables import TOOLS_MAX, deck_mask, pad
from sagrada.rules import state

NUMBER = {tool.id: number for number, tool in enumerate(TOOLS)}

GROZING_PLIERS: Final = NUMBER["grozing_pliers"]
EGLOMISE_BRUSH: Final = NUMBER["eglomise_brush"]
COPPER_FOIL_BURNISHER: Final = NUMBER["copper_foil_burnisher"]
LATHEKIN: Final = NUMBER["lathekin"]
LENS_CUTTER: Final = NUMBER["lens_cutter"]
FLUX_BRUSH: Final = NUMBER["flux_brush"]
GLAZING_HAMMER: Final = NUMBER["glazing_hammer"]
RUNNING_PLIERS: Final = NUMBER["running_pliers"]
CORK_BACKED_STRAIGHTEDGE: Final = NUMBER["cork_backed_straightedge"]
GRINDING_STONE: Final = NUMBER["grinding_stone"]
FLUX_REMOVER: Final = NUMBER["flux_remover"]
TAP_WHEEL: Final = NUMBER["tap_wheel"]
STRIP_CUTTER: Final = NUMBER["strip_cutter"]
EXCHANGE_CLAMP: Final = NUMBER["exchange_clamp"]
PUMICE_BLOCK: Final = NUMBER["pumice_block"]
SALVAGE_HOOK: Final = NUMBER["salvage_hook"]

TOOLS_PRINTED: Final = len(TOOLS)
MOVERS: Final = deck_mask(TOOLS, lambda tool: tool.begins == "move_die")
"""The tools that move dice of one's own window, as a mask."""
HAND_TOOLS: Final = deck_mask(TOOLS, lambda tool: tool.when == "die_in_hand")
"""The tools that act on the die in hand, as a mask."""
GIVE_BACK_ALWAYS: Final = deck_mask(TOOLS, lambda tool: tool.gives_back == "always")
GIVE_BACK_UNPLACEABLE: Final = deck_mask(TOOLS, lambda tool: tool.gives_back == "unplaceable")
"""The tools whose die may go to the pool: any die, or one that fits nowhere."""
FIRST_PHASE = pad((getattr(state, tool.begins.upper()) for tool in TOOLS), TOOLS_MAX + 1)
"""What a tool awaits first."""
