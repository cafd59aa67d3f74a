# Les écrans autour du jeu : accueil, nouvelle partie, charger et partager, statistiques, réglages.

## Le cadre

## Une partie en une ligne

game-threat = niveau de menace { $level }
game-level = niveau { $level }
game-rounds = { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }
game-title = { $game }, manche { $round }
game-damaged = côté endommagé
game-own-dice = dés réels
game-strict = strict
game-team = { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
game-tutorial = initiation
game-forked = variante
game-won = Gagnée par la recherche
game-lost-damage = Perdue : la base a été détruite
game-lost-mothership = Perdue : le vaisseau-mère est descendu trop bas
game-won-card = Gagnée par une carte
game-lost-card = Perdue par une carte
game-research = Recherche
game-damage = Dégâts
game-of = { $now } sur { $all }

## Accueil

home-notice = À propos de vos sauvegardes
home-line = Le ciel s’effondre. Vous avez cinq dés.
home-continue = Reprendre
home-continue-game = Reprendre { $game }
home-begin = Que faire ?
home-new-text = Choisissez une ville, et à quel point ça tourne mal.
home-learn = Apprendre
home-learn-text = Jouez la première manche à Roswell, coup par coup. Quelques minutes.
home-learn-first = Première visite ? Commencez par là.
home-battle = La bataille du jour
home-battle-stars = difficulté { $difficulty }
home-own = À côté du vrai plateau
home-own-text = Vous lancez les dés, le programme tient le plateau et connaît les règles.
home-load = Charger une partie
home-load-text = À partir du texte qu’on vous a donné.
home-unfinished = Autres parties en cours
home-finished = Parties terminées
home-look = Revoir
home-look-game = Revoir { $game }
home-delete = Supprimer
home-delete-game = Supprimer { $game }
home-delete-ask = Supprimer cette partie ?
home-delete-text = { $game } va à la corbeille pour 30 jours et ne compte plus dans les statistiques.
home-keep = La garder
home-deleted = Supprimé : { $game }.
bin-undo = Annuler
bin-undo-name = Annuler : récupérer { $name }
bin-back = Récupéré : { $name }.
bin-title = Corbeille ({ $count })
bin-text = Ce qui est supprimé reste ici { $days } jours.
bin-restore = Récupérer
bin-restore-name = Récupérer { $name }
bin-deleted = supprimé le { $date }
bin-empty = Vider la corbeille
bin-empty-ask = Vider la corbeille ?
bin-keep = Annuler
bin-empty-text = Seront supprimées pour de bon : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
} et { $campaigns ->
    [0] aucune campagne
    [one] une campagne
   *[other] { $campaigns } campagnes
}.
bin-emptied = La corbeille est vide.
bin-unnamed = { $id } (illisible)
unreadable-title = Illisible
unreadable-export = Exporter
unreadable-export-name = Exporter { $name } tel quel
home-more = { $count ->
        [one] En afficher { $count } de plus
       *[other] En afficher { $count } de plus
    }
home-credit = Une édition de fans, non officielle. Le jeu est de Tomáš Uhlíř, publié par Czech Games Edition ; si vous l’aimez, achetez la boîte.

## Nouvelle partie

new-edition = Édition
new-box-note = Villes, scénarios, personnages et seize rangées de ciel.
new-pnp1-note = Neuf cartes, les premières règles : les robots bloquent leur case et s’usent même inutilisés.
new-pnp2-note = Les mêmes neuf cartes, des règles proches de la boîte.
new-city = Ville
new-city-energy = { $energy ->
        [one] { $energy } énergie au départ.
       *[other] { $energy } énergies au départ.
    }
new-city-plain = Pas de capacité propre : la ville de la première partie.
new-city-source-own = La capacité est de notre invention ; celle de la boîte n’est pas publique.
new-side = Côté de la ville
new-side-blue = Bleu
new-side-damaged = Endommagé
new-threat = Niveau de menace
new-level = Niveau
threat-easy = facile
threat-standard = standard
new-threat-hint = Nombre de tuiles Ciel tournées côté Menace.
new-level-hint = Nombre de cartes, sur huit, tournées côté difficile.
new-pieces = Lesquelles
new-pieces-draw = Tirées au hasard
new-pieces-choose = Choisies par moi
new-chosen = Éléments { term-cote-difficile }
new-sky0-none = Aucune
new-dice = Dés
new-dice-auto = Lancés par le programme
new-dice-auto-hint = La même graine donne toujours les mêmes dés.
new-dice-manual = Lancés par moi
new-dice-manual-hint = Saisissez ce que montrent vos dés, le vrai plateau à côté de vous.
new-real = Vraies cartes
new-real-hint = Le scénario et les personnages de votre boîte, par leur nom. Le programme n’applique rien pour eux ; leurs effets se règlent avec « Corriger… ».
new-real-scenario = Scénario
new-real-characters = Personnages, séparés par des virgules
table-count = { $done } sur { $of } en place
table-all = Tout est en place
table-ready = C’est prêt : au premier lancer
table-back = Retour à la partie
new-mode = Annuler des coups
new-relaxed-hint = Tout coup peut être annulé, dés compris.
new-strict-hint = Un dé lancé reste lancé, comme en vrai.
new-seed-hint = Laissez vide pour le hasard. Un même nombre redonne les mêmes dés.
new-seed-wrong = Une graine est un nombre entier de 0 à { $most }.
new-summary = Votre partie
new-sum-city = { $city }, côté { $side }.
new-sum-drawn = { $count ->
        [0] Tous les éléments côté facile.
        [one] Un élément { term-cote-difficile }, tiré au hasard.
       *[other] { $count } éléments { term-cote-difficile }, tirés au hasard.
    }
new-sum-chosen = { $count ->
        [0] Tous les éléments côté facile.
       *[other] { term-Cote-difficile } : { $pieces }.
    }
new-sum-auto = Le programme lance les dés.
new-sum-manual = Vous lancez les dés.
new-sum-relaxed = Les coups peuvent être annulés.
new-sum-strict = Un dé lancé reste lancé.
new-sum-seed = Graine { $seed }.
new-scenario = Scénario
new-scenario-none = aucun
new-team = Équipe
new-team-none = personne
new-stars = Difficulté { $difficulty }, dimension épique { $epicness }
new-link = Lien vers cette bataille
new-link-short = Partager
new-link-lead = Qui ouvre ce lien retrouve la même bataille : ville, scénario, équipe et ciel ; avec une graine, même les dés sont les mêmes.
new-sum-scenario = Scénario : { $scenario }.
new-sum-team = Équipe : { $team }.
new-sum-sky = Tuiles Ciel : { $tiles }.
seal-title = Encore scellé
seal-note = La campagne en apporte davantage, chapitre après chapitre. Pour ne rien dévoiler, un chapitre reste scellé jusqu’à ce qu’une de vos campagnes l’ouvre.
seal-cities = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
seal-scenarios = { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
seal-characters = { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
seal-skies = { $count ->
        [one] { $count } tuile Ciel
       *[other] { $count } tuiles Ciel
    }
seal-chapter = Jusqu’au chapitre { $chapter } : { $pieces }
seal-break-ask = Briser le sceau…
seal-break-title = Briser le sceau ?
seal-break-text = Tous les éléments de tous les chapitres pourront alors être choisis et tirés. La campagne reste jouable, mais elle vous surprendra moins. Vous pourrez les sceller à nouveau dans les réglages ; ce qui est vu est vu.
seal-break = Briser le sceau
seal-keep = Laisser scellé
seal-see-title = Il y a là quelque chose de scellé
seal-see = Montrer
seal-not-yet = Pas encore
ask-sealed = On ne tire que ce que vous avez rencontré ; les autres chapitres sont encore scellés.
ask-title = Tirer une bataille au sort
ask-hint = Tout au hasard, aussi difficile que vous voulez.
ask-difficulty = Difficulté en étoiles
ask-any = Peu importe
ask-with = Avec
ask-without = Sans
ask-basic = De base
ask-advanced = Avancées
ask-chapters = Éléments
ask-chapter = du chapitre { $chapter }
ask-standard = du jeu standard
ask-draw = Tirer au sort
ask-drawn = La bataille est tirée au sort. Changez ce que vous voulez, ou commencez.
new-start = Commencer

## Charger et partager

load-lead = Collez la transcription d’une partie ou le texte d’une campagne, ou ouvrez le fichier. Tout reprend là où le texte s’arrête.
load-text = Transcription de la partie, ou campagne
load-open = Ouvrir un fichier
load-drop = Vous pouvez aussi déposer un fichier n’importe où sur cette page.
load-go = Charger
load-empty = Il n’y a pas encore de texte. Collez une transcription, ou ouvrez un fichier.
load-unreadable = Ce fichier n’est pas un texte lisible.
stuck-title = Cette partie ne peut plus qu’être regardée
stuck-go-on = Continuer d’ici
stuck-export = Exporter
stuck-look = Seulement regarder
share-title = Partager cette partie
share-lead = Toute la partie en texte : mise en place, dés et coups. Quiconque la charge peut reprendre ici.
share-pieces = Avec ses éléments, pour un programme qui ne les a pas
share-copy = Copier
share-copied = Copié.
share-copy-failed = Le navigateur n’autorise pas la copie. Le texte est sélectionné : copiez-le au clavier.
share-download = Enregistrer le fichier
share-native = Envoyer
share-close = Fermer

## Statistiques

stats-lead = Les parties jouées du début à la fin. Initiations, parties chargées et variantes ne comptent pas.
stats-empty = Rien à compter pour l’instant. Finissez une partie, gagnée ou perdue, et elle figurera ici.
stats-games = Parties
stats-won = Gagnées
stats-lost = Perdues
stats-streak = Victoires d’affilée
stats-streak-best = meilleure série : { $best }
stats-rounds = Manches par partie
stats-rounds-fewest = victoire la plus rapide : { $rounds }
stats-unfinished = en cours : { $count }
stats-corrected = { $count ->
        [one] Non comptée : 1 partie corrigée à la main.
       *[other] Non comptées : { $count } parties corrigées à la main.
    }
stats-by-edition = Par édition
stats-by-city = Par ville
stats-by-threat = Par niveau de menace
stats-by-level = Par niveau
stats-how-lost = Comment les parties ont été perdues
stats-damage = La base a été détruite
stats-mothership = Le vaisseau-mère est descendu trop bas
stats-never-lost = Aucune partie perdue. Pour l’instant.
stats-recent = Dernières parties
stats-table = En tableau
stats-what = Catégorie
stats-played = Jouées
stats-bar = { $what } : gagnées { $won }, perdues { $lost }
stats-count = { $what } : { $count }

## Réglages

settings-lead = Chaque changement prend effet aussitôt et est enregistré.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-mothership = La phase du vaisseau-mère
settings-mothership-paced = Racontée sans attendre
settings-mothership-waits = Chaque étape attend un clic
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-fast = Rapides
settings-speed-normal = Normales
settings-speed-slow = Lentes
settings-reduced = Votre système demande moins de mouvement : rien ne vole ni ne tremble, tout apparaît en fondu.
settings-sound = Son
settings-sound-off = Coupé
settings-sound-on = Activé
settings-volume = Volume
settings-volume-value = { $volume } %
settings-volume-test = Essayer
settings-heard = Ce qu’on entend
settings-effects = Bruitages : dés, excavatrice, chasseurs, impacts
settings-music = Musique : chaque vaisseau tient une note
settings-mode = Nouvelles parties
settings-corrections = Corrections à la main
settings-corrections-hint = À côté du vrai plateau, elles sont toujours possibles ; avec les dés du programme, jamais en jeu strict.
settings-corrections-off = Seulement à côté du vrai plateau
settings-corrections-on = En jeu souple aussi
settings-seal = Chapitres pas encore ouverts
settings-seal-hint = Ce qu’apportent les chapitres suivants de la campagne vous reste caché jusque-là.
settings-sealed = Scellés
settings-unsealed = Tout ouvert
settings-saves = Vos sauvegardes
settings-saves-text = Des copies de sécurité se font toutes seules et restent à côté des sauvegardes. Pour tout emporter, enregistrez toutes les parties, les campagnes et les réglages dans un fichier ; « ufs saves restore FICHIER » les remet en place sur n’importe quelle machine.
settings-saves-file = Tout enregistrer dans un fichier
settings-about = À propos
settings-version = Version { $version }

## Le son dans la première partie

