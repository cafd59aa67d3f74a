# La page sur l’API, pour qui écrit des programmes.

api-title = L’API
api-intro = Tout ce que fait la page, un programme peut le faire aussi. Positions, actions et événements sont ceux du protocole ; chaque phrase arrive dans la langue de l’en-tête Accept-Language. Pour les programmes :
api-back = Retour au jeu
api-requests = Requêtes
api-shapes = Formats de données
api-body = contenu
