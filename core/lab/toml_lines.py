"""Where a key of a TOML text stands, so that what is wrong with it can be said with its line."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}\s*(#.*)?$")
_KEY = re.compile(r"""\s*["']?([^"'=\s.]+)["']?\s*(?:\.|=)""")


def line_of(text: str, table: str, key: str, nth: int = 1) -> int:
    r"""Return the line of a key in the nth table of a name (empty: before the first), else the line of that table.

    A table is itself a key of what stands before the first.

    >>> line_of('name = "a"\n[field]\nplayers = 0\n', "field", "players")
    3
    >>> line_of('[[system]]\nkey = "a"\n[[system]]\nkey = "b"\n', "system", "key", 2)
    4
    """
    seen, inside, header = {"": 1}, "", 1
    for number, line in enumerate(text.splitlines(), 1):
        if found := _HEADER.match(line):
            inside = found[1]
            seen[inside] = seen.get(inside, 0) + 1
            if inside == table and seen[inside] == nth:
                header = number
            elif not table and inside == key:
                return number
        elif inside == table and seen[inside] == nth and (one := _KEY.match(line)) and one[1] == key:
            return number
    return header
