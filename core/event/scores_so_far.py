"""What everybody has before the next round, added up round by round: who takes over many rounds needs no cards for it.

Every round has the lines that it writes on the cards. Here their points are added; the cards, which know much more, are
written once, when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paircard.core.event.card_lines import line_away
from paircard.core.event.match_lines import lines_of_round
from paircard.core.event.publication import in_order_of_publication
from paircard.core.event.round_facts import PairMade
from paircard.core.values.colour import float_marks

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament


class ScoresSoFar:
    """The scores of an event that is followed round by round, and what follows from them for a pair that is made.

    Nobody enters meanwhile, and what a round gave does not change any more. Where rounds were made beforehand there may
    be one that is not in play yet: then the cards are asked.
    """

    def __init__(self, tournament: Tournament) -> None:
        """Begin before round 1."""
        self._scores: dict[ContestantId, int] = dict.fromkeys(tournament.registrations, 0)
        self._places: dict[ContestantId, int] = {}
        self._by_cards = False
        self.go_by(tournament)

    def go_by(self, tournament: Tournament) -> None:
        """Let those of one score stand as they do in a state of the event."""
        self._places = {id_: place for place, id_ in enumerate(tournament.order_of_equals)}

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

    def pair_made(self, white: ContestantId, black: ContestantId) -> PairMade:
        """Return a pair of ids with the floats that the scores give it (A4)."""
        return PairMade(white, black, *float_marks(self._scores[white], self._scores[black]))
