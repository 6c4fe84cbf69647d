### Чому щось відхилено. Ідентифікатор — це правило; факти додаються до нього.

# translated, no printed source

## Тексти, що не є записом ходу
bad-die = { $text } — не кубик: потрібні літера кольору R, Y, G, B, P або S і відтінок від 1 до 6, як-от R5
bad-cell = { $text } — не комірка: потрібні ряд від a до d і стовпець від 1 до 5, як-от b3
bad-seat = { $text } — не місце за цим столом: { $seats ->
    [1] тут є лише s0
   *[other] місця рахують від s0 до s{ $seats } (не включно)
 }
bad-move = { $text } — не хід; очікувалося щось на зразок R5, R5@b3, use lathekin, b3>c4 або end
bad-window-rows = вітраж — це список із чотирьох рядів, верхній ряд перший; а це { $rows }
bad-window-row = ряд { $row } вітража має містити п'ять комірок, як-от ".. R2 .. .. .."; у "{ $text }" їх { $cells }
unknown-id = { $kind ->
    [pattern] візерунка
    [patterns] візерунка
    [pioneer] першопрохідця
    [pioneers] першопрохідця
    [tool] інструмента
    [tools] інструмента
    [ornament] орнаменту
    [ornaments] орнаменту
    [publics] загальної цілі
    [privates] особистої цілі
    [board] планшета розбрату
    [card] карти
   *[other] { $kind }
 } "{ $id }" тут немає; відомі: { $known }
bad-row = { $file }, ряд { $row }: { $problem }
custom-window = цим вітражем не можна грати: { $problem }

## Параметри столу
unknown-edition = видання «{ $edition }» немає; відомі: { $known }
seats = { $seats } не може бути кількістю місць; у «Саграду» грають від { $least } до { $most }
unknown-option = параметра «{ $option }» немає; відомі: { $known }
option-value = { $value } — не значення для { $option }; дозволено: { $allowed }
bag-too-small = мішечок, де кубиків кожного кольору по { $bag }, спорожніє: на десять раундів { $seats ->
    [one] для { $seats } місця
    [few] для { $seats } місць
    [many] для { $seats } місць
   *[other] для { $seats } місця
 } треба по { $needed } кожного кольору
bag-too-large = кубиків кожного кольору по { $bag } немає в жодній коробці: щонайбільше { $most }
less-luck-and-bag = less_luck сам визначає мішечок, тож його не можна задати разом із bag = { $bag }
less-luck-edition = у виданні { $edition } немає варіанта less_luck; він є в: { $known }
solo-only = { $option } = { $value } — лише для соло-гри, а за цим столом місць: { $seats }
not-in-solo = { $option } = { $value } не має сенсу в соло-грі
no-way-to-pay = ніхто не зміг би заплатити за інструмент: платять "{ $pay }", а фішок привілею за столом немає
too-many-tools = інструментів забагато ({ $tools }): щонайбільше { $most }

## Рушій
unknown-backend = SAGRADA_BACKEND має значення "{ $backend }"; відомі: { $known }
no-compiled-backend = SAGRADA_BACKEND вимагає скомпільованого рушія, але правила тут не скомпільовано (запустіть `make setup`)
plain-rules = правила тут не скомпільовано, тож вони працюють приблизно в сто разів повільніше; щоб скомпілювати їх, встановіть гру знову там, де є компілятор C

## Файли
cant-read = не вдалося прочитати { $file }: { $problem }
not-text = { $file } — не текст у UTF-8
not-json = { $file } — не JSON: рядок { $line }, позиція { $column }: { $problem }

## Журнали
bad-line = рядок { $line }: "{ $text }" — не те, що очікувалося: { $expected }
at-line = рядок { $line }, "{ $text }": { $refused }
changed-rule = { $refused } (версія правил { $rules } це дозволяла, версія { $since } — ні: рішення { $ruling })
wrong-scores = рядок { $line }: у журналі { $told }, а вітражі варті { $true }
wrong-seed = { $line ->
    [0] це не те зерно, з якого починалася гра
   *[other] рядок { $line }: це не те зерно, з якого починалася гра
 }
wrong-outcome = рядок { $line }: у журналі { $told }, а із зерна випливає { $true }
not-revealed = ці кубики неможливо перевірити: { $why ->
    [unfinished] зерно відкривають, коли гру завершено
    [by_hand] їх кидали руками, а не із зерна
   *[other] у журналі не сказано зерна
 }
deal-count = викладено вручну, { $kind ->
    [tools] інструменти
    [publics] загальні цілі
    [privates] особисті цілі
    [patterns] візерунки
    [pioneers] першопрохідці
    [ornaments] орнаменти
   *[other] { $kind }
 }: різних подано { $given }, а треба { $wanted }
deal-not-in-deck = викладено вручну, { $kind ->
    [tools] інструменти
    [publics] загальні цілі
    [privates] особисті цілі
    [patterns] візерунки
    [pioneers] першопрохідці
    [ornaments] орнаменти
   *[other] { $kind }
 }: { $given } не належить до колоди цього столу; у ній { $known }
too-many-words = забагато подано: { $kind ->
    [name] імен
    [nonce] слів гравців
   *[other] { $kind }
 } — { $given }, а місць — { $seats }
bad-word = { $word } не підходить як { $kind ->
    [name] ім'я
    [nonce] слово гравця
   *[other] { $kind }
 }: треба один рядок від 1 до 64 знаків
bad-seed = «{ $seed }» — не зерно: треба одне слово без пробілів
