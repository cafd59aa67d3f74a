# Des planches à imprimer et à découper.

print-title = Under Falling Skies : éléments à découper
print-author = Une édition de fans non officielle ; le jeu est de Tomáš Uhlíř
print-footer = Under Falling Skies, une édition de fans non officielle · page { $page } sur { $pages } · imprimez à 100 %, découpez le long des lignes
print-written = { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    } avec { $pieces ->
        [one] { $pieces } élément
       *[other] { $pieces } éléments
    } : { $file }
print-needs-extra = L’impression a besoin de ReportLab : { INSTALL("print") } ({ $reason })
print-unknown = Il n’y a rien à imprimer du nom de « { $found } » ; choix possibles : { $expected }.
print-nothing = Il n’y a rien à imprimer pour « { $found } ».
print-bad-paper = Le papier « { $found } » n’existe pas ; choix possibles : { $expected }.
print-letters = { $piece } contient des caractères qui ne peuvent pas être imprimés (entre parenthèses, ce qui les remplace) : { $letters }
print-too-long = { $piece } : le texte « { $start } » est trop long pour sa place ; de ses { $letters } caractères, les { $room } premiers sont imprimés.
print-side-easy = facile
print-side-hard = { $book ->
        [pnp] difficile
       *[box] menace
    }
print-side-box = vaisseau-mère
print-upper = moitié supérieure
print-lower = moitié inférieure
print-city = Ville
print-scenario = Scénario
print-rules = Scénario : règles
print-briefing = Briefing
print-chapter = chapitre { $number }
print-no-ability = Cette ville n’a pas de capacité.
print-energy-start = Énergie au départ : { $energy }
print-base-tiles = Base : { $upper } en haut, { $lower } en bas
print-scenario-sky = Avec la tuile Ciel { $tile } à sa place.
print-chapter-sky = Désormais, ces tuiles Ciel peuvent entrer en jeu : { $tiles }
print-signs = Ce que disent les signes
print-signs-rooms = Les salles
print-signs-actions = Le vaisseau-mère
print-signs-sky = Le ciel
print-sign-aa = canon AA : les vaisseaux descendent de 1 de moins pour un dé placé ici
print-sign-tunnel = tunnel : il ne se passe rien ici
print-sign-arrow = le vaisseau avance d’une case dans ce sens, si elle est libre
print-sign-icon = le vaisseau-mère descend aussitôt d’une rangée
print-sign-burst = des chasseurs de cette valeur ou plus détruisent le vaisseau
print-sign-red = explosion rouge : une sortie des chasseurs vise les rouges ou les jaunes
print-sign-teleport = téléporteur : le vaisseau passe à l’autre de même lettre, si la case est libre
print-needed = Il vous faut aussi
print-needed-dice = 3 dés { term-gris-pluriel } et 2 dés blancs comme ouvriers, et 2 dés bleus comme robots. Des dés de 14 à 16 mm vont sur les tuiles, de 8 à 9 mm sur les cartes.
print-glue = Les deux côtés d’un élément sont imprimés l’un à côté de l’autre ou l’un sous l’autre : collez-les dos à dos, ou prenez celui qu’il vous faut.

# Le livret de campagne.
notebook-title = Livret de campagne
notebook-name = Nom de la campagne
notebook-chapter = Chapitre { $number }
notebook-finale = Chapitre 4 : la bataille finale
notebook-city = Ville
notebook-scenario = Scénario
notebook-character = Personnage principal
notebook-upgraded = Personnages améliorés
notebook-game = Partie { $number }
notebook-result = Résultat
notebook-score = Score final
notebook-how = Un résultat est le niveau de menace d’une partie gagnée, ou un X. Le score final est la somme des niveaux de menace gagnés, moins 1 par X.
