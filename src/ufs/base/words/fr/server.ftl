# Le serveur, les sauvegardes et `ufs play`.

server-address = Under Falling Skies : { $address }
server-stop = Ctrl-C pour arrêter.
server-open = Quiconque possède cette adresse peut jouer. Gardez-la pour vous.
server-port-taken = Le port { $port } est occupé. Omettez --port ou choisissez-en un autre.
server-bad-host = L’adresse { $host } est inutilisable : { $reason }
server-bad-public = L’adresse « { $found } » n’est pas celle d’un site. Attendu : quelque chose comme https://play.example, sans chemin.
server-bad-token = La variable { $variable } doit contenir de 32 à 128 lettres, chiffres, - ou _.
server-text-only = { $option } n’a de sens que sans --text.
server-no-token = Le fichier { $file }, qui contient le jeton de ce serveur, est inutilisable : { $reason }
server-token-replaced = Le fichier { $file } ne contenait plus de jeton ; il y en a donc un nouveau. Ouvrez l’adresse ci-dessous une fois dans chaque navigateur où vous jouez.

door-why = Seuls entrent ceux qui ont le jeton de ce jeu.
door-where = Ouvrez l’adresse que le jeu a affichée dans le terminal où il a été lancé (avec « make play » ou « { $command } ») : elle contient le jeton. Ensuite ce navigateur le connaît, et les marque-pages fonctionnent de nouveau.
door-file = Le jeton se trouve aussi dans le fichier { $file }. Ajoutez-le à la fin de l’adresse : { $address }

http-not-found = Il n’y a rien à { $path }.
http-not-allowed = { $method } n’est pas possible à { $path }.
http-bad-host = Ce serveur ne répond qu’à sa propre adresse, pas à « { $found } ».
http-bad-origin = Les autres sites ne peuvent pas jouer ici (demande de { $found }).
http-no-token = Le jeton d’accès manque ou est faux. Ouvrez l’adresse affichée au lancement du jeu ; les programmes envoient le jeton dans l’en-tête « Authorization: Bearer … ».
http-not-json = Une requête avec un contenu s’envoie en application/json.
http-too-large = La requête dépasse { $most } octets.
http-too-slow = La requête n’est pas arrivée entièrement en { $seconds } secondes.
http-too-many-connections = Trop de programmes sont connectés à ce serveur. Réessayez dans un instant.
http-bad-json = La requête n’est pas du JSON : { $reason }
http-internal = Quelque chose s’est mal passé dans le programme ; la partie est comme avant.

load-not-one = Ce n’est ni une transcription (« ufs-record/1 » en première ligne) ni le JSON d’une partie ou d’une position enregistrée.
load-bad-json = Le texte ressemble à du JSON mais n’en est pas : { $reason }
no-such-step = Cette partie n’a pas d’étape { $found } ; elle en a { $count }.

store-no-such-game = Il n’y a pas de partie « { $found } » ; elle a peut-être été supprimée.
store-changed-elsewhere = Cette partie a continué ailleurs, peut-être dans un autre onglet. Rechargez-la pour voir où elle en est.
store-strict-undo = En jeu strict, on ne revient jamais en arrière par-delà un lancer.
store-broken-game = La partie { $id } ne peut pas être ouverte : { $what } Si elle a été jouée avec un pack, relancez avec ce pack.
store-replay-differs = La partie { $id } ne peut pas être poursuivie telle qu’elle a été laissée : { $what } Rien n’a été modifié. Vous pouvez la regarder et l’exporter ; si elle n’était pas finie, vous pouvez continuer d’ici dans une nouvelle partie.
store-other-position = rejouée, elle aboutit ailleurs ({ $field } vaut { $now } au lieu de { $was }).
store-pieces-lost = les éléments avec lesquels elle a été jouée ({ $found }) sont perdus ou endommagés.
store-no-trouble = La partie { $id } peut être poursuivie telle quelle ; une nouvelle partie est inutile.
store-steps-missing = certains de ses coups manquent.
store-salvaged = Le fichier des parties était endommagé. { $games ->
        [0] 0 partie
        [one] Une partie
       *[other] { $games } parties
    } et { $campaigns ->
        [0] 0 campagne
        [one] une campagne
       *[other] { $campaigns } campagnes
    } ont été sauvées dans un nouveau fichier{ $restored ->
        [0] { "" }
        [one] , dont une partie tirée d’une sauvegarde
       *[other] , dont { $restored } parties tirées d’une sauvegarde
    }. { $incomplete ->
        [0] { "" }
        [one] Il manque des coups à une partie.{ " " }
       *[other] Il manque des coups à { $incomplete } parties.{ " " }
    }{ $lost ->
        [0] { "" }
        [one] Une partie est perdue.{ " " }
       *[other] { $lost } parties sont perdues.{ " " }
    }Le fichier endommagé est conservé sous { $file } ; un fichier texte à côté en dit plus.
store-no-backup = La dernière sauvegarde des parties a échoué : { $reason }
salvage-report = Sauvé de { $file } : parties { $games } (dont { $restored } tirées d’une sauvegarde, { $incomplete } sans tous leurs coups), campagnes { $campaigns }. Parties perdues : { $lost }.
salvage-lost = Parties perdues : { $ids }
salvage-incomplete = Parties sans tous leurs coups : { $ids }
salvage-restored = Parties tirées de la sauvegarde : { $ids }
salvage-backup = Sauvegarde : { $file }
saves-written = Écrit : { $file }
saves-none = Il n’y a pas encore de sauvegarde.
saves-restored = Les parties sont de nouveau celles de { $file }. L’état précédent se trouve dans { $aside }.
saves-no-saves = il ne contient pas de parties de ce programme.
saves-would-overwrite = { $file } existe déjà. Choisissez un autre nom ou remplacez-le avec --overwrite.
saves-is-there = { $file } existe déjà. Choisissez un autre nom avec --out.
saves-emptied = { $count ->
    [0] Aucune entrée n’est supprimée
    [one] Une entrée est supprimée
   *[other] { $count } entrées sont supprimées
} pour de bon.
saves-bin-empty = La corbeille est vide.
saves-unreadable = illisible
saves-recovered = { $id } est de retour.
saves-not-in-bin = « { $found } » n’est pas dans la corbeille. Voir : ufs saves bin
saves-bad-file = { $file } est inutilisable : { $reason }
store-unreadable = { $what } est illisible : son champ « { $column } » contient une valeur inattendue ({ $found }). Rien n’est effacé.
store-bad-value = son champ « { $column } » contient une valeur inattendue ({ $found }).
store-row = { $table ->
    [games] La partie { $id }
    [campaigns] La campagne { $id }
    [settings] Le réglage { $id }
    [puzzles] La note du problème { $id }
   *[other] Un ensemble d’éléments ({ $id })
}
store-unreadable-more = Et { $count } de plus.
store-no-profile = Ces sauvegardes ne sont pas dans un fichier ; impossible de les exporter en un seul.
text-file-left = Une partie d’une ancienne version n’a pas pu être reprise dans les sauvegardes ; elle reste dans { $file } : { $reason }
text-file-unread = Le fichier ne peut pas être lu ({ $reason }).
store-newer = Le fichier des parties vient d’une version plus récente de ce programme (schéma { $found }, connu jusqu’à { $newest }). Rien n’a été modifié.
store-full = Le disque est plein, rien n’a donc été enregistré. Faites de la place et réessayez, ou supprimez des parties et videz la corbeille ; la partie est comme avant.
store-read-only = Le fichier des parties n’est pas modifiable, rien n’a donc été enregistré. Vérifiez ses droits ; la partie est comme avant.
store-busy = Le fichier des parties est utilisé par un autre programme. Réessayez dans un instant.
store-broken = Le fichier des parties est endommagé. Relancez le programme : il sauvera tout ce qui est lisible dans un nouveau fichier et gardera l’ancien.
store-failed = Le fichier des parties est inutilisable : { $reason }
store-no-folder = Le dossier des parties est inutilisable : { $reason }
store-bad-url = Ce n’est pas l’adresse d’un endroit où enregistrer des parties. Attendu : postgresql://utilisateur:motdepasse@serveur/base ou sqlite:///chemin/du/fichier.
store-url-at = L’adresse de la base contient plus d’un @. Écrivez %40 pour un @ dans le mot de passe.
store-other-database = Les parties ne peuvent pas être enregistrées dans une base de type « { $found } ». Attendu : postgresql:// ou sqlite:///.
store-needs-postgres = L’enregistrement dans PostgreSQL demande psycopg : { INSTALL("postgres") } ({ $reason })
store-server-unreachable = Le serveur de base de données est injoignable : { $reason }
store-server-login = Le serveur de base de données a refusé la connexion. Vérifiez l’utilisateur et le mot de passe dans l’adresse. ({ $reason })
store-server-no-database = La base de données n’existe pas. Créez-la d’abord. ({ $reason })
store-server-newer = La base de données vient d’une version plus récente de ce programme (schéma { $found }, connu jusqu’à { $newest }). Rien n’a été modifié.
store-server-foreign = La base de données contient les tables d’un autre programme. Rien n’a été modifié ; donnez au jeu sa propre base.
store-server-full = Le disque du serveur de base de données est plein, rien n’a donc été enregistré. Faites de la place et réessayez ; la partie est comme avant.
store-server-read-only = Cet utilisateur ne peut pas écrire dans la base, rien n’a donc été enregistré. Vérifiez les droits ; la partie est comme avant. ({ $reason })
store-server-busy = La base de données a trop à faire en ce moment, rien n’a donc été enregistré. Réessayez dans un instant.
store-server-failed = La base de données est inutilisable : { $reason }
store-lost = La connexion à la base de données a été perdue, rien n’a donc été enregistré. Réessayez dans un instant.
store-outcome-unknown = La connexion à la base de données a été perdue pendant l’enregistrement. Le dernier changement a peut-être été enregistré, peut-être pas : rechargez pour le savoir.

# Ce que le serveur dit des énigmes.
puzzle-missed = Ce n’est pas cela : un autre coup gagne bien plus souvent.
puzzle-missed-chance = Ce coup gagne { $percent } % des parties. Un autre gagne bien plus souvent.
puzzle-solution-text = Ce coup gagne { $best } % des parties, le meilleur des autres { $other } %.
puzzle-solved = Résolu ! Aucun autre coup ne gagne presque aussi souvent.
puzzle-unknown = Il n’y a pas d’énigme « { $found } ».
puzzle-unreadable = Les énigmes de { $file } sont illisibles : { $reason }
