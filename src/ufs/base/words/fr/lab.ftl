# Le laboratoire : les bots, les séries, leurs journaux, les tableaux.

lab-unknown-bot = Il n’y a pas de bot { $found } ; choix possibles : { $expected }, ou le vôtre sous la forme file.py:MyBot.
lab-bad-option = Les options du bot { $bot } sont illisibles : { $found } trouvé ; attendu : key=value,key=value.
lab-unknown-option = Le bot { $bot } n’a pas d’option "{ $found }" ; choix possibles : { $expected }.
lab-wrong-option = L’option "{ $option }" du bot { $bot } vaut { $found } ; attendu : { $expected }.
lab-no-options = aucune
lab-expected-number = un nombre
lab-bot-broken = Le bot { $name } de { $file } ne peut pas jouer : { $detail }
lab-bot-crashed = Le bot { $bot } a perdu la partie de graine { $seed } à la décision { $decision }, car il a planté : { $detail }
lab-bot-hung = Le bot { $bot } a perdu la partie de graine { $seed } à la décision { $decision }, car il n’a pas répondu à temps ({ $detail }).
lab-bot-gone = Le bot { $bot } a perdu la partie de graine { $seed } à la décision { $decision }, car son processus s’est terminé (code { $detail }).
lab-bot-illegal = Le bot { $bot } a perdu la partie de graine { $seed } à la décision { $decision }, car sa réponse n’est pas permise : { $detail }

lab-bad-games = { $found } n’est pas un nombre de parties ; attendu : de 1 à { $most }.
lab-bad-jobs = { $found } n’est pas un nombre de processus ; attendu : de 1 à 1024.
lab-bad-timeout = Le temps par décision doit être supérieur à 0 et d’au plus { $most } secondes.
lab-setup-and-options = Donnez toute la mise en place avec --setup, ou ses éléments avec { $options }, mais pas les deux.
lab-setups-and-grid = Donnez une liste avec --setups, ou choisissez avec --edition, --city, --threat, --damaged, --scenario et --team, mais pas les deux.
lab-json-and-csv = Choisissez --json ou --csv, pas les deux.
lab-jobs-and-on = --jobs concerne cette machine et --on les autres : ne donnez que l’un des deux.
lab-tournament-two = Un tournoi demande au moins deux bots, chacun nommé une seule fois : --bot random --bot greedy.
lab-setups-not-list = { $file } ne contient pas de liste de mises en place : il faut une liste JSON, ou du TOML avec [[setups]].
lab-setups-entry = { $file }, mise en place { $number } : { $what }
lab-setups-twice = Dans { $file }, deux mises en place s’appellent « { $found } ».
lab-write-error = Impossible d’écrire { $file } : { $reason }

lab-needs-joblib = Plusieurs processus demandent Joblib : { INSTALL("lab") }. Ou jouez dans un seul : --jobs 1 ({ $reason })
lab-needs-dask = Les autres machines demandent Dask : { INSTALL("dask") } ({ $reason })
lab-bad-address = { $found } n’est pas l’adresse d’un cluster ; attendu : dask://host:port.
lab-no-cluster = Il n’y a pas de cluster Dask à { $address } : { $reason }
lab-cluster-empty = Le cluster à { $address } n’a pas de workers. Lancez-en avec : dask worker tcp://host:port{ $reason }
lab-cluster-without-us = Les workers du cluster à { $address } ne peuvent pas jouer ; installez ce jeu sur chacun d’eux. ({ $reason })
lab-cluster-differs = Un worker du cluster à { $address } a une autre version de ce jeu ; installez la même sur toutes les machines. ({ $reason })
lab-cluster-lost = Le cluster à { $address } a disparu. Ce qu’il avait joué jusque-là est conservé.{ $reason }
lab-worker-died = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire. Ce qui était joué est conservé. ({ $reason })

lab-playing = Parties en cours
lab-progress = { $played } parties sur { $total }…
lab-going-on = Reprise : { $played } parties sur { $total } étaient déjà jouées.
lab-interrupted = Interrompu après { $played } parties sur { $total }.
lab-again = La même commande reprendra ici.
lab-again-out = Avec --out RUN, la même commande pourrait reprendre ici.

lab-journal-unusable = Le journal { $file } est inutilisable : { $reason }
lab-journal-busy = Le journal { $file } est utilisé par une autre série.
lab-journal-not-one = { $file } n’est pas un journal de série ({ $expected }). Le fichier n’a pas été touché.
lab-journal-torn = La dernière ligne de { $file } était tronquée et est abandonnée ; ses parties sont rejouées.
lab-journal-line = La ligne { $line } du journal { $file } est endommagée. Corrigez-la ou prenez un autre fichier.
lab-journal-differs = Le journal { $file } est celui d’une autre série : { $what } (là-bas : { $found } ; maintenant : { $expected }). Prenez un autre fichier.
lab-differs-seed = la graine n’est pas la même
lab-differs-engine = les règles du programme ont changé
lab-differs-entries = les bots ou les mises en place ne sont pas les mêmes
lab-differs-bot = le bot n’est pas le même
lab-differs-identity = le bot joue autrement désormais
lab-differs-setup = la mise en place n’est pas la même
lab-differs-content = les éléments ont changé

lab-baseline-not-one = { $file } n’est pas un résultat conservé par --save ({ $expected }).
lab-baseline-other-bot = La référence a été jouée par le bot { $found }, maintenant c’est { $expected }. Seul le même bot montre ce qui a changé sur la table.
lab-new = nouveau
lab-content-changed = éléments modifiés
lab-stars = * : l’intervalle à 95 % du changement exclut zéro. ** : c’est encore vrai quand on considère toutes les mises en place ensemble (Holm).
lab-pieces-changed = Éléments modifiés depuis la référence : { $pieces }
lab-gone = Seulement dans la référence : { $names }
lab-map-title = Taux de victoire de { $bot }, { $games } parties chacun, à partir de la graine { $seed }

lab-row-bot = bot
lab-row-setup = mise en place
lab-row-games = parties
lab-row-wins = victoires
lab-row-rate = taux de victoire
lab-row-lost-damage = perdues par les dégâts
lab-row-lost-mothership = perdues face au vaisseau-mère
lab-row-lost-bot = perdues par une erreur du bot
lab-row-rounds = manches en moyenne
lab-row-research = recherche en moyenne
lab-row-damage = dégâts en moyenne
lab-row-speed = décisions/s par cœur
lab-row-ms = ms/décision
lab-col-setup = mise en place
lab-col-interval = 95 %
lab-col-change = changement
lab-col-duel = duel
lab-col-duel-wins = un seul gagne
lab-col-difference = écart
lab-col-sure = certitude
lab-sure = { $sure } (p = { $chance })
lab-sure-very = quasi certain
lab-sure-quite = très sûr
lab-sure-likely = assez sûr
lab-sure-not = peut être dû au hasard

lab-outdated = { $bot } a appris le jeu avant que ceci ne change : { $changed }. Il joue peut-être moins bien qu’il ne pourrait ; ufs train calcule de nouveaux poids.

## ufs train
train-preparing = Préparation …
train-goes-on = L’entraînement de ce dossier reprend après la génération { $generation }.
train-progress = Génération { $generation } sur { $generations } : { $won } % de victoires, erreur { $loss }, encore { $minutes } minutes environ
train-listening = Écoute de { $games } parties, deux fois …
train-stopped = Arrêté. La dernière génération complète est dans { $folder } ; la même commande reprend à partir de là.
train-done = Les poids sont dans { $file }, ce qu’il faut en savoir dans { $card }.
train-needs-torch = L’entraînement demande PyTorch, Numba et joblib : { INSTALL("train") } ({ $reason })
train-bad-boards = --boards : trouvé { $found }, attendu l’un de { $expected }.
train-bad-number = { $option } vaut { $found } ; on attend un nombre entier jusqu’à { $most }.
train-other-run = { $folder } contient un entraînement aux réglages différents ({ $found }). Choisissez un autre dossier, ou les mêmes réglages.
train-unreadable-run = L’entraînement de { $folder } est illisible : { $reason }
lab-coach-ms = Le coach ne peut pas réfléchir { $found } millisecondes ; on attend { $expected }.
bench-needs-gym = Les environnements demandent Gymnasium : { INSTALL("gym") } ({ $reason })
bench-needs-joblib = Plusieurs processus demandent Joblib : { INSTALL("lab") } ({ $reason })

## ufs puzzles
puzzles-found = { $found } énigmes sur { $count }, en { $games } parties
puzzles-judged = { $kept } énigmes sur { $judged } tiennent encore
puzzles-written = { $found } énigmes tirées de { $games } parties sont dans { $file }.
puzzles-no-folder = Il n’y a pas de dossier { $folder } où écrire.
puzzles-need-extras = La recherche d’énigmes demande Numba et Joblib : { INSTALL("fast,lab") } ({ $reason })
lab-report-block = { $title } :
lab-report-written = Le rapport est dans { $file }.
standing-rates = { $name } : { $rates } % gagnées, selon le niveau de menace
standing-place = Place { $place } sur { $rows }, à partir du plus facile ({ $span } compte tenu de la marge d’erreur) : { $between }.
standing-too-few = Trop peu de parties pour déterminer sa place : { $span } sur { $rows } sont dans la marge d’erreur. Pour l’instant, à partir du plus facile, c’est { $place } : { $between }.
standing-after = plus difficile que { $name }
standing-before = plus facile que { $name }
standing-own = { $name } (pièce à vous)
standing-no-scenario = le jeu sans scénario
standing-no-characters = le jeu sans personnage
standing-interrupted = Interrompu { $games ->
    [0] avant la fin de la première partie.
    [one] après { $games } partie. Voici tout ce qu’elle dit :
   *[other] après { $games } parties. Voici ce qu’elles disent jusqu’ici :
}
standing-damaged = { $name }, côté endommagé
standing-character = { $name } ({ $role })
standing-upgraded = { $name } ({ $role }), côté amélioré
standing-sky-front = tuile Ciel { $name }, recto ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
standing-sky-back = tuile Ciel { $name }, verso ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
standing-nothing = Il n’y a rien ici qui puisse être joué seul ; attendu : { $expected }.
standing-no-figures = Cette version n’a pas encore de chiffres pour les éléments du jeu. Pour les faire : ufs balance --report FICHIER.md --save FICHIER.json, puis donnez --figures FICHIER.json.
standing-bad-figures = { $file } ne contient pas les chiffres d’un rapport d’équilibre.
