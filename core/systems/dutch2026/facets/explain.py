"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import Pair
from paircard.core.facets.system import system_of
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.checker import Finding, can_be_paired, check
from paircard.core.systems.dutch2026.checker.difference import first_difference
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.explain import DutchRound, explain, lines
from paircard.core.systems.dutch2026.explain.weighed import weighed
from paircard.core.systems.dutch2026.outcome import NAMES, BracketResult, Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.in_numbers import recorded_pairing
from paircard.core.systems.swiss.facets import explain as swiss
from paircard.core.values.colour import float_marks
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    pass


class Explain(swiss.Explain[Position, BracketResult, DutchRound]):
    """Every criterion that decides something is named; candidates of brackets are held against each other."""

    book, lines = BOOK, lines
    criteria = NAMES
    notes = (
        mark(
            "Numbers are pairing numbers. Criteria C6 - C21 that are not named have the least value that so many "
            "downfloaters allow."
        ),
        mark("Floats of the last two rounds: ↓ down, ↑ up, · none. Points are without virtual ones."),
    )

    explained = staticmethod(explain)
    check = staticmethod(check)
    difference = staticmethod(first_difference)

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say criterion by criterion where a round is worse than the one the rules make, in the first such bracket."""
        state = self.book.position(before)
        return weighed(state, self.book.paired(before), self.recorded(before, state, paired))

    def none_checked(self, before: Tournament, state: Position) -> Sequence[Finding]:
        """Find a complete pairing where none is said to be (1.9.3)."""
        if not system_of(before).law.without_legal_pairing(before) or not can_be_paired(state):
            return ()
        return (Finding(dutch("1.9.3"), None, (), said("A pairing that keeps C1, C2 and C3 exists."), illegal=True),)

    def recorded(self, before: Tournament, state: Position, paired: Round) -> Pairing:
        """Return a recorded round as the checker reads one: the order of boards is only recommended (C.04.2 3.6)."""
        recorded = recorded_pairing(before, paired)
        place = {player.number: at for at, player in enumerate(state.players)}
        score = {player.number: player.score for player in state.players}
        if not {number for pair in recorded.pairs for number in (pair.white, pair.black)} <= place.keys():
            return Pairing(recorded.pairs, recorded.bye, ())

        def board(pair: Pair) -> tuple[int, int, int]:
            first, second = sorted((place[pair.white], place[pair.black]))
            above = state.players[first].score
            return -above, -above - state.players[second].score, first

        marked = tuple(
            Pair(each.white, each.black, *float_marks(score[each.white], score[each.black]), "")
            for each in sorted(recorded.pairs, key=board)
        )
        return Pairing(marked, recorded.bye, ())
