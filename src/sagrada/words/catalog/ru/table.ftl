### Строчный клиент: `sagrada play --text` и `sagrada replay`. Названия и тексты карт берутся с карт.

## Слова
# name from the rulebook/cards
color-word = { $color ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
    [P] фиолетовый
   *[other] серый
 }
color-letter = { $color ->
    [R] К
    [Y] Ж
    [G] З
    [B] С
    [P] Ф
   *[other] Ср
 }
die-word = { $use ->
    [object] { $color ->
        [R] красную
        [Y] жёлтую
        [G] зелёную
        [B] синюю
        [P] фиолетовую
       *[other] серую
     }
   *[other] { $color ->
        [R] красная
        [Y] жёлтая
        [G] зелёная
        [B] синяя
        [P] фиолетовая
       *[other] серая
     }
 } { $shade }

## Стол
# short labels; terms from the rulebook, most of them shortened
table-label = { $label ->
    [pool] Резерв
    [hand] В руке
    [track] Раунды
    [tools] Инструменты
    [publics] Общие
    [board] Планшет
    [pioneers] Срочные
    [ornaments] Орнамент
   *[private] Личная
 }
# translated, no printed source
table-origin = ({ $origin ->
    [points] очки наши
    [verified] сверено
    [inferred] предположительно
    [designed] придумано нами
    [part] частично наше
   *[other] { $origin }
 })
table-name = { $name }{ $origin ->
    [verified] { "" }
    [points] { " " }(очки наши)
    [inferred] { " " }(предположительно)
    [designed] { " " }(придумано нами)
    [part] { " " }(частично наше)
   *[other] { " " }({ $origin })
 }
table-none = нет
table-window = { $name }, { $tokens }
table-fault = { $cell } { $die }: { $rule ->
    [cell_color] не тот цвет, что напечатан
    [cell_shade] не та яркость, что напечатана
    [equal_color] тот же цвет, что на { $other }
    [equal_shade] та же яркость, что на { $other }
    [strife] нарушает правило планшета решительности
   *[loose] не соседствует ни с одним кубиком или стоит первым не с краю
 }.
table-tokens = { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
 }
table-price = { $pay ->
    [die] { $color } кубик
    [token_or_die] { $color } кубик или { $price ->
        [one] { $price } фишка
        [few] { $price } фишки
        [many] { $price } фишек
       *[other] { $price } фишки
     }
   *[tokens] { $price ->
        [one] { $price } фишка
        [few] { $price } фишки
        [many] { $price } фишек
       *[other] { $price } фишки
     }
 }
table-price-gone = выбыл
table-tool = { $name } ({ $price }{ $origin ->
    [verified] { "" }
    [inferred] ; предположительно
    [designed] ; придумано нами
    [part] ; частично наше
   *[other] ; { $origin }
 }): { $words }
table-card = { $name }{ $origin ->
    [verified] { "" }
    [inferred] { " " }(предположительно)
    [designed] { " " }(придумано нами)
    [part] { " " }(частично наше)
   *[other] { " " }({ $origin })
 }: { $words }
table-pioneer = { $name }, { $points }{ $place }
table-pioneer-owner = , у игрока: { $name }
table-pioneer-gone = , выбыла
table-ornament = { $name }, +{ $gain } или -{ $loss }
table-ornament-key = A и B — два разных цвета на ваш выбор, . — любая ячейка.
table-kept = { $own ->
    [yes] У остальных: { $list }.
   *[no] Оставлено: { $list }.
 }
table-kept-none = Вы не оставили орнаментов.
table-private-color = { $scoring ->
    [dice] Каждый ваш { $color } кубик приносит три очка.
   *[shades] Каждый ваш { $color } кубик приносит столько очков, какова его яркость.
 }
table-turn = Раунд { $round } из 10, { $own ->
    [yes] ваш { $turn ->
        [first] первый
       *[second] второй
     } ход
   *[no] { $turn ->
        [first] первый
       *[second] второй
     } ход: { $name }
 }
table-next = далее: { $names }
table-choose = { $own ->
    [yes] Выберите витраж
   *[no] Игроки выбирают витражи; ждём: { $names }
 }
table-keep = { $own ->
    [yes] Выберите, какие орнаменты оставить: за каждый — фишка, а в конце прибыль или убыток
   *[no] Игроки выбирают орнаменты; ждём: { $names }
 }
table-claim = Раунд { $round } из 10, { $own ->
    [yes] вы можете забрать срочную цель
   *[no] { $name }: можно забрать срочную цель
 }
table-remove = { $own ->
    [yes] Ваш витраж не в порядке: убирайте кубики, пока не исправите
   *[no] { $name }: витраж не в порядке, нужно убрать кубики
 }
table-chance = Раунд { $round } из 10, сейчас выпадут кубики
table-over = Партия окончена

## Стол для экранного диктора
# name from the rulebook/cards: резерв, счётчик раундов, инструмент, цели, планшет решительности, фишка привилегии
plain-heading = { $heading }.
plain-heading-next = { $heading }, { $next }.
plain-pool = { $count ->
    [0] Резерв пуст.
   *[other] Резерв, { $count }: { $dice }.
 }
plain-hand = В руке: { $die }.
plain-track = Счётчик раундов: { $rounds }.
plain-card = { $kind ->
    [tool] Инструмент
    [public] Общая цель
    [board] Планшет решительности
    [pioneer] Срочная цель
    [ornament] Ваш орнамент
   *[private] Ваша личная цель
 } — { $words }
plain-ornament = { $name }, даёт { $gain }, если выложен, и отнимает { $loss }, если нет
plain-cards = { $kind ->
    [tools] Инструменты
    [publics] Общие цели
    [board] Планшет решительности
    [pioneers] Срочные цели
    [ornaments] Ваши орнаменты
   *[private] Ваша личная цель
 }: { $cards }.
plain-offer = Витраж { $number }: { $name }, уровень { $level }.
plain-window = { $own ->
    [yes] Ваш витраж
   *[no] Витраж, { $name }, { $seat }
 }: { $pattern }{ $uses ->
    [yes] , { $tokens ->
        [0] нет фишек привилегий
        [one] { $tokens } фишка привилегии
        [few] { $tokens } фишки привилегий
        [many] { $tokens } фишек привилегий
       *[other] { $tokens } фишки привилегий
     }
   *[no] { "" }
 }.
plain-window-hidden = Витраж, { $name }, { $seat }: { $chosen ->
    [yes] выбран, ещё не открыт
   *[no] ещё не выбран
 }.
plain-die = { $cell }: { $die }.
plain-empty = { $cell }: пусто{ $kind ->
    [any] { "" }
    [color] , только { $takes }
   *[shade] , только яркость { $takes }
 }{ $lit ->
    [yes] , подходит для кубика в руке
   *[no] { "" }
 }.

## Ходы
# translated, no printed source
card-own-name = Свой витраж
moves = { $kind ->
    [take] Взять
    [put] Поставить { $die } на
    [use] Применить
    [put_back] Вернуть и применить
    [choose] Выбрать
    [pay] Оплата
    [swap] Обменять на
    [exchange] Обменять на
    [shade] Яркость
    [move] Переместить { $die } { $cell } на
    [clamp] Поменять { $die } { $cell } с
    [keep] Оставить
    [claim] Забрать
    [remove] Убрать
    [step] Получить
    [end] Ход
   *[else] Или
 }
moves-tokens = фишки привилегий
moves-word = { $word ->
    [end] закончить ход
    [return] вернуть кубик в резерв
    [stop] на этом остановиться
    [no_claim] больше не забирать
   *[other] { $word }
 }
moves-cards = { $count ->
    [0] ничего
    [1] { $first }
   *[other] { $first } и { $second }
 }
moves-told = { $label }: { $moves }.
no-such-number = { $number } — такого номера в списке нет: он идёт от 1 до { $most }
empty-line = Введите номер хода, сам ход, например R5@b3, или help.

## Что происходит: ход одним предложением, в настоящем времени, чтобы не гадать о роде имени
# translated, no printed source
told-turn = { $name } { $clauses }.
told-and = { $first } и { $last }
told-undo = { $name } отменяет последнее решение.
told-window = { $name } выбирает витраж «{ $pattern }».
told-kept = { $name } { $count ->
    [0] не оставляет ни одного орнамента.
    [one] оставляет { $count } орнамент.
    [few] оставляет { $count } орнамента.
    [many] оставляет { $count } орнаментов.
   *[other] оставляет { $count } орнамента.
 }
told-pioneer-lost = Срочная цель «{ $pioneer }» ({ $name }) больше не выполнена и выбывает из игры.
told-first = Первый ход: { $name }.
told-round = Раунд { $round } из 10, выпало: { $dice }
told-round-over = Раунд { $round } окончен; { $count ->
    [0] для счётчика раундов кубиков не осталось.
   *[other] на счётчик раундов: { $dice }
 }
told-audit = Все витражи осмотрены, и один не в порядке: { $name } убирает кубики.
told-challenge = { $by } требует проверки, витраж: { $target }; { $fault ->
    [yes] он не в порядке, нужно убрать кубики.
   *[no] он в порядке.
 }
told-removal = { $name } убирает { $die } с { $cell }.
clause-pass = пасует
clause-take = { $again ->
    [yes] берёт ещё { $die }
   *[no] берёт { $die }
 }
clause-put = ставит { $die ->
    [it] на { $cell }
   *[other] { $die } на { $cell }
 }
clause-move = переставляет { $die } с { $from } на { $to }
clause-clamp = меняет местами { $die } на { $from } и { $other } на { $to }
clause-claim = забирает срочную цель «{ $pioneer }» ({ $points })
clause-use = применяет инструмент «{ $tool }»{ $paid ->
    [no] { "" }
   *[other] { " " }({ $paid })
 }{ $turned ->
    [no] { "" }
   *[other] , переворачивает кубик на { $turned }
 }
clause-pay = платит кубиком { $die }
clause-pay-tokens = платит фишками привилегий
clause-swap = меняет его на { $die } со счётчика раундов
clause-exchange = меняет его на { $die } с { $cell } ({ $name })
clause-shade = делает из него { $die }
clause-return = возвращает его в резерв
clause-roll = перебрасывает кубик ({ $die })
clause-roll-pool = перебрасывает весь резерв ({ $dice })
clause-draw = вытягивает { $color } кубик

## Очки
# name from the rulebook/cards: личная цель, орнаменты, фишки привилегий; the rest translated, no printed source
no-score-yet = ещё нет витража, который можно подсчитать
score-private = Личная цель
score-ornaments = Орнаменты
score-kept = { $name } — { $count ->
    [0] ничего
   *[other] { $cards }
 }
score-ornament-list = Орнаменты: { $list }.
score-favor = Фишки привилегий
score-empty = Пустые ячейки
score-total = Итого
score-had = { $name } — { $cards }
score-privates = Личные цели: { $list }.
score-points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
 }
score-seat = { $name }: { $points }.
score-line = { $label } { $points }.
score-track = На счётчике раундов { $sum }: в конце нужно набрать больше.
score-solo = { $won ->
    [yes] Победа, { $points }: больше, чем { $target } на счётчике раундов.
   *[no] Поражение, { $points }: не больше, чем { $target } на счётчике раундов.
 }
score-winner = Победа: { $name }, { $points }{ $by ->
    [points] .
    [private] , поровну ({ $other }); решают очки за личную цель.
    [ornaments] , поровну ({ $other }); решают очки за личную цель и орнаменты.
    [favor] , поровну ({ $other }), в том числе за личную цель; решают фишки привилегий.
    [first_turn] , поровну во всём ({ $other }); решает более поздний первый ход последнего раунда.
   *[last_turn] , поровну во всём ({ $other }); решает более поздний последний ход партии.
 }
score-seed = Зерно кубиков: { $seed }.
score-public-seed = Кубики получены из известного зерна { $seed }.

## За клавиатурой
# translated, no printed source
play-you = Вы
play-player = Игрок { $number }
play-welcome = «Саграда», издание: { $edition }, { $seats ->
    [1] одиночная игра
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
 }{ $honor ->
    [yes] , стол на доверии
   *[no] { "" }
 }. Неофициальная игра, не связана с издателем.
play-glory = Модули дополнения «Слава»: { $modules }.
play-commitment = Кубики определены тайным зерном, оно открывается в конце. Его SHA-256:
    { $hash }
play-help-hint = Введите номер хода или сам ход; подробнее — help.
play-prompt = { $name }>
play-pass-to = Передайте устройство: { $name }; нажмите Enter
play-help =
    Номер          сделать этот ход из списка
    R5@b3          взять кубик и поставить в ячейку; R5 — взять, b3 — поставить кубик из руки
    use lathekin   применить инструмент; b3>c4 перемещает кубик; end — конец хода, он же пас
    keep, claim    «Слава»: keep checker, keep none; claim rosette или stop
    undo           отменить своё последнее решение, если с тех пор не бросали кубиков
    table          показать стол ещё раз; bag: сколько кубиков в мешочке и в запасе
    score          сколько сейчас приносит вам каждая цель
    cards          карты этой партии; card ID показывает одну целиком
    log            последние строки записи; log all показывает все
    challenge s1   столы на доверии: потребовать проверки витража места s1
    save FILE      сохранить партию; sagrada play --resume FILE продолжает её
    hint           три лучших хода и почему; quit: выйти
play-no-hints = Сейчас нечего решать, поэтому и подсказки нет.
play-cards = { $kind ->
    [tools] Инструменты
    [publics] Общие цели
    [board] Планшет решительности
    [pioneers] Срочные цели
    [private] Ваша личная цель
    [ornaments] Ваши орнаменты
   *[windows] Витражи
 }: { $cards }
play-bag = В мешочке { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
 }: { $dice }.
play-supply = Рядом со счётчиком раундов { $count ->
    [one] лежит { $count } серый кубик
    [few] лежат { $count } серых кубика
    [many] лежит { $count } серых кубиков
   *[other] лежит { $count } серого кубика
 }.
play-challenge-held = Проверка подождёт, пока в руке есть кубик или применяется инструмент.
play-saved = { $over ->
    [yes] Законченная партия — в { $file }; `sagrada verify { $file }` проверит её кубики.
   *[no] Сохранено в { $file } вместе со всеми личными целями; `sagrada play --resume { $file }` продолжит партию.
 }
play-saved-seed = Зерно кубиков — в { $file }.seed: держите его в тайне, иначе кубики уже не будут честными.
play-after-end = `save FILE` сохранит партию для `sagrada verify FILE`. Enter — выход.
play-after-end-known = `save` допишет { $file } до конца, для `sagrada verify`. Enter — выход.
play-prompt-end = >

## Что клиент отклоняет
# translated, no printed source
input-ended = ввод закончился раньше партии
too-many-idle-lines = строк подряд без единого хода: { $most }; игра остановлена
challenge-for-another = проверки требуют только от своего имени, здесь это { $seat }
save-needs-file = укажите куда: save FILE
card-needs-id = укажите какую: card ID; cards перечисляет карты этой партии
quit-unsaved = партия не сохранена: save FILE сохранит её, повторный quit — выход
cant-write = не удаётся записать { $file }: { $problem }
not-a-log = { $file } уже существует и не является записью этой программы; он остаётся как есть
not-a-seed-file = { $file } — не файл с зерном из 64 шестнадцатеричных цифр
no-seed-file = нет файла { $file }: без зерна кубиков партию не продолжить
dice-by-hand = кубики { $file } бросают вручную; такую партию этот клиент пока не умеет продолжать
fixed-at-start = { $option } задаётся в начале партии и не сочетается с --resume
solo-seats = --solo — это одно место, и оно ваше; с --seats { $seats } не сочетается
seats-differ = { $given ->
    [one] задано { $given } место
    [few] заданы { $given } места
    [many] задано { $given } мест
   *[other] задано { $given } места
 }, а в сохранённой партии их { $seats }

## Что отклоняет запись («Слава»)
# translated, no printed source
deal-strife-first = вручную разложено с модулем «Решительность» ({ $kind ->
    [tools] инструменты
    [publics] общие цели
   *[other] { $kind }
 }): первой должна быть карта этого модуля, а не { $given }; есть { $known }

## Просмотр
# translated, no printed source
replay-moment = После строки { $at } из { $lines }: { $line }
replay-drawn = Картинка — в { $file }.
no-such-line = строки { $at } нет: в партии строки от 1 до { $lines }, а 0 — это начало
