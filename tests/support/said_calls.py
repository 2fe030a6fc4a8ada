"""The calls that say something, file by file, and what is wrong with them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter

SAYING = ("tr", "trn", "trp", "said", "said_n", "said_p")
_SAYS = re.compile(rf"\b({'|'.join(SAYING)})\(")


def fields(text: str) -> set[str]:
    """The fields of a message."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def calls(files: Iterable[Path]) -> Iterator[tuple[str, str, ast.Call]]:
    """Every call that says something: where it is, by what it says it, and the call."""
    for file in files:
        for name, node in _calls_in(file):
            yield f"{file}:{node.lineno}", name, node


@cache
def _calls_in(file: Path) -> tuple[tuple[str, ast.Call], ...]:
    """What a file says; read once, for several tests ask for the whole of the program."""
    text = file.read_text(encoding="utf-8")
    if not _SAYS.search(text):
        return ()
    found = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    return tuple((node.func.id, node) for node in found if isinstance(node.func, ast.Name) and node.func.id in SAYING)


def with_other_fields(files: Iterable[Path]) -> list[str]:
    """What a message names and is not filled in, or is filled in and not named."""
    wrong = []
    for where, name, call in calls(files):
        texts = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        given = {each.arg for each in call.keywords}
        if None in given or not texts or (not given and name not in ("trn", "said_n")):
            continue  # **fields, a message that was marked elsewhere, or one without fields
        wanted = set().union(*map(fields, texts[1:] if name in ("trp", "said_p") else texts)) - {"count"}
        if given - {"count"} != wanted:
            wrong.append(f"{where}: {given} for {wanted}")
    return wrong


def put_together(files: Iterable[Path]) -> list[str]:
    """What is put together before it is looked up, so that nobody finds it."""
    wrong = []
    for where, name, call in calls(files):
        texts = call.args[: 1 if name in ("tr", "said") else 2]
        written_out = all(isinstance(each, ast.Constant) for each in texts)
        collected_elsewhere = name in ("tr", "said") or ast.unparse(texts[0]) == "FOOTER"
        if any(isinstance(each, ast.JoinedStr) for each in texts) or not (written_out or collected_elsewhere):
            wrong.append(where)
    return wrong
