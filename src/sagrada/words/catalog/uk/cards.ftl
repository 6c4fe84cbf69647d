### Назви й тексти карт. Тексти — власними словами; назви, яких немає в українських правилах, — наш переклад.

## Інструменти
# translated, no printed source (the rulebook names no tool)
card-grozing-pliers-name = Щипці-кусачки
card-grozing-pliers-text = Збільште або зменште відтінок узятого кубика на один. 6 ніколи не стає 1, а 1 — 6.
card-eglomise-brush-name = Пензель для егломізе
card-eglomise-brush-text = Перемістіть один кубик у своєму вітражі, не зважаючи на колір, надрукований у новій комірці. Решта правил діє.
card-copper-foil-burnisher-name = Гладилка для мідної фольги
card-copper-foil-burnisher-text = Перемістіть один кубик у своєму вітражі, не зважаючи на відтінок, надрукований у новій комірці. Решта правил діє.
card-lathekin-name = Вітражна лопатка
card-lathekin-text = Перемістіть рівно два кубики у своєму вітражі. Обидва мають відповідати всім правилам розміщення.
card-lens-cutter-name = Різак для лінз
card-lens-cutter-text = Обміняйте взятий кубик на кубик із треку раундів.
card-flux-brush-name = Пензель для флюсу
card-flux-brush-text = Киньте взятий кубик іще раз. Якщо він ніде не стає, поверніть його в резерв.
card-glazing-hammer-name = Молоток скляра
card-glazing-hammer-text = Киньте всі кубики резерву ще раз. Лише у свій другий хід раунду, до того як узяти кубик.
card-running-pliers-name = Щипці для розлому
card-running-pliers-text = Після свого першого ходу в раунді відразу візьміть і покладіть ще один кубик. Свій другий хід у цьому раунді ви пропускаєте.
card-cork-backed-straightedge-name = Лінійка з корковою основою
card-cork-backed-straightedge-text = Покладіть узятий кубик туди, де він не дотикається до інших кубиків. Решта правил діє.
card-grinding-stone-name = Шліфувальний камінь
card-grinding-stone-text = Переверніть узятий кубик на протилежну грань: 1 і 6, 2 і 5, 3 і 4 міняються місцями.
card-flux-remover-name = Змивач флюсу
card-flux-remover-text = Покладіть узятий кубик у мішечок і витягніть інший. Виберіть його відтінок, а тоді покладіть його у вітраж або лишіть у резерві.
card-tap-wheel-name = Різальне коліщатко
card-tap-wheel-text = Перемістіть у своєму вітражі один або два кубики одного кольору, який має якийсь кубик на треку раундів. Обидва мають відповідати всім правилам розміщення.
card-strip-cutter-name = Різак для смужок
card-strip-cutter-text = До раунду 7: обміняйте взятий кубик на кубик того самого кольору чи відтінку з вітража іншого гравця. Його кубик кладете ви, а ваш стає в його комірку.
card-strip-cutter-ours = ваш кубик лягає в комірку, з якої взято чужий, — так нікому не треба вирішувати не у свій хід; надрукована карта дозволяє іншому гравцеві покласти його будь-куди, не зважаючи на колір чи відтінок. Який кубик віддають, на карті не сказано: що це взятий кубик — наше тлумачення, як і те, що це тринадцятий інструмент.
card-exchange-clamp-name = Обмінний затискач
card-exchange-clamp-text = Поміняйте місцями у своєму вітражі сірий кубик і кубик іншого кольору. Обидва мають відповідати всім правилам розміщення.
card-pumice-block-name = Пемзовий брусок
card-pumice-block-text = Збільште або зменште відтінок узятого сірого кубика на один або два. 6 ніколи не стає 1, а 1 — 6.
card-salvage-hook-name = Рятувальний гак
card-salvage-hook-text = Обміняйте взятий кубик будь-якого кольору, крім сірого, на сірий кубик із треку раундів. Покладіть сірий кубик у вітраж або лишіть у резерві.

## Загальні цілі
# name from the rulebook/cards
card-column-color-variety-name = Різноколірні стовпці
card-light-shades-name = Світлі відтінки
card-color-variety-name = Розмаїття кольорів
# translated, no printed source
card-row-color-variety-name = Різноколірні ряди
card-row-shade-variety-name = Різновідтінкові ряди
card-column-shade-variety-name = Різновідтінкові стовпці
card-medium-shades-name = Середні відтінки
card-deep-shades-name = Темні відтінки
card-shade-variety-name = Розмаїття відтінків
card-color-diagonals-name = Кольорові діагоналі
card-row-color-variety-text = 6 очок за кожен заповнений ряд без повторів кольору.
card-column-color-variety-text = 5 очок за кожен заповнений стовпець без повторів кольору.
card-row-shade-variety-text = 5 очок за кожен заповнений ряд без повторів відтінку.
card-column-shade-variety-text = 4 очки за кожен заповнений стовпець без повторів відтінку.
card-light-shades-text = 2 очки за кожну пару з 1 і 2 будь-де у вітражі.
card-medium-shades-text = 2 очки за кожну пару з 3 і 4 будь-де у вітражі.
card-deep-shades-text = 2 очки за кожну пару з 5 і 6 будь-де у вітражі.
card-shade-variety-text = 5 очок за кожен набір із шести кубиків, де кожен відтінок трапляється один раз.
card-color-variety-text = 4 очки за кожен набір із п'яти кубиків, по одному кожного кольору.
card-color-diagonals-text = 1 очко за кожен кубик, що має діагонального сусіда свого кольору.

## Загальні цілі: суперництво
# translated, no printed source
card-color-pairs-name = Парні кольори
card-color-pairs-text = Найбільше пар кубиків одного кольору будь-де у вітражі.
card-dark-field-name = Темне поле
card-dark-field-text = Найбільше кубиків в одній зв'язній групі темних кубиків, тобто зі значеннями 4, 5 або 6.
card-heavy-frame-name = Важка рама
card-heavy-frame-text = Найбільша сума відтінків у чотирнадцяти комірках краю.
card-sevens-name = Сімки
card-sevens-text = Найбільше кубиків, що дають рівно 7 разом із кубиком збоку, над ними або під ними.
card-many-panes-name = Без двійників
card-many-panes-text = Найбільше різних кубиків: кубики того самого кольору й відтінку рахують за один.
card-soft-gradient-name = М'який перехід
card-soft-gradient-text = Найбільше кубиків в одній групі, зв'язаній кроками: сусіди зв'язані, якщо їхні відтінки відрізняються рівно на 1.

## Загальні цілі: розбрат
# translated, no printed source
card-gray-mullions-name = Сірі стійки
card-gray-mullions-text = 3 очки за кожен стовпець, де рівно один сірий кубик.
card-gray-in-bloom-name = Сірий у цвіту
card-gray-in-bloom-text = 5 очок за кожен сірий кубик, у якого всі сусідні комірки заповнені, а кольори сусідів не повторюються.
card-gray-scale-name = Сіра шкала
card-gray-scale-text = 2, 5, 9, 13, 18 або 24 очки відповідно за один, два, три, чотири, п'ять або шість різних відтінків серед ваших сірих кубиків.
card-weight-of-strife-name = Вага розбрату
card-weight-of-strife-text = Найбільша сума відтінків сірих кубиків.
card-clash-of-colors-name = Зіткнення кольорів
card-clash-of-colors-text = Найбільше кольорів поруч із сірими кубиками: для кожного сірого кубика рахують різні кольори серед його сусідів і додають.
card-far-flung-strife-name = Розбрат повсюди
card-far-flung-strife-text = Найбільше рядів і стовпців разом, де є принаймні один сірий кубик.

## Особисті цілі
# name from the rulebook/cards
card-shades-of-purple-name = Відтінки фіолетового
# translated, no printed source (after the model of the one above)
card-shades-of-red-name = Відтінки червоного
card-shades-of-yellow-name = Відтінки жовтого
card-shades-of-green-name = Відтінки зеленого
card-shades-of-blue-name = Відтінки синього
card-shades-of-red-text = Ваші червоні кубики: сума їхніх відтінків або три очки за кубик, залежно від видання.
card-shades-of-yellow-text = Ваші жовті кубики: сума їхніх відтінків або три очки за кубик, залежно від видання.
card-shades-of-green-text = Ваші зелені кубики: сума їхніх відтінків або три очки за кубик, залежно від видання.
card-shades-of-blue-text = Ваші сині кубики: сума їхніх відтінків або три очки за кубик, залежно від видання.
card-shades-of-purple-text = Ваші фіолетові кубики: сума їхніх відтінків або три очки за кубик, залежно від видання.
# translated, no printed source
card-fence-name = Огорожа
card-fence-text = Лівий, середній і правий стовпці двох внутрішніх рядів: сума відтінків, що там лежать.
card-tunnel-name = Тунель
card-tunnel-text = Три середні комірки верхнього й нижнього рядів: сума відтінків, що там лежать.
card-brace-name = Розпірка
card-brace-text = Кінці стовпців 2 і 4 та середина стовпця 3: сума відтінків, що там лежать.
card-port-name = Ілюмінатор
card-port-text = Кільце довкола серця вітража: сума відтінків, що там лежать.
card-brackets-name = Дужки
card-brackets-text = По три комірки в кожному верхньому куті: сума відтінків, що там лежать.
card-wall-name = Мур
card-wall-text = Шість комірок у серці вітража: сума відтінків, що там лежать.

## Вітражі
# translated, no printed source (the rulebook names no window); Latin and Spanish names stay as they are
card-kaleidoscopic-dream-name = Калейдоскопічний сон
card-firmitas-name = Firmitas
card-fractal-drops-name = Фрактальні краплі
card-ripples-of-light-name = Брижі світла
card-lux-mundi-name = Lux Mundi
card-lux-astram-name = Lux Astram
card-gravitas-name = Gravitas
card-water-of-life-name = Вода життя
card-sun-catcher-name = Ловець сонця
card-shadow-thief-name = Викрадач тіней
card-aurorae-magnificus-name = Aurorae Magnificus
card-aurora-sagradis-name = Aurora Sagradis
card-symphony-of-light-name = Симфонія світла
card-virtus-name = Virtus
card-firelight-name = Світло вогню
card-suns-glory-name = Слава сонця
card-batllo-name = Бальйо
card-bellesguard-name = Бельєсґуард
card-fulgor-del-cielo-name = Fulgor del Cielo
card-luz-celestial-name = Luz Celestial
card-chromatic-splendor-name = Хроматична пишнота
card-comitas-name = Comitas
card-via-lux-name = Via Lux
card-industria-name = Industria
card-turning-tide-name = Зміна припливу
card-valley-at-dusk-name = Долина в сутінках

## Видання
# translated, no printed source
card-classic-name = Класичне
card-classic-text = Правила, як у більшості видань: усі дев'яносто кубиків, якщо місць до чотирьох, а особиста ціль дає суму відтінків. У разі нічиєї перемагає місце, чий останній хід у фінальному раунді був найпізніше.
card-classic-ours = кубик, який ніде не стає, взяти не можна; у правилах про це не сказано. І розраховані вони щонайбільше на чотирьох: мішечок для п'яти й шести місць наш, рівно на десять раундів.
card-classic-ru-name = Класичне, російський друк
card-classic-ru-text = Класичне з тринадцятьма інструментами, а в разі нічиєї вирішує найпізніший перший хід фінального раунду. Тринадцятий інструмент — наше найкраще припущення. У правилах тринадцять карт вітражів, але останньої не показує жодне джерело: параметр thirteenth_card додає нашу власну.
card-classic-ru-ours = кубик, який ніде не стає, взяти не можна; у правилах про це не сказано. І розраховані вони щонайбільше на чотирьох: мішечок для п'яти й шести місць наш, рівно на десять раундів.
card-classic-it-name = Класичне, італійський друк
card-classic-it-text = Класичне з власним варіантом: менше удачі. З мішечка прибирають кубики так, щоб за двох, трьох чи чотирьох місць було витягнуто кожен кубик.
card-classic-it-ours = кубик, який ніде не стає, взяти не можна; у правилах про це не сказано. І розраховані вони щонайбільше на чотирьох: мішечок для п'яти й шести місць наш, рівно на десять раундів. «Менше удачі» надруковано лише для двох і трьох гравців.
card-revised-name = Оновлене
card-revised-text = Менший мішечок, який вичерпують до останнього кубика, три очки за кубик за особисту ціль, а взятий кубик, що ніде не стає, повертають, і хід завершується. Тринадцятий інструмент — наше найкраще припущення.
card-revised-ours = кубик, який є куди покласти, повернути не можна; у правилах про це не сказано. І розраховані вони щонайбільше на чотирьох: мішечок для п'яти й шести місць наш, рівно на десять раундів.

## «Слава»: модулі
# translated, no printed source
card-strife-name = Розбрат
card-pioneers-name = Першопрохідці
card-ornaments-name = Орнаменти
card-rivalry-name = Суперництво

## «Слава»: планшети розбрату
# translated, no printed source
card-no-corner-contact-name = Гострі грані
card-no-corner-contact-text = Жоден сірий кубик не може дотикатися діагонально до іншого сірого.
card-shade-panes-only-name = Сіре на сірому
card-shade-panes-only-text = Сірий кубик може лежати лише в комірці з надрукованим відтінком і, як завжди, має йому відповідати.
card-top-and-bottom-name = Перемичка й підвіконня
card-top-and-bottom-text = Сірий кубик може лежати лише у верхньому або нижньому ряду.
card-color-panes-too-name = Відкрите скло
card-color-panes-too-text = Сірий кубик може лежати також у комірці з надрукованим кольором.
card-one-per-column-name = Самотні стійки
card-one-per-column-text = У жодному стовпці не може бути більше ніж один сірий кубик.
card-dissonance-name = Дисонанс
card-dissonance-text = Відтінок сірого кубика має відрізнятися щонайменше на 2 від кожного кубика збоку, над ним і під ним.

## «Слава»: першопрохідці
# translated, no printed source
card-perfect-column-name = Досконалий стовпець
card-perfect-column-text = Заповнений стовпець без повторів кольору й без повторів відтінку.
card-full-frame-name = Повна рама
card-full-frame-text = По кубику в кожній із чотирнадцяти комірок краю.
card-four-corners-name = Чотири кути
card-four-corners-text = По кубику в кожній із чотирьох кутових комірок.
card-rainbow-row-name = Веселковий ряд
card-rainbow-row-text = Заповнений ряд без повторів кольору.
card-full-scale-name = Повна шкала
card-full-scale-text = Заповнений ряд без повторів відтінку.
card-heart-of-glass-name = Скляне серце
card-heart-of-glass-text = По кубику в кожній із шести комірок усередині краю.
card-color-cascade-name = Каскад кольору
card-color-cascade-text = Три кубики одного кольору підряд на діагоналі, без проміжків.
card-double-scale-name = Подвійна шкала
card-double-scale-text = Щонайменше по два кубики кожного відтінку від 1 до 6.
card-favorite-hue-name = Улюблена барва
card-favorite-hue-text = Щонайменше п'ять кубиків одного кольору будь-де у вітражі.
card-lintel-and-sill-name = Небо і земля
card-lintel-and-sill-text = Верхній і нижній ряди заповнені.
card-twin-panes-name = Скельця-близнята
card-twin-panes-text = Блок два на два з кубиків двох кольорів, де кожна діагональ блока одного з них.
card-staircase-name = Сходи
card-staircase-text = Чотири кубики підряд у ряду чи стовпці, без проміжків, чиї відтінки щоразу зростають рівно на 1, у будь-якому напрямку.
card-scaffold-name = Риштування
card-scaffold-text = Щонайменше по два кубики в кожному ряду й кожному стовпці.
card-rosette-name = Розетка
card-rosette-text = Кубик із чотирма сусідами — з боків, згори та знизу: п'ять кубиків п'яти різних кольорів.
card-dawn-or-dusk-name = Світанок чи сутінки
card-dawn-or-dusk-text = Заповнений ряд лише зі світлих кубиків, від 1 до 3, або лише з темних, від 4 до 6.

## «Слава»: орнаменти
# translated, no printed source
card-checker-name = Шахівниця
card-checker-text = Блок два на два у двох кольорах, кожна діагональ одного кольору.
card-falling-ribbon-name = Спадна стрічка
card-falling-ribbon-text = Два кольори поруч і така сама пара на крок нижче й правіше.
card-keystone-name = Замковий камінь
card-keystone-text = Кубик одного кольору, а ліворуч, праворуч і під ним — другий колір.
card-garland-name = Гірлянда
card-garland-text = Два кольори чергуються в чотирьох комірках підряд у ряду.
card-pillar-name = Стовп
card-pillar-text = Два кольори чергуються вздовж цілого стовпця.
card-arch-name = Арка
card-arch-text = Два кольори чергуються по арці з п'яти комірок, відкритій знизу.
card-cross-name = Хрест
card-cross-text = Кубик одного кольору з чотирма сусідами другого.
card-frieze-name = Фриз
card-frieze-text = Два кольори чергуються вздовж цілого ряду.
card-diamond-name = Ромб
card-diamond-text = Довкола однієї комірки: один колір над нею і під нею, другий — ліворуч і праворуч.
card-saltire-name = Косий хрест
card-saltire-text = Кубик одного кольору з чотирма діагональними сусідами другого.
card-long-ribbon-name = Довга стрічка
card-long-ribbon-text = Два кольори поруч і така сама пара ще двічі, щоразу на крок нижче й правіше.
card-chevron-name = Шеврон
card-chevron-text = Широка літера V з п'яти кубиків на трьох рядах: кінці й вершина одного кольору, два між ними — другого.
