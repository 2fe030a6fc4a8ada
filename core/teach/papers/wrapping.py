"""Lines of an explanation on 80 columns: what goes on stands two columns further in."""

from __future__ import annotations

from textwrap import wrap

WIDTH = 80


def wrapped(line: str, indent: int = 0) -> list[str]:
    """Return a line in pieces, each as far in as the line was, and `indent` columns more.

    >>> wrapped("  Not 7: B4. " + "x" * 70)
    ['  Not 7: B4.', '    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx']
    """
    first = " " * (len(line) - len(line.lstrip()) + indent)
    return wrap(line.strip(), WIDTH, initial_indent=first, subsequent_indent=f"{first}  ")
