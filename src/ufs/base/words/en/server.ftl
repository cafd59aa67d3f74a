# The server, the saves and `ufs play`.

server-address = Under Falling Skies: { $address }
server-stop = Stop with Ctrl-C.
server-token-once = Anyone who opens this address can play. It is shown only once.
server-port-taken = Port { $port } is taken. Choose another one, or leave out --port.
server-bad-host = The address { $host } cannot be used: { $reason }
server-text-only = { $option } only makes sense without --text.
server-broken-page = This page needs the address that was printed when the game was started, with its token.

http-not-found = There is nothing at { $path }.
http-not-allowed = { $method } is not possible at { $path }.
http-bad-host = This server only answers to its own address, not to "{ $found }".
http-bad-origin = Other sites may not play here (the request came from { $found }).
http-no-token = The access token is missing or wrong. Open the address that was printed when the game was started.
http-not-json = A request with a body must be sent as application/json.
http-too-large = The request is larger than { $most } bytes.
http-bad-json = The request is not JSON: { $reason }
http-internal = Something went wrong inside the program; the game is unchanged.

load-not-one = This is neither a text record ("ufs-record/1" in the first line) nor the JSON of a saved game or position.
load-bad-json = The text looks like JSON but is not: { $reason }
no-such-step = There is no step { $found } in this game; it has { $count }.

store-no-such-game = There is no game "{ $found }"; perhaps it was deleted.
store-changed-elsewhere = This game was changed elsewhere, perhaps in another tab. Reload it to see its current state.
store-strict-undo = Strict play does not undo a roll.
store-broken-game = Game { $id } cannot be opened: { $what } If it was played with a pack, start again with that pack.
store-steps-missing = some of its moves are missing.
store-set-aside = The file of saved games was damaged. It was renamed to { $file }, and a new one was started.
text-file-left = A game of an older version could not be imported; it stays in { $file }: { $reason }
text-file-unread = The file cannot be read ({ $reason }).
store-newer = The file of saved games was written by a newer version of this program (schema { $found }, known up to { $newest }). Nothing was changed.
store-full = The disk is full, so nothing was saved. Free some space and try again; the game is unchanged.
store-read-only = The file of saved games cannot be written, so nothing was saved. Check its permissions; the game is unchanged.
store-busy = The file of saved games is in use by another program. Try again in a moment.
store-broken = The file of saved games is damaged. Restart the program: it will rename the file and start a new one.
store-failed = The file of saved games cannot be used: { $reason }
store-no-folder = The folder of saved games cannot be used: { $reason }

# Answers about puzzles.
puzzle-missed = Not solved: another line wins far more often.
puzzle-missed-chance = That line wins { $percent } % of the games. Another one wins far more often.
puzzle-solution-text = This line wins { $best } % of the games, the next best one { $other } %.
puzzle-solved = Solved! No other line wins nearly as often.
puzzle-unknown = There is no puzzle “{ $found }”.
puzzle-unreadable = The puzzles in { $file } cannot be read: { $reason }
