# The content check.

check-fine = { $pieces ->
        [one] 1 piece here
       *[other] { $pieces } pieces here
    }, { $built_in } built in: no mistakes.
check-mistakes = { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
pack-missing = there is no such file or folder
pack-empty = the folder has no TOML files
pack-too-many = there are more than { $most } files and folders in it
pack-too-deep = folders are nested more than { $most } deep in it
pack-too-many-pieces = there are more than { $most } pieces in it; expected several smaller packs
pack-too-large = its pieces have more than { $most } bytes together
packs-too-many = only the first { $most } packs in the folder, by name, are used: not this one, nor those after it
packs-too-many-pieces = with it, all packs together would have more than { $most } pieces
packs-too-large = with it, the pieces of all packs together would have more than { $most } bytes
problems-too-many = there may be more mistakes; the list ends after { $most }
piece-twice = found "{ $found }" again, expected an id other than that of { $other }
file-too-large = the file is larger than { $most } bytes
file-unreadable = the file cannot be read: { $reason }
file-not-a-file = this is not a regular file
file-ignored = ignored: pieces are in files whose names end in .toml
files-ignored-too = { $count ->
        [one] 1 more file is ignored
       *[other] { $count } more files are ignored
    }
pack-ignored = ignored: a pack is a folder, a zip file or a file whose name ends in .toml
file-not-utf8 = the file is not UTF-8 (at byte { $byte })
file-not-toml = the file is not valid TOML: { $reason }
file-is-link = this is a link, and links inside a pack are not followed; expected the file or folder itself
file-name-long = the name with its folders is longer than { $most } characters
file-name-hidden = the name has characters that are invisible or change the direction of writing; expected a name without them
toml-parts = line { $line }: a name has more than { $most } parts joined by dots
toml-nesting = line { $line }: brackets are nested more than { $most } deep
toml-values = line { $line }: there are more than { $most } values in the file; a piece has far fewer
toml-word = line { $line }: a number, or a name without quotes, is longer than { $most } characters
zip-broken = this is not a readable zip file: { $reason }
zip-twice = the zip file has two files of this name
zip-outside = this name leads out of the pack; expected a name inside it
zip-encrypted = the file is encrypted with a password
zip-packing = the file has an unusual compression; expected an ordinary zip file (store or deflate)
chapter-twice = chapter { $number } is defined twice, by { $found }; to replace a chapter, use its id
chapter-sky = { $found } is no sky; expected one tile for each of the four places, from the top (tile 0 may lie above them), or no sky at all for the basic one
unknown-edition = found "{ $found }", expected one of: { $expected }
unknown-piece = found "{ $found }", expected one of: { $expected }
edition-needs-piece = missing; this edition needs it
edition-rules-clash = robots_block needs any_space_ahead: otherwise there could be no space for a worker (D15)
piece-other-edition = found "{ $found }", which does not belong to the edition { $edition }
energy-above-track = found { $found } energy at the start, but the energy track ends at { $most }
track-cannot-be-won = found a research number of { $found }, but the best affordable research room reaches { $most }
city-cannot-be-won = found a research number of { $found }, but the best affordable research room in the city "{ $city }" reaches { $most }
sky-row-length = found { $found ->
        [one] 1 token
       *[other] { $found } tokens
    } in "{ $row }", expected 5
sky-token = column { $column }: found "{ $found }", expected one of: { $expected }
sky-no-action = found no action in "{ $row }", expected a bar and one of: { $expected }
sky-action = found the action "{ $found }", expected one of: { $expected }
sky-action-amount = found the action "{ $found }", expected a whole number from 1 to { $most } after "{ $action }"
sky-arrow-leaves = column { $column }: the arrow { $found } leaves the sky, expected it to point at a space
sky-arrow-triggers = column { $column }: the arrow { $found } points at { $target }, which triggers something; expected . or a number there (D8)
sky-city-row = expected "city" as the fourth row: in this edition the city is row 16
sky-no-city-row = found a row "city"; in this edition or position every row is sky
sky-research-missing = missing; expected one number for each row, from the bottom row up
sky-research-unused = found research numbers, but this edition has its research on the track card
sky-position = found "{ $found }", which belongs in position { $position }, expected a piece for position { $expected }
sky-one-side = found a second side; expected none: tile 0 has one side (A7)
sky-two-sides = missing; expected a second side: only tile 0 has one (A7)
sky-rows = found { $found } rows, expected { $expected }: only tile 0 has two (A7)
sky-research-length = found { $found } numbers, expected { $expected }: one for each row
sky-city-rows-last = found a row of sky below a row "city"; expected the city's rows at the bottom (A3)
sky-teleport-alone = the teleport { $letter } is alone; expected two with the same letter on a side (A1)
sky-teleport-many = found { $found } teleports { $letter }; expected two with the same letter on a side (A1)
sky-teleport-column = both teleports { $letter } are in the same column; expected them in two (A1)
sky-no-skull = found no skull in the sky { $found } with some choice of sides, expected one (E3)
base-row-length = found rooms for { $found } columns in "{ $row }", expected 5
base-room = column { $column }: found "{ $found }", expected something like "{ $expected }"
base-word = column { $column }: found "{ $found }", expected one of: { $expected }
base-single = column { $column }: found "{ $found }", but { $word } takes one space and has neither value nor cost; expected just { $word }
base-effects = column { $column }: found "{ $found }", expected at most { $most } different effects
base-number = column { $column }: found "{ $found }", expected no number above { $most }
base-room-size = column { $column }: found a room of { $found } spaces, expected 1 to 5
base-room-leaves = column { $column }: the room "{ $found }" leaves the base, expected all its spaces inside
base-overlap = column { $column }: "{ $found }" overlaps another room, expected a free space (or ^ for the room above)
base-nothing-above = column { $column }: found ^, but no room above reaches down here
base-aa-row = expected "{ $expected }": the first row of an upper piece is five AA guns
base-one-start = found { $found } spaces "start", expected exactly one
base-start-row = found "start" in the first row, expected it in the second or third
base-only-upper = found "{ $found }" ({ $word }), which is allowed only on upper pieces
base-wrong-part = found the part "{ $found }", expected "{ $expected }"
ability-when = The effect "{ $effect }" does not go with the moment "{ $found }"; expected one of: { $expected }.
ability-on = The effect "{ $effect }" cannot be limited to "{ $found }"; expected one of: { $expected }.
ability-on-moment = The moment "{ $when }" cannot be limited to "{ $found }"; expected one of: { $expected }.
ability-on-missing = missing; the effect "{ $effect }" needs it, expected one of: { $expected }.
ability-on-unneeded = found "{ $found }", but neither the moment "{ $when }" nor the effect "{ $effect }" can be limited; leave this out.
ability-amount = The effect "{ $effect }" has the amount { $found }; expected { $expected }.
ability-no-limit = An ability that is always active or happens once at setup has no limit; leave this out.
ability-per-without-times = found "{ $found }" without a number; say in "times" how often it can happen.
ability-needs-orange = "{ $found }" needs an orange ship: expected an ability "orange" as well.
ability-not-chosen-here = The player cannot choose abilities of a scenario; expected another moment.
ability-chosen-twice = A piece can have only one ability that the player chooses; expected another moment for this one.
ability-twice = found "{ $found }" again, already in { $first }; only one of the two would count, so leave one out.
side-text-missing = missing; this side has abilities, so it needs a text that describes them
side-text-unneeded = found a text, but this side has no ability; expected one, or no text
sky-special = The letter { $found } is not defined under "spaces"; defined are: { $expected }.
