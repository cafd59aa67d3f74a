# Die Einführung: eine Runde in Roswell, zwei oder drei Sätze je Schritt. -do ist, was zu tun ist.

tutorial-label = Einführung
tutorial-next = Weiter
tutorial-leave = Einführung verlassen
tutorial-play-on = Weiterspielen
tutorial-rules = Zu den Regeln
tutorial-progress = { $now } von { $all }
# todo: einer der Sätze mit -do
tutorial-instead = Das kommt später. Erst einmal: { $todo }

tutorial-welcome = Roswell, heute Nacht. Vom Mutterschiff fallen Schiffe, und deine Leute graben sich unter der Stadt ein. Die erste Runde spielen wir zusammen.
tutorial-win = Das ist deine Forschung. Kommt sie oben an, hast du gewonnen.
tutorial-lose = Verlieren kannst du auf zwei Arten. Jedes Schiff, das bis zur Stadt kommt, macht Schaden, und das Mutterschiff sinkt jede Runde. Was zuerst seinen Totenschädel erreicht, beendet das Spiel.

tutorial-dice = Du hast fünf Würfel geworfen. Jede Spalte bekommt genau einen, und er holt alle Schiffe seiner Spalte herunter.
tutorial-dice-do = Nimm die graue 4.
tutorial-preview = Ein hoher Würfel macht einen starken Raum und ein schnelles Schiff. Vor dem Einsetzen siehst du, wo das Schiff landet.
tutorial-preview-do = Setz ihn in den Forschungsraum, Spalte 2.

tutorial-landed = Vier Reihen tiefer ist nichts aufgedruckt, also geschieht nichts. Es zählt nur das Feld, auf dem ein Schiff landet, nie die überflogenen.
tutorial-landed-do = Nimm die graue 3.
tutorial-aa = Drei Reihen tiefer ist ein Mutterschiff-Symbol. Landet dort ein Schiff, sinkt sofort auch das Mutterschiff. Die Luftabwehr bremst: eine Reihe weniger.
tutorial-aa-do = Setz ihn auf die Luftabwehr, Spalte 1.

tutorial-white = Zwei Reihen, kein Symbol. Du hast noch zwei Einsen, die wenig bringen. Nach einem weißen Würfel wird alles neu geworfen, was du noch in der Hand hast.
tutorial-white-do = Nimm die weiße 2.
tutorial-ahead = Dunkle Felder sind noch Fels. Zum Bohren darf ein Würfel pro Runde vor den Tunnelbohrer, wenn er die Entfernung erreicht: hier 2.
tutorial-ahead-do = Setz ihn zwei Felder voraus, in Spalte 3.

tutorial-arrow = Das Schiff kam auf einen Pfeil und rückte in Spalte 4. Dann wurden die Einsen neu geworfen: Jetzt sind es eine 3 und eine 5.
tutorial-arrow-do = Nimm die graue 3.
tutorial-large = Der Energieraum hat zwei Felder und arbeitet nur, wenn auf beiden ein Würfel liegt. In Spalte 4 sind jetzt zwei Schiffe, und beide sinken.
tutorial-large-do = Setz ihn in den Energieraum, Spalte 4.

tutorial-last = Eins der beiden Schiffe steht jetzt auf einer Explosion. Nur dort können Kampfflugzeuge es abschießen, wenn ihr Wert die Zahl erreicht. Eine Spalte ist noch frei, zu wählen gibt es nichts.
tutorial-last-do = Nimm die weiße 5.
tutorial-fill = Damit ist der Energieraum voll. Neu zu werfen gibt es nichts mehr.
tutorial-fill-do = Setz ihn in den Energieraum, Spalte 5.

tutorial-energy = Alle Würfel liegen, jetzt arbeiten die Räume. Die Reihenfolge bestimmst du. Zuerst die Energie, sie bezahlt den Rest: 3 + 5, minus die 3, die am Raum steht.
tutorial-energy-do = Nutze den Energieraum.
tutorial-research = Die Zahl am Blitz ist der Preis: 2 Energie. Deine 4 reicht für die nächsten zwei Felder, sie kosten 3 und 1.
tutorial-research-do = Nutze den Forschungsraum.
tutorial-dig = Bohren kostet 1 Energie, ob nah oder weit. Der Würfel auf der Luftabwehr hat seine Arbeit getan; danach ist also das Mutterschiff dran.
tutorial-dig-do = Bohre.

tutorial-mothership = Das Mutterschiff ist eine Reihe gesunken und hat getan, was an ihrem Rand steht: ein weißes Schiff. Es startet in Spalte 3, denn nur dort war keins.
tutorial-open = Hinter dem Tunnelbohrer ist ein zweiter Forschungsraum offen. Nutze ihn bald: Die nächste Reihe drängt den Tunnelbohrer zurück.
tutorial-fighters = Fehlen noch die Kampfflugzeuge. Eine 4 in ihrem Raum zählt 3 und schießt alle Schiffe auf Explosionen bis 3 ab. Eine 3 in Spalte 2 bringt ein Schiff auf so eine.
tutorial-end = Das reicht fürs Erste. Die Forschung muss oben sein, bevor etwas einen Totenschädel erreicht. Das Spiel gehört jetzt dir, und Züge darfst du zurücknehmen.
