### Honor tables: challenges, and windows at fault

honor-challenge = Challenge the window of { $name }
honor-challenge-held = Challenge waits
honor-challenge-held-words = { $by } challenges the window of { $target }: it is looked at when no die is in hand and no tool under way.
honor-at-fault = { $own ->
    [yes] Your window is not in order. Remove dice of your choice until it is:
   *[no] The window of { $name } is not in order; { $name } removes dice:
 }
honor-audit = The last look
honor-audit-clean = Every window was in order.
