### The review of any seat, at a finished table or from a log that was opened

review-play = Analizza il gioco
review-whose = Il gioco di
