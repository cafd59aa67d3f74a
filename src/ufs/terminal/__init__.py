"""The game in the terminal.

=================  =====================================================================
`text`             the plain text game: type moves, ask why, take back
`hints`            hints at the prompt
`campaign_text`    a campaign in sentences, the notebook as a table
=================  =====================================================================
"""
