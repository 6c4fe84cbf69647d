### Слова на картинках стола
# name from the rulebook/cards: планшет решительности, срочная цель, орнамент; the rest translated, no printed source
price-gone = выбыл
price-tokens = { $price ->
    [one] { $price } фишка
    [few] { $price } фишки
    [many] { $price } фишек
   *[other] { $price } фишки
 }
heading-setup = Саграда
heading-turn = Ход: { $name }
heading-over = Победа: { $winner }
heading-solo-over = { $won ->
    [yes] Победа: больше { $target }
   *[other] Поражение: нужно было больше { $target }
 }
tablet = { $kind ->
    [board] Планшет решительности
    [pioneers] Срочные цели
   *[ornaments] Ваши орнаменты
 }
card-kind = { $kind ->
    [board] Планшет решительности
    [pioneer] Срочная цель
   *[ornament] Орнамент
 }
card-origin = { $origin ->
    [points] очки наши
    [verified] сверено
    [inferred] предположительно
    [designed] придумано нами
    [part] частично наше
   *[other] { $origin }
 }
pioneer-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
pioneer-owner = у игрока: { $name }
pioneer-gone = выбыла
ornament-points = +{ $gain } или −{ $loss }
