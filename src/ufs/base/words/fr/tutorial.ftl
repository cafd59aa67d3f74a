# L’initiation : une manche à Roswell, deux ou trois phrases par étape. -do dit ce qu’il faut faire.

tutorial-label = Initiation
tutorial-next = Suite
tutorial-leave = Quitter l’initiation
tutorial-play-on = Continuer
tutorial-rules = Les règles
tutorial-progress = { $now } sur { $all }
# todo : l’une des phrases en -do
tutorial-instead = Ce sera pour plus tard. D’abord : { $todo }

tutorial-welcome = Roswell, cette nuit. Des vaisseaux tombent du vaisseau-mère et les vôtres creusent sous la ville. Jouons ensemble la première manche.
tutorial-win = Voici votre recherche. Amenez-la tout en haut de sa piste et vous gagnez.
tutorial-lose = Il y a deux façons de perdre. Chaque vaisseau qui atteint la ville fait un dégât, et le vaisseau-mère descend à chaque manche. Le premier des deux arrivé à son crâne met fin à la partie.

tutorial-dice = Vous avez lancé cinq dés. Chaque colonne en reçoit un seul, et il fait descendre tous les vaisseaux de sa colonne.
tutorial-dice-do = Prenez le 4 gris.
tutorial-preview = Un dé élevé donne une salle forte et un vaisseau rapide. Avant de poser le dé, vous voyez où le vaisseau va s’arrêter.
tutorial-preview-do = Posez-le dans la salle Recherche, colonne 2.

tutorial-landed = Quatre rangées plus bas, la case est vide : il ne se passe rien. Seule compte la case où un vaisseau s’arrête, jamais celles qu’il survole.
tutorial-landed-do = Prenez le 3 gris.
tutorial-aa = Trois rangées plus bas, une icône Vaisseau-mère : un vaisseau qui s’y arrête fait aussitôt descendre le vaisseau-mère. Le canon AA freine : une rangée de moins.
tutorial-aa-do = Posez-le sur le canon AA, colonne 1.

tutorial-white = Deux rangées, pas d’icône. Vous avez encore deux 1, qui ne donneraient pas grand-chose. Après un dé blanc, on relance tous les dés encore en main.
tutorial-white-do = Prenez le 2 blanc.
tutorial-ahead = Les cases sombres sont encore de la roche. Pour creuser, un dé par manche va devant l’excavatrice, s’il vaut au moins la distance : ici, 2.
tutorial-ahead-do = Posez-le deux cases plus loin, colonne 3.

tutorial-arrow = Arrivé sur une flèche, le vaisseau a glissé dans la colonne 4. Puis les 1 ont été relancés : voici un 3 et un 5.
tutorial-arrow-do = Prenez le 3 gris.
tutorial-large = La salle Énergie a deux cases et ne fonctionne qu’avec un dé sur chacune. La colonne 4 compte maintenant deux vaisseaux ; les deux vont descendre.
tutorial-large-do = Posez-le dans la salle Énergie, colonne 4.

tutorial-last = L’un des deux vaisseaux est maintenant sur une explosion. Là seulement, vos chasseurs peuvent l’abattre, si leur valeur atteint le nombre. Il ne reste qu’une colonne : rien à choisir.
tutorial-last-do = Prenez le 5 blanc.
tutorial-fill = La salle Énergie est au complet. Il n’y a plus rien à relancer.
tutorial-fill-do = Posez-le dans la salle Énergie, colonne 5.

tutorial-energy = Tous les dés sont posés : aux salles, dans l’ordre que vous voulez. L’énergie d’abord, elle paiera le reste : 3 + 5, moins le 3 inscrit sur la salle.
tutorial-energy-do = Utilisez la salle Énergie.
tutorial-research = Le nombre près de l’éclair est le prix : 2 énergies. Votre 4 suffit pour les deux prochaines cases, qui coûtent 3 et 1.
tutorial-research-do = Utilisez la salle Recherche.
tutorial-dig = Creuser coûte 1 énergie, près ou loin. Le dé du canon AA a fait son travail : ensuite, c’est au vaisseau-mère.
tutorial-dig-do = Creusez.

tutorial-mothership = Le vaisseau-mère est descendu d’une rangée et a fait ce qui est inscrit au bord : un vaisseau blanc. Il est largué colonne 3, la seule qui n’en avait pas.
tutorial-open = Derrière l’excavatrice, une deuxième salle Recherche est ouverte. Profitez-en vite : la prochaine rangée fait reculer l’excavatrice.
tutorial-fighters = Restent les chasseurs. Un 4 dans leur salle vaut 3 et abat tous les vaisseaux sur une explosion de 3 au plus. Un 3 dans la colonne 2 en amène un sur une telle case.
tutorial-end = Vous en savez assez. Amenez la recherche tout en haut avant que quelque chose n’atteigne un crâne. La partie est à vous, et vous pouvez désormais annuler des coups.
