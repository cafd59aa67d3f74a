# La neuvième carte : une manche en un coup d’œil. Assez court pour une carte imprimée ; titres : rule-section-D, -R, -M.

overview-roll = Lancez les cinq dés Ouvrier.
overview-place = Placez-en un par colonne : ses vaisseaux descendent d’autant, de 1 de moins au-dessus d’un canon AA.
overview-land = Leurs cases d’arrivée prennent effet. Dans la ville : 1 dégât.
overview-reroll = Après un dé blanc, relancez les autres.
overview-use = Résolvez les dés dans l’ordre voulu ; les salles coûtent de l’énergie.
overview-dig = Un dé devant l’excavatrice l’y amène pour 1 énergie.
overview-robots = Un nouveau robot est installé aussitôt. Un robot utilisé perd 1.
overview-robots-late = Puis chaque robot perd 1, utilisé ou non, et l’on place les nouveaux.
overview-descend = Le vaisseau-mère descend d’une rangée. Les vaisseaux qui s’y trouvent montent à bord.
overview-action = L’action à côté de ses points de largage a lieu.
overview-action-first = L’action juste sous ses points de largage a lieu.
overview-spawn = Les vaisseaux à bord sont largués : { term-violet }s avant { term-blanc }s, d’abord en colonne vide, puis au plus loin du prochain vaisseau.
overview-spawn-free = Les vaisseaux à bord sont largués où vous voulez, d’abord en colonne vide.
