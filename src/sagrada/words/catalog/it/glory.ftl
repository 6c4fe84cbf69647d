### Glory: perché qualcosa è stato rifiutato

## Options
# translated, no printed source
unknown-module = il modulo "{ $module }" non esiste; disponibili: { $known }
needs-module = { $option } = { $value } richiede il modulo { $module }
bag-with-strife = con la contesa il sacchetto è quello stampato ({ $printed } per colore), quindi bag = { $bag } non si può impostare
strife-needs-cards = la contesa dispone un utensile e un obiettivo pubblico propri, ma gli utensili sono { $tools } e gli obiettivi pubblici { $publics }

## Moves
# translated, no printed source
strife = { $move }: la plancia della contesa { $board } vieta { $die } in { $cell }
strife-there = { $move }: { $hand } infrangerebbe la regola della plancia della contesa, in { $cell } di { $seat }
gray-on-color-cell = { $move }: i dadi grigi non vanno sulle caselle colorate
needs-gray-die = { $move }: { $tool } serve per un dado grigio appena preso
needs-colored-die = { $move }: { $tool } serve per un dado appena preso che non sia grigio
no-gray-on-track = { $move }: sul tracciato dei round non c'è alcun dado grigio
no-gray-in-window = { $move }: nella vetrata non c'è alcun dado grigio
gray-and-colored = { $move }: Morsetto di Scambio scambia un dado grigio, indicato per primo, con un dado di un altro colore
exchange-fits-not = { $move }: dopo lo scambio fra { $cell } e { $target } uno dei dadi infrangerebbe una regola
exchange-alone = { $move }: il dado in { $cell } non ne toccherebbe nessun altro
pumice-reach = { $move }: Blocco di Pomice cambia { $hand } di uno o due
fetches-gray-only = { $move }: Gancio di Recupero recupera un dado grigio
pioneer-not-met = { $move }: { $pioneer } non è sul tavolo, o la sua condizione non è soddisfatta
