### Розбір партії та підказки: скільки варта послідовність дій і чому. Кубики й комірки записано, як у записі ходів.

# translated, no printed source

## Порада
advice-line = { $count ->
    [1] { $last }
   *[other] { $first } і { $last }
 }
advice-take = { $again ->
    [yes] узяти також { $die }
   *[no] узяти { $die }
 }
advice-put = покласти { $told ->
    [yes] його
   *[no] { $die }
 } на { $cell }
advice-use = використати «{ $tool }»
advice-shade = зробити його { $die }
advice-pay = заплатити фішками привілею
advice-pay-die = заплатити { $die }
advice-swap = обміняти його на { $die } з треку раундів
advice-exchange = обміняти його на { $die } з { $cell } вітража { $seat }
advice-move = перемістити { $die } з { $from } на { $to }
advice-clamp = поміняти { $die } на { $from } і { $other } на { $to } місцями
advice-return = повернути його в резерв
advice-stop = на цьому спинитися
advice-remove = прибрати { $die } з { $cell }
advice-choose = вибрати «{ $pattern }»
advice-keep = { $count ->
    [0] не лишати орнаментів
   *[other] лишити собі { $names }
 }
advice-claim = забрати карту першопрохідця «{ $pioneer }»
advice-pass = спасувати
advice-end = завершити хід
advice-see = подивитися, що дасть кубик

## Розбір
nothing-to-review = у цьому журналі немає рішення, яке можна було б розібрати
review-seat = { $name }: { $over ->
    [yes] { $alone ->
        [yes] очок понад ціль — { $final }
       *[no] очок — { $final }
     }
   *[no] журнал обривається; { $alone ->
        [yes] очікувано очок понад ціль — { $final }
       *[no] очікувано очок — { $final }
     }
 }, на початку очікувалося { $start }.
review-sum = Втрачено через помилки { $lost }. Удача { $luck }: роздача { $deal }, кубики { $dice }, суперники { $others }. Похибка оцінки { $drift }.
review-bound = { $alone ->
    [yes] Якщо знати всі кубики й грати без інструментів: { $points } понад ціль.
   *[no] Якщо знати всі кубики й грати без суперників та інструментів — очок: { $points }.
 }
review-counts = Рішення: найкращих { $best }, добрих { $fine }, { $slip ->
    [one] { $slip } неточність
    [few] { $slip } неточності
    [many] { $slip } неточностей
   *[other] { $slip } неточності
 }, { $blunder ->
    [one] { $blunder } груба помилка
    [few] { $blunder } грубі помилки
    [many] { $blunder } грубих помилок
   *[other] { $blunder } грубої помилки
 }.
review-moment = { $kind ->
    [window] Вітраж
    [ornaments] Орнаменти
    [removal] Раунд { $round }, прибирання кубиків
   *[turn] Раунд { $round }, { $turn ->
        [1] перший
       *[other] другий
     } хід
 }
review-decision = { $moment }: { $label ->
    [fine] добре
    [slip] неточність
   *[blunder] груба помилка
 }, зіграно { $played }, втрата { $loss }. Краще: { $better }.

## Зображення розбору
review-title = { $name }: { $over ->
    [yes] { $alone ->
        [yes] понад ціль — { $final }
       *[no] очок — { $final }
     }
   *[no] очікувано { $final }, журнал обривається
 }
review-lost = Втрачено через помилки
review-luck = Удача
review-start = Очікувано на початку
review-drift = Похибка оцінки
review-in-dice = Відомі кубики, без суперників
review-round = Раунд
review-curve = Очікувані очки
review-losses = Ціна кожного рішення
review-legend-fine = добре
review-legend-slip = ? неточність
review-legend-blunder = ! груба помилка
review-described = { $name }: на початку очікувалося { $start }, через помилки втрачено { $lost }, удача { $luck }, наприкінці { $final }.

## Підказки
hint-numbered = { $number }. { $hint }
hint-move = { $move }: { $advice }; очікувано очок: { NUMBER($worth, minimumFractionDigits: 1) }.
hint-scores = «{ $card }» дає на { $points } { $more ->
    [yes] більше
   *[no] менше
 }.
hint-nearer = { $columns ->
    [yes] Стовпцю { $line }
   *[no] Ряду { $line }
 } тоді бракуватиме { $lacks ->
    [one] { $lacks } кубика
    [few] { $lacks } кубиків
    [many] { $lacks } кубиків
   *[other] { $lacks } кубика
 } для «{ $card }».
hint-breaks = { $columns ->
    [yes] Стовпець { $line }
   *[no] Ряд { $line }
 } уже не дасть очок за «{ $card }».
hint-closes = { $count ->
    [1] { $cells } тоді вже не прийме жодного кубика.
   *[other] { $cells } тоді вже не приймуть жодного кубика.
 }
hint-opens = Кубик знову можна покласти: { $cells }.
hint-takes = { $die } знадобився б суперникові ({ $name }): він вартий на { NUMBER($points, minimumFractionDigits: 1) } більше, ніж наступний за якістю.
hint-room = Далі підійшло б { $count } із 30 різних кубиків.

## The review of any seat, at a finished table or from a log that was opened
review-play = Розібрати гру
review-whose = Чия гра
