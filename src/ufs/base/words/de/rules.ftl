# Die Regeln für den Spieltisch: kurz und mit eigenen Worten. Der genaue Wortlaut steht in docs/rules.md.
# Eine Zeile ist ein Absatz. Die Nummer einer Regel im Text wird zum Link.

rules-title = Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
rules-icons = Zeichen und Spielmaterial
rules-icons-intro = Alles, was auf dem Spielplan zu sehen ist, und was es für dich heißt.
icon-group-sky = Am Himmel
icon-group-edge = Am Rand
icon-group-base = In der Basis
icon-group-dice = Würfel und Roboter
rules-top = Zurück zum Inhalt
rules-other-game = Ein Fanprojekt nach dem Spiel von Tomáš Uhlíř (Czech Games Edition). Der Wortlaut dieser Regeln stammt von uns.
rules-editions = Beginnt ein Absatz mit „Schachtel“ oder „Print-and-Play“, gilt er nur für diese Ausgabe; alles andere gilt immer.
rules-book = Wörter und Farben
rules-box = Schachtel
rules-pnp = Print-and-Play
rules-pnp1 = Erstes Print-and-Play
rules-newer = Schachtel und zweites Print-and-Play

rule-intro = Under Falling Skies ist ein Würfelspiel für dich allein. Außerirdische Schiffe stürzen auf deine Stadt, während deine Leute darunter eine Basis graben und nach einer Waffe forschen. Ist die Forschung fertig, hast du gewonnen; erreicht der Schaden den Totenschädel auf seiner Leiste oder das Mutterschiff den Totenschädel am Himmelsrand, hast du verloren. Eine Runde hat drei Phasen: Du setzt fünf Würfel ein, in jede Spalte einen, und jeder holt die Schiffe seiner Spalte herunter; dann arbeiten die Räume, in denen die Würfel liegen; dann sinkt das Mutterschiff, führt seine Aktion aus und setzt wieder Schiffe ab. Hohe Würfel machen starke Räume und schnelle Schiffe: Genau das ist das Dilemma.

rule-section-S = Spielaufbau
rule-section-S-intro = Was vor dem ersten Wurf auf dem Tisch liegt. Das Programm baut alles für dich auf.
rule-section-D = { $book ->
        [pnp] Würfel platzieren und Schiffe bewegen
       *[box] Würfel-Phase
    }
rule-section-D-intro = Wirf fünf { term-arbeiter }würfel und setze in jede Spalte einen. Jeder eingesetzte Würfel bewegt sofort Schiffe.
rule-section-R = { $book ->
        [pnp] Räume aktivieren
       *[box] Raum-Phase
    }
rule-section-R-intro = Alle Würfel liegen. Jetzt arbeiten sie, in der Reihenfolge, die dir passt, und du zahlst mit Energie.
rule-section-B = Roboter
rule-section-B-intro = Roboter sind blaue Würfel. Sie bleiben in der Basis und arbeiten Runde für Runde, bis sie abgenutzt sind.
rule-section-M = { $book ->
        [pnp] Das Mutterschiff bewegen
       *[box] Mutterschiff-Phase
    }
rule-section-M-intro = Das Mutterschiff sinkt, tut, was die Reihe vorgibt, und lässt die Schiffe starten, die es an Bord hat.
rule-section-E = Spielende
rule-section-E-intro = Gewinnen kannst du auf eine Art, verlieren auf zwei. Was zuerst eintritt, zählt.
rule-section-A = Fortgeschrittene Teile
rule-section-A-intro = Was die Teile der späteren Kapitel mitbringen: Himmelsplättchen mit Plus, Plättchen 0, Kommandozentralen. In der ersten Partie liegt nichts davon auf deinem Tisch.
rule-section-F = Fähigkeiten
rule-section-F-intro = Was Städte, Szenarien und Charaktere der Schachtel können. Es zählen nur die auf deinem Tisch; sie alle sind unser eigener Entwurf.
rule-section-C = Kampagne
rule-section-C-intro = Vier Kapitel, etwa zehn Partien, ein Notizbuch. Das Programm teilt aus, zieht und führt Buch; du wählst und kämpfst.

## Spielaufbau

rule-S1-title = Der Himmel
rule-S1 = Vier Teile mit je 4 Reihen ergeben einen Himmel von 5 Spalten und 16 Reihen. Ein Feld ist leer oder zeigt genau eines: eine Explosion mit Zahl, ein Mutterschiff-Symbol oder einen Pfeil nach links oder rechts; auf fortgeschrittenen Teilen gibt es mehr (A1, A2). Neben einer Reihe kann eine Aktion des Mutterschiffs stehen oder der Totenschädel.
rule-S2-title = Wo die Stadt liegt
rule-S2 =
    Schachtel: Alle 16 Reihen sind Himmel. Ein Schiff trifft die Stadt, wenn es unter Reihe 16 sinkt.
    Print-and-Play: Reihe 16 ist schon die Stadt. Ein Schiff, das dort ankommt oder weiter müsste, trifft sie.
rule-S3-title = Die ersten Schiffe
rule-S3 = Auf jedem der fünf { term-abwurfpunkte } steht ein { term-violett }es Schiff, in jeder Spalte eins. Das Mutterschiff beginnt in Reihe 0, gleich über dem Himmel.
rule-S4-title = { term-Weiss }e Schiffe
rule-S4 =
    Die { term-weiss }en Schiffe sind Verstärkungen. Sie liegen im Vorrat, bis das Mutterschiff sie ruft.
    Schachtel: Es gibt 4.
    Print-and-Play: Es gibt 2. Zeigt die Mutterschiff-Karte ihre schwierige Seite, ist eins davon von Anfang an an Bord (unser Entwurf).
rule-S5-title = Die Basis und ihr Pfad
rule-S5 = Die Basis hat 6 Reihen und 5 Spalten. Ganz oben liegen fünf Luftabwehr-Räume. Der Pfad { term-des-bohrers } beginnt am rechten Ende dieser Reihe und windet sich durch alle 30 Felder, Reihe um Reihe, mit einer Kehre an jedem Ende. Ein Raum kann mehrere Felder einnehmen, neben- oder übereinander.
rule-S6-title = Was { term-ausgebohrt } ist
rule-S6 = { term-Der-Bohrer } beginnt auf dem Feld, das die Basis vorgibt. Alles, was auf dem Pfad hinter ihm liegt, ist { term-ausgebohrt }; sein eigenes Feld und alles davor nicht. Erst wenn { term-er-der-bohrer } auf dem allerletzten Feld steht, ist die ganze Basis { term-ausgebohrt }, auch dieses Feld (unsere Festlegung).
rule-S7-title = Die drei Leisten
rule-S7 =
    Die Forschung beginnt unter ihrem ersten Feld, der Schaden bei 0, die Energie beim aufgedruckten Wert.
    Schachtel: Die Stadt kann eine andere Energie vorgeben. Tödlich sind so viele Treffer, wie beide Basisplättchen zusammen Schadensfelder haben, minus eins: in Roswell 4 + 4 − 1, also der 7. Treffer.
    Print-and-Play: Zähle die Treffer auf den beiden Basiskarten zusammen; so viele sind tödlich.
rule-S8-title = Stufe der Karten
rule-S8 = Print-and-Play: Acht Karten haben eine schwierige Seite: das Mutterschiff, vier Himmelskarten, zwei Basiskarten und die Karte mit Forschung und Energie. Jede umgedrehte Karte zählt 1 Stufe, von 0 bis 8. Such sie selbst aus oder lass so viele auslosen, wie du willst.
rule-S9-title = Bedrohungslevel
rule-S9 = Schachtel: Wähle einen Bedrohungslevel von 0 bis 4. So viele Himmelsplättchen, vom Zufall bestimmt, zeigen ihre bedrohlichere Seite. Level 0 ist das vereinfachte Spiel, Level 1 das normale.
rule-S10-title = Städte
rule-S10 =
    Schachtel: Die Stadt bestimmt deine Basisplättchen, deine Energie am Anfang und eine Fähigkeit. Beginne mit ihrer blauen Seite. Nach einer Niederlage kannst du die nächste Partie dort auf der beschädigten Seite spielen, die stärker ist; die bedrohlichen Himmelsplättchen werden dann neu ausgelost.
    Roswell hat keine Fähigkeit und beginnt mit 2 Energie.
    New York hat nur einen Roboter, und der Raum, in dem er arbeitet, zählt 1 mehr (beschädigt: 2 mehr). Es beginnt mit 2 Energie. Die Zahlen sind von uns.
    In Washington, D.C. kosten Räume mit Kampfflugzeugen 1 Energie weniger, nie unter 0 (beschädigt: 2 weniger, und die Kampfflugzeuge zählen 2 mehr). Die Stadt beginnt mit 3 Energie. Die Fähigkeit ist unser Entwurf.
rule-S11-title = Deine erste Partie
rule-S11 = Schachtel: Nimm Roswell mit der blauen Seite und Bedrohungslevel 0. Dort baut kein Raum Roboter, du brauchst also keine blauen Würfel.
rule-S12-title = Eigene Schlachten
rule-S12 = Schachtel: Außerhalb der Kampagne mischst du, was du willst: jede Stadt auf jeder Seite, mit oder ohne Szenario, jedes Team von Charakteren, einfache und fortgeschrittene Himmelsplättchen.
rule-S13-title = Schwierigkeit in Sternchen
rule-S13 = Schachtel: Schwarze Sternchen machen eine Schlacht schwerer: die auf den Himmelsplättchen und 1 für ein Szenario. Gelbe machen sie leichter: 1 für jeden Upgrade-Charakter, ½ für jeden normalen, ½ für eine beschädigte Stadt. Die Schwierigkeit ist Schwarz minus Gelb; wie episch eine Schlacht ist, sagt Schwarz plus Gelb.

## Würfel-Phase

rule-D1-title = Würfeln und einsetzen
rule-D1 = Wirf alle fünf { term-arbeiter }würfel und setze sie nacheinander ein, in beliebiger Reihenfolge. Am Ende liegt in jeder Spalte genau einer (eine seltene Ausnahme steht in D15).
rule-D2-title = Wohin Würfel dürfen
rule-D2 = Ein { term-arbeiter }würfel kommt auf ein { term-ausgebohrt }es Feld: Raum, Luftabwehr oder Tunnel. Auf ein Feld passt ein Würfel, in eine Spalte pro Runde ein { term-arbeiter }würfel. (Tunnel sind im Print-and-Play unsere Festlegung.)
rule-D3-title = Ein Würfel voraus
rule-D3 = Ein einziger { term-arbeiter }würfel pro Runde darf auf ein Feld vor dem { term-bohrer }, ob Raum oder Tunnel. Auf das Feld { term-des-bohrers } selbst kommt keiner.
rule-D4-title = Vor dem { term-bohrer }
rule-D4 =
    Zähle die Schritte auf dem Pfad { term-vom-bohrer } bis zum Würfel.
    Schachtel: Zeigt der Würfel weniger, darf er dort nicht hin.
    Print-and-Play: Du darfst jedes Feld vor dem { term-bohrer } nehmen. Ein zu niedriger Würfel bewirkt dort aber nichts (R10).
rule-D5-title = Schiffe sinken
rule-D5 = Sobald ein Würfel liegt, sinken alle Schiffe seiner Spalte um so viele Reihen, wie er zeigt. Der Modifikator des Raums zählt dabei nicht. Erst bewegen sich alle, dann wirken die Felder, auf denen sie angekommen sind, das oberste Schiff zuerst (beim Print-and-Play ist diese Reihenfolge unsere Festlegung).
rule-D6-title = Luftabwehr
rule-D6 = Ein Würfel auf der Luftabwehr bewegt seine Spalte um eine Reihe weniger. Bei einer 1 bewegt sich kein Schiff, und nichts wird ausgelöst (beim ersten Print-and-Play ist das unsere Festlegung).
rule-D7-title = Nur die Landung zählt
rule-D7 = Es wirkt das Feld, auf dem ein Schiff zum Stehen kommt. Felder, die es überfliegt, tun nichts.
rule-D8-title = Pfeil
rule-D8 = Das Schiff rückt ein Feld weiter, wohin der Pfeil zeigt. Ist dort schon ein Schiff, bleibt es stehen. Das Feld, auf das es rückt, tut jetzt nichts (unsere Festlegung).
rule-D9-title = Zweimal bewegt
rule-D9 = Ein Schiff, das in eine andere Spalte gerückt ist, sinkt noch einmal, wenn du in derselben Runde später dort einen Würfel einsetzt.
rule-D10-title = Mutterschiff-Symbol
rule-D10 = Das Mutterschiff sinkt sofort um eine Reihe. Die Aktion dieser Reihe entfällt; nur der Totenschädel gilt auch hier (E3). Schiffe in der neuen Reihe kommen an Bord, manchmal sogar das Schiff, das es gerufen hat; sie starten erst am Ende der Runde. Schiffe auf { term-abwurfpunkte }n fahren mit.
rule-D12-title = Auf einer Explosion
rule-D12 = Vorerst geschieht nichts. Aber ein Schiff auf einer Explosion können deine Kampfflugzeuge { term-in-raum-phase } abschießen (R7).
rule-D13-title = Die Stadt wird getroffen
rule-D13 = Ein Schiff, das in die Stadt sinkt, verursacht 1 Schaden (das orange: F35) und kehrt aufs Mutterschiff zurück, gleich welcher Art. Haben sich mehrere Schiffe der Spalte bewegt, geht es auch hier der Reihe nach von oben, wie in D5 (unsere Festlegung).
rule-D14-title = Weiße Würfel
rule-D14 = Nach einem weißen Würfel sind zuerst seine Schiffe dran, mit allem, was sie auslösen. Dann wirfst du alle { term-arbeiter }würfel neu, die noch nicht liegen.
rule-D15-title = Ein Roboter im Weg
rule-D15 =
    Schachtel und zweites Print-and-Play: Du darfst einen { term-arbeiter }würfel dort einsetzen, wo ein Roboter steht. Der Roboter kommt weg.
    Erstes Print-and-Play: Der Roboter behält sein Feld, kein { term-arbeiter }würfel darf dorthin. Hat kein Würfel in deiner Hand mehr ein erlaubtes Feld, legst du die übrigen beiseite; sie bewirken in dieser Runde nichts (unsere Festlegung).

## Raum-Phase

rule-R1-title = Reihenfolge nach Wahl
rule-R1 = Du bestimmst, in welcher Reihenfolge die Würfel arbeiten. Ein { term-arbeiter }würfel, der fertig ist, kommt weg; einer, den du nicht nutzen willst, auch, jederzeit in dieser Phase, aber ohne Effekt.
rule-R2-title = Kosten
rule-R2 = Einen Raum zu nutzen kostet die aufgedruckte Energie. Kannst oder willst du nicht zahlen, tut er nichts.
rule-R3-title = Wert eines Raums
rule-R3 = Der Wert ist der Würfel plus der Modifikator des Raums. Hat der Raum mehrere Felder, zählst du alle Würfel zusammen und den Modifikator einmal. Bei 0 oder weniger geschieht nichts, und du verlierst auch nichts. Nutzen darfst du jeden Raum, den du bezahlen kannst, selbst wenn es nichts ändert (unsere Festlegung).
rule-R4-title = Mehrfelder-Räume
rule-R4 = Ein solcher Raum arbeitet nur, wenn auf jedem seiner Felder ein nutzbarer Würfel liegt. Fehlt einer, kommen die { term-arbeiter }würfel darin ohne Effekt weg.
rule-R5-title = Mehrere Effekte
rule-R5 = Zeigt ein Raum mehrere Effekte, zahlst du einmal, und jeder Effekt bekommt den vollen Wert.
rule-R6-title = Energie
rule-R6 = Du bekommst so viel Energie, wie der Raum wert ist, höchstens bis zum Ende der Leiste.
rule-R7-title = Kampfflugzeuge
rule-R7 = Sie schießen alle Schiffe ab, die auf Explosionen stehen, deren Zahl nicht höher ist als der Wert des Raums. { term-Violett }e Schiffe kommen aufs Mutterschiff, { term-weiss }e zurück in den Vorrat. Auf den { term-abwurfpunkte }n sind Schiffe sicher: Das Mutterschiff deckt diese Reihe (unsere Festlegung).
rule-R8-title = Forschung
rule-R8 = Zähle die Zahlen der nächsten Forschungsfelder zusammen. Solange die Summe nicht über dem Wert des Raums liegt, rückt der Marker vor. Jeder Forschungsraum zählt für sich, und was übrig bleibt, verfällt. (Nach den Regelheften darfst du früher aufhören. Das hilft nie, darum rückt der Marker immer so weit vor, wie es geht: unsere Festlegung.)
rule-R9-title = Luftabwehr und Tunnel
rule-R9 = Ein Würfel auf der Luftabwehr oder im Tunnel tut in dieser Phase nichts. Er kommt einfach weg.
rule-R10-title = { term-Bohren }
rule-R10 =
    Der Würfel vor dem { term-bohrer } kann { term-ihn-den-bohrer } auf sein Feld holen. Das kostet 1 Energie, ob nah oder weit. Der Raum unter dem Würfel arbeitet diesmal nicht (FAQ).
    Print-and-Play: Nur, wenn der Würfel mindestens so hoch ist wie die Entfernung. Ihn nachträglich zu erhöhen hilft nicht (FAQ).
rule-R11-title = Frisch { term-ausgebohrt }
rule-R11 = Roboter dürfen sofort in die neuen Räume. { term-arbeiter }würfel können sie ab der nächsten Runde nutzen.

## Roboter

rule-B1-title = Einen Roboter bauen
rule-B1 =
    Ein Roboterraum dreht einen blauen Würfel auf seinen Wert, höchstens 6. Installiere den neuen Roboter auf einem freien Feld eines { term-ausgebohrt }en Raums. Auf der Luftabwehr darf er stehen, nützt aber nichts; ein Tunnel ist kein Raum. Du wählst, welcher blaue Würfel es ist, auch einer, der schon in der Basis steht.
    Schachtel und zweites Print-and-Play: Installiere ihn sofort. Er darf auch den Platz eines { term-arbeiter }würfels einnehmen, der noch nicht gearbeitet hat: Dieser Würfel wird aufgegeben (R1).
    Erstes Print-and-Play: Installiere ihn, wenn alle Würfel ausgewertet sind. Ungenutzte Roboter verlieren vorher ihre 1 (B6); neue folgen in der Reihenfolge, in der sie gebaut wurden.
rule-B2-title = Zwei Roboter
rule-B2 =
    Du hast 2 Roboter (New York: 1).
    Schachtel und zweites Print-and-Play: Du darfst einen Roboter jederzeit entfernen, etwa um ihn neu zu bauen.
    Erstes Print-and-Play: Einen Roboter der Basis darfst du nur wegnehmen, wenn er der neue wird.
rule-B3-title = Genutzte Roboter
rule-B3 = Ein Roboter, der gerade gebaut oder genutzt wurde, gilt als genutzt und arbeitet in dieser Phase nicht mehr. Am Ende der Phase sind alle wieder bereit.
rule-B4-title = Stille Helfer
rule-B4 = Roboter bewegen nie Schiffe und zählen nicht als { term-arbeiter }würfel ihrer Spalte.
rule-B5-title = Roboter nutzen sich ab
rule-B5 = Ein bereiter Roboter arbeitet wie ein { term-arbeiter }würfel, allein oder mit anderen in einem Mehrfelder-Raum, und der Raum will bezahlt sein. Danach bleibt er liegen und zeigt 1 weniger; zeigte er schon eine 1, verlässt er stattdessen die Basis.
rule-B6-title = Roboter ohne Arbeit
rule-B6 =
    Schachtel und zweites Print-and-Play: Nutzt du einen Roboter nicht, behält er seinen Wert.
    Erstes Print-and-Play: Jeder Roboter, der zu Beginn der Phase in der Basis war, verliert pro Runde 1, genutzt oder nicht; zeigte er schon eine 1, verlässt er die Basis.
rule-B7-title = Baut sich selbst
rule-B7 = Ein Roboter, der in einem Roboterraum arbeitet, darf selbst der Würfel sein, aus dem der neue Roboter wird.
rule-B8-title = Genutzt im Mehrfelder-Raum
rule-B8 = In einem Raum mit mehreren Feldern zählt ein genutzter Roboter als leeres Feld.
rule-B9-title = Verschüttet
rule-B9 = Muss { term-der-bohrer } zurück, kommen Roboter weg, deren Felder dann nicht mehr { term-ausgebohrt } sind.

## Mutterschiff-Phase

rule-M1-title = Drei Schritte
rule-M1 =
    Schachtel: Das Mutterschiff sinkt um eine Reihe; die Aktion neben seinen Abwurfpunkten wird ausgeführt; Schiffe starten.
    Print-and-Play: Die Aktion eine Reihe unter den { term-abwurfpunkte }n wird ausgeführt; das Mutterschiff sinkt um eine Reihe; Schiffe starten.
rule-M2-title = Der Weg nach unten
rule-M2 = Schiffe in der Reihe, in die es kommt, gehen an Bord. Schiffe auf { term-abwurfpunkte }n bleiben dort und fahren mit.
rule-M3-title = Aktionen
rule-M3 = { term-bohrer } zurück: { term-Er-der-Bohrer } weicht um so viele Felder zurück, nie hinter sein Startfeld (im Print-and-Play ist das unsere Festlegung). Forschung zurück: Der Marker weicht um so viele Felder zurück, nie unter seinen Start. { term-Weiss }e Schiffe: So viele kommen an Bord, solange der Vorrat reicht. Treffer: Die Basis erleidet 1 Schaden.
rule-M4-title = Schiffe starten
rule-M4 =
    Die Schiffe an Bord kommen nacheinander auf freie { term-abwurfpunkte }. { term-Violett }e Schiffe sind zuerst dran, und Spalten ganz ohne Schiff gehen vor. Hat jede Spalte eins, startet das nächste dort, wo das oberste Schiff der Spalte am weitesten vom { term-abwurfpunkt } entfernt ist. Kommen mehrere infrage, wählst du.
    Erstes Print-and-Play: Du wählst, welches Schiff als nächstes startet; ist keine Spalte mehr leer, taugt jeder freie { term-abwurfpunkt }.
rule-M5-title = Kein { term-abwurfpunkt } frei
rule-M5 = Sind alle fünf { term-abwurfpunkte } besetzt, warten die übrigen Schiffe bis zur nächsten Runde an Bord.

## Spielende

rule-E1-title = Gewonnen
rule-E1 = Du gewinnst in dem Moment, in dem der Forschungsmarker sein letztes Feld erreicht. Ein Szenario kann mehr verlangen (F36).
rule-E2-title = Die Basis ist zerstört
rule-E2 = Du verlierst in dem Moment, in dem der Schadensmarker den Totenschädel erreicht.
rule-E3-title = Das Mutterschiff zu tief
rule-E3 = Du verlierst in dem Moment, in dem die { term-abwurfpunkte } die Reihe mit dem Totenschädel erreichen, auch wenn ein Schiff auf einem Mutterschiff-Symbol das ausgelöst hat (D10).
rule-E4-title = Was zuerst kommt
rule-E4 = Das Ende, das zuerst eintritt, entscheidet. Alles, was noch offen ist, entfällt.
## A: fortgeschrittene Teile

rule-A1-title = Teleporter
rule-A1 = Teleporter gehören paarweise zusammen: zwei mit gleichem Buchstaben, gleicher Farbe und Form auf einem Plättchen. Ein Schiff, das auf einem landet, wechselt sofort zum anderen, nach oben oder unten. Es bleibt, wo es ist, wenn dort ein Schiff steht oder die Abwurfpunkte diese Reihe erreicht oder hinter sich gelassen haben. Das Feld, auf das es kommt, löst nichts mehr aus (unsere Festlegung, wie bei den Pfeilen in D8).
rule-A2-title = Rote Explosionen
rule-A2 = Sind rote und gelbe Explosionen am Himmel, sagst du jedes Mal, worauf deine Kampfflugzeuge zielen: auf die roten oder auf die gelben, nie auf beide. Ist nur eine Farbe am Himmel, gibt es nichts zu sagen. Kampfflugzeuge von Fähigkeiten, die von selbst wirken, zielen dorthin, wo sie mehr Schiffe abschießen, bei Gleichstand auf die gelben (unsere Festlegung).
rule-A3-title = Verkürzter Himmel
rule-A3 = Die letzten Reihen von Plättchen IV+ gehören zur Stadt. Ein Schiff, das die erste davon erreicht, trifft; die Forschung hat trotzdem neben jeder Reihe ein Feld.
rule-A4-title = Bewegen
rule-A4 = Eine Aktion des Mutterschiffs: Jedes Schiff in jeder Spalte sinkt um so viele Reihen, auch von den Abwurfpunkten. Ihre Felder tun nichts, aber ein Schiff, das die Stadt erreicht, trifft sie (unsere Festlegung).
rule-A5-title = Kommandozentrale
rule-A5 = Ihren Wert verteilst du Punkt für Punkt auf andere Arbeiterwürfel, die auf ausgebohrten Feldern liegen und noch nicht genutzt sind. Kein Würfel steigt über 6; was keiner nehmen kann, verfällt. Sonst wird sie genutzt wie jeder Raum (R1 bis R4). In ihr kann kein Roboter installiert werden. Unsere Festlegungen: Roboter bekommen keine Punkte, ein Würfel vor dem Tunnelbohrer auch nicht, und alle Punkte werden verteilt, bevor du etwas anderes tust.
rule-A6-title = Senkrechte Räume
rule-A6 = Die Felder eines Raums können übereinander liegen. Sie sind in derselben Spalte, und eine Spalte nimmt nur einen Arbeiterwürfel auf: Nur mit Hilfe eines Roboters funktioniert so ein Raum (R4).
rule-A7-title = Plättchen 0, fortgeschrittene Plättchen
rule-A7 = Ein Plättchen mit Plus tritt an die Stelle des Plättchens mit derselben Nummer. In der letzten Schlacht liegt Plättchen 0 über Plättchen I, mit zwei Reihen und einer Seite: Der Himmel hat 18 Reihen, die Forschung 18 Felder. Der Totenschädel bleibt, wo er aufgedruckt ist.

## Fähigkeiten

rule-F1-title = Wer zuerst kommt
rule-F1 = Im selben Moment wirkt zuerst die Stadt, dann das Szenario, dann deine Charaktere. Was Treffer und Abschüsse auslösen, kommt zuletzt und löst nichts weiter aus.
rule-F2-title = Wie oft
rule-F2 = Manche Fähigkeiten wirken pro Runde oder Partie nur begrenzt oft. Was du selbst auslöst, wirkt einmal pro Partie, wenn nichts anderes dasteht.
rule-F3-title = Was immer gilt
rule-F3 = Manche Fähigkeiten ändern Kosten, Leisten oder Aktionen für die ganze Partie, als wäre es so gedruckt.
rule-F4-title = Zu Beginn
rule-F4 = Wirkt, wenn alles aufgebaut ist, vor dem ersten Wurf.
rule-F5-title = Nach dem Einsetzen
rule-F5 = Wenn ein Würfel liegt und seine Schiffe fertig sind, bevor die anderen neu geworfen werden (D14). Oft nur bei weißen oder grauen Würfeln, bei einer bestimmten Zahl, auf der Luftabwehr oder im Tunnel.
rule-F6-title = Nach einem Raum
rule-F6 = Wenn ein Raum gearbeitet hat. Oft nur bei Räumen mit einem bestimmten Effekt, auch wenn ihr Wert zu niedrig war.
rule-F7-title = Nach dem Bohren
rule-F7 = Wenn ein Würfel den Tunnelbohrer auf sein Feld geholt hat (R10).
rule-F8-title = Bei ungenutzten Würfeln
rule-F8 = Am Ende der Raum-Phase, einmal für jeden Arbeiterwürfel, der ungenutzt wegkommt. Würfel auf der Luftabwehr und im Tunnel zählen mit. Einer, den du für einen neuen Roboter aufgibst (B1), zählt sofort.
rule-F9-title = Nach der Mutterschiff-Aktion
rule-F9 = Wenn das Mutterschiff in seiner Phase gehandelt hat. Eine Reihe ohne Aktion zählt nicht.
rule-F10-title = Nach einem Treffer
rule-F10 = Einmal für jeden Schaden, den deine Basis erleidet.
rule-F11-title = Nach einem Abschuss
rule-F11 = Einmal für jedes zerstörte Schiff, ob durch Kampfflugzeuge, Raketen oder Sperrfeuer.
rule-F12-title = Am Ende der Runde
rule-F12 = In der Mutterschiff-Phase, kurz bevor Schiffe starten. Manchmal nur, wenn du dann keine Energie hast.
rule-F13-title = Du wählst den Moment
rule-F13 = Zwischen zweien deiner Aktionen, in der genannten Phase: in der Würfel-Phase, solange du geworfene Würfel in der Hand hast, in der Raum-Phase, solange kein neuer Roboter wartet und keine Punkte zu verteilen sind (A5). Manches braucht ein Ziel: eine Farbe der Explosionen (A2), eine Spalte mit einem Schiff unter den Abwurfpunkten oder einen Arbeiterwürfel, der noch nicht genutzt ist und nicht vor dem Tunnelbohrer liegt.
rule-F14-title = Wie ein Raum
rule-F14 = Energie, Kampfflugzeuge, Forschung oder ein Roboter wie in einem Raum mit diesem Wert, aber kostenlos. Boni von Räumen (F30) zählen nicht.
rule-F15-title = Reparatur
rule-F15 = So viel Schaden wird zurückgenommen.
rule-F16-title = Stören
rule-F16 = Die Schiffe einer Spalte steigen um so viele Reihen. Keines kommt in die Reihe des Mutterschiffs oder an einem anderen vorbei, und nichts wird ausgelöst.
rule-F17-title = Der Tunnelbohrer fährt weiter
rule-F17 = Er rückt von selbst so viele Felder vor, ohne Energie, hält aber vor einem Würfel, der vor ihm liegt.
rule-F18-title = Raketen
rule-F18 = Sie zerstören alle Schiffe einer Spalte, die höchstens so viele Reihen über der Stadt sind, Explosion hin oder her. Auf Abwurfpunkten sind Schiffe sicher.
rule-F19-title = Energieverlust
rule-F19 = Du verlierst so viel Energie, soweit du welche hast.
rule-F20-title = Wie das Mutterschiff
rule-F20 = Treffer, Verstärkungen, Tunnelbohrer zurück und Forschung zurück wirken wie in M3.
rule-F21-title = Schiffe sinken
rule-F21 = Alle Schiffe sinken um so viele Reihen, auch von den Abwurfpunkten. Ihre Felder tun nichts, aber sie können die Stadt treffen.
rule-F22-title = Impuls
rule-F22 = Alle Roboter zeigen um so viel weniger. Bleibt einem nichts, verlässt er die Basis.
rule-F23-title = Auf der Pirsch
rule-F23 = Das orange Schiff sinkt von selbst. Steht dort schon eines, geht es weiter bis zum nächsten freien Feld. Sein Feld tut nichts, aber es kann die Stadt treffen.
rule-F24-title = Neu würfeln
rule-F24 = Du wirfst alle Würfel in der Hand neu.
rule-F25-title = Drehen
rule-F25 = Ein noch nicht genutzter Arbeiterwürfel, in der Hand oder auf dem Spielplan, zeigt um so viel mehr oder weniger, von 1 bis 6. Schiffe, die er bewegt hat, bleiben, wo sie sind.
rule-F26-title = Rauch
rule-F26 = So viele der nächsten Würfel, die du in dieser Runde einsetzt, bewegen keine Schiffe.
rule-F27-title = Nachschub
rule-F27 = So viele der nächsten Räume, die du in dieser Runde nutzt, kosten keine Energie und zählen je 2 mehr. Auch kostenlose Räume verbrauchen Nachschub, Bohren nicht.
rule-F28-title = Funkstille und Halt
rule-F28 = Funkstille: Das Mutterschiff lässt in dieser Runde seine Aktion aus. Halt: Es sinkt in seiner Phase auch nicht. Mutterschiff-Symbole wirken trotzdem (D10).
rule-F29-title = Bremsen
rule-F29 = Bei Würfeln auf bestimmten Feldern oder in bestimmten Spalten sinken Schiffe um so viele Reihen weniger, zusätzlich zu D6. Bleibt nichts übrig, bewegt sich kein Schiff.
rule-F30-title = Rabatt und Bonus
rule-F30 = Bestimmte Räume kosten weniger Energie, nie unter 0, oder einer ihrer Effekte zählt mehr.
rule-F31-title = Andere Zahlen
rule-F31 = Bohren kostet etwas anderes oder reicht weiter, als der Würfel zeigt. Es gibt weniger Roboter, mehr Verstärkungen, eine längere Energieleiste oder festere Mauern.
rule-F32-title = Unempfindlich
rule-F32 = Eine Aktion des Mutterschiffs bewirkt hier nichts, als stünde sie nicht da.
rule-F33-title = Gedankensprung
rule-F33 = Forschungsfelder mit einer 5 oder mehr zählen um so viel weniger, aber mindestens 1.
rule-F34-title = Anders starten, anders schießen
rule-F34 = Überall starten: Du wählst irgendeinen freien Abwurfpunkt. Ein Ziel: Kampfflugzeuge zerstören nur das tiefste Schiff, das sie treffen könnten.
rule-F35-title = Das orange Schiff
rule-F35 = Es ist von Anfang an an Bord und startet als letztes. Es kann mehr Schaden verursachen, und seine Panzerung schwächt nur Kampfflugzeuge. Zerstört, ist es für immer weg.
rule-F36-title = Weitere Ziele
rule-F36 = Manche Szenarien verlangen mehr als Forschung: bis in eine bestimmte Reihe bohren, mehrere Schiffe oder das orange zerstören oder nach Abschluss der Forschung Kampfflugzeuge mit einem bestimmten Wert starten. Du gewinnst, sobald alles getan ist.
rule-F37-title = Besondere Felder
rule-F37 = Ein Schiff, das dort landet, löst aus, was das Zeichen zeigt: Energie- oder Forschungsverlust, Schaden, Verstärkungen, schwächere Roboter. Schiffe, die steigen, bewegt werden (A4) oder pirschen, lösen nichts aus.
rule-F38-title = Neue Räume
rule-F38 = Die Werkstatt repariert (F15), der Störsender stört (F16), und Raketen fliegen (F18), jeweils mit dem Wert des Raums, in der Spalte seines ersten Felds.
rule-F39-title = Neue Aktionen
rule-F39 = Das Mutterschiff kann Energie nehmen (F19), Roboter schwächen (F22) oder alle Schiffe nach unten bewegen (A4).
rule-F40-title = Umdrehen
rule-F40 = Ein noch nicht genutzter Arbeiterwürfel, oder jeder, wird umgedreht: 7 minus seine Zahl.
rule-F41-title = Windstoß
rule-F41 = Die Schiffe einer Spalte sinken um so viele Reihen. Ihre Felder tun nichts, aber sie können die Stadt treffen.
rule-F42-title = Rückruf
rule-F42 = Die Schiffe aller Spalten steigen um so viele Reihen, jede Spalte wie beim Stören (F16).
rule-F43-title = Sperrfeuer
rule-F43 = In allen Spalten werden die Schiffe zerstört, die höchstens so viele Reihen über der Stadt sind, Explosion hin oder her. Auf Abwurfpunkten sind Schiffe sicher.
rule-F44-title = Angleichen
rule-F44 = Alle noch nicht genutzten Arbeiterwürfel werden auf eine Zahl gedreht: die genannte oder die eines Würfels deiner Wahl. Das geht nicht, wenn alle sie schon zeigen.

## Kampagne

rule-C1-title = Vier Kapitel
rule-C1 = Die Kapitel 1 bis 3 haben je 4 Szenarien und 4 Charaktere, dazu 4, 5 und 5 Städte. Kapitel 4 ist die letzte Schlacht. Eine Kampagne behält die Teile, mit denen sie begann.
rule-C2-title = Zwei Stapel
rule-C2 = In den Kapiteln 1 bis 3 schlägst du zwei Schlachten. Vor jeder werden zwei Stapel gebildet, jeder mit einem Szenario, einer Stadt und einem Charakter, die noch in keinem Stapel lagen. Du wählst einen, der andere verlässt die Kampagne. Was das Szenario von dir verlangt, darf bis dahin verborgen bleiben.
rule-C3-title = Eine Partie oder zwei
rule-C3 = Eine Schlacht ist eine Partie. Verlierst du sie, folgt eine zweite in derselben Stadt, auf ihrer beschädigten Seite, mit demselben Szenario, denselben Charakteren und neu gezogenem Himmel. Du notierst den Bedrohungslevel eines Siegs oder ein X.
rule-C4-title = Was geht, was bleibt
rule-C4 = Nach einer Schlacht geht das Szenario, und der Charakter bleibt bei dir. Eine Stadt, in der du gewonnen hast, ist gerettet; eine, in der du zweimal verloren hast, ist dahin.
rule-C5-title = Dein Team
rule-C5 = Die Fähigkeit eines Charakters wirkt einmal pro Partie: auf der normalen Seite in dem Kapitel, in dem ihr euch begegnet, später mit Upgrade. In jede Schlacht von Kapitel 2 nimmst du 1 Upgrade-Charakter mit, in Kapitel 3 nimmst du 2, und niemand kommt in beide Schlachten eines Kapitels mit (unsere Festlegung).
rule-C6-title = Neues in jedem Kapitel
rule-C6 = Ein Kapitel-Briefing eröffnet jedes Kapitel und sagt, was neu ist: Räume, Basisplättchen, Himmelsplättchen, Aktionen des Mutterschiffs. Jedes Kapitel hat seinen eigenen Himmel, von oben: 1: I II III IV; 2: I II III IV+; 3: I+ II+ III IV; 4: 0 I+ II+ III+ IV.
rule-C7-title = Die letzte Schlacht
rule-C7 = In Kapitel 4 führst du 3 Upgrade-Charaktere in eine gerettete Stadt deiner Wahl, auf ihrer beschädigten Seite; Städte der Kapitel 2 und 3, die in keinem Stapel lagen, gelten als gerettet (unsere Festlegung). Es gibt nur eine Partie. Geht sie verloren, ist die Stadt dahin: Wähle die nächste und, wenn du magst, ein neues Team. Mit dem ersten Sieg gewinnst du die Kampagne; ohne Stadt ist sie verloren.
rule-C8-title = Endpunktzahl
rule-C8 = Zähle die Bedrohungslevel aller gewonnenen Partien zusammen und zieh für jedes X 1 ab.
rule-C9-title = Bedrohungslevel
rule-C9 = Er ist die Anzahl der Himmelsplättchen, die ihre bedrohlichere Seite zeigen, gezogen wie in S9; Plättchen 0 hat nur eine Seite. Du wählst ihn vor einer Partie, von 0 bis 4 (0 bringt keine Punkte: unsere Festlegung), und er bleibt, bis du ihn änderst. Das Szenario und die Sternchen der Plättchen zählen hier nicht, sondern für die Schwierigkeit (S13).
rule-C10-title = Das Notizbuch
rule-C10 = Darin stehen der Titel der Kampagne, für jede Schlacht eine Zeile mit Stadt, Szenario, Charakteren und beiden Ergebnissen und die Endpunktzahl. Kapitel 4 hat sechs Zeilen, mehr, wenn mehr Städte übrig sind. Das zweite Kästchen ist für die beschädigte Seite.
rule-C11-title = Versiegelte Kapitel
rule-C11 = Was ein späteres Kapitel bringt – Städte, Szenarien, Charaktere, Himmelsplättchen –, bleibt verborgen, bis eine deiner Kampagnen es öffnet, auch außerhalb der Kampagne. Was du einmal kennengelernt hast, bleibt offen. In den Einstellungen oder dort, wo du die Teile wählst, kannst du das Siegel für immer brechen. Das Standardspiel und deine eigenen Pakete sind nie versiegelt.

## Zeichen: der Himmel

icon-mothership-title = Mutterschiff
icon-mothership = Es sinkt jede Runde um eine Reihe und jedes Mal noch um eine, wenn ein Schiff auf einem Mutterschiff-Symbol landet. Erreicht es den Totenschädel, hast du verloren.
icon-drop-point-title = { term-abwurfpunkt }
icon-drop-point = Hier starten die Schiffe, in jeder Spalte eins, und fahren mit dem Mutterschiff mit, bis ein Würfel sie bewegt. Kampfflugzeuge kommen hier nicht an sie heran.
icon-basic-title = { term-Violett }es Schiff
icon-basic = Eines der fünf Schiffe vom Anfang. Abgeschossen oder nach einem Treffer auf die Stadt kommt es aufs Mutterschiff und startet wieder.
icon-reinforcement-title = { term-Weiss }es Schiff
icon-reinforcement = Eine Verstärkung. Sie fliegt wie die anderen, kommt aber in den Vorrat zurück, wenn du sie abschießt.
icon-orange-title = Oranges Schiff
icon-orange = Manche Szenarien bringen es mit. Es startet als letztes und kann mehr Schaden verursachen; zerstört, ist es für immer weg.
icon-arrow-left-title = Pfeil nach links
icon-arrow-left = Ein Schiff, das hier landet, rückt eine Spalte nach links, wenn dort keines steht.
icon-arrow-right-title = Pfeil nach rechts
icon-arrow-right = Ein Schiff, das hier landet, rückt eine Spalte nach rechts, wenn dort keines steht.
icon-icon-title = Mutterschiff-Symbol
icon-icon = Landet hier ein Schiff, sinkt das Mutterschiff sofort um eine Reihe, ohne die Aktion dieser Reihe. So lässt sich manche böse Aktion umgehen.
icon-explosion-title = Explosion
icon-explosion = Hier lassen sich Schiffe abschießen. Die Zahl ist der Wert, den deine Kampfflugzeuge mindestens brauchen.
icon-red-explosion-title = Rote Explosion
icon-red-explosion = Wie eine Explosion, aber Kampfflugzeuge zielen entweder auf die roten oder auf die gelben.
icon-teleport-title = Teleporter
icon-teleport = Ein Schiff, das hier landet, wechselt zum anderen mit diesem Buchstaben auf demselben Plättchen, wenn dort kein Schiff steht und das Mutterschiff noch darüber ist.
icon-special-title = Besonderes Feld
icon-special = Ein Schiff, das hier landet, löst aus, was das Zeichen zeigt: Du verlierst Energie, deine Roboter werden schwächer und dergleichen.
icon-city-title = Stadt
icon-city = Jedes Schiff, das bis zur Stadt durchkommt, beschädigt die Basis.

## Zeichen: der Rand

icon-action-excavator-title = { term-bohrer } zurück
icon-action-excavator = Tut das Mutterschiff das, muss dein { term-bohrer } so viele Felder zurück, höchstens bis zu seinem Startfeld. Roboter, die dadurch verschüttet werden, sind verloren.
icon-action-research-title = Forschung zurück
icon-action-research = Tut das Mutterschiff das, muss dein Forschungsmarker so viele Felder zurück.
icon-action-reinforcements-title = { term-Weiss }e Schiffe
icon-action-reinforcements = Tut das Mutterschiff das, kommen so viele { term-weiss }e Schiffe aus dem Vorrat an Bord und starten gleich danach.
icon-action-damage-title = Treffer
icon-action-damage = Tut das Mutterschiff das, erleidet deine Basis 1 Schaden.
icon-action-energy-title = Energieverlust
icon-action-energy = Tut das Mutterschiff das, verlierst du so viel Energie.
icon-action-robots-title = Schwächere Roboter
icon-action-robots = Tut das Mutterschiff das, zeigt jeder Roboter um so viel weniger.
icon-action-dive-title = Bewegen
icon-action-dive = Tut das Mutterschiff das, sinken alle Schiffe um so viele Reihen. Ihre Felder tun nichts.
icon-skull-title = Totenschädel
icon-skull = Das Ende. Neben dem Himmel: Erreichen die { term-abwurfpunkte } diese Reihe, hast du verloren. Auf der Schadensleiste: Erreicht der Marker dieses Feld, hast du verloren.
icon-star-title = Sternchen
icon-star = Sternchen am Rand sagen, wie schwer diese Seite ist. Aus ihnen ergibt sich die Schwierigkeit einer Schlacht (S13).
icon-research-track-title = Forschungsleiste
icon-research-track = Jede Zahl ist der Preis des nächsten Schritts. Auf dem letzten Feld gewinnst du.
icon-energy-track-title = Energieleiste
icon-energy-track = Deine Energie, und wie viel du speichern kannst. Davon zahlst du Räume und das { term-Bohren }.
icon-damage-track-title = Schadensleiste
icon-damage-track = Wie viele Treffer die Basis schon hat, und wie viele bis zum Totenschädel noch bleiben.

## Zeichen: die Basis

icon-aa-title = Luftabwehr
icon-aa = Ein Würfel hier bewegt die Schiffe seiner Spalte um eine Reihe weniger. Sonst tut er nichts.
icon-tunnel-title = Tunnel
icon-tunnel = Ein Feld ohne Raum. Ein Würfel bewegt von hier aus nur seine Schiffe; manchmal ist das genau das Richtige.
icon-excavator-title = { term-bohrer }
icon-excavator = Alles, was auf dem Pfad hinter ihm liegt, steht deinen Würfeln offen. Ein Würfel vor ihm kann ihn weiterbringen.
icon-unexcavated-title = Nicht { term-ausgebohrt }
icon-unexcavated = Noch Fels. Nur ein Würfel pro Runde darf hierher, und nur zum { term-Bohren }.
icon-energy-title = Energieraum
icon-energy = Bringt so viel Energie, wie er wert ist.
icon-fighters-title = Kampfflugzeuge
icon-fighters = Schießen alle Schiffe auf Explosionen ab, deren Zahl höchstens so hoch ist wie der Wert des Raums.
icon-research-title = Forschungsraum
icon-research = Bewegt den Forschungsmarker so weit, wie der Wert des Raums bezahlt.
icon-robot-room-title = Roboterraum
icon-robot-room = Baut einen Roboter: einen blauen Würfel mit dem Wert des Raums, den du in einem Raum deiner Wahl installierst.
icon-repair-title = Werkstatt
icon-repair = Nimmt so viel Schaden zurück, wie sie wert ist.
icon-jam-title = Störsender
icon-jam = Schickt die Schiffe seiner Spalte um so viele Reihen nach oben, wie er wert ist.
icon-missiles-title = Raketen
icon-missiles = Zerstören die Schiffe ihrer Spalte, die höchstens so viele Reihen über der Stadt sind, wie der Raum wert ist.
icon-command-title = Kommandozentrale
icon-command = Ihr Wert wird Punkt für Punkt auf andere, noch nicht genutzte Arbeiterwürfel verteilt, keiner steigt über 6. Hier kann kein Roboter installiert werden.
icon-cost-title = Kosten
icon-cost = So viel Energie zahlst du, um den Raum zu nutzen. Steht keine Zahl da, ist er kostenlos.
icon-modifier-title = Modifikator
icon-modifier = Wird zu den Würfeln gezählt, wenn der Raum arbeitet. Wie weit die Schiffe sinken, ändert er nicht.
icon-large-room-title = Mehrfelder-Raum
icon-large-room = Arbeitet nur mit einem Würfel auf jedem Feld. Sein Wert ist ihre Summe; hier entstehen die großen Zahlen.

## Zeichen: Würfel und Roboter

icon-plain-die-title = { term-Grau }er Würfel
icon-plain-die = Ein { term-arbeiter }würfel. Drei deiner fünf Würfel sind { term-grau }.
icon-white-die-title = Weißer Würfel
icon-white-die = Auch ein { term-arbeiter }würfel. Hast du ihn eingesetzt, wirfst du alle Würfel neu, die noch nicht liegen.
icon-robot-title = Roboter
icon-robot = Ein blauer Würfel. Er wird nie geworfen, bewegt keine Schiffe, arbeitet einmal pro Runde und verliert dabei jedes Mal 1.
icon-exhausted-title = Genutzter Roboter
icon-exhausted = Blass und durchgestrichen: Er hat gearbeitet oder wurde eben erst gebaut und ruht, bis die Phase vorbei ist.
