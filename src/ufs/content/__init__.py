"""Content: packs of TOML files, their schema, loader and checker.

=================  =====================================================================
`schema`           the shapes of the files, as pydantic models
`notation`         sky rows and rooms, parsed from their short notation
`vocabulary`       the words of abilities, and the rules' numbers for them
`limits`           how large files and packs may be
`toml_text`        reads the TOML of a file, after a look at its outline
`pack_files`       the files of a pack: a folder, a zip file or a single file
`zipped`           reads a pack from a zip file without unpacking it
`loader`           reads packs into a library of pieces
`piece_hash`       pieces as JSON with a hash, to keep them with a game
`earlier`          the pieces of the time before games kept theirs
`check`            everything a schema cannot check; all mistakes at once
`references`       walks through a piece: the pieces it names, rows, abilities
`problems`         what the check reports: file, place, found, expected
`explained`        the vocabulary for people, a sentence for each word
`starters`         templates for `ufs content new`, one for each kind of piece
=================  =====================================================================

The pieces of the game are in `packs/base`, one file each.
"""
