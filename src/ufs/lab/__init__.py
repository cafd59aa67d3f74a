"""The laboratory: many games at once, to balance content, compare bots and measure speed.

==================  ====================================================================
`bots`              bots by name (`RECIPES`), and how users name their own
`greedy`            the greedy bot: looks one action ahead with a hand-made score
`coach_bot`         the coach as a bot
`user_bot`          bots from the user's own file: the parent process
`user_bot_process`  the same: the child process, which can be killed
`whole_games`       loops over whole games, for Numba and for plain Python
`run`               a run: who plays what, split into chunks
`backends`          where the chunks are played: here, on all cores, on a Dask cluster
`journal`           a run on disk, to resume after Ctrl-C or a power cut
`progress`          the progress of a run
`outcome`           how a game ended; totals of many games
`intervals`         confidence intervals of rates and differences
`simulate`          `ufs simulate`, and the basis of the other commands
`tournament`        `ufs tournament`: bots on the same seeds
`balance`           `ufs balance`: win rates over setups, and what changed
`report`            the balance report of all pieces (docs/balance.md)
`rank`              `ufs content balance`: how the user's own pieces rank
`bench`             `ufs bench`: decisions per second
`tables`            results as tables, JSON and CSV
`heatmap`           win rates as a heat map
==================  ====================================================================

The commands themselves are in `ufs.cli.lab`.
"""
