### Матчи между ботами и боты-программы

## Программа за столом
# translated, no printed source
bad-command = «{ $text }» не называет программу: напишите program:COMMAND, например program:./mybot или "program:python3 mybot.py"
no-such-program = нет программы «{ $program }», которую можно запустить

## Что программа сделала не так
# translated, no printed source
forfeit = { $bot } уступает место боту { $substitute }: { $refused }
bot-cant-start = программа не запускается ({ $problem })
bot-crashed = программа завершилась с кодом { $code }{ $silent ->
    [yes] { "" }
   *[no] ; последние слова: { $words }
 }
bot-stalled = нет ответа в течение { $limit } { $limit ->
    [one] секунды
    [few] секунд
    [many] секунд
   *[other] секунды
 }
bot-garbage = это не ответ: { $line }
bot-cheated = хода «{ $move }» нет среди предложенных
bot-no-hello = нет приветствия по протоколу { $known }: { $line }

## sagrada bot
# translated, no printed source
bad-message = эта строка — не сообщение протокола: { $line }
bad-view = это не вид стола, на котором ждут хода: { $problem }
other-protocol = у стола протокол { $told }, у этого бота — протокол { $known }

## sagrada match
# translated, no printed source
number-range = { $option } — { $value }, а допустимо от { $least } до { $most }
no-match-file = { $file } — не файл, с которого можно продолжить матч; он оставлен как есть
broken-match-file = { $file }, строка { $line }: это не сыгранная раздача матча
other-match = { $file } относится к другому матчу; различия: { $differing }
worker-lost = один из процессов, игравших раздачи, был завершён извне; запустите матч снова (с --state он продолжится)
no-folder = невозможно записать { $file }: такой папки нет
match-forfeit = раздача { $deal }: { $forfeit }
match-running = A выигрывает { $rate } %, перевес { $margin }
match-played = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] раздача
    [few] раздачи
    [many] раздач
   *[other] раздачи
 }, партий: { NUMBER($games, useGrouping: "auto") }, { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
 }, зерно { $seed }
match-rate = { $a } (A) против { $b } (B): A выигрывает { $rate } % партий, { $interval }; при равной силе было бы { $even } %
match-solo-rate = { $a } (A) и { $b } (B), каждый в одиночку: A превышает порог в { $rate } % партий, { $interval }
match-lead = A превышает порог чаще, чем B, на { $lead } п. п., { $interval }
match-margin = { $alone ->
    [yes] Очки A сверх порога минус очки B сверх порога
   *[no] Очки A минус очки B
 }: { $mean } за раздачу, { $interval }
match-interval = интервал 95 %: от { $low } до { $high }
match-no-interval = по одной раздаче интервал не вычислить
match-bot = { $letter } { $bot }: средний счёт { $score }, побед { NUMBER($wins, useGrouping: "auto") }, { $decision_ms } мс на решение, { $turn_ms } мс на ход
match-forfeits = { $letter } теряет место в { $forfeits } { $forfeits ->
    [one] партии
    [few] партиях
    [many] партиях
   *[other] партии
 }

## График матча
# translated, no printed source
match-plot-title = { $a } (A) против { $b } (B)
match-plot-subtitle = { NUMBER($deals, useGrouping: "auto") } { $deals ->
    [one] раздача
    [few] раздачи
    [many] раздач
   *[other] раздачи
 }, { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
 }, зерно { $seed }; точки и линии — средние и их интервалы 95 %
match-plot-rate = Победы A
match-plot-margin = Перевес A, очков за раздачу
match-plot-histogram = Раздачи по перевесу: штриховка — впереди B, пусто — почти поровну, заливка — впереди A
