### Looking at a game again: the first screen of a review, a mistake looked at, the scrubber of a replay, checked dice
# translated, no printed source

## The first screen of a review
looking-lost = Утрачено власними рішеннями
looking-luck = Удача
looking-worst = Що обійшлося найдорожче
looking-flawless = Жоден хід не коштував нічого помітного. Гарна гра!
looking-side = { $side ->
    [played] Зіграно
    [better] Краще
   *[both] Обидва
 }
looking-course = Очікувані очки, хід за ходом
looking-pick = Натисніть на позначку, щоб подивитися хід.
looking-details = Усі числа
looking-start = Очікувалося на початку
looking-deal = Удача роздачі
looking-dice = Удача кубиків
looking-others = Дії інших
looking-drift = Оцінка змінилася сама
looking-bound = { $alone ->
    [yes] Можливо, якщо знати всі кубики, без інструментів
   *[no] Можливо, якщо знати всі кубики, без суперників та інструментів
 }

## A mistake looked at
ghost-played = зіграно
ghost-better = краще { $gain }
looking-cost = { $label ->
    [best] найкраще
    [fine] добре
    [slip] неточність
   *[blunder] груба помилка
 }, втрачено { $points }
looking-expected = Очікувані очки: { $before } з найкращим ходом, { $after } після цього
looking-back = До розбору
looking-previous = Попередня помилка
looking-next = Наступна помилка
looking-place = { $number } з { $count }
looking-whole = Увесь стіл
looking-show = Що показано
looking-counts = За що очки

## The scrubber of a replay
scrubber-label = Перебіг гри
scrubber-turn = { $turn ->
    [0] { $round ->
        [0] Вибір вітражів
       *[other] Кінець
     }
    [1] Раунд { $round }, перший хід: { $name }
   *[other] Раунд { $round }, другий хід: { $name }
 }
scrubber-points = Очки на цей момент: { $points }
scrubber-points-of = { $name } { $points }
scrubber-expected = Очікувані очки: { $points }
scrubber-mistake = { $label ->
    [slip] Неточність
   *[blunder] Груба помилка
 }: втрачено { $points }
replay-lines = По рядках
replay-previous = { $by ->
    [round] Попередній раунд
    [line] Попередній рядок
   *[turn] Попередній хід
 }
replay-next = { $by ->
    [round] Наступний раунд
    [line] Наступний рядок
   *[turn] Наступний хід
 }
replay-step = { $by ->
    [round] Раунд
    [line] Рядок
   *[turn] Хід
 }
replay-more = Ще

## Dice that are checked
checked-outcomes = Усі результати за порядком
checked-range = { $from }–{ $to } з { $count }
checked-earlier = Раніше
checked-later = Пізніше
checked-number = Номер
checked-line = Рядок журналу
checked-drawn = Випало
checked-means = Йому відповідають
checked-numbers = { $low }–{ $high } з { $total }
checked-result = Перевірка
checked-true = випливає із зерна
checked-false = не випливає із зерна
