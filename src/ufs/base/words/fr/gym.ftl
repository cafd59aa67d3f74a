# L’environnement Gymnasium.

gym-no-such-action = L’action { $found } n’existe pas ; les actions sont numérotées de 0 à { $last }.
gym-action-number = { $found } n’est pas une action ; attendu : son numéro, un nombre entier de 0 à { $last }.
gym-no-such-ability = L’action { $action } utiliserait la capacité { $number }. { $count ->
        [0] Sur cette table, il n’y en a aucune à utiliser soi-même.
        [1] Sur cette table, seule la capacité 0 s’utilise soi-même.
       *[other] Sur cette table, il y en a { $count } à utiliser soi-même, numérotées à partir de 0.
    }
gym-no-target = Cette capacité ne demande pas de cible : son action est { $action }, et non { $found }.
gym-first-space = Une salle de plusieurs cases s’utilise par sa première case, rangée { $row }, colonne { $column } : action { $action }.
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
