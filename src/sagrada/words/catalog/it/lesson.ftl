### La prima partita, con una guida
lesson-title = La tua prima partita
lesson-laying = Si prepara il tavolo…
lesson-count = { $step } di { $steps }
lesson-next = Avanti
lesson-skip = Salta
lesson-play-on = Continua a giocare
lesson-quiet = Senza guida

## Passi
lesson-goal = Questa è la tua vetrata: venti caselle da riempire di dadi. Una casella con un colore o un numero stampato accetta solo quello. I dadi giusti al posto giusto danno punti, una casella vuota ne costa uno.
lesson-take = Tocca a te. Questi cinque dadi sono stati tirati per entrambi. Prendi quello che preferisci.
lesson-why = Le caselle illuminate accettano il tuo dado; ognuna dice quanti punti porterebbe. Quelle scure lo rifiutano. Indica una casella scura, toccala o raggiungila con le frecce: la riga sotto la vetrata spiega il perché.
lesson-place = Così ogni regola si spiega da sé. Il primo dado va sul bordo: mettilo su una casella illuminata.
lesson-points = Il tuo primo vetro! I tuoi punti, così come stanno, sono sempre in vista. Gli obiettivi pubblici pagano entrambi; quello blu è il tuo segreto: paga i numeri dei tuoi dadi blu.
lesson-end = Un turno è un dado e, se vuoi, un utensile. Per ora basta così: termina il turno.
lesson-back = I turni vanno e tornano: tu, { $rival }, di nuovo { $rival }, e tu. L'ultima scelta di questo round è tua. Prendi il tuo secondo dado.
lesson-neighbor = D'ora in poi un dado deve toccarne un altro, di lato o in diagonale. Fianco a fianco, mai lo stesso colore e mai lo stesso numero. Mettilo su una casella illuminata.
lesson-stuck = Così com'è, questo dado non sta da nessuna parte. Rimettilo a posto e prendine un altro.
lesson-round = Ora termina il turno. Il dado rimasto va sul tracciato dei round, e il secondo round comincia con { $rival }.
lesson-tool = Gli utensili piegano le regole, in cambio di segnalini Favore: uno, o due se qualcuno ha già usato l'utensile. Prova: prendi un dado, poi usa { $first } o { $second }.
lesson-paid = Ben fatto! Il prossimo a usare questo utensile paga due segnalini. Ogni segnalino che conservi vale un punto alla fine: spendili dove rendono di più.
lesson-free = È tutto quello che serve. Continua a giocare, dieci round in tutto; io sto in silenzio. Alla fine contano gli obiettivi pubblici, il tuo segreto e i segnalini rimasti, meno le caselle vuote. Puoi sempre annullare, e le regole si aprono in una scheda a parte.
