### Столы по сети: почему что-то отклонено
# translated, no printed source
no-such-table = здесь нет стола «{ $table }»
no-such-code = нет стола с кодом { $code }
no-such-key = эта ссылка не ведёт ни к одному месту за этим столом
no-code-left = не нашлось свободного кода для нового стола; попробуйте ещё раз
foreign-seat = место { $seat } принадлежит другому игроку
foreign-origin = другой сайт ({ $origin }) не может здесь действовать от вашего имени
not-seated = это доступно только тем, кто сидит за столом
not-started = партия ещё не началась
already-started = партия уже началась
not-over = партия ещё не окончена
not-away = { $name } за столом
seat-taken = место { $seat } занято
seats-open = { $open ->
    [one] свободно ещё { $open } место
    [few] свободны ещё { $open } места
    [many] свободно ещё { $open } мест
   *[other] свободно ещё { $open } места
 }
table-full = все места за этим столом заняты
table-differs = событие { $number } стола { $table } даёт не ту партию, что была сыграна: правила изменились
unreadable-table = стол { $table } не удаётся прочесть: его запись повреждена или сделана другой версией программы
stale-move = { $move }: на столе уже другое положение (версия { $version }, сейчас { $now })
key-used = ключ { $key } уже использован для другого хода
bad-key = ходу нужен ключ длиной от 1 до { $most } знаков
bad-request = этот запрос не разобрать: { $where }: { $problem }
too-large = запрос занимает не больше { NUMBER($most, useGrouping: "auto") } байт и указывает свою длину
unknown-language = здесь нет языка «{ $language }»; известны: { $known }
data-in-use = { $folder } занята другим сервером; укажите отдельную папку через --data
no-server-here = игра в браузере здесь не установлена ({ $problem }); в терминале играют командой `sagrada play --text`
no-client-here = клиент для браузера здесь не собран: выполните `make play` в папке с исходным кодом или установите wheel; в терминале играют командой `sagrada play --text`
port-in-use = { $host }:{ $port } занять не удалось: { $problem }

## Что сервер пишет в терминале
# translated, no printed source
serve-address = «Саграда» работает по адресу { $address } (Ctrl+C останавливает).
serve-network = В этой сети её адрес: { $address }
