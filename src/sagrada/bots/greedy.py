"""The yardstick: takes what promises most in this turn, by a weighted sum of the inputs. Frozen: version 1."""

from sagrada.bots.search.memory import BY_HAND, BY_LINES
from sagrada.bots.thinking import Style, by_state

VERSION = 1
STYLE = Style(kind=BY_HAND, look=BY_LINES, width=1, tool_nodes=40)
act = by_state(STYLE)
