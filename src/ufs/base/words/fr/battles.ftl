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
