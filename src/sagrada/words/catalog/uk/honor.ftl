### Honor tables: challenges, and windows at fault

honor-challenge = Вимагати перевірки вітража: { $name }
honor-challenge-held = Перевірка чекає
honor-challenge-held-words = { $by } вимагає перевірки; вітраж: { $target }. Його оглянуть, коли в руці не буде кубика й жоден інструмент не буде в роботі.
honor-at-fault = { $own ->
    [yes] Ваш вітраж не в порядку. Прибирайте кубики на свій вибір, доки він не буде в порядку:
   *[no] Вітраж не в порядку ({ $name }), кубики прибирає власник:
 }
honor-audit = Останній огляд
honor-audit-clean = Усі вітражі були в порядку.
