# Les campagnes dans la page.

home-campaign = Campagne
home-campaign-text = Quatre chapitres, une histoire. Choisissez vos batailles, veillez sur les vôtres, sauvez ce qui peut l’être.
game-campaign = campagne
camp-back = Reprendre la campagne
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
camp-cards-hint = À votre table, notez dans le livret ce que contiennent les piles et comment finissent vos parties.
camp-seed = Choisir la graine
camp-seed-hint = Laissez vide pour un tirage au hasard. Le même nombre donne les mêmes piles.
camp-begin = Commencer
camp-go-on = Continuer
camp-all = Toutes les campagnes
camp-delete-ask = Supprimer cette campagne ?
camp-delete-text = { $name } disparaîtra pour de bon. Les parties que vous y avez jouées restent.
camp-broken-pack = Le pack « { $pack } » est ignoré, car il contient des erreurs :
camp-chapter = Chapitre { $number } : { $name }
camp-chapter-number = Chapitre { $number }
camp-briefing = Briefing { $number } : { $name }
camp-score = Score : { $score }
camp-final = Score final : { $score }
camp-is-won = La campagne est gagnée
camp-is-lost = La campagne est perdue

camp-map = Carte du monde avec les villes de cette campagne ; la liste ci-dessous les nomme toutes.
camp-place-attacked = attaquée
camp-place-chosen = vous êtes ici
camp-place-saved = sauvée
camp-place-damaged = sauvée, endommagée
camp-place-lost = perdue
camp-place-left = vous étiez ailleurs

camp-deal = Former deux piles
camp-pile = Pile { $number }
camp-lay = Voici les piles
camp-now-deal = Deux nouvelles piles
camp-now-choose = Quelle bataille livrez-vous ?
camp-now-defend = La dernière bataille : où résisterez-vous ?
camp-now-muster = Qui vous accompagne ?
camp-now-prepare = Jusqu’où la menace peut-elle monter ?
camp-choose-lead = Vous ne pouvez être qu’à un seul endroit. L’autre pile quitte la campagne : ville, scénario et personnage.
camp-show-rules = Montrer d’abord les règles des deux scénarios
camp-fight = Défendre { $city }
camp-defend-lead = Les villes sauvées vous attendent, et celles dont il n’a jamais été question. Une ville qui tombe est perdue ; la suivante est alors attaquée.
camp-one-game = endommagée : une partie
camp-two-games = deux parties, la seconde dans la ville endommagée
camp-rules-word = Scénario.
camp-scene = Ce qui s’est passé
camp-upgraded = version améliorée
camp-muster = { $count ->
    [one] L’emmener
   *[other] Emmener ces { $count } personnages
  }
camp-chosen = Choix : { $chosen } sur { $count }
camp-threat-level = Niveau de menace { $level }
camp-threat-hint = Les étoiles sont celles des tuiles Ciel, plus 1 pour le scénario. Chaque partie gagnée rapporte ses étoiles.
camp-draw-sky = Tirer le ciel
camp-game-number = { $city }, partie { $number } sur { $most } au plus
camp-stars = Difficulté { $difficulty }, dimension épique { $epicness }.
camp-sky = Le ciel, de haut en bas :
camp-threatening = côté Menace
camp-play = Jouer cette partie
camp-play-on = Continuer la partie
camp-play-hint = Une fois qu’elle a commencé, les choix précédents sont définitifs. Son résultat s’inscrit tout seul dans le livret.
camp-elsewhere = Cette partie a été commencée ailleurs, ou elle n’est plus dans les sauvegardes. Inscrivez son résultat.
camp-by-hand = Jouée à une vraie table ?
camp-by-hand-hint = Disposez ces éléments, jouez, puis inscrivez le résultat.
camp-note-won = Gagnée : { $level ->
    [one] 1 étoile
   *[other] { $level } étoiles
  }
camp-note-lost = Perdue : un X
camp-once-more = Perdu, et { $city } passe côté endommagé. Encore une partie, sous un nouveau ciel.
camp-undo = Annuler le dernier choix
camp-people = { $count ->
    [one] 1 personne est avec vous
   *[other] { $count } personnes sont avec vous
  }

camp-won-lead = La note a reçu sa réponse. Au matin, le ciel n’était plus qu’un ciel, et les gens, dans la rue, le regardaient comme s’il était neuf.
camp-lost-lead = Il n’y a plus une ville à appeler. Ce qu’on a appris est écrit ; qui le trouvera fera peut-être mieux.
camp-story = Le récit
camp-battle-saved = { $city } : « { $scenario } ». Victoire du premier coup, niveau de menace { $level }. En service : { $who }.
camp-battle-damaged = { $city } : « { $scenario } ». Une défaite, puis la victoire dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-battle-lost = { $city } : « { $scenario } ». Deux défaites. Évacuation : { $who }.
camp-last-saved = { $city } : « { $scenario } ». C’est ici que la guerre a pris fin, niveau de menace { $level }. En service : { $who }.
camp-last-damaged = { $city } : « { $scenario } ». Presque trop tard : la guerre a pris fin dans les ruines, niveau de menace { $level }. En service : { $who }.
camp-last-lost = { $city } : « { $scenario } ». La ville est tombée. Évacuation : { $who }.
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
