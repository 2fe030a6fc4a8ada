"""A round explained, and what separates another one from it."""

from __future__ import annotations

from typing import Any, ClassVar

from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.book import P
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Pairing
from paircard.core.systems.swiss.bye_first.forcing import Forcing
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.systems.swiss.first_found import first_found


class Round(SwissRound[SwissBracket[Any, Any], Any, Any, Any, Any]):
    """The pairing of a round and how it came about."""

    __slots__ = ()


class Explain(swiss.Explain[P, Any, Round]):
    """Who floats and why, which criterion decided, and why not otherwise."""

    book: ByeFirstBook[P]
    forcing: ClassVar[type[Forcing[Any]]]

    def explained(self, position: P, /) -> Round:
        """Pair a position and explain it; raise NoCompletePairing where there is none."""
        made = self.book.search(position)
        forcing, shown = self.forcing(position, made), self.book.pairing_seen(made)
        brackets = tuple(
            SwissBracket(result, own, forcing, at)
            for at, (result, own) in enumerate(zip(shown.brackets, made.brackets, strict=True))
        )
        return Round(self.book.seen(position), shown, brackets, position, made, forcing)

    def difference(self, position: P, right: Pairing, other: Pairing, /) -> Finding | None:
        """Return what the checker finds first."""
        text = self.book.text
        return first_found(self.check, text.cited(text.pairs), position, right, other)
