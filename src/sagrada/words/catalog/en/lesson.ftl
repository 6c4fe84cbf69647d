### The first game, with a coach
lesson-title = Your first game
lesson-laying = The table is being laid…
lesson-count = { $step } of { $steps }
lesson-next = Next
lesson-skip = Skip
lesson-play-on = Play on
lesson-quiet = Without the coach

## Steps
lesson-goal = This is your window: twenty cells to fill with dice. A cell that prints a color or a number takes only that. The right dice in the right cells bring points, an empty cell costs one.
lesson-take = It is your turn. These five dice were rolled for both of you. Take the one you like.
lesson-why = The lit cells take your die; each says how many points it would bring. The dark ones refuse it. Point at a dark cell, tap it, or walk there with the arrow keys: the line below the window says why.
lesson-place = So every rule explains itself. Your first die goes on the border: put it on a lit cell.
lesson-points = Your first pane! Your points, as they stand, are in sight all the time. Public objectives pay both players; the blue one is your secret: it pays the numbers on your blue dice.
lesson-end = A turn is one die and, if you like, one tool. That is enough for now: end your turn.
lesson-back = Turns go there and back: you, { $rival }, { $rival } again, and you. So the last choice of this round is yours. Take your second die.
lesson-neighbor = From now on a die must touch another one, by a side or a corner. Side by side, never the same color and never the same number. Put it on a lit cell.
lesson-stuck = This die fits nowhere as it is. Undo puts it back: take another one.
lesson-round = Now end your turn. The die that is left goes to the round track, and the second round begins with { $rival }.
lesson-tool = Tools bend the rules, for favor tokens: one token, or two if somebody has used the tool before. Try it: take a die, then use { $first } or { $second }.
lesson-paid = Well done! The next one to use this tool pays two tokens. Each token you keep is worth a point in the end, so spend them where they bring more.
lesson-free = That is all you need. Play on, ten rounds in all; I keep quiet. In the end count the public objectives, your secret one and the tokens you kept, less the empty cells. Undo is always there, and the rules open in a tab of their own.
