### «Слава»: почему что-то отклонено

## Параметры
# name from the rulebook/cards: решительность, срочные цели, орнаменты, общие цели
unknown-module = нет модуля «{ $module }»; известны: { $known }
needs-module = { $option } = { $value } требует модуля { $module }
bag-with-strife = с модулем «Решительность» мешочек всегда такой, как в правилах (по { $printed } каждого цвета), поэтому задать bag = { $bag } нельзя
strife-needs-cards = модуль «Решительность» выкладывает собственный инструмент и собственную общую цель, а на столе инструментов: { $tools }, общих целей: { $publics }

## Ходы
# names of the tools: translated, no printed source
strife = { $move }: { $die } не встанет на { $cell }: не позволяет планшет решительности «{ $board }»
strife-there = { $move }: { $hand } на { $cell } у { $seat } нарушит правило планшета решительности
gray-on-color-cell = { $move }: серые кубики не ставят в ячейки с требованием по цвету
needs-gray-die = { $move }: { $tool } — для только что взятого серого кубика
needs-colored-die = { $move }: { $tool } — для только что взятого кубика, но не серого
no-gray-on-track = { $move }: на счётчике раундов нет серого кубика
no-gray-in-window = { $move }: в витраже нет серого кубика
gray-and-colored = { $move }: «Обменный зажим» меняет местами серый кубик (он называется первым) и кубик другого цвета
exchange-fits-not = { $move }: после обмена { $cell } и { $target } один из кубиков нарушил бы правила
exchange-alone = { $move }: кубик на { $cell } не соприкасался бы ни с одним другим
pumice-reach = { $move }: { $hand } меняется «Бруском пемзы» только на один или два
fetches-gray-only = { $move }: «Спасательный крюк» достаёт только серый кубик
pioneer-not-met = { $move }: срочной цели «{ $pioneer }» нет на столе, или её условие не выполнено
