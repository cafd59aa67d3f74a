"""The coach: the chance of winning of every move, reasons, and reviews of finished games.

=================  =====================================================================
`core`             what Numba compiles: features, network, search, playouts
`advice`           `Coach`: every action of a position with its chance
`advise`           the same where Numba may be missing
`rule_of_thumb`    what answers without Numba: one action ahead, no chances
`lookahead`        what an action and the plan behind it do, for the reasons
`reasons`          what speaks for an action, in facts one can check
`review`           what each choice of a game was worth; luck and skill
`review_text`      a review for the terminal
`networks`         which of the two networks a table is for
`weightfile`       weights as a file, and whether they are stale
`source_digest`    a name for the rules' source, the same on every Python
`budgets`          how hard a bot thinks for a wished time
`training_tables`  all the tables training and calibration play on
`service`          the coach beside a server: getting ready, being asked
`warm`             `python -m ufs.coach.warm`: compile it beforehand
=================  =====================================================================

The weights are in `weights/`; docs/coach.md tells how it thinks.
"""
