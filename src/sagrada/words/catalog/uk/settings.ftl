### Налаштування пристрою

settings-words = Зберігаються на цьому пристрої. Усе діє одразу.
settings-group = { $group ->
    [table] Стіл
    [sound] Звук і рух
    [look] Вигляд
   *[device] Ваші партії
 }
settings-name = { $name ->
    [autoEnd] Завершувати хід без мене
    [confirm] Питати перед кінцем ходу
    [letterKeys] Клавіші-літери
    [letters] Літери на склі
    [largerPips] Більші крапки
    [coordinates] Координати на свинці
    [speed] Швидкість чужих ходів
    [sound] Звук
    [volume] Гучність
    [haptics] Вібрація
    [notify] Повідомляти про мій хід
    [animations] Анімація
    [theme] Світло
   *[language] Мова
 }
settings-note = { $name ->
    [autoEnd] коли більше робити нічого
    [confirm] доки ще можна взяти кубик
    [letterKeys] E завершує хід, U скасовує, ? покаже всі
    [letters] кольори підписано на кубиках і клітинках
    [largerPips] їх легше прочитати здалеку
    [coordinates] від a до d, від 1 до 5
    [sound] скло, дерево й дзвіночок
    [haptics] на телефонах
    [notify] заголовок вкладки повідомляє завжди
    [animations] скільки всього рухається
   *[other] { "" }
 }
settings-choice = { $choice ->
    [normal] Звичайно
    [calm] Спокійно
    [quick] Швидко
    [at-once] Одразу
    [system] Як у системі
    [less] Менше
    [all] Уся
    [always] Завжди
    [large] На великих
    [never] Ніколи
    [replay] У записах
    [light] Світло
   *[dark] Сутінки
 }
settings-notify-ask = Дозволити сповіщення
settings-notify-on = Увімкнено
settings-notify-refused = Браузер не дозволяє сповіщень цій сторінці; це змінюється в його налаштуваннях.
settings-notify-none = Для сповіщень потрібна захищена адреса. Заголовок вкладки й звук повідомлять і так.
settings-device = Перенести на інший пристрій
settings-device-words = Ваші місця й партії, без облікового запису
