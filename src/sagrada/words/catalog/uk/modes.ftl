### Modes of play: own dice, honor tables, solo, pioneers that are asked for

## A new table
modes-own-dice = Свої кубики: хтось кидає справжні кубики й позначає, що випало
modes-ask-claims = Питати, перш ніж забрати карту першопрохідця

## Own dice
modes-own-dice-lobby = За цим столом грають своїми кубиками. Карти роздає програма; що випало на кубиках, позначає господар столу або будь-хто, хто за ним сидить.
modes-roll-step = { $tell ->
    [die] { $count ->
        [one] Киньте { $count } кубик із мішечка й позначте його
        [few] Киньте { $count } кубики з мішечка й позначте їх
       *[many] Киньте { $count } кубиків із мішечка й позначте їх
     }
    [gray] Киньте сірий кубик із запасу біля треку раундів і позначте його
    [shade] { $count ->
        [one] Перекиньте кубик ({ $die }) і позначте, що випало
        [few] Перекиньте { $count } кубики по одному, спершу цей: { $die }
       *[many] Перекиньте { $count } кубиків по одному, спершу цей: { $die }
     }
   *[color] Витягніть кубик із мішечка й позначте його колір
 }
modes-roll-next = { $tell ->
    [gray] Тепер сірий кубик із запасу біля треку раундів
   *[shade] Тепер цей: { $die }
 }
modes-roll-full = Усі кубики позначено; перевірте їх ще раз
modes-roll-wait = { $host ->
    [none] Чекаємо на кубики.
   *[other] Чекаємо, поки { $host } кине кубики.
 }
modes-roll-here = Позначити кубики тут
modes-roll-close = Залишити господарю столу
modes-tray = Який кубик випав
modes-tray-tapped = Уже позначено
modes-tray-empty = ще не кинуто
modes-tray-left = { $left ->
    [0] немає
   *[other] ще { $left }
 }
modes-tray-left-of = { $color }: у мішечку { $left }
modes-tray-back = Прибрати останній
modes-tray-clear = Прибрати: { $die }
modes-tray-send = Викласти на стіл
modes-tray-news = { $die }, { $at } із { $count }
roll-count = { $wanted ->
    [one] очікується { $wanted } кубик
    [few] очікуються { $wanted } кубики
   *[many] очікується { $wanted } кубиків
 }, названо { $given }
roll-form = { $word } — не те, що очікується: { $tell ->
    [die] кубик із мішечка, наприклад R5
    [gray] сірий кубик із запасу, наприклад S5
    [shade] новий відтінок кубика { $die }, наприклад =4
   *[color] колір витягнутого кубика, наприклад B
 }
bag-is-out = { $word }: у мішечку не залишилося { $color ->
    [R] червоних
    [Y] жовтих
    [G] зелених
    [B] синіх
    [P] фіолетових
   *[S] сірих
 } кубиків

## Honor tables
modes-challenge = Вимагати перевірки вітража: { $name }
modes-challenge-held = Перевірка чекає
modes-challenge-held-words = { $by } вимагає перевірки; вітраж: { $target }. Його оглянуть, коли в руці не буде кубика й жоден інструмент не буде в роботі.
modes-at-fault = { $own ->
    [yes] Ваш вітраж не в порядку. Прибирайте кубики на свій вибір, доки він не буде в порядку:
   *[no] Вітраж не в порядку ({ $name }), кубики прибирає власник:
 }
modes-audit = Останній огляд
modes-audit-clean = Усі вітражі були в порядку.

## Solo
modes-target = Треба більше, ніж (поки що)
modes-target-words = Сума кубиків на треку раундів
