# Les écrans autour du jeu : accueil, nouvelle partie, charger et partager, statistiques, réglages.

## Le cadre

title = Under Falling Skies
skip-to-content = Aller au contenu
nav-label = Under Falling Skies, menu principal
nav-home = Accueil
nav-new = Nouvelle partie
nav-rules = Règles
nav-statistics = Statistiques
nav-settings = Réglages
trouble-title = Quelque chose a mal tourné
no-server = Le serveur du jeu ne répond pas. Relancez-le (make play ou ufs play) ; rien de ce que vous avez joué n’est perdu.
