"""What several commands are given: files, options of a table, bots and their budgets."""
