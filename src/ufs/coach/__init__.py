"""The coach: the chance of winning of every move, reasons, and reviews of finished games."""
