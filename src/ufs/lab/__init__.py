"""The laboratory: many games at once, to balance content, to compare bots, and to measure.

==================  ====================================================================
`bots`              bots by name (`RECIPES`); how a bot of one's own is named
`greedy`            the greedy bot: one action ahead, by a score set by hand
`coach_bot`         the coach as a bot
`user_bot`          bots from a file of one's own, from the parent's side
`user_bot_process`  the same from the child's side, which can be stopped
`whole_games`       whole games in one go, for Numba and for plain Python
`run`               a run: who plays what, cut into chunks
`backends`          where the chunks are played: here, on all cores, on a Dask cluster
`journal`           a run on the disk, to go on with after Ctrl-C or a power cut
`progress`          how far a run is
`outcome`           how a game ended; many games added up
`intervals`         how sure a rate or a difference is
`simulate`          `ufs simulate`, and what the other commands stand on
`tournament`        `ufs tournament`: bots on the same seeds
`balance`           `ufs balance`: win rates over setups, and what changed
`report`            the balance report of all pieces (docs/balance.md)
`rank`              `ufs content balance`: where a piece of one's own stands
`bench`             `ufs bench`: decisions per second
`tables`            results as tables, JSON and CSV
`heatmap`           win rates as a map of colours
==================  ====================================================================

The commands themselves are in `ufs.cli.lab`.
"""
