"""A round explained: who came up and which criterion chose them, G1 and G2, why this bye, and why not otherwise."""

from __future__ import annotations

from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.checker import check
from paircard.core.systems.dubov.explain.forcing import Forcing
from paircard.core.systems.dubov.explain.lines import LINES
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.dubov.text import TEXT
from paircard.core.systems.swiss.bye_first import explain as bye_first
from paircard.core.values.language import mark


class Explain(bye_first.Explain[Position]):
    """Every criterion that decides something is named."""

    book, lines, forcing = BOOK, LINES, Forcing
    criteria = TEXT.names
    notes = (
        mark("Numbers are pairing numbers. The bye is given first; then each bracket is paired from the top."),
        mark("ARO: average rating of the opponents so far. G1 meets G2, the lowest ARO of G1 first."),
    )
    check = staticmethod(check)


explain = Explain().explained
