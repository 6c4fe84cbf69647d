### Клієнт для браузера

# terms (вітраж, кубик, інструмент, резерв, трек раундів, фішка привілею): name from the rulebook/cards
# everything else: translated, no printed source

## Усюди
web-unofficial = Неофіційна гра, не пов'язана з видавцем.
web-about = Про програму
web-theme = Світла чи темна тема
web-sound = Звук
web-close = Закрити
web-keys = Клавіші
web-offline = Зв'язок утрачено; пробуємо ще раз.

## Початок
web-lede = Вибирайте кубики, складайте вітраж, впустіть світло.
web-play-now = Грати зараз
web-continue = Продовжити
web-with = Суперники: { $names }
web-alone = Соло
web-new-table = Новий стіл
web-new-table-words = Запросіть друзів, передавайте один пристрій або грайте соло
web-join = Приєднатися за кодом
web-join-button = Приєднатися
web-learn = Перша гра
web-rules = Правила

## Новий стіл
web-your-name = Ваше ім'я
web-edition = Правила
web-seats = Місця
web-seat-count = { $number ->
    [1] 1, соло
   *[other] { $number }
 }
web-seat = Місце { $number }
web-me = Я
web-me-too = Хтось іще на цьому пристрої
web-open = Вільне, за запрошенням
web-open-seat = Вільне місце
web-bot = Бот: { $name }
web-solo-tools = Складність
web-tools-count = { $number ->
    [1] 1 інструмент, дуже складно
    [5] 5 інструментів, легко
    [one] { $number } інструмент
    [few] { $number } інструменти
    [many] { $number } інструментів
   *[other] { $number } інструмента
 }
web-modules = Доповнення й варіанти
web-module = { $module ->
    [strife] Розбрат: сірі кубики й планшет, що забороняє їм певні місця
    [pioneers] Першопрохідці: очки за умову, виконану раніше за інших
    [ornaments] Орнаменти: невеликі візерунки, на які ви ставите фішку
    [rivalry] Суперництво: цілі, що порівнюють вітражі
   *[other] { $module }
 }
web-switch = { $name ->
    [less_luck] Менше удачі: менше кубиків у мішечку
   *[thirteenth_card] Тринадцята карта вітража, наша власна
 }
web-honor = Стіл на довірі: хід проти правил можна зробити, і його можна перевірити
web-make = Створити стіл
web-start = Почати
web-table = Стіл { $code }
web-all-seated = Усі на місцях
web-sit = Сісти
web-free-seat = Звільнити це місце
web-is-you = ви
web-is-bot = бот
web-is-here = за столом
web-is-away = не за столом
web-invite = Запросіть інших
web-local-only = Це посилання працює лише на цьому комп'ютері. Запустіть «sagrada play --lan», щоб приєдналися інші з вашої мережі.
web-qr = Адреса цього столу як QR-код
web-commitment = Кубики визначено таємним зерном, яке відкриють наприкінці; його SHA-256:
bot-random = Випадковий

## Вибір вітражів
web-choose = Виберіть свій вітраж
web-choose-words = Складніші вітражі дають більше фішок привілею.
web-pattern = Комірок з кольором: { $colors }, з відтінком: { $shades }
web-known = Що ви вже знаєте
web-tools-seen = Інструменти на столі
web-play-window = Грати з вітражем «{ $name }»
web-secret = таємна
web-secret-name = Таємна: { $name }
web-dealing = Роздаємо…
web-chosen-window = Вибрано «{ $name }»
web-chosen = Вибір зроблено; його ще можна змінити.
web-chosen-other = Вітраж вибрано
web-choosing = Ще вибирають: { $names }.

## Стіл
web-turn = { $own ->
    [yes] Ваш хід
    [named] { $name }, ваш хід
   *[no] Хід: { $name }
 }
web-dice = Кубики
web-step = { $phase ->
    [turn] { $may ->
        [take] Візьміть кубик або завершіть хід
        [tool] Використайте інструмент або завершіть хід
        [both] Візьміть кубик, використайте інструмент або завершіть хід
       *[end] Завершіть хід
     }
    [hand] Покладіть { $hand }
    [payment] Чим платите за «{ $tool }»?
    [change_by_one] «{ $tool }»: на один більше чи менше?
    [swap_with_track] «{ $tool }»: який кубик із треку раундів?
    [swap_with_seat] «{ $tool }»: який кубик із чужого вітража?
    [set_shade] «{ $tool }»: який відтінок?
    [move_die] { $source ->
        [none] «{ $tool }»: який кубик перемістити?
       *[other] «{ $tool }»: куди перемістити { $source }?
     }
    [take_extra] «{ $tool }»: візьміть ще один кубик
    [remove_die] Ваш вітраж не за правилами: приберіть кубики
    [keep_ornaments] Які орнаменти лишаєте?
    [claim_pioneer] Ви можете забрати карту першопрохідця
   *[other] { "" }
 }
web-step-stuck = Зараз нікуди покласти { $hand }: використайте інструмент або поверніть кубик
web-ornament-key = A і B — два різні кольори на ваш вибір, пунктирний квадрат — будь-яка комірка.
web-round = Раунд { $round } з 10
web-order = Ходи цього раунду
web-log = Що відбулося
web-window = { $own ->
    [yes] Ваш вітраж
   *[no] Вітраж: { $name }
 }
web-others = Інші
web-enlarge = Збільшити вітраж: { $name }
web-public-points = Загальні цілі: { $points }
web-empty-cells = Порожніх: { $cells }
web-points = { $own ->
    [yes] Очки на цю мить
   *[no] Цілі
 }
web-cells-filled = Заповнено комірок: { $filled } з { $cells }
web-fits-nowhere = Ніде не стане у вашому вітражі
web-decided = Вирішило: { $row } ({ $points } проти { $name })
web-prize = Тому, хто виконає першим
web-prize-gone = вибула
web-tokens-left = { $tokens ->
    [one] лишилася { $tokens } фішка
    [few] лишилося { $tokens } фішки
    [many] лишилося { $tokens } фішок
   *[other] лишилося { $tokens } фішки
 }
web-track = Трек раундів
web-pool = Резерв
web-in-hand = У руці: { $die }
web-undo = Скасувати
web-undo-take = Повернути кубик
web-end = Завершити хід
web-end-early = Ще можна взяти кубик. Завершити хід?
web-not-yet = Ще ні
web-use = Використати «{ $name }»
web-use-button = Використати
web-put-back-use = Повернути кубик і використати «{ $name }»
web-puts-back = Спершу поверне кубик
web-on = { $die } на { $cell }
web-filled = Порожню комірку заповнено
web-closes = Ніщо не підійде на
web-pay = Заплатити: { $with }
web-make-it = Вибрати { $die }
web-swap-track = Обміняти на { $die } з раунду { $round }
web-swap-with = Обміняти на { $die } з { $cell } ({ $name })
web-claim = Забрати «{ $name }»
web-keep = Лишити собі: { $cards }
web-challenge = Перевірити
web-let-bot = Хай грає бот
web-stands-in = Грає { $bot }
web-bot-for-you = За вас грає бот.
web-take-back = Повернути собі місце

## Комірки вголос
web-cell-empty = { $cell }, порожньо{ $takes ->
    [any] .
    [1] , лише відтінок 1.
    [2] , лише відтінок 2.
    [3] , лише відтінок 3.
    [4] , лише відтінок 4.
    [5] , лише відтінок 5.
    [6] , лише відтінок 6.
   *[other] , лише { $takes }.
 }
web-cell-die = { $cell }, { $die }.
web-cell-lit = { $hand ->
    [none] Можна вибрати.
   *[other] { $hand } можна покласти сюди{ $gain ->
        [none] .
        [one] , { $gain } очко.
        [few] , { $gain } очки.
        [many] , { $gain } очок.
       *[other] , { $gain } очка.
     }
 }

## Передавання пристрою
web-pass-to = Передайте пристрій: { $name }
web-pass-words = Інші не дивляться: на наступному екрані таємниця.
web-pass-button = Я — { $name }

## Кінець
web-target = Треба перевершити
web-again = Зіграти ще
web-join-rematch = Приєднатися до реваншу
web-save-log = Зберегти журнал
web-replay = Повтор
web-check-dice = Перевірити кубики

## Повтор
web-play-on = Відтворити
web-pause = Пауза
web-to-score = До рахунку

## Перевірка кубиків у браузері
web-dice-words = Ваш браузер заново обчислює кожен кидок, витягування й роздачу цієї гри з відкритого зерна та власних слів гравців.
web-dice-seed = Зерно, відкрите наприкінці
web-dice-hash = Його SHA-256, оголошений до того, як хтось сів за стіл
web-dice-nonces = Слова гравців
web-dice-true = Кубики чесні: геш зерна збігається з оголошеним, і всі результати ({ $count }) випливають із зерна.
web-dice-false = Ці кубики нечесні: { $what }.
web-dice-hash-differs = геш зерна не збігається з оголошеним
web-dice-line-differs = результат { $number } ({ $line }) не випливає із зерна
web-dice-insecure = Цей браузер обчислює геші лише на захищеній сторінці або на самому цьому комп'ютері; збережіть журнал і запустіть «sagrada verify».
web-dice-working = Обчислюємо…
web-language = Мова

## Наскільки певна карта
rules-origin = { $origin ->
    [verified] перевірено
    [inferred] наше тлумачення
    [points] очки наші
    [part] частково наше
   *[designed] власна розробка
 }
rules-origin-about = { $origin ->
    [verified] Так у джерелах.
    [inferred] Наше тлумачення, частково або повністю; жодні правила цього не з'ясовують.
    [points] Умова — як у джерелах, очки — наші.
    [part] Так у джерелах, крім того, що вирішили ми; у тексті сказано, що саме.
   *[designed] Наша власна розробка; у джерелах цього немає.
 }

## A new table
new-ask-claims = Питати, перш ніж забрати карту першопрохідця
new-designed = { $ours ->
    [none] Усі карти, що роздаються ({ $cards }), надруковані в коробці.
    [few] З { $cards } карт, що роздаються, вигаданих нами майже немає; на таких намальовано олівець.
   *[other] З { $cards } карт, що роздаються, приблизно { $ours } вигадали ми; на них намальовано олівець.
 }
solo-odds = { $tools }: { $rate ->
    [0] перемог майже не буває
    [one] { $rate } перемога зі 100
    [few] { $rate } перемоги зі 100
    [many] { $rate } перемог зі 100
   *[other] { $rate } перемоги зі 100
 }
solo-odds-words = Як часто соло виграє { $bot }, наш найсильніший бот: виміряно на { $games } партіях. З вибраними інструментами — від { $low } до { $high } зі 100 (інтервал 95 %).

## Solo
solo-target = Треба понад
solo-target-words = Сума кубиків на треку раундів

## Cards in full
table-cards-in-full = Очки й карти докладно
