"""Drawing the board: as text, as SVG and as a picture, from one set of shapes.

=================  ==============================================================================
`shapes`           the shapes, colours and text signs in `shapes.toml`; page and print use them too
`page_files`       the shapes for the page: a script (`shapes.js`) and a style sheet (`pieces.css`)
`svg_paths`        SVG paths as curves (for a PDF) or as corners (for a picture)
`svg`              writing SVG: elements, signs, dice
`svg_board`        the board as SVG: `draw_svg(game, words)`, and `Picture` for notebooks
`board_words`      the board in words, for titles in an SVG
`checklist`        the real table before a game, in words
`text_board`       the board as text: `draw_board(game, words)`, and the status lines
`text_pieces`      cities, scenarios and characters as text
`picture`          the board in pixels: `draw_picture(game)`, for Gymnasium's `rgb_array`
`canvas`           the drawing surface of `picture` (needs Pillow)
=================  ==============================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ufs.drawing.svg_board import Picture, draw_svg

__all__ = ["Picture", "draw_svg"]


def __getattr__(name: str) -> Any:
    """Import `svg_board` on first use; the text game and the server do without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ufs.drawing import svg_board

    return getattr(svg_board, name)
