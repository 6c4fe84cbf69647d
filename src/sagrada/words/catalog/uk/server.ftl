### Столи в мережі: чому щось відхилено

# translated, no printed source
no-such-table = столу «{ $table }» тут немає
no-such-code = столу з кодом { $code } немає
no-such-key = це посилання не дає місця за цим столом
no-code-left = для нового столу не знайшлося вільного коду; спробуйте ще раз
foreign-seat = місце { $seat } належить комусь іншому
foreign-origin = інший сайт ({ $origin }) не може тут говорити від вашого імені
not-seated = це можуть лише ті, хто сидить за столом
not-started = гра ще не почалася
already-started = гра вже почалася
not-over = гру ще не завершено
not-away = { $name } зараз за столом
seat-taken = місце { $seat } зайняте
seats-open = { $open ->
    [one] ще вільне { $open } місце
    [few] ще вільні { $open } місця
    [many] ще вільно { $open } місць
   *[other] ще вільно { $open } місця
 }
table-full = за цим столом усі місця зайняті
table-differs = подія { $number } столу { $table } дає іншу гру, ніж тоді, коли її грали: правила змінилися
unreadable-table = стіл { $table } не вдається прочитати: його запис пошкоджено або зроблено іншою версією програми
stale-move = { $move }: відтоді за столом уже походили (версія { $version }, зараз { $now })
key-used = ключ { $key } уже використано для іншого ходу
bad-key = ходу потрібен ключ від 1 до { $most } знаків
bad-request = цей запит неможливо прочитати: { $where }: { $problem }
too-large = запит містить щонайбільше { NUMBER($most, useGrouping: "auto") } байтів і повідомляє свою довжину
unknown-language = мови «{ $language }» тут немає; відомі: { $known }
data-in-use = { $folder } використовує інший сервер; дайте цьому власну теку через --data
no-server-here = гру для браузера тут не встановлено ({ $problem }); `sagrada play --text` грає в терміналі
no-client-here = клієнт для браузера тут не зібрано: запустіть `make play` у теці з вихідним кодом або встановіть wheel; `sagrada play --text` грає в терміналі
port-in-use = { $host }:{ $port } неможливо використати: { $problem }

## Що сервер каже в терміналі
serve-address = «Саграда» тут: { $address } (Ctrl+C зупиняє її).
serve-network = Інші в цій мережі знайдуть її за адресою { $address }
