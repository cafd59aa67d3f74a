"""The campaign (C1-C10): chapters, piles, teams, the last battle, the notebook and the score.

=================  =====================================================================
`campaign`         `Campaign`: one method for every step of the player
`state`            the state of a campaign; steps are checked and applied here
`notebook`         one row per battle, and the score (C8, C10)
`view`             what the player may see now, without spoilers
`shapes`           the shape of a saved campaign, `ufs-campaign/2`
`earlier`          campaigns of earlier versions
=================  =====================================================================
"""

from ufs.campaign.campaign import Campaign

__all__ = ["Campaign"]
