### La pagina sul programma

# translated, no printed source
about-game = Sagrada è un gioco da tavolo per una o più persone: ognuno sceglie dadi e compone una vetrata.
about-unofficial = Questo programma non è ufficiale e non ha legami con l'editore. Regole e fatti sono raccontati con parole nostre, e tutti i disegni sono nostri. Se ti piace, compra la scatola.
about-program = Il programma è software libero con licenza MIT.
about-version = Versione { $version }, versione delle regole { $rules }
about-faces = Caratteri
about-text-face = Testo: { $name }, con licenza { $license }.
about-title-face = Titoli e totali: { $name }, con licenza { $license }.
about-license = Licenza di { $name }
