# The text game in the terminal.

terminal-welcome = UNDER FALLING SKIES. Type "help" for the commands, "rules" for the legend.
terminal-status = Round { $round } · { $phase } · energy { $energy }/{ $energy_max } · damage { $damage }/{ $hits } · research { $research }/{ $research_length }
terminal-next-research = next: { $costs }
terminal-research-done = all done
terminal-mothership = mothership
terminal-city = city
terminal-dice = Dice in hand: { $dice }
terminal-aboard = On the mothership: { $ships }
terminal-supply = Reinforcements in the supply: { $count }
terminal-install = A new robot with value { $value } waits. Place it: install R1 row-column
terminal-choose-spawn = A ship spawns. Choose its column: { $columns }
terminal-usable = You can use: { $rooms }
terminal-can-excavate = You can dig: excavate
terminal-roll = Roll { $count ->
        [one] 1 die
       *[other] { $count } dice
    } and type: roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          place plain die 1 on row 2, column 3 (W1, W2: the white dice)
    use 2-3         use the room on row 2, column 3
    excavate        dig to the die ahead of the excavator
    install R1 2-3  install the new robot with blue die 1
    remove R1       take a robot off the board
    spawn 3         put the ship on the drop point of column 3
    done            leave the rest unused, end the phase
    roll 3 5 1 …    your own dice, in the order shown (only with --own-dice)
    why …           is this allowed? what would it do?
    hint            what looks good (a rule of thumb)
    undo, redo      take back, do again
    board, log      show the board, tell the game so far
    record          print the game as text
    save FILE       write the game to a file
    quit            stop; the game is kept
terminal-legend =
    Sky: . nothing, < > arrow, M mothership icon, 1-9 explosion. B basic ship, R reinforcement.
    At the edge: what the mothership does in that row (exc back, res back, ship, hit, SKULL).
    Base: rooms with modifier and /cost; [2] for two spaces; ##### is not excavated yet.
    Where space is short: nrg energy, jet fighters, lab research, bot robot.
    (3) plain die, (w3) white die, <4> robot, <4*> exhausted robot.
terminal-unknown = I do not know "{ $found }". Type "help" for the commands.
terminal-saved = Written to { $file }.
terminal-kept = The game is kept in { $file }. Go on with: ufs play { $file }
terminal-hint = Rule of thumb: { $moves }
terminal-not-saved = It could not be written: { $reason }
terminal-rule = { $message } [rule { $rule }]
terminal-new-again = Start again with: ufs play
