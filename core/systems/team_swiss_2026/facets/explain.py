"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.checker import Finding, check
from paircard.core.systems.team_swiss_2026.explain import TeamRound, explain, lines
from paircard.core.systems.team_swiss_2026.outcome import NAMES, BracketResult, Pairing
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    pass


class Explain(swiss.Explain[Position, BracketResult, TeamRound]):
    """Who was drawn up and why, which criterion decided, and why not otherwise."""

    book, lines, kind = BOOK, lines, TeamRound
    criteria = NAMES
    notes = (
        mark("Numbers are those of the teams. The bye is given first; then each bracket is paired from the top."),
        mark("Who is drawn up comes from a lower score: C4 to C7 choose the set, C8 to C10 the pairs."),
    )

    explained = staticmethod(explain)
    check = staticmethod(check)

    def difference(self, position: Position, right: Pairing, other: Pairing) -> Finding | None:
        """Return what the checker finds first; the right pairing is its witness if it finds nothing."""
        if _as_set(right) == _as_set(other):
            return None
        found = check(position, other)
        if found:
            return next((each for each in found if each.illegal), found[0])
        return Finding(team("3.6"), None, (), said("The round is paired otherwise."))


def _as_set(pairing: Pairing) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}
