### Клиент в браузере

## Везде
# translated, no printed source
web-unofficial = Неофициальная игра, не связана с издателем.
web-about = О программе
web-theme = Светлая или тёмная тема
web-sound = Звук
web-close = Закрыть
web-keys = Клавиши
web-offline = Связь потеряна; пробуем снова.

## Начало
# translated, no printed source
web-lede = Выбирайте кубики, собирайте витраж, впускайте свет.
web-play-now = Играть сейчас
web-continue = Продолжить
web-with = Соперники: { $names }
web-alone = Без соперников
web-new-table = Новый стол
web-new-table-words = Пригласить друзей, играть на одном устройстве или в одиночку
web-join = Войти по коду
web-join-button = Войти
web-learn = Первая партия
web-rules = Правила

## Новый стол
# name from the rulebook/cards for the modules; the rest translated, no printed source
web-your-name = Ваше имя
web-edition = Правила
web-seats = Места
web-seat-count = { $number ->
    [1] 1, одиночная игра
   *[other] { $number }
 }
web-seat = Место { $number }
web-me = Я
web-me-too = Ещё кто-то на этом устройстве
web-open = Свободно, по приглашению
web-open-seat = Свободное место
web-bot = Бот: { $name }
web-solo-tools = Сложность
web-tools-count = { $number ->
    [1] 1 инструмент, очень сложно
    [5] 5 инструментов, легко
    [one] { $number } инструмент
    [few] { $number } инструмента
    [many] { $number } инструментов
   *[other] { $number } инструмента
 }
web-modules = Дополнение и варианты
web-module = { $module ->
    [strife] Решительность: серые кубики и планшет, который ограничивает их места
    [pioneers] Срочные цели: очки тому, кто первым выполнит условие
    [ornaments] Орнаменты: небольшие узоры — в начале фишка, в конце прибыль или убыток
    [rivalry] Состязательные цели: очки за место среди соперников
   *[other] { $module }
 }
web-switch = { $name ->
    [less_luck] Меньше случайности: меньше кубиков в мешочке
   *[thirteenth_card] Тринадцатая карта витража, придуманная нами
 }
web-honor = Стол на доверии: можно поставить кубик неправильно, а соперники могут потребовать проверки
web-make = Создать стол
web-start = Начать
web-table = Стол { $code }
web-all-seated = Все в сборе
web-sit = Сесть за стол
web-free-seat = Освободить место
web-is-you = вы
web-is-bot = бот
web-is-here = за столом
web-is-away = не за столом
web-invite = Пригласить других
web-local-only = Эта ссылка работает только на этом компьютере. Запустите «sagrada play --lan», чтобы к вам могли присоединиться по сети.
web-qr = Адрес этого стола в виде QR-кода
web-commitment = Кубики определены тайным зерном, оно открывается в конце; его SHA-256:
bot-random = Случайный

## Выбор витражей
# translated, no printed source
web-choose = Выберите витраж
web-choose-words = Чем сложнее витраж, тем больше фишек привилегий.
web-pattern = Ячеек с цветом: { $colors }, с яркостью: { $shades }
web-known = Что вам уже известно
web-tools-seen = Инструменты на столе
web-play-window = Играть с витражом «{ $name }»
web-secret = тайная
web-secret-name = Тайная: { $name }
web-dealing = Раздаём…
web-chosen-window = Выбран «{ $name }»
web-chosen = Выбор сделан; его ещё можно изменить.
web-chosen-other = Витраж выбран
web-choosing = Ещё выбирают: { $names }.

## Стол
# name from the rulebook/cards: счётчик раундов, резерв, витраж; the rest translated, no printed source
web-turn = { $own ->
    [yes] Ваш ход
    [named] { $name }, ваш ход
   *[no] Ход: { $name }
 }
web-dice = Кубики
web-step = { $phase ->
    [turn] { $may ->
        [take] Возьмите кубик или закончите ход
        [tool] Примените инструмент или закончите ход
        [both] Возьмите кубик, примените инструмент или закончите ход
       *[end] Закончите ход
     }
    [hand] Поставьте { $hand }
    [payment] { $tool }: чем заплатите?
    [change_by_one] { $tool }: на один больше или меньше?
    [swap_with_track] { $tool }: какой кубик счётчика раундов?
    [swap_with_seat] { $tool }: какой кубик чужого витража?
    [set_shade] { $tool }: какая яркость?
    [move_die] { $source ->
        [none] { $tool }: какой кубик переместить?
       *[other] { $tool }: куда переместить { $source }?
     }
    [take_extra] { $tool }: возьмите ещё один кубик
    [remove_die] Ваш витраж не в порядке: уберите кубики
    [keep_ornaments] Какие орнаменты оставите?
    [claim_pioneer] Вы можете забрать срочную цель
   *[other] { "" }
 }
web-step-stuck = Сейчас некуда поставить { $hand }: примените инструмент или верните кубик
web-ornament-key = A и B — два разных цвета на ваш выбор, пунктирный квадрат — любая ячейка.
web-round = Раунд { $round } из 10
web-order = Ходы этого раунда
web-log = Что произошло
web-window = { $own ->
    [yes] Ваш витраж
   *[no] Витраж: { $name }
 }
web-others = Соперники
web-enlarge = Показать витраж крупно: { $name }
web-public-points = Общие цели: { $points }
web-empty-cells = Пусто: { $cells }
web-points = { $own ->
    [yes] Очки на этот момент
   *[no] Цели
 }
web-cells-filled = Заполнено ячеек: { $filled } из { $cells }
web-fits-nowhere = Никуда не встанет в вашем витраже
web-decided = Решило: { $row } ({ $points } против { $name })
web-prize = Тому, кто первым выполнит
web-prize-gone = выбыла
web-tokens-left = { $tokens ->
    [one] осталась { $tokens } фишка
    [few] осталось { $tokens } фишки
    [many] осталось { $tokens } фишек
   *[other] осталось { $tokens } фишки
 }
web-track = Счётчик раундов
web-pool = Резерв
web-in-hand = В руке: { $die }
web-undo = Отменить
web-undo-take = Вернуть кубик
web-end = Закончить ход
web-end-early = Можно ещё взять кубик. Закончить ход?
web-not-yet = Ещё нет
web-use = Применить «{ $name }»
web-use-button = Применить
web-put-back-use = Вернуть кубик и применить «{ $name }»
web-puts-back = Сначала вернёт кубик
web-on = { $die } на { $cell }
web-filled = Заполнена пустая ячейка
web-closes = Ничего не подойдёт на
web-pay = Оплата: { $with }
web-make-it = Выбрать { $die }
web-swap-track = Обменять на { $die } из раунда { $round }
web-swap-with = Обменять на { $die } с { $cell } ({ $name })
web-claim = Забрать «{ $name }»
web-keep = Оставить: { $cards }
web-challenge = Проверить
web-let-bot = Пусть играет бот
web-stands-in = играет { $bot }
web-bot-for-you = За вас играет бот.
web-take-back = Вернуться на своё место

## Ячейки, вслух
# translated, no printed source
web-cell-empty = { $cell }, пусто{ $takes ->
    [any] .
    [1] , только 1.
    [2] , только 2.
    [3] , только 3.
    [4] , только 4.
    [5] , только 5.
    [6] , только 6.
   *[other] , только { $takes }.
 }
web-cell-die = { $cell }, { $die }.
web-cell-lit = { $hand ->
    [none] Можно выбрать.
   *[other] { $hand } можно поставить сюда{ $gain ->
        [none] .
        [one] , { $gain } очко.
        [few] , { $gain } очка.
        [many] , { $gain } очков.
       *[other] , { $gain } очка.
     }
 }

## Передача устройства
# translated, no printed source
web-pass-to = Передайте устройство: { $name }
web-pass-words = Остальные не смотрят: на следующем экране тайные сведения.
web-pass-button = Это я, { $name }

## Конец
# translated, no printed source
web-target = Нужно больше, чем
web-again = Сыграть ещё раз
web-join-rematch = Играть реванш
web-save-log = Сохранить запись
web-replay = Просмотр партии
web-check-dice = Проверить кубики

## Просмотр
# translated, no printed source
web-play-on = Смотреть
web-pause = Пауза
web-to-score = К счёту

## Проверка кубиков в браузере
# translated, no printed source
web-dice-words = Ваш браузер заново вычисляет каждый бросок, каждое вытягивание и каждую раздачу этой партии из открытого зерна и собственных слов игроков.
web-dice-seed = Зерно, открытое в конце
web-dice-hash = Его SHA-256, объявленный до того, как кто-либо сел за стол
web-dice-nonces = Слова игроков
web-dice-true = Честные кубики: хеш зерна совпадает с объявленным, и все исходы ({ $count }) следуют из зерна.
web-dice-false = Эти кубики нечестные: { $what }.
web-dice-hash-differs = хеш зерна не совпадает с объявленным
web-dice-line-differs = исход { $number } ({ $line }) не следует из зерна
web-dice-insecure = Этот браузер вычисляет хеши только на защищённой странице или на этом самом компьютере; сохраните запись и выполните «sagrada verify».
web-dice-working = Вычисляем…
web-language = Язык

## Насколько достоверна карта
rules-origin = { $origin ->
    [verified] проверено
    [inferred] наша трактовка
    [points] очки наши
    [part] частично наше
   *[designed] придумано нами
 }
rules-origin-about = { $origin ->
    [verified] Так в источниках.
    [inferred] Наша трактовка, частью или целиком; ни одни правила этого не разъясняют.
    [points] Условие — как в источниках, очки — наши.
    [part] Так в источниках, кроме того, что решили мы; в тексте сказано, что именно.
   *[designed] Придумано нами; в источниках этого нет.
 }

## A new table
new-ask-claims = Спрашивать, прежде чем забрать срочную цель
new-designed = { $ours ->
    [none] Все карты на раздаче ({ $cards }) напечатаны в коробке.
    [few] Из { $cards } карт на раздаче придуманных нами почти нет; на таких нарисован карандаш.
   *[other] Из { $cards } карт на раздаче примерно { $ours } придуманы нами; на них нарисован карандаш.
 }
solo-odds = { $tools }: { $rate ->
    [0] побед почти не бывает
    [one] { $rate } победа из 100
    [few] { $rate } победы из 100
    [many] { $rate } побед из 100
   *[other] { $rate } победы из 100
 }
solo-odds-words = Как часто в одиночку выигрывает { $bot }, наш сильнейший бот: измерено на { $games } партиях. С выбранными инструментами — от { $low } до { $high } из 100 (интервал 95 %).

## Solo
solo-target = Нужно больше
solo-target-words = Сумма кубиков на счётчике раундов

## Cards in full
table-cards-in-full = Очки и карты подробно
