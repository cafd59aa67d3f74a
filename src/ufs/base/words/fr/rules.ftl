# Les règles, pour la table : courtes et dans nos propres mots. Le texte exact est dans docs/rules.md.
# Une ligne est un paragraphe. Le numéro d’une règle dans un texte devient un lien.

rules-title = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Rien trouvé. Essayez un mot plus court.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
rules-icons = Signes et éléments
rules-icons-intro = Tout ce qui est dessiné sur le plateau, et ce que cela veut dire pour vous.
icon-group-sky = Dans le ciel
icon-group-edge = Au bord
icon-group-base = Dans la base
icon-group-dice = Dés et robots
rules-top = Retour au sommaire
rules-other-game = Un projet de fans d’après le jeu de Tomáš Uhlíř (Czech Games Edition). Ces règles sont rédigées dans nos propres mots.
rules-editions = Un paragraphe qui commence par « Boîte » ou « Print-and-play » ne vaut que pour cette édition ; tout le reste vaut pour toutes.
rules-book = Mots et couleurs
rules-box = Boîte
rules-pnp = Print-and-play
rules-pnp1 = Premier print-and-play
rules-newer = Boîte et deuxième print-and-play

rule-intro = Under Falling Skies est un jeu de dés en solitaire. Des vaisseaux extraterrestres tombent sur votre ville pendant que les vôtres creusent une base en dessous et cherchent une arme. Vous gagnez dès que la recherche est terminée ; vous perdez si les dégâts atteignent le crâne de leur piste, ou le vaisseau-mère celui qui borde le ciel. Une manche a trois phases : vous placez cinq dés, un par colonne, et chacun fait descendre les vaisseaux de sa colonne ; puis les salles où sont les dés fonctionnent ; puis le vaisseau-mère descend, agit et largue de nouveau des vaisseaux. Un gros dé donne une salle forte et des vaisseaux rapides : tout le problème est là.

rule-section-S = Mise en place
rule-section-S-intro = Ce qui est sur la table avant le premier lancer. Le programme installe tout pour vous.
rule-section-D = Phase de planification
rule-section-D-intro = Lancez cinq ouvriers et placez-en un par colonne. Chaque dé placé fait aussitôt bouger des vaisseaux.
rule-section-R = Phase des salles
rule-section-R-intro = Tous les dés sont placés. Ils travaillent maintenant, dans l’ordre que vous voulez, et vous payez en énergie.
rule-section-B = Robots
rule-section-B-intro = Les robots sont des dés bleus qui restent dans la base et travaillent d’une manche à l’autre, jusqu’à l’usure.
rule-section-M = Phase du vaisseau-mère
rule-section-M-intro = Le vaisseau-mère descend, fait ce qu’indique la rangée et largue les vaisseaux qu’il a à bord.
rule-section-E = Fin de partie
rule-section-E-intro = Une façon de gagner, deux de perdre. La première qui se présente compte.
rule-section-A = Éléments avancés
rule-section-A-intro = Ce qu’apportent les éléments des chapitres suivants : tuiles Ciel avec un plus, tuile 0, postes de commandement. Dans une première partie, rien de tout cela n’est sur votre table.
rule-section-F = Capacités
rule-section-F-intro = Ce que peuvent les villes, les scénarios et les personnages de la boîte. Seuls comptent ceux de votre table ; tous sont notre invention.
rule-section-C = Campagne
rule-section-C-intro = Quatre chapitres, une dizaine de parties, un livret. Le programme distribue, tire au sort et tient les comptes ; vous choisissez et combattez.

## Mise en place

rule-S1-title = Le ciel
rule-S1 = Quatre éléments de 4 rangées forment un ciel de 5 colonnes et 16 rangées. Une case est vide ou montre une seule chose : une explosion numérotée, une icône Vaisseau-mère ou une flèche vers la gauche ou la droite ; les éléments avancés en montrent d’autres (A1, A2). À côté d’une rangée peut figurer une action du vaisseau-mère, ou le crâne.
rule-S2-title = Où se trouve la ville
rule-S2 =
    Boîte : les 16 rangées sont du ciel. Un vaisseau touche la ville quand il descend sous la rangée 16.
    Print-and-play : la rangée 16 est déjà la ville. Un vaisseau qui y arrive, ou devrait aller plus loin, la touche.
rule-S3-title = Les premiers vaisseaux
rule-S3 = Un vaisseau { term-violet } occupe chacun des cinq points de largage, un par colonne. Le vaisseau-mère part de la rangée 0, juste au-dessus du ciel.
rule-S4-title = Les vaisseaux { term-blanc }s
rule-S4 =
    Les vaisseaux { term-blanc }s sont des renforts : ils attendent dans la réserve que le vaisseau-mère les appelle.
    Boîte : il y en a 4.
    Print-and-play : il y en a 2. Avec le côté difficile de la carte Vaisseau-mère, l’un d’eux est à bord dès le début (notre invention).
rule-S5-title = La base et son chemin
rule-S5 = La base a 6 rangées et 5 colonnes. Sa rangée du haut compte cinq canons AA. Le chemin de l’excavatrice part de l’extrémité droite de cette rangée et serpente par les 30 cases, rangée après rangée, en tournant à chaque bout. Une salle peut couvrir plusieurs cases, côte à côte ou l’une sur l’autre.
rule-S6-title = Ce qui est excavé
rule-S6 = L’excavatrice part de la case indiquée dans la base. Sur le chemin, tout ce qui est derrière elle est excavé ; sa propre case et tout ce qui est devant ne l’est pas. Ce n’est que sur la toute dernière case que la base entière est excavée, celle-ci comprise (notre choix).
rule-S7-title = Les trois pistes
rule-S7 =
    La recherche part sous sa première case, les dégâts de 0, l’énergie du nombre imprimé.
    Boîte : la ville peut fixer une autre énergie. Le nombre de dégâts qui fait perdre est celui des cases Dégât des deux tuiles Base, moins une : à Roswell, 4 + 4 − 1, le 7e dégât est donc fatal.
    Print-and-play : additionnez les dégâts imprimés sur les deux cartes de la base ; ce total fait perdre.
rule-S8-title = Le niveau des cartes
rule-S8 = Print-and-play : huit cartes ont un côté difficile : le vaisseau-mère, quatre cartes de ciel, deux de base, et celle de la recherche et de l’énergie. Chaque carte retournée ajoute 1 au niveau, de 0 à 8. Choisissez-les, ou laissez le hasard en prendre autant que vous voulez.
rule-S9-title = Le niveau de menace
rule-S9 = Boîte : choisissez un niveau de menace de 0 à 4. C’est le nombre de tuiles Ciel, tirées au hasard, qui montrent leur côté Menace. Le niveau 0 est le jeu facile, le niveau 1 le jeu standard.
rule-S10-title = Les villes
rule-S10 =
    Boîte : la ville donne les tuiles Base, l’énergie de départ et une capacité. Commencez par son côté bleu. Après une défaite, vous pouvez y jouer la partie suivante sur le côté endommagé, plus fort ; les tuiles Ciel côté Menace sont alors tirées de nouveau.
    Roswell n’a pas de capacité et commence avec 2 énergies.
    New York n’a qu’un robot, et la salle où il travaille vaut 1 de plus (endommagée : 2 de plus). Elle commence avec 2 énergies. Ces nombres sont de nous.
    À Washington, D.C., les salles de chasseurs coûtent 1 énergie de moins, jamais moins de 0 (endommagée : 2 de moins, et leurs chasseurs valent 2 de plus). La ville commence avec 3 énergies. Cette capacité est notre invention.
rule-S11-title = Votre première partie
rule-S11 = Boîte : prenez Roswell, côté bleu, au niveau de menace 0. Aucune de ses salles ne construit de robots : les dés bleus restent de côté.
rule-S12-title = Vos propres batailles
rule-S12 = Boîte : hors campagne, mélangez ce que vous voulez : n’importe quelle ville sur l’un ou l’autre côté, un scénario ou aucun, n’importe quelle équipe, des tuiles Ciel de base et avancées.
rule-S13-title = La difficulté en étoiles
rule-S13 = Boîte : les étoiles noires rendent une bataille plus dure : celles des tuiles Ciel, et 1 pour un scénario. Les jaunes la rendent plus facile : 1 par personnage amélioré, ½ par personnage normal, ½ pour une ville endommagée. La difficulté, c’est les noires moins les jaunes ; la dimension épique, les noires plus les jaunes.

## Phase de planification

rule-D1-title = Lancer et placer
rule-D1 = Lancez les cinq ouvriers, puis placez-les un par un, dans l’ordre que vous voulez. À la fin, chaque colonne en a exactement un (une rare exception figure en D15).
rule-D2-title = Où vont les ouvriers
rule-D2 = Un ouvrier va sur une case excavée : salle, canon AA ou tunnel. Une case prend un seul dé, et une colonne un seul ouvrier par manche. (Pour le print-and-play, les tunnels sont notre choix.)
rule-D3-title = Un dé devant
rule-D3 = Un seul ouvrier par manche peut aller sur une case devant l’excavatrice, salle ou tunnel. La case de l’excavatrice elle-même n’en prend aucun.
rule-D4-title = Devant l’excavatrice
rule-D4 =
    Comptez les pas sur le chemin, de l’excavatrice jusqu’au dé.
    Boîte : le dé doit montrer au moins ce nombre, sinon il ne peut pas aller là.
    Print-and-play : toute case devant est permise. Mais un dé trop faible n’y fera rien (R10).
rule-D5-title = Les vaisseaux descendent
rule-D5 = Dès qu’un dé est placé, tous les vaisseaux de sa colonne descendent d’autant de rangées qu’il montre. Le modificateur de la salle ne compte pas ici. Tous bougent d’abord ; ensuite les cases atteintes font effet, en commençant par le vaisseau le plus haut (pour le print-and-play, cet ordre est notre choix).
rule-D6-title = Le canon AA
rule-D6 = Un dé sur un canon AA fait descendre sa colonne d’une rangée de moins. Avec un 1, aucun vaisseau ne bouge et rien ne se déclenche (pour le premier print-and-play, c’est notre choix).
rule-D7-title = Seule l’arrivée compte
rule-D7 = La case où le vaisseau s’arrête fait effet. Celles qu’il survole ne font rien.
rule-D8-title = La flèche
rule-D8 = Le vaisseau glisse d’une case, là où pointe la flèche. Si un vaisseau s’y trouve déjà, il reste sur place. La case où il glisse ne fait rien cette fois (notre choix).
rule-D9-title = Déplacé deux fois
rule-D9 = Un vaisseau qui a glissé dans une autre colonne redescend si vous y placez un dé plus tard dans la manche.
rule-D10-title = L’icône Vaisseau-mère
rule-D10 = Le vaisseau-mère descend aussitôt d’une rangée. L’action de cette rangée n’a pas lieu ; seul le crâne compte (E3). Les vaisseaux de sa nouvelle rangée montent à bord, parfois celui-là même qui l’a appelé, et y attendent la fin de la manche. Ceux des points de largage voyagent avec lui.
rule-D12-title = L’explosion
rule-D12 = Rien ne se passe encore. Mais un vaisseau sur une explosion peut être abattu par vos chasseurs pendant la phase des salles (R7).
rule-D13-title = La ville est touchée
rule-D13 = Un vaisseau qui descend jusqu’à la ville fait 1 dégât (l’orange : F35) et retourne à bord du vaisseau-mère, quelle que soit sa sorte. Si plusieurs vaisseaux de la colonne ont bougé, on procède là aussi de haut en bas, comme en D5 (notre choix).
rule-D14-title = Les dés blancs
rule-D14 = Après un dé blanc, occupez-vous d’abord de ses vaisseaux et de tout ce qu’ils déclenchent. Relancez ensuite tous les ouvriers qui ne sont pas encore placés.
rule-D15-title = Un robot sur la case
rule-D15 =
    Boîte et deuxième print-and-play : vous pouvez placer un ouvrier là où se trouve un robot. Le robot quitte le plateau.
    Premier print-and-play : le robot garde sa case, aucun ouvrier n’y va. Si aucun ouvrier en main n’a de case permise, ceux qui restent sont mis de côté et ne font rien cette manche (notre choix).

## Phase des salles

rule-R1-title = L’ordre est libre
rule-R1 = Vous choisissez dans quel ordre vos dés travaillent. Un ouvrier qui a fini est retiré ; celui que vous ne voulez pas utiliser aussi, à tout moment de la phase, sans effet.
rule-R2-title = Le coût
rule-R2 = Utiliser une salle coûte l’énergie imprimée dessus. Si vous ne pouvez ou ne voulez pas payer, elle ne fait rien.
rule-R3-title = La valeur d’une salle
rule-R3 = La valeur est celle du dé plus le modificateur de la salle. Dans une salle multicases, additionnez tous ses dés, et le modificateur une seule fois. À 0 ou moins, rien ne se passe et vous ne perdez rien. Vous pouvez utiliser toute salle que vous pouvez payer, même si cela ne change rien (notre choix).
rule-R4-title = Les salles multicases
rule-R4 = Une telle salle ne fonctionne que si chacune de ses cases porte un dé utilisable. S’il en manque un, ses ouvriers sont retirés sans effet.
rule-R5-title = Plusieurs effets
rule-R5 = Une salle à plusieurs effets se paie une fois, et chaque effet reçoit la valeur entière.
rule-R6-title = L’énergie
rule-R6 = Vous gagnez autant d’énergie que la valeur de la salle, sans dépasser la fin de la piste.
rule-R7-title = Les chasseurs
rule-R7 = Ils abattent tous les vaisseaux sur une explosion dont le nombre ne dépasse pas la valeur de la salle. Les vaisseaux { term-violet }s vont à bord du vaisseau-mère, les { term-blanc }s retournent dans la réserve. Sur les points de largage, les vaisseaux sont à l’abri : le vaisseau-mère couvre cette rangée (notre choix).
rule-R8-title = La recherche
rule-R8 = Additionnez les nombres des cases qui suivent le marqueur. Tant que la somme ne dépasse pas la valeur de la salle, le marqueur avance. Chaque salle Recherche compte pour elle-même, et le reste est perdu. (Les règles permettent de s’arrêter plus tôt. Cela n’aide jamais, le marqueur va donc toujours aussi loin que possible : notre choix.)
rule-R9-title = Canons AA et tunnels
rule-R9 = Un dé sur un canon AA ou dans un tunnel ne fait rien pendant cette phase. On le retire, c’est tout.
rule-R10-title = Creuser
rule-R10 =
    Le dé placé devant l’excavatrice peut l’amener sur sa case. Cela coûte 1 énergie, de près comme de loin. La salle sous le dé ne fonctionne pas cette fois (FAQ).
    Print-and-play : seulement si le dé est au moins égal à la distance. L’augmenter après coup n’y change rien (FAQ).
rule-R11-title = À peine creusées
rule-R11 = Les robots peuvent occuper aussitôt les nouvelles salles. Les ouvriers les utilisent à partir de la manche suivante.

## Robots

rule-B1-title = Construire un robot
rule-B1 =
    Une salle Robot met un dé bleu à sa valeur, 6 au plus. Installez le nouveau robot sur une case libre d’une salle excavée. Un canon AA est permis, mais inutile ; un tunnel n’est pas une salle. Vous choisissez le dé bleu, même s’il est déjà sur le plateau.
    Boîte et deuxième print-and-play : installez-le aussitôt. Il peut aussi prendre la place d’un ouvrier qui n’a pas encore travaillé : ce dé est abandonné (R1).
    Premier print-and-play : installez-le quand tous les dés sont résolus. Les robots inutilisés perdent d’abord leur 1 (B6) ; les nouveaux suivent dans l’ordre de leur construction.
rule-B2-title = Deux robots
rule-B2 =
    Vous avez 2 robots (New York : 1).
    Boîte et deuxième print-and-play : vous pouvez retirer un robot à tout moment, par exemple pour le reconstruire.
    Premier print-and-play : un robot du plateau ne peut être repris que pour devenir le nouveau.
rule-B3-title = Désactivé
rule-B3 = Un robot tout juste construit ou utilisé est désactivé et ne travaille plus pendant cette phase. À la fin de la phase, tous les robots sont de nouveau actifs.
rule-B4-title = Des aides discrètes
rule-B4 = Les robots ne font jamais bouger de vaisseaux et ne comptent pas comme l’ouvrier de leur colonne.
rule-B5-title = Les robots s’usent
rule-B5 = Un robot actif travaille comme un ouvrier, seul ou avec d’autres dans une salle multicases, et la salle se paie. Ensuite il reste en place et montre 1 de moins ; s’il montrait déjà 1, il quitte le plateau.
rule-B6-title = Les robots au repos
rule-B6 =
    Boîte et deuxième print-and-play : un robot que vous n’utilisez pas garde sa valeur.
    Premier print-and-play : tout robot présent dans la base au début de la phase perd 1 par manche, utilisé ou non ; s’il montrait déjà 1, il quitte le plateau.
rule-B7-title = Il se construit lui-même
rule-B7 = Un robot qui travaille dans une salle Robot peut être lui-même le dé qui devient le nouveau robot.
rule-B8-title = Désactivé en salle multicases
rule-B8 = Dans une salle de plusieurs cases, un robot désactivé compte comme une case vide.
rule-B9-title = Enseveli
rule-B9 = Quand l’excavatrice recule, les robots dont la case n’est plus excavée quittent le plateau.

## Phase du vaisseau-mère

rule-M1-title = Trois étapes
rule-M1 =
    Boîte : le vaisseau-mère descend d’une rangée ; l’action à côté de ses points de largage a lieu ; les vaisseaux sont largués.
    Print-and-play : l’action de la rangée juste sous les points de largage a lieu ; le vaisseau-mère descend d’une rangée ; les vaisseaux sont largués.
rule-M2-title = La descente
rule-M2 = Les vaisseaux de la rangée où il arrive montent à bord. Ceux des points de largage y restent et voyagent avec lui.
rule-M3-title = Les actions
rule-M3 = Recul de l’excavatrice : elle recule d’autant de cases, jamais derrière son départ (pour le print-and-play, c’est notre choix). Recul de la recherche : le marqueur recule d’autant de cases, jamais sous son départ. Vaisseaux { term-blanc }s : autant montent à bord, tant que la réserve suffit. Tir : la base subit 1 dégât.
rule-M4-title = Le largage
rule-M4 =
    Les vaisseaux à bord vont un par un sur les points de largage libres. Les vaisseaux { term-violet }s passent d’abord, et les colonnes vides avant les autres. Quand chaque colonne en a un, le suivant va là où le vaisseau le plus haut de la colonne est le plus loin du point de largage. En cas d’égalité, vous choisissez.
    Premier print-and-play : vous choisissez quel vaisseau passe, et quand aucune colonne n’est vide, tout point de largage libre convient.
rule-M5-title = Plus de point libre
rule-M5 = Si les cinq points de largage sont occupés, les autres vaisseaux attendent à bord jusqu’à la manche suivante.

## Fin

rule-E1-title = Vous gagnez
rule-E1 = Vous gagnez à l’instant où le marqueur de recherche atteint sa dernière case. Un scénario peut demander plus (F36).
rule-E2-title = La base est détruite
rule-E2 = Vous perdez à l’instant où le marqueur de dégâts atteint le crâne.
rule-E3-title = Le vaisseau-mère trop bas
rule-E3 = Vous perdez à l’instant où les points de largage atteignent la rangée du crâne, même si c’est un vaisseau sur une icône Vaisseau-mère qui les y a amenés (D10).
rule-E4-title = Le premier arrivé
rule-E4 = La première fin qui se présente décide de la partie. Tout ce qui restait à faire n’a plus lieu.
## A : éléments avancés

rule-A1-title = Téléporteurs
rule-A1 = Les téléporteurs vont par paires : deux de même lettre, de même couleur et de même forme sur une tuile. Un vaisseau qui arrive sur l’un passe aussitôt à l’autre, plus haut ou plus bas. Il reste où il est si un vaisseau s’y trouve, ou si les points de largage ont atteint ou dépassé cette rangée. La case où il arrive ne déclenche plus rien (notre choix, comme pour les flèches en D8).
rule-A2-title = Explosions rouges
rule-A2 = Quand il y a des explosions rouges et des jaunes dans le ciel, dites chaque fois ce que visent vos chasseurs : les rouges ou les jaunes, jamais les deux. S’il n’y a qu’une couleur, il n’y a rien à dire. Les chasseurs des capacités automatiques visent la couleur où ils détruisent le plus de vaisseaux, la jaune en cas d’égalité (notre choix).
rule-A3-title = Un ciel plus court
rule-A3 = Les dernières rangées de la tuile IV+ sont à la ville. Un vaisseau qui atteint la première la touche ; la recherche garde une case à côté de chaque rangée.
rule-A4-title = Déplacement
rule-A4 = Une action du vaisseau-mère : tous les vaisseaux de toutes les colonnes descendent d’autant de rangées, même depuis les points de largage. Leurs cases ne font rien, mais un vaisseau qui atteint la ville la touche (notre choix).
rule-A5-title = Poste de commandement
rule-A5 = Sa valeur se répartit, point par point et comme vous voulez, sur d’autres ouvriers placés sur des cases excavées et pas encore utilisés. Aucun dé ne dépasse 6 ; ce qu’aucun dé ne peut prendre est perdu. Pour le reste, il s’utilise comme toute salle (R1 à R4). On ne peut pas y installer de robot. Nos choix : les robots ne reçoivent pas de points, un ouvrier devant l’excavatrice non plus, et tous les points se répartissent avant toute autre action.
rule-A6-title = Salles verticales
rule-A6 = Les cases d’une salle peuvent être l’une au-dessus de l’autre. Elles sont dans la même colonne, et une colonne ne reçoit qu’un ouvrier : une telle salle ne fonctionne qu’avec l’aide d’un robot (R4).
rule-A7-title = Tuile 0, tuiles avancées
rule-A7 = Une tuile avec un plus prend la place de la tuile de même numéro. Dans la bataille finale, la tuile 0, à deux rangées et un seul côté, se place au-dessus de la tuile I : le ciel a 18 rangées, la recherche 18 cases. Le crâne reste où il est imprimé.

## Capacités

rule-F1-title = Qui passe d’abord
rule-F1 = Au même moment, la ville agit d’abord, puis le scénario, puis vos personnages. Ce que déclenchent les dégâts et les vaisseaux détruits vient en dernier et ne déclenche plus rien.
rule-F2-title = Combien de fois
rule-F2 = Certaines capacités n’agissent que tant de fois par manche ou par partie. Celle que vous choisissez agit une fois par partie, sauf mention contraire.
rule-F3-title = Ce qui vaut toujours
rule-F3 = Certaines capacités changent les coûts, les pistes ou les actions pour toute la partie, comme si c’était imprimé ainsi.
rule-F4-title = Au début
rule-F4 = Agit quand tout est en place, avant le premier lancer.
rule-F5-title = Après un dé placé
rule-F5 = Quand un dé est placé et que ses vaisseaux ont fini, avant que les autres soient relancés (D14). Souvent seulement pour les dés blancs ou gris, pour un certain nombre, sur un canon AA ou dans un tunnel.
rule-F6-title = Après une salle
rule-F6 = Quand une salle a fonctionné. Souvent seulement pour les salles d’un certain effet, même si leur valeur était trop faible.
rule-F7-title = Après avoir creusé
rule-F7 = Quand un dé a amené l’excavatrice sur sa case (R10).
rule-F8-title = Pour les dés inutilisés
rule-F8 = À la fin de la phase des salles, une fois pour chaque ouvrier retiré sans avoir servi. Les dés des canons AA et des tunnels comptent. Celui qu’on abandonne pour un nouveau robot (B1) compte aussitôt.
rule-F9-title = Après l’action adverse
rule-F9 = Quand le vaisseau-mère a agi pendant sa phase. Une rangée sans action ne compte pas.
rule-F10-title = Après un dégât
rule-F10 = Une fois pour chaque dégât que subit votre base.
rule-F11-title = Après un vaisseau détruit
rule-F11 = Une fois pour chaque vaisseau détruit, par des chasseurs, des missiles ou un tir de barrage.
rule-F12-title = En fin de manche
rule-F12 = Pendant la phase du vaisseau-mère, avant le largage. Parfois seulement si vous n’avez alors plus d’énergie.
rule-F13-title = Quand vous voulez
rule-F13 = Entre deux de vos actions, pendant la phase indiquée : celle des dés, tant que vous avez en main des dés lancés, ou celle des salles, si aucun nouveau robot n’attend et s’il n’y a pas de points à répartir (A5). Il faut parfois une cible : une couleur d’explosions (A2), une colonne avec un vaisseau sous les points de largage, ou un ouvrier pas encore utilisé et qui n’est pas devant l’excavatrice.
rule-F14-title = Comme une salle
rule-F14 = Énergie, chasseurs, recherche ou robot, comme dans une salle de cette valeur, mais sans rien payer. Les bonus des salles (F30) ne comptent pas.
rule-F15-title = Réparer
rule-F15 = Le nombre indiqué de dégâts est effacé.
rule-F16-title = Brouiller
rule-F16 = Les vaisseaux d’une colonne remontent d’autant de rangées. Aucun n’entre dans la rangée du vaisseau-mère ni n’en dépasse un autre, et rien ne se déclenche.
rule-F17-title = L’excavatrice avance seule
rule-F17 = Elle avance d’autant de cases, sans énergie, mais s’arrête avant un dé placé devant elle.
rule-F18-title = Les missiles
rule-F18 = Ils détruisent tous les vaisseaux d’une colonne à au plus ce nombre de rangées de la ville, explosion ou non. Sur les points de largage, les vaisseaux sont à l’abri.
rule-F19-title = Perte d’énergie
rule-F19 = Vous perdez l’énergie indiquée, dans la limite de ce que vous avez.
rule-F20-title = Comme le vaisseau-mère
rule-F20 = Dégâts, renforts, recul de l’excavatrice et recul de la recherche fonctionnent comme en M3.
rule-F21-title = Descente
rule-F21 = Tous les vaisseaux descendent d’autant de rangées, même depuis les points de largage. Leurs cases ne font rien, mais ils peuvent toucher la ville.
rule-F22-title = Impulsion
rule-F22 = Tous les robots perdent la valeur indiquée. Celui qui ne montrerait plus rien quitte le plateau.
rule-F23-title = La traque
rule-F23 = Le vaisseau orange descend de lui-même. Si un vaisseau le gêne, il va jusqu’à la prochaine case libre. Sa case ne fait rien, mais il peut toucher la ville.
rule-F24-title = Relancer
rule-F24 = Vous relancez tous les dés en main.
rule-F25-title = Ajuster
rule-F25 = Un ouvrier pas encore utilisé, en main ou sur le plateau, monte ou baisse d’autant, de 1 à 6. Les vaisseaux qu’il a bougés restent en place.
rule-F26-title = Fumée
rule-F26 = Les prochains dés placés pendant cette manche, au nombre indiqué, ne font bouger aucun vaisseau.
rule-F27-title = Ravitaillement
rule-F27 = Les prochaines salles utilisées pendant cette manche, au nombre indiqué, ne coûtent pas d’énergie et valent chacune 2 de plus. Les salles gratuites comptent aussi, creuser non.
rule-F28-title = Silence et arrêt
rule-F28 = Silence : le vaisseau-mère n’exécute pas son action de cette manche. Arrêt : pendant sa phase, il ne descend pas non plus. Les icônes Vaisseau-mère agissent quand même (D10).
rule-F29-title = Freiner
rule-F29 = Pour les dés de certaines cases ou colonnes, les vaisseaux descendent d’autant de rangées de moins, en plus de D6. S’il ne reste rien, aucun vaisseau ne bouge.
rule-F30-title = Remise et bonus
rule-F30 = Certaines salles coûtent moins d’énergie, jamais moins de 0, ou l’un de leurs effets vaut plus.
rule-F31-title = Autres nombres
rule-F31 = Creuser a un autre coût ou porte plus loin que le dé. Les robots, la piste d’énergie, la solidité des murs ou les renforts changent.
rule-F32-title = Immunité
rule-F32 = Une action du vaisseau-mère ne fait rien ici, comme si elle n’était pas imprimée.
rule-F33-title = Trait de génie
rule-F33 = Les cases de recherche de 5 ou plus perdent la valeur indiquée, mais gardent au moins 1.
rule-F34-title = Largage et tir différents
rule-F34 = Largage libre : vous choisissez tout point de largage libre. Une cible : les chasseurs ne détruisent que le vaisseau le plus bas qu’ils pourraient atteindre.
rule-F35-title = Le vaisseau orange
rule-F35 = Il est à bord dès le début et largué en dernier. Il peut faire plus de dégâts, et son blindage n’affaiblit que les chasseurs. Détruit, il l’est pour de bon.
rule-F36-title = D’autres objectifs
rule-F36 = Certains scénarios demandent plus que la recherche : creuser jusqu’à une rangée, détruire tant de vaisseaux ou le vaisseau orange, ou, la recherche terminée, lancer des chasseurs d’une certaine valeur. Vous gagnez dès que tout est fait.
rule-F37-title = Cases spéciales
rule-F37 = Un vaisseau qui y arrive déclenche ce que montre le signe : perte d’énergie ou de recherche, dégâts, renforts, robots affaiblis. Ceux qui remontent, sont déplacés (A4) ou traquent ne déclenchent rien.
rule-F38-title = Nouvelles salles
rule-F38 = L’atelier répare (F15), le brouilleur brouille (F16) et les missiles partent (F18), à la valeur de la salle, dans la colonne de sa première case.
rule-F39-title = Nouvelles actions
rule-F39 = Le vaisseau-mère peut prendre de l’énergie (F19), affaiblir les robots (F22) ou déplacer tous les vaisseaux vers le bas (A4).
rule-F40-title = Retourner
rule-F40 = Un ouvrier pas encore utilisé, ou chacun, est retourné : 7 moins son nombre.
rule-F41-title = Rafale
rule-F41 = Les vaisseaux d’une colonne descendent d’autant de rangées. Leurs cases ne font rien, mais ils peuvent toucher la ville.
rule-F42-title = Rappel
rule-F42 = Les vaisseaux de toutes les colonnes remontent d’autant de rangées, dans chaque colonne comme pour Brouiller (F16).
rule-F43-title = Tir de barrage
rule-F43 = Dans toutes les colonnes, les vaisseaux à au plus ce nombre de rangées de la ville sont détruits, explosion ou non. Sur les points de largage, les vaisseaux sont à l’abri.
rule-F44-title = Aligner
rule-F44 = Tous les ouvriers pas encore utilisés sont tournés sur un même nombre : celui indiqué ou celui d’un ouvrier de votre choix. Impossible s’ils l’affichent déjà tous.

## Campagne

rule-C1-title = Quatre chapitres
rule-C1 = Les chapitres 1 à 3 ont 4 scénarios et 4 personnages chacun, et 4, 5 et 5 villes. Le chapitre 4 est la dernière bataille. Une campagne garde les éléments avec lesquels elle a commencé.
rule-C2-title = Deux piles
rule-C2 = Aux chapitres 1 à 3, vous livrez deux batailles. Avant chacune, deux piles sont formées, chacune d’un scénario, d’une ville et d’un personnage qui n’étaient encore dans aucune pile. Vous en choisissez une, l’autre quitte la campagne. Ce que le scénario exige peut rester caché jusque-là.
rule-C3-title = Une partie ou deux
rule-C3 = Une bataille est une partie. Si vous la perdez, une seconde suit dans la même ville, côté endommagé, avec le même scénario, les mêmes personnages et un ciel tiré de nouveau. Vous notez le niveau de menace d’une victoire, ou un X.
rule-C4-title = Ce qui part ou reste
rule-C4 = Après une bataille, le scénario part et le personnage reste avec vous. Une ville où vous avez gagné est sauvée ; une ville où vous avez perdu deux fois disparaît.
rule-C5-title = Votre équipe
rule-C5 = La capacité d’un personnage sert une fois par partie : côté normal dans le chapitre de votre rencontre, côté amélioré ensuite. À chaque bataille du chapitre 2, vous ajoutez 1 personnage amélioré ; au chapitre 3, vous en ajoutez 2. Personne ne participe aux deux batailles d’un chapitre (notre choix).
rule-C6-title = Du nouveau à chaque chapitre
rule-C6 = Un briefing ouvre chaque chapitre et dit ce qui est nouveau : salles, tuiles Base, tuiles Ciel, actions du vaisseau-mère. Chaque chapitre a son ciel, de haut en bas ; 1 : I II III IV ; 2 : I II III IV+ ; 3 : I+ II+ III IV ; 4 : 0 I+ II+ III+ IV.
rule-C7-title = La dernière bataille
rule-C7 = Au chapitre 4, vous menez 3 personnages améliorés dans une ville sauvée de votre choix, côté endommagé ; les villes des chapitres 2 et 3 qui n’étaient dans aucune pile comptent comme sauvées (notre choix). Il n’y a qu’une partie. Si vous la perdez, la ville disparaît : choisissez la suivante, et une autre équipe si vous voulez. Une victoire, et la campagne est gagnée ; sans ville, elle est perdue.
rule-C8-title = Score final
rule-C8 = Additionnez les niveaux de menace de toutes les parties gagnées et retirez 1 par X.
rule-C9-title = Niveau de menace
rule-C9 = C’est le nombre de tuiles Ciel tournées côté Menace, tirées au hasard comme en S9 ; la tuile 0 n’a qu’un côté. Vous le choisissez avant une partie, de 0 à 4 (0 ne rapporte rien : notre choix), et il reste tant que vous ne le changez pas. Le scénario et les étoiles des tuiles ne comptent pas ici, mais pour la difficulté (S13).
rule-C10-title = Le livret
rule-C10 = On y lit le nom de la campagne, une ligne par bataille avec sa ville, son scénario, ses personnages et les deux résultats, et le score final. Le chapitre 4 a six lignes, plus s’il reste plus de villes. La seconde case est celle du côté endommagé.
rule-C11-title = Chapitres scellés
rule-C11 = Ce qu’apporte un chapitre suivant (villes, scénarios, personnages, tuiles Ciel) reste caché jusqu’à ce qu’une de vos campagnes l’ouvre, même hors campagne. Ce que vous avez rencontré une fois reste ouvert. Dans les réglages, ou là où vous choisissez les éléments, vous pouvez briser le sceau pour de bon. Le jeu standard et vos propres paquets ne sont jamais scellés.

## Signes : le ciel

icon-mothership-title = Vaisseau-mère
icon-mothership = Il descend d’une rangée par manche, et d’une de plus chaque fois qu’un vaisseau arrive sur une icône Vaisseau-mère. S’il atteint le crâne, vous perdez.
icon-drop-point-title = Point de largage
icon-drop-point = Les vaisseaux apparaissent ici, un par colonne, et voyagent avec le vaisseau-mère jusqu’à ce qu’un dé les déplace. Les chasseurs ne peuvent pas les y atteindre.
icon-basic-title = Vaisseau { term-violet }
icon-basic = L’un des cinq vaisseaux du départ. Abattu, ou après avoir touché la ville, il retourne à bord du vaisseau-mère et revient.
icon-reinforcement-title = Vaisseau { term-blanc }
icon-reinforcement = Un vaisseau de plus. Il vole comme les autres mais, une fois abattu, il retourne dans la réserve.
icon-orange-title = Vaisseau orange
icon-orange = Certains scénarios l’amènent. Il est largué en dernier et peut faire plus de dégâts ; détruit, il l’est pour de bon.
icon-arrow-left-title = Flèche vers la gauche
icon-arrow-left = Un vaisseau qui arrive ici glisse d’une colonne vers la gauche, si aucun vaisseau n’occupe cette case.
icon-arrow-right-title = Flèche vers la droite
icon-arrow-right = Un vaisseau qui arrive ici glisse d’une colonne vers la droite, si aucun vaisseau n’occupe cette case.
icon-icon-title = Icône Vaisseau-mère
icon-icon = Un vaisseau qui arrive ici fait descendre aussitôt le vaisseau-mère d’une rangée, sans l’action de cette rangée. De quoi en éviter une mauvaise.
icon-explosion-title = Explosion
icon-explosion = Ici, un vaisseau peut être abattu. Le nombre est la valeur qu’il faut au moins à vos chasseurs.
icon-red-explosion-title = Explosion rouge
icon-red-explosion = Comme une explosion, mais les chasseurs visent soit les rouges, soit les jaunes.
icon-teleport-title = Téléporteur
icon-teleport = Un vaisseau qui arrive ici passe à l’autre de même lettre sur la même tuile, si aucun vaisseau ne s’y trouve et si le vaisseau-mère est encore au-dessus.
icon-special-title = Case spéciale
icon-special = Un vaisseau qui arrive ici déclenche ce que montre le signe : vous perdez de l’énergie, vos robots s’affaiblissent, etc.
icon-city-title = Ville
icon-city = Chaque vaisseau qui parvient jusqu’à la ville abîme la base.

## Signes : le bord

icon-action-excavator-title = Recul de l’excavatrice
icon-action-excavator = Quand le vaisseau-mère fait cela, votre excavatrice recule d’autant de cases, au plus jusqu’à son départ. Les robots alors ensevelis sont perdus.
icon-action-research-title = Recul de la recherche
icon-action-research = Quand le vaisseau-mère fait cela, votre marqueur de recherche recule d’autant de cases.
icon-action-reinforcements-title = Vaisseaux { term-blanc }s
icon-action-reinforcements = Quand le vaisseau-mère fait cela, autant de vaisseaux { term-blanc }s quittent la réserve, montent à bord et sont largués juste après.
icon-action-damage-title = Tir sur la base
icon-action-damage = Quand le vaisseau-mère fait cela, votre base subit 1 dégât.
icon-action-energy-title = Perte d’énergie
icon-action-energy = Quand le vaisseau-mère fait cela, vous perdez autant d’énergie.
icon-action-robots-title = Robots affaiblis
icon-action-robots = Quand le vaisseau-mère fait cela, chaque robot perd autant de points.
icon-action-dive-title = Déplacement
icon-action-dive = Quand le vaisseau-mère fait cela, tous les vaisseaux descendent d’autant de rangées. Leurs cases ne font rien.
icon-skull-title = Crâne
icon-skull = La fin. À côté du ciel : si les points de largage atteignent cette rangée, vous perdez. Sur la piste des dégâts : si le marqueur arrive ici, vous perdez.
icon-star-title = Étoile
icon-star = Les étoiles au bord disent si ce côté est difficile. Elles font la difficulté d’une bataille (S13).
icon-research-track-title = Piste de recherche
icon-research-track = Chaque nombre est le prix du pas suivant. Sur la dernière case, vous gagnez.
icon-energy-track-title = Piste d’énergie
icon-energy-track = Votre énergie, et ce que vous pouvez en stocker. Elle paie les salles et le creusement.
icon-damage-track-title = Piste des dégâts
icon-damage-track = Combien de dégâts la base a subis, et combien il en reste avant le crâne.

## Signes : la base

icon-aa-title = Canon AA
icon-aa = Un dé placé ici fait descendre les vaisseaux de sa colonne d’une rangée de moins. Il ne fait rien d’autre.
icon-tunnel-title = Tunnel
icon-tunnel = Une case sans salle. Un dé n’y fait que bouger ses vaisseaux ; c’est parfois juste ce qu’il faut.
icon-excavator-title = Excavatrice
icon-excavator = Tout ce qui est derrière elle sur le chemin est ouvert à vos dés. Un dé placé devant peut la faire avancer.
icon-unexcavated-title = Case non excavée
icon-unexcavated = Encore de la roche. Un seul dé par manche peut aller ici, et seulement pour creuser.
icon-energy-title = Salle Énergie
icon-energy = Donne autant d’énergie que sa valeur.
icon-fighters-title = Chasseurs
icon-fighters = Abattent tous les vaisseaux sur des explosions dont le nombre ne dépasse pas la valeur de la salle.
icon-research-title = Salle Recherche
icon-research = Avance le marqueur de recherche aussi loin que la valeur de la salle le permet.
icon-robot-room-title = Salle Robot
icon-robot-room = Construit un robot, un dé bleu à la valeur de la salle, que vous installez dans une salle de votre choix.
icon-repair-title = Atelier
icon-repair = Efface autant de dégâts que sa valeur.
icon-jam-title = Brouilleur
icon-jam = Fait remonter les vaisseaux de sa colonne d’autant de rangées que sa valeur.
icon-missiles-title = Salle Missiles
icon-missiles = Détruit les vaisseaux de sa colonne qui sont au plus à autant de rangées de la ville que sa valeur.
icon-command-title = Poste de commandement
icon-command = Sa valeur se répartit point par point sur d’autres ouvriers pas encore utilisés, sans dépasser 6. Aucun robot ne peut être installé ici.
icon-cost-title = Coût
icon-cost = L’énergie à payer pour utiliser la salle. Sans nombre, elle est gratuite.
icon-modifier-title = Modificateur
icon-modifier = S’ajoute aux dés quand la salle fonctionne. Il ne change rien à la descente des vaisseaux.
icon-large-room-title = Salle multicases
icon-large-room = Ne fonctionne qu’avec un dé sur chaque case. Sa valeur est leur somme : c’est ici que naissent les grands nombres.

## Signes : dés et robots

icon-plain-die-title = Dé { term-gris }
icon-plain-die = Un ouvrier. Trois de vos cinq dés sont { term-gris-pluriel }.
icon-white-die-title = Dé blanc
icon-white-die = Un ouvrier aussi. Une fois qu’il est placé, tous les dés encore en main sont relancés.
icon-robot-title = Robot
icon-robot = Un dé bleu. Il n’est jamais lancé, ne fait bouger aucun vaisseau, travaille une fois par manche et perd 1 chaque fois.
icon-exhausted-title = Robot désactivé
icon-exhausted = Pâle et barré : il a travaillé ou vient d’être construit, et se repose jusqu’à la fin de la phase.
