# La page sur l’API, pour qui écrit des programmes.

api-title = L’API
api-intro = Tout ce que fait la page, un programme peut le faire. Positions, actions et événements sont ceux du protocole ; chaque phrase vient dans la langue de l’en-tête Accept-Language. Pour les programmes :
api-back = Vers le jeu
api-requests = Requêtes
api-shapes = Formes
api-body = contenu
