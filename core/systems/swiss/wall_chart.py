"""The wall chart of the books of 2026: everybody's rounds as turns, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.round_facts import PairMade
from paircard.core.facets import wall_chart
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.book import Book
from paircard.core.systems.swiss.field import Entrant, Everybody
from paircard.core.systems.swiss.from_cards import entrant_now, entrants, given_now, turn_of, turn_of_game
from paircard.core.systems.swiss.turns import Turn
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.pairing import Pairing


class WallChart(wall_chart.WallChart):
    """Of any book: it is paired by the search."""

    def __init__(self, tournament: Tournament, book: Book[Any, Any]) -> None:
        """Begin with all rounds so far."""
        super().__init__(tournament)
        self._book = book
        self._told = book.announced(tournament)
        self._lists = bool(tournament.facts.apart_told)
        """Whether there are lists of who does not meet, which may be of some rounds only."""

    def rest_on(self, tournament: Tournament) -> None:
        """Go by what is announced of it, too."""
        super().rest_on(tournament)
        self._told = self._book.announced(tournament)

    def announced(self) -> Any:
        """Return what is announced for the next round."""
        if not self._lists:
            return self._told
        return replace(self._told, forbidden=tuple(forbidden(self.begun, self.round)))

    def pairing(self) -> Pairing:
        """Pair the next round; raise `core.values.errors.Refusal` where the rules allow none."""
        return self._book.pairing_seen(self._book.paired_from(self.position()))


class ChartOfPlayers(WallChart):
    """Of a book for players."""

    def __init__(self, tournament: Tournament, book: Book[Any, Any]) -> None:
        """Read the cards once."""
        super().__init__(tournament, book)
        self.accelerated = self._told.acceleration is not None
        self._everybody = Everybody(entrants(tournament), self._told)
        self._new: dict[ContestantId, Sequence[Turn]] = {}
        """The turns of those who have entered since."""

    def rest_on(self, tournament: Tournament) -> None:
        """Give everybody the numbers that they have now."""
        super().rest_on(tournament)
        turns = {**{id_: each.turns for id_, each in self._everybody.records.items()}, **self._new}
        self._everybody = Everybody(self._entrants(turns), self._told)
        self._new.clear()

    def _entrants(self, turns: Mapping[ContestantId, Sequence[Turn]]) -> Iterator[Entrant]:
        numbers, now = self.begun.numbers, self.round
        return (entrant_now(each, numbers[id_], now, turns[id_]) for id_, each in self.registrations.items())

    def write_card(self, card: PairingCard) -> None:
        """Begin with turns in which they were not there."""
        self._new[card.id] = [turn_of(line, allocated=False) for line in card.lines]

    def write_line(self, id_: ContestantId, line: CardLine, *, allocated: bool) -> None:
        """Write a line as a turn."""
        self._everybody.records[id_].write(turn_of(line, allocated=allocated))

    def write_game(self, pair: PairMade, white: int, black: int) -> None:
        """Write a game as a turn of each of the two."""
        records = self._everybody.records
        records[pair.white].write(turn_of_game(white, pair.black, "W"))
        records[pair.black].write(turn_of_game(black, pair.white, "B"))

    def position(self) -> Any:
        """Return what the rules look at before the next round."""
        everybody, away = self._everybody, self.away
        everybody.round, everybody.announced = self.round, self.announced()
        for id_ in self.not_always_here:
            given = id_ in away and given_now(away[id_], self.round)
            everybody.say_of(id_, plays=id_ not in away, given=given)
        return self._book.position_in(everybody)
