# Les actions refusées. Chaque message indique comment s’en sortir.

refuse-game-over = La partie est terminée. Commencez-en une autre ou annulez la dernière action.
refuse-not-dice-phase = Les ouvriers se placent pendant la phase de planification. Étape en cours : { $phase }.
refuse-not-rooms-phase = Les salles s’utilisent pendant la phase des salles. Étape en cours : { $phase }.
refuse-not-spawn-phase = On ne choisit un point de largage que lorsqu’un vaisseau est largué et que plusieurs points conviennent. Étape en cours : { $phase }.
refuse-roll-first = Lancez d’abord les dés.
refuse-install-first = Un nouveau robot attend : installez-le avant de continuer.
refuse-worker-placed = Le dé { $worker } est déjà placé. Prenez-en un que vous avez encore en main.
refuse-no-such-worker = Il n’y a pas de dé Ouvrier { $found } ; ils vont de 0 à 4.
refuse-no-such-column = Il n’y a pas de colonne { $found } ; elles vont de 1 à 5.
refuse-column-taken = La colonne { $column } a déjà son ouvrier pour cette manche. Choisissez une autre colonne.
refuse-excavators-space = L’excavatrice est en rangée { $row }, colonne { $column } ; aucun dé ne va sur sa case.
refuse-second-ahead = Un seul dé par manche peut aller devant l’excavatrice, et il y est déjà. Choisissez une case excavée.
refuse-too-far = Rangée { $row }, colonne { $column } : c’est { $distance } cases devant l’excavatrice, trop loin pour un { $value }.
refuse-too-far-for-any = La rangée { $row }, colonne { $column } est à { $distance } pas de l’excavatrice, plus qu’un dé ne peut montrer.
refuse-dice-left = Il reste d’abord des dés à placer : { $hand }.
refuse-die-can-only-dig = La rangée { $row }, colonne { $column } n’est pas excavée. Le dé placé là ne peut que creuser : excavate.
refuse-robot-in-the-way = Un robot occupe la case en rangée { $row }, colonne { $column } ; dans cette édition, aucun ouvrier ne peut y aller.
refuse-tunnel-does-nothing = Rangée { $row }, colonne { $column } : c’est un tunnel, il n’y a rien à utiliser.
refuse-aa-gun-does-nothing = Rangée { $row }, colonne { $column } : c’est un canon AA. Il a servi quand le dé a été placé et ne fait plus rien.
refuse-not-excavated = Rangée { $row }, colonne { $column } : la case n’est pas encore excavée, la salle est inutilisable.
refuse-room-empty = Il n’y a pas de dé en rangée { $row }, colonne { $column }.
refuse-room-not-full = Cette salle a { $size } cases et ne fonctionne que si chacune contient un dé utilisable.
refuse-robot-exhausted = Le robot en rangée { $row }, colonne { $column } est désactivé ; il resservira à la prochaine manche.
refuse-exhausted-in-large-room = Un robot désactivé compte comme une case vide : cette salle de { $size } cases n’est pas complète.
refuse-cannot-pay = Cette salle coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } et vous en avez { $energy }. Gagnez d’abord de l’énergie, ou n’utilisez pas ce dé.
refuse-nothing-ahead = Aucun dé devant l’excavatrice : il n’y a rien à creuser.
refuse-no-energy-to-dig = Creuser coûte { $dig ->
        [one] { $dig } énergie
       *[other] { $dig } énergies
    } et vous en avez { $energy }.
refuse-die-too-low = Le dé montre { $value }, mais sa case est { $distance } cases plus loin : impossible de creuser jusque-là.
refuse-nothing-to-install = Aucun nouveau robot à installer. Utilisez d’abord une salle Robot.
refuse-install-later = Dans cette édition, les nouveaux robots s’installent une fois tous les dés résolus. Utilisez d’abord les autres dés, ou renoncez-y.
refuse-install-not-excavated = Rangée { $row }, colonne { $column } : la case n’est pas excavée ; il faut une salle excavée pour un robot.
refuse-install-in-tunnel = Rangée { $row }, colonne { $column } : c’est un tunnel ; il faut une salle pour un robot.
refuse-install-occupied = Rangée { $row }, colonne { $column } : l’autre robot s’y trouve.
refuse-install-in-command-room = Rangée { $row }, colonne { $column } : c’est un poste de commandement ; aucun robot ne peut y être installé.
refuse-points-first = Le poste de commandement a encore { $points ->
        [one] 1 point
       *[other] { $points } points
    } à répartir : augmentez d’abord des dés.
refuse-nothing-to-deal-out = Il n’y a pas de points à répartir. Utilisez d’abord un poste de commandement.
refuse-raise-used = { $worker } n’est plus sur le plateau ; seuls les dés pas encore utilisés peuvent être augmentés.
refuse-raise-ahead = { $worker } est devant l’excavatrice ; sa valeur reste celle de son placement.
refuse-raise-six = { $worker } montre déjà 6 ; aucun dé ne va plus haut.
refuse-no-red-explosions = Toutes les explosions de ce ciel ont la même couleur ; il n’y a rien à choisir.
refuse-no-fighters-to-aim = Cette salle n’a pas de chasseurs à diriger.
refuse-nothing-to-aim = Il n’y a pas de couleur à choisir ici : "at" concerne les chasseurs sous un ciel à explosions rouges et jaunes.
refuse-no-such-robot = Il n’y a pas de robot { $robot } ici ; vous avez { $robots ->
        [one] { $robots } robot
       *[other] { $robots } robots
    }.
refuse-robot-not-on-board = Le robot { $robot } n’est pas sur le plateau.
refuse-robots-stay = Dans cette édition, on ne retire pas un robot à volonté ; un robot du plateau peut seulement être repris comme nouveau robot.
refuse-none-waiting = Aucun vaisseau de ce type n’attend à bord du vaisseau-mère.
refuse-basic-first = Les vaisseaux { term-violet }s sont largués avant les { term-blanc }s.
refuse-drop-point-taken = Le point de largage de la colonne { $column } est occupé.
refuse-empty-column-first = Priorité aux colonnes sans vaisseau ; la colonne { $column } en contient un.
refuse-farthest-first = Le vaisseau est largué là où le vaisseau le plus haut de la colonne est le plus éloigné ; ce n’est pas le cas de la colonne { $column }.
refuse-orange-last = Le vaisseau orange est largué après tous les autres.
refuse-no-such-ability = Aucune capacité de ce genre n’est sur la table.
refuse-ability-spent = Cette capacité est épuisée.
refuse-ability-in-dice-phase = Cette capacité s’utilise pendant la phase de planification. En cours : { $phase }.
refuse-ability-in-rooms-phase = Cette capacité s’utilise pendant la phase des salles. En cours : { $phase }.
refuse-ability-in-both-phases = Cette capacité s’utilise pendant la phase de planification ou la phase des salles. En cours : { $phase }.
refuse-no-robots-here = Il n’y a pas de robots dans cette partie.
refuse-no-target = Cette capacité n’a rien à quoi s’appliquer à cet endroit.
refuse-city-has-none = Cette ville n’a aucune capacité à activer.
refuse-nothing-to-roll = Il n’y a rien à lancer pour l’instant.
refuse-dice-are-automatic = Dans cette partie, les dés se lancent tout seuls. N’indiquez pas de valeurs.
refuse-correct-plain = On ne corrige à la main qu’à côté du vrai plateau, donc avec ses propres dés, ou en jeu souple si les réglages autorisent les corrections.
refuse-correct-here = Les énigmes et l’initiation se jouent telles quelles : on n’y corrige rien.
refuse-correction = La partie ne pourrait pas continuer ainsi : { $what }
correct-nothing = Rien ne changerait : tout cela est déjà le cas.
correct-not-used = { $which }, mais rien de ce qui le cause ({ $by }) n’a encore pu être utilisé dans cette manche. Corrigez aussi les emplois.
correct-more-than-used = { $which } : { $found } ; attendu : { $most } au plus, ce que { $by } peut avoir donné jusqu’ici. Corrigez aussi les emplois.
correct-ship-kind = Le vaisseau { $number } est "{ $found }" ; attendu : "{ $expected }". Un vaisseau se déplace, mais ne change pas de sorte.
correct-fixed = « { $field } » appartient à la table et ne se corrige pas. Pour une autre table, commencez une autre partie.
correct-line = « { $found } » n’est pas une correction ; on attend par exemple : { $expected }
correct-no-piece = Il n’y a pas de { $found } ici ; il y en a { $count } de cette sorte.
no-such-character = Il n’y a pas de personnage « { $found } » dans cette partie.
number-unknown = L’action { $found } n’existe pas ; les actions sont numérotées de 0 à { $last }.
number-wrong = { $found } n’est pas une action ; attendu : son numéro, un nombre entier de 0 à { $last }.
number-no-ability = L’action { $action } utiliserait la capacité { $number }. { $count ->
        [0] Sur cette table, il n’y en a aucune à utiliser soi-même.
        [1] Sur cette table, seule la capacité 0 s’utilise soi-même.
       *[other] Sur cette table, il y en a { $count } à utiliser soi-même, numérotées à partir de 0.
    }
number-needs-no-target = Cette capacité ne demande pas de cible : son action est { $action }, et non { $found }.
number-first-space = Une salle de plusieurs cases s’utilise par sa première case, rangée { $row }, colonne { $column } : action { $action }.
target-column = une colonne (column)
target-worker = un dé (worker)
target-change = up ou down (change)
target-at = red ou yellow (at)
ability-needs = Cette capacité { $expected ->
        [none] ne demande rien de plus
       *[other] demande { $expected }
    } ; donné : { $found ->
        [none] rien
       *[other] { $found }
    }.

# Les actions, requêtes et parties qui ne conviennent pas.

space-outside = La rangée { $row }, colonne { $column } n’est pas une case de la base : les rangées vont de 1 à 6, les colonnes de 1 à 5.
spawn-needs-kind = Les deux types de vaisseaux attendent : précisez lequel est largué, "kind": "basic" ou "reinforcement".
use-needs-colour = Il y a des explosions rouges et des jaunes dans le ciel : précisez lesquelles visent les chasseurs, "at": "red" ou "yellow".
roll-needs-values = Lancez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } et donnez les valeurs dans l’ordre des ouvriers, "values": […].
roll-wrong-count = Il faut lancer { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } ; nombre de valeurs données : { $found }.
roll-no-die = Aucun dé ne montre { $found } ; attendu : de 1 à 6.
seed-wrong = { $found } n’est pas une graine ; attendu : un nombre entier de 0 à 18446744073709551615.
dice-wrong = { $found } n’est pas une façon de lancer les dés ; attendu : "auto" ou "manual".
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à rétablir.
why-legal = C’est permis.
why-legal-roll = C’est permis. Ce que donneront les dés, nul ne le sait.

# Les données mal formées.

misfits = { $misfits }
misfit-at = { $place } : { $what }
misfit-whole = l’ensemble
misfit-missing = champ manquant
misfit-unknown-field = champ inconnu
misfit-wrong = trouvé { $found }, attendu : { $expected }
expected-whole-number = un nombre entier
expected-smaller-number = un nombre entier moins long
expected-number = un nombre
expected-finite-number = un nombre fini
expected-date = une date qui existe, sous la forme année-mois-jour : 2026-07-14
expected-nothing = rien
expected-visible-text = au moins un caractère visible
expected-plain-text = aucun caractère de contrôle hormis les sauts de ligne
expected-no-hidden = aucun caractère invisible ou qui change le sens d’écriture
expected-text = un texte
expected-true-or-false = true ou false
expected-list = une liste
expected-table = un objet à champs nommés
expected-one-of = une valeur parmi { $words }
expected-id = un nom de lettres, chiffres, - . et _ sans espaces
expected-capital = une lettre majuscule de A à Z, sauf M
expected-comment = un commentaire : une ligne qui commence par #
expected-at-least = au moins { $low }
expected-at-most = au plus { $high }
expected-more-than = plus de { $low }
expected-less-than = moins de { $high }
expected-multiple = un multiple de { $step }
expected-letters-least = au moins { $low } caractères
expected-letters-most = au plus { $high } caractères
expected-entries-least = au moins { $low } entrées (il y en a { $found })
expected-entries-most = au plus { $high } entrées (il y en a { $found })
expected-fitting = autre chose ({ $hint })

# Les mises en place.

setup-unknown-edition = Il n’y a pas d’édition « { $found } » ; choix possibles : { $expected }.
setup-threat-not-level = La boîte a un "threat" de 0 à 4, pas de "level".
setup-level-not-threat = Le print-and-play a un "level" de 0 à 8, pas de "threat".
setup-hard-and-level = Nommez les éléments difficiles dans "hard" ou donnez un nombre à tirer au sort, pas les deux.
setup-real-and-ours = « { $field } » est nommé deux fois : comme vraie carte dans « real » et comme pièce de ce programme. Gardez l’un ou l’autre.
setup-level-in-position = Une position nomme ses éléments difficiles dans "hard" ; rien n’est tiré au sort au chargement.
setup-unknown-hard = Il n’y a pas ici d’élément « { $found } » à côté difficile ; choix possibles : { $expected }.
setup-hard-twice = Un élément est nommé deux fois dans "hard" : { $found }.
setup-box-only = Réservé à la boîte : { $found }.
setup-kind-city = ville
setup-kind-scenario = scénario
setup-kind-character = personnage
setup-kind-sky = tuile Ciel
setup-unknown-piece = Il n’y a pas d’élément « { $found } » ({ $kind }) dans cette édition ; choix possibles : { $expected }.
setup-no-pieces = Il n’y a pas ici d’élément « { $found } » ({ $kind }), ni aucun autre de cette sorte.
setup-sky-position = L’élément de ciel « { $found } » va en position { $position } à partir du haut, pas en position { $expected }.
setup-no-skull = Ce ciel n’a pas de crâne : le vaisseau-mère ne pourrait jamais gagner.
setup-character-twice = Un personnage est nommé deux fois : { $found }.
setup-too-few-sides = Le niveau de menace { $found } demande plus de tuiles à côté Menace qu’il n’y en a ; { $most } au plus.
setup-too-many-abilities = Il y a trop de capacités sur la table ; { $most } au plus.
setup-too-many-specials = Il y a trop de sortes de cases spéciales dans le ciel ; { $most } au plus.

# Les positions.

position-out-of-range = "{ $field }" vaut { $found } ; attendu : de { $low } à { $high }.
position-result = Ce résultat ne correspond à aucune fin de partie : victoire par "research" ou "card", défaite par "damage", "mothership" ou "card".
position-over-without-result = La phase est "over" quand il y a un résultat, et seulement alors.
position-end-reached = Un marqueur est au bout de sa piste, mais le résultat ne le dit pas.
position-end-not-reached = D’après le résultat, la partie est finie, mais le marqueur n’est pas au bout de sa piste.
position-excavator-start = L’excavatrice est en { $found }, derrière sa case de départ { $start }.
position-worker-color = Le dé Ouvrier { $number } est "{ $found }" ; attendu : "{ $expected }" (trois dés gris, puis deux blancs).
position-half-rolled = Certains dés en main ont une valeur, d’autres non ; on les lance tous ensemble.
position-not-rolled = Les dés en main ne sont relancés qu’après la pose d’un dé blanc.
position-no-space-left = Aucun dé en main n’a plus de case autorisée ; ils sont mis de côté et la phase des salles commence.
position-resolved-on-board = Le dé Ouvrier { $number } est utilisé et ne peut pas être sur une case.
position-placed-unrolled = Le dé Ouvrier { $number } est sur une case, mais n’a pas de valeur.
position-worker-in-phase = Le dé Ouvrier { $number } est sur une case, ce qui n’arrive pas dans cette phase : { $phase }.
position-two-dice = Deux dés sont sur la même case : { $found }.
position-two-workers = Il y a deux dés Ouvrier dans la colonne { $column }.
position-on-excavator = Un dé Ouvrier est sur la case de l’excavatrice : { $found }.
position-two-ahead = Deux dés Ouvrier sont devant l’excavatrice ; il en faut un au plus.
position-too-far = Le dé Ouvrier { $number } montre { $value }, mais il est { $distance } cases devant l’excavatrice.
position-too-many-robots = Il y a plus de robots que cette partie n’en compte ({ $most }).
position-exhausted-off = Le robot { $number } est hors du plateau et ne peut pas être désactivé.
position-robot-value = Le robot { $number } est sur une case, mais n’a pas de valeur.
position-robot-buried = Le robot { $number } est en { $found }, une case non excavée.
position-robot-in-tunnel = Le robot { $number } est en { $found } : c’est un tunnel, pas une salle.
position-robot-in-command-room = Le robot { $number } est en { $found } : c’est un poste de commandement, aucun robot ne peut y être.
position-exhausted-phase = Le robot { $number } est désactivé, mais tous les robots sont activés en dehors de la phase des salles (étape en cours : { $phase }).
position-ship-count = Vaisseaux de base : { $basic }, renforts : { $reinforcements } ; attendu : { $expected_basic } et { $expected_reinforcements }.
position-basic-in-supply = Le vaisseau { $number } est un vaisseau de base ; il ne va jamais dans la réserve.
position-ship-outside = Le vaisseau { $number } est en { $found } ; attendu : une rangée de { $low } à { $high } et une colonne de 1 à 5.
position-two-ships = Deux vaisseaux sont sur la même case : { $found }.
position-orange = { $expected ->
        [0] Il ne doit y avoir aucun vaisseau orange
       *[other] Il doit y avoir un seul vaisseau orange, en fin de liste
    } ; trouvé : { $found }.
position-unknown-ability = Il n’y a pas de capacité « { $found } » sur cette table ; attendu : { $expected }.
position-no-abilities = Personne n’a de capacité à cette table ; ces champs doivent donc manquer : { $found }.
position-nobody-can = « { $field } » vaut { $found }, mais rien sur cette table ne peut l’avoir causé ; omettez ce champ.
position-not-used = "{ $field }" vaut { $found }, mais rien de ce qui le cause n’a encore pu être utilisé dans cette manche ({ $by }). "spent" dit ce qui a été utilisé.
position-more-than-used = "{ $field }" vaut { $found } ; attendu : { $most } au plus, ce que { $by } peut avoir donné jusqu’ici. "spent" dit ce qui a été utilisé.
position-destroyed = "destroyed" vaut { $found } ; attendu : { $most } au plus. Jusqu’à la manche { $round }, il n’a pas pu venir et disparaître plus de vaisseaux.
position-install-phase = De nouveaux robots n’attendent que pendant la phase des salles, et seulement dans une partie avec robots.
position-install-many = { $found } nouveaux robots attendent, mais dans cette édition chacun s’installe aussitôt.
position-no-command-room = { $found } points sont à répartir, mais cette base n’a pas de poste de commandement.
position-points-phase = { $found } points sont à répartir, mais cela n’arrive que pendant la phase des salles.
position-points-for-none = { $found } points sont à répartir, mais aucun dé ne peut en recevoir.
position-all-placed = Pendant la phase de planification, il doit rester un dé Ouvrier à placer.
position-resolved-in-dice = Pendant la phase de planification, aucun dé Ouvrier n’est encore utilisé.
position-unplaced-in-rooms = Pendant la phase des salles, chaque dé Ouvrier est placé ou utilisé.
position-nothing-to-spawn = La phase est "spawn", mais aucun vaisseau n’attend à bord du vaisseau-mère.
position-no-drop-point = La phase est "spawn", mais aucun point de largage n’est libre.

# Les transcriptions et les sauvegardes.

record-line = Ligne { $line } (« { $text } ») : { $what }
record-not-one = Ce n’est pas une transcription de partie : la première ligne devrait être { $expected }.
record-too-long = La transcription dépasse { $most } caractères.
record-unknown-header = en-tête inconnu « { $found } » ; choix possibles : { $expected }
record-header-twice = l’en-tête « { $found } » figure deux fois
record-no-edition = La transcription ne dit pas quelle édition a été jouée ; il faut une ligne comme "edition: box".
record-header-json = ce n’est pas du JSON valide : { $reason }
record-position-has-setup = la position le dit déjà ; supprimez "{ $found }"
record-other-edition = la position est d’une autre édition
record-roll-missing = les dés se lancent après ce coup, mais aucun lancer ne suit
record-die = « { $found } » n’est pas un dé ; attendu, par exemple : { $expected }
record-dice-in-hand = ce ne sont pas les dés en main ; attendu : { $expected }
record-move = ce n’est pas un coup ; attendu, par exemple : { $expected }
record-wrong-end = la partie n’en est pas là ; attendu : { $expected }
record-after-end = la transcription continue après la fin
record-cut = La transcription s’arrête après la ligne { $line } sans "result …" ni "unfinished" ; elle semble tronquée.
save-other-position = Rejouée, la partie enregistrée n’aboutit pas à sa propre position : { $what }
pieces-unknown = Les éléments utilisés ({ $found }) sont inconnus ici. Exportez le fichier avec ses éléments, ou écrivez « pieces: { $today } » pour rejouer avec les éléments de cette version.
pieces-do-not-match = Les éléments de ce fichier ne sont pas ceux avec lesquels il a été joué ({ $found }).
pieces-too-many = Ce fichier contient plus de { $most } éléments.
pieces-wrong = L’élément « { $id } » de ce fichier est incorrect : { $what }
save-other-setup = La mise en place de la sauvegarde n’est pas celle de sa partie.
save-first-roll = La sauvegarde a un premier lancer là où il n’y en a pas.
save-step = Étape { $step } : { $what }
save-rolls-missing = moins de lancers que le jeu n’en demande
save-rolls-left = plus de lancers que la partie n’en demandait

# Le protocole par lignes et la ligne de commande.

protocol-not-json = La ligne n’est pas du JSON : { $reason }.
protocol-not-utf8 = La ligne n’est pas en UTF-8.
protocol-too-long = La ligne dépasse { $most } octets.
protocol-not-object = Une requête est un objet JSON avec un champ "cmd".
protocol-unknown-command = Il n’y a pas de commande « { $found } » ; choix possibles : { $expected }.
protocol-missing-field = La commande "{ $cmd }" a besoin de "{ $field }".
protocol-unknown-field = La commande "{ $cmd }" ne connaît pas "{ $field }" ; elle connaît : { $expected }.
protocol-wrong-field = "{ $field }" vaut { $found } ; attendu : { $expected }.
protocol-no-game = Il n’y a pas encore de partie. Commencez-en une avec "new" ou "load".
json-duplicate-field = Le champ "{ $field }" figure deux fois dans un même objet.
protocol-internal = Le programme a rencontré une erreur interne ; la partie est restée telle quelle.
expected-milliseconds = un nombre entier de millisecondes de 1 à 600000
expected-top = un nombre entier de 1 à 1000
error-prefix = Erreur : { $message }
bad-language = Il n’y a pas de langue « { $found } » ; choix possibles : { $expected }.
bad-setup-json = La mise en place n’est pas du JSON valide : { $reason }.
bad-pack = Le pack { $pack } contient des erreurs et n’est pas utilisé. Voir : ufs content check { $pack }
bench-compiling = Compilation du moteur. Cela n’arrive qu’une fois et prend environ une demi-minute…
cache-unwritable = Impossible d’écrire dans { $folder }, le dossier du code compilé ({ $reason }) : il est recompilé à chaque fois, ce qui prend une à deux minutes.
cache-nowhere = Le code compilé ne peut être gardé nulle part, pas même dans un dossier temporaire : { $reason }.
engine-needs-numba = Le moteur compilé a besoin de Numba : { INSTALL("fast") } ({ $reason })
bench-needs-numba = Le moteur compilé a besoin de Numba : { INSTALL("fast") }. Ou mesurez le moteur simple : --mode plain ({ $reason })
bench-bad-jobs = On ne peut pas comparer { $found } processus à un seul ; attendu : de 2 à 1024.
bench-bad-seconds = Les secondes doivent être plus de 0 et au plus un jour (86400).
file-read-error = Impossible de lire { $file } : { $reason }
