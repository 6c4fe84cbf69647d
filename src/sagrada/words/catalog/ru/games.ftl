### Партии посетителя и то, как он их сыграл

games-play = Моя игра
games-unfinished = Можно продолжить
games-finished = Законченные
games-none = Партий пока нет. До первой — одно нажатие.
games-none-finished = Здесь появится первая законченная партия: витражи, запись и разбор.
games-with = { $count ->
    [0] В одиночку
   *[other] { $names }
 }
games-state = { $state ->
    [turn] Ваш ход
    [wait] Ходят другие
    [open] Ещё не начата: стол { $code }
   *[lesson] Первая партия
 }
games-result = { $result ->
    [won] победа
    [lost] поражение
   *[none] { "" }
 }
games-points = { $mine } : { $theirs }
games-target = { $points }, нужно больше { $target }
games-more = Более ранние
games-replay = Запись
games-review = Разбор
games-reviewed = разобрана

## Моя игра
play-none = Здесь будет видно, как вы играете: очки по времени, у кого вы выигрываете, что приносят цели. Начнётся с первой законченной партии.
play-one = Пока одна партия, очков: { $points }. С каждой новой здесь будет больше.
play-games = { $games ->
    [one] партия сыграна
    [few] партии сыграны
   *[other] партий сыграно
 }
play-won = побед
play-recent = очков, в среднем за последние десять
play-found = лучших ходов найдено; разборов: { $reviews }
play-points = Очки по времени
play-points-chart = Очки последних партий ({ $games }): от { $least } до { $most }, в среднем { $mean }
play-points-mean = среднее по восьми
play-rivals = Победы по соперникам
play-rival = { $bot ->
    [alone] В одиночку, против цели
   *[other] { $name }
 }
play-share = { $share } % из { $games }
play-few = · из { $games }
play-objectives = Очки по целям
play-objectives-words = Полоса: ваши в среднем. Черта: лучшие витражи, найденные для того, кто знает все кубики и берёт их один.
play-of = { $points } из { $possible }
play-mistakes = Что чаще всего находил разбор
play-mistakes-none = Разберите законченную партию, и найденное соберётся здесь.
play-mistake = { $kind ->
    [window] лучше был другой витраж
    [ornaments] лучше были другие орнаменты
    [removal] убрать стоило другой кубик
    [tool_missed] помог бы инструмент
    [tool_wasted] инструмент не стоил своей цены
    [passed] можно было взять кубик
    [die] лучше был другой кубик
    [cell] тот же кубик лучше лёг бы в другом месте
   *[other] лучше был другой порядок
 }
play-times = { $count } ×
