"""A round explained: who was drawn up and why, which criterion decided, why this bye, and why not otherwise."""

from __future__ import annotations

from paircard.core.systems.swiss.bye_first import explain as bye_first
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.checker import check
from paircard.core.systems.team_swiss_2026.explain.forcing import Forcing
from paircard.core.systems.team_swiss_2026.explain.lines import LINES
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.text import TEXT
from paircard.core.values.language import mark


class Explain(bye_first.Explain[Position]):
    """Every criterion that decides something is named."""

    book, lines, forcing = BOOK, LINES, Forcing
    criteria = TEXT.names
    notes = (
        mark("Numbers are those of the teams. The bye is given first; then each bracket is paired from the top."),
        mark("Who is drawn up comes from a lower score: C4 to C7 choose the set, C8 to C10 the pairs."),
    )
    check = staticmethod(check)


explain = Explain().explained
