"""Lines from the players on the left to those on the right: straight ones, and slanted ones in dots of braille."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rich.text import Text

from paircard.tui.looks.styles import BINDS, CHOSEN, LIVE, QUIET


class Weight(IntEnum):
    """What a line says; where two cross, the greater lies above."""

    OPEN = 0
    """May change."""
    STANDS = 1
    REFUSED = 2
    """May not be: a cross stands on it."""
    CHOSEN = 3


@dataclass(frozen=True, slots=True)
class Thread:
    """A line from a row on the left to a row on the right."""

    start: int
    end: int
    weight: Weight = Weight.STANDS


STRAIGHT = {Weight.OPEN: "╌", Weight.STANDS: "─", Weight.REFUSED: "╌", Weight.CHOSEN: "━"}
_STYLES = {Weight.OPEN: QUIET, Weight.STANDS: LIVE, Weight.REFUSED: BINDS, Weight.CHOSEN: CHOSEN}
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The dots of a cell of braille by column and row, as Unicode numbers them."""
_CROSS = "✗"
_BRAILLE = 0x2800
_MIDDLE = 1.5
"""Where a straight line runs, in dots from the top of its cell."""


def draw_threads(threads: Iterable[Thread], rows: int, width: int) -> tuple[Text, ...]:
    """Return so many rows of cells with the lines between them.

    >>> [row.plain for row in draw_threads([Thread(0, 1), Thread(1, 0)], 2, 8)]
    ['─⠤⢄⣀⣀⡠⠤─', '─⠔⠊⠉⠉⠑⠢─']
    >>> draw_threads([Thread(0, 0, Weight.OPEN)], 1, 4)[0].plain
    '╌╌╌╌'
    >>> draw_threads([Thread(0, 0, Weight.REFUSED)], 1, 7)[0].plain
    '╌╌╌✗╌╌╌'
    """
    sheet = _Sheet(rows, width)
    for thread in sorted(threads, key=lambda each: each.weight):
        if thread.start == thread.end:
            sheet.level(thread.start, range(width), thread.weight)
        else:
            ends = max(1, width // 5)
            sheet.slant(thread, ends)
            sheet.level(thread.start, range(ends), thread.weight)
            sheet.level(thread.end, range(width - ends, width), thread.weight)
        if thread.weight is Weight.REFUSED:
            sheet.cross(thread)
    return sheet.texts()


class _Sheet:
    """Cells that are drawn on."""

    def __init__(self, rows: int, width: int) -> None:
        self.rows, self.width = rows, width
        self._signs: dict[tuple[int, int], tuple[str, Weight]] = {}
        self._dots: dict[tuple[int, int], tuple[int, Weight]] = {}

    def level(self, row: int, columns: Sequence[int], weight: Weight) -> None:
        """Draw a straight piece."""
        for column in columns:
            self._dots.pop((row, column), None)
            self._signs[row, column] = STRAIGHT[weight], weight

    def cross(self, thread: Thread) -> None:
        """Mark the middle of a line."""
        place = round((thread.start + thread.end) / 2), self.width // 2
        self._dots.pop(place, None)
        self._signs[place] = _CROSS, thread.weight

    def slant(self, thread: Thread, ends: int) -> None:
        """Draw what lies between the straight ends, dot by dot: gaps where it may change, twice as thick if chosen."""
        first, last = 2 * ends, 2 * (self.width - ends) - 1
        top, bottom = 4 * thread.start + _MIDDLE, 4 * thread.end + _MIDDLE
        steps = max(last - first, round(abs(bottom - top)))
        for step in range(steps + 1):
            if thread.weight in (Weight.OPEN, Weight.REFUSED) and step % 3 > 1:
                continue
            across, down = first + (last - first) * step / steps, top + (bottom - top) * step / steps
            self._dot(round(across), int(down + 0.5), thread.weight)
            if thread.weight is Weight.CHOSEN:
                self._dot(round(across), int(down), thread.weight)

    def _dot(self, across: int, down: int, weight: Weight) -> None:
        place = down // 4, across // 2
        sign = self._signs.get(place)
        if sign is not None and weight is not Weight.CHOSEN:
            return
        self._signs.pop(place, None)
        before = self._dots.get(place, (0, weight))[0]
        self._dots[place] = before | _DOTS[across % 2][down % 4], weight

    def texts(self) -> tuple[Text, ...]:
        """Return the rows."""
        return tuple(self._row(row) for row in range(self.rows))

    def _row(self, row: int) -> Text:
        text = Text(no_wrap=True)
        for column in range(self.width):
            place = row, column
            if place in self._signs:
                sign, weight = self._signs[place]
                text.append(sign, _STYLES[weight])
            elif place in self._dots:
                dots, weight = self._dots[place]
                text.append(chr(_BRAILLE + dots), _STYLES[weight])
            else:
                text.append(" ")
        return text
