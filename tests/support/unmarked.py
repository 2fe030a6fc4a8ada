"""Sentences in the code that no translator will ever see: `python -m tests.support.unmarked [FOLDER ...]`.

A text is for people when it has two words side by side, a capital with small letters behind it, or, as an f-string,
any word at all. It must stand in `tr`, `trn`, `trp` or `mark`, in `said`, `said_n` or `said_p`, or its line must end
with `# no words: REASON`; a whole file of a format says `# no words in this file: REASON`.
Docstrings, style sheets, and what is only ever shown to programmers need no mark.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).parents[2]
PACKAGES = ("core", "data", "tui")
SAYING = {"tr", "trn", "trp", "mark", "said", "said_n", "said_p"}
"""What hands a text to the translators."""
FOR_PROGRAMMERS = {
    "AssertionError", "NotImplementedError", "TypeError", "KeyError", "RuntimeError", "cast", "compile", "pattern",
    "when_asked", "of_book",
}  # fmt: skip
"""Calls whose texts no arbiter reads."""
OF_CODE = {"CSS", "DEFAULT_CSS", "__all__"}
"""Names of what is written for the machine: styles, and what a package hands out."""
OF_COMMANDS = {"label", "words", "takes", "key", "key_shown"}
"""Words of a command class: collected from the class itself."""
OF_ROOMS = {"label", "help", "words", "shows", "tells", "asks"}
"""Words of a row of the table of rooms: collected from the command that is made of it; and names of modules."""
NO_WORDS = "# no words: "
NO_WORDS_HERE = "# no words in this file: "

_TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,:;.]? [(\"'«]?[^\W\d_]{2,}")
_CAPITAL = re.compile(r"(?<![\w.])[A-Z][a-z]{2,}(?![\w(])")
_WORD = re.compile(r"[^\W\d_]{3,}")


def unmarked(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of everything in a file that looks meant for people and is not marked."""
    source = path.read_text(encoding="utf-8")
    lines = source.split("\n")
    if NO_WORDS_HERE in source:
        return
    for node in _texts(ast.parse(source)):
        text, words = _read(node)
        excused = any(NO_WORDS in line for line in lines[node.lineno - 1 : node.end_lineno])
        if words and not excused:
            yield node.lineno, text


def _texts(node: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Yield the texts below a node that are not marked already."""
    for child in _children(node):
        if isinstance(child, ast.JoinedStr):
            yield child
            for part in child.values:
                if isinstance(part, ast.FormattedValue):
                    yield from _texts(part.value) if not _is_text(part.value) else ()
        elif _is_text(child):
            yield child
        else:
            yield from _texts(child)


def _is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in SAYING:
            yield from (each.value for each in node.keywords)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in FOR_PROGRAMMERS:
            return
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name in OF_CODE:
            return
        case ast.Call(func=ast.Name(id="row"), args=[ast.Constant(), _, _, _, *_]):
            return  # a command: its words are collected from the class that is made of it
        case ast.Call(func=ast.Name(id="Room")):
            yield from (each.value for each in node.keywords if each.arg not in OF_ROOMS)
        case ast.ClassDef():
            yield from (each for each in node.body if not _of_command(each))
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.AnnAssign(value=value):
            yield from () if value is None else (value,)
        case ast.arg():
            return
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from (*node.decorator_list, node.args, *node.body)
        case _:
            yield from ast.iter_child_nodes(node)


def _of_command(node: ast.AST) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in OF_COMMANDS
    return False


def _read(node: ast.Constant | ast.JoinedStr) -> tuple[str, bool]:
    """Return a text, fields as `{}`, and whether people read it."""
    if isinstance(node, ast.Constant):
        text = str(node.value)
        return text, bool(_TWO_WORDS.search(text) or _CAPITAL.search(text))
    parts = [str(each.value) if isinstance(each, ast.Constant) else "{}" for each in node.values]
    return "".join(parts), any(_WORD.search(part) for part in parts)


TOOLS = ROOT / "data" / "languages" / "tools"
"""What translators use is no part of the program: it speaks to them in English."""


def everywhere(folders: tuple[str, ...] = PACKAGES) -> list[str]:
    """Return `file:line: text` for everything unmarked."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py") if (ROOT / folder).is_dir() else [ROOT / folder])
        if not path.is_relative_to(TOOLS)
        for line, text in unmarked(path)
    ]


if __name__ == "__main__":
    found = everywhere(tuple(sys.argv[1:]) or PACKAGES)
    sys.stdout.writelines(f"{each}\n" for each in found)
    raise SystemExit(bool(found))
