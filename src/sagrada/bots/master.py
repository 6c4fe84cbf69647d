"""Plays every line of its turn on to the end of the round, and grudges others what they want."""

from dataclasses import replace

from sagrada.bots.search.memory import BY_ROUND
from sagrada.bots.thinking import Style, by_state

STYLE = Style(look=BY_ROUND, width=3, tool_nodes=2000, lines=12, denial=11)
act = by_state(STYLE)

WITHOUT_TOOLS = replace(STYLE, tools=False)
"""The same bot, forbidden to use tools: what tools are worth."""
