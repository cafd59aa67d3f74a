# The page about the API, for people who write programs.

api-title = The API
api-intro = Everything the page does, a program can do too. Positions, actions and events are those of the protocol; sentences are in the language of the Accept-Language header. For programs:
api-back = To the game
api-requests = Requests
api-shapes = Shapes
api-body = body
