"""Everything that is drawn as SVG: glass and lettering, windows, cards, and a whole table."""
