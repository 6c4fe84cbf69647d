### Parole nelle immagini di un tavolo
# translated, no printed source
price-gone = fuori
price-tokens = { $price ->
    [one] 1 segnalino
   *[other] { $price } segnalini
 }
heading-setup = Sagrada
heading-turn = Di turno: { $name }
heading-over = Vittoria: { $winner }
heading-solo-over = { $won ->
    [yes] Vinta: più di { $target }
   *[other] Persa: il punteggio obiettivo era { $target }
 }
tablet = { $kind ->
    [board] Plancia della contesa
    [pioneers] Pionieri
   *[ornaments] I tuoi ornamenti
 }
card-kind = { $kind ->
    [board] Plancia della contesa
    [pioneer] Pioniere
   *[ornament] Ornamento
 }
card-origin = { $origin ->
    [points] punti nostri
    [designed] di nostra invenzione
    [inferred] ricostruzione nostra
    [part] in parte nostro
   *[other] { $origin }
 }
pioneer-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
pioneer-owner = rivendicato: { $name }
pioneer-gone = fuori
ornament-points = +{ $gain } o −{ $loss }
