### Own dice: somebody rolls real dice and taps them in

own-dice = Свои кубики: кто-то бросает настоящие кубики и отмечает, что выпало
own-dice-lobby = За этим столом играют своими кубиками. Карты раздаёт программа; что выпало на кубиках, отмечает хозяин стола или любой, кто за ним сидит.
own-dice-roll-step = { $tell ->
    [die] { $count ->
        [one] Бросьте { $count } кубик из мешочка и отметьте его
        [few] Бросьте { $count } кубика из мешочка и отметьте их
       *[many] Бросьте { $count } кубиков из мешочка и отметьте их
     }
    [gray] Бросьте серый кубик из запаса у счётчика раундов и отметьте его
    [shade] { $count ->
        [one] Перебросьте кубик ({ $die }) и отметьте, что выпало
        [few] Перебросьте { $count } кубика по одному, сначала этот: { $die }
       *[many] Перебросьте { $count } кубиков по одному, сначала этот: { $die }
     }
   *[color] Вытяните кубик из мешочка и отметьте его цвет
 }
own-dice-roll-next = { $tell ->
    [gray] Теперь серый кубик из запаса у счётчика раундов
   *[shade] Теперь этот: { $die }
 }
own-dice-roll-full = Все кубики отмечены; проверьте их ещё раз
own-dice-roll-wait = { $host ->
    [none] Ждём кубики.
   *[other] Ждём, пока { $host } бросит кубики.
 }
own-dice-roll-here = Отметить кубики здесь
own-dice-roll-close = Оставить хозяину стола
own-dice-tray = Какой кубик выпал
own-dice-tray-tapped = Уже отмечены
own-dice-tray-empty = ещё не брошен
own-dice-tray-left = { $left ->
    [0] нет
   *[other] ещё { $left }
 }
own-dice-tray-left-of = { $color }: в мешочке { $left }
own-dice-tray-back = Убрать последний
own-dice-tray-clear = Убрать: { $die }
own-dice-tray-send = Выложить на стол
own-dice-tray-news = { $die }, { $at } из { $count }
roll-count = { $wanted ->
    [one] ожидается { $wanted } кубик
    [few] ожидаются { $wanted } кубика
   *[many] ожидается { $wanted } кубиков
 }, названо { $given }
roll-form = { $word } — не то, что ожидается: { $tell ->
    [die] кубик из мешочка, например R5
    [gray] серый кубик из запаса, например S5
    [shade] новый оттенок кубика { $die }, например =4
   *[color] цвет вытянутого кубика, например B
 }
bag-is-out = { $word }: в мешочке не осталось { $color ->
    [R] красных
    [Y] жёлтых
    [G] зелёных
    [B] синих
    [P] фиолетовых
   *[S] серых
 } кубиков
