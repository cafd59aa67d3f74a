# The ninth card: a round at a glance. Short enough for a printed card; its headings are rule-section-D, -R, -M.

overview-roll = Roll all five { term-workers }.
overview-place = Place one in each column: its ships descend by the number, over an AA gun by 1 less.
overview-land = The spaces they land on take effect. In the city: 1 damage.
overview-reroll = After a white die, roll the rest again.
overview-use = Resolve the dice in any order; rooms cost energy.
overview-dig = A die ahead brings the excavator there for 1 energy.
overview-robots = New robots are installed at once. Used ones lose 1.
overview-robots-late = Then every robot loses 1, used or not, and new ones are placed.
overview-descend = The mothership moves down one row. Ships there go aboard.
overview-action = The action beside its { term-drop-point }s happens.
overview-action-first = The action just below its { term-drop-point }s happens.
overview-spawn = Ships aboard spawn: { term-purple } before { term-white }, in empty columns first, then farthest from the next ship.
overview-spawn-free = Ships aboard spawn where you like, in empty columns first.
