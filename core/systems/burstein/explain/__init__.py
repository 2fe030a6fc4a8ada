"""A round explained: seeding or not, the Index, who floats, why this bye, and why not otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import Told
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.checker import check
from paircard.core.systems.burstein.explain.forcing import Forcing
from paircard.core.systems.burstein.explain.lines import LINES
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.seeding import AnyPosition
from paircard.core.systems.burstein.seeding_words import seeding_said
from paircard.core.systems.burstein.text import TEXT, burstein
from paircard.core.systems.dutch2026.facets import explain as dutch
from paircard.core.systems.swiss.bye_first import explain as bye_first
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark


class _Seeding(dutch.Explain):
    """Asks C.04.3, but for positions of this system."""

    book: Any = BOOK


class Explain(bye_first.Explain[Any]):
    """Every criterion that decides something is named; rounds that seed everybody are asked of C.04.3."""

    book, lines, forcing = BOOK, LINES, Forcing
    criteria = TEXT.names
    notes = (
        mark("Numbers are pairing numbers. The first rounds seed everybody by the FIDE (Dutch) System (C.04.4.2 1.6)."),
        mark("Index: Buchholz, then Sonneborn-Berger, then the number. In brackets are Buchholz and Sonneborn-Berger."),
    )
    check = staticmethod(check)
    _seeding = _Seeding()

    def by(self, position: AnyPosition, /) -> Any:
        """Return who explains the rounds of its kind (1.6)."""
        return self if isinstance(position, Position) else self._seeding

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say criterion by criterion where a round that seeds everybody is worse than the right one."""
        by = self.by(self.book.position(before))
        return () if by is self else by.weighed(before, paired)

    def round_lines(self, told: Told) -> Iterable[Cited]:
        """Say which kind of round it is (1.6), then all of it."""
        own: Any = told
        yield cite(f"{seeding_said(own.own)} (C.04.4.2 1.6)", burstein("1.6"))
        yield from super().round_lines(told)

    def short_of(self, bracket: Any) -> Sequence[str]:
        """Return the criteria C5 - C8 that a bracket could not keep at their best: a round of seeding has others."""
        return super().short_of(bracket) if isinstance(bracket.forcing, Forcing) else ()
