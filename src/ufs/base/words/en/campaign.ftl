# The campaign.

campaign-scenarios = scenarios
campaign-cities = cities
campaign-characters = characters

# The next step.

campaign-phase-deal = two piles are dealt
campaign-phase-choose = choose one of the two piles
campaign-phase-defend = choose the saved city that you defend
campaign-phase-muster = choose the upgraded characters who join
campaign-phase-prepare = choose the threat level of the next game
campaign-phase-game = play the next game, or enter its result
campaign-phase-over = the campaign is over

# Steps that are refused. Each message names the way out.

campaign-other-phase = It is not time for that. Next: { $now }.
campaign-not-left = "{ $found }" is not among the pieces of this chapter that are left; there are: { $expected }.
campaign-in-both-piles = "{ $found }" cannot lie in both piles.
campaign-not-saved = "{ $found }" is not a city you can defend; saved are: { $expected }.
campaign-other-scenario = "{ $found }" is not the scenario of the last chapter; it is: { $expected }.
campaign-cannot-join = "{ $found }" cannot join this battle; these can: { $expected }.
campaign-team-size = { $count ->
        [one] Exactly 1 character joins
       *[other] Exactly { $count } different characters join
    }; to choose from: { $expected }.
campaign-no-such-threat = There is no threat level { $found } here; choose one of: { $expected }. It is the number of threatening sky tiles.
campaign-other-threat = This sky makes threat level { $shown }, not { $found }.
campaign-tile = Sky tile "{ $found }" is not in play in this position; possible are: { $expected }.
campaign-tile-count = The sky of this chapter has { $expected } tiles, not { $found }.
campaign-game-runs = This game has already begun. Play it to its end, or enter its result.
campaign-other-record = This record does not belong to the result; its last line should begin with "{ $expected }".
campaign-other-game = This is not the game that comes next in the campaign: another setup, or not played from its beginning.
campaign-unfinished-game = This game is not over yet. Play it to its end first.
campaign-cards-are-dealt = The program deals and draws in this campaign. Begin one with cards of your own: ufs campaign new NAME --own-cards
campaign-typed-city = The program does not know the city { $found }, so it cannot lay out its base. Play at your table and enter the result.
campaign-typed-cards = Cards that the program does not know can only lie on your own table: { $found }. This campaign is dealt by the program.
campaign-nothing-to-undo = There is no choice to take back.
campaign-game-begun = A game that has been begun or played cannot be taken back.

# Invalid campaigns.

campaign-name = A campaign needs a name of 1 to { $most } characters on one line.
campaign-name-hidden = The name of a campaign cannot have the character { $found }: it is invisible or changes the direction of writing.
campaign-cards = { $found } is not a way to deal; expected "auto" or "manual".
campaign-step = Step { $step }: { $what }
campaign-no-file = This is not the file of a campaign, or it is damaged: { $reason }
campaign-deal-missing = The two piles that come next are missing.
campaign-piece-gone = Pieces of chapter { $chapter } are missing: { $found }. If they came from a pack, start again with that pack.
campaign-piece-twice = A piece appears twice in a chapter: { $found }.
campaign-too-few = Chapter { $chapter } has too few { $kind }; at least { $count } are needed.
campaign-sky-gap = The sky of chapter { $chapter } has no tile for these places: { $found }.
store-no-such-campaign = There is no campaign "{ $found }". See: ufs campaign list
store-campaign-changed = This campaign was changed elsewhere, perhaps in another window. Reload it.
store-broken-campaign = The campaign { $id } cannot be opened: { $what }
campaign-differs = The campaign { $id } stands elsewhere when its steps are replayed. Nothing was changed. It can be looked at and exported.
store-campaign-noted = The result of this game is in the notebook of its campaign. It cannot be taken back.
campaign-of-no-game = Game "{ $found }" belongs to no campaign.

# In the terminal.

campaign-none = There is no campaign yet. Begin one: ufs campaign new "The long night"
campaign-title = { $name } ({ $id }) · chapter { $chapter }: { $title } · score { $score }
campaign-pile = Pile { $number }
campaign-line-city = City: { $name }. { $text }
campaign-line-scenario = Scenario: { $name }
campaign-line-rules = Rules: { $text }
campaign-line-character = Character: { $name }, { $role }. { $text }
campaign-line-upgraded = Upgraded: { $name }, { $role }. { $text }
campaign-line-own-character = Character: { $name }
campaign-line-own-upgraded = Upgraded: { $name }
campaign-now-deal = Deal two piles and type them in: ufs campaign deal SCENARIO,CITY,CHARACTER SCENARIO,CITY,CHARACTER. Write a card that the program does not know as "=NAME". Or let the program deal: ufs campaign deal. Left are the scenarios { $scenarios }; the cities { $cities }; the characters { $characters }.
campaign-now-choose = Which battle will you fight? The other pile leaves the campaign. ufs campaign choose 1 (or 2); with the rules of both scenarios: ufs campaign show --rules
campaign-now-defend = The last battle. Choose the saved city that you defend: ufs campaign choose --city CITY
campaign-city-damaged = { $name }, damaged side, one game
campaign-unnamed = { $count ->
        [one] And 1 saved city that the program does not know
       *[other] And { $count } saved cities that the program does not know
    }: ufs campaign choose --city "=NAME"
campaign-now-muster = { $count ->
        [one] Choose the upgraded character who joins
       *[other] Choose the { $count } upgraded characters who join
    }: ufs campaign choose --team A,B
campaign-now-prepare = Game { $game }. Play at threat level { $kept }, as before: ufs campaign play. Or choose another one from { $low } to { $high } (0 is easy, 1 standard): ufs campaign choose --threat { $high }
campaign-now-game = Play: ufs campaign play. Or play at the table and enter the result: ufs campaign result won (or lost)
campaign-now-game-typed = The program does not know this city: play at the table and enter the result: ufs campaign result won (or lost)
campaign-sky = Sky from the top: { $tiles } · threat level { $threat } · difficulty in stars { $difficulty } · epicness { $epicness }
campaign-tile-turned = { $tile } (more threatening side)
campaign-won = The campaign is won. Final score: { $score }
campaign-lost = No city is left. The campaign is lost. Final score: { $score }
campaign-score = Score so far: { $score }
campaign-final-score = Final score: { $score }
campaign-left = { $count ->
        [0] Nothing has left the campaign yet.
        [one] 1 card has left the campaign:
       *[other] { $count } cards have left the campaign:
    }
campaign-left-unchosen = { $kind }: { $name } (chapter { $chapter }, in the pile not chosen)
campaign-left-fought = { $kind }: { $name } (chapter { $chapter }, fought)
campaign-left-lost = { $kind }: { $name } (chapter { $chapter }, lost)
campaign-head-id = ID
campaign-head-name = Name
campaign-head-chapter = Chapter
campaign-head-score = Score
campaign-head-state = State
campaign-head-city = City
campaign-head-scenario = Scenario
campaign-head-character = Character
campaign-head-upgraded = Upgraded
campaign-head-game = Game { $number }
campaign-end-open = in progress
campaign-end-won = won
campaign-end-lost = lost
campaign-bad-pile = "{ $found }" is not a pile; expected SCENARIO,CITY,CHARACTER.
campaign-choose-what = Say what you choose: a pile (1 or 2), --city, --team or --threat.
campaign-result-what = Say how the game ended, won or lost, or give its record with --record.
campaign-saved = Campaign saved to { $file }.
campaign-tiles-alone = --sky and --hard describe the sky of the next game: give its threat level too, with --threat.
campaign-hard-alone = { $found } on its difficult side, but which tiles lie in the sky? Name them all with --sky (sky in the step).
campaign-deleted = The campaign { $id } is deleted.
