### Looking at a game again: the first screen of a review, a mistake looked at, the scrubber of a replay, checked dice
# translated, no printed source

## The first screen of a review
looking-lost = Упущено своими решениями
looking-luck = Удача
looking-worst = Что обошлось дороже всего
looking-flawless = Ни один ход не стоил ничего заметного. Хорошая игра!
looking-side = { $side ->
    [played] Сыграно
    [better] Лучше
   *[both] Оба
 }
looking-course = Ожидаемые очки, ход за ходом
looking-pick = Нажмите на отметку, чтобы посмотреть ход.
looking-details = Все числа
looking-start = Ожидалось в начале
looking-deal = Удача раздачи
looking-dice = Удача кубиков
looking-others = Действия других
looking-drift = Оценка изменилась сама
looking-bound = { $alone ->
    [yes] Возможно, если знать все кубики, без инструментов
   *[no] Возможно, если знать все кубики, без соперников и инструментов
 }

## A mistake looked at
ghost-played = сыграно
ghost-better = лучше { $gain }
looking-cost = { $label ->
    [best] лучшее
    [fine] хорошо
    [slip] неточность
   *[blunder] грубая ошибка
 }, потеряно { $points }
looking-expected = Ожидаемые очки: { $before } с лучшим ходом, { $after } после этого
looking-back = К разбору
looking-previous = Предыдущая ошибка
looking-next = Следующая ошибка
looking-place = { $number } из { $count }
looking-whole = Весь стол
looking-show = Что показано
looking-counts = За что очки

## The scrubber of a replay
scrubber-label = Ход партии
scrubber-turn = { $turn ->
    [0] { $round ->
        [0] Выбор витражей
       *[other] Конец
     }
    [1] Раунд { $round }, первый ход: { $name }
   *[other] Раунд { $round }, второй ход: { $name }
 }
scrubber-points = Очки к этому моменту: { $points }
scrubber-points-of = { $name } { $points }
scrubber-expected = Ожидаемые очки: { $points }
scrubber-mistake = { $label ->
    [slip] Неточность
   *[blunder] Грубая ошибка
 }: потеряно { $points }
replay-lines = По строкам
replay-previous = { $by ->
    [round] Предыдущий раунд
    [line] Предыдущая строка
   *[turn] Предыдущий ход
 }
replay-next = { $by ->
    [round] Следующий раунд
    [line] Следующая строка
   *[turn] Следующий ход
 }
replay-step = { $by ->
    [round] Раунд
    [line] Строка
   *[turn] Ход
 }
replay-more = Ещё

## Dice that are checked
checked-outcomes = Все исходы по порядку
checked-range = { $from }–{ $to } из { $count }
checked-earlier = Раньше
checked-later = Позже
checked-number = Номер
checked-line = Строка записи
checked-drawn = Вышло
checked-means = Ему отвечают
checked-numbers = { $low }–{ $high } из { $total }
checked-result = Проверка
checked-true = следует из зерна
checked-false = не следует из зерна
