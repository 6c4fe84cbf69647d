### Слова на зображеннях столу

# translated, no printed source
price-gone = вибув
price-tokens = { $price ->
    [one] { $price } фішка
    [few] { $price } фішки
    [many] { $price } фішок
   *[other] { $price } фішки
 }
heading-setup = Саграда
heading-turn = Хід: { $name }
heading-over = Перемога: { $winner }
heading-solo-over = { $won ->
    [yes] Перемога: більше ніж { $target }
   *[other] Поразка: треба було більше ніж { $target }
 }
tablet = { $kind ->
    [board] Планшет розбрату
    [pioneers] Першопрохідці
   *[ornaments] Ваші орнаменти
 }
card-kind = { $kind ->
    [board] Планшет розбрату
    [pioneer] Першопрохідець
   *[ornament] Орнамент
 }
card-origin = { $origin ->
    [points] очки власні
    [verified] перевірено
    [inferred] виведено
    [designed] власна розробка
    [part] частково наше
   *[other] { $origin }
 }
pioneer-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
pioneer-owner = забрано: { $name }
pioneer-gone = вибув
ornament-points = +{ $gain } або −{ $loss }
