# La vérification du contenu.

check-fine = { $pieces ->
        [one] { $pieces } élément ici
       *[other] { $pieces } éléments ici
    }, { $built_in } intégrés : aucune erreur.
check-mistakes = { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
pack-missing = ce fichier ou dossier n’existe pas
pack-empty = le dossier ne contient aucun fichier TOML
pack-too-many = il contient plus de { $most } fichiers et dossiers
pack-too-deep = il contient plus de { $most } niveaux de dossiers
pack-too-many-pieces = il contient plus de { $most } éléments ; il faut plusieurs packs plus petits
pack-too-large = ses éléments dépassent { $most } octets au total
packs-too-many = seuls les { $most } premiers packs du dossier, par nom, sont utilisés : ni celui-ci, ni les suivants
packs-too-many-pieces = avec lui, l’ensemble des packs dépasserait { $most } éléments
packs-too-large = avec lui, les éléments de tous les packs dépasseraient { $most } octets
problems-too-many = il peut y avoir d’autres erreurs ; la liste s’arrête après { $most }
piece-twice = encore "{ $found }" ; il faut un autre id que celui de { $other }
file-too-large = le fichier dépasse { $most } octets
file-unreadable = impossible de lire le fichier : { $reason }
file-not-a-file = ce n’est pas un fichier ordinaire
file-ignored = fichier ignoré : les éléments sont dans des fichiers qui finissent par .toml
files-ignored-too = { $count ->
        [one] { $count } autre fichier ignoré
       *[other] { $count } autres fichiers ignorés
    }
pack-ignored = ignoré : un pack est un dossier, un fichier zip ou un fichier qui finit par .toml
file-not-utf8 = le fichier n’est pas en UTF-8 (à l’octet { $byte })
file-not-toml = le fichier n’est pas du TOML valide : { $reason }
file-is-link = c’est un lien, et les liens dans un pack ne sont pas suivis ; il faut le fichier ou le dossier lui-même
file-name-long = le nom avec ses dossiers dépasse { $most } caractères
file-name-hidden = le nom a des caractères invisibles ou qui changent le sens d’écriture ; il faut un nom sans eux
toml-parts = ligne { $line } : un nom a plus de { $most } parties reliées par des points
toml-nesting = ligne { $line } : plus de { $most } niveaux de crochets
toml-values = ligne { $line } : il y a plus de { $most } valeurs dans le fichier ; un élément en a bien moins
toml-word = ligne { $line } : un nombre, ou un nom sans guillemets, dépasse { $most } caractères
zip-broken = ce n’est pas un fichier zip lisible : { $reason }
zip-twice = le fichier zip a deux fichiers de ce nom
zip-outside = ce nom mène hors du pack ; il doit rester à l’intérieur
zip-encrypted = le fichier est protégé par un mot de passe
zip-packing = le fichier est compressé d’une façon inhabituelle ; il faut un fichier zip ordinaire (store ou deflate)
chapter-twice = le chapitre { $number } est raconté deux fois, par { $found } ; il en faut un seul : prenez l’id de celui que vous remplacez
chapter-sky = { $found } n’est pas un ciel ; il faut une tuile pour chacune des quatre places, de haut en bas (la tuile 0 peut être au-dessus), ou pas de ciel du tout pour celui de base
unknown-edition = trouvé "{ $found }" ; choix possibles : { $expected }
unknown-piece = trouvé "{ $found }" ; choix possibles : { $expected }
edition-needs-piece = champ manquant ; cette édition en a besoin
edition-rules-clash = robots_block exige any_space_ahead : sinon un dé Ouvrier pourrait n’avoir sa place nulle part (D15)
piece-other-edition = trouvé : "{ $found }", qui n’appartient pas à l’édition { $edition }
energy-above-track = départ à { $found }, mais la piste d’énergie s’arrête à { $most }
track-cannot-be-won = case de recherche à { $found }, mais la meilleure salle Recherche que l’on puisse payer ne va qu’à { $most }
city-cannot-be-won = case de recherche à { $found }, mais la meilleure salle Recherche que l’on puisse payer dans la ville « { $city } » ne va qu’à { $most }
sky-row-length = { $found ->
        [one] { $found } symbole
       *[other] { $found } symboles
    } dans "{ $row }" ; il en faut 5
sky-token = colonne { $column } : trouvé "{ $found }" ; choix possibles : { $expected }
sky-no-action = aucune action dans "{ $row }" ; il faut une barre, puis au choix : { $expected }
sky-action = trouvé "{ $found }" comme action ; choix possibles : { $expected }
sky-action-amount = trouvé « { $found } » comme action ; il faut un nombre entier de 1 à { $most } après « { $action } »
sky-arrow-leaves = colonne { $column } : la flèche { $found } sort du ciel ; elle doit pointer vers une case
sky-arrow-triggers = colonne { $column } : la flèche { $found } pointe vers { $target }, qui déclenche un effet ; il faut y mettre . ou un nombre (D8)
sky-city-row = il faut "city" en quatrième rangée : dans cette édition, la ville est la rangée 16
sky-no-city-row = rangée "city" de trop ; dans cette édition ou à cette position, toutes les rangées sont du ciel
sky-research-missing = champ manquant ; il faut un nombre par rangée, la plus basse en premier
sky-research-unused = nombres de recherche de trop ; dans cette édition, la recherche est sur la carte des pistes
sky-position = trouvé "{ $found }", prévu pour la position { $position } ; il faut un élément pour la position { $expected }
sky-one-side = second côté de trop : la tuile 0 n’a qu’un côté (A7)
sky-two-sides = champ manquant ; il faut un second côté : seule la tuile 0 n’en a qu’un (A7)
sky-rows = trouvé { $found } rangées ; il en faut { $expected } : seule la tuile 0 en a deux (A7)
sky-research-length = trouvé { $found } nombres ; il en faut { $expected }, un par rangée
sky-city-rows-last = rangée de ciel sous une rangée "city" ; les rangées de la ville doivent être tout en bas (A3)
sky-teleport-alone = le téléporteur { $letter } est seul ; il en faut deux avec la même lettre sur un côté (A1)
sky-teleport-many = trouvé { $found } téléporteurs { $letter } ; il en faut deux avec la même lettre sur un côté (A1)
sky-teleport-column = les deux téléporteurs { $letter } sont dans la même colonne ; il faut deux colonnes différentes (A1)
sky-no-skull = ciel { $found } : pas de crâne avec certains côtés visibles ; il en faut un (E3)
base-row-length = salles pour { $found ->
        [one] { $found } colonne
       *[other] { $found } colonnes
    } dans "{ $row }" ; il en faut 5
base-room = colonne { $column } : trouvé "{ $found }" ; attendu, par exemple : "{ $expected }"
base-word = colonne { $column } : trouvé "{ $found }" ; choix possibles : { $expected }
base-single = colonne { $column } : trouvé « { $found } », mais { $word } occupe une case, sans valeur ni coût ; attendu : { $word } tout court
base-effects = colonne { $column } : trouvé "{ $found }" ; pas plus de { $most } effets différents
base-number = colonne { $column } : trouvé "{ $found }" ; aucun nombre ne doit dépasser { $most }
base-room-size = colonne { $column } : salle de { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } ; il en faut de 1 à 5
base-room-leaves = colonne { $column } : la salle "{ $found }" sort de la base ; toutes ses cases doivent y tenir
base-overlap = colonne { $column } : "{ $found }" chevauche une autre salle ; il faut une case libre (ou ^ pour la salle du dessus)
base-nothing-above = colonne { $column } : trouvé ^, mais aucune salle du dessus ne descend jusqu’ici
base-aa-row = attendu : "{ $expected }" ; la première rangée d’un élément supérieur est faite de cinq canons AA
base-one-start = { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } "start" ; il en faut exactement une
base-start-row = trouvé "start" dans la première rangée ; sa place est dans la deuxième ou la troisième
base-only-upper = trouvé "{ $found }" ({ $word }), réservé aux éléments supérieurs
base-wrong-part = trouvé "{ $found }" comme moitié ; attendu : "{ $expected }"
ability-when = L’effet « { $effect } » ne va pas avec le moment « { $found } » ; attendu : { $expected }.
ability-on = L’effet « { $effect } » ne peut pas être limité à « { $found } » ; attendu : { $expected }.
ability-on-moment = Le moment « { $when } » ne peut pas être limité à « { $found } » ; attendu : { $expected }.
ability-on-missing = champ manquant ; l’effet « { $effect } » en a besoin, attendu : { $expected }.
ability-on-unneeded = trouvé « { $found } », mais ni le moment « { $when } » ni l’effet « { $effect } » ne peuvent être limités ; omettez ceci.
ability-amount = L’effet « { $effect } » a la valeur { $found } ; attendu : { $expected }.
ability-no-limit = Ce qui vaut toujours ou n’arrive qu’une fois à la mise en place n’a pas de limite ; omettez ceci.
ability-per-without-times = trouvé « { $found } » sans nombre ; dites avec « times » combien de fois par manche cela arrive.
ability-needs-orange = « { $found } » demande un vaisseau orange ; attendu à côté : une capacité « orange ».
ability-not-chosen-here = Personne ne joue un scénario, donc personne ne peut choisir sa capacité ; un autre moment est attendu.
ability-chosen-twice = Un élément a au plus une capacité que l’on choisit soi-même ; un autre moment est attendu pour celle-ci.
ability-twice = encore « { $found } », déjà dit dans { $first } ; une seule des deux compterait, alors omettez-en une.
side-text-missing = champ manquant ; ce côté a des capacités, il faut donc les dire en mots aux joueurs
side-text-unneeded = texte de trop : ce côté n’a pas de capacité ; il en faut une, ou pas de texte
sky-special = La lettre { $found } n’est pas expliquée sous « spaces » ; lettres expliquées : { $expected }.
