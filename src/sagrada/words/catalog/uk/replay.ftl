### Replays, games that go on from a moment, hints, pictures and reviews in the browser
# translated, no printed source

## What is refused
nothing-to-play-on = на цей момент гру вже закінчено; виберіть раніший
no-hints-here = за цим столом підказок немає
no-hint-now = зараз вам нічого вирішувати, тож підказки немає
too-many-reviews = забагато розборів чекають на чергу; спробуйте за хвилину
review-under-way = цей розбір ще не готовий
review-failed = цей розбір не вдалося закінчити

## sagrada verify
verified-taken-over = { $lines ->
    [one] З іншої гри взято { $lines } перший рядок: його кубики за цим журналом перевірити не можна, усі подальші перевірено.
    [few] З іншої гри взято перші { $lines } рядки: їхні кубики за цим журналом перевірити не можна, усі подальші перевірено.
    [many] З іншої гри взято перші { $lines } рядків: їхні кубики за цим журналом перевірити не можна, усі подальші перевірено.
   *[other] З іншої гри взято перші { $lines } рядка: їхні кубики за цим журналом перевірити не можна, усі подальші перевірено.
 }

## A log is opened
open-title = Переглянути гру
open-file = Вибрати файл журналу
open-drop = або перетягніть його сюди
open-paste = Або вставте текст журналу
open-show = Показати гру
open-mine = Ваші закінчені ігри
open-another = Інший журнал
open-too-large = Цей файл завеликий для журналу гри.

## The replay
replay-round = Раунд
replay-round-name = { $round ->
    [0] Підготовка
   *[other] Раунд { $round }
 }
replay-speed = Швидкість
replay-speed-name = { $speed }×
replay-seen-by = Вигляд
replay-spectator = Глядач
replay-keys = Стрілки — по ходах, з Shift — по раундах, пробіл — відтворення й пауза.

## Playing on
play-on = Грати звідси
play-on-words = Нова гра, що триває від цього моменту з новими кубиками. Решту місць займуть боти; таємне в старій грі може бути відоме з її журналу.
play-on-seat = Ваше місце
play-on-bots = Решта
play-on-start = Продовжити гру
continued-note = Продовження іншої гри, з новими кубиками

## Hints
ask-hint = Підказка
ask-hint-again = Сховати підказки
hint-list = Найкращі ходи
hint-thinking = Думаю…
hint-why = Чому?
hint-worth = ≈ { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } наприкінці
hints-allowed = Підказки: той, кому вирішувати, може спитати про найкращі ходи

## Pictures
pictures = Зображення на згадку
picture-whole = Увесь стіл
picture-save = { $what }, { $format }

## A review
review-mine = Розібрати мою гру
review-working = Переглядаю кожне рішення…
review-queued = { $before ->
    [one] Спершу закінчиться ще { $before } розбір.
    [few] Спершу закінчаться ще { $before } розбори.
    [many] Спершу закінчаться ще { $before } розборів.
   *[other] Спершу закінчаться ще { $before } розбору.
 }
review-of = Розбір: { $name }
review-words = Кожне рішення — проти найкращого знайденого варіанта, і лише з тим, що гравець міг знати в ту мить. Очки тут — очікування, а не певність.
review-final = { $over ->
    [yes] { $alone ->
        [yes] Понад ціль
       *[no] Очки
     }
   *[no] Очікувано там, де журнал обривається
 }
review-decisions = Рішення
review-only-costly = Лише ті, що чогось коштували
review-all-best = Жодне рішення не коштувало нічого помітного.
review-label = { $label ->
    [best] Найкраще
    [fine] Добре
    [slip] Неточність
   *[blunder] Груба помилка
 }
review-look = Подивитися
review-save = Зберегти це зображення
