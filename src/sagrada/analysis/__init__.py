"""Looking at play: hints, the review of a game, and what somebody who knew all dice could have had."""
