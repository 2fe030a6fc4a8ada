"""The parts of the pane: a heading with its key and some lines each, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from paircard.core.values.language import trn
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import HEAD, KEY, QUIET, WON
from paircard.tui.widgets.fitting import fit, fold


@dataclass(frozen=True, slots=True)
class Part:
    """One part."""

    title: str
    lines: Sequence[Text]
    key: str = ""
    """The key that leads to more of it."""
    least: int = 3
    """With fewer lines than these it is left out, unless it has no more."""


def rows_given(parts: Sequence[Part], height: int) -> list[int]:
    """Return how many lines each part gets, the first parts first; 0 for one that is left out.

    >>> parts = [Part("", [Text()] * 6), Part("", [Text()] * 9), Part("", [Text()] * 9)]
    >>> rows_given(parts, 12), rows_given(parts, 11)
    ([3, 3, 3], [6, 3, 0])
    """
    given, left = [], height
    for part in parts:
        least = min(part.least, len(part.lines))
        given.append(least if least and least < left else 0)
        left -= given[-1] + bool(given[-1])
    for at, part in enumerate(parts):
        if given[at]:
            more = min(len(part.lines) - given[at], left)
            given[at] += more
            left -= more
    return given


def drawn(parts: Sequence[Part], width: int, height: int, signs: Signs) -> Text:
    """Return the parts one below the other, with blank rows between the first of them as long as there is room."""
    given = rows_given(parts, height)
    shown = [(part, count) for part, count in zip(parts, given, strict=True) if count]
    blank = height - sum(given) - len(shown)
    rows: list[Text] = []
    for part, count in shown:
        if rows and blank > 0:
            rows.append(Text())
            blank -= 1
        rows.append(_head(part, width))
        rows += _cut(part.lines, count, width, signs)
    return Text("\n", no_wrap=True).join(rows)


def _head(part: Part, width: int) -> Text:
    head = Text("", HEAD, no_wrap=True).append(" " + fit(part.title, width - 2 - cell_len(part.key)), WON)
    return head.append(part.key, KEY).append(" ")


def _cut(lines: Sequence[Text], count: int, width: int, signs: Signs) -> Iterable[Text]:
    """Return so many lines; where some are left out the last one says how many."""
    shown = lines if len(lines) <= count else lines[: count - 1]
    for line in shown:
        row = Text(" ", no_wrap=True).append_text(line)
        row.truncate(width, overflow="ellipsis")
        yield row
    if len(lines) > count:
        left = len(lines) - count + 1
        yield Text(f" {signs.cut} " + trn("{count} line more", "{count} lines more", left), QUIET, no_wrap=True)


def folded(text: str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """Return a sentence in lines of so many cells, those after the first indented."""
    first, *more = fold(text, width - len(indent)) or [""]
    return [Text(first, style, no_wrap=True), *(Text(indent + each, style, no_wrap=True) for each in more)]
