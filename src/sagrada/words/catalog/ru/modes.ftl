### Modes of play: own dice, honor tables, solo, pioneers that are asked for

## A new table
modes-own-dice = Свои кубики: кто-то бросает настоящие кубики и отмечает, что выпало
modes-ask-claims = Спрашивать, прежде чем забрать срочную цель

## Own dice
modes-own-dice-lobby = За этим столом играют своими кубиками. Карты раздаёт программа; что выпало на кубиках, отмечает хозяин стола или любой, кто за ним сидит.
modes-roll-step = { $tell ->
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
modes-roll-next = { $tell ->
    [gray] Теперь серый кубик из запаса у счётчика раундов
   *[shade] Теперь этот: { $die }
 }
modes-roll-full = Все кубики отмечены; проверьте их ещё раз
modes-roll-wait = { $host ->
    [none] Ждём кубики.
   *[other] Ждём, пока { $host } бросит кубики.
 }
modes-roll-here = Отметить кубики здесь
modes-roll-close = Оставить хозяину стола
modes-tray = Какой кубик выпал
modes-tray-tapped = Уже отмечены
modes-tray-empty = ещё не брошен
modes-tray-left = { $left ->
    [0] нет
   *[other] ещё { $left }
 }
modes-tray-left-of = { $color }: в мешочке { $left }
modes-tray-back = Убрать последний
modes-tray-clear = Убрать: { $die }
modes-tray-send = Выложить на стол
modes-tray-news = { $die }, { $at } из { $count }
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

## Honor tables
modes-challenge = Потребовать проверки витража: { $name }
modes-challenge-held = Проверка ждёт
modes-challenge-held-words = { $by } требует проверки; витраж: { $target }. Его осмотрят, когда в руке не будет кубика и ни один инструмент не будет в ходу.
modes-at-fault = { $own ->
    [yes] Ваш витраж не в порядке. Убирайте кубики по своему выбору, пока он не будет в порядке:
   *[no] Витраж не в порядке ({ $name }), кубики убирает владелец:
 }
modes-audit = Последний осмотр
modes-audit-clean = Все витражи были в порядке.

## Solo
modes-target = Нужно больше, чем (пока)
modes-target-words = Сумма кубиков на счётчике раундов
