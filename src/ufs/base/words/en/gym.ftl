# The Gymnasium environment.

gym-in-game = Game { $game } of the vector: { $why }
gym-reset-first = There is no game yet. Call reset() first.
gym-unknown-reward = Unknown reward: { $found }. Expected one of: { $expected }.
gym-unknown-observation = Unknown observation: { $found }. Expected one of: { $expected }.
gym-unknown-render-mode = Unknown render mode: { $found }. Expected one of: { $expected }.
gym-unknown-language = Unknown language: { $found }. Expected one of: { $expected }.
gym-no-autoreset = This vector always starts new games itself: choose NEXT_STEP or SAME_STEP.
gym-setups = Found { $found } setups for { $count } games. Give one for all, or one for each.
gym-seeds = Found { $found } seeds for { $count } games. Give one for all, or one for each.
gym-actions-shape = The vector needs one whole number for each of its { $count } games; found: { $found }.
gym-needs-extra = The environments need Gymnasium, NumPy, Numba and Pillow: { INSTALL("gym") } ({ $reason })
gym-needs-rl = Training with Stable-Baselines3 needs sb3-contrib: { INSTALL("rl") } ({ $reason })
gym-unknown-options = reset() takes no options; found: { $found }. The seed is a separate argument, and the setup is given when the environment is made.
gym-options-shape = The options of reset() are a dictionary or None; found: { $found }.
