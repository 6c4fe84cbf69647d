"""What a person means: notation, the Game with its log and undo, views, dealer, score sheet, drawings."""
