### Настройки устройства

settings-words = Хранятся на этом устройстве. Всё действует сразу.
settings-group = { $group ->
    [table] Стол
    [sound] Звук и движение
    [look] Вид
   *[device] Ваши партии
 }
settings-name = { $name ->
    [autoEnd] Заканчивать ход без меня
    [confirm] Спрашивать перед концом хода
    [letterKeys] Клавиши-буквы
    [letters] Буквы на стекле
    [largerPips] Крупные точки
    [coordinates] Координаты на свинце
    [speed] Скорость чужих ходов
    [sound] Звук
    [volume] Громкость
    [haptics] Вибрация
    [notify] Сообщать о моём ходе
    [animations] Анимация
    [theme] Свет
   *[language] Язык
 }
settings-note = { $name ->
    [autoEnd] когда больше делать нечего
    [confirm] пока ещё можно взять кубик
    [letterKeys] E заканчивает ход, U отменяет, ? покажет все
    [letters] цвета подписаны на кубиках и клетках
    [largerPips] их легче прочесть издалека
    [coordinates] от a до d, от 1 до 5
    [sound] стекло, дерево и колокольчик
    [haptics] на телефонах
    [notify] заголовок вкладки сообщает всегда
    [animations] сколько всего движется
   *[other] { "" }
 }
settings-choice = { $choice ->
    [normal] Обычно
    [calm] Спокойно
    [quick] Быстро
    [at-once] Сразу
    [system] Как в системе
    [less] Меньше
    [all] Вся
    [always] Всегда
    [large] На крупных
    [never] Никогда
    [replay] В записях
    [light] Светло
   *[dark] Сумрак
 }
settings-notify-ask = Разрешить уведомления
settings-notify-on = Включены
settings-notify-refused = Браузер не разрешает уведомления этой странице; это меняется в его настройках.
settings-notify-none = Для уведомлений нужен защищённый адрес. Заголовок вкладки и звук сообщат и так.
settings-device = Перенести на другое устройство
settings-device-words = Ваши места и партии, без учётной записи
