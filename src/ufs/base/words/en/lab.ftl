# The laboratory: bots, runs, journals, tables.

lab-unknown-bot = There is no bot { $found }; expected one of: { $expected }, or your own as file.py:MyBot.
lab-bad-option = The options of the bot { $bot } cannot be read: found { $found }, expected key=value,key=value.
lab-unknown-option = The bot { $bot } has no option "{ $found }"; expected: { $expected }.
lab-wrong-option = The option "{ $option }" of the bot { $bot } is { $found }, expected { $expected }.
lab-no-options = none
lab-expected-number = a number
lab-bot-broken = The bot { $name } from { $file } cannot play: { $detail }
lab-bot-crashed = The bot { $bot } lost the game with seed { $seed } at decision { $decision } because it crashed: { $detail }
lab-bot-hung = The bot { $bot } lost the game with seed { $seed } at decision { $decision } because it did not answer in time ({ $detail }).
lab-bot-gone = The bot { $bot } lost the game with seed { $seed } at decision { $decision } because its process ended (exit code { $detail }).
lab-bot-illegal = The bot { $bot } lost the game with seed { $seed } at decision { $decision } because its action is not allowed: { $detail }

lab-bad-games = { $found } is not a number of games; expected 1 to { $most }.
lab-bad-jobs = { $found } is not a number of processes; expected 1 to 1024.
lab-bad-timeout = The time for a decision must be more than 0 and at most { $most } seconds.
lab-setup-and-options = Give the whole setup with --setup, or its parts with { $options }, not both.
lab-setups-and-grid = Give a list with --setups, or choose with --edition, --city, --threat, --damaged, --scenario and --team, not both.
lab-json-and-csv = Choose --json or --csv, not both.
lab-jobs-and-on = --jobs is for this machine and --on for others: give one of them.
lab-tournament-two = A tournament needs at least two bots, each named once: --bot random --bot greedy.
lab-setups-not-list = { $file } has no list of setups; expected a JSON list, or TOML with [[setups]].
lab-setups-entry = { $file }, setup { $number }: { $what }
lab-setups-twice = { $file } has two setups named "{ $found }".
lab-write-error = { $file } cannot be written: { $reason }

lab-needs-joblib = Several processes need Joblib: { INSTALL("lab") }. Or use a single process: --jobs 1 ({ $reason })
lab-needs-dask = Other machines need Dask: { INSTALL("dask") } ({ $reason })
lab-bad-address = { $found } is not the address of a cluster; expected dask://host:port.
lab-no-cluster = There is no Dask cluster at { $address }: { $reason }
lab-cluster-empty = The cluster at { $address } has no workers. Start some with: dask worker tcp://host:port{ $reason }
lab-cluster-without-us = The workers of the cluster at { $address } cannot play; install this game on each of them. ({ $reason })
lab-cluster-differs = A worker of the cluster at { $address } has another version of this game; install the same version on all machines. ({ $reason })
lab-cluster-lost = The cluster at { $address } was lost. The games played so far are saved.{ $reason }
lab-worker-died = A process that played games was killed, perhaps for lack of memory. The games played so far are saved. ({ $reason })

lab-playing = Playing
lab-progress = { $played } of { $total } games …
lab-going-on = Resuming: { $played } of { $total } games have been played.
lab-interrupted = Interrupted after { $played } of { $total } games.
lab-again = Run the same command to resume.
lab-again-out = With --out RUN you could resume with the same command.

lab-journal-unusable = The journal { $file } cannot be used: { $reason }
lab-journal-busy = The journal { $file } is in use by another run.
lab-journal-not-one = { $file } is not the journal of a run ({ $expected }). It was not changed.
lab-journal-torn = The last line of { $file } is incomplete and is dropped; its games are played again.
lab-journal-line = Line { $line } of the journal { $file } is damaged. Repair it, or use another file.
lab-journal-differs = The journal { $file } belongs to another run: { $what } (there: { $found }, now: { $expected }). Use another file.
lab-differs-seed = the seed differs
lab-differs-engine = the rules of the program have changed
lab-differs-entries = the bots or setups differ
lab-differs-bot = the bot differs
lab-differs-identity = the bot has changed
lab-differs-setup = the setup differs
lab-differs-content = the pieces have changed

lab-baseline-not-one = { $file } is not a result written by --save ({ $expected }).
lab-baseline-other-bot = The baseline was played by the bot { $found }, this run by { $expected }. Only results of the same bot can be compared.
lab-new = new
lab-content-changed = pieces changed
lab-stars = *: the 95 % interval of the change excludes zero. **: it still does when all setups are considered together (Holm).
lab-pieces-changed = Pieces that changed since the baseline: { $pieces }
lab-gone = Only in the baseline: { $names }
lab-map-title = Win rates of { $bot }, { $games } games each, from seed { $seed }

lab-row-bot = bot
lab-row-setup = setup
lab-row-games = games
lab-row-wins = wins
lab-row-rate = win rate
lab-row-lost-damage = lost by damage
lab-row-lost-mothership = lost to the mothership
lab-row-lost-bot = lost by the bot's mistake
lab-row-rounds = rounds, mean
lab-row-research = research, mean
lab-row-damage = damage, mean
lab-row-speed = decisions/s per core
lab-row-ms = ms/decision
lab-col-setup = setup
lab-col-interval = 95 %
lab-col-change = change
lab-col-duel = duel
lab-col-duel-wins = only one won
lab-col-difference = difference
lab-col-sure = how sure
lab-sure = { $sure } (p = { $chance })
lab-sure-very = practically certain
lab-sure-quite = very sure
lab-sure-likely = fairly sure
lab-sure-not = may be luck

lab-outdated = { $bot } was trained before this changed: { $changed }. It may play worse than it could; ufs train makes new weights.

## ufs train
train-preparing = Getting ready …
train-goes-on = Resuming the run in this folder after generation { $generation }.
train-progress = Generation { $generation } of { $generations }: { $won } % won, loss { $loss }, about { $minutes } minutes left
train-listening = Calibrating: { $games } games, twice …
train-stopped = Stopped. The last complete generation is in { $folder }; run the same command to resume.
train-done = The weights are in { $file }, the model card in { $card }.
train-needs-torch = Training needs PyTorch, Numba and joblib: { INSTALL("train") } ({ $reason })
train-bad-boards = --boards: found { $found }, expected one of { $expected }.
train-bad-number = { $option } is { $found }; expected a whole number up to { $most }.
train-other-run = { $folder } holds a run with other settings ({ $found }). Use another folder, or the same settings.
train-unreadable-run = The run in { $folder } cannot be read: { $reason }
lab-coach-ms = The coach cannot think for { $found } milliseconds; expected { $expected }.
bench-needs-gym = The environments need Gymnasium: { INSTALL("gym") } ({ $reason })
bench-needs-joblib = Several processes need Joblib: { INSTALL("lab") } ({ $reason })

## ufs puzzles
puzzles-found = { $found } of { $count } puzzles found in { $games } games
puzzles-judged = { $kept } of { $judged } puzzles still hold
puzzles-written = { $found } puzzles from { $games } games were written to { $file }.
puzzles-no-folder = There is no folder { $folder } to write into.
puzzles-need-extras = Making puzzles needs Numba and Joblib: { INSTALL("fast,lab") } ({ $reason })
lab-report-block = { $title }:
lab-report-written = The report is in { $file }.
standing-rates = { $name }: { $rates } % won, by threat level
standing-place = Rank { $place } of { $rows }, from the easiest ({ $span } within the margin of error): { $between }.
standing-too-few = Too few games to rank it: { $span } of { $rows } are within the margin of error. So far, from the easiest, it is { $place }: { $between }.
standing-after = harder than { $name }
standing-before = easier than { $name }
standing-own = { $name } (yours)
standing-no-scenario = a game without a scenario
standing-no-characters = a game without characters
standing-interrupted = Interrupted { $games ->
    [0] before the first game was over.
    [one] after { $games } game. The result so far:
   *[other] after { $games } games. The results so far:
}
standing-damaged = { $name }, damaged
standing-character = { $name } ({ $role })
standing-upgraded = { $name } ({ $role }), upgraded
standing-sky-front = sky tile { $name }, front ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
standing-sky-back = sky tile { $name }, back ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
standing-nothing = There is nothing here that can be played by itself; expected one of: { $expected }.
standing-no-figures = There are no figures of the built-in pieces for this version. Make them with: ufs balance --report FILE.md --save FILE.json, then give --figures FILE.json.
standing-bad-figures = { $file } has no figures of a balance report.
