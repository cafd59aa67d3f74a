"""Content: packs of TOML files, their schema, loader and checker."""
