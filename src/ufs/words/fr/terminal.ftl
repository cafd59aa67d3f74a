# La partie en mode texte dans le terminal.

terminal-welcome = UNDER FALLING SKIES. Tapez « help » pour les commandes, « rules » pour la légende.
terminal-status = Manche { $round } · { $phase } · énergie { $energy }/{ $energy_max } · dégâts { $damage }/{ $hits } · recherche { $research }/{ $research_length }
terminal-next-research = à venir : { $costs }
terminal-research-done = terminée
terminal-mothership = vaisseau-mère
terminal-city = ville
terminal-dice = Dés en main : { $dice }
terminal-aboard = À bord du vaisseau-mère : { $ships }
terminal-supply = Renforts en réserve : { $count }
terminal-install = Un nouveau robot de valeur { $value } attend. Placez-le : install R1 rangée-colonne
terminal-choose-spawn = Un vaisseau est largué. Choisissez sa colonne : { $columns }
terminal-usable = Salles utilisables : { $rooms }
terminal-can-excavate = Vous pouvez creuser : excavate
terminal-roll = Lancez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } et tapez : roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          placer le dé ordinaire 1 en rangée 2, colonne 3 (W1, W2 : les dés blancs)
    use 2-3         utiliser la salle en rangée 2, colonne 3
    excavate        creuser jusqu’au dé placé devant l’excavatrice
    install R1 2-3  installer le nouveau robot avec le dé bleu 1
    remove R1       retirer un robot du plateau
    spawn 3         larguer le vaisseau dans la colonne 3
    done            laisser le reste inutilisé, finir la phase
    roll 3 5 1 …    vos propres dés, dans l’ordre affiché (seulement avec --own-dice)
    why …           est-ce permis ? que se passerait-il ?
    hint            ce qui semble bon (à vue de nez)
    undo, redo      annuler, rétablir
    board, log      montrer le plateau, raconter la partie
    record          afficher la transcription de la partie
    save FILE       écrire la partie dans un fichier
    quit            arrêter ; la partie est conservée
terminal-legend =
    Ciel : . rien, < > flèche, M icône Vaisseau-mère, 1-9 explosion. B vaisseau de base, R renfort.
    Au bord : ce que fait le vaisseau-mère dans cette rangée (exc l’excavatrice recule,
    res la recherche recule, ship renforts, hit dégât, SKULL crâne).
    Base : salles avec modificateur et /coût ; [2] pour deux cases ; ##### pas encore excavé.
    Salles, en entier ou en abrégé : energy (nrg) énergie, fighters (jet) chasseurs,
    research (lab) recherche, robot (bot), aa canon AA. EXCAVATOR l’excavatrice.
    (3) dé ordinaire, (w3) dé blanc, <4> robot, <4*> robot désactivé.
terminal-unknown = Je ne connais pas « { $found } ». Tapez « help » pour les commandes.
terminal-saved = Écrit dans { $file }.
terminal-kept = La partie est conservée dans { $file }. Pour la reprendre : ufs play { $file }
terminal-hint = À vue de nez : { $moves }
terminal-not-saved = Écriture impossible : { $reason }
terminal-rule = { $message } [règle { $rule }]
terminal-new-again = Pour rejouer : ufs play
