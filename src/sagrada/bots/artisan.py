"""Judges by the net, and looks no further than its own turn."""

from sagrada.bots.search.memory import BY_LINES
from sagrada.bots.thinking import Style, by_state

STYLE = Style(look=BY_LINES, width=2, tool_nodes=400)
act = by_state(STYLE)
