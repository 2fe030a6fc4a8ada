"""A round explained, and what separates another one from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.book import P
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Pairing
from paircard.core.systems.swiss.bye_first.forcing import Forcing
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.values.said import said


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
        """Return what the checker finds first; the right pairing is its witness if it finds nothing."""
        if _as_set(right) == _as_set(other):
            return None
        if found := self.check(position, other):
            return gravest(found)
        text = self.book.text
        return Finding(text.cited(text.pairs), None, (), said("The round is paired otherwise."))


def gravest(found: Sequence[Finding]) -> Finding:
    """Return the first that breaks an absolute criterion, else the first of all."""
    return next((each for each in found if each.illegal), found[0])


def _as_set(pairing: Pairing) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}
