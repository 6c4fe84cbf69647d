### The review of any seat, at a finished table or from a log that was opened

review-play = Review the play
review-whose = Whose play
