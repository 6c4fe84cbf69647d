### Чому щось не можна, для тих, хто торкається екрана: коротко, без ходу й зі словами замість запису кубиків.
# translated, no printed source
tap-not-asked = { $awaited ->
    [choose_pattern] Спершу виберіть вітраж
    [keep_ornaments] Спершу вирішіть, які орнаменти лишити
    [claim_pioneer] Спершу вирішіть, чи забирати карту першопрохідця
    [payment] Спершу виберіть, чим платити за інструмент
    [change_by_one] Спершу виберіть, на один більше чи менше
    [swap_with_track] Спершу торкніться кубика на треку раундів
    [swap_with_seat] Спершу виберіть кубик чужого вітража
    [set_shade] Спершу виберіть відтінок
    [move_die] Спершу торкніться кубика, а тоді його нової комірки
    [take_extra] Спершу візьміть другий кубик
    [remove_die] Спершу приберіть кубики, щоб вітраж був за правилами
   *[other] Не зараз
 }
tap-free = Тут уже лежить { $other }
tap-cell-color = Сюди потрібен { $wanted } кубик
tap-cell-shade = Сюди потрібен відтінок { $wanted }
tap-touch = Поруч немає жодного кубика, навіть по діагоналі
tap-border = Перший кубик кладуть на край
tap-touches-a-die = З «Лінійкою з корковою основою» поруч не має бути інших кубиків
tap-strife = { $die } сюди не стане: забороняє планшет «{ $board }»
tap-equal-color = Поруч { $other } того самого кольору
tap-equal-shade = Поруч { $other } того самого відтінку
tap-cant-be-placed = { $die } ніде не стане
tap-one-die-a-turn = Цього ходу кубик уже взято
tap-one-tool-a-turn = Цього ходу інструмент уже використано
tap-tool-needs-die-in-hand = Спершу візьміть кубик
tap-tool-needs-empty-hand = Спершу покладіть кубик
tap-first-turn-only = Лише першого ходу в раунді
tap-second-turn-only = Лише другого ходу в раунді
tap-after-placing-only = Лише коли кубик уже покладено
tap-before-taking-only = Лише поки кубик не взято
tap-before-round-seven = Лише в перші шість раундів
tap-track-is-empty = На треку раундів поки немає кубиків
tap-window-is-empty = Ваш вітраж поки порожній
tap-tool-cant-be-finished = Зараз не вдасться довести до кінця
tap-too-few-tokens = { $tokens ->
    [0] Коштує { $price }, а фішок не лишилося
   *[other] Коштує { $price }, а у вас { $tokens }
 }
tap-no-die-to-pay = Щоб заплатити, потрібен { $color } кубик, а в резерві його немає
tap-tool-left-the-game = Вибув із гри
tap-needs-gray-die = Для щойно взятого сірого кубика
tap-needs-colored-die = Для щойно взятого кубика, але не сірого
tap-no-gray-on-track = На треку раундів немає сірого кубика
tap-no-gray-in-window = У вашому вітражі немає сірого кубика
tap-gray-on-color-cell = Сірим кубикам не можна на кольорові комірки
tap-nothing-to-undo = { $why ->
    [chance] Скасувати вже не можна: відтоді випали кубики
    [reveal] Скасувати вже не можна: відтоді щось відкрито
    [challenge] Скасувати вже не можна: відтоді була перевірка вітража
    [over] Гру завершено
   *[other] Скасовувати нічого
 }
tap-undo-foreign = Останній хід зробили не ви, а { $author }
tap-no-mover = Спершу використайте інструмент, що переміщує кубики
tap-stale-move = На столі вже інше положення; погляньте ще раз
