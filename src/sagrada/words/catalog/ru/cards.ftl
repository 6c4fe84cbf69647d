### Карты: названия и тексты. Решения — в rulings.ftl.

## Издания
# translated, no printed source
card-classic-name = Классика
card-classic-text = Правила большинства изданий: до четырёх мест играют всеми девяноста кубиками, а личная цель приносит сумму яркостей. При ничьей побеждает тот, чей последний ход в последнем раунде был позже.
card-classic-ours = кубик, которому нет места, взять нельзя; в правилах об этом не сказано. И рассчитаны они не больше чем на четверых: мешочек для пяти и шести мест наш, ровно на десять раундов.
card-classic-ru-name = Классика, русское издание
card-classic-ru-text = Классика с тринадцатью инструментами; при ничьей побеждает тот, чей первый ход в последнем раунде был позже. Тринадцатый инструмент — наша лучшая догадка. В правилах тринадцать карт витражей, но последней не показывает ни один источник: параметр thirteenth_card добавляет карту, придуманную нами.
card-classic-ru-ours = кубик, которому нет места, взять нельзя; в правилах об этом не сказано. И рассчитаны они не больше чем на четверых: мешочек для пяти и шести мест наш, ровно на десять раундов.
card-classic-it-name = Классика, итальянское издание
card-classic-it-text = Классика с собственным вариантом «меньше случайности»: из мешочка убирают часть кубиков, чтобы за двумя, тремя и четырьмя местами был вытянут каждый кубик.
card-classic-it-ours = кубик, которому нет места, взять нельзя; в правилах об этом не сказано. И рассчитаны они не больше чем на четверых: мешочек для пяти и шести мест наш, ровно на десять раундов. «Меньше случайности» напечатано только для двоих и троих.
card-revised-name = Новая редакция
card-revised-text = Мешочек меньше, и его вытягивают до последнего кубика; личная цель приносит три очка за кубик; взятый кубик, которому нет места, возвращают, и ход на этом заканчивается. Тринадцатый инструмент — наша лучшая догадка.
card-revised-ours = кубик, которому есть место, вернуть нельзя; в правилах об этом не сказано. И рассчитаны они не больше чем на четверых: мешочек для пяти и шести мест наш, ровно на десять раундов.

## Модули дополнения «Слава»
# name from the rulebook/cards
card-strife-name = Решительность
card-strife-text = Серые кубики и планшет, который ограничивает их места.
card-pioneers-name = Срочные цели
card-pioneers-text = Очки тому, кто первым выполнит условие.
card-ornaments-name = Орнаменты
card-ornaments-text = Двухцветные узоры: в начале фишка, в конце прибыль или убыток.
card-rivalry-name = Состязательные общие цели
card-rivalry-text = Цели, которые расставляют витражи по местам.

## Витражи
# name from the rulebook/cards
card-kaleidoscopic-dream-name = Калейдоскопический сон
card-firmitas-name = Стойкость
card-fractal-drops-name = Цветовая капель
card-ripples-of-light-name = Всполохи света
card-lux-mundi-name = Свет мира
card-lux-astram-name = Свет звезды
card-gravitas-name = Достоинство
card-water-of-life-name = Живая вода
card-sun-catcher-name = Солнечный кристалл
card-shadow-thief-name = Ловец теней
card-aurorae-magnificus-name = Величие рассвета
card-aurora-sagradis-name = Священная заря
card-symphony-of-light-name = Симфония света
card-virtus-name = Доблесть
card-firelight-name = Пламя свечи
card-suns-glory-name = Аура солнца
card-batllo-name = Батльо
card-bellesguard-name = Бельесгуард
card-fulgor-del-cielo-name = Небесное сияние
card-luz-celestial-name = Божественный свет
card-chromatic-splendor-name = Благолепие цвета
card-comitas-name = Учтивость
card-via-lux-name = Путь света
card-industria-name = Усердие

# translated, no printed source
card-turning-tide-name = Смена прилива
card-valley-at-dusk-name = Долина в сумерках

## Инструменты
# name from the rulebook/cards
card-grozing-pliers-name = Кусачки для обрезки кромок
card-grozing-pliers-text = Прибавьте к яркости взятого кубика единицу или отнимите её. Из 6 никогда не выходит 1, а из 1 — 6.
card-eglomise-brush-name = Кисть для эгломизе
card-eglomise-brush-text = Переставьте один кубик своего витража; цвет, напечатанный в новой ячейке, не важен. Всё остальное остаётся в силе.
card-copper-foil-burnisher-name = Разглаживатель фольги
card-copper-foil-burnisher-text = Переставьте один кубик своего витража; яркость, напечатанная в новой ячейке, не важна. Всё остальное остаётся в силе.
card-lathekin-name = Прижим
card-lathekin-text = Переставьте в своём витраже два кубика — не меньше и не больше. Оба подчиняются всем правилам размещения.
card-lens-cutter-name = Стеклорез
card-lens-cutter-text = Обменяйте взятый кубик на кубик со счётчика раундов.
card-flux-brush-name = Кисточка для флюкса
card-flux-brush-text = Перебросьте взятый кубик. Если ему нет места, он возвращается в резерв.
card-glazing-hammer-name = Стекольный молоток
card-glazing-hammer-text = Перебросьте все кубики резерва. Только во второй ваш ход в раунде и до того, как вы взяли кубик.
card-running-pliers-name = Щипцы для стекла
card-running-pliers-text = После своего первого хода в раунде сразу возьмите и поставьте ещё один кубик. Свой второй ход в этом раунде вы пропускаете.
card-cork-backed-straightedge-name = Угольник для резки стекла
card-cork-backed-straightedge-text = Поставьте взятый кубик туда, где он не соседствует ни с одним другим. Всё остальное остаётся в силе.
card-grinding-stone-name = Шлифовальный камень
card-grinding-stone-text = Переверните взятый кубик на противоположную грань: 1 и 6, 2 и 5, 3 и 4 меняются друг с другом.
card-flux-remover-name = Растворитель флюкса
card-flux-remover-text = Положите взятый кубик в мешочек и вытяните другой. Выберите его яркость, затем поставьте его или оставьте в резерве.
card-tap-wheel-name = Режущий ролик
card-tap-wheel-text = Переставьте в своём витраже один или два кубика одного цвета — такого, какой есть у кубика на счётчике раундов. Оба подчиняются всем правилам размещения.
card-strip-cutter-name = Быстрорез
card-strip-cutter-text = До раунда 7: обменяйте взятый кубик на кубик того же цвета или той же яркости из витража другого игрока. Вы ставите его кубик, а ваш занимает освободившуюся ячейку.
card-strip-cutter-ours = ваш кубик ложится в ячейку, откуда взяли чужой, — так никому не нужно решать не в свой ход; напечатанная карта позволяет другому игроку поставить его куда угодно, не считаясь с цветом или яркостью. Какой кубик отдают, на карте не сказано: что это взятый кубик — наша трактовка, как и то, что это тринадцатый инструмент.

# translated, no printed source
card-exchange-clamp-name = Обменный зажим
card-exchange-clamp-text = Поменяйте местами в своём витраже серый кубик и кубик другого цвета. Оба подчиняются всем правилам размещения.
card-pumice-block-name = Брусок пемзы
card-pumice-block-text = Увеличьте или уменьшите яркость взятого серого кубика на один или два. Из 6 никогда не выходит 1, а из 1 — 6.
card-salvage-hook-name = Спасательный крюк
card-salvage-hook-text = Обменяйте взятый кубик любого цвета, кроме серого, на серый кубик со счётчика раундов. Поставьте серый кубик или оставьте его в резерве.

## Общие цели
# name from the rulebook/cards
card-row-color-variety-name = Разноцветные ряды
card-row-color-variety-text = 6 за каждый заполненный ряд, где ни один цвет не встречается дважды.
card-column-color-variety-name = Разноцветные колонки
card-column-color-variety-text = 5 за каждую заполненную колонку, где ни один цвет не встречается дважды.
card-row-shade-variety-name = Богатство оттенков в рядах
card-row-shade-variety-text = 5 за каждый заполненный ряд, где ни одна яркость не встречается дважды.
card-column-shade-variety-name = Богатство оттенков в колонках
card-column-shade-variety-text = 4 за каждую заполненную колонку, где ни одна яркость не встречается дважды.
card-light-shades-name = Светлые стёкла
card-light-shades-text = 2 за каждую пару из 1 и 2, где бы в витраже они ни стояли.
card-medium-shades-name = Затемнённые стёкла
card-medium-shades-text = 2 за каждую пару из 3 и 4, где бы в витраже они ни стояли.
card-deep-shades-name = Тёмные стёкла
card-deep-shades-text = 2 за каждую пару из 5 и 6, где бы в витраже они ни стояли.
card-shade-variety-name = Многообразие оттенков
card-shade-variety-text = 5 за каждый набор из шести кубиков, где все яркости представлены по разу.
card-color-variety-name = Многообразие красок
card-color-variety-text = 4 за каждый набор из пяти кубиков пяти разных цветов.
card-color-diagonals-name = Красочные диагонали
card-color-diagonals-text = 1 за каждый кубик, у которого есть сосед по диагонали того же цвета.

## Состязательные общие цели («Слава»)
# translated, no printed source
card-color-pairs-name = Парные цвета
card-color-pairs-text = Больше всего пар кубиков одного цвета, где бы в витраже они ни стояли.
card-dark-field-name = Тёмное поле
card-dark-field-text = Больше всего кубиков в одной связной группе тёмных кубиков, то есть с яркостью 4, 5 или 6.
card-heavy-frame-name = Тяжёлая рама
card-heavy-frame-text = Наибольшая сумма яркостей на четырнадцати крайних ячейках.
card-sevens-name = Семёрки
card-sevens-text = Больше всего кубиков, дающих в сумме ровно 7 с кубиком сбоку, сверху или снизу.
card-many-panes-name = Все разные
card-many-panes-text = Больше всего разных кубиков: кубики одного цвета и одной яркости считаются за один.
card-soft-gradient-name = Плавный переход
card-soft-gradient-text = Больше всего кубиков в одной группе, связанной шагами: соседи связаны, если их яркости отличаются ровно на 1.

## Решительные общие цели («Слава»)
# translated, no printed source
card-gray-mullions-name = Серые импосты
card-gray-mullions-text = 3 за каждую колонку ровно с одним серым кубиком.
card-gray-in-bloom-name = Серое в цвету
card-gray-in-bloom-text = 5 за каждый серый кубик, у которого все соседние ячейки заполнены и цвета соседей не повторяются.
card-gray-scale-name = Серая гамма
card-gray-scale-text = 2, 5, 9, 13, 18 или 24 за одну, две и так далее до шести разных яркостей среди ваших серых кубиков.
card-weight-of-strife-name = Вес решительности
card-weight-of-strife-text = Наибольшая сумма яркостей серых кубиков.
card-clash-of-colors-name = Столкновение цветов
card-clash-of-colors-text = Больше всего цветов рядом с серыми кубиками: для каждого серого кубика считают разные цвета его соседей и складывают.
card-far-flung-strife-name = Решительность повсюду
card-far-flung-strife-text = Больше всего рядов и колонок в сумме, где есть хотя бы один серый кубик.

## Личные цели
# name from the rulebook/cards
card-shades-of-red-name = Оттенки красного
card-shades-of-red-text = Ваши красные кубики: сумма их яркостей или по три за кубик, смотря по изданию.
card-shades-of-yellow-name = Оттенки жёлтого
card-shades-of-yellow-text = Ваши жёлтые кубики: сумма их яркостей или по три за кубик, смотря по изданию.
card-shades-of-green-name = Оттенки зелёного
card-shades-of-green-text = Ваши зелёные кубики: сумма их яркостей или по три за кубик, смотря по изданию.
card-shades-of-blue-name = Оттенки синего
card-shades-of-blue-text = Ваши синие кубики: сумма их яркостей или по три за кубик, смотря по изданию.
card-shades-of-purple-name = Оттенки фиолетового
card-shades-of-purple-text = Ваши фиолетовые кубики: сумма их яркостей или по три за кубик, смотря по изданию.

# translated, no printed source
card-fence-name = Ограда
card-fence-text = Левая, средняя и правая колонки двух внутренних рядов: сумма яркостей на этих ячейках.
card-tunnel-name = Туннель
card-tunnel-text = Три средние ячейки верхнего и нижнего рядов: сумма яркостей на этих ячейках.
card-brace-name = Распорка
card-brace-text = Концы колонок 2 и 4 и середина колонки 3: сумма яркостей на этих ячейках.
card-port-name = Порт
card-port-text = Кольцо вокруг сердцевины витража: сумма яркостей на этих ячейках.
card-brackets-name = Скобки
card-brackets-text = По три ячейки в каждом верхнем углу: сумма яркостей на этих ячейках.
card-wall-name = Стена
card-wall-text = Шесть ячеек в сердцевине витража: сумма яркостей на этих ячейках.

## Планшеты решительности («Слава»)
# translated, no printed source
card-no-corner-contact-name = Острые грани
card-no-corner-contact-text = Серые кубики не могут соседствовать друг с другом по диагонали.
card-shade-panes-only-name = Серое на сером
card-shade-panes-only-text = Серый кубик может лежать только в ячейке с напечатанной яркостью и, как обычно, должен ей соответствовать.
card-top-and-bottom-name = Притолока и подоконник
card-top-and-bottom-text = Серый кубик может лежать только в верхнем или в нижнем ряду.
card-color-panes-too-name = Открытое стекло
card-color-panes-too-text = Серый кубик может лежать и в ячейке с напечатанным цветом.
card-one-per-column-name = Одинокие импосты
card-one-per-column-text = В колонке не может быть больше одного серого кубика.
card-dissonance-name = Диссонанс
card-dissonance-text = Яркость серого кубика должна отличаться не меньше чем на 2 от каждого кубика сбоку, сверху и снизу.

## Срочные цели («Слава»)
# translated, no printed source
card-perfect-column-name = Безупречная колонка
card-perfect-column-text = Заполненная колонка, где не повторяются ни цвета, ни яркости.
card-full-frame-name = Полная рама
card-full-frame-text = Кубик на каждой из четырнадцати крайних ячеек.
card-four-corners-name = Четыре угла
card-four-corners-text = Кубик на каждой из четырёх угловых ячеек.
card-rainbow-row-name = Радужный ряд
card-rainbow-row-text = Заполненный ряд, где не повторяются цвета.
card-full-scale-name = Полная гамма
card-full-scale-text = Заполненный ряд, где не повторяются яркости.
card-heart-of-glass-name = Стеклянное сердце
card-heart-of-glass-text = Кубик на каждой из шести ячеек не с краю.
card-color-cascade-name = Каскад цвета
card-color-cascade-text = Три кубика одного цвета подряд по диагонали, без пропусков.
card-double-scale-name = Двойная гамма
card-double-scale-text = Не меньше двух кубиков каждой яркости от 1 до 6.
card-favorite-hue-name = Любимый цвет
card-favorite-hue-text = Не меньше пяти кубиков одного цвета, где бы в витраже они ни стояли.
card-lintel-and-sill-name = Небо и земля
card-lintel-and-sill-text = Верхний и нижний ряды заполнены.
card-twin-panes-name = Парные стёкла
card-twin-panes-text = Квадрат два на два кубика в двух цветах, каждая диагональ квадрата — в своём.
card-staircase-name = Лестница
card-staircase-text = Четыре кубика подряд в ряду или колонке, без пропусков, яркость которых растёт каждый раз ровно на 1, в любом направлении.
card-scaffold-name = Строительные леса
card-scaffold-text = Не меньше двух кубиков в каждом ряду и в каждой колонке.
card-rosette-name = Роза
card-rosette-text = Кубик с четырьмя соседями — слева, справа, сверху и снизу: пять кубиков пяти разных цветов.
card-dawn-or-dusk-name = Рассвет или закат
card-dawn-or-dusk-text = Заполненный ряд только из светлых кубиков, от 1 до 3, или только из тёмных, от 4 до 6.

## Орнаменты («Слава»)
# translated, no printed source
card-checker-name = Шахматка
card-checker-text = Квадрат два на два в двух цветах, каждая диагональ — одного цвета.
card-falling-ribbon-name = Ниспадающая лента
card-falling-ribbon-text = Два цвета бок о бок и та же пара на шаг ниже и правее.
card-keystone-name = Замковый камень
card-keystone-text = Кубик одного цвета, а слева, справа и под ним — другой цвет.
card-garland-name = Гирлянда
card-garland-text = Два цвета чередуются на четырёх ячейках ряда.
card-pillar-name = Столп
card-pillar-text = Два цвета чередуются во всю колонку.
card-arch-name = Арка
card-arch-text = Два цвета чередуются по арке из пяти ячеек, открытой снизу.
card-cross-name = Крест
card-cross-text = Кубик одного цвета с четырьмя соседями другого.
card-frieze-name = Фриз
card-frieze-text = Два цвета чередуются во весь ряд.
card-diamond-name = Ромб
card-diamond-text = Вокруг одной ячейки: один цвет сверху и снизу, другой — слева и справа.
card-saltire-name = Косой крест
card-saltire-text = Кубик одного цвета с четырьмя соседями по диагонали другого.
card-long-ribbon-name = Длинная лента
card-long-ribbon-text = Два цвета бок о бок и та же пара ещё дважды, каждый раз на шаг ниже и правее.
card-chevron-name = Шеврон
card-chevron-text = Широкая буква V из пяти кубиков на трёх рядах: концы и вершина одного цвета, два кубика между ними — другого.
