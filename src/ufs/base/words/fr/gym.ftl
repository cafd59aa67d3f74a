# L’environnement Gymnasium.

gym-in-game = Partie { $game } du vecteur : { $why }
gym-reset-first = Aucune partie n’a commencé. Appelez d’abord reset().
gym-unknown-reward = Récompense inconnue : { $found }. Valeurs possibles : { $expected }.
gym-unknown-observation = Observation inconnue : { $found }. Valeurs possibles : { $expected }.
gym-unknown-render-mode = Mode d’affichage inconnu : { $found }. Valeurs possibles : { $expected }.
gym-unknown-language = Langue inconnue : { $found }. Valeurs possibles : { $expected }.
gym-no-autoreset = Ce vecteur commence toujours lui-même les nouvelles parties : choisissez NEXT_STEP ou SAME_STEP.
gym-setups = { $found } mises en place pour { $count } parties. Donnez-en une pour toutes, ou une pour chacune.
gym-seeds = { $found } graines pour { $count } parties. Donnez-en une pour toutes, ou une pour chacune.
gym-actions-shape = Le vecteur attend un nombre entier pour chacune de ses { $count } parties ; reçu : { $found }.
gym-needs-extra = Les environnements demandent Gymnasium, NumPy, Numba et Pillow : { INSTALL("gym") } ({ $reason })
gym-needs-rl = L’entraînement avec Stable-Baselines3 demande sb3-contrib : { INSTALL("rl") } ({ $reason })
gym-unknown-options = reset() ne prend pas d’options ; trouvé : { $found }. La graine est un argument à part, et la mise en place se donne quand on crée l’environnement.
gym-options-shape = Les options de reset() sont un dictionnaire ou None ; trouvé : { $found }.
