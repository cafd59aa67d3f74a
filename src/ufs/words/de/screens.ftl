# Die Seiten rund um das Spiel: Start, neues Spiel, Laden und Weitergeben, Statistik, Einstellungen.

## Der Rahmen

title = Under Falling Skies
skip-to-content = Zum Inhalt springen
nav-label = Under Falling Skies, Hauptmenü
nav-home = Zum Start
nav-new = Neues Spiel
nav-rules = Regeln
nav-statistics = Statistik
nav-settings = Einstellungen
trouble-title = Da ist etwas schiefgegangen
no-server = Der Server des Spiels antwortet nicht. Starte ihn neu (make play oder ufs play); nichts Gespieltes ist verloren.
