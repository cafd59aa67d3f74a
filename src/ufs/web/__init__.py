"""The page's server: games over HTTP, for this machine's browser."""
