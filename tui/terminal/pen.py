"""Where the terminal writes next and how it looks there; the shortest way to another place and look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.tui.terminal.style import PLAIN, Style, change

Place = tuple[int, int]
"""Row and column, from 0."""
Cell = tuple[str, Style]
"""A sign and what is seen of its style."""

_WORTH_SKIPPING = 5
"""So many unchanged cells cost more to send again than to step over."""


def seen(sign: str, style: Style) -> Style:
    """Return what is seen of a style on a sign."""
    return style.on_a_blank() if sign == " " else style


class Pen:
    """The cursor and the style of the terminal, as far as they are known."""

    def __init__(self, cells: Mapping[Place, Cell], width: int) -> None:
        """Write on these cells, which somebody else keeps up to date; `width` of the terminal, 0 if it is not known."""
        self._cells = cells
        self._width = width
        self._at: Place | None = None
        self._style: Style | None = None

    def lose(self) -> None:
        """Forget where the cursor is."""
        self._at = None

    def write(self, place: Place, text: str, style: Style) -> str:
        """Return what writes a text somewhere in a style; of several signs the cursor is lost afterwards."""
        sent = self.way(*place) + self._dressed(self._for_a_blank(style) if text == " " else style) + text
        self._at = (place[0], place[1] + 1)
        return sent

    def erase(self, place: Place, width: int, style: Style) -> str:
        """Return what makes so many cells blank in the background of a style (ECH); the cursor stays."""
        return self.way(*place) + self._dressed(self._for_a_blank(style)) + f"\x1b[{width}X"

    def as_left(self, row: int, column: int, style: Style) -> str:
        """Return what puts the terminal where it would be without us; nothing before the first sign."""
        if self._style is None:
            return ""
        return self.way(row, column) + self._dressed(style)

    def way(self, row: int, column: int) -> str:
        """Return what moves the cursor."""
        at, self._at = self._at, (row, column)
        if at == (row, column):
            return ""
        there = f"\x1b[{row + 1};{column + 1}H"
        if at is None:
            return there
        return min([there, *self._near(at, row, column)], key=len)

    def _near(self, at: Place, row: int, column: int) -> Iterator[str]:
        """Yield ways from one place to another that may be shorter than to tell the row and the column."""
        down, start = row - at[0], at[1]
        if column == 0 and down in (0, 1):
            yield "\r\n" if down else "\r"
        if not down and start < column:
            yield self._ahead(row, start, column)
        if start < self._width:
            yield _by(down, "A", "B") + _by(column - start, "D", "C")
        elif down and column == self._width - 1:
            # what has written into the last column stands there still
            yield _by(down, "A", "B")

    def _ahead(self, row: int, start: int, end: int) -> str:
        signs = []
        for column in range(start, min(end, start + _WORTH_SKIPPING + 1)):
            sign, style = self._cells.get((row, column), ("", PLAIN))
            if not sign or self._style is None or style != seen(sign, self._style):
                break
            signs.append(sign)
        return "".join(signs) if len(signs) == end - start else _by(end - start, "D", "C")

    def _dressed(self, style: Style) -> str:
        before, self._style = self._style, style
        return "\x1b[m" + change(PLAIN, style) if before is None else change(before, style)

    def _for_a_blank(self, style: Style) -> Style:
        """Return the style nearest to the present one that makes a blank look as it should."""
        wanted = style.on_a_blank()
        if self._style is None or wanted.attributes or self._style.on_a_blank().attributes:
            return style
        return self._style._replace(background=wanted.background)


def _by(far: int, back: str, ahead: str) -> str:
    """Return what moves the cursor by so many cells, back if it is negative (CUU to CUB, BS)."""
    if not far:
        return ""
    sequence = f"\x1b[{abs(far) if abs(far) > 1 else ''}{ahead if far > 0 else back}"
    return min(sequence, "\b" * -far, key=len) if far < 0 and back == "D" else sequence
