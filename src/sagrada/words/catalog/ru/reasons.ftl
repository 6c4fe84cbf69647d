### Почему что-то нельзя, для тех, кто касается экрана: кратко, без хода и со словами вместо записи кубиков.
# translated, no printed source
tap-not-asked = { $awaited ->
    [choose_pattern] Сначала выберите витраж
    [keep_ornaments] Сначала решите, какие орнаменты оставить
    [claim_pioneer] Сначала решите, забирать ли срочную цель
    [payment] Сначала выберите, чем платить за инструмент
    [change_by_one] Сначала выберите, на один больше или меньше
    [swap_with_track] Сначала коснитесь кубика на счётчике раундов
    [swap_with_seat] Сначала выберите кубик чужого витража
    [set_shade] Сначала выберите яркость
    [move_die] Сначала коснитесь кубика, а затем его новой ячейки
    [take_extra] Сначала возьмите второй кубик
    [remove_die] Сначала уберите кубики, чтобы витраж был в порядке
   *[other] Не сейчас
 }
tap-free = Здесь уже стоит { $other }
tap-cell-color = Сюда нужен { $wanted } кубик
tap-cell-shade = Сюда нужна яркость { $wanted }
tap-touch = Рядом нет ни одного кубика, даже по диагонали
tap-border = Первый кубик ставят с краю
tap-touches-a-die = С «Угольником для резки стекла» рядом не должно быть других кубиков
tap-strife = { $die } сюда не встанет: не позволяет планшет «{ $board }»
tap-equal-color = Рядом { $other } того же цвета
tap-equal-shade = Рядом { $other } той же яркости
tap-cant-be-placed = { $die } никуда не встанет
tap-one-die-a-turn = В этот ход кубик уже взят
tap-one-tool-a-turn = В этот ход инструмент уже применён
tap-tool-needs-die-in-hand = Сначала возьмите кубик
tap-tool-needs-empty-hand = Сначала поставьте кубик
tap-first-turn-only = Только в первый ход раунда
tap-second-turn-only = Только во второй ход раунда
tap-after-placing-only = Только когда кубик уже поставлен
tap-before-taking-only = Только пока кубик не взят
tap-before-round-seven = Только в первые шесть раундов
tap-track-is-empty = На счётчике раундов пока нет кубиков
tap-window-is-empty = Ваш витраж пока пуст
tap-tool-cant-be-finished = Сейчас не получится применить до конца
tap-too-few-tokens = { $tokens ->
    [0] Стоит { $price }, а фишек не осталось
   *[other] Стоит { $price }, а у вас { $tokens }
 }
tap-no-die-to-pay = Чтобы заплатить, нужен { $color } кубик, а в резерве его нет
tap-tool-left-the-game = Выбыл из игры
tap-needs-gray-die = Для только что взятого серого кубика
tap-needs-colored-die = Для только что взятого кубика, но не серого
tap-no-gray-on-track = На счётчике раундов нет серого кубика
tap-no-gray-in-window = В вашем витраже нет серого кубика
tap-gray-on-color-cell = Серым кубикам нельзя на цветные ячейки
tap-nothing-to-undo = { $why ->
    [chance] Отменить уже нельзя: с тех пор выпали кубики
    [reveal] Отменить уже нельзя: с тех пор что-то открылось
    [challenge] Отменить уже нельзя: с тех пор была проверка витража
    [over] Партия окончена
   *[other] Отменять нечего
 }
tap-undo-foreign = Последний ход сделали не вы, а { $author }
tap-no-mover = Сначала примените инструмент, который переставляет кубики
tap-stale-move = На столе уже другое положение; посмотрите ещё раз
