# Les campagnes dans la page.

home-campaign = Campagne
home-campaign-text = Quatre chapitres, une histoire. Choisissez vos batailles, gardez vos gens, sauvez ce qui peut l’être.
game-campaign = campagne
camp-back = Reprendre la campagne
camp-list = Campagnes
camp-lead = Quatre chapitres avec leurs scénarios, leurs villes et leurs personnages, puis une dernière bataille. Une dizaine de parties ; le programme distribue et tient le livret.
camp-open = En cours
camp-over = Racontées jusqu’au bout
camp-new = Une nouvelle campagne
camp-name = Nom
camp-example = La longue nuit
camp-cards = Qui distribue ?
camp-cards-auto = Le programme
camp-cards-manual = Moi, à ma table
camp-cards-hint = À votre propre table, vous dites au livret ce que contiennent les piles et comment vos parties se sont terminées.
camp-seed = Choisir la graine
camp-seed-hint = Laissez vide pour le hasard. Le même nombre distribue les mêmes piles.
camp-begin = Commencer
camp-go-on = Continuer
camp-all = Toutes les campagnes
camp-delete-ask = Supprimer cette campagne ?
camp-delete-text = { $name } disparaîtra pour de bon. Les parties que vous y avez jouées restent.
camp-broken-pack = Le paquet « { $pack } » est laissé de côté, car quelque chose n’y va pas :
camp-chapter = Chapitre { $number } : { $name }
camp-chapter-number = Chapitre { $number }
camp-briefing = Briefing { $number } : { $name }
camp-score = Score : { $score }
camp-final = Score final : { $score }
camp-is-won = La campagne est gagnée
camp-is-lost = La campagne est perdue

camp-map = Carte du monde avec les villes de cette campagne ; la liste ci-dessous les nomme toutes.
camp-place-attacked = attaquée
camp-place-chosen = vous êtes ici
camp-place-saved = sauvée
camp-place-damaged = sauvée, endommagée
camp-place-lost = perdue
camp-place-left = vous étiez ailleurs

camp-deal = Former deux piles
camp-pile = Pile { $number }
camp-lay = Voilà les piles
camp-now-deal = Deux nouvelles piles
camp-now-choose = Quelle bataille livrez-vous ?
camp-now-defend = La dernière bataille : où tiendrez-vous ?
camp-now-muster = Qui vous accompagne ?
camp-now-prepare = Jusqu’où la menace peut-elle monter ?
camp-choose-lead = Vous ne pouvez être qu’à un endroit. L’autre pile quitte la campagne : ville, scénario et personnage.
camp-show-rules = Montrer d’abord les règles des deux scénarios
camp-fight = Défendre { $city }
camp-defend-lead = Chaque ville que vous avez sauvée vous attend, ainsi que celles dont personne n’a parlé. Une ville qui tombe est perdue ; la suivante est alors attaquée.
camp-one-game = endommagée : une partie
camp-two-games = deux parties, la seconde dans la ville endommagée
camp-rules-word = Scénario.
camp-scene = Ce qui s’est passé
camp-upgraded = version améliorée
camp-muster = { $count ->
    [one] L’emmener
   *[other] Emmener ces { $count } personnages
  }
camp-chosen = Choix : { $chosen } sur { $count }
camp-threat-level = Niveau de menace { $level }
camp-threat-hint = Chaque étoile est un élément menaçant ; la première est celle du scénario. Vous marquez les étoiles de chaque partie gagnée.
camp-draw-sky = Tirer le ciel
camp-game-number = { $city }, partie { $number } sur { $most } au plus
camp-stars = Difficulté { $difficulty }, dimension épique { $epicness }.
camp-sky = Le ciel, de haut en bas :
camp-threatening = côté menaçant
camp-play = Jouer cette partie
camp-play-on = Continuer la partie
camp-play-hint = Dès qu’elle a commencé, les choix précédents sont acquis. Son résultat s’inscrit de lui-même dans le livret.
camp-elsewhere = Cette partie a été commencée ailleurs, ou elle n’est plus dans les sauvegardes. Inscrivez comment elle s’est terminée.
camp-by-hand = Jouée sur une vraie table ?
camp-by-hand-hint = Disposez ces éléments, jouez, puis inscrivez le résultat.
camp-note-won = Gagnée : { $level ->
    [one] 1 étoile
   *[other] { $level } étoiles
  }
camp-note-lost = Perdue : un X
camp-once-more = Perdu, et { $city } est endommagée. Encore une partie, sous un nouveau ciel.
camp-undo = Reprendre le dernier choix
camp-people = { $count ->
    [one] 1 personne est avec vous
   *[other] { $count } personnes sont avec vous
  }

camp-won-lead = La note a reçu sa réponse. Au matin, le ciel n’était plus qu’un ciel, et les gens, dans la rue, le regardaient comme s’il était neuf.
camp-lost-lead = Il ne reste plus une ville à appeler. Ce qui a été appris est écrit ; qui le trouvera fera peut-être mieux.
camp-story = Ce qui s’est passé
camp-battle-saved = { $city } : « { $scenario } ». Tenue du premier coup, niveau de menace { $level }. En service : { $who }.
camp-battle-damaged = { $city } : « { $scenario } ». Perdue une fois, puis tenue dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-battle-lost = { $city } : « { $scenario } ». Perdue deux fois. S’en sont tirés : { $who }.
camp-last-saved = { $city } : « { $scenario } ». C’est ici que la guerre a pris fin, niveau de menace { $level }. En service : { $who }.
camp-last-damaged = { $city } : « { $scenario } ». Presque trop tard : la guerre a pris fin dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-last-lost = { $city } : « { $scenario } ». La ville est tombée. Repli vers la suivante : { $who }.
camp-again = En commencer une autre

camp-notebook = Livret : { $name }
camp-head-chapter = Chapitre
camp-head-city = Ville
camp-head-scenario = Scénario
camp-head-character = Personnage
camp-head-upgraded = Améliorés
camp-head-first = Partie 1
camp-head-second = Partie 2
camp-print = Imprimer le livret
camp-pdf = Le livret à imprimer (PDF)
camp-rules = Comment se compte le score
