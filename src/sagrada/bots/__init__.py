"""The bots, one file each, and their registry. A bot gets a view, never the state, and answers with a move."""
