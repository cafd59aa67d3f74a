# Vos propres batailles : étoiles, bataille sur demande, codes.

battle-box-only = Seules les parties de la boîte ont des étoiles et des codes ; celle-ci est de l’édition « { $found } ».
battle-nearest = Aucune bataille de difficulté { $wished } ne répond à ces souhaits ; la plus proche est de difficulté { $found }.
battle-none = Aucune bataille ne répond à ces souhaits. Autorisez plus de chapitres, ou demandez moins.
battle-no-advanced-tiles = Les chapitres autorisés n’apportent aucune tuile Ciel avancée. Autorisez le chapitre 2 ou 3, ou prenez les tuiles de base.
battle-chapters = Les chapitres sont { $expected } (0 est le jeu standard), trouvé : { $found }.
battle-tiles = { $found } n’est pas un choix de tuiles Ciel ; attendu : « any », « basic » ou « advanced ».
battle-no-code = { $found } n’est pas le code d’une bataille ; un code commence par { $expected }
battle-newer-code = Ce code est d’une autre version ({ $found }) ; ce programme lit { $expected }. Un programme plus récent le connaît peut-être.
battle-mistyped = Le code { $found } est incomplet ou contient une erreur. Recopiez-le jusqu’au dernier caractère.

## Chapitres scellés

sealed-here = { $count ->
        [one] On y voit un élément encore scellé : il arrive
       *[other] On y voit { $count } éléments encore scellés : ils arrivent
    } avec la campagne (chapitre { $chapters }), et cette première rencontre fait partie du plaisir.
sealed-chapters = { $count ->
        [one] Le chapitre { $chapters } est encore scellé : aucune de vos campagnes ne l’a ouvert.
       *[other] Les chapitres { $chapters } sont encore scellés : aucune de vos campagnes ne les a ouverts.
    }
battle-none-open = Ce que vous avez rencontré ne suffit pas pour une telle bataille. Demandez moins, jouez la campagne ou brisez le sceau.
sealed-how = Pour le voir quand même, ajoutez --unseal once (cette partie seulement) ou --unseal always (briser le sceau pour de bon).

## Après une partie

play-again = Rejouer
again-same = Rejouer la même partie
again-same-text = Même ciel, nouveaux dés.
again-same-cards = Mêmes cartes, nouveaux dés.
again-damaged = Continuer avec { $city }, côté endommagé
again-damaged-more = Retenter { $city }, côté endommagé
again-sky = Le ciel est tiré à nouveau.
again-cards = Les cartes sont tirées à nouveau.
again-new-dice = Rien à tirer, nouveaux dés.
again-damaged-sky = Le ciel est tiré à nouveau, au même niveau de menace.
again-damaged-fixed = À ce niveau de menace, le ciel reste tel quel.
again-ability = Capacité du côté endommagé : { $text }
again-ability-same = Le côté endommagé a la même capacité.
again-ability-none = { $city } : le côté endommagé n’a pas de capacité.
again-energy = Énergie au départ : { $energy } au lieu de { $before }.
again-energy-same = Même énergie au départ.
again-not-over = Cette partie n’est pas encore terminée.
again-not-here = La suite de cette partie se décide ailleurs : dans sa campagne, ou avec l’énigme suivante.
again-not-damaged = Le côté endommagé vient après une partie perdue hors campagne sur le côté bleu d’une ville.
again-nothing-drawn = À ce niveau, rien n’est tiré : « Rejouer » donne déjà la même partie.
