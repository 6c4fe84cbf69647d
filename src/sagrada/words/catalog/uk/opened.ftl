### The review of any seat, at a finished table or from a log that was opened

review-play = Розібрати гру
review-whose = Чия гра
