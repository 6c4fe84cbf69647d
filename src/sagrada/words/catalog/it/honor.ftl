### Honor tables: challenges, and windows at fault

honor-challenge = Contesta la vetrata di { $name }
honor-challenge-held = Contestazione in attesa
honor-challenge-held-words = { $by } contesta la vetrata di { $target }: la si guarda quando non ci sono dadi in mano né utensili in uso.
honor-at-fault = { $own ->
    [yes] La tua vetrata non è in regola. Togli dadi a tua scelta finché non lo è:
   *[no] La vetrata di { $name } non è in regola; { $name } toglie dadi:
 }
honor-audit = L'ultimo controllo
honor-audit-clean = Tutte le vetrate erano in regola.
