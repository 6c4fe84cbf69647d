### Что не так с позицией, набранной человеком (sagrada score, sagrada legal), и неизвестные id (sagrada cards).

## Где
# translated, no printed source
element = элемент { $index }: { $problem }
seat-problem = место { $seat }: { $problem }
cell-problem = { $cell }: { $problem }
exempt-problem = в "exempt": { $problem }
round-track-problem = в "round_track": { $problem }

## Форма
# translated, no printed source
must-be-object = здесь нужен объект JSON с ключами из числа { $known }; а это { $value }
must-be-list = "{ $key }" — список в квадратных скобках; а это { $value }
must-be-texts = "{ $key }" — список текстов в кавычках; { $value } — не такой
must-be-text = "{ $key }" — текст в кавычках; а это { $value }
must-be-yes-or-no = "{ $key }" — true или false, без кавычек; а это { $value }
must-be-choice = "{ $key }" — одно из { $known }, в кавычках; а это { $value }
must-be-count = "{ $key }" — целое число от 0 до { $most }, без кавычек; а это { $value }
must-be-seats = "{ $key }" — список мест, которые здесь нумеруются от 0 до { $last }; { $value } — не такое
must-be-pattern = "pattern" — id напечатанного витража или сетка из четырёх текстов по пять знаков, таких как ".4.Y6"; а это { $value }
unknown-key = ключа "{ $key }" здесь нет; известны: { $known }
missing-key = { $key ->
    [seats] не хватает "seats": списка, где на витраж каждого игрока приходится одна запись
    [window] не хватает "window": списка из четырёх рядов вида ".. R2 .. .. ..", верхний ряд первым
    [die] не хватает "die": кубика, который нужно поставить, например "R5"
   *[other] не хватает "{ $key }"
 }

## Карты и кубики
# name from the rulebook/cards: витраж, общая цель, личная цель, планшет решительности, срочная цель, орнамент
unknown-card = нет { $kind ->
    [pattern] витража
    [public] общей цели
    [private] личной цели
    [edition] издания
    [ignore] отключаемого правила
    [modules] модуля
    [strife_board] планшета решительности
    [pioneers] срочной цели
    [ornaments] орнамента
   *[other] карты
 } "{ $id }"; известны: { $known }
unknown-card-but-close = нет { $kind ->
    [pattern] витража
    [public] общей цели
    [private] личной цели
    [edition] издания
    [ignore] отключаемого правила
    [modules] модуля
    [strife_board] планшета решительности
    [pioneers] срочной цели
    [ornaments] орнамента
   *[other] карты
 } "{ $id }"; возможно, имелось в виду { $known }?
unknown-card-see-list = нет карты "{ $id }"; полный список даёт `sagrada cards`
card-twice = { $key ->
    [public] общая цель "{ $id }" указана дважды, а на столе она лежит одна
    [pioneers] срочная цель "{ $id }" указана дважды, а она только одна
    [ornaments] орнамент "{ $id }" указан дважды для одного места
   *[other] личная цель "{ $id }" указана дважды для одного места
 }
window-rows = "window" — список из четырёх рядов, верхний ряд первым; здесь рядов: { $rows }
gray-die = { $lacks ->
    [strife_board] серому кубику нужен планшет решительности, который говорит, где ему можно лежать: добавьте "strife_board"
   *[other] серые кубики относятся к модулю «Решительность» дополнения «Слава»: добавьте "strife" в "modules"
 }
pattern-grid = сетка в "pattern" не может быть витражом: { $problem }
exempt-without-die = в "exempt" названа ячейка { $cell }, но кубика там нет

## Стол
# translated, no printed source
order-of-all-seats = "last_round_order" называет каждое место от 0 до { $last } по одному разу, в порядке их первых ходов; а это { $order }
solo-has-one-seat = в одиночной игре одно место; в этой позиции мест: { $seats }
solo-without-favor = в одиночной игре по правилам { $edition } нет фишек привилегий; "favor" должно быть 0, а это { $favor }

## «Слава»
# name from the rulebook/cards: орнамент, срочная цель, общая цель
key-needs-module = "{ $key }" относится к модулю { $module } дополнения «Слава»: добавьте "{ $module }" в "modules"
public-needs-module = общая цель "{ $id }" относится к модулю { $module } дополнения «Слава»: добавьте "{ $module }" в "modules"
rivalry-alone = общая цель "{ $id }" сравнивает игроков, а в этой позиции игрок только один
too-many-cards = { $key ->
    [ornaments] у игрока может остаться не больше двух орнаментов; в этом списке их { $cards }
   *[other] на столе лежит не больше трёх срочных целей; в этом списке их { $cards }
 }
pioneer-not-on-table = срочная цель "{ $id }" кем-то взята, но её нет среди "pioneers" стола
pioneer-claimed-twice = срочная цель "{ $id }" уже взята одним из предыдущих мест, а достаётся она только одному игроку
