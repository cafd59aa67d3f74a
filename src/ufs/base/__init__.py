"""What every other room needs: errors, words, files. It knows nothing of the game.

=================  =====================================================================
`errors`           `UfsError`: what is wrong, where, what was expected, which rule
`files`            the player's folder, and writing a file as a whole
`extras`           optional parts of the package: what is installed
`words`            every sentence the program says, in English, German and French
=================  =====================================================================
"""
