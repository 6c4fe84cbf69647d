"""The master's best lines, tried out by short rollouts with random dice."""

from dataclasses import replace

from sagrada.bots.search.memory import BY_ROLLOUTS
from sagrada.bots.thinking import Style, by_state

STYLE = Style(look=BY_ROLLOUTS, width=3, tool_nodes=2000, nodes=30_000, lines=12, denial=11, horizon=1)
act = by_state(STYLE)

FOR_POINTS = replace(STYLE, denial=0)
"""The same bot, playing for its own points only."""
WITHOUT_TOOLS = replace(STYLE, tools=False)
"""The same bot, forbidden to use tools."""
