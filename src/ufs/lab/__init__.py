"""The laboratory: many games at once, to balance content, to compare bots, and to measure.

=================  =====================================================================
`bots`             bots by name; how a bot of one's own is named
`greedy`           the greedy bot: one action ahead, by a score set by hand
`whole`            whole games in one go, for Numba and for plain Python
`own`, `child`     bots from a file of one's own, in a process that can be stopped
`outcome`          how a game ended; many games added up
`intervals`        how sure a rate or a difference is
`run`              a run: who plays what, cut into chunks, in whatever order they come back
`machines`         where the chunks are played: here, on all cores, on a Dask cluster
`journal`          a run on the disk, to go on with after Ctrl-C or a power cut
`simulate`, `balance`, `tournament`, `bench`   the four commands; `commands` has their options
`tables`, `heat`   how results look
=================  =====================================================================
"""
