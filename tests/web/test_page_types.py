"""The page's types are those of the server."""

from __future__ import annotations

import page_types


def test_the_types_of_the_page_are_fresh() -> None:
    """Otherwise: python tools/page_types.py."""
    assert page_types.FILE.read_text(encoding="utf-8") == page_types.page_types()


def test_the_parts_of_a_schema() -> None:
    assert page_types.type_of({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "number | null"
    assert page_types.type_of({"enum": ["a", "b"]}) == '"a" | "b"'
    pair = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    assert page_types.type_of(pair) == "[number, number]"
    assert page_types.short("ufs__web__campaign_shapes__NextGame") == "CampaignNextGame"
    assert page_types.short("ufs__game__shapes__ResultShape") == "GameResultShape"
