"""What the terminal shows already, so that only what differs is sent.

The screen library repaints whole widgets: after one result the table's rows, its scroll bar and the footer, cell by
cell the same as before, with a reset after every piece. Over a slow line that is most of what is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from paircard.data.papers.cells import cell_len
from paircard.tui.terminal.order import in_short_order
from paircard.tui.terminal.pen import Cell, Pen, Place, seen
from paircard.tui.terminal.scroll import Scroll, scroll_between
from paircard.tui.terminal.stroke import Stroke
from paircard.tui.terminal.style import PLAIN, after
from paircard.tui.terminal.sweep import sweeps_of

_TOKENS = re.compile(
    r"\x1b\[(?P<row>\d+);(?P<column>\d+)H"
    r"|\x1b\[(?P<style>[\d;]*)m"
    r"|(?P<line>\r?\n)"
    r"|(?P<text>[^\x00-\x1f\x7f-\x9f]+)"
    # bell, modes but for the other screen, keyboard protocols, titles and the like
    r"|(?P<harmless>\x07|\x1b\[\?(?!(?:10)?47|104[789])[\d;]+(?:[hl]|\$p)|\x1b\[[<>=][\d;]*u"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\))"
    r"|(?P<other>\x1b\[[0-?]*[ -/]*[@-~]|\x1b.|[\x00-\x1f\x7f-\x9f])",
    re.DOTALL,
)
_SURE_WIDTH = re.compile("[ -~\u00a0-\u02ff\u0370-\u052f\u2010-\u2027\u203a\u2190-\u25ff\u2713\u2717\u2800-\u28ff]*")
"""Signs that every terminal draws one cell wide; of others it may think otherwise than we do."""


class Painted:
    """The cells of the terminal as far as they are known."""

    def __init__(self, *, erases: bool = False) -> None:
        """Begin with an unknown screen; `erases` if the terminal fills what it erases with the present background."""
        self._erases = erases
        self._width = 0
        self.forget()

    def forget(self, width: int = 0) -> None:
        """Know nothing of the screen: it is another one, or has another size, and is as wide as told, or as before."""
        self._width = width or self._width
        self._cells: dict[Place, Cell] = {}
        self._pen = Pen(self._cells, self._width)
        self._row, self._column = 0, 0
        """Where the next text belongs."""
        self._wanted = PLAIN
        self._strokes: list[Stroke] = []

    def difference(self, output: str) -> str:
        """Return what must be sent so that the terminal shows this output of the screen library."""
        sent = []
        for token in _TOKENS.finditer(output):
            match token.lastgroup:
                case "column":
                    self._row, self._column = int(token["row"]) - 1, int(token["column"]) - 1
                case "style":
                    self._wanted = after(self._wanted, token["style"])
                case "line":
                    self._row, self._column = self._row + 1, 0
                case "text":
                    self._take(token["text"])
                case "harmless":
                    sent += [self._painted(), token[0]]
                case _:
                    sent += [self._painted(), self._pen.as_left(self._row, self._column, self._wanted), token[0]]
                    self.forget()
        sent.append(self._painted())
        if self._cells:
            sent.append(self._pen.way(self._row, self._column))
        return "".join(sent)

    def _take(self, text: str) -> None:
        known = _SURE_WIDTH.match(text)
        end = known.end() if known else 0
        for sign in text[:end]:
            self._strokes.append(Stroke((self._row, self._column), sign, self._wanted))
            self._column += 1
        if rest := text[end:]:
            self._strokes.append(Stroke((self._row, self._column), rest, self._wanted, sure=False))
            self._column += cell_len(rest)

    def _painted(self) -> str:
        """Return what brings the strokes so far to the terminal."""
        strokes, self._strokes = self._strokes, []
        sent = []
        if scroll := self._scroll(strokes):
            sent.append(scroll.sequence)
            strokes += self._moved(scroll, {stroke.place for stroke in strokes})
            self._pen.lose()
        for sure, group in groupby(strokes, key=lambda stroke: stroke.sure):
            few = list(group)
            sent += self._in_short(sorted(self._new(few))) if sure else map(self._unsure, few)
        return "".join(sent)

    def _new(self, strokes: Iterable[Stroke]) -> Iterator[Stroke]:
        """Yield the strokes that change something, the last of each cell."""
        for place, stroke in {stroke.place: stroke for stroke in strokes}.items():
            if self._cells.get(place) != (stroke.text, seen(stroke.text, stroke.style)):
                yield stroke

    def _in_short(self, strokes: list[Stroke]) -> Iterator[str]:
        """Yield what draws strokes that come row by row from left to right, blanks erased before what is among them."""
        sweeps = {
            place: sweep
            for sweep in (sweeps_of(strokes, self._cells) if self._erases else ())
            for place in sweep.places
        }
        left = [
            stroke
            for stroke in strokes
            if not (sweep := sweeps.get(stroke.place))
            or stroke.place == sweep.place
            or sweep.blank != (stroke.text, stroke.style.on_a_blank())
        ]
        for stroke in in_short_order(left):
            if sweep := sweeps.get(stroke.place):
                yield self._pen.erase(sweep.place, len(sweep.places), sweep.style)
                self._cells.update(dict.fromkeys(sweep.places, sweep.blank))
                for place in sweep.places:
                    del sweeps[place]
            yield self._one_cell(stroke)

    def _one_cell(self, stroke: Stroke) -> str:
        cell = (stroke.text, seen(stroke.text, stroke.style))
        if self._cells.get(stroke.place) == cell:
            return ""
        sent = self._pen.write(stroke.place, stroke.text, stroke.style)
        self._cells[stroke.place] = cell
        return sent

    def _unsure(self, stroke: Stroke) -> str:
        sent = self._pen.write(stroke.place, stroke.text, stroke.style)
        self._pen.lose()
        # how far such text reaches only the terminal knows: nothing right of its start is taken for known, nor the sign
        # before it, which it may be a mark upon
        row, start = stroke.place
        for place in [place for place in self._cells if place[0] == row and place[1] >= start - 1]:
            del self._cells[place]
        return sent

    # --- rows that have only moved -------------------------------------------------------------------------

    def _scroll(self, strokes: list[Stroke]) -> Scroll | None:
        if not all(stroke.sure for stroke in strokes):
            return None
        painted: dict[int, dict[int, str]] = {}
        for stroke in strokes:
            painted.setdefault(stroke.place[0], {})[stroke.place[1]] = stroke.text
        shown: dict[int, dict[int, str]] = {}
        for (row, column), (sign, _) in self._cells.items():
            shown.setdefault(row, {})[column] = sign
        scroll = scroll_between(shown, painted)
        width = 1 + max((column for _, column in self._cells), default=0)
        # what is not known moves too, and could not be put right again
        if scroll and all(len(shown[row]) == width for row in range(scroll.top, scroll.bottom + 1)):
            return scroll
        return None

    def _moved(self, scroll: Scroll, painted: set[Place]) -> list[Stroke]:
        """Move the cells, and return the strokes that put back what has moved and should not have."""
        block = {place: cell for place, cell in self._cells.items() if scroll.top <= place[0] <= scroll.bottom}
        for place in block:
            del self._cells[place]
        for (row, column), cell in block.items():
            if scroll.top <= row - scroll.distance <= scroll.bottom:
                self._cells[row - scroll.distance, column] = cell
        return [Stroke(place, *cell) for place, cell in block.items() if place not in painted]
