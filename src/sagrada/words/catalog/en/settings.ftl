### The settings of a device

settings-words = Kept on this device. Everything acts at once.
settings-group = { $group ->
    [table] Table
    [sound] Sound and motion
    [look] Look
   *[device] Your games
 }
settings-name = { $name ->
    [autoEnd] End my turn by itself
    [confirm] Ask before the turn ends
    [letterKeys] Keys of one letter
    [letters] Letters on glass
    [largerPips] Larger pips
    [coordinates] Places on the lead
    [speed] Speed of others' moves
    [sound] Sound
    [volume] Volume
    [haptics] Vibration
    [notify] Tell me when it is my turn
    [animations] Animations
    [theme] Light
   *[language] Language
 }
settings-note = { $name ->
    [autoEnd] when nothing else can be done
    [confirm] while a die could still be taken
    [letterKeys] E ends the turn, U takes back, ? shows all
    [letters] the colors named on dice and cells
    [largerPips] easier to read from afar
    [coordinates] a to d, 1 to 5
    [sound] glass, wood and a small bell
    [haptics] on phones
    [notify] the title of the tab always does
    [animations] how much moves
   *[other] { "" }
 }
settings-choice = { $choice ->
    [normal] Normal
    [calm] Calm
    [quick] Quick
    [at-once] At once
    [system] As the system
    [less] Less
    [all] All
    [always] Always
    [large] Large only
    [never] Never
    [replay] In replays
    [light] Limestone
   *[dark] Dim
 }
settings-notify-ask = Allow notifications
settings-notify-on = On
settings-notify-refused = This browser refuses notifications for this page; its own settings can change that.
settings-notify-none = Notifications need a secure address. The title of the tab and the sound tell you all the same.
settings-device = Take them to another device
settings-device-words = Your seats and games, without an account
