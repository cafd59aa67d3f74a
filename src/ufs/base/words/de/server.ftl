# Der Server, die Spielstände und `ufs play`.

server-address = Under Falling Skies: { $address }
server-stop = Mit Strg-C beenden.
server-token-once = Wer diese Adresse öffnet, darf spielen. Sie wird nur dieses eine Mal gezeigt.
server-port-taken = Der Port { $port } ist belegt. Lass --port weg oder nimm einen anderen.
server-bad-host = Die Adresse { $host } lässt sich nicht verwenden: { $reason }
server-text-only = { $option } ist nur ohne --text sinnvoll.
server-broken-page = Für diese Seite brauchst du die Adresse mit Token, die beim Start des Spiels ausgegeben wurde.

http-not-found = Unter { $path } gibt es nichts.
http-not-allowed = { $method } ist bei { $path } nicht möglich.
http-bad-host = Dieser Server antwortet nur unter seiner eigenen Adresse, nicht unter „{ $found }“.
http-bad-origin = Andere Seiten dürfen hier nicht mitspielen (Anfrage von { $found }).
http-no-token = Das Zugangstoken fehlt oder ist falsch. Öffne die Adresse, die beim Start des Spiels ausgegeben wurde.
http-not-json = Eine Anfrage mit Inhalt wird als application/json gesendet.
http-too-large = Die Anfrage ist größer als { $most } Bytes.
http-bad-json = Die Anfrage ist kein JSON: { $reason }
http-internal = Im Programm ist etwas schiefgegangen; das Spiel ist, wie es vorher war.

load-not-one = Das ist weder eine Textaufzeichnung („ufs-record/1“ in der ersten Zeile) noch das JSON eines Spielstands oder einer Stellung.
load-bad-json = Der Text sieht nach JSON aus, ist aber keines: { $reason }
no-such-step = In diesem Spiel gibt es keinen Schritt { $found }; es hat { $count }.

store-no-such-game = Es gibt kein Spiel „{ $found }“; vielleicht wurde es gelöscht.
store-changed-elsewhere = Dieses Spiel ging anderswo weiter, vielleicht in einem anderen Tab. Lade es neu, dann siehst du, wie es steht.
store-strict-undo = Im strengen Spiel wird nichts über einen Wurf hinweg zurückgenommen.
store-broken-game = Das Spiel { $id } lässt sich nicht öffnen: { $what } Wenn es mit einem Paket gespielt wurde, starte wieder mit diesem Paket.
store-steps-missing = einige seiner Züge fehlen.
store-set-aside = Die Datei mit den Spielständen war beschädigt. Sie wurde als { $file } beiseitegelegt und eine neue begonnen.
text-file-left = Ein Spiel einer älteren Version konnte nicht in die Spielstände übernommen werden; es bleibt in { $file }: { $reason }
text-file-unread = Die Datei kann nicht gelesen werden ({ $reason }).
store-newer = Die Datei mit den Spielständen stammt von einer neueren Version dieses Programms (Schema { $found }, bekannt bis { $newest }). Es wurde nichts verändert.
store-full = Der Datenträger ist voll, deshalb wurde nichts gespeichert. Schaffe Platz und versuche es noch einmal; das Spiel ist, wie es vorher war.
store-read-only = In die Datei mit den Spielständen lässt sich nicht schreiben, deshalb wurde nichts gespeichert. Prüfe ihre Rechte; das Spiel ist, wie es vorher war.
store-busy = Die Datei mit den Spielständen wird gerade von einem anderen Programm benutzt. Versuche es gleich noch einmal.
store-broken = Die Datei mit den Spielständen ist beschädigt. Starte das Programm neu: Es legt sie beiseite und beginnt eine neue.
store-failed = Die Datei mit den Spielständen lässt sich nicht benutzen: { $reason }
store-no-folder = Der Ordner mit den Spielständen lässt sich nicht benutzen: { $reason }

# Was der Server über Rätsel sagt.
puzzle-missed = Das ist es nicht: Ein anderer Zug gewinnt viel öfter.
puzzle-missed-chance = Dieser Zug gewinnt { $percent } % der Partien. Ein anderer gewinnt viel öfter.
puzzle-solution-text = So gewinnt man { $best } % der Partien, mit dem nächstbesten Zug { $other } %.
puzzle-solved = Gelöst! Kein anderer Zug gewinnt auch nur annähernd so oft.
puzzle-unknown = Ein Rätsel „{ $found }“ gibt es nicht.
puzzle-unreadable = Die Rätsel in { $file } sind nicht lesbar: { $reason }
