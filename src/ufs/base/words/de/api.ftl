# Die Seite über die API, für alle, die Programme schreiben.

api-title = Die API
api-intro = Alles, was die Seite tut, kann auch ein Programm. Stellungen, Aktionen und Ereignisse sind die des Protokolls; jeder Satz kommt in der Sprache des Accept-Language-Headers. Für Programme:
api-back = Zum Spiel
api-requests = Anfragen
api-shapes = Datenformate
api-body = Inhalt
