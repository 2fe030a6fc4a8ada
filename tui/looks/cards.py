"""Cards: boxes of a few lines side by side, with what they are in the border."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, PAST, WON
from paircard.tui.widgets.fitting import fit

BETWEEN = 2
"""Cells between two cards."""
EDGES = 4
"""Cells of a card that are not for its text: a border and a blank on either side."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its title, the key that leads to it, its lines."""

    title: str
    lines: Sequence[Text]
    key: str = ""
    chosen: bool = False


def widths(whole: int, count: int) -> list[int]:
    """Return how wide so many cards are, side by side.

    >>> widths(118, 3), widths(20, 2)
    ([38, 38, 38], [9, 9])
    """
    return [(whole - BETWEEN * (count - 1)) // count] * count


def side_by_side(cards: Sequence[Card], cells: Sequence[int], signs: Signs) -> Text:
    """Return the cards beside each other, each as wide as said, all as high as the highest."""
    high = max((len(card.lines) for card in cards), default=0)
    drawn = [_drawn(card, width, high, signs) for card, width in zip(cards, cells, strict=False)]
    rows = (Text(" " * BETWEEN).join(row) for row in zip_longest(*drawn, fillvalue=Text()))
    return Text("\n", no_wrap=True).join(rows)


def _drawn(card: Card, width: int, high: int, signs: Signs) -> list[Text]:
    style = KEY if card.chosen else PAST
    key = f"{card.key} " if card.key else ""
    room = width - EDGES - 2
    title = fit(card.title, min(cell_len(card.title), room - cell_len(key)))
    first, last, low, corner = ("+", "+", "+", "+") if signs.plain else ("╭", "╮", "╰", "╯")
    head = Text(no_wrap=True).append(f"{first}{signs.rule} ", style).append(key, KEY).append(title, WON)
    head.append(" " + signs.rule * (width - head.cell_len - 2) + last, style)
    lines = [head]
    for at in range(high):
        text = card.lines[at].copy() if at < len(card.lines) else Text()
        text.truncate(width - EDGES, overflow="ellipsis", pad=True)
        left, right = Text(f"{signs.wall} ", style), Text(f" {signs.wall}", style)
        lines.append(Text.assemble(left, text, right, no_wrap=True))
    lines.append(Text(low + signs.rule * (width - 2) + corner, style))
    return lines
