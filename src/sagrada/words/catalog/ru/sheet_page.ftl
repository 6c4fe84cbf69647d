### Лист подсчёта очков в браузере, для партии за настоящим столом

# terms (витраж, кубик, цель, фишка привилегий, счётчик раундов): name from the rulebook/cards
# everything else: translated, no printed source

## Стол
sheet-title = Подсчёт очков
sheet-table = Стол
sheet-players = Игроки
sheet-solo = Считать по правилам одиночной игры
sheet-publics = Общие цели ({ $chosen } из { $wanted })
sheet-modules = Дополнение «Слава»
sheet-option = { $option ->
    [gray_ornaments] Серый не считается цветом орнамента
    [ornaments_break_ties] Орнаменты не учитываются при ничьей
   *[color_pairs] «{ $card }»: считаются только пары, касающиеся по диагонали
 }
sheet-board = Планшет решительности
sheet-not-chosen = Не выбрано
sheet-pioneer = Срочная цель { $number }
sheet-claimed = Кто взял
sheet-nobody = Никто

## Игрок
sheet-windows = Витражи
sheet-name = Имя
sheet-pattern = Витраж
sheet-pattern-choose = Выбрать…
sheet-pattern-unknown = Неизвестный или пустой
sheet-pattern-own = Другой: нарисовать его рисунок
sheet-print-draw = Нарисовать рисунок
sheet-print-done = Рисунок готов
sheet-choose-pattern = Витраж: { $name }
sheet-search = Поиск по названию
sheet-no-pattern = Витража с таким названием нет.
sheet-privates = Личная цель{ $most ->
    [1] { "" }
   *[other] { " " }{ $number }
 }
sheet-ornaments = Орнамент { $number }
sheet-favor = Осталось фишек
sheet-fewer = На одну фишку меньше
sheet-more = На одну фишку больше
sheet-track = Счётчик раундов
sheet-track-add = Кубики на счётчике
sheet-track-remove = Убрать со счётчика раундов: { $die }

## Кубики
sheet-palette = Кубики на выбор
sheet-clear = Пустая ячейка
sheet-hint = Коснитесь ячейки, затем её кубика — или кубика, затем его ячеек.
sheet-hint-cell = { $name }, { $cell }: выберите кубик, который там стоит.
sheet-hint-brush = { $die }: отметьте её ячейки. Коснитесь кубика ещё раз, чтобы убрать его.
sheet-hint-clear = Отметьте ячейки, которые надо очистить. Коснитесь «Пустая ячейка» ещё раз, чтобы закончить.
sheet-hint-track = Выберите кубики, которые лежат на счётчике раундов.
sheet-hint-print = Рисунок: коснитесь ячейки, затем того, что на ней напечатано, или наоборот.
sheet-hint-letter = { $color }, теперь цифра от 1 до 6.

## Итог
sheet-result = Итог
sheet-so-far = Пока что
sheet-empty = Заполняйте витражи — очки считаются сразу.
sheet-alone = { $points }.{ $solo ->
    [yes] { " " }Хватит ли этого, покажут кубики на счётчике раундов.
   *[no] { "" }
 }
sheet-tied = Поровну во всём, { $points }: { $names }.
sheet-decided = выше следующего места { $by ->
    [private] по очкам за личную цель
    [ornaments] по очкам за личную цель и орнаменты
    [favor] по фишкам привилегий
    [first_turn] благодаря более позднему первому ходу последнего раунда
   *[last_turn] благодаря более позднему последнему ходу партии
 }
sheet-began = Кто начинал последний раунд?
sheet-began-words = Нужно только при ничьей. Игроки перечислены так, как сидят за столом.
sheet-skipped = Без второго хода в последнем раунде ({ $tool })
sheet-missing = Ещё не указано
sheet-missing-publics = Общие цели: выбрано { $chosen } из { $wanted }.
sheet-missing-board = Планшет решительности: без него серые кубики по его правилу не проверяются.
sheet-missing-pioneers = Срочные цели: выложено { $chosen } из { $wanted }.
sheet-missing-dice = Кубики в витраже: { $names }.
sheet-missing-pattern = Карта витража: { $names }. До тех пор проверяются только соседние кубики.
sheet-missing-private = { $wanted ->
    [1] Личная цель: { $names }.
   *[other] Личные цели ({ $wanted }): { $names }.
 }
sheet-missing-track = Кубики на счётчике раундов: по ним видно, сколько нужно превысить.
sheet-faults = Нарушения правил
sheet-allow = Так разрешил инструмент
sheet-allowed = { $cell } { $die }: так поставил инструмент, вопреки рисунку.
sheet-in-order = Ни один кубик не нарушает правил.
sheet-lines = По строкам
sheet-pioneers-line = Срочные цели

## Конец
sheet-print = Печать
sheet-over = Начать заново
sheet-over-question = Начать заново?
sheet-over-words = Все витражи, карты и имена на этом листе будут стёрты.
sheet-over-yes = Очистить лист
sheet-over-no = Оставить
