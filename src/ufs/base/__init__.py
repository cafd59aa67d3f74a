"""What every other room needs: errors, words, files. It knows nothing about the game.

=================  =====================================================================
`errors`           `UfsError`: what is wrong, where, what was expected, which rule
`text`             text from strangers: hidden characters, found or written out
`files`            the player's data folder, private files, atomic writes, locks
`strict_json`      JSON that must not be ambiguous: no field twice, no NaN
`interrupts`       Ctrl-C, from the first line of a command to its last
`compiled_cache`   the folder of compiled code, or a temporary one
`extras`           the optional extras: what is installed, how to install the rest
`words`            every sentence the program says, in English, German and French
=================  =====================================================================
"""
