"""The wall chart of teams by the rules of 2026."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.systems.swiss import wall_chart
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.team_swiss_2026.field import Entrant, Turn, position_of
from paircard.core.systems.team_swiss_2026.from_tournament import ranked_by_games, turn_of
from paircard.core.systems.team_swiss_2026.position import Position

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class ChartOfTeams(wall_chart.WallChart):
    """Everybody's matches as turns."""

    def __init__(self, tournament: Tournament, book: Book[Any, Any]) -> None:
        """Read the cards once."""
        super().__init__(tournament, book)
        self.accelerated = self._told.baku is not None
        self._by_games = ranked_by_games(tournament)
        self._turns: dict[ContestantId, list[Turn]] = {}
        for card in tournament.cards.values():
            self.write_card(card)

    def write_card(self, card: PairingCard) -> None:
        """Begin with their rounds so far."""
        self._turns[card.id] = [turn_of(line, by_games=self._by_games) for line in card.lines]

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line as a turn."""
        self._turns[id_].append(turn_of(line, by_games=self._by_games))

    def position(self) -> Position:
        """Return what the rules look at before the next round."""
        return position_of(self._entrants(), self.announced())

    def _entrants(self) -> Iterator[Entrant]:
        numbers, now = self.begun.numbers, self.round
        for id_, registration in self.registrations.items():
            yield Entrant(id_, numbers[id_], tuple(self._turns[id_]), registration.takes_part(now))
