# La partie en mode texte dans le terminal.

terminal-welcome = UNDER FALLING SKIES. Tapez « help » pour les commandes, « legend » pour les signes.
terminal-status = Manche { $round } · { $phase } · énergie { $energy }/{ $energy_max } · dégâts { $damage }/{ $hits } · recherche { $research }/{ $research_length }
terminal-next-research = à venir : { $costs }
terminal-research-done = terminée
terminal-next-step = Ensuite : vaisseau-mère en rangée { $row }, { $action } · { $rows ->
        [one] le crâne est à { $rows } rangée
       *[other] le crâne est à { $rows } rangées
    }
terminal-next-halted = Ensuite : le vaisseau-mère reste en rangée { $row } · { $rows ->
        [one] le crâne est à { $rows } rangée
       *[other] le crâne est à { $rows } rangées
    }
terminal-city = ville
side-blue = côté bleu
side-damaged = côté endommagé
side-normal = normal
side-upgraded = amélioré
terminal-piece = { $name } : { $text }
terminal-member = { $name } ({ $id }, { $side }) : { $text }
terminal-goals = Il faut aussi, pour gagner : { $goals }
terminal-goal-depth = excavatrice en rangée { $amount } de la base ou plus bas (maintenant rangée { $now })
terminal-goal-ships = vaisseaux détruits : { $now } sur { $amount }
terminal-goal-orange = vaisseau orange détruit
terminal-goal-shot = chasseurs de valeur { $amount } une fois la recherche terminée
terminal-left = Capacités restantes : { $abilities }
terminal-ability = { $move } : { $name }{ $target ->
        [column] {" "}(n’importe quelle colonne avec des vaisseaux)
        [die] {" "}(n’importe quel ouvrier pas encore utilisé)
        [change] {" "}(n’importe quel ouvrier pas encore utilisé, up ou down)
        [colour] {" "}(sur les explosions jaunes ou les rouges)
       *[none] {""}
    }, encore { $left } fois { $per ->
        [round] cette manche
       *[game] dans la partie
    }.
terminal-special-drain = { $amount ->
        [one] { $amount } énergie perdue
       *[other] { $amount } énergies perdues
    }
terminal-special-damage = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
terminal-special-call = { $amount ->
        [one] { $amount } vaisseau { term-blanc }
       *[other] { $amount } vaisseaux { term-blanc }s
    } à bord du vaisseau-mère
terminal-special-cave-in = l’excavatrice recule de { $amount }
terminal-special-forget = la recherche recule de { $amount }
terminal-special-pulse = chaque robot perd { $amount }
terminal-special-energy = { $amount ->
        [one] { $amount } énergie gagnée
       *[other] { $amount } énergies gagnées
    }
terminal-special-teleport = téléporteur ; le vaisseau passe à l’autre de même lettre sur la même tuile
terminal-threat = { $level ->
        [0] niveau de menace 0
       *[other] niveau de menace { $level } ({ $pieces })
    }
terminal-level = { $level ->
        [0] niveau 0
       *[other] niveau { $level } ({ $pieces })
    }
terminal-seed = graine { $seed }
terminal-dice = Dés en main : { $dice }
terminal-dice-placed = Sur le plateau : { $dice }
terminal-aboard = À bord du vaisseau-mère : { $ships }
terminal-supply = Vaisseaux { term-blanc }s en réserve : { $count }
terminal-install = Un nouveau robot de valeur { $value } attend. Tapez : install rangée-colonne (ou install R1 rangée-colonne pour choisir le dé bleu)
terminal-install-over = Sur une case occupée par un ouvrier, il prend sa place : ce dé est abandonné.
terminal-raise = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à répartir. Tapez l’un de ceux-ci : { $moves }
terminal-use-colour = Il y a des explosions rouges et des jaunes dans le ciel. Dites lesquelles : { $move } yellow ou { $move } red
terminal-choose-spawn = Un vaisseau est largué. Tapez l’un de ceux-ci : { $moves }
terminal-spawn-kind = Les deux sortes de vaisseaux attendent. Dites laquelle : spawn 3 basic ({ term-violet }) ou spawn 3 reinforcement ({ term-blanc })
terminal-use = { $move } : { $room }, valeur { $value }{ $cost ->
        [0] .
        [one] {" "}pour { $cost } énergie.
       *[other] {" "}pour { $cost } énergies.
    }
terminal-can-excavate = excavate : creuser jusqu’au dé placé devant{ $cost ->
        [0] {" "}; c’est gratuit.
        [one] , pour { $cost } énergie.
       *[other] , pour { $cost } énergies.
    }
terminal-can-stop = done : laisser le reste inutilisé.
terminal-roll = Lancez { $dice } et tapez les valeurs dans cet ordre, p. ex. : roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          placer le dé { term-gris } 1 en rangée 2, colonne 3 de la base (W1, W2 : les blancs)
    moves, moves P1 tous les coups permis, ou ceux d’un dé
    use 2-3         utiliser la salle en rangée 2, colonne 3 (use 2-3 red : sur les explosions rouges)
    raise P1        donner un point du poste de commandement au dé gris 1
    excavate        creuser jusqu’au dé placé devant l’excavatrice
    install 2-3     installer le nouveau robot (install R1 2-3 : avec le dé bleu 1)
    remove R1       retirer un robot du plateau
    spawn 3 [sorte] larguer le vaisseau dans la colonne 3 (basic, reinforcement, orange)
    done            laisser le reste inutilisé, finir la phase
    character ID …  utiliser une capacité : character pilot 3 (colonne), character gambler P1
    city …          utiliser la capacité de la ville, avec une colonne ou un dé s’il le faut
    roll 3 5 1 …    vos propres dés, dans l’ordre demandé (seulement avec --own-dice)
    correct …       corriger à la main, à côté du vrai plateau : correct energy 4
                    (aussi damage, research, mothership, round, tokens, excavator 3-5,
                    P1 5@2-3, R1 4@2-1, S3 7-2, S3 mothership, result won)
    why …           est-ce permis ? que se passerait-il ?
    hint            où regarder ; encore : les meilleurs coups et pourquoi
    undo, redo      annuler, rétablir
    board, log      montrer le plateau, raconter la partie
    table           comment installer la vraie table
    setup, legend   ce qu’on joue, ce que disent les signes
    round           les étapes d’une manche, et où vous en êtes
    record          afficher la transcription de la partie
    again …         après la fin : rejouer ; again same, again damaged (S10)
    save FILE       écrire la partie dans un fichier
    quit            arrêter ; la partie est conservée
terminal-legend =
    Ciel : . rien, < > flèche, M icône Vaisseau-mère, 1-9 explosion, 3r explosion rouge ; autres
    lettres plus bas. Vaisseaux : B { term-violet }, R { term-blanc }, O orange ; puis ce qui est imprimé sur la case.
    =>  le vaisseau-mère et ses cinq points de largage.
    Au bord, ce qu’il fait dans cette rangée : exc 2 l’excavatrice recule de 2, res 1 la recherche
    recule de 1, ship 1 vaisseau { term-blanc }, hit 1 dégât, drain 2 énergies perdues, emp 1 les robots perdent 1,
    mv 1 tous les vaisseaux descendent de 1, SKULL crâne (vous perdez). Entre parenthèses : sans effet ici.
    Base : salles avec modificateur et /coût ; [2] pour deux cases ; ##### pas encore excavé.
    Salles, en entier ou en abrégé : energy (nrg) énergie, fighters (jet) chasseurs,
    research (lab) recherche, robot (bot), repair (fix) atelier, jam brouilleur, missiles (msl),
    command (cmd) poste de commandement, aa canon AA. EXCAVATOR l’excavatrice.
    hold 1 : les vaisseaux descendent de 1 de moins pour un dé ici.
    (3) dé { term-gris }, (w3) dé blanc, <R1:4> robot, <R1:4*> robot désactivé.
terminal-unknown = Je ne connais pas « { $found } ». Tapez « help » pour les commandes.
terminal-no-die = Il n’y a pas de dé { $found } ; vous avez : { $expected }.
terminal-which-robot = Les deux robots sont dans la base. Dites lequel est reconstruit : install R1 rangée-colonne
terminal-taken-back = Annulé : { $move }.
terminal-correct-sure = Corriger ainsi ? (oui, non){" "}
terminal-yes = oui o yes y
terminal-correct-not = Rien n’a été changé.
terminal-corrected = Corrigée à la main : cette partie ne compte pas dans les statistiques.
terminal-tokens = Compteur personnel : { $count }
terminal-saved = Partie enregistrée dans { $file }.
terminal-save-where = Dites où : save ma-partie.txt
terminal-go-on = Pour la reprendre : { $command }
terminal-hint = À vue de nez : { $moves }
terminal-not-saved = Écriture impossible : { $reason }
terminal-rule = { $message } [règle { $rule }]
terminal-again = { $command } : { $name }. { $text }
terminal-again-what = « again { $found } » est inconnu. Tapez : again, again same ou again damaged.
terminal-new-again = Pour rejouer : { $command }
play-record-and-setup = Reprendre une partie ne demande ni mise en place, ni graine, ni dés : tout est dans la transcription.
unseal-what = --unseal vaut « once » ou « always », pas « { $found } ».
play-nothing-kept = Il n’y a pas de partie à reprendre.
