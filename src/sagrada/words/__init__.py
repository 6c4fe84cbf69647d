"""Everything that is said: sentences in four languages from ids and facts, and what is told of a game."""
