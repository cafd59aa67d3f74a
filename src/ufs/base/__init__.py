"""What every other room needs: errors and words. It knows nothing of the game.

=================  =====================================================================
`errors`           `UfsError`: what is wrong, where, what was expected, which rule
`words`            every sentence the program says, in English, German and French
=================  =====================================================================
"""
