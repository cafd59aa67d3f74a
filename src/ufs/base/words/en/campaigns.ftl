# Campaigns in the page.

home-campaign = Campaign
home-campaign-text = Four chapters, one story. Choose your battles, keep your people, save what you can.
game-campaign = campaign
camp-list = Campaigns
camp-lead = Three chapters with their own scenarios, cities and people, then one last battle. About ten games; the program deals and keeps the notebook.
camp-open = In progress
camp-over = Finished
camp-new = A new campaign
camp-name = Name
camp-example = The long night
camp-cards = Who deals?
camp-cards-auto = The program
camp-cards-manual = I do, at my table
camp-cards-hint = At your own table you tell the notebook which cards are in the piles, and how your games ended. Cards that the program does not know are kept by their names; nothing of them is applied here.
camp-seed = Choose the seed
camp-seed-hint = Leave it empty for a random one. The same number deals the same piles.
camp-begin = Begin
camp-go-on = Continue
camp-all = All campaigns
camp-delete-ask = Delete this campaign?
camp-delete-text = { $name } goes into the bin for 30 days. The games you played in it stay.
camp-gone = This campaign is gone
camp-gone-text = It was deleted, perhaps in another window. The games you played in it stay.
camp-waits = “{ $campaign }” is waiting for its result; there you can start this game again, with the same dice.
camp-broken-pack = The pack “{ $pack }” is left out because of mistakes in it:
camp-chapter = Chapter { $number }: { $name }
camp-chapter-number = Chapter { $number }
camp-briefing = Briefing { $number }: { $name }
camp-score = Score { $score }
camp-final = Final score: { $score }
camp-is-won = The campaign is won
camp-is-lost = The campaign is lost

camp-map = Map of the world; the list below names all cities.
camp-place-attacked = under attack
camp-place-chosen = you are here
camp-place-saved = saved
camp-place-damaged = saved, damaged
camp-place-lost = lost
camp-place-left = you were elsewhere

camp-deal = Deal two piles
camp-pile = Pile { $number }
camp-lay = These are the piles
camp-own-card = Another card …
camp-own-city = Name of the city on your card
camp-own-scenario = Name of the scenario on your card
camp-own-character = Name of the character on your card
camp-own-last-scenario = The last scenario, if it is a card of your own
camp-defend-own = Defend this city
camp-own-played = The program does not know this city: play at your table and enter the result.
camp-now-deal = Two new piles
camp-now-choose = Which battle will you fight?
camp-now-defend = The last battle: where will you stand?
camp-now-muster = Who joins you?
camp-now-prepare = Which threat level?
camp-choose-lead = You can be in one place only. The other pile leaves the campaign: city, scenario and person.
camp-show-rules = Show the rules of both scenarios first
camp-fight = Defend { $city }
camp-defend-lead = Every city you saved waits for you, and those that never came up. Each is defended on its damaged side, in one game. A city that falls is gone; then you choose the next one.
camp-rules-word = Scenario.
camp-scene = What happened
camp-upgraded = upgraded
camp-muster = { $count ->
    [one] Take them along
   *[other] Take these { $count } along
  }
camp-chosen = { $chosen } of { $count } chosen
camp-threat-level = Threat level { $level }
camp-threat-hint = So many of the four sky tiles show their more threatening side. It stays as it is until you change it, and it is what a win scores.
camp-draw-sky = Draw the sky
camp-game-number = { $most ->
    [one] { $city }, one game
   *[other] { $city }, game { $number } of at most { $most }
  }
camp-stars = Difficulty in stars: { $difficulty }, epicness { $epicness }.
camp-sky = Sky from the top:
camp-threatening = more threatening side
camp-easy = easy side
camp-play = Play this game
camp-play-on = Continue playing
camp-play-hint = Once it has begun, you cannot change the choices before it. Its result goes into the notebook automatically.
camp-game-gone = This game was deleted. It can begin again, with the same dice.
camp-elsewhere = This game was started in a terminal. Finish it there, or enter its result.
camp-by-hand = Played at a real table?
camp-by-hand-hint = Lay out these pieces, play, and enter the result.
camp-note-won = Won at threat level { $level }
camp-note-lost = Lost: an X
camp-once-more = Lost, and { $city } is damaged. One more game, under a new sky.
camp-undo = Take back the last choice
camp-people = { $count ->
    [one] 1 person is with you
   *[other] { $count } people are with you
  }
camp-left = What has left the campaign: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
camp-left-lead = The piles you did not choose, the scenarios you fought and the cities you lost. Their rules stand here too: look at them only if you like.
camp-left-unchosen = not chosen
camp-left-fought = fought
camp-left-lost = lost

camp-won-lead = The note was answered. In the morning the sky was only a sky, and people stood in the streets and looked at it as if it were new.
camp-lost-lead = No city is left to call. What was learned is written down, and whoever finds it may do better.
camp-story = How it went
camp-told = { $city }: “{ $scenario }”. { $how }
camp-battle-saved = Held at the first try, at threat level { $level }. On duty: { $who }.
camp-battle-damaged = Lost once, then held in the ruins, at threat level { $level }. On duty: { $who }.
camp-battle-lost = Lost twice. { $who } got out.
camp-last-saved = Here the war ended, at threat level { $level }. On duty: { $who }.
camp-last-damaged = Almost too late: in the ruins, at threat level { $level }, the war ended. On duty: { $who }.
camp-last-lost = The city fell. { $who } got out.
camp-again = Start another one

camp-notebook = Notebook: { $name }
camp-head-chapter = Chapter
camp-head-city = City
camp-head-scenario = Scenario
camp-head-character = Character
camp-head-upgraded = Upgraded
camp-head-first = Game 1
camp-head-second = Game 2
camp-print = Print the notebook
camp-file = Save the campaign as a file
camp-from-file = Continue a campaign from a file …
camp-pdf = The notebook to print (PDF)
camp-rules = How the score is counted
