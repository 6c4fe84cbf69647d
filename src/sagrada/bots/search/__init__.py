"""What search bots stand on, in the compiled subset: knowledge, evaluation, lines of a turn, the round, rollouts."""
