"""Scripts and styles lose what is only for writers, and nothing else."""

from __future__ import annotations

import re

import pytest

from ufs.web.packing import pack_script, pack_style, tokens
from ufs.web.pages import PAGE

SCRIPTS = sorted(PAGE.glob("*.js"))
STYLES = sorted(PAGE.glob("*.css"))


def meant(script: str) -> list[str]:
    """What a browser reads."""
    return [
        token
        for token in tokens(script)
        if not token.isspace() and not token.startswith(("//", "/*"))
    ]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_packed_script_says_the_same_on_the_same_lines(path: object) -> None:
    script = PAGE.joinpath(str(path)).read_text(encoding="utf-8")
    packed = pack_script(script)
    assert meant(packed) == meant(script)
    for number, (line, short) in enumerate(
        zip(script.split("\n"), packed.split("\n"), strict=True), 1
    ):
        assert len(short) <= len(line), number
    assert len(packed) < 0.95 * len(script)


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("const a = b + c; // why\n", "const a=b+c;\n"),
        ("/** Two\n    lines. */\nreturn  x ;", "\n\nreturn x;"),
        ('say("a  //  b", c)', 'say("a  //  b",c)'),
        ("a - -b + +c - --d", "a- -b+ +c- --d"),
        ('`${ a ? `x  ${ b } ` : "}" }  y`  + z', '`${ a ? `x  ${ b } ` : "}" }  y`+z'),
        ("text.split( / +/ )", "text.split(/ +/)"),
        ("return /[/ ]  x/u .test( y )", "return/[/ ]  x/u.test(y)"),
        ("(a + b) / c / d", "(a+b)/c/d"),
        ("if (x) return\n  y", "if(x)return\ny"),
        ("'it\\'s  so'  in  o", "'it\\'s  so'in o"),
    ],
)
def test_what_goes_and_what_stays_in_a_script(written: str, sent: str) -> None:
    assert pack_script(written) == sent


def test_a_template_without_an_end_is_no_script() -> None:
    with pytest.raises(ValueError, match="no end"):
        pack_script("`${ a }")


def bare(style: str) -> str:
    """A style sheet without comments, spaces at signs and last semicolons."""
    text = re.sub(r"/\*[\s\S]*?\*/", "", style)
    return re.sub(r"\s*([{};,:>])\s*", r"\1", text).replace(";}", "}").strip()


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_a_packed_style_means_the_same(path: object) -> None:
    style = PAGE.joinpath(str(path)).read_text(encoding="utf-8")
    assert bare(pack_style(style)) == bare(style)
    assert len(pack_style(style)) < 0.95 * len(style)


def test_selectors_keep_their_spaces() -> None:
    style = "/* why */\n.a :is(b, c) > d,\n.e:hover {\n  margin: 0 1px;\n  color: red;\n}\n"
    assert pack_style(style) == ".a :is(b, c) > d,.e:hover{margin:0 1px;color:red}\n"
