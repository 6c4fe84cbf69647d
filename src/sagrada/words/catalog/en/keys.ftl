### The list of keys
keys-tab = To the next thing that can be pressed, and back
keys-arrows = From cell to cell in the window
keys-enter = Take, place, press
keys-lit = To the next lit cell, die or answer
keys-undo = Take back the last step
keys-hint = Show hints, hide them again
keys-end = End your turn; asks while a die could still be taken
keys-sound = Sound on or off
keys-escape = Close what is on top; otherwise put the die in hand back
keys-help = This list
keys-replay = In a replay
keys-steps = One turn back, one turn on
keys-rounds = One round back, one round on
keys-ends = To the beginning, to the end
keys-letters = Single letters act
