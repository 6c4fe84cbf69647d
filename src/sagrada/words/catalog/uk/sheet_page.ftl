### Аркуш підрахунку очок у браузері, для партії за справжнім столом

# terms (вітраж, кубик, ціль, трек раундів, фішка привілею): name from the rulebook/cards
# everything else: translated, no printed source

## Стіл
sheet-title = Підрахунок очок
sheet-table = Стіл
sheet-players = Гравці
sheet-solo = Рахувати за правилами соло
sheet-publics = Загальні цілі ({ $chosen } з { $wanted })
sheet-modules = Доповнення «Слава»
sheet-option = { $option ->
    [gray_ornaments] Сірий не вважається кольором орнаменту
    [ornaments_break_ties] Орнаменти не враховуються за нічиєї
   *[color_pairs] «{ $card }»: рахуються лише пари, що торкаються по діагоналі
 }
sheet-board = Планшет розбрату
sheet-not-chosen = Не вибрано
sheet-pioneer = Першопрохідець { $number }
sheet-claimed = Хто забрав
sheet-nobody = Ніхто

## Гравець
sheet-windows = Вітражі
sheet-name = Ім'я
sheet-pattern = Вітраж
sheet-pattern-choose = Вибрати…
sheet-pattern-unknown = Невідомий або порожній
sheet-pattern-own = Інший: намалювати його малюнок
sheet-print-draw = Намалювати малюнок
sheet-print-done = Малюнок готовий
sheet-choose-pattern = Вітраж: { $name }
sheet-search = Пошук за назвою
sheet-no-pattern = Вітража з такою назвою немає.
sheet-privates = Особиста ціль{ $most ->
    [1] { "" }
   *[other] { " " }{ $number }
 }
sheet-ornaments = Орнамент { $number }
sheet-favor = Лишилося фішок
sheet-fewer = На одну фішку менше
sheet-more = На одну фішку більше
sheet-track = Трек раундів
sheet-track-add = Кубики на треку
sheet-track-remove = Прибрати з треку раундів: { $die }

## Кубики
sheet-palette = Кубики на вибір
sheet-clear = Порожня комірка
sheet-hint = Торкніться комірки, а тоді її кубика — або кубика, а тоді його комірок.
sheet-hint-cell = { $name }, { $cell }: виберіть кубик, що там лежить.
sheet-hint-brush = { $die }: позначте її комірки. Торкніться кубика ще раз, щоб відкласти його.
sheet-hint-clear = Позначте комірки, які треба спорожнити. Торкніться «Порожня комірка» ще раз, щоб закінчити.
sheet-hint-track = Виберіть кубики, що лежать на треку раундів.
sheet-hint-print = Малюнок: торкніться комірки, а тоді того, що на ній надруковано, або навпаки.
sheet-hint-letter = { $color }, тепер цифра від 1 до 6.

## Підсумок
sheet-result = Підсумок
sheet-so-far = Наразі
sheet-empty = Заповнюйте вітражі — очки рахуються одразу.
sheet-alone = { $points }.{ $solo ->
    [yes] { " " }Чи цього досить, покажуть кубики на треку раундів.
   *[no] { "" }
 }
sheet-tied = В усьому порівну, { $points }: { $names }.
sheet-decided = вище за наступне місце { $by ->
    [private] за очками особистої цілі
    [ornaments] за очками особистої цілі та орнаментів
    [favor] за фішками привілею
    [first_turn] завдяки пізнішому першому ходу в останньому раунді
   *[last_turn] завдяки пізнішому останньому ходу гри
 }
sheet-began = Хто починав останній раунд?
sheet-began-words = Потрібно лише за нічиєї. Гравців перелічено так, як вони сидять за столом.
sheet-skipped = Без другого ходу в останньому раунді ({ $tool })
sheet-missing = Ще не вказано
sheet-missing-publics = Загальні цілі: вибрано { $chosen } з { $wanted }.
sheet-missing-board = Планшет розбрату: без нього сірі кубики за його правилом не перевіряються.
sheet-missing-pioneers = Першопрохідці: викладено { $chosen } з { $wanted }.
sheet-missing-dice = Кубики у вітражі: { $names }.
sheet-missing-pattern = Карта вітража: { $names }. Доти перевіряються лише сусідні кубики.
sheet-missing-private = { $wanted ->
    [1] Особиста ціль: { $names }.
   *[other] Особисті цілі ({ $wanted }): { $names }.
 }
sheet-missing-track = Кубики на треку раундів: їхню суму треба перевершити.
sheet-faults = Порушення правил
sheet-allow = Так дозволив інструмент
sheet-allowed = { $cell } { $die }: покладено всупереч малюнку за допомогою інструмента.
sheet-in-order = Жоден кубик не порушує правил.
sheet-lines = Рядок за рядком
sheet-pioneers-line = Першопрохідці

## Кінець
sheet-print = Друк
sheet-over = Почати знову
sheet-over-question = Почати знову?
sheet-over-words = Усі вітражі, карти й імена на цьому аркуші буде стерто.
sheet-over-yes = Очистити аркуш
sheet-over-no = Залишити
