### Матчі між ботами та боти, що є окремими програмами

# translated, no printed source

## Програма за столом
bad-command = «{ $text }» не називає програми: пишіть program:КОМАНДА, наприклад program:./mybot або "program:python3 mybot.py"
no-such-program = програми «{ $program }», яку можна було б запустити, немає

## Що програма зробила не так
forfeit = { $bot } поступається місцем, далі грає { $substitute }: { $refused }
bot-cant-start = програму не вдалося запустити ({ $problem })
bot-crashed = програма завершилася з кодом { $code }{ $silent ->
    [yes] { "" }
   *[no] ; її останні слова: { $words }
 }
bot-stalled = відповіді не було протягом { $limit } { $limit ->
    [one] секунди
    [few] секунд
    [many] секунд
   *[other] секунди
 }
bot-garbage = це не відповідь: { $line }
bot-cheated = «{ $move }» — такого ходу серед запропонованих не було
bot-no-hello = немає вітання за протоколом { $known }: { $line }

## sagrada bot
bad-message = цей рядок не є повідомленням протоколу: { $line }
bad-view = це не вигляд столу, що потребує ходу: { $problem }
other-protocol = програма-господар говорить протоколом { $told }, а цей бот — протоколом { $known }

## sagrada match
number-range = { $option } дорівнює { $value }, а має бути від { $least } до { $most }
no-match-file = { $file } — не той файл, з якого можна продовжити матч, тож його не змінено
broken-match-file = { $file }, рядок { $line }: це не зіграна роздача матчу
other-match = { $file } належить іншому матчу; відрізняється: { $differing }
worker-lost = один із процесів, що грають роздачі, зупинено ззовні; запустіть команду ще раз (з --state матч продовжиться)
no-folder = { $file } неможливо записати: такої теки немає
match-forfeit = роздача { $deal }: { $forfeit }
match-running = перемоги A — { $rate } %, різниця { $margin }
match-played = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] роздача
    [few] роздачі
    [many] роздач
   *[other] роздачі
 }, партій: { NUMBER($games, useGrouping: "auto") }, { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
 }, зерно { $seed }
match-rate = { $a } (A) проти { $b } (B): A виграє { $rate } % партій, { $interval }; рівні боти вигравали б { $even } %
match-solo-rate = { $a } (A) і { $b } (B), кожен у соло: A перевершує { $rate } % цільових результатів, { $interval }
match-lead = A перевершує ціль частіше за B на { $lead } в. п., { $interval }
match-margin = { $alone ->
    [yes] очки A понад ціль мінус очки B понад ціль
   *[no] очки A мінус очки B
 }: { $mean } за роздачу, { $interval }
match-interval = 95-відсотковий інтервал від { $low } до { $high }
match-no-interval = з однієї роздачі інтервалу не обчислити
match-bot = { $letter } { $bot }: середній рахунок { $score }, перемог { NUMBER($wins, useGrouping: "auto") }, { $decision_ms } мс на рішення, { $turn_ms } мс на хід
match-forfeits = { $letter }: місце втрачено у { $forfeits } { $forfeits ->
    [one] партії
    [few] партіях
    [many] партіях
   *[other] партії
 }

## Зображення матчу
match-plot-title = { $a } (A) проти { $b } (B)
match-plot-subtitle = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] роздача
    [few] роздачі
    [many] роздач
   *[other] роздачі
 }, { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
 }, зерно { $seed }; точки й лінії — середні значення та їхні 95-відсоткові інтервали
match-plot-rate = Перемоги A
match-plot-margin = Перевага A, очок за роздачу
match-plot-histogram = Роздачі за різницею: штрихування — попереду B, порожнє — майже порівну, суцільне — попереду A
