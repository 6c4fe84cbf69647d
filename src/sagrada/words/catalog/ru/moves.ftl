### Почему ход отклонён. `$move` — то, что пытались сделать.

## Размещение
# terms from the rulebook (яркость, резерв, витраж, ячейка); sentences translated, no printed source
free = { $move }: на { $cell } уже стоит { $other }
cell-color = { $move }: на { $cell } нужен { $wanted ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
    [P] фиолетовый
    [S] серый
   *[other] { $wanted }
 } кубик
cell-shade = { $move }: на { $cell } нужна яркость { $wanted }
equal-color = { $move }: рядом стоит { $other } на { $with } (тот же цвет)
equal-shade = { $move }: рядом стоит { $other } на { $with } (та же яркость)
touch = { $move }: { $cell } не соседствует ни с одним кубиком витража, даже по диагонали
border = { $move }: первый кубик витража ставят с краю
touches-a-die = { $move }: с «Угольником для резки стекла» кубик не должен соседствовать с другими, а { $cell } соседствует

## Взять, поставить, вернуть
# translated, no printed source
not-in-pool = { $move }: такого кубика ({ $die }) в резерве нет
one-die-a-turn = { $move }: в этот ход кубик уже взят
die-in-hand = { $move }: в руке ещё { $hand }
cant-be-placed = { $move }: { $die } никуда не встанет в витраже
window-is-full = { $move }: в витраже нет пустых ячеек
no-die-in-hand = { $move }: в руке нет кубика; сначала возьмите его
not-in-hand = { $hand ->
    [none] { $die } не в руке; сначала возьмите этот кубик
   *[other] { $die } не в руке; в руке { $hand }
 }
place-first = { $move }: в руке ещё { $hand }; сначала поставьте этот кубик
cant-return = { $move }: { $hand } не возвращается в резерв (только кубик, которому нет места, или если позволяет инструмент)

## Инструменты
# translated, no printed source
tool-not-on-table = { $move }: инструмента «{ $tool }» нет на столе
tool-left-the-game = { $move }: инструмент «{ $tool }» выбыл из игры
one-tool-a-turn = { $move }: в этот ход инструмент уже применён
tool-needs-die-in-hand = { $move }: { $tool } действует на только что взятый кубик; сначала возьмите его
tool-needs-empty-hand = { $move }: { $tool } применяют без кубика в руке; сначала поставьте кубик
first-turn-only = { $move }: { $tool } — только для первого хода в раунде
second-turn-only = { $move }: { $tool } — только для второго хода в раунде
after-placing-only = { $move }: { $tool } применяют после того, как кубик поставлен
before-taking-only = { $move }: { $tool } применяют до того, как взят кубик
before-round-seven = { $move }: { $tool } — только для первых шести раундов
track-is-empty = { $move }: на счётчике раундов ещё нет кубиков
window-is-empty = { $move }: витраж ещё пуст
tool-cant-be-finished = { $move }: { $tool } — сейчас не получится применить до конца
too-few-tokens = { $move }: { $tool } стоит { $price }, а { $tokens ->
    [0] фишек привилегий не осталось
    [one] осталась { $tokens } фишка привилегии
    [few] осталось { $tokens } фишки привилегий
    [many] осталось { $tokens } фишек привилегий
   *[other] осталось { $tokens } фишки привилегий
 }
no-die-to-pay = { $move }: { $tool } оплачивает только { $color ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
    [P] фиолетовый
    [S] серый
   *[other] { $color }
 } кубик, а в резерве такого нет
no-mover = { $move }: сейчас не применяется инструмент, перемещающий кубики
no-die-there = { $move }: на { $cell } нет кубика
moved-already = { $move }: кубик на { $cell } только что перемещён; вторым должен быть другой
wrong-color-to-move = { $move }: { $die } не того цвета, который можно перемещать
second-move-needed = { $move }: после этого второй кубик переместить не удастся, а «Прижим» перемещает ровно два
no-such-shade = { $move }: { $hand } дальше в эту сторону не меняется
not-on-track = { $move }: такого кубика ({ $die }) на счётчике раундов нет
own-window = { $move }: кубик должен быть из чужого витража
nothing-in-common = { $move }: { $other } и { $hand } не совпадают ни цветом, ни яркостью
golden-rule-there = { $move }: { $hand } на { $cell } у { $seat } окажется рядом с кубиком того же цвета или той же яркости
pay-with-a-die = { $move }: в этой партии { $tool } оплачивают кубиком
wrong-color-to-pay = { $move }: { $tool } оплачивает только { $color ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
    [P] фиолетовый
    [S] серый
   *[other] { $color }
 } кубик

## Момент
# translated, no printed source
game-over = { $move }: партия окончена
not-your-turn = { $move }: ожидается { $awaited }, а не { $seat }
not-asked = { $move }: { $awaited ->
    [choose_pattern] сначала нужно выбрать витраж
    [keep_ornaments] сначала скажите, какие орнаменты остаются: keep none, keep checker
    [claim_pioneer] сначала скажите, какую срочную цель вы забираете, или stop
    [payment] сначала скажите, чем оплачен инструмент: pay R5 или pay tokens
    [change_by_one] сначала скажите + или -
    [swap_with_track] сначала скажите, на какой кубик счётчика раундов обмен: swap R5
    [swap_with_seat] сначала скажите, на какой кубик обмен: swap s1:b3
    [set_shade] сначала назовите яркость вытянутого кубика: от =1 до =6
    [move_die] сначала инструмент перемещает кубик: b3>c4
    [take_extra] сначала возьмите второй кубик
    [remove_die] сначала нужно убирать кубики, пока витраж не будет в порядке
   *[other] сейчас об этом не спрашивают
 }
chance-differs = { $move }: { $awaited ->
    [chance] случай не может сейчас ответить так
   *[other] случая сейчас не ждут
 }
chance-awaited = { $move }: сначала должны выпасть кубики

## Отмена и проверки
# translated, no printed source
nothing-to-undo = undo: отменять нечего: { $why ->
    [chance] с тех пор уже выпали кубики
    [reveal] с тех пор что-то открылось
    [challenge] с тех пор была проверка витража
    [over] партия окончена
   *[other] ещё ничего не решено
 }
undo-foreign = undo: последний ход сделан не вами ({ $author })
no-honor = проверки бывают только за столами на доверии; за этим столом поставить кубик неправильно нельзя
challenged-before = витраж { $target } не изменился с прошлой проверки
nothing-to-challenge = сейчас проверять нечего
