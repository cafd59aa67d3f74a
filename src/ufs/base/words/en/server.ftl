# The server, the saves and `ufs play`.

server-address = Under Falling Skies: { $address }
server-stop = Stop with Ctrl-C.
server-open = Anyone who has this address can play. Keep it to yourself.
server-port-taken = Port { $port } is taken. Choose another one, or leave out --port.
server-bad-host = The address { $host } cannot be used: { $reason }
server-bad-public = The address “{ $found }” is not one of a site. Expected is something like https://play.example, without a path.
server-bad-token = The variable { $variable } must hold 32 to 128 letters, digits, - or _.
server-text-only = { $option } only makes sense without --text.
server-no-token = The file { $file }, which holds the token of this server, cannot be used: { $reason }
server-token-replaced = The file { $file } held no token any more, so there is a new one. Open the address below once in every browser you play in.

door-why = Only those who have the token of this game may come in.
door-where = Open the address that the game printed in the terminal where it was started (with “make play” or “{ $command }”): it contains the token. After that this browser knows it, and bookmarks work again.
door-file = The token is also in the file { $file }. Put it at the end of the address: { $address }

http-not-found = There is nothing at { $path }.
http-not-allowed = { $method } is not possible at { $path }.
http-bad-host = This server only answers to its own address, not to "{ $found }".
http-bad-origin = Other sites may not play here (the request came from { $found }).
http-no-token = The access token is missing or wrong. Open the address that was printed when the game was started; programs send the token in the header “Authorization: Bearer …”.
http-not-json = A request with a body must be sent as application/json.
http-too-large = The request is larger than { $most } bytes.
http-too-slow = The request did not arrive completely within { $seconds } seconds.
http-too-many-connections = Too many programs are connected to this server. Try again in a moment.
http-bad-json = The request is not JSON: { $reason }
http-internal = Something went wrong inside the program; the game is unchanged.

load-not-one = This is neither a text record ("ufs-record/1" in the first line) nor the JSON of a saved game or position.
load-bad-json = The text looks like JSON but is not: { $reason }
no-such-step = There is no step { $found } in this game; it has { $count }.

store-no-such-game = There is no game "{ $found }"; perhaps it was deleted.
store-changed-elsewhere = This game was changed elsewhere, perhaps in another tab. Reload it to see its current state.
store-strict-undo = Strict play does not undo a roll.
store-broken-game = Game { $id } cannot be opened: { $what } If it was played with a pack, start again with that pack.
store-replay-differs = Game { $id } cannot be played on as it was left: { $what } Nothing was changed. You can look at it and export it; if it was not over, you can go on from here in a new game.
store-other-position = replayed, it stands elsewhere ({ $field } is { $now }, it was { $was }).
store-pieces-lost = the pieces it was played with ({ $found }) are lost or damaged.
store-no-trouble = Game { $id } can be played on as it is; there is no need for a new one.
store-steps-missing = some of its moves are missing.
store-salvaged = The file of saved games was damaged. { $games ->
        [0] No games
        [one] One game
       *[other] { $games } games
    } and { $campaigns ->
        [0] no campaigns
        [one] one campaign
       *[other] { $campaigns } campaigns
    } were saved into a new file{ $restored ->
        [0] { "" }
        [one] , one of the games from a backup
       *[other] , { $restored } of the games from a backup
    }. { $incomplete ->
        [0] { "" }
        [one] One game lacks some of its moves.{ " " }
       *[other] { $incomplete } games lack some of their moves.{ " " }
    }{ $lost ->
        [0] { "" }
        [one] One game is lost.{ " " }
       *[other] { $lost } games are lost.{ " " }
    }The damaged file was kept as { $file }; a text file beside it says more.
store-no-backup = The last backup of the saved games could not be made: { $reason }
salvage-report = Saved from { $file }: games { $games } ({ $restored } of them from a backup, { $incomplete } without all their moves), campaigns { $campaigns }. Games lost: { $lost }.
salvage-lost = Lost games: { $ids }
salvage-incomplete = Games without all their moves: { $ids }
salvage-restored = Games from the backup: { $ids }
salvage-backup = Backup: { $file }
saves-written = Written: { $file }
saves-none = There are no backups yet.
saves-restored = The saved games are those of { $file } again. What was there before is in { $aside }.
saves-no-saves = there are no saved games of this program in it.
saves-would-overwrite = { $file } is already there. Choose another name, or replace it with --overwrite.
saves-is-there = { $file } is already there. Choose another name with --out.
saves-emptied = { $count ->
    [0] No entries are
    [one] One entry is
   *[other] { $count } entries are
} gone for good.
saves-bin-empty = The bin is empty.
saves-unreadable = cannot be read
saves-recovered = { $id } is back.
saves-not-in-bin = There is nothing "{ $found }" in the bin. See: ufs saves bin
saves-bad-file = { $file } cannot be used: { $reason }
store-unreadable = { $what } cannot be read: its field "{ $column }" holds something unexpected ({ $found }). It is kept as it is.
store-bad-value = its field "{ $column }" holds something unexpected ({ $found }).
store-row = { $table ->
    [games] The game { $id }
    [campaigns] The campaign { $id }
    [settings] The setting { $id }
    [puzzles] What is noted about the puzzle { $id }
   *[other] A set of pieces ({ $id })
}
store-unreadable-more = And { $count } more.
store-no-profile = These saves are not in a file; they cannot be exported as one.
text-file-left = A game of an older version could not be imported; it stays in { $file }: { $reason }
text-file-unread = The file cannot be read ({ $reason }).
store-newer = The file of saved games was written by a newer version of this program (schema { $found }, known up to { $newest }). Nothing was changed.
store-full = The disk is full, so nothing was saved. Free some space and try again, or delete games and empty the bin; the game is unchanged.
store-read-only = The file of saved games cannot be written, so nothing was saved. Check its permissions; the game is unchanged.
store-busy = The file of saved games is in use by another program. Try again in a moment.
store-broken = The file of saved games is damaged. Restart the program: it will save whatever can be read into a new file and keep the damaged one.
store-failed = The file of saved games cannot be used: { $reason }
store-no-folder = The folder of saved games cannot be used: { $reason }
store-bad-url = This is not the address of a place for saved games. Expected is postgresql://user:password@host/database or sqlite:///path/to/file.
store-url-at = The address of the database has more than one @. Write an @ in the password as %40.
store-other-database = Games cannot be saved in a database of the kind "{ $found }". Expected is postgresql:// or sqlite:///.
store-needs-postgres = Games are saved in PostgreSQL with psycopg: { INSTALL("postgres") } ({ $reason })
store-server-unreachable = The database server cannot be reached: { $reason }
store-server-login = The database server refused the login. Check the user and the password in the address. ({ $reason })
store-server-no-database = The database does not exist. Create it first. ({ $reason })
store-server-newer = The database was written by a newer version of this program (schema { $found }, known up to { $newest }). Nothing was changed.
store-server-foreign = The database has tables of another program. Nothing was changed; give the game a database of its own.
store-server-full = The disk of the database server is full, so nothing was saved. Free some space and try again; the game is unchanged.
store-server-read-only = This user may not write to the database, so nothing was saved. Check the permissions; the game is unchanged. ({ $reason })
store-server-busy = The database has too much to do at the moment, so nothing was saved. Try again in a moment.
store-server-failed = The database cannot be used: { $reason }
store-lost = The connection to the database was lost, so nothing was saved. Try again in a moment.
store-outcome-unknown = The connection to the database was lost while saving. The last change may or may not have been saved: reload to see which.

# Answers about puzzles.
puzzle-missed = Not solved: another line wins far more often.
puzzle-missed-chance = That line wins { $percent } % of the games. Another one wins far more often.
puzzle-solution-text = This line wins { $best } % of the games, the next best one { $other } %.
puzzle-solved = Solved! No other line wins nearly as often.
puzzle-unknown = There is no puzzle “{ $found }”.
puzzle-unreadable = The puzzles in { $file } cannot be read: { $reason }
