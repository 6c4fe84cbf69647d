### До партии: садятся и приглашают других

lobby-choose = Кто сидит на месте { $number }?
lobby-wait = Ждём друга
lobby-free-other = Освободить место: { $name }
lobby-freed = Хозяин стола освободил ваше место. Можно сесть снова.
lobby-link = Ссылка на этот стол
lobby-show-qr = Показать QR-код
lobby-share-text = Сыграем в «Саграду»? Стол { $code }
lobby-begin-when = Начнём, когда все места будут заняты
lobby-dice = О кубиках
lobby-taken = { $count ->
    [0] Здесь ещё никто не сидит
    [one] Занято { $count } место из { $seats }
    [few] Занято { $count } места из { $seats }
   *[other] Занято { $count } мест из { $seats }
 }

## Отказы
not-host = чужое место может освободить только тот, кто создал стол
nobody-else = на месте { $seat } никто другой не сидит
