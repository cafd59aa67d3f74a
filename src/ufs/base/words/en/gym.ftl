# The Gymnasium environment.

gym-in-game = Game { $game } of the vector: { $why }
gym-reset-first = There is no game yet. Call reset() first.
gym-unknown-reward = Unknown reward: { $found }. Expected one of: { $expected }.
gym-unknown-observation = Unknown observation: { $found }. Expected one of: { $expected }.
gym-unknown-render-mode = Unknown render mode: { $found }. Expected one of: { $expected }.
gym-unknown-language = Unknown language: { $found }. Expected one of: { $expected }.
gym-no-autoreset = This vector always begins new games by itself: choose NEXT_STEP or SAME_STEP.
gym-setups = Found { $found } setups for { $count } games. Give one for all, or one for each.
gym-seeds = Found { $found } seeds for { $count } games. Give one for all, or one for each.
gym-actions-shape = The vector needs one whole number for each of its { $count } games; found: { $found }.
