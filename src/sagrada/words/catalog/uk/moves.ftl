### Чому хід відхилено. `$move` — те, що намагалися зробити.

# terms (кубик, комірка, відтінок, резерв, трек раундів, інструмент, фішка привілею, вітраж): name from the rulebook/cards
# everything else: translated, no printed source

## Розміщення
free = { $move }: на { $cell } уже лежить { $other }
cell-color = { $move }: { $cell } приймає лише { $wanted ->
    [R] червоні
    [Y] жовті
    [G] зелені
    [B] сині
    [P] фіолетові
    [S] сірі
   *[other] { $wanted }
 } кубики
cell-shade = { $move }: { $cell } приймає лише відтінок { $wanted }
equal-color = { $move }: поруч { $other } на { $with } (той самий колір)
equal-shade = { $move }: поруч { $other } на { $with } (той самий відтінок)
touch = { $move }: { $cell } не дотикається до жодного кубика вітража, навіть кутом
border = { $move }: перший кубик вітража кладуть на край
touches-a-die = { $move }: з інструментом «Лінійка з корковою основою» кубик не має дотикатися до інших, а { $cell } дотикається

## Узяти, покласти, повернути
not-in-pool = { $move }: такого кубика ({ $die }) у резерві немає
one-die-a-turn = { $move }: цього ходу кубик уже взято
die-in-hand = { $move }: { $hand } ще в руці
cant-be-placed = { $move }: { $die } ніде не стане у вітражі
window-is-full = { $move }: у вітражі немає порожньої комірки
no-die-in-hand = { $move }: у руці немає кубика; спершу візьміть його
not-in-hand = { $hand ->
    [none] { $die } не в руці; спершу візьміть цей кубик
   *[other] у руці не { $die }, а { $hand }
 }
place-first = { $move }: { $hand } ще в руці; спершу покладіть цей кубик
cant-return = { $move }: { $hand } не повертається в резерв (лише кубик, що ніде не стає, або якщо дозволяє інструмент)

## Інструменти
tool-not-on-table = { $move }: інструмента «{ $tool }» немає на столі
tool-left-the-game = { $move }: інструмент «{ $tool }» вибув із гри
one-tool-a-turn = { $move }: цього ходу інструмент уже використано
tool-needs-die-in-hand = { $move }: { $tool } діє на щойно взятий кубик; спершу візьміть його
tool-needs-empty-hand = { $move }: { $tool } використовують без кубика в руці; спершу покладіть кубик
first-turn-only = { $move }: { $tool } — лише для першого ходу раунду
second-turn-only = { $move }: { $tool } — лише для другого ходу раунду
after-placing-only = { $move }: { $tool } використовують після того, як кубик покладено
before-taking-only = { $move }: { $tool } використовують до того, як узято кубик
before-round-seven = { $move }: { $tool } — лише для перших шести раундів
track-is-empty = { $move }: на треку раундів ще немає кубиків
window-is-empty = { $move }: вітраж іще порожній
tool-cant-be-finished = { $move }: { $tool } — зараз не вдасться довести до кінця
too-few-tokens = { $move }: { $tool } коштує { $price }, а { $tokens ->
    [0] фішок привілею не лишилося
    [one] лишилася { $tokens } фішка привілею
    [few] лишилося { $tokens } фішки привілею
    [many] лишилося { $tokens } фішок привілею
   *[other] лишилося { $tokens } фішки привілею
 }
no-die-to-pay = { $move }: щоб заплатити за { $tool }, потрібен { $color ->
    [R] червоний
    [Y] жовтий
    [G] зелений
    [B] синій
    [P] фіолетовий
    [S] сірий
   *[other] { $color }
 } кубик, а в резерві такого немає
no-mover = { $move }: інструмент, що переміщує кубики, зараз не діє
no-die-there = { $move }: на { $cell } немає кубика
moved-already = { $move }: кубик на { $cell } щойно переміщено; другий має бути іншим
wrong-color-to-move = { $move }: { $die } не того кольору, який дозволено переміщувати
second-move-needed = { $move }: після цього другого кубика не перемістити, а «Вітражна лопатка» переміщує рівно два
no-such-shade = { $move }: { $hand } далі в той бік не змінюється
not-on-track = { $move }: такого кубика ({ $die }) на треку раундів немає
own-window = { $move }: кубик має бути з чужого вітража
nothing-in-common = { $move }: { $other } і { $hand } не мають ні спільного кольору, ні спільного відтінку
golden-rule-there = { $move }: { $hand } ляже поруч із таким самим кольором чи відтінком на { $cell } вітража { $seat }
pay-with-a-die = { $move }: у цій грі за { $tool } платять кубиком
wrong-color-to-pay = { $move }: щоб заплатити за { $tool }, потрібен { $color ->
    [R] червоний
    [Y] жовтий
    [G] зелений
    [B] синій
    [P] фіолетовий
    [S] сірий
   *[other] { $color }
 } кубик

## Не на часі
game-over = { $move }: гру завершено
not-your-turn = { $move }: зараз очікують на { $awaited }, а не на { $seat }
not-asked = { $move }: { $awaited ->
    [choose_pattern] спершу треба вибрати вітраж
    [keep_ornaments] спершу скажіть, які орнаменти лишаєте: keep none, keep checker
    [claim_pioneer] спершу скажіть, яку карту першопрохідця забираєте, або stop
    [payment] спершу скажіть, чим платите за інструмент: pay R5 або pay tokens
    [change_by_one] спершу скажіть + або -
    [swap_with_track] спершу скажіть, на який кубик треку раундів міняєте: swap R5
    [swap_with_seat] спершу скажіть, на який кубик міняєте: swap s1:b3
    [set_shade] спершу скажіть відтінок витягнутого кубика: від =1 до =6
    [move_die] спершу інструмент переміщує кубик: b3>c4
    [take_extra] спершу візьміть другий кубик
    [remove_die] спершу треба прибирати кубики, доки вітраж не буде за правилами
   *[other] зараз ні про що таке не питають
 }
chance-differs = { $move }: { $awaited ->
    [chance] зараз випадок не може так відповісти
   *[other] зараз випадок нічого не вирішує
 }
chance-awaited = { $move }: спершу мають випасти кубики

## Скасування й перевірки
nothing-to-undo = undo: скасовувати нічого: { $why ->
    [chance] відтоді вже випали кубики
    [reveal] відтоді щось відкрито
    [challenge] відтоді просили про перевірку
    [over] гру завершено
   *[other] ще нічого не вирішено
 }
undo-foreign = undo: останній хід належить { $author }
no-honor = перевірка буває лише за столом на довірі; за цим столом неправильного ходу зробити не можна
challenged-before = вітраж { $target } не змінився від останньої перевірки
nothing-to-challenge = зараз нічого перевіряти
