### Текстовий клієнт: `sagrada play --text` і `sagrada replay`. Назви карт і їхні слова беруться з карт.

# terms (резерв, трек раундів, інструмент, загальна й особиста ціль, фішка привілею, вітраж): name from the rulebook/cards
# everything else, and all words of Glory (розбрат, першопрохідець, орнамент): translated, no printed source

## Слова
color-word = { $color ->
    [R] червоний
    [Y] жовтий
    [G] зелений
    [B] синій
    [P] фіолетовий
   *[other] сірий
 }
color-letter = { $color ->
    [R] Ч
    [Y] Ж
    [G] З
    [B] С
    [P] Ф
   *[other] Ср
 }
die-word = { $use ->
    [object] { $color ->
        [R] червону
        [Y] жовту
        [G] зелену
        [B] синю
        [P] фіолетову
       *[other] сіру
     }
   *[other] { $color ->
        [R] червона
        [Y] жовта
        [G] зелена
        [B] синя
        [P] фіолетова
       *[other] сіра
     }
 } { $shade }

## Стіл
table-label = { $label ->
    [pool] Резерв
    [hand] У руці
    [track] Трек
    [tools] Інструменти
    [publics] Загальні
    [board] Розбрат
    [pioneers] Першопрохідці
    [ornaments] Орнамент
   *[private] Особиста
 }
table-origin = ({ $origin ->
    [points] очки власні
    [verified] перевірено
    [inferred] виведено
    [designed] власна розробка
    [part] частково наше
   *[other] { $origin }
 })
table-name = { $name }{ $origin ->
    [verified] { "" }
    [points] { " " }(очки власні)
    [inferred] { " " }(виведено)
    [designed] { " " }(власна розробка)
    [part] { " " }(частково наше)
   *[other] { " " }({ $origin })
 }
table-none = немає
table-window = { $name }, { $tokens }
table-fault = { $cell } { $die }: { $rule ->
    [cell_color] не той колір, що надруковано
    [cell_shade] не той відтінок, що надруковано
    [equal_color] такий самий колір, як на { $other }
    [equal_shade] такий самий відтінок, як на { $other }
    [strife] проти правила планшета розбрату
   *[loose] не дотикається до жодного кубика або перший і не на краю
 }.
table-tokens = { $tokens ->
    [one] { $tokens } фішка
    [few] { $tokens } фішки
    [many] { $tokens } фішок
   *[other] { $tokens } фішки
 }
table-price = { $pay ->
    [die] { $color } кубик
    [token_or_die] { $color } кубик або { $price ->
        [one] { $price } фішка
        [few] { $price } фішки
        [many] { $price } фішок
       *[other] { $price } фішки
     }
   *[tokens] { $price ->
        [one] { $price } фішка
        [few] { $price } фішки
        [many] { $price } фішок
       *[other] { $price } фішки
     }
 }
table-price-gone = вибув
table-tool = { $name } ({ $price }{ $origin ->
    [verified] { "" }
    [inferred] ; виведено
    [designed] ; власна розробка
    [part] ; частково наше
   *[other] ; { $origin }
 }): { $words }
table-card = { $name }{ $origin ->
    [verified] { "" }
    [inferred] { " " }(виведено)
    [designed] { " " }(власна розробка)
    [part] { " " }(частково наше)
   *[other] { " " }({ $origin })
 }: { $words }
table-pioneer = { $name }, { $points }{ $place }
table-pioneer-owner = , забрано: { $name }
table-pioneer-gone = , вибув
table-ornament = { $name }, +{ $gain } або -{ $loss }
table-ornament-key = A і B — два різні кольори на ваш вибір, . — будь-яка комірка.
table-kept = { $own ->
    [yes] Інші лишили собі: { $list }.
   *[no] Лишили собі: { $list }.
 }
table-kept-none = Ви не лишили собі жодного.
table-private-color = { $scoring ->
    [dice] Три очки за кожен ваш { $color } кубик.
   *[shades] За кожен ваш { $color } кубик — стільки очок, який його відтінок.
 }
table-turn = Раунд { $round } з 10, { $own ->
    [yes] ваш { $turn ->
        [first] перший
       *[second] другий
     } хід
   *[no] { $turn ->
        [first] перший
       *[second] другий
     } хід: { $name }
 }
table-next = далі: { $names }
table-choose = { $own ->
    [yes] Виберіть свій вітраж
   *[no] Триває вибір вітражів; ще очікуємо: { $names }
 }
table-keep = { $own ->
    [yes] Виберіть, які орнаменти лишаєте: по фішці за кожен, а наприкінці очки або втрата
   *[no] Триває вибір орнаментів; ще очікуємо: { $names }
 }
table-claim = Раунд { $round } з 10, { $own ->
    [yes] ви можете забрати карту першопрохідця
   *[no] { $name } може забрати карту першопрохідця
 }
table-remove = { $own ->
    [yes] Ваш вітраж не за правилами: прибирайте кубики, доки він не буде за правилами
   *[no] { $name } прибирає кубики з вітража, що не за правилами
 }
table-chance = Раунд { $round } з 10, мають випасти кубики
table-over = Гру завершено

## Стіл для програми зчитування з екрана
plain-heading = { $heading }.
plain-heading-next = { $heading }, { $next }.
plain-pool = { $count ->
    [0] Резерв порожній.
   *[other] Резерв, { $count }: { $dice }.
 }
plain-hand = У руці: { $die }.
plain-track = Трек раундів: { $rounds }.
plain-card = { $kind ->
    [tool] Інструмент
    [public] Загальна ціль
    [board] Планшет розбрату
    [pioneer] Першопрохідець
    [ornament] Ваш орнамент
   *[private] Ваша особиста ціль
 } { $words }
plain-ornament = { $name }, дає { $gain }, якщо викладено, і коштує { $loss }, якщо ні
plain-cards = { $kind ->
    [tools] Інструменти
    [publics] Загальні цілі
    [board] Планшет розбрату
    [pioneers] Першопрохідці
    [ornaments] Ваші орнаменти
   *[private] Ваша особиста ціль
 }: { $cards }.
plain-offer = Вітраж { $number }: { $name }, рівень складності { $level }.
plain-window = { $own ->
    [yes] Ваш вітраж
   *[no] Вітраж ({ $name }, { $seat })
 }: { $pattern }{ $uses ->
    [yes] , { $tokens ->
        [0] без фішок привілею
        [one] { $tokens } фішка привілею
        [few] { $tokens } фішки привілею
        [many] { $tokens } фішок привілею
       *[other] { $tokens } фішки привілею
     }
   *[no] { "" }
 }.
plain-window-hidden = Вітраж ({ $name }, { $seat }): { $chosen ->
    [yes] вибрано, ще не відкрито
   *[no] ще не вибрано
 }.
plain-die = { $cell }: { $die }.
plain-empty = { $cell }: порожньо{ $kind ->
    [any] { "" }
    [color] , лише { $takes } колір
   *[shade] , лише відтінок { $takes }
 }{ $lit ->
    [yes] , годиться для кубика в руці
   *[no] { "" }
 }.

## Ходи
card-own-name = Власний вітраж
moves = { $kind ->
    [take] Узяти
    [put] Покласти { $die } на
    [use] Використати
    [put_back] Повернути й узяти
    [choose] Вибрати
    [pay] Чим платити
    [swap] Обміняти на
    [exchange] Обміняти на
    [shade] Зробити його
    [move] Перемістити { $die } { $cell } на
    [clamp] Поміняти місцями { $die } { $cell } і
    [keep] Лишити собі
    [claim] Забрати
    [remove] Прибрати
    [step] Зробити його
    [end] Хід
   *[else] Або
 }
moves-tokens = фішки привілею
moves-word = { $word ->
    [end] завершити хід
    [return] повернути в резерв
    [stop] на цьому спинитися
    [no_claim] більше нічого не забирати
   *[other] { $word }
 }
moves-cards = { $count ->
    [0] нічого
    [1] { $first }
   *[other] { $first } і { $second }
 }
moves-told = { $label }: { $moves }.
no-such-number = { $number } — такого номера в списку немає: він від 1 до { $most }
empty-line = Наберіть номер ходу, сам хід, як-от R5@b3, або help.

## Що відбувається: хід одним реченням
told-turn = { $name } { $clauses }.
told-and = { $first } і { $last }
told-undo = { $name } скасовує останнє рішення.
told-window = { $name } вибирає вітраж «{ $pattern }».
told-kept = { $name } { $count ->
    [0] не лишає жодного орнаменту.
    [one] лишає { $count } орнамент.
    [few] лишає { $count } орнаменти.
    [many] лишає { $count } орнаментів.
   *[other] лишає { $count } орнаменту.
 }
told-pioneer-lost = Умову карти першопрохідця «{ $pioneer }» ({ $name }) більше не виконано, тож карта вибуває з гри.
told-first = Перший хід: { $name }.
told-round = Раунд { $round } з 10, випало: { $dice }
told-round-over = Раунд { $round } завершено; { $count ->
    [0] для треку раундів кубиків не лишилося.
   *[other] на трек раундів: { $dice }
 }
told-audit = Усі вітражі оглянуто, і один не за правилами: { $name } прибирає кубики.
told-challenge = { $by } просить перевірки, вітраж: { $target }; { $fault ->
    [yes] він не за правилами, кубики треба прибрати.
   *[no] він за правилами.
 }
told-removal = { $name } прибирає { $die } з { $cell }.
clause-pass = пасує
clause-take = { $again ->
    [yes] бере ще { $die }
   *[no] бере { $die }
 }
clause-put = кладе { $die ->
    [it] на { $cell }
   *[other] { $die } на { $cell }
 }
clause-move = переміщує { $die } з { $from } на { $to }
clause-clamp = міняє місцями { $die } на { $from } і { $other } на { $to }
clause-claim = забирає карту першопрохідця «{ $pioneer }» ({ $points })
clause-use = використовує інструмент «{ $tool }»{ $paid ->
    [no] { "" }
   *[other] { " " }({ $paid })
 }{ $turned ->
    [no] { "" }
   *[other] , перевертає кубик на { $turned }
 }
clause-pay = платить кубиком { $die }
clause-pay-tokens = платить фішками привілею
clause-swap = міняє його на { $die } з треку раундів
clause-exchange = міняє його на { $die } з { $cell } ({ $name })
clause-shade = робить із нього { $die }
clause-return = повертає його в резерв
clause-roll = перекидає кубик ({ $die })
clause-roll-pool = перекидає весь резерв ({ $dice })
clause-draw = витягує { $color } кубик

## Очки
no-score-yet = ще немає вітража, який можна було б порахувати
score-private = Особиста ціль
score-ornaments = Орнаменти
score-kept = { $name }: { $count ->
    [0] нічого не лишено
   *[other] лишено { $cards }
 }
score-ornament-list = Орнаменти: { $list }.
score-favor = Фішки привілею
score-empty = Порожні комірки
score-total = Усього
score-had = { $name } — { $cards }
score-privates = Особисті цілі: { $list }.
score-points = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
 }
score-seat = { $name }: { $points }.
score-line = { $label } { $points }.
score-track = Сума на треку раундів — { $sum }: наприкінці треба набрати більше.
score-solo = { $won ->
    [yes] Перемога, { $points }: більше, ніж { $target } на треку раундів.
   *[no] Поразка, { $points }: не більше, ніж { $target } на треку раундів.
 }
score-winner = Перемога: { $name }, { $points }{ $by ->
    [points] .
    [private] , стільки ж — { $other }; вирішують очки за особисту ціль.
    [ornaments] , стільки ж — { $other }; вирішують очки за особисту ціль та орнаменти.
    [favor] , стільки ж — { $other }, також і за особисту ціль; вирішують фішки привілею.
    [first_turn] , в усьому порівну: { $other }; вирішує пізніший перший хід в останньому раунді.
   *[last_turn] , в усьому порівну: { $other }; вирішує пізніший останній хід гри.
 }
score-seed = Зерно кубиків було { $seed }.
score-public-seed = Кубики випали з відомого зерна { $seed }.

## За клавіатурою
play-you = Ви
play-player = Гравець { $number }
play-welcome = «Саграда», видання: { $edition }, { $seats ->
    [1] соло
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
 }{ $honor ->
    [yes] , стіл на довірі
   *[no] { "" }
 }. Неофіційна гра, не пов'язана з видавцем.
play-glory = Модулі доповнення «Слава»: { $modules }.
play-commitment = Кубики визначено таємним зерном, яке відкриють наприкінці. Його SHA-256:
    { $hash }
play-help-hint = Наберіть номер ходу або сам хід; help розкаже більше.
play-prompt = { $name }>
play-pass-to = Передайте пристрій: { $name }; натисніть Enter
play-help =
    Число          зробити цей хід зі списку
    R5@b3          узяти кубик і покласти в комірку; R5 бере його, b3 кладе кубик із руки
    use lathekin   використати інструмент; b3>c4 переміщує кубик; end завершує хід, це й пас
    keep, claim    «Слава»: keep checker, keep none; claim rosette або stop
    undo           скасувати своє останнє рішення, якщо відтоді не кидали кубиків
    table          показати стіл знову; bag: скільки кубиків у мішечку й у запасі
    score          що вам зараз дає кожна ціль
    cards          карти цієї гри; card ID показує одну повністю
    log            останні рядки журналу; log all показує всі
    challenge s1   стіл на довірі: просити перевірити вітраж на місці s1
    save FILE      зберегти гру; sagrada play --resume FILE продовжує її
    hint           три найкращі ходи й чому; quit: вийти
play-no-hints = Зараз нічого вирішувати, тож і підказки немає.
play-cards = { $kind ->
    [tools] Інструменти
    [publics] Загальні цілі
    [board] Планшет розбрату
    [pioneers] Першопрохідці
    [private] Ваша особиста ціль
    [ornaments] Ваші орнаменти
   *[windows] Вітражі
 }: { $cards }
play-bag = Кубиків у мішечку — { $count }: { $dice }.
play-supply = { $count ->
    [one] Біля треку раундів лежить { $count } сірий кубик.
    [few] Біля треку раундів лежать { $count } сірі кубики.
    [many] Біля треку раундів лежить { $count } сірих кубиків.
   *[other] Біля треку раундів лежить { $count } сірого кубика.
 }
play-challenge-held = Перевірка почекає, доки в руці не буде кубика, а дію інструмента буде завершено.
play-saved = { $over ->
    [yes] Завершена гра — у { $file }; `sagrada verify { $file }` перевіряє її кубики.
   *[no] Збережено в { $file } разом з усіма особистими цілями; `sagrada play --resume { $file }` продовжує гру.
 }
play-saved-seed = Зерно кубиків — у { $file }.seed: тримайте його в таємниці, інакше кубики вже не будуть чесними.
play-after-end = `save FILE` зберігає гру для `sagrada verify FILE`. Enter — вийти.
play-after-end-known = `save` дописує { $file } до кінця, для `sagrada verify`. Enter — вийти.
play-prompt-end = >

## Що клієнт відхиляє
input-ended = введення скінчилося раніше за гру
too-many-idle-lines = поспіль рядків без ходу: { $most }; зупинено
challenge-for-another = про перевірку просять від власного імені, а тут це { $seat }
save-needs-file = скажіть куди: save FILE
card-needs-id = скажіть яку: card ID; cards показує карти цієї гри
quit-unsaved = гру не збережено: save FILE зберігає її, ще один quit — вихід
cant-write = не вдалося записати { $file }: { $problem }
not-a-log = { $file } уже є, і це не журнал цієї програми; його не змінено
not-a-seed-file = { $file } — не файл із зерном із 64 шістнадцяткових цифр
no-seed-file = бракує { $file }: без зерна кубиків гру не продовжити
dice-by-hand = у { $file } кубики кидають руками; цей клієнт іще не вміє продовжувати такі ігри
fixed-at-start = { $option } визначають на початку гри, тож із --resume його не задати
solo-seats = --solo — це одне місце, і воно ваше; з --seats { $seats } його не поєднати
seats-differ = { $given ->
    [one] задано { $given } місце
    [few] задано { $given } місця
    [many] задано { $given } місць
   *[other] задано { $given } місця
 }, а у збереженій грі їх { $seats }

## Що відхиляє журнал («Слава»)
deal-strife-first = викладено вручну з розбратом, { $kind ->
    [tools] інструменти
    [publics] загальні цілі
    [privates] особисті цілі
    [patterns] візерунки
    [pioneers] першопрохідці
    [ornaments] орнаменти
   *[other] { $kind }
 }: першою має бути карта розбрату, а не { $given }; є { $known }

## Повтор
replay-moment = Після рядка { $at } з { $lines }: { $line }
replay-drawn = Зображення — у { $file }.
no-such-line = рядка { $at } немає: у грі рядки від 1 до { $lines }, а 0 — це початок
