### Что говорят команды simulate, verify и bench
# translated, no printed source
bad-option-text = «{ $text }» — не параметр: напишите NAME=VALUE, например less_luck=yes
games = { $games } — недопустимое число партий: от 1 до { NUMBER($most, useGrouping: "auto") }
unknown-bot = нет бота «{ $bot }»; известны: { $known }
simulated = Партий: { NUMBER($games, useGrouping: "auto") }, в секунду: { NUMBER($games_per_second, useGrouping: "auto") } (движок { $backend }, зерно { $seed })
simulated-seat = место { $seat } ({ $bot }): среднее { $mean }, разброс { $sd }, побед { NUMBER($wins, useGrouping: "auto") }
verified = Честные кубики: все броски, вытягивания и раздачи ({ NUMBER($outcomes, useGrouping: "auto") }) следуют из зерна.
verified-secret = Во время партии зерно было тайным, а его хеш опубликован до первой раздачи.
verified-public = Зерно было известно с самого начала: кубики воспроизводимы, но тот, кто его знал, мог знать их заранее.
verified-nonces = { $nonces ->
    [one] Подмешаны собственные слова { $nonces } игрока, поэтому никто другой не мог выбрать кубики в одиночку.
    [few] Подмешаны собственные слова { $nonces } игроков, поэтому никто не мог выбрать кубики в одиночку.
    [many] Подмешаны собственные слова { $nonces } игроков, поэтому никто не мог выбрать кубики в одиночку.
   *[other] Подмешаны собственные слова { $nonces } игрока, поэтому никто не мог выбрать кубики в одиночку.
 }
verified-laid-out = Разложено вручную, а не роздано: { $what }.
