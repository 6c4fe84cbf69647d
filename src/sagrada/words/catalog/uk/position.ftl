### Що не так із позицією, яку набрала людина (sagrada score, sagrada legal), і невідомі ідентифікатори (sagrada cards).

# translated, no printed source

## Де
element = елемент { $index }: { $problem }
seat-problem = місце { $seat }: { $problem }
cell-problem = { $cell }: { $problem }
exempt-problem = у "exempt": { $problem }
round-track-problem = у "round_track": { $problem }

## Будова
must-be-object = тут має бути об'єкт JSON із ключами з-поміж { $known }; а це { $value }
must-be-list = "{ $key }" — список у квадратних дужках; а це { $value }
must-be-texts = "{ $key }" — список текстів у лапках; { $value } — не текст
must-be-text = "{ $key }" — текст у лапках; а це { $value }
must-be-yes-or-no = "{ $key }" — true або false, без лапок; а це { $value }
must-be-choice = "{ $key }" — одне з { $known }, у лапках; а це { $value }
must-be-count = "{ $key }" — ціле число від 0 до { $most }, без лапок; а це { $value }
must-be-seats = "{ $key }" — список місць, які тут рахують від 0 до { $last }; { $value } — не місце
must-be-pattern = "pattern" — ідентифікатор друкованого візерунка або сітка з чотирьох текстів по п'ять знаків, як-от ".4.Y6"; а це { $value }
unknown-key = ключа "{ $key }" тут немає; відомі: { $known }
missing-key = { $key ->
    [seats] бракує "seats": списку, де для вітража кожного гравця є один запис
    [window] бракує "window": списку з чотирьох рядів, як-от ".. R2 .. .. ..", верхній ряд перший
    [die] бракує "die": кубика, який треба покласти, як-от "R5"
   *[other] бракує "{ $key }"
 }

## Карти й кубики
unknown-card = немає { $kind ->
    [pattern] візерунка
    [public] загальної цілі
    [private] особистої цілі
    [edition] видання
    [ignore] правила, яке можна не враховувати,
    [modules] модуля
    [strife_board] планшета розбрату
    [pioneers] першопрохідця
    [ornaments] орнаменту
   *[other] карти
 } "{ $id }"; відомі: { $known }
unknown-card-but-close = немає { $kind ->
    [pattern] візерунка
    [public] загальної цілі
    [private] особистої цілі
    [edition] видання
    [ignore] правила, яке можна не враховувати,
    [modules] модуля
    [strife_board] планшета розбрату
    [pioneers] першопрохідця
    [ornaments] орнаменту
   *[other] карти
 } "{ $id }"; може, ви мали на увазі { $known }?
unknown-card-see-list = карти "{ $id }" немає; усі карти показує `sagrada cards`
card-twice = { $key ->
    [public] загальну ціль "{ $id }" вказано двічі, а на столі вона лежить лише раз
    [pioneers] першопрохідця "{ $id }" вказано двічі, а він лише один
    [ornaments] орнамент "{ $id }" вказано двічі для одного місця
   *[other] особисту ціль "{ $id }" вказано двічі для одного місця
 }
window-rows = "window" — список із чотирьох рядів, верхній ряд перший; тут рядів: { $rows }
gray-die = { $lacks ->
    [strife_board] сірому кубику потрібен планшет розбрату, що каже, де він може лежати: додайте "strife_board"
   *[other] сірі кубики належать до модуля розбрату з доповнення «Слава»: додайте "strife" до "modules"
 }
pattern-grid = сітка в "pattern" не може бути вітражем: { $problem }
exempt-without-die = "exempt" називає { $cell }, але кубика там немає

## Стіл
order-of-all-seats = "last_round_order" називає кожне місце від 0 до { $last } по одному разу, у порядку перших ходів; а це { $order }
solo-has-one-seat = у соло-грі одне місце; у цій позиції місць: { $seats }
solo-without-favor = у соло-грі за правилами «{ $edition }» немає фішок привілею; "favor" має бути 0, а це { $favor }

## «Слава»
key-needs-module = "{ $key }" належить до модуля { $module } доповнення «Слава»: додайте "{ $module }" до "modules"
public-needs-module = загальна ціль "{ $id }" належить до модуля { $module } доповнення «Слава»: додайте "{ $module }" до "modules"
rivalry-alone = загальна ціль "{ $id }" порівнює гравців, а в цій позиції гравець лише один
too-many-cards = { $key ->
    [ornaments] гравець лишає собі щонайбільше два орнаменти; у цьому списку їх { $cards }
   *[other] на столі щонайбільше три першопрохідці; у цьому списку їх { $cards }
 }
pioneer-not-on-table = першопрохідця "{ $id }" забрано, але його немає серед "pioneers" столу
pioneer-claimed-twice = першопрохідця "{ $id }" уже забрало одне з попередніх місць, а він дістається лише одному гравцеві
