# The text game in the terminal.

terminal-welcome = UNDER FALLING SKIES. Type "help" for the commands, "legend" for the signs.
terminal-status = Round { $round } · { $phase } · energy { $energy }/{ $energy_max } · damage { $damage }/{ $hits } · research { $research }/{ $research_length }
terminal-next-research = next: { $costs }
terminal-research-done = complete
terminal-next-step = Next: mothership to row { $row }, { $action } · { $rows ->
        [one] the skull is 1 row away
       *[other] the skull is { $rows } rows away
    }
terminal-next-halted = Next: mothership stays in row { $row } · { $rows ->
        [one] the skull is 1 row away
       *[other] the skull is { $rows } rows away
    }
terminal-city = city
side-blue = blue side
side-damaged = damaged side
side-normal = normal
side-upgraded = upgraded
terminal-piece = { $name }: { $text }
terminal-member = { $name } ({ $id }, { $side }): { $text }
terminal-goals = Also needed to win: { $goals }
terminal-goal-depth = excavator in row { $amount } of the base or deeper (now row { $now })
terminal-goal-ships = ships destroyed: { $now } of { $amount }
terminal-goal-orange = orange ship destroyed
terminal-goal-shot = fighters of value { $amount } once the research is complete
terminal-left = Abilities left: { $abilities }
terminal-ability = { $move }: { $name }{ $target ->
        [column] {" "}(any column with ships)
        [die] {" "}(any { term-worker } not used yet)
        [change] {" "}(any { term-worker } not used yet, up or down)
        [colour] {" "}(at the yellow or the red explosions)
       *[none] {""}
    }, { $left } left this { $per ->
        [round] round
       *[game] game
    }.
terminal-special-drain = { $amount } energy lost
terminal-special-damage = { $amount } damage
terminal-special-call = { $amount ->
        [one] 1 { term-white } ship
       *[other] { $amount } { term-white } ships
    } onto the mothership
terminal-special-cave-in = excavator back { $amount }
terminal-special-forget = research back { $amount }
terminal-special-pulse = every robot loses { $amount }
terminal-special-energy = { $amount } energy gained
terminal-special-teleport = teleport; the ship moves to the other one with this letter on the same tile
terminal-threat = { $level ->
        [0] threat level 0
       *[other] threat level { $level } ({ $pieces })
    }
terminal-level = { $level ->
        [0] level 0
       *[other] level { $level } ({ $pieces })
    }
terminal-seed = seed { $seed }
terminal-dice = Dice in hand: { $dice }
terminal-dice-placed = On the board: { $dice }
terminal-aboard = Aboard: { $ships }
terminal-supply = { term-White } ships in the supply: { $count }
terminal-install = A new robot with value { $value } is waiting. Type: install row-column (or install R1 row-column to say which blue die)
terminal-install-over = On a space with { term-a-worker } it takes its place: that die is given up.
terminal-raise = { $points ->
        [one] 1 point
       *[other] { $points } points
    } to deal out. Type one of: { $moves }
terminal-use-colour = Red and yellow explosions are in the sky. Say which: { $move } yellow or { $move } red
terminal-choose-spawn = A ship spawns. Type one of: { $moves }
terminal-spawn-kind = Both kinds of ships are waiting. Say which: spawn 3 basic ({ term-purple }) or spawn 3 reinforcement ({ term-white })
terminal-use = { $move }: { $room }, value { $value }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } energy.
    }
terminal-can-excavate = excavate: dig to the die ahead{ $cost ->
        [0] ; it costs nothing.
       *[other] {" "}for { $cost } energy.
    }
terminal-can-stop = done: leave the rest unused.
terminal-roll = Roll { $dice } and type the values in this order, e.g.: roll { $example }
terminal-prompt = >{" "}
terminal-help =
    P1 2-3          place { term-gray } die 1 on row 2, column 3 of the base (W1, W2: the white dice)
    moves, moves P1 every legal move, or those of one die
    use 2-3         use the room on row 2, column 3 (use 2-3 red: fighters at the red explosions)
    raise P1        give a point of the command room to gray die 1
    excavate        dig to the die ahead of the excavator
    install 2-3     install the new robot (install R1 2-3: with blue die 1)
    remove R1       take a robot off the board
    spawn 3 [kind]  put the ship on the { term-drop-point } of column 3 (kind: basic, reinforcement, orange)
    done            leave the rest unused, end the phase
    character ID …  use an ability: character pilot 3 (column), character gambler P1
    city …          use the city's ability, with a column or die if it needs one
    roll 3 5 1 …    your own dice, in the order asked for (only with --own-dice)
    correct …       set facts by hand, beside the real board: correct energy 4
                    (also damage, research, mothership, round, tokens, excavator 3-5,
                    P1 5@2-3, R1 4@2-1, S3 7-2, S3 mothership, result won)
    why …           is this allowed? what would it do?
    hint            where to look; again: the best moves and why
    undo, redo      take back, do again
    board, log      show the board, the game so far
    table           how to set up the real table
    setup, legend   what is being played, what the signs mean
    round           the steps of a round, and where you are
    record          print the game as text
    again …         after the end: play again; again same, again damaged (S10)
    save FILE       write the game to a file
    quit            stop; the game is saved
terminal-legend =
    Sky: . nothing, < > arrow, M mothership icon, 1-9 explosion, 3r red explosion; other letters below.
    Ships: B { term-purple }, R { term-white }, O orange; after it what is printed on its space.
    =>  the mothership with its five { term-drop-point }s.
    At the edge, what it does in that row: exc 2 excavator back 2, res 1 research back 1,
    ship 1 { term-white } ship, hit 1 damage, drain 2 energy lost, emp 1 robots lose 1,
    mv 1 all ships down 1, SKULL you lose. In brackets: does nothing here.
    Base: rooms with modifier and /cost; [2] for two spaces; aa is an AA gun; ##### is not excavated.
    Where space is short: nrg energy, jet fighters, lab research, bot robot, fix repair,
    msl missiles, cmd command room. jam is the jammer. hold 1: ships descend 1 less for a die here.
    (3) { term-gray } die, (w3) white die, <R1:4> robot, <R1:4*> exhausted robot.
terminal-unknown = I do not understand "{ $found }". Type "help" for the commands.
terminal-no-die = There is no die { $found }; you have: { $expected }.
terminal-which-robot = Both robots are on the board. Say which one to rebuild: install R1 row-column
terminal-taken-back = Taken back: { $move }.
terminal-correct-sure = Correct this? (yes, no){" "}
terminal-yes = yes y
terminal-correct-not = Nothing was changed.
terminal-corrected = Corrected by hand: this game does not count in the statistics.
terminal-tokens = Own counter: { $count }
terminal-saved = Written to { $file }.
terminal-save-where = Say where: save my-game.txt
terminal-go-on = Continue with: { $command }
terminal-hint = Rule of thumb: { $moves }
terminal-not-saved = It could not be written: { $reason }
terminal-rule = { $message } [rule { $rule }]
terminal-again = { $command }: { $name }. { $text }
terminal-again-what = I do not know "again { $found }". Type: again, again same or again damaged.
terminal-new-again = Start again with: { $command }
play-record-and-setup = A game you continue takes no setup, seed or dice: they are in the record.
unseal-what = --unseal is "once" or "always", not "{ $found }".
play-nothing-kept = There is no game to continue.
