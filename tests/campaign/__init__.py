"""Battles of one's own and the campaign: every rule of S12, S13 and C1 to C10 by its name."""
