# Les noms des choses du jeu.

phase-dice = phase de planification
phase-rooms = phase des salles
phase-spawn = largage
phase-over = fin de partie

room-energy = énergie
room-fighters = chasseurs
room-research = recherche
room-robot = robot
room-repair = atelier
room-jam = brouilleur
room-missiles = missiles
room-command = poste de commandement
room-aa = canon AA
room-tunnel = tunnel
room-start = départ de l’excavatrice
# effects : un ou plusieurs des noms ci-dessus, mis bout à bout
room-name = { $effects }

# Tous masculins, sans élision : « un … », « le … ».
ship-basic = vaisseau { term-violet }
ship-reinforcement = vaisseau { term-blanc }
ship-orange = vaisseau orange

# Les dés d’un lancer, par couleur.
rolled-plain = { term-gris } { $values }
rolled-white = blanc { $values }

# Ce que fait le vaisseau-mère dans une rangée.
next-none = aucune action
next-excavator = l’excavatrice recule de { $amount }
next-research = la recherche recule de { $amount }
next-reinforcements = { $amount ->
        [one] { $amount } vaisseau { term-blanc }
       *[other] { $amount } vaisseaux { term-blanc }s
    }
next-damage = 1 dégât
next-energy = énergie −{ $amount }
next-robots = les robots perdent { $amount }
next-dive = tous les vaisseaux descendent de { $amount }
next-skull = le crâne (vous perdez)
