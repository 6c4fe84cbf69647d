"""The text client: a game at one keyboard, shown as text, with its saved games."""
