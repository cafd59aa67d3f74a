"""Scripts and styles as they are sent: without what is only for those who write them.

Comments, indents, spaces between signs and lines that end nothing make a quarter of the page.
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
PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")  # a regular expression
# A slash divides behind a value; behind anything else, and behind these, a pattern begins.
VALUE = re.compile(r"[\w$)\]}\"'`]$")
NO_VALUE = ("return", "typeof", "case", "in", "of", "await")
JOINED = re.compile(r"[\w$]{2}|\+\+|--")  # what would become one without its space
# The end of a line stands for a semicolon where the next line begins with a word or closes a block
# (not behind the head of a loop, which would take that line); a last comma says nothing.
LAST_SEMICOLON = re.compile(r"^(?!(?:for|while|if|else)\b)(.*);(?=\n+[\w$}])", re.MULTILINE)
LAST_COMMA = re.compile(r",(?=\n+[)\]}])")
# Behind these and before those no statement ends, so no line has to.
NO_LINE = re.compile(r"(?<=[{(\[,;])\n|\n(?=[)\]},.?:])")
LONE_ARGUMENT = re.compile(r"(?<![\w$])\(([\w$]+)\)(?==>)")  # needs no brackets before an arrow
DRAWN = re.compile(r'"M[MLHVQAZC\d .-]+"')  # the path of a drawing


def tokens(script: str) -> list[str]:
    """A script cut into words, signs, texts, patterns, spaces and comments."""
    found: list[str] = []
    last = ""  # that is neither space nor comment
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
    if match["sign"] == "/" and (not VALUE.search(last) or last in NO_VALUE):
        pattern = PATTERN.match(script, at)
        if pattern is not None:
            return pattern[0]
    return match[0]


def end_of_template(script: str, at: int) -> int:
    """Behind the closing backtick; what is put in may hold templates itself."""
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
    """A script that does the same. Templates have to stay on a line, and a test says so."""
    packed: list[str] = []
    space = False
    for token in tokens(script):
        if token.startswith(("//", "/*")):
            packed.append("\n" * token.count("\n"))
        elif token != "\n" and token.isspace():
            space = True
            continue
        elif DRAWN.fullmatch(token):
            packed.append(re.sub(r" ?([A-Za-z]) ?| (?=-)", r"\1", token))
        else:
            before = packed[-1][-1:] if packed and packed[-1] else ""
            if space and JOINED.fullmatch(before + token[0]):
                packed.append(" ")
            packed.append(token)
        space = False
    text = LAST_COMMA.sub("", LAST_SEMICOLON.sub(r"\1", "".join(packed)))
    text = NO_LINE.sub("", re.sub(r"\n+", "\n", text)).lstrip("\n")
    return join_constants(LONE_ARGUMENT.sub(r"\1", text))


CONSTANT = re.compile(r"const\b ?")
DEEPER = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


def join_constants(script: str) -> str:
    """One `const` for several in a row."""
    lines: list[str] = []
    for line in script.split("\n"):
        constant = CONSTANT.match(line)
        if constant and lines and is_one_constant(lines[-1]):
            lines[-1] += "," + line[constant.end() :]
        else:
            lines.append(line)
    return "\n".join(lines)


def is_one_constant(line: str) -> bool:
    """Whether a line is a `const` and nothing else: no block ends or stays open in it."""
    found = tokens(line) if CONSTANT.match(line) else []
    depths = list(accumulate(DEEPER.get(token, 0) for token in found))
    return bool(found) and min(depths) == 0 == depths[-1] and ";" not in found


COMMENT = re.compile(r"/\*[\s\S]*?\*/")
DECLARED = re.compile(r"^([\w-]+): ", re.MULTILINE)


def pack_style(style: str) -> str:
    """A style sheet that means the same; nobody counts its lines."""
    lines = [line.strip() for line in COMMENT.sub("", style).splitlines()]
    text = DECLARED.sub(r"\1:", "\n".join(line for line in lines if line))
    text = re.sub(r"\s*([{};])\n?", r"\1", text).replace(",\n", ",").replace(", ", ",")
    text = re.sub(r"(\([\w-]+): ", r"\1:", text).replace(" > ", ">")
    return re.sub(r"(?<=[:\s(,])0\.(?=\d)", ".", text).replace(";}", "}") + "\n"
