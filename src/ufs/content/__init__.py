"""Content: packs of TOML files, their schema, loader and checker.

=================  =====================================================================
`schema`           the shapes of the files, as pydantic models
`notation`         sky rows and rooms, read from their short notation
`vocabulary`       the words of abilities and the numbers the rules have for them
`loader`           packs, folders or zip files, into a library of pieces
`zipped`           a pack read from a zip file, never unpacked
`check`            everything a schema cannot see; all mistakes at once
`references`       pieces that name other pieces
`problems`         what the check reports: file, place, found, expected
`explained`        the vocabulary for people, a sentence for each word
`starters`         templates for `ufs content new`, one for each kind of piece
=================  =====================================================================

The pieces of the game are in `packs/base`, one file each.
"""
