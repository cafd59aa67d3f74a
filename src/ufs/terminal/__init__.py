"""The game in the terminal.

=================  =====================================================================
`text`             the plain text game: type moves, ask why, undo
`hints`            hints at the prompt
`campaign_text`    a campaign in sentences, its notebook as a table
=================  =====================================================================
"""
