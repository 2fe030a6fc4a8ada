"""A round explained: seeding or not, the Index, who floats, why this bye, and why not otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.round import Round
from paircard.core.facets.finding import Finding
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.checker import check
from paircard.core.systems.burstein.explain.both import AnyRound, Lines
from paircard.core.systems.burstein.explain.model import explain
from paircard.core.systems.burstein.outcome import NAMES
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.burstein.seeding import AnyPosition
from paircard.core.systems.dutch2026.explain import DutchRound
from paircard.core.systems.dutch2026.explain.lines import bye_line as dutch_bye_line
from paircard.core.systems.dutch2026.facets import explain as dutch
from paircard.core.systems.swiss.explained import SwissRound
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.ids import PairingNumber
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.explained import Told
    from paircard.core.values.cited import Cited


class _Seeding(dutch.Explain):
    """Asks C.04.3, but for positions of this system."""

    book: Any = BOOK


class Explain(swiss.Explain[AnyPosition, Any, Any]):
    """Every criterion that decides something is named; rounds that seed everybody are asked of C.04.3."""

    book, lines = BOOK, Lines()
    kind: type[SwissRound[Any, Any, Any, Any, Any]] = SwissRound
    criteria = NAMES
    notes = (
        mark("Numbers are pairing numbers. The first rounds seed everybody by the FIDE (Dutch) System (C.04.4.2 1.6)."),
        mark("Index: Buchholz, then Sonneborn-Berger, then the number. In brackets are Buchholz and Sonneborn-Berger."),
    )
    _seeding = _Seeding()

    def explained(self, position: AnyPosition, /) -> AnyRound:
        """Pair a position and explain it."""
        return explain(position) if isinstance(position, Position) else self._seeding.explained(position)

    def check(self, position: AnyPosition, made: SwissPairing[Any], /) -> Sequence[Finding]:
        """Return everything that does not hold of a pairing."""
        return check(position, made) if isinstance(position, Position) else self._seeding.check(position, made)

    def difference(
        self, position: AnyPosition, right: SwissPairing[Any], other: SwissPairing[Any], /
    ) -> Finding | None:
        """Return what the checker finds first; the right pairing is its witness if it finds nothing."""
        if not isinstance(position, Position):
            return self._seeding.difference(position, right, other)
        if _as_set(right) == _as_set(other):
            return None
        found = check(position, other)
        if found:
            return next((each for each in found if each.illegal), found[0])
        return Finding(burstein("4.3"), None, (), said("The round is paired otherwise."))

    def recorded(self, before: Tournament, state: AnyPosition, paired: Round) -> SwissPairing[Any]:
        """Return a round as it was paired."""
        if isinstance(state, Position):
            return super().recorded(before, state, paired)
        return self._seeding.recorded(before, state, paired)

    def none_checked(self, before: Tournament, state: AnyPosition) -> Sequence[Finding]:
        """Return what is wrong where no pairing is made, None being complete."""
        return () if isinstance(state, Position) else self._seeding.none_checked(before, state)

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say criterion by criterion where a round that seeds everybody is worse than the right one."""
        after = isinstance(self.book.position(before), Position)
        return () if after else self._seeding.weighed(before, paired)

    def bye_line(self, told: Told, player: PairingNumber) -> Cited:
        """Say who has the bye, and by which rule."""
        return dutch_bye_line(player) if isinstance(told, DutchRound) else self.lines.bye_line(player)


def _as_set(pairing: SwissPairing[Any]) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}
