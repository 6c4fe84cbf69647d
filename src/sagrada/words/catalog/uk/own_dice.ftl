### Own dice: somebody rolls real dice and taps them in

own-dice = Свої кубики: хтось кидає справжні кубики й позначає, що випало
own-dice-lobby = За цим столом грають своїми кубиками. Карти роздає програма; що випало на кубиках, позначає господар столу або будь-хто, хто за ним сидить.
own-dice-roll-step = { $tell ->
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
own-dice-roll-next = { $tell ->
    [gray] Тепер сірий кубик із запасу біля треку раундів
   *[shade] Тепер цей: { $die }
 }
own-dice-roll-full = Усі кубики позначено; перевірте їх ще раз
own-dice-roll-wait = { $host ->
    [none] Чекаємо на кубики.
   *[other] Чекаємо, поки { $host } кине кубики.
 }
own-dice-roll-here = Позначити кубики тут
own-dice-roll-close = Залишити господарю столу
own-dice-tray = Який кубик випав
own-dice-tray-tapped = Уже позначено
own-dice-tray-empty = ще не кинуто
own-dice-tray-left = { $left ->
    [0] немає
   *[other] ще { $left }
 }
own-dice-tray-left-of = { $color }: у мішечку { $left }
own-dice-tray-back = Прибрати останній
own-dice-tray-clear = Прибрати: { $die }
own-dice-tray-send = Викласти на стіл
own-dice-tray-news = { $die }, { $at } із { $count }
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
