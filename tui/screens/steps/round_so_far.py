"""The whole round beside the bracket that is looked at: pairs made above it, who waits below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from paircard.core.systems.kit.brackets_so_far import BracketSoFar
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import CHOSEN, LIVE, QUIET
from paircard.tui.widgets.fitting import fold

_LEAD = 8
"""Cells for the mark and the score."""


def round_so_far(title: str, brackets: Iterable[BracketSoFar], width: int, signs: Signs) -> tuple[list[Text], range]:
    """Return a heading and the brackets from the top, and which rows the one at hand has."""
    rows, here = [Text(f"  {title}", "bold", no_wrap=True)], range(1)
    for bracket in brackets:
        begun = len(rows)
        rows += _rows(bracket, width, signs)
        if bracket.now:
            here = range(begun, len(rows))
    return rows, here


def _rows(bracket: BracketSoFar, width: int, signs: Signs) -> Iterator[Text]:
    marks = pair_marks(signs)
    mark, style = (marks.fits, LIVE) if bracket.made else (marks.chosen, CHOSEN) if bracket.now else (" ", "")
    said = [f"{one}-{other}" for one, other in bracket.pairs]
    said += [f"{marks.goes}{number}" if bracket.made else str(number) for number in bracket.others]
    lead = Text(no_wrap=True).append(f"{mark:<3}", style)
    lead.append(f"{signs.points(bracket.score):>4} ", "bold" if bracket.now else "")
    for line in fold(" ".join(said), max(20, width - _LEAD)):
        yield lead.append(line, "" if bracket.made or bracket.now else QUIET)
        lead = Text(" " * _LEAD, no_wrap=True)
