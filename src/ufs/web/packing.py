"""A minifier for scripts and style sheets.

Comments, indents, optional spaces and optional line breaks are a quarter of the page.
"""

from __future__ import annotations

import re
from itertools import accumulate

TOKEN = re.compile(
    r"""
    (?P<space>[ \t]+)
    | (?P<comment>//[^\n]*|/\*[\s\S]*?\*/)
    | (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    | (?P<word>[\w$]+)
    | (?P<sign>[\s\S])
    """,
    re.VERBOSE,
)
REGEX_LITERAL = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
# A slash after a value divides; after anything else, and after these keywords, it starts a regex.
VALUE = re.compile(r"[\w$)\]}\"'`]$")
NOT_A_VALUE = ("return", "typeof", "case", "in", "of", "await")
NEEDS_SPACE = re.compile(r"[\w$]{2}|\+\+|--")  # would become one token without the space
# A line break replaces a semicolon where the next line begins with a word or closes a block (not
# after the head of a loop, whose body would be that line). A trailing comma is optional.
OPTIONAL_SEMICOLON = re.compile(r"^(?!(?:for|while|if|else)\b)(.*);(?=\n+[\w$}])", re.MULTILINE)
TRAILING_COMMA = re.compile(r",(?=\n+[)\]}])")
# No statement ends after the first set of characters or before the second.
OPTIONAL_LINE_BREAK = re.compile(r"(?<=[{(\[,;])\n|\n(?=[)\]},.?:])")
LONE_PARAMETER = re.compile(r"(?<![\w$])\(([\w$]+)\)(?==>)")  # of an arrow function
SVG_PATH = re.compile(r'"M[MLHVQAZC\d .-]+"')


def tokens(script: str) -> list[str]:
    """A script as words, signs, strings, regular expressions, spaces and comments."""
    found: list[str] = []
    last = ""  # token that is neither space nor comment
    at = 0
    while at < len(script):
        token = next_token(script, at, last)
        found.append(token)
        at += len(token)
        if not token.isspace() and not token.startswith(("//", "/*")):
            last = token
    return found


def next_token(script: str, at: int, last: str) -> str:
    if script[at] == "`":
        return script[at : end_of_template(script, at)]
    match = TOKEN.match(script, at)
    assert match is not None
    if match["sign"] == "/" and (not VALUE.search(last) or last in NOT_A_VALUE):
        regex = REGEX_LITERAL.match(script, at)
        if regex is not None:
            return regex[0]
    return match[0]


def end_of_template(script: str, at: int) -> int:
    """The index after the closing backtick; `${…}` may contain templates itself."""
    depth = 0  # of braces inside ${…}
    at += 1
    while at < len(script):
        if depth == 0:
            if script[at] == "`":
                return at + 1
            if script.startswith("${", at):
                depth = 1
                at += 1
            elif script[at] == "\\":
                at += 1
        elif script[at] in "`":
            at = end_of_template(script, at) - 1
        else:
            depth += {"{": 1, "}": -1}.get(script[at], 0)
        at += 1
    raise ValueError("a template has no end")


def pack_script(script: str) -> str:
    """Minify a script. Templates must not span lines; a test checks that."""
    packed: list[str] = []
    space = False
    for token in tokens(script):
        if token.startswith(("//", "/*")):
            packed.append("\n" * token.count("\n"))
        elif token != "\n" and token.isspace():
            space = True
            continue
        elif SVG_PATH.fullmatch(token):
            packed.append(re.sub(r" ?([A-Za-z]) ?| (?=-)", r"\1", token))
        else:
            before = packed[-1][-1:] if packed and packed[-1] else ""
            if space and NEEDS_SPACE.fullmatch(before + token[0]):
                packed.append(" ")
            packed.append(token)
        space = False
    text = TRAILING_COMMA.sub("", OPTIONAL_SEMICOLON.sub(r"\1", "".join(packed)))
    text = OPTIONAL_LINE_BREAK.sub("", re.sub(r"\n+", "\n", text)).lstrip("\n")
    return join_constants(LONE_PARAMETER.sub(r"\1", text))


CONSTANT = re.compile(r"const\b ?")
NESTING = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


def join_constants(script: str) -> str:
    """Merge consecutive `const` declarations into one."""
    lines: list[str] = []
    for line in script.split("\n"):
        constant = CONSTANT.match(line)
        if constant and lines and is_one_constant(lines[-1]):
            lines[-1] += "," + line[constant.end() :]
        else:
            lines.append(line)
    return "\n".join(lines)


def is_one_constant(line: str) -> bool:
    """Whether a line is a complete `const` declaration and nothing else."""
    found = tokens(line) if CONSTANT.match(line) else []
    depths = list(accumulate(NESTING.get(token, 0) for token in found))
    return bool(found) and min(depths) == 0 == depths[-1] and ";" not in found


COMMENT = re.compile(r"/\*[\s\S]*?\*/")
DECLARATION = re.compile(r"^([\w-]+): ", re.MULTILINE)


def pack_style(style: str) -> str:
    """Minify a style sheet."""
    lines = [line.strip() for line in COMMENT.sub("", style).splitlines()]
    text = DECLARATION.sub(r"\1:", "\n".join(line for line in lines if line))
    text = re.sub(r"\s*([{};])\n?", r"\1", text).replace(",\n", ",").replace(", ", ",")
    text = re.sub(r"(\([\w-]+): ", r"\1:", text).replace(" > ", ">")
    return re.sub(r"(?<=[:\s(,])0\.(?=\d)", ".", text).replace(";}", "}") + "\n"
