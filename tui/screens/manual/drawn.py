"""A page of the manual as it is read on the screen: heads over the width, keys as keys, tables in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from paircard.data.manual.markdown import (
    Block,
    Code,
    Heading,
    Item,
    Paragraph,
    Span,
    Table,
    blocks,
    plain,
    pressed,
    spans,
)
from paircard.data.papers.cells import cell_len, chop_cells
from paircard.tui.looks.flow import flow
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import BAND, CHOSEN, HEAD, KEY
from paircard.tui.screens.manual.targets import Link, link_of

_LINK = "link"
"""What a piece that leads somewhere says of itself, with its place among the links of the page."""
_GAP = 2


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page in lines of some width."""

    lines: tuple[Text, ...]
    links: tuple[Link, ...]
    headings: tuple[tuple[int, str], ...]
    """The headings below the title: the line of each, and what it says."""

    def rows_of(self, link: int) -> tuple[int, ...]:
        """Return the lines in which a link stands."""
        return tuple(
            row for row, line in enumerate(self.lines) if any(_link(span.style) == link for span in line.spans)
        )

    def links_in(self, rows: range) -> Iterator[int]:
        """Yield the links that stand in some lines."""
        yield from dict.fromkeys(
            place for row in rows for span in self.lines[row].spans if (place := _link(span.style)) is not None
        )

    def marked(self, chosen: int | None, margin: int) -> list[Text]:
        """Return the lines with a margin at the left; the link that Enter follows is marked there, and reversed."""
        rows = () if chosen is None else self.rows_of(chosen)
        return [
            _marked(line, chosen, margin, first=row == rows[0]) if row in rows else Text(" " * margin).append_text(line)
            for row, line in enumerate(self.lines)
        ]


def draw(markdown: str, width: int, signs: Signs) -> Leaf:
    """Return a page in lines of so many cells."""
    pen = _Pen(width, signs)
    before: Block | None = None
    for block in blocks(markdown):
        if before is not None and not (isinstance(before, Item) and isinstance(block, Item)):
            pen.lines.append(Text())
        pen.draw(block)
        before = block
    return Leaf(tuple(pen.lines), tuple(pen.links), tuple(pen.headings))


@dataclass
class _Pen:
    width: int
    signs: Signs
    lines: list[Text] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    headings: list[tuple[int, str]] = field(default_factory=list)

    def draw(self, block: Block) -> None:
        match block:
            case Heading(level, text):
                self._heading(level, text)
            case Paragraph(text):
                self.lines += flow(self._said(text), self.width)
            case Item(sign, text):
                self.lines += flow(self._said(text), self.width, self._sign(sign))
            case Table(rows):
                self.lines += self._table(rows)
            case Code(lines):
                self.lines += [Text(f" {each}".ljust(self.width), BAND) for line in lines for each in self._cut(line)]

    def _heading(self, level: int, text: str) -> None:
        said = self._said(text)
        said.stylize("bold")
        if level > 1:
            self.headings.append((len(self.lines), plain(text)))
        for line in flow(said, self.width, Text(" ") if level < 3 else None):
            if level < 3:
                line.pad_right(max(0, self.width - line.cell_len))
                line.style = HEAD
            self.lines.append(line)

    def _cut(self, line: str) -> list[str]:
        return chop_cells(line, self.width - 1) or [""]

    def _sign(self, sign: str) -> Text:
        return Text(f" {self.signs.bullet} " if sign == "- " else f"{sign:>4}")

    def _said(self, text: str, within: str = "") -> Text:
        """Return a text with its keys, code and links; each link is kept. `within`: what stands around it."""
        said = Text(no_wrap=True)
        for span in spans(text):
            link, start = link_of(span, within or text), len(said)
            if link is None:
                said.append(span.text, _style(span))
                continue
            said.append(span.text, KEY)
            # seen without colour, too
            said.stylize(Style(underline=True, meta={_LINK: len(self.links)}), start)
            self.links.append(link)
        return said

    # --- tables --------------------------------------------------------------------------------------------

    def _table(self, rows: Sequence[Sequence[str]]) -> Iterator[Text]:
        cells = [[self._said(cell, " ".join(row)) for cell in row] for row in rows if any(row)]
        columns = list(zip(*cells, strict=True))
        least = [max(map(_longest_word, column)) for column in columns]
        widths = shared_out(least, [max(cell.cell_len for cell in column) for column in columns], self.width)
        for at, row in enumerate(cells):
            head = at == 0 and any(rows[0])
            for line in self._row(row, widths):
                if head:
                    line.pad_right(max(0, self.width - line.cell_len))
                    line.stylize("bold")
                    line.style = HEAD
                yield line

    @staticmethod
    def _row(cells: Sequence[Text], widths: Sequence[int]) -> Iterator[Text]:
        folded = [flow(cell, width) for cell, width in zip(cells, widths, strict=True)]
        for pieces in zip_longest(*folded):
            line = Text(no_wrap=True)
            for piece, width in zip(pieces, widths, strict=True):
                said = piece or Text()
                line.append_text(said).append(" " * (width + _GAP - said.cell_len))
            line.rstrip()
            yield line


def shared_out(least: Sequence[int], natural: Sequence[int], room: int) -> list[int]:
    """Return the widths of columns: what they need; where that is too much, the least and a share of what is left.

    >>> shared_out([8, 9, 12], [8, 30, 90], 80), shared_out([3, 4], [3, 5], 80)
    ([8, 18, 49], [3, 5])
    """
    room -= _GAP * (len(natural) - 1)
    if sum(natural) <= room:
        return list(natural)
    # a word that is longer is cut
    least = [min(low, room // len(natural)) for low in least]
    left, wanted = room - sum(least), sum(natural) - sum(least)
    return [low + left * (high - low) // wanted for low, high in zip(least, natural, strict=True)]


def _longest_word(cell: Text) -> int:
    return max((cell_len(word) for word in cell.plain.split()), default=1)


def _style(span: Span) -> str:
    if span.kind == "code":
        return CHOSEN if pressed(span.text) else BAND
    return "bold" if span.kind == "strong" else ""


def _link(style: str | Style) -> int | None:
    """Return which link a piece of a line belongs to."""
    return style.meta.get(_LINK) if isinstance(style, Style) else None


def _marked(line: Text, chosen: int | None, margin: int, *, first: bool) -> Text:
    shown = Text(no_wrap=True).append((">" if first else "").ljust(margin), CHOSEN).append_text(line)
    for span in line.spans:
        if _link(span.style) == chosen:
            shown.stylize("reverse", span.start + margin, span.end + margin)
    return shown
