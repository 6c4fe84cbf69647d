### Почему что-то отклонено. id — это правило; факты приходят вместе с ним.

## Тексты, которые не являются записью
# translated, no printed source
bad-die = { $text } — не кубик: нужна буква цвета R, Y, G, B, P или S и яркость от 1 до 6, например R5
bad-cell = { $text } — не ячейка: нужен ряд от a до d и колонка от 1 до 5, например b3
bad-seat = { $text } — не место этого стола: { $seats ->
    [1] есть только s0
   *[other] места нумеруются от s0 до s{ $seats } (не включая последнее)
 }
bad-move = { $text } — не ход; ожидалось что-то вроде R5, R5@b3, use lathekin, b3>c4 или end
bad-window-rows = витраж — список из четырёх рядов, верхний ряд первым; а это { $rows }
bad-window-row = в ряду { $row } витража должно быть пять ячеек, например ".. R2 .. .. .."; в "{ $text }" их { $cells }
unknown-id = здесь нет { $kind ->
    [pattern] витража
    [pioneer] срочной цели
    [pioneers] срочной цели
    [tool] инструмента
    [tools] инструмента
    [publics] общей цели
    [privates] личной цели
    [ornament] орнамента
    [ornaments] орнамента
    [board] планшета решительности
    [card] карты
    [deal] раскладки
   *[other] { $kind }
 } "{ $id }"; известны: { $known }
bad-row = { $file }, строка { $row }: { $problem }
custom-window = с этим витражом играть нельзя: { $problem }

## Параметры стола
# translated, no printed source
unknown-edition = нет издания "{ $edition }"; известны: { $known }
seats = { $seats } — недопустимое число мест; в «Саграду» играют от { $least } до { $most }
unknown-option = нет параметра "{ $option }"; известны: { $known }
option-value = { $value } — недопустимое значение для { $option }; можно: { $allowed }
bag-too-small = мешочка, где по { $bag } кубиков каждого цвета, не хватит: на десять раундов и { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
 } каждого цвета нужно { $needed }
bag-too-large = по { $bag } кубиков каждого цвета нет ни в одной коробке: не больше { $most }
less-luck-and-bag = less_luck сам определяет мешочек, поэтому не сочетается с bag = { $bag }
less-luck-edition = в издании { $edition } нет варианта less_luck; он есть в: { $known }
solo-only = { $option } = { $value } — только для одиночной игры, а за этим столом мест: { $seats }
not-in-solo = { $option } = { $value } не имеет смысла в одиночной игре
no-way-to-pay = оплатить инструмент не сможет никто: оплата — "{ $pay }", а фишек привилегий за столом нет
too-many-tools = { $tools } — слишком много инструментов: не больше { $most }

## Движок
# translated, no printed source
unknown-backend = SAGRADA_BACKEND — "{ $backend }"; известны: { $known }
no-compiled-backend = SAGRADA_BACKEND требует скомпилированного движка, но правила здесь не скомпилированы (выполните `make setup`)
plain-rules = правила здесь не скомпилированы и работают примерно в сто раз медленнее; чтобы скомпилировать их, установите игру заново там, где есть компилятор C

## Файлы
# translated, no printed source
cant-read = не удаётся прочитать { $file }: { $problem }
not-text = { $file } — не текст в UTF-8
not-json = { $file } — не JSON: строка { $line }, столбец { $column }: { $problem }

## Записи партий
# translated, no printed source
bad-line = строка { $line }: "{ $text }" — не то, что ожидалось: { $expected }
at-line = строка { $line }, "{ $text }": { $refused }
changed-rule = { $refused } (версия правил { $rules } это разрешала, версия { $since } — нет: решение { $ruling })
wrong-scores = строка { $line }: в записи { $told }, но витражи стоят { $true }
wrong-seed = { $line ->
    [0] это не то зерно, с которым началась партия
   *[other] строка { $line }: это не то зерно, с которым началась партия
 }
wrong-outcome = строка { $line }: в записи { $told }, но из зерна следует { $true }
not-revealed = эти кубики проверить нельзя: { $why ->
    [unfinished] зерно открывается, когда партия окончена
    [by_hand] их бросали вручную, а не по зерну
   *[other] в записи нет зерна
 }
deal-count = вручную разложено ({ $kind ->
    [tools] инструменты
    [publics] общие цели
    [privates] личные цели
    [pioneers] срочные цели
    [ornaments] орнаменты
    [patterns] витражи
   *[other] { $kind }
 }): разных — { $given }, а нужно { $wanted }
deal-not-in-deck = вручную разложено ({ $kind ->
    [tools] инструменты
    [publics] общие цели
    [privates] личные цели
    [pioneers] срочные цели
    [ornaments] орнаменты
    [patterns] витражи
   *[other] { $kind }
 }): { $given } нет в колоде этого стола; есть { $known }
too-many-words = { $kind ->
    [name] имён
    [nonce] собственных слов
   *[other] { $kind }:
 } задано { $given }, а мест { $seats }
bad-word = { $word } не годится: { $kind ->
    [name] имя
    [nonce] собственное слово
   *[other] { $kind }
 } — это одна строка от 1 до 64 знаков
bad-seed = "{ $seed }" — не зерно: нужно одно слово без пробелов
