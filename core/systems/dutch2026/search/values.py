"""The values of C6 - C21 of a candidate (Article 2), all but C8, which the next bracket tells."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dutch2026.outcome import FLOATS_ON, Scores, Values
from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.kit.bit_masks import mask_of, places_in


def values_of(cards: Cards, bracket: Bracket, candidate: Candidate, completion: Completion) -> Values:
    """Return the values of a candidate."""
    return _Valued(cards, bracket, candidate).values(completion.bye_score)


class _Valued:
    def __init__(self, cards: Cards, bracket: Bracket, candidate: Candidate) -> None:
        self._cards = cards
        self._bracket = bracket
        self._candidate = candidate
        self._here = cards.scores[bracket.residents[0]]
        self._down = mask_of(candidate.down)

    def values(self, bye_score: int | None) -> Values:
        cards, pairs, down = self._cards, self._candidate.pairs, self._candidate.down
        excesses = [cards.excesses(*pair) for pair in pairs] if cards.topscorers else ()
        one_with_bye = len(down) == 1 and bye_score is not None and bye_score >= self._here
        clashes = [(one, two) for one, two in pairs if cards.same_colour[one] >> two & 1]
        residents_down = self._down & ~self._bracket.mdp_mask
        floated_up = self._floated_up(0), self._floated_up(1)
        return Values(
            c6=len(down),
            c7=_falling([cards.scores[place] for place in down]),
            c9=cards.players[down[0]].unplayed if one_with_bye else 0,
            c10=sum([difference for difference, _ in excesses]),
            c11=sum([running for _, running in excesses]),
            c12=len(clashes),
            c13=sum([cards.strong_clash(one, two) for one, two in clashes]),
            c14=(residents_down & cards.downfloated[0]).bit_count(),
            c15=len(floated_up[0]),
            c16=(residents_down & cards.downfloated[1]).bit_count(),
            c17=len(floated_up[1]),
            c18=self._mdps_down(0),
            c19=self._gaps(floated_up[0]),
            c20=self._mdps_down(1),
            c21=self._gaps(floated_up[1]),
        )

    def _floated_up(self, rounds_before: int) -> Sequence[Pair]:
        """Return the pairs of an MDP whose opponent had an upfloat then."""
        floated = self._cards.upfloated[rounds_before]
        return [pair for pair in self._candidate.mdp_pairs if floated >> pair[1] & 1]

    def _mdps_down(self, rounds_before: int) -> Scores:
        """Return the score differences of the MDPs who had a downfloat then; more than any for one who floats on."""
        floated, scores = self._cards.downfloated[rounds_before] & self._bracket.mdp_mask, self._cards.scores
        return _falling(
            [
                FLOATS_ON + scores[place] if self._down >> place & 1 else scores[place] - self._here
                for place in places_in(floated)
            ]
        )

    def _gaps(self, pairs: Sequence[Pair]) -> Scores:
        return _falling([self._cards.scores[mdp] - self._here for mdp, _ in pairs])


def _falling(numbers: list[int]) -> Scores:
    return tuple(sorted(numbers, reverse=True)) if numbers else ()
