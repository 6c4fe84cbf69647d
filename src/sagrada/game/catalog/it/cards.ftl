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
card-classic-ru-name = Classica, stampa russa
card-classic-ru-text = La classica con tredici utensili e tredici carte schema; in caso di parità decide il primo turno più tardo del round finale. Il tredicesimo utensile è la nostra ipotesi migliore, la tredicesima carta schema è di nostra invenzione: nessuna fonte mostra quelli stampati.
card-classic-it-name = Classica, stampa italiana
card-classic-it-text = La classica, con una variante propria: meno fortuna, che toglie dadi dal sacchetto in modo che, da due a quattro posti, ogni dado venga estratto.
card-revised-name = Riveduta
card-revised-text = Un sacchetto più piccolo, estratto fino all'ultimo dado, tre punti per dado dall'obiettivo privato, e un dado preso che non sta da nessuna parte torna indietro e chiude il turno. Il suo tredicesimo utensile è la nostra ipotesi migliore.

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

## Rulings on the cards
# translated, no printed source
card-grozing-pliers-ruling-1 = Esattamente un passo: la sfumatura deve cambiare.
card-eglomise-brush-ruling-1 = Si ignora solo il colore stampato; i vicini uguali restano vietati.
card-eglomise-brush-ruling-2 = Si usa prima di prendere un dado o dopo averlo piazzato.
card-eglomise-brush-ruling-3 = Prima si solleva il dado, poi la nuova casella si verifica rispetto al resto; dev'essere un'altra casella, e vuota.
card-copper-foil-burnisher-ruling-1 = Si ignora solo la sfumatura stampata; i vicini uguali restano vietati.
card-copper-foil-burnisher-ruling-2 = Si usa prima di prendere un dado o dopo averlo piazzato.
card-copper-foil-burnisher-ruling-3 = Prima si solleva il dado, poi la nuova casella si verifica rispetto al resto; dev'essere un'altra casella, e vuota.
card-lathekin-ruling-1 = Due dadi diversi, uno dopo l'altro, ogni spostamento lecito nel momento in cui si fa.
card-lathekin-ruling-2 = Non possono scambiarsi di posto; il secondo può entrare nella casella lasciata dal primo.
card-lathekin-ruling-3 = Si usa prima di prendere un dado o dopo averlo piazzato.
card-lens-cutter-ruling-1 = Entrambi i dadi mantengono la propria sfumatura.
card-lens-cutter-ruling-2 = Il dado ceduto va sullo spazio del round da cui proviene l'altro.
card-lens-cutter-ruling-3 = Si può prendere solo un dado che poi si può piazzare.
card-flux-brush-ruling-1 = Un dado che si può piazzare va piazzato.
card-flux-brush-ruling-2 = Un dado che torna indietro mantiene la nuova sfumatura, e la tua presa di questo turno è spesa.
card-glazing-hammer-ruling-1 = Dopo puoi ancora prendere un dado.
card-glazing-hammer-ruling-2 = In solitario il dado con cui lo si paga ha lasciato la riserva e non si tira.
card-running-pliers-ruling-1 = Solo dopo aver piazzato un dado in quel turno.
card-running-pliers-ruling-2 = Solo finché la riserva, dopo il pagamento, contiene ancora un dado che puoi piazzare.
card-running-pliers-ruling-3 = Il turno saltato è perso insieme al suo utensile.
card-cork-backed-straightedge-ruling-1 = La casella non deve toccare alcun dado, nemmeno in diagonale.
card-cork-backed-straightedge-ruling-2 = Non viene proposto finché la tua vetrata è vuota.
card-grinding-stone-ruling-1 = La nuova sfumatura è sette meno la vecchia.
card-flux-remover-ruling-1 = Il dado va prima nel sacchetto, quindi può tornare lo stesso.
card-flux-remover-ruling-2 = Vedi il colore prima di scegliere la sfumatura.
card-flux-remover-ruling-3 = Lasciare il dado nella riserva è permesso in ogni edizione e spende la tua presa di questo turno.
card-tap-wheel-ruling-1 = I due dadi sono diversi e si spostano uno dopo l'altro.
card-tap-wheel-ruling-2 = Fermarsi dopo un dado è una tua scelta.
card-tap-wheel-ruling-3 = Si usa prima di prendere un dado o dopo averlo piazzato.
card-strip-cutter-ruling-1 = Il tuo dado sta nell'altra vetrata qualunque cosa vi sia stampata, ma mai accanto a un colore o a una sfumatura uguale.
card-strip-cutter-ruling-2 = Non in solitario.
card-strip-cutter-ruling-3 = Ricostruito da un'immagine e da un elenco di carte; nessun regolamento spiega questa carta.
card-exchange-clamp-ruling-1 = Prima si sollevano entrambi i dadi; poi ciascuno deve andar bene nella nuova casella e con i nuovi vicini, e la regola della plancia della contesa deve valere.
card-exchange-clamp-ruling-2 = Gli altri dadi della vetrata non si verificano di nuovo.
card-exchange-clamp-ruling-3 = Si usa prima di prendere un dado o dopo averlo piazzato.
card-pumice-block-ruling-1 = La sfumatura deve cambiare, e resta fra 1 e 6.
card-salvage-hook-ruling-1 = Entrambi i dadi mantengono la propria sfumatura.
card-salvage-hook-ruling-2 = Il dado ceduto va sullo spazio del round da cui proviene l'altro.
card-salvage-hook-ruling-3 = Lasciare il dado grigio nella riserva spende la tua presa di questo turno.
card-row-color-variety-ruling-1 = Una riga con una casella vuota non rende nulla.
card-column-color-variety-ruling-1 = Una colonna con una casella vuota non rende nulla.
card-row-shade-variety-ruling-1 = Una riga con una casella vuota non rende nulla.
card-column-shade-variety-ruling-1 = Una colonna con una casella vuota non rende nulla.
card-light-shades-ruling-1 = Le coppie sono tante quante i dadi del valore meno numeroso; ogni dado fa parte di una sola coppia.
card-medium-shades-ruling-1 = Le coppie sono tante quante i dadi del valore meno numeroso; ogni dado fa parte di una sola coppia.
card-deep-shades-ruling-1 = Le coppie sono tante quante i dadi del valore meno numeroso; ogni dado fa parte di una sola coppia.
card-shade-variety-ruling-1 = Le serie sono tante quante i dadi della sfumatura meno numerosa fra le sei; ogni dado fa parte di una sola serie.
card-color-variety-ruling-1 = Le serie sono tante quante i dadi del colore meno numeroso fra i cinque; ogni dado fa parte di una sola serie.
card-color-diagonals-ruling-1 = Si contano i dadi, non le coppie: un dado con più vicini di quel tipo conta comunque una volta.
card-color-pairs-ruling-1 = La metà dei dadi di ogni colore, arrotondata per difetto, sommata; anche il grigio è un colore.
card-color-pairs-ruling-2 = L'opzione color_pairs può chiedere invece coppie che si toccano in diagonale.
card-dark-field-ruling-1 = Sono connessi i dadi affiancati o uno sopra l'altro; gli angoli non contano.
card-heavy-frame-ruling-1 = Una casella vuota non aggiunge nulla.
card-sevens-ruling-1 = Ogni dado conta una volta, per quanti vicini di quel tipo abbia.
card-many-panes-ruling-1 = Il grigio è un colore come gli altri.
card-soft-gradient-ruling-1 = Possono essere legati i dadi affiancati o uno sopra l'altro; quelli che si toccano per l'angolo no.
card-gray-mullions-ruling-1 = La colonna non dev'essere per forza completa.
card-gray-in-bloom-ruling-1 = I vicini stanno di fianco, sopra e sotto; sul bordo sono di meno.
card-gray-scale-ruling-1 = Senza dadi grigi non rende nulla.
card-weight-of-strife-ruling-1 = Senza dadi grigi la somma è 0, che occupa comunque un posto in classifica.
card-clash-of-colors-ruling-1 = I vicini stanno di fianco, sopra e sotto; un colore conta una volta per ogni dado grigio che tocca.
card-far-flung-strife-ruling-1 = Righe e colonne non devono essere per forza complete.

## Rulings: setup
# translated, no printed source
ruling-setup-order-title = Ordine della preparazione
ruling-setup-order = Si distribuiscono gli obiettivi privati, poi le carte schema; tutti scelgono uno schema in segreto e lo mostrano insieme; poi vengono segnalini, utensili, obiettivi pubblici e il primo posto.
ruling-setup-windows-chosen-blind-title = Le vetrate si scelgono alla cieca
ruling-setup-windows-chosen-blind = Lo schema si sceglie prima di conoscere gli utensili, gli obiettivi pubblici e il primo posto. L'opzione open_setup li dispone prima.
ruling-setup-choice-may-change-title = Una scelta segreta può cambiare
ruling-setup-choice-may-change = Un posto può cambiare la propria scelta finché l'ultimo posto non ha scelto. Fino ad allora gli altri vedono solo chi ha scelto.
ruling-setup-what-is-public-title = Ciò che tutti vedono
ruling-setup-what-is-public = Vetrate, riserva, tracciato dei round, segnalini, utensili, obiettivi pubblici e i dadi rimasti nel sacchetto per colore, dato che ogni dado estratto è stato visto.
ruling-setup-what-is-secret-title = Ciò che resta segreto
ruling-setup-what-is-secret = Gli obiettivi privati e gli ornamenti tenuti, fino al calcolo finale del punteggio; gli schemi e gli ornamenti che gli altri non hanno preso, per sempre; il seme di chi distribuisce, fino alla fine della partita.
ruling-setup-tokens-title = Segnalini Favore
ruling-setup-tokens = Un posto riceve tanti segnalini quanta è la difficoltà della sua vetrata. La provvista non si esaurisce mai.
ruling-setup-bag-limits-title = Grandezza del sacchetto
ruling-setup-bag-limits = Un sacchetto deve contenere dadi per dieci round e al massimo 26 per colore; tutto il resto viene rifiutato.
ruling-setup-five-six-seats-title = Cinque e sei posti
ruling-setup-five-six-seats = La scelta dei dadi è la stessa, con 11 o 13 dadi per round. Sei carte posizione si aggiungono agli obiettivi privati; pagano la somma delle sfumature in ogni edizione e si basano su una sola fonte.

## Rulings: turns
# translated, no printed source
ruling-turns-one-draft-one-tool-title = Che cosa contiene un turno
ruling-turns-one-draft-one-tool = Al massimo una presa e al massimo un utensile, in qualsiasi ordine, entrambi facoltativi. Quindi mai più di due utensili per round.
ruling-turns-end-by-word-title = Un turno finisce quando lo dice chi lo gioca
ruling-turns-end-by-word = Terminarlo senza aver fatto nulla è il passo.
ruling-turns-take-then-place-title = Prendere e piazzare sono due decisioni
ruling-turns-take-then-place = Prima prendi il dado; poi lo piazzi, oppure usi un utensile che agisce su un dado preso e lo piazzi dopo.
ruling-turns-undo-title = Fin dove si può annullare
ruling-turns-undo = Fino all'ultimo tiro o all'ultima estrazione, all'ultima cosa rivelata o alla mossa di un altro posto.
ruling-turns-tool-cost-title = Quanto costa un utensile
ruling-turns-tool-cost = Un segnalino su un utensile che non ne ha, due su ogni altro, mai di più. Si paga prima dell'effetto.
ruling-turns-tool-must-work-title = Nessun utensile a vuoto
ruling-turns-tool-must-work = Un utensile il cui effetto non si può portare a termine non viene proposto e non costa nulla.
ruling-turns-first-die-title = Il primo dado
ruling-turns-first-die = Va sul bordo. Lo stesso vale per il successivo, se la vetrata è tornata vuota.
ruling-turns-touching-title = I dadi si toccano
ruling-turns-touching = Ogni dado successivo ne tocca un altro, di lato o in diagonale.
ruling-turns-golden-rule-title = Mai vicini uguali
ruling-turns-golden-rule = Nessun utensile e nessuna carta permette che due dadi dello stesso colore o della stessa sfumatura stiano fianco a fianco, in nessuna edizione.
ruling-turns-moving-a-die-title = Spostare un dado
ruling-turns-moving-a-die = Lo si solleva, poi si verifica un'altra casella, vuota, rispetto al resto. Cade solo la restrizione indicata dall'utensile.
ruling-turns-isolated-dice-stay-title = I dadi isolati restano
ruling-turns-isolated-dice-stay = I dadi che uno spostamento lascia senza vicini non si toccano.
ruling-turns-movers-without-die-in-hand-title = Gli utensili che spostano richiedono la mano vuota
ruling-turns-movers-without-die-in-hand = Pennello per Eglomise, Alesatore per Lamina di Rame, Lathekin, Taglierina Manuale e Morsetto di Scambio si usano prima di prendere un dado o dopo averlo piazzato.
ruling-turns-tool-on-taken-die-title = Utensili su un dado preso
ruling-turns-tool-on-taken-die = Un utensile di questo tipo, e ogni scelta al suo interno, è permesso solo se poi il dado si può piazzare, o se la carta stessa può mandarlo nella riserva: Pennello per Pasta Salda, Diluente per Pasta Salda e Gancio di Recupero.
ruling-turns-unplaceable-refused-title = Un dado che non sta da nessuna parte, classica
ruling-turns-unplaceable-refused = Non si può prendere, a meno che un utensile sui dadi presi sia utilizzabile e pagabile; allora quell'utensile va usato.
ruling-turns-unplaceable-returned-title = Un dado che non sta da nessuna parte, riveduta
ruling-turns-unplaceable-returned = Si può prendere qualsiasi dado finché la vetrata ha una casella vuota. Se non sta da nessuna parte, usa un utensile su di esso o restituiscilo: mantiene la sua sfumatura e il turno finisce. Un dado che si può piazzare non si può restituire.

## Rulings: solo
# translated, no printed source
ruling-solo-round-title = Un round in solitario
ruling-solo-round = Si estraggono quattro dadi, e i due turni si susseguono. Tutti i dadi rimasti vanno sul tracciato dei round.
ruling-solo-tools-laid-out-title = Utensili in solitario
ruling-solo-tools-laid-out = Un utensile è la partita più difficile, cinque la più facile.
ruling-solo-empty-cells-title = Caselle vuote in solitario
ruling-solo-empty-cells = Ognuna costa tre punti.
ruling-solo-target-title = Il punteggio obiettivo
ruling-solo-target = Bisogna fare più della somma del tracciato dei round; la parità è una sconfitta. I dadi pagati per gli utensili non contano.
ruling-solo-empty-round-title = Un round senza dadi rimasti
ruling-solo-empty-round = Un segnaposto copre il suo spazio sul tracciato dei round.
ruling-solo-best-objective-title = Quale obiettivo dà punti
ruling-solo-best-objective = Dove conta solo il migliore fra più obiettivi, il più alto viene scelto per te e mostrato.
ruling-solo-classic-title = Solitario, classica
ruling-solo-classic = Niente segnalini; due obiettivi pubblici e due privati; dà punti il migliore dei privati. Un utensile si paga con un dado della riserva del suo colore e funziona una volta.
ruling-solo-revised-title = Solitario, riveduta
ruling-solo-revised = Segnalini secondo la vetrata; tre obiettivi pubblici e uno privato; dà punti il migliore dei pubblici. Un utensile si paga con segnalini o con un dado corrispondente, e in quel caso dado e utensile escono dal gioco.
ruling-solo-paying-with-a-die-title = Pagare con un dado
ruling-solo-paying-with-a-die = Scegli tu quale dado di quel colore della riserva pagare; un dado in mano non è nella riserva. Si paga prima dell'effetto, quindi Martelletto tira ciò che resta.
ruling-solo-tool-with-tokens-title = Un utensile con segnalini
ruling-solo-tool-with-tokens = Nel solitario della riveduta si può ancora pagare con un dado, e allora esce dal gioco.
ruling-solo-timed-tools-title = Utensili con un momento fisso, in solitario
ruling-solo-timed-tools = Tenaglia a Rotelle funziona nel turno 1 del round e Martelletto nel turno 2, come con più posti.

## Rulings: tools
# name from the rulebook/cards (Strip Cutter and the tools of Glory: translated, no printed source)
ruling-tools-grozing-pliers-title = Pinza Sgrossatrice
ruling-tools-grozing-pliers = Esattamente un passo; non si passa da 6 a 1 né viceversa.
ruling-tools-eglomise-brush-title = Pennello per Eglomise
ruling-tools-eglomise-brush = Fa cadere solo il colore stampato sulla casella.
ruling-tools-copper-foil-burnisher-title = Alesatore per Lamina di Rame
ruling-tools-copper-foil-burnisher = Fa cadere solo la sfumatura stampata sulla casella.
ruling-tools-lathekin-title = Lathekin
ruling-tools-lathekin = Due dadi diversi, uno dopo l'altro, ogni spostamento lecito nel momento in cui si fa; quindi nessuno scambio.
ruling-tools-lens-cutter-title = Taglierina Circolare
ruling-tools-lens-cutter = Entrambi i dadi mantengono la propria sfumatura; quello ceduto va sullo stesso spazio del round.
ruling-tools-flux-brush-title = Pennello per Pasta Salda
ruling-tools-flux-brush = Il dado tirato di nuovo va piazzato se è possibile; altrimenti resta nella riserva con la nuova sfumatura e la presa è spesa.
ruling-tools-glazing-hammer-title = Martelletto
ruling-tools-glazing-hammer = Solo nel secondo turno del round, prima di prendere un dado.
ruling-tools-running-pliers-title = Tenaglia a Rotelle
ruling-tools-running-pliers = Solo nel primo turno, dopo aver piazzato un dado, e solo se dopo il pagamento resta un dado piazzabile. Lo si prende e lo si piazza subito; il secondo turno di questo round si salta, utensile compreso.
ruling-tools-cork-backed-straightedge-title = Riga in Sughero
ruling-tools-cork-backed-straightedge = La casella non tocca alcun dado. Non viene proposto finché la vetrata è vuota.
ruling-tools-grinding-stone-title = Tampone Diamantato
ruling-tools-grinding-stone = La nuova sfumatura è sette meno la vecchia.
ruling-tools-flux-remover-title = Diluente per Pasta Salda
ruling-tools-flux-remover = Il dado va nel sacchetto, se ne estrae uno, la sua sfumatura si sceglie liberamente; poi lo si piazza o lo si lascia nella riserva, il che spende la presa. Così in ogni edizione, anche se la carta italiana non parla del ritorno.
ruling-tools-tap-wheel-title = Taglierina Manuale
ruling-tools-tap-wheel = Uno o due dadi diversi di uno stesso colore che abbia anche qualche dado del tracciato dei round, uno dopo l'altro. Fermarsi dopo uno è una scelta.
ruling-tools-strip-cutter-title = Taglierina per Strisce
ruling-tools-strip-cutter = Prima del round 7, con un dado in mano: lo si scambia con un dado del suo colore o della sua sfumatura in un'altra vetrata. Il dado altrui diventa il tuo dado preso; il tuo sta nella sua casella, esente da ciò che vi è stampato, a meno che stia accanto a un colore o a una sfumatura uguale o infranga la regola della plancia della contesa. Non in solitario.
ruling-tools-exchange-clamp-title = Morsetto di Scambio
ruling-tools-exchange-clamp = L'unico utensile che sposta un dado della tua vetrata su una casella occupata: si sollevano entrambi i dadi, poi ciascuno deve andar bene nella nuova casella e con i nuovi vicini, e la regola della plancia della contesa deve valere. Le loro esenzioni finiscono; gli altri dadi non si verificano di nuovo.
ruling-tools-pumice-block-title = Blocco di Pomice
ruling-tools-pumice-block = Solo per un dado grigio in mano: uno o due passi in su o in giù, mai oltre 1 o 6.
ruling-tools-salvage-hook-title = Gancio di Recupero
ruling-tools-salvage-hook = Scambia un dado in mano che non sia grigio con uno grigio del tracciato dei round; entrambi mantengono la propria sfumatura. Poi si piazza il dado grigio o lo si lascia nella riserva, il che spende la presa.

## Rulings: wrong placements
# translated, no printed source
ruling-wrong-strict-tables-title = Tavoli rigorosi
ruling-wrong-strict-tables = Di norma un piazzamento vietato non si può fare.
ruling-wrong-honor-tables-title = Tavoli sulla parola
ruling-wrong-honor-tables = Con l'opzione honor ogni casella vuota è una destinazione, per i piazzamenti come per gli spostamenti degli utensili, e nessuno ti avverte. Momento, numero e colore dei dadi e pagamento restano obbligatori.
ruling-wrong-challenge-title = Contestazione
ruling-wrong-challenge = Ogni posto può contestare una vetrata in qualsiasi momento; la contestazione attende finché c'è un dado in mano o un utensile in uso. Una contestazione infondata non costa nulla, e una vetrata immutata non si può contestare due volte.
ruling-wrong-final-audit-title = L'ultimo sguardo
ruling-wrong-final-audit = Prima del calcolo del punteggio si controlla ogni vetrata, in senso orario a partire dal posto che ha iniziato l'ultimo round.
ruling-wrong-removal-title = Togliere dadi
ruling-wrong-removal = Il proprietario toglie dadi a sua scelta, uno alla volta, finché la vetrata non è in regola. Questi escono dal gioco, e il posto interrotto prosegue.
ruling-wrong-in-order-title = Una vetrata in regola
ruling-wrong-in-order = Ogni dado corrisponde a ciò che è stampato o ne è esente, dadi uguali non stanno mai fianco a fianco, la regola della plancia della contesa vale, e nessun dado è slegato.
ruling-wrong-loose-die-title = Un dado slegato
ruling-wrong-loose-die = È stato posato senza toccarne altri, o fuori dal bordo di una vetrata vuota, senza un utensile che lo permetta. Smette di essere slegato quando viene sollevato o quando un altro dado viene posato a contatto con esso.
ruling-wrong-exemption-title = Un dado esente
ruling-wrong-exemption = Un dado che un utensile ha posato contro ciò che è stampato ne resta esente, mai però dalla regola dei vicini, finché non lascia la sua casella.
ruling-wrong-typed-position-title = Una posizione scritta
ruling-wrong-typed-position = Si conta così com'è e se ne elencano le violazioni; i dadi slegati non si possono riconoscere e non ne fanno parte.

## Rulings: scoring
# name from the rulebook/cards: Diagonali Colorate, Gocce Frattali; sentences translated, no printed source
ruling-scoring-color-diagonals-title = Diagonali Colorate
ruling-scoring-color-diagonals = Un punto per ogni dado che ha in diagonale un vicino del suo colore; si contano i dadi, non le coppie.
ruling-scoring-full-lines-title = Righe e colonne
ruling-scoring-full-lines = Un obiettivo su righe o colonne richiede la linea completa.
ruling-scoring-sets-title = Serie
ruling-scoring-sets = Le serie sono tante quante i dadi del tipo meno numeroso. Un dado conta una volta per un obiettivo, e di nuovo per un altro.
ruling-scoring-private-shades-title = Obiettivo privato, classica
ruling-scoring-private-shades = La somma delle sfumature dei tuoi dadi di quel colore.
ruling-scoring-private-dice-title = Obiettivo privato, riveduta
ruling-scoring-private-dice = Tre punti per ogni tuo dado di quel colore.
ruling-scoring-empty-cells-title = Caselle vuote
ruling-scoring-empty-cells = Ognuna costa un punto; ogni segnalino rimasto ne vale uno.
ruling-scoring-ties-title = Parità di punti
ruling-scoring-ties = Decidono i punti privati, poi i segnalini, poi l'ultimo spareggio dell'edizione, che decide sempre.
ruling-scoring-tie-last-turn-title = Ultimo spareggio, classica e italiana
ruling-scoring-tie-last-turn = Fra i posti in parità, quello il cui ultimo turno effettivamente giocato nel round finale è venuto più tardi. Un passo è un turno, un turno saltato no.
ruling-scoring-tie-first-turn-title = Ultimo spareggio, russa e riveduta
ruling-scoring-tie-first-turn = Fra i posti in parità, quello il cui primo turno del round finale è venuto più tardi.
ruling-scoring-worked-example-title = L'esempio svolto
ruling-scoring-worked-example = L'esempio vale 40 punti, o 32 nella riveduta, e in una casella contraddice lo schema stampato Gocce Frattali: c5 chiede un 1, eppure il testo ne conta solo due. Lo consideriamo una svista, possibile in gioco con Alesatore per Lamina di Rame.

## Rulings: editions
# translated, no printed source
ruling-editions-presets-title = Le edizioni sono preimpostazioni
ruling-editions-presets = Un'edizione è una serie di opzioni; ciascuna si può impostare anche a mano. Quella predefinita è classic.
ruling-editions-thirteenth-window-title = La tredicesima carta schema
ruling-editions-thirteenth-window = La vecchia edizione russa ne elenca una che nessuna fonte mostra. La nostra ha due schemi di nostra invenzione, di difficoltà 4 e 6.
ruling-editions-thirteenth-tool-title = Il tredicesimo utensile
ruling-editions-thirteenth-tool = Entrambe le edizioni russe ne elencano uno. Usiamo la carta promozionale Taglierina per Strisce, l'unica candidata plausibile.
ruling-editions-less-luck-title = Meno fortuna
ruling-editions-less-luck = Un'opzione delle regole italiane: con due posti otto dadi di ogni colore lasciano il sacchetto, con tre posti quattro, in modo che ogni dado venga estratto.

## Rulings: Glory
# translated, no printed source
ruling-glory-01-gray-is-a-color-title = Il grigio è un colore
ruling-glory-01-gray-is-a-color = Il grigio è un sesto colore. Può stare accanto a qualsiasi altro colore, mai accanto al grigio, e non è mai un jolly.
ruling-glory-02-rows-and-columns-title = Il grigio in righe e colonne
ruling-glory-02-rows-and-columns = Un dado grigio in una riga o colonna è un colore come un altro; due sono un colore ripetuto.
ruling-glory-03-color-sets-title = Il grigio nelle serie di colori
ruling-glory-03-color-sets = Una serie con un dado per colore indica i cinque colori del gioco base. Il grigio non vi serve e non ne sostituisce alcuno.
ruling-glory-04-color-diagonals-title = Il grigio sulle diagonali
ruling-glory-04-color-diagonals = Due dadi grigi che si toccano in diagonale hanno lo stesso colore, come due dadi qualsiasi.
ruling-glory-05-private-objectives-title = Il grigio e gli obiettivi privati
ruling-glory-05-private-objectives = Nessun obiettivo privato chiede il grigio, e un dado grigio non conta per alcun colore. Su una carta posizione la sua sfumatura conta.
ruling-glory-06-color-cells-title = Il grigio sulle caselle colorate
ruling-glory-06-color-cells = Un dado grigio non può stare su una casella con un colore stampato, a meno che la plancia della contesa lo permetta. Un utensile che ignora i colori stampati toglie quel divieto per il suo spostamento, ma nessun utensile toglie la regola della plancia.
ruling-glory-07-shade-cells-title = Le caselle con sfumatura e l'alesatore
ruling-glory-07-shade-cells = Dove la plancia ammette solo caselle con sfumatura, un utensile che ignora le sfumature stampate può ignorare il numero su una di esse, non l'obbligo che ci sia.
ruling-glory-08-exempt-dice-title = Dadi posati da un utensile
ruling-glory-08-exempt-dice = Un dado che un utensile ha posato contro ciò che è stampato resta in regola lì, finché non lascia la casella.
ruling-glory-09-board-binds-all-title = La plancia vincola ogni dado
ruling-glory-09-board-binds-all = Un dado di qualsiasi colore non si può piazzare o spostare in modo che la vetrata infranga la regola della plancia della contesa.
ruling-glory-10-tools-and-gray-title = Utensili e dadi grigi
ruling-glory-10-tools-and-gray = Gli utensili trattano i dadi grigi come gli altri: si tirano di nuovo con la riserva, si prendono dal tracciato dei round e vi si confrontano. Un dado grigio che torna indietro va nel sacchetto, mai nella scorta.
ruling-glory-11-supply-title = La scorta
ruling-glory-11-supply = Ogni round prende un dado dalla scorta di dieci, e nient'altro lo fa mai.
ruling-glory-12-strife-deck-title = Il mazzo della contesa
ruling-glory-12-strife-deck = Si dispone uno dei sei obiettivi della contesa; gli altri cinque restano fuori dal gioco. Le sue tre carte rivalità ne fanno parte anche senza il modulo rivalità; l'opzione strife_rivalry può escluderle.
ruling-glory-13-removal-title = Togliere dadi
ruling-glory-13-removal = A un tavolo rigoroso un piazzamento sbagliato non si può fare. A un tavolo sulla parola il proprietario di una vetrata che infrange una regola toglie dadi a sua scelta finché non è in regola; questi escono dal gioco.
ruling-glory-14-pioneer-moment-title = Quando si rivendica un pioniere
ruling-glory-14-pioneer-moment = Alla fine del proprio turno, sulla vetrata com'è in quel momento; anche un passo è un turno. Una condizione soddisfatta solo durante il turno non conta, una soddisfatta prima e ancora valida sì.
ruling-glory-15-pioneer-claims-title = Rivendicare è una scelta
ruling-glory-15-pioneer-claims = Un posto può rivendicare ogni pioniere di cui soddisfa la condizione. Poiché aspettare non porta nulla, la rivendicazione è automatica; l'opzione claims può farla chiedere.
ruling-glory-16-pioneer-skipped-turn-title = Nessuna rivendicazione in un turno saltato
ruling-glory-16-pioneer-skipped-turn = Dopo Tenaglia a Rotelle la rivendicazione arriva alla fine del turno doppio. Il turno saltato non ne ha.
ruling-glory-17-pioneer-kept-title = Un pioniere si conserva
ruling-glory-17-pioneer-kept = Spostare o girare un dado in seguito non toglie alcun pioniere rivendicato.
ruling-glory-18-pioneer-lost-title = Un pioniere si può perdere
ruling-glory-18-pioneer-lost = Quando bisogna togliere dadi, tutti i pionieri di quel posto si verificano su ciò che resta, e ogni pioniere non più soddisfatto si scarta, qualunque ne sia la causa.
ruling-glory-19-pioneer-discarded-title = Pionieri scartati
ruling-glory-19-pioneer-discarded = Escono dal gioco. La fila dei pionieri non si rimpiazza mai.
ruling-glory-20-pioneer-removal-between-turns-title = Dadi tolti fra i propri turni
ruling-glory-20-pioneer-removal-between-turns = I pionieri si verificano subito, ma togliere dadi non ne fa mai rivendicare uno.
ruling-glory-21-ornament-colors-title = Colori di un ornamento
ruling-glory-21-ornament-colors = Vanno bene due colori diversi qualsiasi, ciascuno su tutte le caselle con il proprio segno.
ruling-glory-22-ornament-gray-title = Il grigio in un ornamento
ruling-glory-22-ornament-gray = Il grigio può essere uno dei due colori. L'opzione gray_ornaments può vietarlo.
ruling-glory-23-ornament-gaps-title = Fra i segni
ruling-glory-23-ornament-gaps = Le caselle senza segno possono contenere qualsiasi cosa, anche i colori del motivo, o nulla.
ruling-glory-24-ornament-shared-dice-title = Dadi in comune
ruling-glory-24-ornament-shared-dice = Un dado può servire a entrambi gli ornamenti di un posto. Un motivo realizzato più volte paga una volta.
ruling-glory-25-ornament-gain-and-loss-title = Guadagno e perdita
ruling-glory-25-ornament-gain-and-loss = Ciò che un ornamento paga se realizzato e ciò che costa se mancato sono due numeri della carta.
ruling-glory-26-ornament-setup-title = Tenere ornamenti
ruling-glory-26-ornament-setup = Ogni posto sceglie prima la propria vetrata, poi tiene nessuno, uno o entrambi i suoi due ornamenti, e riceve un segnalino Favore per ciascuno che tiene. Quanti ne siano stati tenuti lo vedono tutti; quali, e quelli scartati, no.
ruling-glory-27-ornament-tie-break-title = Ornamenti e parità
ruling-glory-27-ornament-tie-break = Gli ornamenti sono obiettivi privati: ciò che pagano e costano conta quando i punti privati sciolgono una parità. L'opzione ornaments_break_ties può escluderli.
ruling-glory-28-rivalry-ties-title = Posizioni in parità
ruling-glory-28-rivalry-ties = I posti con lo stesso risultato sommano i punti delle posizioni che condividono, e ciascuno ne riceve una parte uguale, arrotondata per difetto. Il posto seguente prende la posizione dopo le loro.
ruling-glory-29-rivalry-seats-title = Posizioni con altri numeri di posti
ruling-glory-29-rivalry-seats = 12, 8 e 5 per le prime tre posizioni, 0 per ogni altra; con due posti 12 e 8.
ruling-glory-30-rivalry-zero-title = Un risultato di zero
ruling-glory-30-rivalry-zero = Occupa una posizione ed è pagato come gli altri; se tutti hanno zero, tutti condividono.
ruling-glory-31-rivalry-color-pairs-title = Coppie di un colore
ruling-glory-31-rivalry-color-pairs = La metà dei dadi di ogni colore, arrotondata per difetto e sommata, ovunque nella vetrata, grigio compreso. L'opzione color_pairs può contare invece le coppie che si toccano in diagonale.
ruling-glory-32-rivalry-absent-title = Vetrate vuote e posti abbandonati
ruling-glory-32-rivalry-absent = Si confrontano con il risultato che la loro vetrata mostra.
ruling-glory-33-solo-title = Glory in solitario
ruling-glory-33-solo = Tre dadi dal sacchetto per due posti e uno dalla scorta fanno i quattro di un round; i dadi grigi sul tracciato dei round contano per il punteggio obiettivo. Gli ornamenti danno segnalini solo dove il solitario ne ha. Rivalità e pionieri richiedono rivali e sono esclusi.
ruling-glory-34-five-six-seats-title = Glory con cinque e sei posti
ruling-glory-34-five-six-seats = I numeri di dadi stampati valgono per la scelta consueta, con 11 o 13 dadi per round.
ruling-glory-bag-with-strife-title = Il sacchetto con la contesa
ruling-glory-bag-with-strife = Con la contesa il sacchetto è la tabella dell'espansione in ogni edizione, e meno fortuna non cambia nulla; un sacchetto a mano viene rifiutato. Senza la contesa resta il sacchetto dell'edizione, quali che siano gli altri moduli in gioco. Utensili e obiettivi della contesa che non sono stati disposti restano fuori dai mazzi normali.
ruling-glory-rivalry-deck-title = Il mazzo della rivalità
ruling-glory-rivalry-deck = Le sue sei carte si mescolano ai dieci obiettivi pubblici, e se ne dispongono tre su sedici; con la contesa due, accanto all'obiettivo della contesa.
ruling-glory-solo-with-strife-title = Solitario con la contesa
ruling-glory-solo-with-strife = Un utensile della contesa e gli altri fra quelli normali; uno dei tre obiettivi della contesa che non sono di rivalità, e uno o due normali secondo l'edizione. Un utensile della contesa costa un dado grigio della riserva, o segnalini dove il solitario ne ha.
ruling-glory-twin-panes-title = Lastre Gemelle
ruling-glory-twin-panes = Il blocco ha esattamente due colori, ciascuno su una delle sue diagonali.
