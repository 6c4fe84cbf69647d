### Honor tables: challenges, and windows at fault

honor-challenge = Потребовать проверки витража: { $name }
honor-challenge-held = Проверка ждёт
honor-challenge-held-words = { $by } требует проверки; витраж: { $target }. Его осмотрят, когда в руке не будет кубика и ни один инструмент не будет в ходу.
honor-at-fault = { $own ->
    [yes] Ваш витраж не в порядке. Убирайте кубики по своему выбору, пока он не будет в порядке:
   *[no] Витраж не в порядке ({ $name }), кубики убирает владелец:
 }
honor-audit = Последний осмотр
honor-audit-clean = Все витражи были в порядке.
