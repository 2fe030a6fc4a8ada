"""What everybody has before the next round, added up round by round: who takes over many rounds needs no cards for it.

Every round has the lines that it writes on the cards. Here their points are added; the cards, which know much more, are
written once, when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.card_lines import line_away
from paircard.core.event.match_lines import lines_of_round
from paircard.core.event.publication import in_order_of_publication
from paircard.core.event.round_facts import PairMade
from paircard.core.values.colour import float_marks
from paircard.core.values.frozen import maker

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament


class ScoresSoFar:
    """The scores of an event that is followed round by round, and what follows from them for a pair that is made.

    Nobody enters meanwhile, and what a round gave does not change any more. Where rounds were made beforehand there may
    be one that is not in play yet: then the cards are asked.
    """

    def __init__(self, everybody: Iterable[ContestantId]) -> None:
        """Begin before round 1, where they stand in this order."""
        self.go_by(everybody)
        self._scores = dict.fromkeys(self._places, 0)
        self._by_cards = False

    def go_by(self, order: Iterable[ContestantId]) -> None:
        """Let those of one score stand in an order from now on."""
        self._places = {id_: place for place, id_ in enumerate(order)}

    def add(self, tournament: Tournament) -> None:
        """Add what the newest round gives."""
        round_, scores = tournament.rounds[-1], self._scores
        self._by_cards = self._by_cards or tournament.under_way < round_.number
        if self._by_cards:
            scores.update((id_, card.score) for id_, card in tournament.cards.items())
            return
        lines = lines_of_round(
            tournament.regulations, round_, of_teams=tournament.of_teams, under_way=tournament.under_way
        )
        for id_, registration in tournament.registrations.items():
            written = lines.get(id_) or (line_away(registration, round_.number, round_.scale_of_round),)
            for line in written:
                scores[id_] += line.half_points

    def ordered_for_publication(
        self, pairs: Iterable[tuple[ContestantId, ContestantId]]
    ) -> list[tuple[ContestantId, ContestantId]]:
        """Sort pairs of ids by F1."""
        behind = len(self._places)  # every half point counts more than all places
        ranks = {id_: place - behind * self._scores[id_] for id_, place in self._places.items()}
        return in_order_of_publication(pairs, self._scores, ranks)

    def pairs_made(self, pairs: Sequence[tuple[ContestantId, ContestantId]]) -> tuple[PairMade, ...]:
        """Return pairs of ids with the floats that the scores give them (A4)."""
        made, scores = maker(PairMade, len(pairs)), self._scores
        return tuple([made(white, black, *float_marks(scores[white], scores[black])) for white, black in pairs])
