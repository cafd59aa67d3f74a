# Die Seite, auf der gespielt wird: Spielplan, Pult, Protokoll.

board-label = Der Spielplan: Himmel, Stadt und Basis
desk-label = Dein Pult
tray-label = Würfel in der Hand
board-as-text = Der Spielplan als Text

space-label = Reihe { $row }, Spalte { $column }
drop-point = { term-abwurfpunkt } von Spalte { $column }
possible = Möglich
unexcavated = nicht { term-ausgebohrt }
excavator = { term-bohrer }
costs = kostet { $cost } Energie
large-room = Raum mit { $size } Feldern
die-plain = { term-grau }er Würfel mit Wert { $value }
die-white = weißer Würfel mit Wert { $value }
robot-here = Roboter { $robot } mit Wert { $value }
robot-tired = Roboter { $robot } mit Wert { $value }, genutzt
sign-left = einem Pfeil nach links
sign-right = einem Pfeil nach rechts
sign-icon = einem Mutterschiff-Symbol
sign-explosion = einer Explosion mit { $number }
sign-red-explosion = einer roten Explosion mit { $number }
standing = Runde { $round }, { $phase }. Energie { $energy } von { $energy_max }. Schaden { $damage } von { $hits }. Forschung { $research } von { $research_length }; die nächsten Felder kosten { $next }.
mothership-at = Das Mutterschiff ist in Reihe { $row }; { $rows ->
        [one] der Totenschädel ist 1 Reihe entfernt.
       *[other] der Totenschädel ist { $rows } Reihen entfernt.
    }
caption-descends = Das Mutterschiff sinkt in Reihe { $row }.
caption-acts = Es handelt: { $action }.
caption-launches = Es schickt seine Schiffe los.
board-next = Als Nächstes: { $action }
next-action = In der nächsten Reihe: { $action }.
waiting-ships = Auf dem Mutterschiff: { $aboard ->
        [one] 1 Schiff
       *[other] { $aboard } Schiffe
    }. Im Vorrat: { $supply ->
        [one] 1 { term-weiss }es Schiff
       *[other] { $supply } { term-weiss }e Schiffe
    }.
ships-title = Schiffe
base-title = Basis
ship-line = Spalte { $column }, Reihe { $row }: { $kind }.
ship-line-on = Spalte { $column }, Reihe { $row }: { $kind } auf { $sign }.
no-ships = Am Himmel ist kein Schiff.
column-short = Spalte { $column }
row-short = Reihe { $row }

round-number = Runde { $round }
round-word = Runde
overview-title = Eine Runde
research = Forschung
energy = Energie
damage = Schaden
next-costs = als Nächstes { $costs }
threat-short = Bedrohungslevel { $level }
level-short = Stufe { $level }
damaged-short = beschädigte Seite
strict-short = streng

prompt-pick = Nimm einen Würfel.
prompt-place = Setz ihn auf ein leuchtendes Feld.
prompt-rooms = Nutze deine Räume, in beliebiger Reihenfolge.
prompt-rooms-done = Hier gibt es nichts mehr zu tun.
prompt-spawn = Ein Schiff startet. Wähle seinen { term-abwurfpunkt }.
prompt-install = Ein neuer Roboter mit Wert { $value }: Wähle seinen Raum.
prompt-roll = { $count ->
        [one] Wirf 1 Würfel und gib seinen Wert ein.
       *[other] Wirf { $count } Würfel und gib die Werte ein.
    }
prompt-watch = Sieh zu, was geschieht.
prompt-moment = Du blickst zurück.
white-die-hint = Weiß: Danach werden die übrigen neu geworfen
plain-die-hint = { term-Grau }er Würfel

telling-idle = Zeig auf ein Feld, um zu sehen, was es bewirken würde.
on-your-table = Auf deinem Tisch
nothing-moves = Kein Schiff bewegt sich.
leaves-open = { $count ->
        [one] Noch offen: Spalte { $columns }.
       *[other] Noch offen: Spalten { $columns }.
    }
rule-link = Regel { $rule }
to-the-rules = In den Regeln nachlesen
confirm-place = Hier einsetzen
confirm-do = Ausführen
cancel = Abbrechen
close = Schließen

use-room = { $room } nutzen: { $value }
excavate = { term-Bohren }
done = Weiter
done-rest = Rest verfallen lassen
done-detail = Ungenutzte Würfel bewirken nichts; dann zieht das Mutterschiff.
remove-robot = Roboter ({ $value }) entfernen
which-robot = Welcher blaue Würfel?
robot-new = Roboter { $robot }, nicht in der Basis
robot-on-board = Roboter { $robot }, in der Basis mit Wert { $value }
which-ship = Welches Schiff?
spawn-here = Spalte { $column }

roll-enter = Wurf eingeben
roll-clear = Leeren
roll-dice = Würfeln
worker-row-plain = Würfel { $number }, { term-grau }
worker-row-white = Würfel { $number }, weiß

undo-strict = Strenges Spiel: Gewürfelt ist gewürfelt.
menu = Menü
undo = Zurück
redo = Vor
log = Protokoll
share = Teilen
keys = Tasten
correct = Korrektur …
correct-title = Den Tisch korrigieren
correct-hint = Stell ein, was auf deinem echten Tisch liegt. Tippe ein Teil an, dann seinen Platz, hier oder im Bild.
correct-tracks = Marker
correct-mothership = Reihe des Mutterschiffs
correct-tokens = Eigener Zähler
correct-less = { $name }: weniger
correct-more = { $name }: mehr
correct-pieces = Schiffe, Würfel, { term-bohrer }
correct-robot = Roboter { $number }
correct-value = Zahl auf dem Würfel
correct-row = Reihe
correct-column = Spalte
correct-aboard = Auf dem Mutterschiff
correct-supply = Im Vorrat
correct-hand = Auf der Hand
correct-resolved = Genutzt
correct-off = Nicht auf dem Plan
correct-exhausted = Genutzt
correct-others = Fähigkeiten und Räume
correct-spent = Eingesetzt: { $name }
correct-smoke = Würfel im Rauch
correct-supplies = Räume mit Nachschub
correct-destroyed = Zerstörte Schiffe
correct-points = Punkte zu verteilen
correct-held = Mutterschiff aufgehalten
correct-held-null = nein
correct-held-action = diese Runde keine Aktion
correct-held-descent = kein Sinken in seiner Phase
correct-core-shot = Herz des Mutterschiffs
correct-core-shot-false = nicht getroffen
correct-core-shot-true = getroffen
correct-end = Phase und Spielende
correct-won = Gewonnen durch eine Karte
correct-lost = Verloren durch eine Karte
correct-install = Wartender Roboter
correct-none = keiner
correct-changes = Das ändert sich
correct-nothing-yet = Noch ist nichts geändert.
correct-apply = Korrigieren
corrected-hint = Von Hand korrigiert; das Spiel zählt nicht in der Statistik.

log-title = Protokoll
log-close = Protokoll schließen
log-look = Diesen Moment zeigen

moment = Du siehst Schritt { $step } von { $of }.
moment-back = Zurück zur Gegenwart
moment-fork = Von hier weiterspielen
forked = Von hier geht ein neues Spiel weiter. Das alte bleibt erhalten.
forked-relaxed = Ein neues Spiel geht von hier weiter, entspannt gespielt. Das alte bleibt erhalten.
changed-elsewhere = Dieses Spiel ging in einem anderen Fenster weiter. Nichts ist verloren: Lade hier den neuen Stand.
reload-game = Laden

end-won = Gewonnen
end-lost = Verloren
end-research = Die Forschung ist abgeschlossen.
end-damage = Die Basis ist zerstört.
end-mothership = Das Mutterschiff ist zu tief gesunken.
end-card = Eine Karte entscheidet.
end-rounds = { $rounds ->
        [one] Es dauerte 1 Runde.
       *[other] Es dauerte { $rounds } Runden.
    }
end-look = Spielplan ansehen

keys-title = Tasten
key-pick = Würfel nehmen oder eigenen Wurf eingeben
key-move = Sich in der Basis bewegen
key-place = Würfel einsetzen, Raum nutzen
key-escape = Würfel zurücklegen
key-excavate = { term-Bohren }
key-done = Rest verfallen lassen, weiter
key-undo = Zurücknehmen
key-redo = Wiederholen
key-log = Protokoll öffnen oder einklappen
key-text = Der Spielplan als Text
key-overview = Eine Runde, Schritt für Schritt
key-help = Diese Tasten

stands-on = Es steht auf einer { $number }.
stands-on-red = Es steht auf einer roten { $number }.
place-short = Reihe { $row }, Spalte { $column }
robot-waiting = neuer Roboter mit { $value }
about-game = Über dieses Spiel
about-edition = Ausgabe
about-hard = { $book ->
        [pnp] Schwierige Seite
       *[box] Bedrohlichere Seite
    }
about-none = keine
about-dice = Würfel
about-dice-auto = wirft das Programm
about-dice-manual = deine eigenen
about-mode = Spielweise
end-figures = Forschung { $research } von { $research_length }, Schaden { $damage } von { $hits }.

# Fähigkeiten, Ziele, was für diese Runde geplant ist.
abilities = Fähigkeiten
upgraded = Upgrade
ability-left = { $left ->
        [0] verbraucht
       *[other] noch { $left }-mal
    }
ability-left-round = { $left ->
        [0] diese Runde verbraucht
       *[other] diese Runde noch { $left }-mal
    }
prompt-ability-now = { $name }: jetzt?
prompt-ability-column = { $name }: Wähle eine Spalte.
prompt-ability-die = { $name }: Wähle einen Würfel.
prompt-ability-change = { $name }: Wähle einen Würfel, höher oder tiefer.
prompt-ability-colour = { $name }: auf die gelben oder auf die roten Explosionen?
prompt-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } zu verteilen: Wähle einen Würfel.
prompt-colour = Kampfflugzeuge: auf die gelben oder auf die roten Explosionen?
points-left = Noch zu verteilende Punkte der Kommandozentrale: { $points }.
points-to-die = { $die }, Reihe { $row }, Spalte { $column }: auf { $value } erhöhen
aim-yellow = Gelbe Explosionen
aim-red = Rote Explosionen
confirm-ability = Einsetzen
plan-smoke = Rauch: { $dice } Würfel
plan-supplies = Nachschub: { $rooms ->
        [one] 1 Raum
       *[other] { $rooms } Räume
    }
plan-held-action = Diese Runde keine Aktion
plan-held-descent = Kein Sinken in seiner Phase
goal-title = Außer der Forschung
goal-depth = Tunnelbohrer in Reihe { $now }, nötig: Reihe { $amount } oder tiefer.
goal-ships = Zerstörte Schiffe: { $now } von { $amount }.
goal-orange = Das orange Schiff muss zerstört werden.
goal-shot = Nach dem letzten Forschungsfeld: Kampfflugzeuge mit Wert { $amount } oder mehr aufs Mutterschiff.
goal-met = Erledigt.
holds = Schiffe sinken um { $rows } weniger
sign-drain = Stromleitung
sign-pulse = Impulsspule
sign-damage = Geschützbatterie
sign-call = Leuchtfeuer
sign-cave-in = Verwerfung
sign-forget = Störfeld
sign-energy = Stromquelle
sign-teleport = einem Teleporter { $letter }
gains-energy = { $amount } Energie mehr
about-sky = Himmelsplättchen

## What the game screen shares with the others

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
game-corrected = korrigiert
piece-sky0 = Himmel, über allen (letzte Schlacht)
piece-sky1 = Himmel, oberster
piece-sky2 = Himmel, zweiter von oben
piece-sky3 = Himmel, dritter von oben
piece-sky4 = Himmel, unterster
piece-mothership = Mutterschiff
piece-upper = Obere Basis
piece-lower = Untere Basis
piece-tracks = Leisten
table-link = So baust du den Tisch auf
new-relaxed = Entspannt
new-strict = Streng
new-seed = Seed
stuck-prompt = Dieses Spiel kannst du nur ansehen.
nav-review = Rückblick
camp-back = Weiter mit der Kampagne
sound-card-label = Ton
sound-card-text = Jedes Schiff summt einen Ton: Möchtest du das hören?
sound-card-yes = Mit Ton
sound-card-no = Lieber still
