# Die Gymnasium-Umgebung.

gym-in-game = Spiel { $game } des Vektors: { $why }
gym-reset-first = Es läuft noch kein Spiel. Zuerst reset() aufrufen.
gym-unknown-reward = Unbekannte Belohnung: { $found }. Erwartet wird eines von: { $expected }.
gym-unknown-observation = Unbekannte Beobachtung: { $found }. Erwartet wird eines von: { $expected }.
gym-unknown-render-mode = Unbekannte Art der Darstellung: { $found }. Erwartet wird eines von: { $expected }.
gym-unknown-language = Unbekannte Sprache: { $found }. Erwartet wird eines von: { $expected }.
gym-no-autoreset = Dieser Vektor beginnt neue Spiele immer selbst: NEXT_STEP oder SAME_STEP wählen.
gym-setups = { $found } Aufbauten für { $count } Spiele gefunden. Nötig ist einer für alle oder einer für jedes.
gym-seeds = { $found } Seeds für { $count } Spiele gefunden. Nötig ist einer für alle oder einer für jedes.
gym-actions-shape = Der Vektor braucht eine ganze Zahl für jedes seiner { $count } Spiele; gefunden: { $found }.
gym-needs-extra = Die Umgebungen brauchen Gymnasium, NumPy, Numba und Pillow: { INSTALL("gym") } ({ $reason })
gym-needs-rl = Das Training mit Stable-Baselines3 braucht sb3-contrib: { INSTALL("rl") } ({ $reason })
gym-unknown-options = reset() kennt keine Optionen, gefunden: { $found }. Der Seed ist ein eigenes Argument, und den Aufbau bekommt die Umgebung, wenn sie gemacht wird.
gym-options-shape = Die Optionen von reset() sind ein Dictionary oder None, gefunden: { $found }.
