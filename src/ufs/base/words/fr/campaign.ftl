# La campagne.

campaign-scenarios = scénarios
campaign-cities = villes
campaign-characters = personnages

# Ce qui vient maintenant.

campaign-phase-deal = deux piles sont formées
campaign-phase-choose = choisissez l’une des deux piles
campaign-phase-defend = choisissez la ville sauvée que vous défendez
campaign-phase-muster = choisissez les personnages améliorés qui se joignent à vous
campaign-phase-prepare = choisissez le niveau de menace de la prochaine partie
campaign-phase-game = jouez la prochaine partie, ou notez son résultat
campaign-phase-over = la campagne est terminée

# Étapes impossibles. Chaque phrase indique une issue.

campaign-other-phase = Ce n’est pas le moment. Maintenant : { $now }.
campaign-not-left = « { $found } » n’est pas parmi les éléments restants de ce chapitre ; il y a : { $expected }.
campaign-in-both-piles = « { $found } » ne peut pas être dans les deux piles.
campaign-not-saved = « { $found } » n’est pas une ville que vous pouvez défendre ; sont sauvées : { $expected }.
campaign-other-scenario = « { $found } » n’est pas le scénario du dernier chapitre ; c’est : { $expected }.
campaign-cannot-join = « { $found } » ne peut pas participer à cette bataille ; peuvent venir : { $expected }.
campaign-team-size = { $count ->
        [one] Exactement 1 personnage participe
       *[other] Exactement { $count } personnages différents participent
    } ; au choix : { $expected }.
campaign-no-such-threat = Il n’y a pas de niveau de menace { $found } ici ; choisissez parmi : { $expected }. C’est le nombre de tuiles Ciel tournées côté Menace.
campaign-other-threat = Ce ciel donne un niveau de menace de { $shown }, pas de { $found }.
campaign-tile = La tuile Ciel « { $found } » n’est pas en jeu à cette place ; peuvent s’y trouver : { $expected }.
campaign-tile-count = Le ciel de ce chapitre a { $expected } tuiles, pas { $found }.
campaign-game-runs = Cette partie est déjà commencée. Jouez-la jusqu’au bout, ou notez son résultat.
campaign-other-record = Cette transcription ne correspond pas au résultat ; sa dernière ligne devrait commencer par « { $expected } ».
campaign-other-game = Ce n’est pas la prochaine partie de la campagne : autre mise en place, ou partie non jouée depuis le début.
campaign-unfinished-game = Cette partie n’est pas terminée. Jouez-la d’abord jusqu’au bout.
campaign-cards-are-dealt = Dans cette campagne, c’est le programme qui distribue et tire au sort. Pour jouer avec vos propres cartes : ufs campaign new NOM --own-cards
campaign-typed-city = Le programme ne connaît pas la ville { $found } : il ne peut pas disposer sa base. Jouez à votre table et notez le résultat.
campaign-typed-cards = Des cartes que le programme ne connaît pas ne peuvent être que sur votre table : { $found }. Dans cette campagne, c’est le programme qui distribue.
campaign-nothing-to-undo = Il n’y a aucun choix à annuler.
campaign-game-begun = Une partie commencée ou jouée ne s’annule pas.

# Campagnes qui ne conviennent pas.

campaign-name = Une campagne a besoin d’un nom de 1 à { $most } caractères, sur une ligne.
campaign-name-hidden = Le nom d’une campagne ne peut pas avoir le caractère { $found } : il est invisible ou change le sens d’écriture.
campaign-cards = { $found } n’est pas une façon de distribuer ; attendu : « auto » ou « manual ».
campaign-step = Étape { $step } : { $what }
campaign-no-file = Ce n’est pas le fichier d’une campagne, ou il est abîmé : { $reason }
campaign-deal-missing = Les deux piles qui devraient suivre manquent.
campaign-piece-gone = Des éléments du chapitre { $chapter } manquent : { $found }. S’ils viennent d’un pack, relancez le programme avec ce pack.
campaign-piece-twice = Un élément figure deux fois dans un chapitre : { $found }.
campaign-too-few = Le chapitre { $chapter } a trop peu de { $kind } ; il en faut au moins { $count }.
campaign-sky-gap = Il manque au ciel du chapitre { $chapter } une tuile pour ces places : { $found }.
store-no-such-campaign = Il n’y a pas de campagne « { $found } ». Voir : ufs campaign list
store-campaign-changed = Cette campagne a continué ailleurs, peut-être dans une autre fenêtre. Affichez-la de nouveau.
store-broken-campaign = La campagne { $id } ne peut pas être ouverte : { $what }
campaign-differs = La campagne { $id } aboutit ailleurs quand ses étapes sont rejouées. Rien n’a été modifié. On peut la regarder et l’exporter.
store-campaign-noted = Le résultat de cette partie est inscrit dans le livret de sa campagne. Il ne s’annule pas.
campaign-of-no-game = La partie « { $found } » n’appartient à aucune campagne.

# Dans le terminal.

campaign-none = Il n’y a pas encore de campagne. Commencez-en une : ufs campaign new "La longue nuit"
campaign-title = { $name } ({ $id }) · chapitre { $chapter } : { $title } · score : { $score }
campaign-pile = Pile n° { $number }
campaign-line-city = Ville : { $name }. { $text }
campaign-line-scenario = Scénario : { $name }
campaign-line-rules = Règles : { $text }
campaign-line-character = Personnage : { $name }, { $role }. { $text }
campaign-line-upgraded = Amélioré : { $name }, { $role }. { $text }
campaign-line-own-character = Personnage : { $name }
campaign-line-own-upgraded = Amélioré : { $name }
campaign-now-deal = Formez deux piles et tapez-les : ufs campaign deal SCÉNARIO,VILLE,PERSONNAGE SCÉNARIO,VILLE,PERSONNAGE. Écrivez "=NOM" pour une carte que le programme ne connaît pas. Ou laissez le programme distribuer : ufs campaign deal. Il reste les scénarios { $scenarios } ; les villes { $cities } ; les personnages { $characters }.
campaign-now-choose = Quelle bataille livrez-vous ? L’autre pile quitte la campagne. ufs campaign choose 1 (ou 2) ; avec les règles des deux scénarios : ufs campaign show --rules
campaign-now-defend = La dernière bataille. Choisissez la ville sauvée que vous défendez : ufs campaign choose --city VILLE
campaign-city-damaged = { $name }, côté endommagé, une partie
campaign-unnamed = { $count ->
        [one] Et 1 ville sauvée que le programme ne connaît pas
       *[other] Et { $count } villes sauvées que le programme ne connaît pas
    } : ufs campaign choose --city "=NOM"
campaign-now-muster = { $count ->
        [one] Choisissez le personnage amélioré qui se joint à vous
       *[other] Choisissez les { $count } personnages améliorés qui se joignent à vous
    } : ufs campaign choose --team A,B
campaign-now-prepare = Partie { $game }. Jouez comme avant au niveau de menace { $kept } : ufs campaign play. Ou choisissez-en un autre, de { $low } à { $high } (0 facile, 1 standard) : ufs campaign choose --threat { $high }
campaign-now-game = Jouez : ufs campaign play. Ou jouez à la table et notez le résultat : ufs campaign result won (gagnée) ou lost (perdue)
campaign-now-game-typed = Le programme ne connaît pas cette ville : jouez à la table et notez le résultat : ufs campaign result won (gagnée) ou lost (perdue)
campaign-sky = Ciel depuis le haut : { $tiles } · niveau de menace { $threat } · difficulté en étoiles { $difficulty } · dimension épique { $epicness }
campaign-tile-turned = { $tile } (côté Menace)
campaign-won = La campagne est gagnée. Score final : { $score }
campaign-lost = Il ne reste aucune ville. La campagne est perdue. Score final : { $score }
campaign-score = Score actuel : { $score }
campaign-final-score = Score final : { $score }
campaign-left = { $count ->
        [0] Rien n’a encore quitté la campagne.
        [one] 1 carte a quitté la campagne :
       *[other] { $count } cartes ont quitté la campagne :
    }
campaign-left-unchosen = { $kind } : { $name } (chapitre { $chapter }, dans la pile non choisie)
campaign-left-fought = { $kind } : { $name } (chapitre { $chapter }, joué)
campaign-left-lost = { $kind } : { $name } (chapitre { $chapter }, perdue)
campaign-head-id = Code
campaign-head-name = Nom
campaign-head-chapter = Chapitre
campaign-head-score = Score
campaign-head-state = État
campaign-head-city = Ville
campaign-head-scenario = Scénario
campaign-head-character = Personnage
campaign-head-upgraded = Améliorés
campaign-head-game = Partie { $number }
campaign-end-open = en cours
campaign-end-won = gagnée
campaign-end-lost = perdue
campaign-bad-pile = « { $found } » n’est pas une pile ; attendu : SCÉNARIO,VILLE,PERSONNAGE.
campaign-choose-what = Dites ce que vous choisissez : une pile (1 ou 2), --city, --team ou --threat.
campaign-result-what = Dites comment la partie s’est terminée, won (gagnée) ou lost (perdue), ou donnez sa transcription avec --record.
campaign-saved = Campagne enregistrée dans { $file }.
campaign-tiles-alone = --sky et --hard décrivent le ciel de la partie suivante : donnez aussi son niveau de menace avec --threat.
campaign-hard-alone = { $found } du côté Menace, mais quelles tuiles composent le ciel ? Nommez-les toutes avec --sky (sky dans l’étape).
campaign-deleted = La campagne { $id } est supprimée.
