"""A round explained: direction, floaters and their types, the exchanges tried, cracked pairs, and why not otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from paircard.core.facets.finding import Finding
from paircard.core.systems.lim import lines
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.checker import check
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.outcome import BracketResult, Pairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.systems.swiss.first_found import first_found
from paircard.core.values.language import mark


class Forcing(forcing.Forcing[Position, BracketResult, Player]):
    """A round of which one asks what else it could have been: what it passed over it tells itself."""

    told: Round


Bracket = SwissBracket[BracketResult, Forcing]
"""One group."""


class Round(SwissRound[Bracket, Position, BracketResult, Player, Forcing]):
    """The pairing of a round and how it came about."""

    __slots__ = ()


class Explain(swiss.Explain[Position, BracketResult, Round]):
    """Every choice names its article."""

    book, lines, kind = BOOK, lines, Round
    criteria: ClassVar[Sequence[str]] = ()
    notes = (
        mark("Numbers are pairing numbers; upper is the smaller one. The bye is given first, the median paired last."),
        mark("Floaters of type a have floated in and have nobody next door; type d is the least harm (3.9)."),
    )
    check = staticmethod(check)

    def explained(self, position: Position, /) -> Round:
        """Pair a position and explain it; raise NoCompletePairing where there is none."""
        made = self.book.search(position)
        asked = Forcing(position, made)
        shown = [each for each in made.brackets if each.shown]
        pairing = self.book.pairing_seen(made)
        brackets = tuple(
            SwissBracket(result, own, asked, at)
            for at, (result, own) in enumerate(zip(pairing.brackets, shown, strict=True))
        )
        asked.told = Round(self.book.seen(position), pairing, brackets, position, made, asked)
        return asked.told

    def difference(self, position: Position, right: Pairing, other: Pairing, /) -> Finding | None:
        """Return what the checker finds first."""
        return first_found(check, lim("4.2"), position, right, other)
