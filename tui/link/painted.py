"""What the terminal shows already, so that only what differs is sent.

The screen library repaints whole widgets: after one result the table's rows, its scroll bar and the footer, cell by
cell the same as before, with a reset after every piece. Over a slow line that is most of what is sent.
"""

from __future__ import annotations

import re

from rich.cells import cell_len

from tui.link.style import PLAIN, Style, after, change

_TOKENS = re.compile(
    r"\x1b\[(?P<row>\d+);(?P<column>\d+)H"
    r"|\x1b\[(?P<style>[\d;]*)m"
    r"|(?P<line>\r?\n)"
    r"|(?P<text>[^\x00-\x1f\x7f-\x9f]+)"
    r"|(?P<harmless>\x07|\x1b\[\?(?!(?:10)?47|104[789])[\d;]+(?:[hl]|\$p)|\x1b\[[<>=][\d;]*u|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\))"
    r"|(?P<other>\x1b\[[0-?]*[ -/]*[@-~]|\x1b.|[\x00-\x1f\x7f-\x9f])",
    re.DOTALL,
)
_PLAIN_WIDTH = re.compile("[ -~\u00a0-\u02ff\u0370-\u052f\u2010-\u2027\u2190-\u25ff]*")
"""Signs that every terminal draws one cell wide; of others it may think otherwise than we do."""
_WORTH_SKIPPING = 5
"""So many unchanged cells cost more to send again than to step over."""

Cell = tuple[str, Style]


class Painted:
    """The cells of the terminal as far as they are known, and where it writes next."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Know nothing of the screen: it is another one, or has another size."""
        self._cells: dict[tuple[int, int], Cell] = {}
        self._at: tuple[int, int] | None = None
        """Where the terminal's cursor is."""
        self._style: Style | None = None
        """What the terminal writes in."""
        self._row, self._column = 0, 0
        """Where the next text belongs."""
        self._wanted = PLAIN
        self._sent: list[str] = []

    def difference(self, output: str) -> str:
        """Return what must be sent so that the terminal shows this output of the screen library."""
        self._sent = []
        for token in _TOKENS.finditer(output):
            match token.lastgroup:
                case "column":
                    self._row, self._column = int(token["row"]) - 1, int(token["column"]) - 1
                case "style":
                    self._wanted = after(self._wanted, token["style"])
                case "line":
                    self._row, self._column = self._row + 1, 0
                case "text":
                    self._paint(token["text"])
                case "harmless":
                    self._sent.append(token[0])
                case _:
                    self._hand_on(token[0])
        if self._at is not None or self._cells:
            self._go(self._row, self._column)
        return "".join(self._sent)

    def _hand_on(self, sequence: str) -> None:
        """Send what may do anything, with the terminal as it would be without us; nothing is known then."""
        if self._at is not None:
            self._go(self._row, self._column)
        if self._style is not None:
            self._dress(self._wanted)
        sent = [*self._sent, sequence]
        self.forget()
        self._sent = sent

    def _paint(self, text: str) -> None:
        known = _PLAIN_WIDTH.match(text)
        plain = text[: known.end()] if known else ""
        for sign in plain:
            self._paint_cell(sign)
        if rest := text[len(plain) :]:
            self._paint_unsure(rest)

    def _paint_cell(self, sign: str) -> None:
        place = (self._row, self._column)
        cell = (sign, _seen(sign, self._wanted))
        if self._cells.get(place) != cell:
            self._go(*place)
            self._dress(self._for_a_blank() if sign == " " else self._wanted)
            self._sent.append(sign)
            self._cells[place] = cell
            self._at = (self._row, self._column + 1)
        self._column += 1

    def _paint_unsure(self, text: str) -> None:
        # how far such text reaches only the terminal knows: nothing right of its start is taken for known
        self._go(self._row, self._column)
        self._dress(self._wanted)
        self._sent.append(text)
        self._at = None
        row, start = self._row, self._column
        for place in [place for place in self._cells if place[0] == row and place[1] >= start]:
            del self._cells[place]
        self._column += cell_len(text)

    # --- where and how the terminal writes -----------------------------------------------------------------

    def _go(self, row: int, column: int) -> None:
        if self._at == (row, column):
            return
        self._sent.append(self._way(row, column))
        self._at = (row, column)

    def _way(self, row: int, column: int) -> str:
        if self._at is not None:
            if self._at[0] == row and self._at[1] < column:
                ahead = column - self._at[1]
                between = self._between(row, self._at[1], column) if ahead <= _WORTH_SKIPPING else None
                return between if between is not None else f"\x1b[{ahead if ahead > 1 else ''}C"
            if self._at[0] + 1 == row and column == 0:
                return "\r\n"
        return f"\x1b[{row + 1};{column + 1}H"

    def _between(self, row: int, start: int, end: int) -> str | None:
        """Return the unchanged cells to write again instead of stepping over them, None if they look otherwise."""
        signs = []
        for column in range(start, end):
            sign, style = self._cells.get((row, column), ("", PLAIN))
            if not sign or self._style is None or style != _seen(sign, self._style):
                return None
            signs.append(sign)
        return "".join(signs)

    def _dress(self, style: Style) -> None:
        if self._style is None:
            self._sent.append("\x1b[m")
            self._style = PLAIN
        self._sent.append(change(self._style, style))
        self._style = style

    def _for_a_blank(self) -> Style:
        """Return the style nearest to the present one that makes a blank look as it should."""
        seen = self._wanted.on_a_blank()
        if self._style is None or seen.attributes or self._style.on_a_blank().attributes:
            return self._wanted
        return self._style._replace(background=seen.background)


def _seen(sign: str, style: Style) -> Style:
    return style.on_a_blank() if sign == " " else style
