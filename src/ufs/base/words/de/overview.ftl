# Die neunte Karte: eine Runde auf einen Blick. Kurz genug für eine gedruckte Karte; Überschriften: rule-section-D, -R, -M.

overview-roll = Wirf alle fünf { term-arbeiter }würfel.
overview-place = Setze in jede Spalte einen: Ihre Schiffe sinken um die Zahl, über der Luftabwehr um 1 weniger.
overview-land = Die Felder, auf denen sie landen, wirken. In der Stadt: 1 Schaden.
overview-reroll = Nach einem weißen Würfel wirf die übrigen neu.
overview-use = Nutze die Würfel in beliebiger Reihenfolge; Räume kosten Energie.
overview-dig = Ein Würfel vor dem { term-bohrer } holt { term-ihn-den-bohrer } für 1 Energie dorthin.
overview-robots = Neue Roboter kommen sofort in die Basis. Genutzte verlieren 1.
overview-robots-late = Danach verliert jeder Roboter 1, genutzt oder nicht, und neue kommen in die Basis.
overview-descend = Das Mutterschiff sinkt um eine Reihe. Schiffe dort kommen an Bord.
overview-action = Die Aktion neben seinen { term-abwurfpunkte }n wird ausgeführt.
overview-action-first = Die Aktion gleich unter seinen { term-abwurfpunkte }n wird ausgeführt.
overview-spawn = Schiffe an Bord starten: { term-violett }e vor { term-weiss }en, erst in leeren Spalten, dann am weitesten vom nächsten Schiff.
overview-spawn-free = Schiffe an Bord starten, wo du willst, erst in leeren Spalten.
