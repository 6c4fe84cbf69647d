### Що кажуть команди simulate, verify і bench

# translated, no printed source
bad-option-text = «{ $text }» — не параметр: пишіть NAME=VALUE, наприклад less_luck=yes
games = { $games } не може бути кількістю партій: від 1 до { NUMBER($most, useGrouping: "auto") }
unknown-bot = бота «{ $bot }» немає; відомі: { $known }
simulated = партій: { NUMBER($games, useGrouping: "auto") }, за секунду: { NUMBER($games_per_second, useGrouping: "auto") } (рушій { $backend }, зерно { $seed })
simulated-seat = місце { $seat } ({ $bot }): середнє { $mean }, розкид { $sd }, перемог { NUMBER($wins, useGrouping: "auto") }
verified = Кубики чесні: усі кидки, витягування й роздачі ({ NUMBER($outcomes, useGrouping: "auto") }) випливають із зерна.
verified-secret = Під час гри зерно було таємним, а його геш оприлюднено ще до першої роздачі.
verified-public = Зерно було відоме від початку: кубики можна відтворити, але той, хто знав зерно, міг знати їх наперед.
verified-nonces = { $nonces ->
    [one] До зерна домішано власні слова { $nonces } гравця, тож ніхто інший не міг сам вибрати кубики.
    [few] До зерна домішано власні слова { $nonces } гравців, тож ніхто не міг сам вибрати кубики.
    [many] До зерна домішано власні слова { $nonces } гравців, тож ніхто не міг сам вибрати кубики.
   *[other] До зерна домішано власні слова { $nonces } гравця, тож ніхто не міг сам вибрати кубики.
 }
verified-laid-out = Викладено вручну, а не роздано: { $what }.
