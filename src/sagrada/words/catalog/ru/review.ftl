### Разборы партий и подсказки: чего стоит вариант и почему. Кубики и ячейки пишутся как в записи.

## Вариант как совет
# translated, no printed source
advice-line = { $count ->
    [1] { $last }
   *[other] { $first } и { $last }
 }
advice-take = { $again ->
    [yes] взять ещё { $die }
   *[no] взять { $die }
 }
advice-put = поставить { $told ->
    [yes] его
   *[no] { $die }
 } на { $cell }
advice-use = применить инструмент «{ $tool }»
advice-shade = сделать из него { $die }
advice-pay = заплатить фишками привилегий
advice-pay-die = заплатить кубиком { $die }
advice-swap = обменять его на { $die } со счётчика раундов
advice-exchange = обменять его на { $die } с { $cell } у { $seat }
advice-move = переместить { $die } с { $from } на { $to }
advice-clamp = поменять местами { $die } на { $from } и { $other } на { $to }
advice-return = вернуть его в резерв
advice-stop = на этом остановиться
advice-remove = убрать { $die } с { $cell }
advice-choose = выбрать витраж «{ $pattern }»
advice-keep = { $count ->
    [0] не оставлять орнаментов
   *[other] оставить: { $names }
 }
advice-claim = забрать срочную цель «{ $pioneer }»
advice-pass = спасовать
advice-end = закончить ход
advice-see = посмотреть, что выпадет

## Разбор
# translated, no printed source
nothing-to-review = в этой записи нет решений, которые можно разобрать
review-seat = { $name }: { $over ->
    [yes] { $alone ->
        [yes] очков сверх порога { $final }
       *[no] очков { $final }
     }
   *[no] запись обрывается; { $alone ->
        [yes] ожидается очков сверх порога { $final }
       *[no] ожидается очков { $final }
     }
 }, в начале ожидалось { $start }.
review-sum = Потеряно на решениях { $lost }. Удача { $luck }: раздача { $deal }, кубики { $dice }, соперники { $others }. Дрейф оценки { $drift }.
review-bound = { $alone ->
    [yes] Если знать все кубики и играть без инструментов: { $points } сверх порога.
   *[no] Если знать все кубики и играть без соперников и инструментов: очков { $points }.
 }
review-counts = Решения: лучших { $best }, хороших { $fine }, { $slip ->
    [one] { $slip } неточность
    [few] { $slip } неточности
    [many] { $slip } неточностей
   *[other] { $slip } неточности
 }, { $blunder ->
    [one] { $blunder } грубая ошибка
    [few] { $blunder } грубые ошибки
    [many] { $blunder } грубых ошибок
   *[other] { $blunder } грубой ошибки
 }.
review-moment = { $kind ->
    [window] Витраж
    [ornaments] Орнаменты
    [removal] Раунд { $round }, кубики убраны
   *[turn] Раунд { $round }, { $turn ->
        [1] первый
       *[other] второй
     } ход
 }
review-decision = { $moment }: { $label ->
    [fine] хорошо
    [slip] неточность
   *[blunder] грубая ошибка
 }, потеря { $loss }: { $played }. Лучше: { $better }.

## График разбора
# translated, no printed source
review-title = { $name }: { $over ->
    [yes] { $alone ->
        [yes] { $final } сверх порога
       *[no] очков { $final }
     }
   *[no] в месте обрыва записи ожидается { $final }
 }
review-lost = Потеряно на решениях
review-luck = Удача
review-start = Ожидалось в начале
review-drift = Дрейф
review-in-dice = Известные кубики, без соперников
review-round = Раунд
review-curve = Ожидаемые очки
review-losses = Чего стоило каждое решение
review-legend-fine = хорошо
review-legend-slip = ? неточность
review-legend-blunder = ! грубая ошибка
review-described = { $name }: в начале ожидалось { $start }, потеряно на решениях { $lost }, удача { $luck }, в итоге { $final }.

## Подсказки
# translated, no printed source
hint-numbered = { $number }. { $hint }
hint-move = { $move }: { $advice }; ожидается очков: { NUMBER($worth, minimumFractionDigits: 1) }.
hint-scores = «{ $card }»: на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
 } { $more ->
    [yes] больше
   *[no] меньше
 }.
hint-nearer = { $columns ->
    [yes] Колонке { $line }
   *[no] Ряду { $line }
 } останется добрать { $lacks ->
    [one] { $lacks } кубик
    [few] { $lacks } кубика
    [many] { $lacks } кубиков
   *[other] { $lacks } кубика
 } для цели «{ $card }».
hint-breaks = { $columns ->
    [yes] Колонка { $line }
   *[no] Ряд { $line }
 } больше не сможет принести очки за цель «{ $card }».
hint-closes = { $count ->
    [1] После этого { $cells } не примет ни одного кубика.
   *[other] После этого { $cells } не примут ни одного кубика.
 }
hint-opens = { $cells }: сюда снова можно поставить кубик.
hint-takes = { $name }: пригодился бы { $die }, он на { NUMBER($points, minimumFractionDigits: 1) } ценнее следующего по выгоде.
hint-room = Подходящих следующих кубиков: { $count } из 30 разных.

## The review of any seat, at a finished table or from a log that was opened
review-play = Разобрать игру
review-whose = Чья игра
