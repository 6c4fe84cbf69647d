### Партії відвідувача і те, як він їх зіграв

games-play = Моя гра
games-unfinished = Можна продовжити
games-finished = Завершені
games-none = Партій поки немає. До першої — один дотик.
games-none-finished = Тут з'явиться перша завершена партія: вітражі, запис і розбір.
games-with = { $count ->
    [0] Наодинці
   *[other] { $names }
 }
games-state = { $state ->
    [turn] Ваш хід
    [wait] Ходять інші
    [open] Ще не почата: стіл { $code }
   *[lesson] Перша партія
 }
games-result = { $result ->
    [won] перемога
    [lost] поразка
   *[none] { "" }
 }
games-points = { $mine } : { $theirs }
games-target = { $points }, треба більше { $target }
games-more = Давніші
games-replay = Запис
games-review = Розбір
games-reviewed = розібрана

## Моя гра
play-none = Тут буде видно, як ви граєте: очки за часом, у кого ви виграєте, що приносять цілі. Почнеться з першої завершеної партії.
play-one = Поки одна партія, очок: { $points }. З кожною новою тут буде більше.
play-games = { $games ->
    [one] партію зіграно
    [few] партії зіграно
   *[other] партій зіграно
 }
play-won = перемог
play-recent = очок, у середньому за останні десять
play-found = найкращих ходів знайдено; розборів: { $reviews }
play-points = Очки за часом
play-points-chart = Очки останніх партій ({ $games }): від { $least } до { $most }, у середньому { $mean }
play-points-mean = середнє за вісьмома
play-rivals = Перемоги за суперниками
play-rival = { $bot ->
    [alone] Наодинці, проти цілі
   *[other] { $name }
 }
play-share = { $share } % з { $games }
play-few = · з { $games }
play-objectives = Очки за цілями
play-objectives-words = Смуга: ваші в середньому. Риска: найкращі вітражі, знайдені для того, хто знає всі кубики й бере їх сам.
play-of = { $points } з { $possible }
play-mistakes = Що найчастіше знаходив розбір
play-mistakes-none = Розберіть завершену партію, і знайдене збереться тут.
play-mistake = { $kind ->
    [window] кращим був інший вітраж
    [ornaments] кращими були інші орнаменти
    [removal] прибрати варто було інший кубик
    [tool_missed] допоміг би інструмент
    [tool_wasted] інструмент не був вартий своєї ціни
    [passed] можна було взяти кубик
    [die] кращим був інший кубик
    [cell] той самий кубик краще ліг би деінде
   *[other] кращим був інший порядок
 }
play-times = { $count } ×
