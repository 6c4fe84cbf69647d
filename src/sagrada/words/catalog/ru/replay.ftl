### Replays, games that go on from a moment, hints, pictures and reviews in the browser
# translated, no printed source

## What is refused
nothing-to-play-on = в этот момент партия уже окончена; выберите более ранний
no-hints-here = за этим столом подсказок нет
no-hint-now = сейчас вам нечего решать, поэтому подсказки нет
too-many-reviews = слишком много разборов ждут очереди; попробуйте через минуту
review-under-way = этот разбор ещё не готов
review-failed = этот разбор не удалось закончить

## sagrada verify
verified-taken-over = { $lines ->
    [one] Из другой партии взята { $lines } первая строка: её кубики по этой записи проверить нельзя, все последующие проверены.
    [few] Из другой партии взяты первые { $lines } строки: их кубики по этой записи проверить нельзя, все последующие проверены.
    [many] Из другой партии взяты первые { $lines } строк: их кубики по этой записи проверить нельзя, все последующие проверены.
   *[other] Из другой партии взяты первые { $lines } строки: их кубики по этой записи проверить нельзя, все последующие проверены.
 }

## A log is opened
open-title = Посмотреть партию
open-file = Выбрать файл записи
open-drop = или перетащите его сюда
open-paste = Или вставьте текст записи
open-show = Показать партию
open-mine = Ваши законченные партии
open-another = Другая запись
open-too-large = Этот файл слишком велик для записи партии.

## The replay
replay-round = Раунд
replay-round-name = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
 }
replay-speed = Скорость
replay-speed-name = { $speed }×
replay-seen-by = Вид
replay-spectator = Зритель
replay-keys = Стрелки — по ходам, с Shift — по раундам, пробел — смотреть и пауза.

## Playing on
play-on = Играть отсюда
play-on-words = Новая партия, которая продолжается с этого момента с новыми кубиками. Остальные места займут боты; тайное в старой партии может быть известно из её записи.
play-on-seat = Ваше место
play-on-bots = Остальные
play-on-start = Продолжить партию
continued-note = Продолжение другой партии, с новыми кубиками

## Hints
ask-hint = Подсказка
ask-hint-again = Скрыть подсказки
hint-list = Лучшие ходы
hint-thinking = Думаю…
hint-why = Почему?
hint-worth = ≈ { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } в конце
hints-allowed = Подсказки: тот, кому решать, может спросить о лучших ходах

## Pictures
pictures = Картинки на память
picture-whole = Весь стол
picture-save = { $what }, { $format }

## A review
review-mine = Разобрать мою игру
review-working = Пересматриваю каждое решение…
review-queued = { $before ->
    [one] Сначала закончится ещё { $before } разбор.
    [few] Сначала закончатся ещё { $before } разбора.
    [many] Сначала закончатся ещё { $before } разборов.
   *[other] Сначала закончатся ещё { $before } разбора.
 }
review-of = Разбор: { $name }
review-words = Каждое решение — против лучшего найденного варианта, и только с тем, что игрок мог знать в тот момент. Очки здесь — ожидания, а не уверенность.
review-final = { $over ->
    [yes] { $alone ->
        [yes] Сверх порога
       *[no] Очки
     }
   *[no] Ожидается в месте обрыва записи
 }
review-decisions = Решения
review-only-costly = Только те, что чего-то стоили
review-all-best = Ни одно решение не стоило ничего заметного.
review-label = { $label ->
    [best] Лучшее
    [fine] Хорошо
    [slip] Неточность
   *[blunder] Грубая ошибка
 }
review-look = Посмотреть
review-save = Сохранить эту картинку
