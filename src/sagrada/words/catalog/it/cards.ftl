### Le carte: nomi e testi, con parole nostre. Gli id sono quelli di content/*.toml, con trattini al posto dei trattini bassi.

## Patterns
# Latin, Spanish and Catalan names stay as they are printed
card-firmitas-name = Firmitas
card-lux-mundi-name = Lux Mundi
card-lux-astram-name = Lux Astram
card-gravitas-name = Gravitas
card-aurorae-magnificus-name = Aurorae Magnificus
card-aurora-sagradis-name = Aurora Sagradis
card-virtus-name = Virtus
card-batllo-name = Batllo
card-bellesguard-name = Bellesguard
card-fulgor-del-cielo-name = Fulgor del Cielo
card-luz-celestial-name = Luz Celestial
card-comitas-name = Comitas
card-via-lux-name = Via Lux
card-industria-name = Industria
# name from the rulebook/cards
card-fractal-drops-name = Gocce Frattali
# translated, no printed source
card-kaleidoscopic-dream-name = Sogno Caleidoscopico
card-ripples-of-light-name = Increspature di Luce
card-water-of-life-name = Acqua della Vita
card-sun-catcher-name = Acchiappasole
card-shadow-thief-name = Ladro d'Ombre
card-symphony-of-light-name = Sinfonia di Luce
card-firelight-name = Luce di Fuoco
card-suns-glory-name = Gloria del Sole
card-chromatic-splendor-name = Splendore Cromatico
card-turning-tide-name = Volgere della Marea
card-valley-at-dusk-name = Valle al Crepuscolo

## Tools
# name from the rulebook/cards
card-grozing-pliers-name = Pinza Sgrossatrice
card-grozing-pliers-text = Aumenta o diminuisci di uno la sfumatura del dado che hai preso. Un 6 non diventa mai 1, né un 1 diventa 6.
card-eglomise-brush-name = Pennello per Eglomise
card-eglomise-brush-text = Sposta un dado della tua vetrata ignorando il colore stampato sulla nuova casella. Tutto il resto vale ancora.
card-copper-foil-burnisher-name = Alesatore per Lamina di Rame
card-copper-foil-burnisher-text = Sposta un dado della tua vetrata ignorando la sfumatura stampata sulla nuova casella. Tutto il resto vale ancora.
card-lathekin-name = Lathekin
card-lathekin-text = Sposta esattamente due dadi della tua vetrata. Entrambi devono seguire tutte le regole di piazzamento.
card-lens-cutter-name = Taglierina Circolare
card-lens-cutter-text = Scambia il dado che hai preso con un dado del tracciato dei round.
card-flux-brush-name = Pennello per Pasta Salda
card-flux-brush-text = Tira di nuovo il dado che hai preso. Se non sta da nessuna parte, torna nella riserva.
card-glazing-hammer-name = Martelletto
card-glazing-hammer-text = Tira di nuovo tutti i dadi della riserva. Solo nel tuo secondo turno del round, prima di prendere un dado.
card-running-pliers-name = Tenaglia a Rotelle
card-running-pliers-text = Dopo il tuo primo turno del round, prendi e piazza subito un altro dado. Salti il tuo secondo turno di questo round.
card-cork-backed-straightedge-name = Riga in Sughero
card-cork-backed-straightedge-text = Piazza il dado che hai preso dove non tocca nessun altro dado. Tutto il resto vale ancora.
card-grinding-stone-name = Tampone Diamantato
card-grinding-stone-text = Gira il dado che hai preso sulla faccia opposta: 1 e 6, 2 e 5, 3 e 4 si scambiano.
card-flux-remover-name = Diluente per Pasta Salda
card-flux-remover-text = Metti nel sacchetto il dado che hai preso ed estraine un altro. Scegline la sfumatura, poi piazzalo o lascialo nella riserva.
card-tap-wheel-name = Taglierina Manuale
card-tap-wheel-text = Sposta uno o due dadi di uno stesso colore nella tua vetrata, un colore che abbia anche un dado del tracciato dei round. Entrambi devono seguire tutte le regole di piazzamento.
# translated, no printed source
card-strip-cutter-name = Taglierina per Strisce
card-strip-cutter-text = Prima del round 7: scambia il dado che hai preso con un dado dello stesso colore o della stessa sfumatura nella vetrata di un altro giocatore. Tu piazzi il suo; il tuo ne occupa la casella.
card-strip-cutter-ours = il tuo dado va nella casella lasciata dal suo, il che evita una decisione fuori turno; la carta stampata lascia che l'altro giocatore lo piazzi dove vuole, senza badare a colore o sfumatura. La carta non dice quale dado dai: che sia quello preso è una nostra lettura, e anche che sia il tredicesimo utensile.
card-exchange-clamp-name = Morsetto di Scambio
card-exchange-clamp-text = Scambia un dado grigio e un dado di un altro colore nella tua vetrata. Entrambi devono seguire tutte le regole di piazzamento.
card-pumice-block-name = Blocco di Pomice
card-pumice-block-text = Aumenta o diminuisci di uno o due la sfumatura del dado grigio che hai preso. Un 6 non diventa mai 1, né un 1 diventa 6.
card-salvage-hook-name = Gancio di Recupero
card-salvage-hook-text = Scambia il dado che hai preso, di qualsiasi colore tranne il grigio, con un dado grigio del tracciato dei round. Piazza il dado grigio o lascialo nella riserva.

## Public objectives
# name from the rulebook/cards
card-row-color-variety-name = Colori Diversi - Riga
card-row-color-variety-text = 6 per ogni riga completa senza colori ripetuti.
card-column-color-variety-name = Colori Diversi - Colonna
card-column-color-variety-text = 5 per ogni colonna completa senza colori ripetuti.
card-row-shade-variety-name = Sfumature Diverse - Riga
card-row-shade-variety-text = 5 per ogni riga completa senza sfumature ripetute.
card-column-shade-variety-name = Sfumature Diverse - Colonna
card-column-shade-variety-text = 4 per ogni colonna completa senza sfumature ripetute.
card-light-shades-name = Sfumature Chiare
card-light-shades-text = 2 per ogni coppia formata da un 1 e un 2, ovunque nella vetrata.
card-medium-shades-name = Sfumature Medie
card-medium-shades-text = 2 per ogni coppia formata da un 3 e un 4, ovunque nella vetrata.
card-deep-shades-name = Sfumature Scure
card-deep-shades-text = 2 per ogni coppia formata da un 5 e un 6, ovunque nella vetrata.
card-shade-variety-name = Sfumature Diverse
card-shade-variety-text = 5 per ogni serie di sei dadi che mostra ogni sfumatura una volta.
card-color-variety-name = Varietà di Colore
card-color-variety-text = 4 per ogni serie di cinque dadi, uno per colore.
card-color-diagonals-name = Diagonali Colorate
card-color-diagonals-text = 1 per ogni dado che ha in diagonale un vicino del proprio colore.
# translated, no printed source
card-color-pairs-name = Coppie Abbinate
card-color-pairs-text = Il maggior numero di coppie di dadi dello stesso colore, ovunque nella vetrata.
card-dark-field-name = Campo Scuro
card-dark-field-text = Il maggior numero di dadi in un solo gruppo connesso di dadi scuri, cioè che mostrano 4, 5 o 6.
card-heavy-frame-name = Cornice Pesante
card-heavy-frame-text = La somma più alta delle sfumature sulle quattordici caselle di bordo.
card-sevens-name = Sette
card-sevens-text = Il maggior numero di dadi che fanno esattamente 7 con un dado di fianco, sopra o sotto.
card-many-panes-name = Mai Due Uguali
card-many-panes-text = Il maggior numero di dadi diversi: dadi dello stesso colore e della stessa sfumatura contano una volta.
card-soft-gradient-name = Gradazione Dolce
card-soft-gradient-text = Il maggior numero di dadi in un solo gruppo legato da gradini: due vicini sono legati se le loro sfumature differiscono esattamente di 1.
card-gray-mullions-name = Montanti Grigi
card-gray-mullions-text = 3 per ogni colonna con esattamente un dado grigio.
card-gray-in-bloom-name = Grigio in Fiore
card-gray-in-bloom-text = 5 per ogni dado grigio le cui caselle vicine sono tutte occupate, senza colori ripetuti fra quei vicini.
card-gray-scale-name = Scala di Grigi
card-gray-scale-text = 2, 5, 9, 13, 18 o 24 per un numero da uno a sei di sfumature diverse fra i tuoi dadi grigi.
card-weight-of-strife-name = Peso della Contesa
card-weight-of-strife-text = La somma più alta delle sfumature dei dadi grigi.
card-clash-of-colors-name = Scontro di Colori
card-clash-of-colors-text = Il maggior numero di colori incontrati dai dadi grigi: per ogni dado grigio i colori diversi fra i suoi vicini, sommati.
card-far-flung-strife-name = Contesa Diffusa
card-far-flung-strife-text = Il maggior numero di righe e colonne, contate insieme, con almeno un dado grigio.

## Private objectives
# name from the rulebook/cards
card-shades-of-red-name = Sfumature Rosse
card-shades-of-red-text = I tuoi dadi rossi: la somma delle loro sfumature, o tre per dado, secondo l'edizione.
card-shades-of-yellow-name = Sfumature Gialle
card-shades-of-yellow-text = I tuoi dadi gialli: la somma delle loro sfumature, o tre per dado, secondo l'edizione.
card-shades-of-green-name = Sfumature Verdi
card-shades-of-green-text = I tuoi dadi verdi: la somma delle loro sfumature, o tre per dado, secondo l'edizione.
card-shades-of-blue-name = Sfumature Blu
card-shades-of-blue-text = I tuoi dadi blu: la somma delle loro sfumature, o tre per dado, secondo l'edizione.
card-shades-of-purple-name = Sfumature Viola
card-shades-of-purple-text = I tuoi dadi viola: la somma delle loro sfumature, o tre per dado, secondo l'edizione.
# translated, no printed source
card-fence-name = Steccato
card-fence-text = Le colonne sinistra, centrale e destra delle due righe interne: la somma delle sfumature che vi si trovano.
card-tunnel-name = Galleria
card-tunnel-text = Le tre caselle centrali delle righe più alta e più bassa: la somma delle sfumature che vi si trovano.
card-brace-name = Puntello
card-brace-text = Le estremità delle colonne 2 e 4 e il centro della colonna 3: la somma delle sfumature che vi si trovano.
card-port-name = Oblò
card-port-text = Un anello attorno al cuore della vetrata: la somma delle sfumature che vi si trovano.
card-brackets-name = Mensole
card-brackets-text = Tre caselle in ciascun angolo superiore: la somma delle sfumature che vi si trovano.
card-wall-name = Muro
card-wall-text = Le sei caselle nel cuore della vetrata: la somma delle sfumature che vi si trovano.

## Editions
# translated, no printed source
card-classic-name = Classica
card-classic-text = Le regole come le riporta la maggior parte delle stampe: tutti e novanta i dadi fino a quattro posti, e l'obiettivo privato paga la somma delle sfumature. In caso di parità vince il posto il cui ultimo turno del round finale è venuto più tardi.
card-classic-ours = un dado che non sta da nessuna parte non si può prendere; il regolamento non ne parla. Né va oltre i quattro giocatori: con cinque e sei posti il sacchetto è nostro, quanto basta per dieci round.
card-classic-ru-name = Classica, stampa russa
card-classic-ru-text = La classica con tredici utensili; in caso di parità decide il primo turno più tardo del round finale. Il tredicesimo utensile è la nostra ipotesi migliore. Il regolamento conta tredici carte schema, ma nessuna fonte mostra l'ultima: l'opzione thirteenth_card ne aggiunge una di nostra invenzione.
card-classic-ru-ours = un dado che non sta da nessuna parte non si può prendere; il regolamento non ne parla. Né va oltre i quattro giocatori: con cinque e sei posti il sacchetto è nostro, quanto basta per dieci round.
card-classic-it-name = Classica, stampa italiana
card-classic-it-text = La classica, con una variante propria: meno fortuna, che toglie dadi dal sacchetto in modo che, da due a quattro posti, ogni dado venga estratto.
card-classic-it-ours = un dado che non sta da nessuna parte non si può prendere; il regolamento non ne parla. Né va oltre i quattro giocatori: con cinque e sei posti il sacchetto è nostro, quanto basta per dieci round. La variante meno fortuna è stampata solo per due e tre giocatori.
card-revised-name = Riveduta
card-revised-text = Un sacchetto più piccolo, estratto fino all'ultimo dado, tre punti per dado dall'obiettivo privato, e un dado preso che non sta da nessuna parte torna indietro e chiude il turno. Il suo tredicesimo utensile è la nostra ipotesi migliore.
card-revised-ours = un dado che si può piazzare non si può restituire; il regolamento non ne parla. Né va oltre i quattro giocatori: con cinque e sei posti il sacchetto è nostro, quanto basta per dieci round.

## Modules of Glory
# translated, no printed source
card-strife-name = Contesa
card-pioneers-name = Pionieri
card-ornaments-name = Ornamenti
card-rivalry-name = Rivalità

## Strife boards
# translated, no printed source
card-no-corner-contact-name = Bordi Taglienti
card-no-corner-contact-text = Nessun dado grigio può toccare in diagonale un altro dado grigio.
card-shade-panes-only-name = Grigio su Grigio
card-shade-panes-only-text = Un dado grigio può stare solo su una casella con una sfumatura stampata, e deve corrispondervi come al solito.
card-top-and-bottom-name = Architrave e Davanzale
card-top-and-bottom-text = Un dado grigio può stare solo nella riga più alta o nella più bassa.
card-color-panes-too-name = Vetro Aperto
card-color-panes-too-text = Un dado grigio può stare anche su una casella con un colore stampato.
card-one-per-column-name = Montanti Solitari
card-one-per-column-text = Nessuna colonna può contenere più di un dado grigio.
card-dissonance-name = Dissonanza
card-dissonance-text = La sfumatura di un dado grigio deve differire di almeno 2 da ogni dado di fianco, sopra o sotto.

## Pioneers
# translated, no printed source
card-perfect-column-name = Colonna Perfetta
card-perfect-column-text = Una colonna completa senza colori ripetuti e senza sfumature ripetute.
card-full-frame-name = Cornice Completa
card-full-frame-text = Un dado su ciascuna delle quattordici caselle di bordo.
card-four-corners-name = Quattro Angoli
card-four-corners-text = Un dado su ciascuna delle quattro caselle d'angolo.
card-rainbow-row-name = Riga Arcobaleno
card-rainbow-row-text = Una riga completa senza colori ripetuti.
card-full-scale-name = Scala Completa
card-full-scale-text = Una riga completa senza sfumature ripetute.
card-heart-of-glass-name = Cuore di Vetro
card-heart-of-glass-text = Un dado su ciascuna delle sei caselle all'interno del bordo.
card-color-cascade-name = Cascata di Colore
card-color-cascade-text = Tre dadi dello stesso colore di fila su una diagonale, senza interruzioni.
card-double-scale-name = Doppia Scala
card-double-scale-text = Almeno due dadi di ogni sfumatura da 1 a 6.
card-favorite-hue-name = Tinta Preferita
card-favorite-hue-text = Almeno cinque dadi dello stesso colore, ovunque nella vetrata.
card-lintel-and-sill-name = Cielo e Terra
card-lintel-and-sill-text = La riga più alta e la più bassa sono complete.
card-twin-panes-name = Lastre Gemelle
card-twin-panes-text = Un blocco di due per due dadi in due colori, ciascuna diagonale del blocco in uno di essi.
card-staircase-name = Scalinata
card-staircase-text = Quattro dadi in una riga o in una colonna, senza interruzioni, le cui sfumature salgono esattamente di 1 ogni volta, lette in un verso o nell'altro.
card-scaffold-name = Impalcatura
card-scaffold-text = Almeno due dadi in ogni riga e in ogni colonna.
card-rosette-name = Rosone
card-rosette-text = Un dado con quattro vicini, di fianco, sopra e sotto: cinque dadi in cinque colori diversi.
card-dawn-or-dusk-name = Alba o Tramonto
card-dawn-or-dusk-text = Una riga completa di soli dadi chiari, da 1 a 3, o di soli dadi scuri, da 4 a 6.

## Ornaments
# translated, no printed source
card-checker-name = Scacchiera
card-checker-text = Un blocco di due per due in due colori, ciascuna diagonale in uno.
card-falling-ribbon-name = Nastro Cadente
card-falling-ribbon-text = Due colori affiancati, e la stessa coppia un passo più in basso e a destra.
card-keystone-name = Chiave di Volta
card-keystone-text = Un dado di un colore con l'altro colore a sinistra, a destra e sotto.
card-garland-name = Ghirlanda
card-garland-text = Due colori che si alternano su quattro caselle di una riga.
card-pillar-name = Pilastro
card-pillar-text = Due colori che si alternano lungo un'intera colonna.
card-arch-name = Arco
card-arch-text = Due colori che si alternano lungo un arco di cinque caselle, aperto in basso.
card-cross-name = Croce
card-cross-text = Un dado di un colore con quattro vicini dell'altro.
card-frieze-name = Fregio
card-frieze-text = Due colori che si alternano lungo un'intera riga.
card-diamond-name = Rombo
card-diamond-text = Attorno a una casella: un colore sopra e sotto, l'altro a sinistra e a destra.
card-saltire-name = Croce di Sant'Andrea
card-saltire-text = Un dado di un colore con quattro vicini in diagonale dell'altro.
card-long-ribbon-name = Nastro Lungo
card-long-ribbon-text = Due colori affiancati, e la stessa coppia altre due volte, ogni volta un passo più in basso e a destra.
card-chevron-name = Scaglione
card-chevron-text = Un'ampia V di cinque dadi su tre righe: le estremità e la punta in un colore, i due in mezzo nell'altro.
