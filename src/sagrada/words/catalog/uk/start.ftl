### Початкова сторінка та шляхи зі сторінки на сторінку

start-games = Мої партії
start-settings = Налаштування
start-against = Хвилин десять проти суперника
start-strength = Наскільки сильним буде суперник?
start-face = { $face ->
    [gentle] Лагідний
    [even] Рівний
   *[strong] Сильний
 }
start-your-turn = Ваш хід
start-all-games = Усі мої партії
start-no-network = Немає зв'язку
start-offline = Немає зв'язку. Партії зберігаються на сервері й продовжаться, коли зв'язок повернеться.

## Сповіщення про хід і те, що відбувається саме
notice-turn = ● Ваш хід · Sagrada
notice-turn-of = ● { $name } · Sagrada
notice-playing = { $name } … · Sagrada
notice-body = { $others ->
    [0] Ваша партія чекає.
   *[other] Партія триває. Суперники: { $names }.
 }
auto-end = Більше робити нічого: ваш хід завершується.
auto-end-stay = Зачекати
update-found = З'явилася нова версія; сторінка завантажиться знову.
update-now = Завантажити знову

## A link to be handed on
link-copy = Копіювати посилання
link-copied = Скопійовано
link-share = Поділитися
