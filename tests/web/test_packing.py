"""Scripts and styles lose what is only for writers, and nothing else."""

from __future__ import annotations

import re

import pytest

from ufs.drawing.page_files import shapes_script, shapes_style
from ufs.web.packing import pack_script, pack_style, tokens
from ufs.web.static import PAGE

SCRIPTS = sorted(PAGE.glob("*.js"))
STYLES = sorted(PAGE.glob("*.css"))


def meant(script: str) -> list[str]:
    """What a browser reads; it needs no commas before a bracket, few semicolons, no brackets

    around the only argument before an arrow, and a comma where another constant follows.
    """
    found = [
        token
        for token in tokens(script)
        if not token.isspace() and not token.startswith(("//", "/*"))
    ]
    for at in range(len(found) - 5, -1, -1):
        if found[at] == "(" and found[at + 2 : at + 5] == [")", "=", ">"]:
            found[at : at + 3] = [found[at + 1]]
    following = [*found[1:], ""]
    last = [token == "," and after in ")]}" for token, after in zip(found, following, strict=True)]
    rest = [t for t, is_last in zip(found, last, strict=True) if not is_last and t != ";"]
    return ["," if token == "const" else token for token in rest]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_packed_script_says_the_same(path: object) -> None:
    script = PAGE.joinpath(str(path)).read_text(encoding="utf-8")
    packed = pack_script(script)
    assert [short(token) for token in meant(packed)] == [short(token) for token in meant(script)]
    assert len(packed) < 0.95 * len(script)


def test_the_packed_shapes_say_the_same() -> None:
    script, style = shapes_script(), shapes_style()
    packed = meant(pack_script(script))
    assert [short(token) for token in packed] == [short(token) for token in meant(script)]
    assert bare(pack_style(style)) == bare(style)


def short(token: str) -> str:
    """The path of a drawing needs few spaces."""
    if not token.startswith('"M'):
        return token
    return re.sub(r"(?<=[A-Z]) | (?=[A-Z-])", "", token)


def test_no_template_goes_over_several_lines() -> None:
    for path in SCRIPTS:
        for token in tokens(path.read_text(encoding="utf-8")):
            assert not (token.startswith("`") and "\n" in token), f"{path}: {token}"


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("const a = b + c; // why\n", "const a=b+c;"),
        ("/** Two\n    lines. */\nreturn  x ;", "return x;"),
        ('say("a  //  b", c)', 'say("a  //  b",c)'),
        ("a - -b + +c - --d", "a- -b+ +c- --d"),
        ('`${ a ? `x  ${ b } ` : "}" }  y`  + z', '`${ a ? `x  ${ b } ` : "}" }  y`+z'),
        ("text.split( / +/ )", "text.split(/ +/)"),
        ("return /[/ ]  x/u .test( y )", "return/[/ ]  x/u.test(y)"),
        ("(a + b) / c / d", "(a+b)/c/d"),
        ("if (x) return\n  y", "if(x)return\ny"),
        ("'it\\'s  so'  in  o", "'it\\'s  so'in o"),
        ("a = b;\n\nc();\n}", "a=b\nc()}"),
        ("a = b;\n(c)();\n[d] = e;\n`f`", "a=b;(c)();[d]=e;`f`"),
        ("while (a());\nb();\nfor (;;);\nc", "while(a());b()\nfor(;;);c"),
        ("f(\n  a,\n  [b,\n  ],\n)\ng", "f(a,[b])\ng"),
        ("x\n  ?.y()\n  .z", "x?.y().z"),
        ('d = "M1 -2 L3 4 Z M5 -6 H7"', 'd="M1-2L3 4ZM5-6H7"'),
        ('say("Move  on")', 'say("Move  on")'),
        ("a.map((b) => (c) => (d, e))", "a.map(b=>c=>(d,e))"),
        ("async (a) => b(c) >= d", "async(a)=>b(c)>=d"),
        (
            "const a = 1;\nconst { b } = c;\nlet d;\nconst e = 2;",
            "const a=1,{b}=c\nlet d\nconst e=2;",
        ),
        ("const f = () => {\n  const a = 1;\n};\nconst b = 2;", "const f=()=>{const a=1},b=2;"),
        (
            "const f = () => {\n  const a = 1;\n  const b = 2;\n};\nconst c = 3;",
            "const f=()=>{const a=1\nconst b=2}\nconst c=3;",
        ),
        ("const a = 1;\n(b)();\nconst c = 2;", "const a=1;(b)()\nconst c=2;"),
        (
            "if (a) {\n  const b = 1;\n} else {\n  c();\n  const d = 2;\n}",
            "if(a){const b=1}else{c()\nconst d=2}",
        ),
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
    text = re.sub(r"\b0\.(?=\d)", ".", text)
    return re.sub(r"\s*([{};,:>])\s*", r"\1", text).replace(";}", "}").strip()


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_a_packed_style_means_the_same(path: object) -> None:
    style = PAGE.joinpath(str(path)).read_text(encoding="utf-8")
    assert bare(pack_style(style)) == bare(style)
    assert len(pack_style(style)) < 0.95 * len(style)


def test_selectors_keep_their_spaces() -> None:
    style = "/* why */\n.a :is(b, c) > d,\n.e:hover {\n  margin: 0 1px;\n  color: red;\n}\n"
    assert pack_style(style) == ".a :is(b,c)>d,.e:hover{margin:0 1px;color:red}\n"
