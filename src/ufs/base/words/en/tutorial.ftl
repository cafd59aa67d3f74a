# The tutorial: one round on Roswell, two or three sentences a step. -do is what the player has to do.

tutorial-label = Tutorial
tutorial-next = Next
tutorial-leave = Leave the tutorial
tutorial-play-on = Play on
tutorial-rules = The rules
tutorial-progress = { $now } of { $all }
# todo: one of the -do sentences below
tutorial-instead = That comes later. First: { $todo }

tutorial-welcome = Roswell, tonight. Ships fall from the mothership, and your people dig in below the city. We play the first round together.
tutorial-win = This is your research. Bring it to the top of its track and you win.
tutorial-lose = There are two ways to lose. Every ship that gets down to the city does damage, and the mothership sinks each round. Whichever reaches its skull first ends the game.

tutorial-dice = You rolled five dice. Each column takes exactly one of them, and a die brings down every ship of its column.
tutorial-dice-do = Take the gray 4.
tutorial-preview = A high die makes a strong room and a fast ship. Before you place it, the board shows where the ship will land.
tutorial-preview-do = Put it in the research room of column 2.

tutorial-landed = Four rows down, and nothing is printed there, so nothing happens. Only the space where a ship lands counts, never those it flies over.
tutorial-landed-do = Take the gray 3.
tutorial-aa = Three rows down is a mothership icon. A ship that lands on it pulls the mothership down at once. Over an AA gun ships come down one row less.
tutorial-aa-do = Put it on the AA gun, in column 1.

tutorial-white = Two rows, no icon. You still hold two ones, which would do little. After a white die all dice still in hand are rolled again.
tutorial-white-do = Take the white 2.
tutorial-ahead = Dark spaces are still rock. One die a round may go ahead of the excavator, to dig. It has to show at least the distance, here 2.
tutorial-ahead-do = Put it two spaces ahead, in column 3.

tutorial-arrow = The ship landed on an arrow and slid over to column 4. Then the ones were rolled again: now they are a 3 and a 5.
tutorial-arrow-do = Take the gray 3.
tutorial-large = The energy room has two spaces and only works with a die on both. Column 4 has two ships now, and both will move.
tutorial-large-do = Put it in the energy room, in column 4.

tutorial-last = One of the two ships stands on an explosion now. Only there can your fighters shoot it, if their value reaches the number. One column is left, so there is no choice.
tutorial-last-do = Take the white 5.
tutorial-fill = It fills the energy room. Nothing is left to roll again.
tutorial-fill-do = Put it in the energy room, in column 5.

tutorial-energy = All dice are placed. Now the rooms work, in the order you like. Energy first, it pays for the rest: 3 + 5, less the 3 printed on the room.
tutorial-energy-do = Use the energy room.
tutorial-research = The number by the bolt is the price: 2 energy. Your 4 is enough for the next two spaces, which cost 3 and 1.
tutorial-research-do = Use the research room.
tutorial-dig = Digging costs 1 energy, near or far. The die on the AA gun has done its work, so after this the mothership moves.
tutorial-dig-do = Dig.

tutorial-mothership = The mothership sank one row and did what is shown at the edge of that row: a white ship. It starts in column 3, the only one without a ship.
tutorial-open = Behind the excavator a second research room is open now. Use it soon: the next row pushes the excavator back.
tutorial-fighters = The fighters are still to come. A 4 in their room counts 3, and shoots every ship on an explosion up to 3. A 3 in column 2 brings a ship to one.
tutorial-end = You know enough. Research to the top before anything reaches a skull: that is all. This game is yours now, and you may undo moves.
