"""The coach: the chance of winning of every move, reasons, and reviews of finished games.

=================  =====================================================================
`core`             what Numba compiles: features, network, search, playouts
`advice`           `Coach`: every action of a position with its chance
`advise`           the same where Numba may be missing
`rule_of_thumb`    the fallback without Numba: looks one action ahead, gives no chances
`lookahead`        what an action and the plan behind it do; used by `reasons`
`reasons`          why an action is good or bad, in facts a player can check
`review`           what each choice of a game was worth; luck and skill
`review_text`      a review for the terminal
`networks`         which of the two networks plays which table
`weightfile`       weights as a file, and whether they are stale
`source_digest`    a digest of the rules' source, the same on every Python
`budgets`          how much a bot searches in a given time
`training_tables`  every table that training and calibration play on
`service`          the coach inside an application: loading it, asking it
`warm`             `python -m ufs.coach.warm`: compile it ahead of time
=================  =====================================================================

The weights are in `weights/`; docs/coach.md explains how it thinks.
"""
