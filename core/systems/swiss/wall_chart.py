"""The wall chart of the books of 2026: everybody's rounds as turns, and what they come to."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.facets import wall_chart
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.swiss.field import Entrant, Record
from paircard.core.systems.swiss.from_cards import entrant_now, entrants, turn_of, worth
from paircard.core.systems.swiss.turns import Turn
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import Pairing


class WallChart(wall_chart.WallChart):
    """Of any book: it is paired by the search."""

    def __init__(self, tournament: Tournament, book: Book[Any, Any]) -> None:
        """Begin with all rounds so far."""
        super().__init__(tournament)
        self._book = book
        self._announced = book.announced(tournament)
        self._lists = bool(tournament.facts.apart_told)
        """Whether there are lists of who does not meet, which may be of some rounds only."""

    def rest_on(self, tournament: Tournament) -> None:
        """Go by what is announced of it, too."""
        super().rest_on(tournament)
        self._announced = self._book.announced(tournament)

    @abstractmethod
    def entrants(self) -> Iterable[Any]:
        """Return everybody as the book takes them, with their rounds so far."""

    def position(self) -> Any:
        """Return what the rules look at before the next round."""
        announced = self._announced
        if self._lists:
            announced = replace(announced, forbidden=tuple(forbidden(self.begun, self.round)))
        return self._book.position_of(self.entrants(), announced)

    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        return self._book.pairing_seen(self._book.paired_from(self.position()))


class ChartOfPlayers(WallChart):
    """Of a book for players."""

    def __init__(self, tournament: Tournament, book: Book[Any, Any]) -> None:
        """Read the cards once."""
        super().__init__(tournament, book)
        self._worth = worth(tournament)
        self._records = {each.id: self._record(each.turns) for each in entrants(tournament)}
        self._entrants: dict[ContestantId, Entrant] = {}
        """Of those who take part in every round: nothing but their turns is new, and these go on in the same list."""

    def rest_on(self, tournament: Tournament) -> None:
        """Forget the numbers that everybody had."""
        super().rest_on(tournament)
        self._records = {id_: self._record(record.turns) for id_, record in self._records.items()}
        self._entrants.clear()

    def _record(self, turns: Iterable[Turn]) -> Record:
        return Record(turns, self.begun.numbers, self._worth)

    def write_card(self, card: PairingCard) -> None:
        """Begin with turns in which they were not there."""
        self._records[card.id] = self._record(turn_of(line, allocated=False) for line in card.lines)

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line as a turn."""
        self._records[id_].write(turn_of(line, allocated=allocated))

    def entrants(self) -> Iterable[Entrant]:
        """Return everybody with what their rounds come to."""
        known = self._entrants
        for id_, registration in self.registrations.items():
            if id_ in self.not_always_here or id_ not in known:
                known[id_] = self._entrant(id_, registration)
        return known.values()

    def _entrant(self, id_: ContestantId, registration: Registration) -> Entrant:
        record = self._records[id_]
        return entrant_now(registration, self.begun.numbers[id_], self.round, record.turns, record)
