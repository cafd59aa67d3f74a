"""The laboratory: benchmarks now, simulation and balance later."""
