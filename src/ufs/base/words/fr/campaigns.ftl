# Les campagnes dans la page.

home-campaign = Campagne
home-campaign-text = Quatre chapitres, une histoire. Choisissez vos batailles, veillez sur les vôtres, sauvez ce qui peut l’être.
game-campaign = campagne
camp-list = Campagnes
camp-lead = Trois chapitres avec leurs scénarios, villes et personnages, puis une dernière bataille. Une dizaine de parties ; le programme distribue et tient le livret.
camp-open = En cours
camp-over = Terminées
camp-new = Une nouvelle campagne
camp-name = Nom
camp-example = La longue nuit
camp-cards = Qui distribue ?
camp-cards-auto = Le programme
camp-cards-manual = Moi, à ma table
camp-cards-hint = À votre table, notez le contenu des piles et le résultat de vos parties. Les cartes que le programme ne connaît pas sont gardées par leur nom ; rien d’elles n’est appliqué ici.
camp-seed = Choisir la graine
camp-seed-hint = Vide : tirage au hasard. Le même nombre donne les mêmes piles.
camp-begin = Commencer
camp-go-on = Continuer
camp-all = Toutes les campagnes
camp-delete-ask = Supprimer cette campagne ?
camp-delete-text = { $name } va à la corbeille pour 30 jours. Les parties jouées restent.
camp-gone = Cette campagne n’existe plus
camp-gone-text = Elle a été supprimée, peut-être dans une autre fenêtre. Les parties jouées restent.
camp-waits = « { $campaign } » attend son résultat ; vous pourrez l’y recommencer, avec les mêmes dés.
camp-broken-pack = Le pack « { $pack } » est ignoré, car il contient des erreurs :
camp-chapter = Chapitre { $number } : { $name }
camp-chapter-number = Chapitre { $number }
camp-briefing = Briefing { $number } : { $name }
camp-score = Score : { $score }
camp-final = Score final : { $score }
camp-is-won = La campagne est gagnée
camp-is-lost = La campagne est perdue

camp-map = Carte du monde ; la liste ci-dessous nomme toutes les villes.
camp-place-attacked = sous attaque
camp-place-chosen = vous êtes ici
camp-place-saved = à l’abri
camp-place-damaged = à l’abri, avec des dégâts
camp-place-lost = aux mains de l’ennemi
camp-place-left = vous étiez ailleurs

camp-deal = Former deux piles
camp-pile = Pile { $number }
camp-lay = Voici les piles
camp-own-card = Une autre carte…
camp-own-city = Nom de la ville sur votre carte
camp-own-scenario = Nom du scénario sur votre carte
camp-own-character = Nom du personnage sur votre carte
camp-own-last-scenario = Le dernier scénario, si c’est une carte à vous
camp-defend-own = Défendre cette ville
camp-own-played = Le programme ne connaît pas cette ville : jouez à votre table, puis inscrivez le résultat.
camp-now-deal = Deux nouvelles piles
camp-now-choose = Quelle bataille livrez-vous ?
camp-now-defend = La dernière bataille : où résisterez-vous ?
camp-now-muster = Qui vous accompagne ?
camp-now-prepare = Quel niveau de menace ?
camp-choose-lead = Vous ne pouvez être qu’à un seul endroit. L’autre pile quitte la campagne : ville, scénario et personnage.
camp-show-rules = Voir d’abord les règles des deux scénarios
camp-fight = Défendre { $city }
camp-defend-lead = Les villes sauvées vous attendent, et celles restées à l’écart. Chacune se défend côté endommagé, en une seule partie. Une ville qui tombe est perdue ; vous choisissez alors la suivante.
camp-rules-word = Scénario.
camp-scene = Ce qui s’est passé
camp-upgraded = version améliorée
camp-muster = { $count ->
    [one] L’emmener
   *[other] Emmener ces { $count } personnages
  }
camp-chosen = Choix : { $chosen } sur { $count }
camp-threat-level = Niveau de menace { $level }
camp-threat-hint = C’est le nombre de tuiles Ciel, sur quatre, tournées côté Menace. Il reste le même tant que vous ne le changez pas ; une victoire rapporte autant de points.
camp-draw-sky = Tirer le ciel
camp-game-number = { $most ->
    [one] { $city }, une partie
   *[other] { $city }, partie { $number } sur { $most } au plus
  }
camp-stars = Difficulté en étoiles : { $difficulty }, dimension épique { $epicness }.
camp-sky = Le ciel, de haut en bas :
camp-threatening = côté Menace
camp-easy = côté facile
camp-play = Jouer cette partie
camp-play-on = Continuer la partie
camp-play-hint = Une fois la partie commencée, vos choix sont définitifs. Son résultat s’inscrit tout seul.
camp-game-gone = Cette partie a été supprimée. Elle peut recommencer, avec les mêmes dés.
camp-elsewhere = Cette partie a été commencée dans un terminal. Finissez-la là-bas, ou inscrivez son résultat.
camp-by-hand = Jouée à une vraie table ?
camp-by-hand-hint = Disposez ces éléments, jouez, puis inscrivez le résultat.
camp-note-won = Gagnée, niveau de menace { $level }
camp-note-lost = Perdue : un X
camp-once-more = Perdu, et { $city } passe côté endommagé. Encore une partie, sous un nouveau ciel.
camp-undo = Annuler le dernier choix
camp-people = { $count ->
    [one] 1 personne est avec vous
   *[other] { $count } personnes sont avec vous
  }
camp-left = Ce qui a quitté la campagne : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
camp-left-lead = Les piles non choisies, les scénarios joués et les villes perdues. Leurs règles y figurent aussi : ne regardez que si vous voulez.
camp-left-unchosen = non choisi
camp-left-fought = joué
camp-left-lost = perdue

camp-won-lead = La note a reçu sa réponse. Au matin, le ciel n’était plus qu’un ciel, et les gens, dans la rue, le regardaient comme s’il était neuf.
camp-lost-lead = Il n’y a plus une ville à appeler. Ce qu’on a appris est écrit ; qui le trouvera fera peut-être mieux.
camp-story = Le récit
camp-told = { $city } : « { $scenario } ». { $how }
camp-battle-saved = Victoire du premier coup, niveau de menace { $level }. En service : { $who }.
camp-battle-damaged = Une défaite, puis la victoire dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-battle-lost = Deux défaites. Évacuation : { $who }.
camp-last-saved = C’est ici que la guerre a pris fin, niveau de menace { $level }. En service : { $who }.
camp-last-damaged = Presque trop tard : la guerre a pris fin dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-last-lost = La ville est tombée. Évacuation : { $who }.
camp-again = En commencer une autre

camp-notebook = Livret : { $name }
camp-head-chapter = Chapitre
camp-head-city = Ville
camp-head-scenario = Scénario
camp-head-character = Personnage
camp-head-upgraded = Améliorés
camp-head-first = Partie 1
camp-head-second = Partie 2
camp-print = Imprimer le livret
camp-file = Enregistrer la campagne dans un fichier
camp-from-file = Reprendre une campagne depuis un fichier…
camp-pdf = Le livret à imprimer (PDF)
camp-rules = Comment se compte le score
