"""Has a block of rows only moved up or down? Then the terminal can move it by itself (DECSTBM, VT100)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Rows = Mapping[int, Mapping[int, str]]
"""Signs by row and column."""

_FEWEST_ROWS = 4
_LEAST_WIDTH = 20
"""Smaller blocks are painted faster than moved."""


class Scroll(NamedTuple):
    """Rows `top` to `bottom` move up by `distance`, down if it is negative."""

    top: int
    bottom: int
    distance: int

    @property
    def sequence(self) -> str:
        """What moves them; where the cursor is afterwards is left open."""
        region = f"\x1b[{self.top + 1};{self.bottom + 1}r\x1b[{self.top + 1};1H"
        rows = abs(self.distance)
        # lines deleted or inserted at its top (DL, IL, VT102)
        return f"{region}\x1b[{rows if rows > 1 else ''}{'M' if self.distance > 0 else 'L'}\x1b[r"


def scroll_between(shown: Rows, painted: Rows) -> Scroll | None:
    """Return how most of the rows that change have moved, None if they have not."""
    texts = _texts(shown, painted)
    changed = [row for row, (before, after) in texts.items() if before != after]
    distances = range(-len(changed), len(changed) + 1) if len(changed) >= _FEWEST_ROWS else ()
    moves = [(_moved(texts, changed, distance), distance) for distance in distances if distance]
    rows, distance = max(moves, key=lambda move: (len(move[0]), -abs(move[1])), default=([], 0))
    if len(rows) * 2 < len(changed) or len(rows) < _FEWEST_ROWS - 1:
        return None
    return Scroll(min(rows[0], rows[0] + distance), max(rows[-1], rows[-1] + distance), distance)


def _moved(texts: Mapping[int, tuple[str, str]], changed: list[int], distance: int) -> list[int]:
    """Return the changed rows that say now what the row that far below said."""
    return sorted(row for row in changed if row + distance in texts and texts[row][1] == texts[row + distance][0])


def _texts(shown: Rows, painted: Rows) -> dict[int, tuple[str, str]]:
    """Return what each painted row said and says now, but for its last column, which may be a scroll bar."""
    texts: dict[int, tuple[str, str]] = {}
    for row, cells in painted.items():
        columns = sorted(cells)[:-1]
        before = shown.get(row, {})
        if len(columns) >= _LEAST_WIDTH and all(column in before for column in columns):
            texts[row] = ("".join(before[column] for column in columns), "".join(cells[column] for column in columns))
    return texts
