### Слова, що колись стояли в коді: що не так із рядком карти чи журналу, що каже система, `sagrada cards`, зображення

# translated, no printed source

## Скрізь
stopped = зупинено
bot-novice = Новачок
bot-greedy = Жадібний
bot-artisan = Ремісник
bot-master = Майстер
bot-grandmaster = Гросмейстер
play-guest = Гість
module-word = { $module ->
    [strife] розбрат
    [pioneers] першопрохідці
    [ornaments] орнаменти
    [rivalry] суперництво
   *[other] { $module }
 }
deal-word = { $kind ->
    [first] перше місце
    [patterns] вітражі
    [tools] інструменти
    [publics] загальні цілі
    [privates] особисті цілі
    [board] планшет розбрату
    [pioneers] першопрохідці
    [ornaments] орнаменти
   *[other] { $kind }
 }

## Файли й адреси
system-problem = { $code ->
    [ENOENT] немає такого файлу чи теки
    [EACCES] немає дозволу
    [EPERM] дію не дозволено
    [EISDIR] це тека
    [ENOTDIR] це не тека
    [EEXIST] файл уже є
    [ENOSPC] на диску немає місця
    [EROFS] файлова система лише для читання
    [ENAMETOOLONG] назва файлу задовга
    [EADDRINUSE] адреса вже зайнята
    [EADDRNOTAVAIL] такої адреси тут немає
    [ENOEXEC] це не програма, яку можна запустити
   *[other] { $words }
 }
json-problem = { $kind ->
    [value] тут очікується значення
    [key] тут очікується ключ у подвійних лапках
    [colon] тут очікується двокрапка
    [comma] тут очікується кома
    [trailing_comma] після останнього елемента стоїть кома
    [extra] після кінця ще щось є
    [control] у тексті є керівний символ
    [escape] у тексті є зворотна скісна риска, яка нічого не означає
    [unterminated] тут починається текст, який не закінчується
    [mark] на початку стоїть мітка порядку байтів
    [depth] забагато рівнів вкладення
    [long_number] у числі забагато цифр
    [constant] NaN та Infinity — не числа JSON
   *[other] { $words }
 }

## Запити до сервера
request-problem = { $kind ->
    [missing] цього бракує
    [json] це не JSON
    [long] задовго: щонайбільше { $limit }
    [short] закоротко: щонайменше { $limit }
    [least] замало: від { $limit }
    [most] забагато: до { $limit }
    [choice] такого значення немає серед відомих
    [text] це має бути текст
    [number] це має бути число
    [yes_or_no] це має бути true або false
    [list] це має бути список
    [object] це має бути об'єкт
    [unknown] такого ключа ніхто не знає
   *[other] це не те, що очікувалося
 }
request-no-object = це не об'єкт JSON завдовжки щонайбільше { NUMBER($most, useGrouping: "auto") } знаків
request-no-move = очікуються move, version і key
view-without-moves = ходів немає
view-shape = у нього інша будова ({ $problem })

## Журнали
log-expected = { $what ->
    [header] edition, seats, option, name, deal, dice, nonce чи continued або порожній рядок
    [once] { $word } лише один раз
    [rules] rules від 1 до { $word }: ця програма знає такі версії правил
    [seats] seats і число від 1 до 6
    [option] option, назва параметра та його значення
    [dice] dice commitment і 64 шістнадцяткові цифри, dice seed і слово або dice by hand
    [deal] deal, далі tools, publics, privates s0, pattern s0, ornaments s0, board, pioneers чи first та ідентифікатори
    [seat] далі місце { $word }
    [line] рядок із { $word }
    [pattern] ідентифікатор вітража або сітка, як-от .4.Y6/R.2../..RP1/BY..., та її рівень
    [first] "{ $word }"
    [end] після рахунку може бути лише зерно
    [scores] scores і число для кожного місця
    [continued] continued і кількість перейнятих рядків
    [lines] рядки партії, кількістю { $word }
    [seed] seed і його шістнадцяткові цифри
    [choice] ?, місце та його вибір, як-от ? s1 choose firmitas
    [scores_first] рахунок перед зерном
   *[moves] ще ходи: гру не завершено
 }

## Власні вітражі та рядки файлів карт
grid-shape = має бути чотири ряди по п'ять знаків
unknown-character = { $what ->
    [grid] у сітці
    [mask] у масці
   *[pattern] у візерунку
 } є невідомий знак { $character }
equal-neighbors = { $one } і { $other } — сусіди, і на обох надруковано { $print }
row-level = рівень — { $level }, а має бути від { $least } до { $most }
row-table-missing = таблиці бракує
row-table-unknown = такої таблиці ніхто не знає
row-no-list = має бути список рядків: [[{ $table }]]
row-id-twice = ідентифікатор ужито { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
 }
row-key-missing = бракує ключа { $key }
row-key-unknown = ключ { $key } невідомий
row-type = { $key } має бути типу { $wanted }, а не { $given }
row-choice = { $key } — { $value }, а має бути одне з: { $allowed }
row-texts = { $key } може містити лише тексти
row-name = «{ $card }» у списку { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
 }; карта стоїть у ньому один раз, а власна розробка — жодного
row-two-patterns = на карті два вітражі, а не { $given }
row-pattern-unknown = вітраж { $pattern } невідомий
row-pattern-taken = вітраж { $pattern } вже є на { $card }
row-place = { $key ->
    [seats] кількість місць
   *[number] номер
 } — { $value }, а стоїть на місці { $place }
row-rivalry = 'rivalry' має бути { $ranks ->
    [yes] true
   *[no] false
 } для виду { $kind }
row-not-rivalry = вид { $kind } не належить до набору 'rivalry'
row-points = очок — { $points }, але очки має лише карта без місць і без драбинки
row-key-needed = вид { $kind } повинен мати ключ { $key }
row-key-too-many = вид { $kind } не може мати ключа { $key }
row-number = число — { $number }, а має бути щонайменше 1
row-at-least = { $key } — { $value }, а має бути щонайменше 1
row-ladder = драбинка { $ladder } має бути із семи зростаючих цілих чисел, перше з них 0
row-members = елементи { $members } не пасують до { $kind }
row-color-or-mask = має бути або колір, або маска
row-bag = { $key } — це шість цілих чисел, для 1–6 місць
row-option = параметр { $option } невідомий
row-distinct = 'distinct' — { $distinct }, а має бути color, shade або обидва саме в такому порядку
row-count = має бути { $expected }, а не { $given }
row-supply = кубиків — { $dice }, але кожен із десяти раундів бере один
row-places = місця { $places } мають бути шістьма цілими числами, найкраще місце перше
ornament-shape = візерунок — це від одного до чотирьох рядів по один–п'ять знаків, усі однакової довжини
ornament-marks = у візерунку мають бути обидві позначки, A і B
ornament-equal-marks = { $kind ->
    [row] у ряду
   *[column] у стовпці
 } { $place } візерунка дві однакові позначки поруч, чого не дозволяє жоден вітраж

## sagrada cards
cards-title = { $group ->
    [patterns] Вітражі
    [tools] Інструменти
    [publics] Загальні цілі
    [privates] Особисті цілі
    [strife_boards] Планшети розбрату («Слава»)
    [pioneers] Першопрохідці («Слава»)
    [ornaments] Орнаменти («Слава»)
    [editions] Видання
   *[rulings] Роз'яснення
 }
cards-more = sagrada cards ID показує одну карту повністю.
cards-kind = { $kind ->
    [pattern] вітраж
    [tool] інструмент
    [strife_tool] інструмент розбрату
    [public] загальна ціль
    [private] особиста ціль
    [board] планшет розбрату
    [pioneer] першопрохідець
    [ornament] орнамент
    [edition] видання
   *[ruling] роз'яснення
 }
cards-origin = { $origin ->
    [verified] перевірено
    [inferred] виведено
    [points] перевірено, очки наші
    [part] перевірено, частково наше
   *[designed] власна розробка
 }
cards-origin-words = { $origin ->
    [verified] так у джерелах
    [inferred] наше прочитання, частково чи повністю; правила цього не визначають
    [points] умова така, як у джерелах, очки наші
    [part] так у джерелах, крім того, що названо нашим рішенням
   *[designed] наше власне, у джерелах цього немає
 }
cards-mark = { $origin ->
    [verified] перевірено
    [inferred] виведено (наше прочитання)
    [points] перевірено, очки наші
    [part] перевірено, частково наше
   *[designed] власна розробка
 }
cards-name-mark = назва наша
cards-level = рівень { $level }
cards-window = на карті вітражів { $card }, на звороті { $other }
cards-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } ({ $origin ->
    [verified] перевірено
    [inferred] виведено
   *[designed] наші
 })
cards-ornament = очок { $gain }, якщо викладено, -{ $loss }, якщо ні
cards-ornament-short = очок { $gain } або -{ $loss }
cards-tier = { $tier ->
    [easy] легкий
    [medium] середній
    [hard] складний
   *[hardest] найскладніший
 }
cards-source = джерело: { $source }
cards-places = Місця дають { $places }; рівні гравці ділять свої (роз'яснення { $ties } і { $seats }).
cards-solo-price = у соло платять: { $color } кубик
cards-not-in-solo = не для соло
cards-moment = { $moment ->
    [die_in_hand] для щойно взятого кубика
    [no_die_in_hand] коли в руці немає кубика
    [second_turn_before_taking] у другий хід раунду, до того як узяти кубик
   *[first_turn_after_placing] у перший хід раунду, після того як покладено кубик
 }
cards-bag = { $name } для 1–6 місць: { $numbers }
cards-solo = соло, { $option }: { $value }

## Зображення
picture-window = Вітраж
picture-a-window = вітраж
picture-table = Стіл
picture-empty = порожньо
picture-none = немає
picture-no-dice = кубиків немає
picture-objectives = Цілі
picture-tools = Інструменти
picture-objective = Ціль «{ $name }»: { $text }
picture-tool = Інструмент «{ $name }», { $price }: { $text }
picture-to-move = зараз ходить
picture-designed-pattern = Вітраж власної розробки.
picture-window-words = { $level ->
    [0] { "" }
   *[other] Рівень { $level },{ " " }
 }{ $tokens ->
    [one] { $tokens } фішка привілею
    [few] { $tokens } фішки привілею
    [many] { $tokens } фішок привілею
   *[other] { $tokens } фішки привілею
 }. Кубики: { $dice }. Порожні: { $empty }.
picture-takes = { $cell } (лише { $takes })
picture-marked = { $cell }: { $mark ->
    [lit] сюди можна покласти.
    [fault] помилка.
    [new] щойно покладено.
   *[exempt] виняток із правил.
 }
picture-round = раунд { $round }: { $dice }
picture-now = Триває раунд { $round }.
picture-track-empty = Кубиків на ньому немає
picture-pattern = Візерунок за рядами: { $rows }.
picture-sign = { $sign ->
    [marked] позначено
    [any] будь-яка
   *[other] { $sign }
 }

## Примітки до карт і джерела; англійські слова — на самих картах
card-turning-tide-note = Пів оберту переводить вітраж сам у себе: протилежні комірки одного кольору, або їхні відтінки дають у сумі сім; кожен відтінок по одному разу.
card-valley-at-dusk-note = Літера V із кольорів спускається від зеленого через синій до фіолетового; дзеркальні відтінки дають у сумі сім, а в серці — глибока шістка.
card-exchange-clamp-note = Про надруковані інструменти розбрату відомо лише тему: обмін кубиків і зміна відтінків.
card-pumice-block-note = Про надруковані інструменти розбрату відомо лише тему: обмін кубиків і зміна відтінків.
card-salvage-hook-note = Про надруковані інструменти розбрату відомо лише тему: обмін кубиків і зміна відтінків.
card-color-pairs-note = Приклад нічиєї в правилах називає міру та її ряд очок для чотирьох місць; самої карти ми не бачили, тож як рахувати пари — наше тлумачення.
card-fence-note = одне джерело, не перевірено
card-tunnel-note = одне джерело, не перевірено
card-brace-note = одне джерело, не перевірено
card-port-note = одне джерело, не перевірено
card-brackets-note = одне джерело, не перевірено
card-wall-note = одне джерело, не перевірено
card-no-corner-contact-note = Приклад із правил, про нього йдеться і в огляді.
card-shade-panes-only-note = Про це йдеться в одному огляді.
card-top-and-bottom-note = Про це йдеться в одному огляді.
card-color-panes-too-note = Про це йдеться в одному огляді. Єдиний планшет, що дозволяє більше, а не менше.
card-dissonance-note = Діє в обидва боки: кубик поруч із сірим теж має тримати різницю.
card-perfect-column-note = Умову взято з опису в крамниці; очки наші.
card-full-frame-note = Опис у крамниці обривається після зовнішнього краю вітража; що йдеться про всі крайні комірки — наше тлумачення. Очки наші.
source-glory-rules = правила «Слави»
source-italian-rulebook = італійські правила
source-italian-rules = італійські правила
source-russian-rulebook-new-edition = російські правила, нове видання
source-russian-rulebook-older-edition = російські правила, старе видання
source-ukrainian-rulebook-geekach-2024 = українські правила, Geekach, 2024
source-all-rulebooks = усі правила
source-card = карта
source-card-example = приклад на карті
source-classic-rules = класичні правила
source-implied-by-the-others = випливає з решти
source-older-russian-rules = старі російські правила
source-own-ruling = наше роз'яснення
source-promo-card = промокарта
source-reviews = огляди
source-revised-rules = оновлені правила
source-revised-rules-golden-rule = оновлені правила, золоте правило
