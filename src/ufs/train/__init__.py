"""Training the coach's network by self-play. The only room that knows PyTorch (extra `train`).

=================  =====================================================================
`training`         everything `ufs train` needs, in one import
`trainer`          generations: play, learn, save; resumes where it stopped
`torch_network`    the network for PyTorch, with gradients
`calibration`      whether 70 % means 70 %
`model_card`       weights, model card and curves of a finished run
=================  =====================================================================

`ufs.coach.core.selfplay` plays the games; docs/coach.md has the commands.
"""
