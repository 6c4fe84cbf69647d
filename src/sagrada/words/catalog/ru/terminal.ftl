### Слова, которые раньше стояли в коде: что не так со строкой карты или записи, что говорит система, `sagrada cards`, картинки

# translated, no printed source

## Везде
stopped = остановлено
bot-novice = Новичок
bot-greedy = Жадный
bot-artisan = Ремесленник
bot-master = Мастер
bot-grandmaster = Гроссмейстер
play-guest = Гость
module-word = { $module ->
    [strife] решительность
    [pioneers] срочные цели
    [ornaments] орнаменты
    [rivalry] состязательные цели
   *[other] { $module }
 }
deal-word = { $kind ->
    [first] первое место
    [patterns] витражи
    [tools] инструменты
    [publics] общие цели
    [privates] личные цели
    [board] планшет решительности
    [pioneers] срочные цели
    [ornaments] орнаменты
   *[other] { $kind }
 }

## Файлы и адреса
system-problem = { $code ->
    [ENOENT] нет такого файла или папки
    [EACCES] нет прав доступа
    [EPERM] действие не разрешено
    [EISDIR] это папка
    [ENOTDIR] это не папка
    [EEXIST] файл уже есть
    [ENOSPC] на диске нет места
    [EROFS] файловая система только для чтения
    [ENAMETOOLONG] слишком длинное имя файла
    [EADDRINUSE] адрес уже занят
    [EADDRNOTAVAIL] такого адреса здесь нет
    [ENOEXEC] это не программа, которую можно запустить
   *[other] { $words }
 }
json-problem = { $kind ->
    [value] здесь ожидается значение
    [key] здесь ожидается ключ в двойных кавычках
    [colon] здесь ожидается двоеточие
    [comma] здесь ожидается запятая
    [trailing_comma] после последнего элемента стоит запятая
    [extra] после конца есть что-то ещё
    [control] в тексте есть управляющий символ
    [escape] в тексте есть обратная косая черта, которая ничего не значит
    [unterminated] здесь начинается текст, у которого нет конца
    [mark] в начале стоит метка порядка байтов
    [depth] слишком много уровней вложенности
    [long_number] в числе слишком много цифр
    [constant] NaN и Infinity — не числа JSON
   *[other] { $words }
 }

## Запросы к серверу
request-problem = { $kind ->
    [missing] этого не хватает
    [json] это не JSON
    [long] слишком длинно: не больше { $limit }
    [short] слишком коротко: не меньше { $limit }
    [least] слишком мало: от { $limit }
    [most] слишком много: до { $limit }
    [choice] такого значения нет среди известных
    [text] это должен быть текст
    [number] это должно быть число
    [yes_or_no] это должно быть true или false
    [list] это должен быть список
    [object] это должен быть объект
    [unknown] такого ключа никто не знает
   *[other] это не то, что ожидалось
 }
request-no-object = это не объект JSON длиной не больше { NUMBER($most, useGrouping: "auto") } знаков
request-no-move = ожидаются move, version и key
view-without-moves = ходов нет
view-shape = у него другое устройство ({ $problem })

## Записи партий
log-expected = { $what ->
    [header] edition, seats, option, name, deal, dice, nonce или continued либо пустая строка
    [once] { $word } только один раз
    [rules] rules от 1 до { $word }: эта программа знает такие версии правил
    [seats] seats и число от 1 до 6
    [option] option, имя параметра и его значение
    [dice] dice commitment и 64 шестнадцатеричные цифры, dice seed и слово или dice by hand
    [deal] deal, затем tools, publics, privates s0, pattern s0, ornaments s0, board, pioneers или first и идентификаторы
    [seat] дальше место { $word }
    [line] строка с { $word }
    [pattern] идентификатор витража или сетка, например .4.Y6/R.2../..RP1/BY..., и её уровень
    [first] "{ $word }"
    [end] после счёта может быть только зерно
    [scores] scores и число для каждого места
    [continued] continued и число перенятых строк
    [lines] строки партии, числом { $word }
    [seed] seed и его шестнадцатеричные цифры
    [choice] ?, место и его выбор, например ? s1 choose firmitas
    [scores_first] счёт перед зерном
   *[moves] ещё ходы: партия не окончена
 }

## Свои витражи и строки файлов карт
grid-shape = нужны четыре ряда по пять знаков
unknown-character = { $what ->
    [grid] в сетке
    [mask] в маске
   *[pattern] в узоре
 } есть неизвестный знак { $character }
equal-neighbors = { $one } и { $other } — соседи, и на обоих напечатано { $print }
row-level = уровень — { $level }, а должен быть от { $least } до { $most }
row-table-missing = таблицы не хватает
row-table-unknown = такой таблицы никто не знает
row-no-list = нужен список строк: [[{ $table }]]
row-id-twice = идентификатор использован { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
 }
row-key-missing = не хватает ключа { $key }
row-key-unknown = ключ { $key } неизвестен
row-type = { $key } должен быть типа { $wanted }, а не { $given }
row-choice = { $key } — { $value }, а должно быть одно из: { $allowed }
row-texts = { $key } может содержать только тексты
row-name = «{ $card }» в списке { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
 }; карта стоит в нём один раз, а придуманная нами — ни разу
row-two-patterns = на карте два витража, а не { $given }
row-pattern-unknown = витраж { $pattern } неизвестен
row-pattern-taken = витраж { $pattern } уже есть на { $card }
row-place = { $key ->
    [seats] число мест
   *[number] номер
 } — { $value }, а стоит на месте { $place }
row-rivalry = 'rivalry' должно быть { $ranks ->
    [yes] true
   *[no] false
 } для вида { $kind }
row-not-rivalry = вид { $kind } не относится к набору 'rivalry'
row-points = очков — { $points }, но очки есть только у карты без мест и без лесенки
row-key-needed = у вида { $kind } должен быть ключ { $key }
row-key-too-many = у вида { $kind } не может быть ключа { $key }
row-number = число — { $number }, а должно быть не меньше 1
row-at-least = { $key } — { $value }, а должно быть не меньше 1
row-ladder = лесенка { $ladder } должна состоять из семи растущих целых чисел, первое из них 0
row-members = элементы { $members } не подходят к { $kind }
row-color-or-mask = нужен либо цвет, либо маска
row-bag = { $key } — это шесть целых чисел, для 1–6 мест
row-option = параметр { $option } неизвестен
row-distinct = 'distinct' — { $distinct }, а должно быть color, shade или оба именно в таком порядке
row-count = должно быть { $expected }, а не { $given }
row-supply = кубиков — { $dice }, но каждый из десяти раундов берёт один
row-places = места { $places } должны быть шестью целыми числами, лучшее место первое
ornament-shape = узор — это от одного до четырёх рядов по одному–пяти знакам, все одной длины
ornament-marks = в узоре должны быть обе метки, A и B
ornament-equal-marks = { $kind ->
    [row] в ряду
   *[column] в колонке
 } { $place } узора две одинаковые метки рядом, чего не допускает ни один витраж

## sagrada cards
cards-title = { $group ->
    [patterns] Витражи
    [tools] Инструменты
    [publics] Общие цели
    [privates] Личные цели
    [strife_boards] Планшеты решительности («Слава»)
    [pioneers] Срочные цели («Слава»)
    [ornaments] Орнаменты («Слава»)
    [editions] Издания
   *[rulings] Разъяснения
 }
cards-more = sagrada cards ID показывает одну карту целиком.
cards-kind = { $kind ->
    [pattern] витраж
    [tool] инструмент
    [strife_tool] инструмент решительности
    [public] общая цель
    [private] личная цель
    [board] планшет решительности
    [pioneer] срочная цель
    [ornament] орнамент
    [edition] издание
   *[ruling] разъяснение
 }
cards-origin = { $origin ->
    [verified] сверено
    [inferred] предположительно
    [points] сверено, очки наши
    [part] сверено, частично наше
   *[designed] придумано нами
 }
cards-origin-words = { $origin ->
    [verified] так в источниках
    [inferred] наше прочтение, частично или целиком; правила этого не определяют
    [points] условие такое же, как в источниках, очки наши
    [part] так в источниках, кроме того, что названо нашим решением
   *[designed] наше собственное, в источниках этого нет
 }
cards-mark = { $origin ->
    [verified] сверено
    [inferred] предположительно
    [points] сверено, очки наши
    [part] сверено, частично наше
   *[designed] придумано нами
 }
cards-name-mark = название наше
cards-level = уровень { $level }
cards-window = на карте витражей { $card }, на обороте { $other }
cards-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } ({ $origin ->
    [verified] сверено
    [inferred] предположительно
   *[designed] наши
 })
cards-ornament = очков { $gain }, если выложен, -{ $loss }, если нет
cards-ornament-short = очков { $gain } или -{ $loss }
cards-tier = { $tier ->
    [easy] лёгкий
    [medium] средний
    [hard] сложный
   *[hardest] самый сложный
 }
cards-source = источник: { $source }
cards-places = Места приносят { $places }; равные игроки делят свои (разъяснения { $ties } и { $seats }).
cards-solo-price = в одиночной игре цена — { $color } кубик
cards-not-in-solo = не для одиночной игры
cards-moment = { $moment ->
    [die_in_hand] для только что взятого кубика
    [no_die_in_hand] когда в руке нет кубика
    [second_turn_before_taking] во второй ход раунда, прежде чем взять кубик
   *[first_turn_after_placing] в первый ход раунда, после того как кубик поставлен
 }
cards-bag = { $name } для 1–6 мест: { $numbers }
cards-solo = одиночная игра, { $option }: { $value }

## Картинки
picture-window = Витраж
picture-a-window = витраж
picture-table = Стол
picture-empty = пусто
picture-none = нет
picture-no-dice = кубиков нет
picture-objectives = Цели
picture-tools = Инструменты
picture-objective = Цель «{ $name }»: { $text }
picture-tool = Инструмент «{ $name }», { $price }: { $text }
picture-to-move = сейчас ходит
picture-designed-pattern = Витраж придуман нами.
picture-window-words = { $level ->
    [0] { "" }
   *[other] Уровень { $level },{ " " }
 }{ $tokens ->
    [one] { $tokens } фишка привилегии
    [few] { $tokens } фишки привилегий
    [many] { $tokens } фишек привилегий
   *[other] { $tokens } фишки привилегий
 }. Кубики: { $dice }. Пустые: { $empty }.
picture-takes = { $cell } (только { $takes })
picture-marked = { $cell }: { $mark ->
    [lit] сюда можно поставить.
    [fault] ошибка.
    [new] только что поставлен.
   *[exempt] исключение из правил.
 }
picture-round = раунд { $round }: { $dice }
picture-now = Идёт раунд { $round }.
picture-track-empty = Кубиков на нём нет
picture-pattern = Узор по рядам: { $rows }.
picture-sign = { $sign ->
    [marked] отмечено
    [any] любая
   *[other] { $sign }
 }

## Примечания к картам и источники; английские слова — на самих картах
card-turning-tide-note = При повороте на пол-оборота витраж переходит сам в себя: противоположные ячейки одного цвета или их яркости дают в сумме семь; каждая яркость по одному разу.
card-valley-at-dusk-note = Буква V из цветов спускается от зелёного через синий к фиолетовому; зеркальные яркости дают в сумме семь, а в середине — глубокая шестёрка.
card-exchange-clamp-note = О напечатанных инструментах решительности известна только тема: обмен кубиков и смена яркости.
card-pumice-block-note = О напечатанных инструментах решительности известна только тема: обмен кубиков и смена яркости.
card-salvage-hook-note = О напечатанных инструментах решительности известна только тема: обмен кубиков и смена яркости.
card-color-pairs-note = Пример ничьей в правилах называет меру и её ряд очков для четырёх мест; самой карты мы не видели, так что как считать пары — наша трактовка.
card-fence-note = один источник, не сверено
card-tunnel-note = один источник, не сверено
card-brace-note = один источник, не сверено
card-port-note = один источник, не сверено
card-brackets-note = один источник, не сверено
card-wall-note = один источник, не сверено
card-no-corner-contact-note = Пример из правил, о нём говорит и один обзор.
card-shade-panes-only-note = Об этом говорит один обзор.
card-top-and-bottom-note = Об этом говорит один обзор.
card-color-panes-too-note = Об этом говорит один обзор. Единственный планшет, который разрешает больше, а не меньше.
card-dissonance-note = Действует в обе стороны: кубик рядом с серым тоже должен соблюдать разницу.
card-perfect-column-note = Условие взято из описания в магазине; очки наши.
card-full-frame-note = Описание в магазине обрывается после внешнего края витража; что речь обо всех крайних ячейках — наша трактовка. Очки наши.
source-glory-rules = правила «Славы»
source-italian-rulebook = итальянские правила
source-italian-rules = итальянские правила
source-russian-rulebook-new-edition = русские правила, новое издание
source-russian-rulebook-older-edition = русские правила, старое издание
source-ukrainian-rulebook-geekach-2024 = украинские правила, Geekach, 2024
source-all-rulebooks = все правила
source-card = карта
source-card-example = пример на карте
source-classic-rules = классические правила
source-implied-by-the-others = следует из остальных
source-older-russian-rules = старые русские правила
source-own-ruling = наше разъяснение
source-promo-card = промокарта
source-reviews = обзоры
source-revised-rules = новые правила
source-revised-rules-golden-rule = новые правила, золотое правило
