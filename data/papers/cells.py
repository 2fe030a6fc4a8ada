"""How many cells of a terminal a text takes: a Chinese name has two to a letter.

Most letters take one, and are counted here; the tables for all others are loaded when one is met.
"""

from __future__ import annotations

from itertools import chain

_ONE_CELL = frozenset(
    map(
        chr,
        chain(
            range(0x20, 0x7F), range(0xA0, 0xAD), range(0xAE, 0x300), range(0x370, 0x483), range(0x1E00, 0x1F00),
            range(0x2010, 0x2028), range(0x2190, 0x2300), range(0x2500, 0x25FD),
        ),
    )
)  # fmt: skip
"""Latin, Greek and Cyrillic letters, dashes, arrows, signs of arithmetic, lines and boxes."""


def cell_len(text: str) -> int:
    """Return how many cells a text takes.

    >>> cell_len("Öhrnberg"), cell_len("李雷")
    (8, 4)
    """
    if _ONE_CELL.issuperset(text):
        return len(text)
    from rich import cells

    return cells.cell_len(text)


def set_cell_size(text: str, total: int) -> str:
    """Return a text cut or filled with blanks, so that it takes so many cells.

    >>> set_cell_size("Li", 4), set_cell_size("Kowalska", 4), set_cell_size("李雷", 3)
    ('Li  ', 'Kowa', '李 ')
    """
    if _ONE_CELL.issuperset(text):
        return text.ljust(total) if len(text) < total else text[:total]
    from rich import cells

    return cells.set_cell_size(text, total)


def chop_cells(text: str, width: int) -> list[str]:
    """Return a text in pieces that take so many cells at most.

    >>> chop_cells("Kowalska", 3)
    ['Kow', 'als', 'ka']
    """
    if _ONE_CELL.issuperset(text):
        return [text[at : at + width] for at in range(0, len(text), width)]
    from rich import cells

    return cells.chop_cells(text, width)
