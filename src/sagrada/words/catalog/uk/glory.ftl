### «Слава»: чому щось відхилено

# translated, no printed source

## Параметри
unknown-module = модуля «{ $module }» немає; відомі: { $known }
needs-module = для { $option } = { $value } потрібен модуль { $module }
bag-with-strife = з розбратом мішечок лише друкований (по { $printed } кожного кольору), тож bag = { $bag } задати не можна
strife-needs-cards = розбрат викладає власний інструмент і власну загальну ціль, а на столі інструментів: { $tools }, загальних цілей: { $publics }

## Ходи
strife = { $move }: { $die } не стане на { $cell }: забороняє планшет розбрату «{ $board }»
strife-there = { $move }: { $hand } порушить правило планшета розбрату на { $cell } вітража { $seat }
gray-on-color-cell = { $move }: сірі кубики не кладуть у кольорові комірки
needs-gray-die = { $move }: { $tool } діє на щойно взятий сірий кубик
needs-colored-die = { $move }: { $tool } діє на щойно взятий кубик, що не є сірим
no-gray-on-track = { $move }: на треку раундів немає сірого кубика
no-gray-in-window = { $move }: у вітражі немає сірого кубика
gray-and-colored = { $move }: «Обмінний затискач» міняє сірий кубик (його називають першим) з кубиком іншого кольору
exchange-fits-not = { $move }: після обміну { $cell } і { $target } один із кубиків порушить правило
exchange-alone = { $move }: кубик на { $cell } не торкався б жодного іншого
pumice-reach = { $move }: { $hand } змінюється «Пемзовим бруском» лише на один або два
fetches-gray-only = { $move }: «Рятувальний гак» дістає лише сірий кубик
pioneer-not-met = { $move }: карти першопрохідця «{ $pioneer }» немає на столі, або її умову не виконано
