"""Texts made as wide as a column: counted in terminal cells, because a name may be Chinese."""

from __future__ import annotations

from paircard.data.papers.cells import cell_len, chop_cells, set_cell_size


def fit(text: str, width: int) -> str:
    """Return the text exactly `width` cells wide, cut with an ellipsis or filled with spaces.

    >>> fit("Kowalska", 5), fit("Li", 4)
    ('Kowa…', 'Li  ')
    """
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def fold(text: str, width: int) -> list[str]:
    """Break a sentence into lines; a long word (a path) begins where it stands and is cut.

    >>> fold("! /a/very/long/path is no event", 12)
    ['! /a/very/lo', 'ng/path is', 'no event']
    """
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(joined) <= width:
            lines[-1] = joined
        elif cell_len(word) <= width // 2:
            lines.append(word)
        else:
            lines[-1:] = chop_cells(joined, width)
    return lines
