"""What every other room needs: errors, words, files. It knows nothing about the game.

=================  =====================================================================
`errors`           `UfsError`: what is wrong, where, what was expected, which rule
`files`            the player's data folder, atomic writes
`extras`           the optional extras: what is installed, how to install the rest
`words`            every sentence the program says, in English, German and French
=================  =====================================================================
"""
