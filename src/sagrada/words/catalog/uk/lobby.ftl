### До партії: сідають і запрошують інших

lobby-choose = Хто сидить на місці { $number }?
lobby-wait = Чекаємо на друга
lobby-free-other = Звільнити місце: { $name }
lobby-freed = Господар столу звільнив ваше місце. Можна сісти знову.
lobby-link = Посилання на цей стіл
lobby-show-qr = Показати QR-код
lobby-share-text = Зіграймо в «Саграду»! Стіл { $code }
lobby-begin-when = Почнемо, коли всі місця будуть зайняті
lobby-dice = Про кубики
lobby-taken = { $count ->
    [0] Тут ще ніхто не сидить
    [one] Зайнято { $count } місце з { $seats }
    [few] Зайнято { $count } місця з { $seats }
   *[other] Зайнято { $count } місць з { $seats }
 }

## Відмови
not-host = чуже місце може звільнити лише той, хто створив стіл
nobody-else = на місці { $seat } ніхто інший не сидить
