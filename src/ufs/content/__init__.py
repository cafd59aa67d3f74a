"""Content: packs of TOML files, their schema, loader and checker.

=================  =====================================================================
`schema`           the shapes of the files, as pydantic models
`notation`         sky rows and rooms, parsed from their short notation
`vocabulary`       the words of abilities, and the rules' numbers for them
`loader`           reads packs (folders or zip files) into a library of pieces
`zipped`           reads a pack from a zip file without unpacking it
`check`            everything a schema cannot check; all mistakes at once
`references`       walks through a piece: the pieces it names, rows, abilities
`problems`         what the check reports: file, place, found, expected
`explained`        the vocabulary for people, a sentence for each word
`starters`         templates for `ufs content new`, one for each kind of piece
=================  =====================================================================

The pieces of the game are in `packs/base`, one file each.
"""
