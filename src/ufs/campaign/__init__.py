"""The campaign (C1-C10): chapters, piles, teams, the last battle, the notebook and the score.

=================  =====================================================================
`campaign`         `Campaign`: every step of a player is one method
`state`            how a campaign stands; steps are checked and change it
`notebook`         one row a battle, and the score (C8, C10)
`view`             what a player may see now, without spoilers
`shapes`           the shape of a saved campaign, `ufs-campaign/1`
=================  =====================================================================
"""

from ufs.campaign.campaign import Campaign

__all__ = ["Campaign"]
