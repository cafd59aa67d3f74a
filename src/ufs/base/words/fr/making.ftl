# Pour celles et ceux qui créent leurs éléments : `ufs content new` et ce que disent ses fichiers.

making-written = Fichier écrit : { $file }
making-check = Pour le vérifier : ufs content check { $path }
making-play = Pour y jouer : { $command }
making-fill = Pour y ajouter des éléments : ufs content new city NOM --out { $path }
making-in-city = Pour l’utiliser : écrivez { $id } comme upper ou lower dans le fichier d’une ville.
making-replaces = Il existe déjà un élément de cette sorte avec l’id { $id } ; le vôtre prend sa place. Un autre id en fait un élément à part.
making-unknown-kind = La sorte « { $found } » n’existe pas ; choix possibles : { $expected }.
making-no-name = « { $found } » ne donne pas d’id ; il faut une lettre ou un chiffre, et 60 caractères au plus.
making-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom ou un autre dossier.

# Les commentaires d’un nouveau fichier, dans l’ordre.

making-city = Une ville. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-character = Un personnage. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-scenario = Un scénario. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-sky = Une tuile Ciel : quatre rangées de ciel, sur deux côtés. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-base-tile = Une tuile Base : trois rangées de la base. Une ville utilise l’un de ses deux côtés. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-pack = Un pack : ce fichier lui donne son nom. Ses éléments sont les autres fichiers de ce dossier. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-chapter = Un chapitre de la campagne. Les lignes qui commencent par # sont des explications ; le jeu ne les lit pas.
making-kind = La sorte d’élément ; n’y touchez pas.
making-id = Son nom dans les mises en place, les transcriptions et les autres fichiers : lettres, chiffres, - . et _. Avec l’id d’un élément existant, il le remplace.
making-source = own : conçu par vous. (sure et likely sont pour les nombres recopiés d’éléments imprimés.)
making-side-source = Chaque côté peut avoir sa propre source, si elle diffère :
making-editions = Les éditions dont il fait partie : box, pnp1, pnp2. Villes, personnages et scénarios sont pour la boîte (box).
making-piece-chapter = Le chapitre de la campagne où il apparaît, de 1 à 4. Sans cette ligne, il reste hors de la campagne.
making-name = Son nom pour les joueurs, dans les trois langues.
making-city-at = Où elle se trouve : latitude et longitude, pour la carte.
making-city-tiles = Sa base : la moitié supérieure vient d’une tuile Base, la moitié inférieure d’une autre. Les tuiles A à G sont dans le jeu.
making-city-blue = Le côté bleu, pour la première partie dans cette ville.
making-city-energy = L’énergie au départ ; au plus ce que contiennent les deux tuiles.
making-city-ability = Ce qu’elle a de particulier : rien, ou jusqu’à quatre capacités, chacune avec [[blue.ability]]. La façon d’en écrire une est expliquée à la fin de ce fichier.
making-city-text = La même chose en toutes lettres, pour les joueurs ; à supprimer s’il n’y a rien de particulier.
making-city-damaged = Le côté endommagé, après une partie perdue : en général un peu plus fort.
making-character-role = Ce que fait cette personne, en un mot ou deux.
making-character-normal = Le côté normal : pour le chapitre où le personnage apparaît. Exactement une capacité ; la façon de l’écrire est expliquée à la fin de ce fichier.
making-character-text = La même chose en toutes lettres, pour les joueurs.
making-character-upgraded = Le côté amélioré, pour toutes les parties suivantes : en général la même chose, en plus fort.
making-scenario-sky = Une tuile Ciel qu’il apporte, par son id ; elle est à sa place tant que personne n’en choisit d’autres.
making-scenario-text = Ses règles en toutes lettres, pour les joueurs.
making-scenario-scene = L’histoire racontée avant la partie : jusqu’à quatre scènes, chacune avec [[scene]].
making-scenario-ability = Ses règles pour le jeu : d’une à quatre capacités, chacune avec [[ability]]. La façon d’en écrire une est expliquée à la fin de ce fichier.
making-sky-position = Sa position, de 1 (en haut) à 4 (en bas). La position 3 de la boîte porte le crâne : une tuile pour cette position en a un de chaque côté. Une tuile pour la position 0 se place au-dessus de la tuile I ; elle a deux rangées, deux nombres de recherche et seulement le côté facile.
making-sky-spaces = Cases spéciales : n’importe quelle lettre majuscule de A à Z sauf M, utilisée dans les rangées plus bas. Ce que déclenche un vaisseau qui s’y pose, et combien, de 1 à 9. Les téléporteurs vont par paires : de chaque côté aucun, ou exactement deux de même lettre, dans des colonnes différentes ; ils n’ont pas besoin de quantité. Effets possibles ici :
making-sky-easy = Le côté facile, puis le côté Menace.
making-sky-stars = Étoiles noires, de 0 à 3. Sans cette ligne : 0 ici, 1 côté Menace.
making-sky-rows = Quatre rangées depuis le haut. Cinq cases chacune : . rien, < et > une flèche, M une icône Vaisseau-mère, un chiffre de 1 à 9 une explosion, suivi d’un r comme dans 2r une explosion rouge, ou une lettre définie plus haut. Une flèche ne peut pointer que vers . ou une explosion. En position 4, les dernières rangées peuvent être simplement "city" : le ciel est alors plus court. Après la barre vient ce que fait le vaisseau-mère en arrivant à cette rangée :
making-sky-research = Les nombres de la piste de recherche à côté de ces rangées, la rangée la plus basse en premier.
making-base-upper = Le côté supérieur. Sa première rangée est faite de cinq canons AA, et l’excavatrice part d’une case de la deuxième ou de la troisième rangée.
making-base-rows = Des cellules de gauche à droite, séparées par des barres ; elles remplissent cinq cases. aa, tunnel et start occupent une case chacun. Toute autre cellule est une salle : ce qu’elle donne, un modificateur comme -1, son coût en énergie comme /2, et [2] si elle occupe deux cases. [2 down] occupe deux rangées ; ^ marque la case du dessous. Deux ou trois effets se joignent avec +. Une salle donne :
making-base-energy = Cases de la piste d’énergie de ce côté ; les deux tuiles d’une ville s’additionnent.
making-base-damage = Cases de la piste des dégâts de ce côté. La somme des deux tuiles moins un est le dégât fatal.
making-base-lower = Le côté inférieur : ni aa ni start.
making-pack-version = La version de votre pack, à votre guise.
making-chapter-number = Le numéro du chapitre, de 1 à 4. Les chapitres du jeu s’appellent chapter-1 à chapter-4 : pour en remplacer un, prenez son id.
making-chapter-sky = Le ciel de ce chapitre : quatre tuiles de haut en bas, par leurs id. Sans cette ligne : les tuiles de base.
making-chapter-briefing = Ce qui est raconté au début : d’un à six paragraphes, chacun avec [[briefing]].

# Écrire une capacité.

making-ability = Une capacité : quand elle agit (when), ce qu’elle fait (effect), combien (amount, 1 par défaut) et, pour certains mots, à quoi elle se limite (on). times dit combien de fois, par partie (per = "game") ou par manche ("round") ; sans cette ligne, chaque fois que son moment arrive, et une fois par partie si c’est le joueur qui la choisit.
making-ability-moments = Quand :
making-ability-effects = Ce qu’elle fait à son moment ; n est amount :
making-ability-standing = Ce qu’elle fait avec when = "always" ; n est amount :

# Le vocabulaire : moments, effets, actions du vaisseau-mère.

vocabulary-when-always = tout le temps, tant que l’élément est sur la table
vocabulary-when-setup = une fois, à la mise en place
vocabulary-when-placed = après la pose d’un dé, une fois ses vaisseaux arrivés
vocabulary-when-used = après l’utilisation d’une salle
vocabulary-when-dug = après que l’excavatrice a creusé avec un dé
vocabulary-when-unused = pour chaque ouvrier qui quitte le plateau sans avoir servi
vocabulary-when-action = après une action du vaisseau-mère
vocabulary-when-hit = pour chaque dégât
vocabulary-when-destroyed = pour chaque vaisseau détruit
vocabulary-when-round = pendant la phase du vaisseau-mère, avant le largage
vocabulary-when-chosen = quand le joueur le décide : dans la phase de planification pour { $dice } ; dans les deux phases pour { $both } ; dans la phase des salles pour le reste

vocabulary-effect-energy = n énergies, comme dans une salle
vocabulary-effect-fighters = des chasseurs de valeur n
vocabulary-effect-research = une recherche de valeur n
vocabulary-effect-robot = un nouveau robot de valeur n
vocabulary-effect-repair = n dégâts sont réparés
vocabulary-effect-jam = les vaisseaux d’une colonne remontent de n rangées, jamais dans celle du vaisseau-mère
vocabulary-effect-missiles = les vaisseaux d’une colonne à n rangées au plus de la ville sont détruits
vocabulary-effect-command = n points sont répartis sur d’autres ouvriers pas encore utilisés, aucun au-delà de 6
vocabulary-effect-teleport = le vaisseau passe sur l’autre case de même lettre, sauf si un vaisseau s’y trouve ou si le vaisseau-mère n’est pas au-dessus
vocabulary-effect-tunnel = l’excavatrice avance d’elle-même de n cases ; elle s’arrête avant un dé placé devant
vocabulary-effect-drain = n énergies sont perdues
vocabulary-effect-damage = n dégâts
vocabulary-effect-call = n vaisseaux { term-blanc }s montent à bord du vaisseau-mère
vocabulary-effect-cave-in = l’excavatrice recule de n cases
vocabulary-effect-forget = la recherche recule de n cases
vocabulary-effect-dive = chaque vaisseau descend de n rangées ; sa nouvelle case ne déclenche rien
vocabulary-effect-pulse = chaque robot affiche n de moins
vocabulary-effect-prowl = le vaisseau orange descend de lui-même de n rangées, jusqu’à la case libre suivante
vocabulary-effect-reroll = les dés en main sont relancés
vocabulary-effect-nudge = un ouvrier pas encore utilisé affiche n de plus ou n de moins, de 1 à 6
vocabulary-effect-smoke = les n prochains dés ne déplacent aucun vaisseau
vocabulary-effect-supplies = les n prochaines salles ne coûtent pas d’énergie et valent chacune 2 de plus
vocabulary-effect-silence = le vaisseau-mère n’exécute aucune action cette manche
vocabulary-effect-halt = pendant sa phase, le vaisseau-mère ne descend pas et n’agit pas
vocabulary-effect-flip = un ouvrier pas encore utilisé est retourné sur sa face opposée ; avec amount 2, tous le sont
vocabulary-effect-gust = les vaisseaux de la colonne descendent de n rangées ; les cases où ils arrivent ne font rien
vocabulary-effect-lift = les vaisseaux de toutes les colonnes remontent de n rangées, jamais dans celle du vaisseau-mère
vocabulary-effect-barrage = tous les vaisseaux à n rangées au plus de la ville sont détruits
vocabulary-effect-match = tous les ouvriers pas encore utilisés affichent n, ou avec amount 1 le nombre de l’un d’eux

vocabulary-effect-robots = il y a n robots, de 0 à 2
vocabulary-effect-robot-bonus = une salle où travaille un robot vaut n de plus
vocabulary-effect-discount = les salles de cette sorte coûtent n énergies de moins
vocabulary-effect-bonus = les salles de cette sorte valent n de plus
vocabulary-effect-energy-track = la piste d’énergie est plus longue de n
vocabulary-effect-walls = la base supporte n dégâts de plus
vocabulary-effect-dig-cost = creuser coûte n énergies
vocabulary-effect-dig-reach = un dé va n cases plus loin devant l’excavatrice
vocabulary-effect-hold = les vaisseaux descendent de n de moins pour un dé placé là (edges : colonnes 1 et 5 ; middle : colonne 3)
vocabulary-effect-immune = cette action du vaisseau-mère ne fait rien
vocabulary-effect-leap = les cases de recherche de 5 ou plus valent n de moins
vocabulary-effect-spawn-anywhere = les vaisseaux sont largués sur n’importe quel point de largage libre
vocabulary-effect-reinforcements = n renforts de plus en réserve
vocabulary-effect-one-target = les chasseurs ne détruisent que le vaisseau le plus bas à portée
vocabulary-effect-orange = il y a un vaisseau orange ; il inflige n dégâts à la ville
vocabulary-effect-armour = les chasseurs valent n de moins contre le vaisseau orange
vocabulary-effect-goal-depth = pour gagner, l’excavatrice doit aussi être dans la rangée n de la base ou plus bas
vocabulary-effect-goal-ships = pour gagner, n vaisseaux doivent aussi avoir été détruits
vocabulary-effect-goal-orange = pour gagner, le vaisseau orange doit aussi être détruit
vocabulary-effect-goal-shot = pour gagner, la recherche terminée, des chasseurs de valeur n doivent frapper

vocabulary-action-exc = l’excavatrice recule de n
vocabulary-action-res = la recherche recule de n
vocabulary-action-ship = n vaisseaux { term-blanc }s
vocabulary-action-hit = 1 dégât
vocabulary-action-drain = n énergies perdues
vocabulary-action-emp = chaque robot affiche n de moins
vocabulary-action-mv = chaque vaisseau descend de n rangées ; sa nouvelle case ne déclenche rien
vocabulary-action-skull = le crâne : la partie est perdue
vocabulary-action-none = rien

# Ce que disent les exemples des nouveaux fichiers.

making-text-city-blue = Les salles de chasseurs coûtent 1 énergie de moins.
making-text-city-damaged = Les salles de chasseurs coûtent 1 énergie de moins. Une fois par partie, 2 dégâts sont réparés.
making-text-character-normal = Une fois par partie : des chasseurs de valeur 3.
making-text-character-upgraded = Une fois par partie : des chasseurs de valeur 6.
making-text-role = Pilote
making-text-scenario = À chaque manche, avant le largage : sans énergie, la base subit 1 dégât.
making-text-scene = Les lumières de la ville vacillent, puis s’éteignent.
making-text-briefing = La deuxième vague est là. Surveillez votre énergie.
