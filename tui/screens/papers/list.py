"""The papers there are, beside the one that is shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from paircard.core.papers.catalogue import PAPERS
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import CHOSEN, QUIET
from paircard.tui.widgets.fitting import fit

GREY = "dim"  # no words: a style
CELLS = 34
"""As wide as a row is."""
EDGES = 4
"""Cells that border and blanks at the sides of the sheet take."""


def has_room(width: int, columns: int) -> bool:
    """Whether the list has room beside a paper of so many columns.

    >>> has_room(120, 80), has_room(119, 80), has_room(120, 132), has_room(200, 132)
    (True, False, False, True)
    """
    return width >= CELLS + 2 + columns + EDGES


def paper_list(names: Sequence[str], not_yet: Collection[str], chosen: str, height: int, signs: Signs) -> Text:
    """Return the papers by number, the one shown marked; where not all have a row, those around it.

    Those that cannot be made yet are grey, as keys that do nothing are.
    """
    here = names.index(chosen)
    first = max(0, min(here - height // 2, len(names) - height))
    text = Text(no_wrap=True)
    for at, name in enumerate(names[first : first + height], start=first):
        text.append(f"{signs.now if at == here else ' '}{at + 1:>2} ", CHOSEN if at == here else QUIET)
        style = CHOSEN if at == here else GREY if name in not_yet else ""
        text.append(f"{fit(tr(PAPERS[name].what), CELLS - 4)}\n", style)
    text.rstrip()
    return text
