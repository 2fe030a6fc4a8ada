"""The wall chart of an event by the rules of 1998: its cards, written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId
from paircard.core.event.standing_of_rounds import above_half
from paircard.core.facets import wall_chart
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.kit.apart import belonging
from paircard.core.systems.swiss1998.from_tournament import player_of, position
from paircard.core.systems.swiss1998.paired import paired
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class WallChart(wall_chart.WallChart):
    """Cards of everybody, which grow as those of a tournament do."""

    def __init__(self, tournament: Tournament) -> None:
        """Take the cards of all rounds so far."""
        super().__init__(tournament)
        self._cards = dict(tournament.cards)
        self._apart = belonging(tournament)
        self._frame = position(tournament, ())
        """What is asked of a position beside its players."""

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line on a card."""
        card = self._cards[id_]
        self._cards[id_] = card.with_further((line,), card.number, card.entrant)

    def position(self) -> Position:
        """Return what the rules look at before the next round."""
        cards, numbers = self._cards, self.begun.numbers
        last = self.round == self.begun.regulations.rounds
        freed = last and self.begun.pairing_system.frees_over_half
        win, played = self.begun.scale.win, self.round - 1
        players = tuple(
            [
                player_of(
                    cards[id_],
                    numbers,
                    freed and above_half(self.scores[id_], played, win),
                    self._apart.get(id_, ""),
                )
                for id_ in self.to_pair
            ]
        )
        return replace(self._frame, players=players, round=self.round, last_round=last)

    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        return paired(self.position())
