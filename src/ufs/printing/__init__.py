"""Printed sheets: pieces to cut out and the campaign's notebook, as PDF. Needs the extra `print`.

`choose.choose` finds pieces, `sheets.print_sheets` puts them on pages, `notebook.notebook_pdf`
writes the notebook. The shapes are everybody's (`drawing/shapes.toml`), in their colours of the
day, only paler: ink is dear.
"""
