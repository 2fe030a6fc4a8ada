"""Files that need each other, be it for types alone: a circle of them can only be read as a whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GREATEST = 10
"""So many files are read in one go."""


def modules(package: str) -> dict[str, Path]:
    """Every module of a package by its dotted name."""
    files = (ROOT / package).rglob("*.py")
    named = {".".join(file.relative_to(ROOT).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def imported(file: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """Yield what a file imports of the known modules, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{each.name}" for each in node.names} & set(known)
            yield from inside or {node.module} & set(known)


def circle_of(name: str, needs: Mapping[str, set[str]]) -> set[str]:
    """Return the modules that a module needs and that need it."""
    needed_by: dict[str, set[str]] = {each: set() for each in needs}
    for each, others in needs.items():
        for other in others:
            needed_by[other].add(each)
    return reached(name, needs) & reached(name, needed_by)


def reached(start: str, ways: Mapping[str, set[str]]) -> set[str]:
    """Return where the ways from a module lead."""
    seen, waiting = {start}, [start]
    while waiting:
        fresh = ways[waiting.pop()] - seen
        seen |= fresh
        waiting += fresh
    return seen


@pytest.mark.parametrize("package", ["data", "tui"])
def test_no_circle_is_large(package: str) -> None:
    """A module that is not known yet to be in a circle is asked for its own."""
    known = modules(package)
    needs = {name: set(imported(file, known)) - {name} for name, file in known.items()}
    asked: set[str] = set()
    for name in needs:
        if name not in asked:
            circle = circle_of(name, needs)
            asked |= circle
            assert len(circle) <= GREATEST, sorted(circle)
