### Начальная страница и пути со страницы на страницу

start-games = Мои партии
start-settings = Настройки
start-against = Минут десять против соперника
start-strength = Насколько сильным будет соперник?
start-face = { $face ->
    [gentle] Добрый
    [even] Равный
   *[strong] Сильный
 }
start-your-turn = Ваш ход
start-all-games = Все мои партии
start-no-network = Нет связи
start-offline = Нет связи. Партии хранятся на сервере и продолжатся, когда связь вернётся.

## Уведомления о ходе и то, что происходит само
notice-turn = ● Ваш ход · Sagrada
notice-turn-of = ● { $name } · Sagrada
notice-playing = { $name } … · Sagrada
notice-body = { $others ->
    [0] Ваша партия ждёт.
   *[other] Партия продолжается. Соперники: { $names }.
 }
auto-end = Больше делать нечего: ваш ход заканчивается.
auto-end-stay = Подождать
update-found = Появилась новая версия; страница загрузится заново.
update-now = Загрузить заново

## A link to be handed on
link-copy = Копировать ссылку
link-copied = Скопировано
link-share = Поделиться
