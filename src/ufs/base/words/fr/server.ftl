# Le serveur, les sauvegardes et `ufs play`.

server-address = Under Falling Skies : { $address }
server-stop = Ctrl-C pour arrêter.
server-token-once = Quiconque ouvre cette adresse peut jouer. Elle n’est affichée que cette fois-ci.
server-port-taken = Le port { $port } est occupé. Omettez --port ou choisissez-en un autre.
server-bad-host = L’adresse { $host } est inutilisable : { $reason }
server-text-only = { $option } n’a de sens que sans --text.
server-broken-page = Cette page a besoin de l’adresse avec jeton affichée au lancement du jeu.

http-not-found = Il n’y a rien à { $path }.
http-not-allowed = { $method } n’est pas possible à { $path }.
http-bad-host = Ce serveur ne répond qu’à sa propre adresse, pas à « { $found } ».
http-bad-origin = Les autres sites ne peuvent pas jouer ici (demande de { $found }).
http-no-token = Le jeton d’accès manque ou est faux. Ouvrez l’adresse affichée au lancement du jeu.
http-not-json = Une requête avec un contenu s’envoie en application/json.
http-too-large = La requête dépasse { $most } octets.
http-bad-json = La requête n’est pas du JSON : { $reason }
http-internal = Quelque chose s’est mal passé dans le programme ; la partie est comme avant.

load-not-one = Ce n’est ni une transcription (« ufs-record/1 » en première ligne) ni le JSON d’une partie ou d’une position enregistrée.
load-bad-json = Le texte ressemble à du JSON mais n’en est pas : { $reason }
no-such-step = Cette partie n’a pas d’étape { $found } ; elle en a { $count }.

store-no-such-game = Il n’y a pas de partie « { $found } » ; elle a peut-être été supprimée.
store-changed-elsewhere = Cette partie a continué ailleurs, peut-être dans un autre onglet. Rechargez-la pour voir où elle en est.
store-strict-undo = En jeu strict, on ne revient jamais en arrière par-delà un lancer.
store-broken-game = La partie { $id } ne peut pas être ouverte : { $what } Si elle a été jouée avec un pack, relancez avec ce pack.
store-steps-missing = certains de ses coups manquent.
store-set-aside = Le fichier des parties était endommagé. Il a été mis de côté sous { $file } et un nouveau a été commencé.
text-file-left = Une partie d’une ancienne version n’a pas pu être reprise dans les sauvegardes ; elle reste dans { $file } : { $reason }
text-file-unread = Le fichier ne peut pas être lu ({ $reason }).
store-newer = Le fichier des parties vient d’une version plus récente de ce programme (schéma { $found }, connu jusqu’à { $newest }). Rien n’a été modifié.
store-full = Le disque est plein, rien n’a donc été enregistré. Faites de la place et réessayez ; la partie est comme avant.
store-read-only = Le fichier des parties n’est pas modifiable, rien n’a donc été enregistré. Vérifiez ses droits ; la partie est comme avant.
store-busy = Le fichier des parties est utilisé par un autre programme. Réessayez dans un instant.
store-broken = Le fichier des parties est endommagé. Relancez le programme : il le mettra de côté et en commencera un nouveau.
store-failed = Le fichier des parties est inutilisable : { $reason }
store-no-folder = Le dossier des parties est inutilisable : { $reason }

# Ce que le serveur dit des énigmes.
puzzle-missed = Ce n’est pas cela : un autre coup gagne bien plus souvent.
puzzle-missed-chance = Ce coup gagne { $percent } % des parties. Un autre gagne bien plus souvent.
puzzle-solution-text = Ce coup gagne { $best } % des parties, le meilleur des autres { $other } %.
puzzle-solved = Résolu ! Aucun autre coup ne gagne presque aussi souvent.
puzzle-unknown = Il n’y a pas d’énigme « { $found } ».
puzzle-unreadable = Les énigmes de { $file } sont illisibles : { $reason }
