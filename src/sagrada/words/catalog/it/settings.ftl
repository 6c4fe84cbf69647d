### Le impostazioni di un dispositivo

settings-words = Valgono su questo dispositivo. Tutto ha effetto subito.
settings-group = { $group ->
    [table] Tavolo
    [sound] Suono e movimento
    [look] Aspetto
   *[device] Le tue partite
 }
settings-name = { $name ->
    [autoEnd] Finire il turno da sé
    [confirm] Chiedere prima di finire il turno
    [letterKeys] Tasti di una lettera
    [letters] Lettere sul vetro
    [largerPips] Punti più grandi
    [coordinates] Coordinate sul piombo
    [speed] Velocità delle mosse altrui
    [sound] Suono
    [volume] Volume
    [haptics] Vibrazione
    [notify] Avvisami quando tocca a me
    [animations] Animazioni
    [theme] Luce
   *[language] Lingua
 }
settings-note = { $name ->
    [autoEnd] quando non resta altro da fare
    [confirm] finché si può ancora prendere un dado
    [letterKeys] E finisce il turno, U annulla, ? li mostra tutti
    [letters] i colori scritti su dadi e caselle
    [largerPips] più leggibili da lontano
    [coordinates] da a a d, da 1 a 5
    [sound] vetro, legno e una campanella
    [haptics] sui telefoni
    [notify] il titolo della scheda lo fa sempre
    [animations] quanto si muove
   *[other] { "" }
 }
settings-choice = { $choice ->
    [normal] Normale
    [calm] Calma
    [quick] Rapida
    [at-once] Subito
    [system] Come il sistema
    [less] Meno
    [all] Tutte
    [always] Sempre
    [large] Solo grandi
    [never] Mai
    [replay] Nelle partite riviste
    [light] Pietra chiara
   *[dark] Penombra
 }
settings-notify-ask = Consenti le notifiche
settings-notify-on = Attive
settings-notify-refused = Questo browser rifiuta le notifiche di questa pagina; lo si cambia nelle sue impostazioni.
settings-notify-none = Le notifiche richiedono un indirizzo sicuro. Il titolo della scheda e il suono avvisano comunque.
settings-device = Portale su un altro dispositivo
settings-device-words = I tuoi posti e le tue partite, senza account
