"""What the modules of the product import, read from their text: at once, late, and for types only."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("core", "data", "tui")


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the product, by the name it is imported by."""
    found = {}
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            name = ".".join(("paircard", *file.relative_to(ROOT).with_suffix("").parts))
            found[name.removesuffix(".__init__")] = file
    return found


@cache
def imports() -> Mapping[str, frozenset[str]]:
    """The modules of the product that each module names in an import, wherever in it that stands."""
    return {name: frozenset(_imported(file)) - {name} for name, file in modules().items()}


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                yield from {whole if whole in modules() else node.module} & modules().keys()
        elif isinstance(node, ast.Import):
            yield from {each.name for each in node.names} & modules().keys()


def circles() -> Iterator[frozenset[str]]:
    """Yield every greatest set of modules that can all be reached from each other, if it has more than one.

    By two passes in depth (Kosaraju): the order in which modules are left, then backwards along the arrows.
    """
    back: dict[str, set[str]] = {name: set() for name in modules()}
    for name, named in imports().items():
        for each in named:
            back[each].add(name)
    left: list[str] = []
    seen: set[str] = set()
    for name in modules():
        left += _reached(name, imports(), seen)
    seen = set()
    for name in reversed(left):
        circle = frozenset(_reached(name, back, seen))
        if len(circle) > 1:
            yield circle


def _reached(start: str, arrows: Mapping[str, frozenset[str]] | Mapping[str, set[str]], seen: set[str]) -> list[str]:
    """Return what is reached from a module and was not seen before, each after all that is reached from it."""
    if start in seen:
        return []
    seen.add(start)
    done, path = [], [(start, iter(sorted(arrows[start])))]
    while path:
        name, ahead = path[-1]
        following = next((each for each in ahead if each not in seen), None)
        if following is None:
            done.append(name)
            path.pop()
        else:
            seen.add(following)
            path.append((following, iter(sorted(arrows[following]))))
    return done
