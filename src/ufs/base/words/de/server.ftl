# Der Server, die Spielstände und `ufs play`.

server-address = Under Falling Skies: { $address }
server-stop = Mit Strg-C beenden.
server-open = Wer diese Adresse hat, darf spielen. Behalte sie für dich.
server-port-taken = Der Port { $port } ist belegt. Lass --port weg oder nimm einen anderen.
server-bad-host = Die Adresse { $host } lässt sich nicht verwenden: { $reason }
server-bad-public = Die Adresse „{ $found }“ ist keine einer Website. Erwartet wird etwas wie https://play.example, ohne Pfad.
server-bad-token = Die Variable { $variable } muss aus 32 bis 128 Buchstaben, Ziffern, - oder _ bestehen.
server-text-only = { $option } ist nur ohne --text sinnvoll.
server-no-token = Die Datei { $file } mit dem Token dieses Servers lässt sich nicht verwenden: { $reason }
server-token-replaced = In der Datei { $file } stand kein Token mehr, deshalb gibt es ein neues. Öffne die Adresse unten einmal in jedem Browser, in dem du spielst.

door-why = Hier kommt nur herein, wer das Token dieses Spiels hat.
door-where = Öffne die Adresse, die das Spiel im Terminal ausgegeben hat, in dem es gestartet wurde (mit „make play“ oder „{ $command }“): Sie enthält das Token. Danach kennt dieser Browser es, und Lesezeichen gehen wieder.
door-file = Das Token steht auch in der Datei { $file }. Hänge es an die Adresse an: { $address }

http-not-found = Unter { $path } gibt es nichts.
http-not-allowed = { $method } ist bei { $path } nicht möglich.
http-bad-host = Dieser Server antwortet nur unter seiner eigenen Adresse, nicht unter „{ $found }“.
http-bad-origin = Andere Seiten dürfen hier nicht mitspielen (Anfrage von { $found }).
http-no-token = Das Zugangstoken fehlt oder ist falsch. Öffne die Adresse, die beim Start des Spiels ausgegeben wurde; Programme senden das Token in der Kopfzeile „Authorization: Bearer …“.
http-not-json = Eine Anfrage mit Inhalt wird als application/json gesendet.
http-too-large = Die Anfrage ist größer als { $most } Bytes.
http-too-slow = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden vollständig an.
http-too-many-connections = Zu viele Programme sind mit diesem Server verbunden. Versuche es gleich noch einmal.
http-bad-json = Die Anfrage ist kein JSON: { $reason }
http-internal = Im Programm ist etwas schiefgegangen; das Spiel ist, wie es vorher war.

load-not-one = Das ist weder eine Textaufzeichnung („ufs-record/1“ in der ersten Zeile) noch das JSON eines Spielstands oder einer Stellung.
load-bad-json = Der Text sieht nach JSON aus, ist aber keines: { $reason }
no-such-step = In diesem Spiel gibt es keinen Schritt { $found }; es hat { $count }.

store-no-such-game = Es gibt kein Spiel „{ $found }“; vielleicht wurde es gelöscht.
store-changed-elsewhere = Dieses Spiel ging anderswo weiter, vielleicht in einem anderen Tab. Lade es neu, dann siehst du, wie es steht.
store-strict-undo = Im strengen Spiel wird nichts über einen Wurf hinweg zurückgenommen.
store-broken-game = Das Spiel { $id } lässt sich nicht öffnen: { $what } Wenn es mit einem Paket gespielt wurde, starte wieder mit diesem Paket.
store-replay-differs = Das Spiel { $id } kann nicht so weitergespielt werden, wie es verlassen wurde: { $what } Nichts wurde geändert. Du kannst es ansehen und exportieren; wenn es noch nicht zu Ende war, kannst du von hier aus in einem neuen Spiel weiterspielen.
store-other-position = Nachgespielt steht es anders ({ $field } ist { $now }, war aber { $was }).
store-pieces-lost = Die Teile, mit denen es gespielt wurde ({ $found }), sind verloren oder beschädigt.
store-no-trouble = Das Spiel { $id } kann weitergespielt werden, wie es ist; ein neues ist nicht nötig.
store-steps-missing = Einige seiner Züge fehlen.
store-salvaged = Die Datei der Spielstände war beschädigt. { $games ->
        [0] Kein Spiel
        [one] Ein Spiel
       *[other] { $games } Spiele
    } und { $campaigns ->
        [0] keine Kampagne
        [one] eine Kampagne
       *[other] { $campaigns } Kampagnen
    } wurden in eine neue Datei gerettet{ $restored ->
        [0] { "" }
        [one] , davon ein Spiel aus einer Sicherung
       *[other] , davon { $restored } Spiele aus einer Sicherung
    }. { $incomplete ->
        [0] { "" }
        [one] Einem Spiel fehlen Züge.{ " " }
       *[other] { $incomplete } Spielen fehlen Züge.{ " " }
    }{ $lost ->
        [0] { "" }
        [one] Ein Spiel ist verloren.{ " " }
       *[other] { $lost } Spiele sind verloren.{ " " }
    }Die beschädigte Datei liegt unter { $file }; eine Textdatei daneben sagt mehr.
store-no-backup = Die letzte Sicherung der Spielstände ist nicht gelungen: { $reason }
salvage-report = Gerettet aus { $file }: Spiele { $games } (davon { $restored } aus einer Sicherung, { $incomplete } ohne alle ihre Züge), Kampagnen { $campaigns }. Verlorene Spiele: { $lost }.
salvage-lost = Verlorene Spiele: { $ids }
salvage-incomplete = Spiele ohne alle ihre Züge: { $ids }
salvage-restored = Spiele aus der Sicherung: { $ids }
salvage-backup = Sicherung: { $file }
saves-written = Geschrieben: { $file }
saves-none = Es gibt noch keine Sicherungen.
saves-restored = Die Spielstände sind wieder die aus { $file }. Was vorher da war, liegt in { $aside }.
saves-no-saves = darin sind keine Spielstände dieses Programms.
saves-would-overwrite = { $file } gibt es schon. Einen anderen Namen wählen oder mit --overwrite ersetzen.
saves-is-there = { $file } gibt es schon. Mit --out einen anderen Namen wählen.
saves-emptied = { $count ->
    [0] Kein Eintrag ist
    [one] Ein Eintrag ist
   *[other] { $count } Einträge sind
} endgültig gelöscht.
saves-bin-empty = Der Papierkorb ist leer.
saves-unreadable = nicht lesbar
saves-recovered = { $id } ist zurück.
saves-not-in-bin = „{ $found }“ ist nicht im Papierkorb. Siehe: ufs saves bin
saves-bad-file = { $file } ist nicht zu gebrauchen: { $reason }
store-unreadable = { $what } ist nicht lesbar: Im Feld „{ $column }“ steht etwas Unerwartetes ({ $found }). Gelöscht wird nichts.
store-bad-value = Im Feld „{ $column }“ steht etwas Unerwartetes ({ $found }).
store-row = { $table ->
    [games] Das Spiel { $id }
    [campaigns] Die Kampagne { $id }
    [settings] Die Einstellung { $id }
    [puzzles] Die Notiz zum Rätsel { $id }
   *[other] Ein Satz Teile ({ $id })
}
store-unreadable-more = Und { $count } weitere.
store-no-profile = Diese Spielstände liegen nicht in einer Datei; sie lassen sich nicht als eine ausgeben.
text-file-left = Ein Spiel einer älteren Version konnte nicht in die Spielstände übernommen werden; es bleibt in { $file }: { $reason }
text-file-unread = Die Datei kann nicht gelesen werden ({ $reason }).
store-newer = Die Datei mit den Spielständen stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt bis { $newest }). Es wurde nichts verändert.
store-full = Der Datenträger ist voll, deshalb wurde nichts gespeichert. Schaffe Platz und versuche es noch einmal, oder lösche Spiele und leere den Papierkorb; das Spiel ist, wie es vorher war.
store-read-only = In die Datei mit den Spielständen lässt sich nicht schreiben, deshalb wurde nichts gespeichert. Prüfe ihre Rechte; das Spiel ist, wie es vorher war.
store-busy = Die Datei mit den Spielständen wird gerade von einem anderen Programm benutzt. Versuche es gleich noch einmal.
store-broken = Die Datei mit den Spielständen ist beschädigt. Starte das Programm neu: Es rettet alles Lesbare in eine neue Datei und behält die beschädigte.
store-failed = Die Datei mit den Spielständen lässt sich nicht benutzen: { $reason }
store-no-folder = Der Ordner mit den Spielständen lässt sich nicht benutzen: { $reason }
store-bad-url = Das ist keine Adresse eines Ortes für Spielstände. Erwartet wird postgresql://benutzer:passwort@rechner/datenbank oder sqlite:///pfad/zur/datei.
store-url-at = In der Adresse der Datenbank steht mehr als ein @. Schreibe ein @ im Passwort als %40.
store-other-database = In einer Datenbank der Art „{ $found }“ lassen sich keine Spiele speichern. Erwartet wird postgresql:// oder sqlite:///.
store-needs-postgres = In PostgreSQL wird mit psycopg gespeichert: { INSTALL("postgres") } ({ $reason })
store-server-unreachable = Der Datenbankserver ist nicht erreichbar: { $reason }
store-server-login = Der Datenbankserver hat die Anmeldung abgelehnt. Prüfe Benutzer und Passwort in der Adresse. ({ $reason })
store-server-no-database = Die Datenbank gibt es nicht. Lege sie zuerst an. ({ $reason })
store-server-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt bis { $newest }). Es wurde nichts verändert.
store-server-foreign = In der Datenbank sind Tabellen eines anderen Programms. Es wurde nichts verändert; gib dem Spiel eine eigene Datenbank.
store-server-full = Der Datenträger des Datenbankservers ist voll, deshalb wurde nichts gespeichert. Schaffe Platz und versuche es noch einmal; das Spiel ist, wie es vorher war.
store-server-read-only = Dieser Benutzer darf nicht in die Datenbank schreiben, deshalb wurde nichts gespeichert. Prüfe die Rechte; das Spiel ist, wie es vorher war. ({ $reason })
store-server-busy = Die Datenbank hat gerade zu viel zu tun, deshalb wurde nichts gespeichert. Versuche es gleich noch einmal.
store-server-failed = Die Datenbank lässt sich nicht benutzen: { $reason }
store-lost = Die Verbindung zur Datenbank ging verloren, deshalb wurde nichts gespeichert. Versuche es gleich noch einmal.
store-outcome-unknown = Die Verbindung zur Datenbank ging beim Speichern verloren. Vielleicht wurde die letzte Änderung gespeichert, vielleicht nicht: Lade neu, dann siehst du es.

# Was der Server über Rätsel sagt.
puzzle-missed = Das ist es nicht: Ein anderer Zug gewinnt viel öfter.
puzzle-missed-chance = Dieser Zug gewinnt { $percent } % der Partien. Ein anderer gewinnt viel öfter.
puzzle-solution-text = So gewinnt man { $best } % der Partien, mit dem nächstbesten Zug { $other } %.
puzzle-solved = Gelöst! Kein anderer Zug gewinnt auch nur annähernd so oft.
puzzle-unknown = Ein Rätsel „{ $found }“ gibt es nicht.
puzzle-unreadable = Die Rätsel in { $file } sind nicht lesbar: { $reason }
