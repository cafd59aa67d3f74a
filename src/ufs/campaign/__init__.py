"""The campaign (C1-C10): chapters, piles, teams, the last battle, the notebook and the score."""

from ufs.campaign.campaign import Campaign

__all__ = ["Campaign"]
