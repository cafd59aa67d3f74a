"""Printed sheets: pieces to cut out and the campaign's notebook, as PDF. Needs the extra `print`.

=================  =====================================================================
`choose`           which pieces to print
`sheets`           pieces on pages, with cutting marks
`tiles`            sky, base, mothership and tracks, five columns wide
`cards`            cities, characters, scenarios, chapters and signs as cards
`markers`          ships and markers
`notebook`         the notebook of a campaign on one page
`signs`            the page's shapes in ink
`pen`              draws on one piece: millimetres, shapes, wrapped text
`letters`          letters the font lacks, composed or replaced
`notes`            letters and texts that could not be printed unchanged
=================  =====================================================================

`choose.choose` finds pieces, `sheets.print_sheets` puts them on pages, `notebook.notebook_pdf`
writes the notebook. The shapes are the shared ones (`drawing/shapes.toml`), in their daylight
colours, only paler: ink is expensive.
"""
