"""The coach. For now a rule of thumb; the one that knows win chances comes later."""
