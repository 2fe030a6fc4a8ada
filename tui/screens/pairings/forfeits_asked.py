"""What is known in this session about those who lost by forfeit: of whom it was asked last, and who gave notice."""

from __future__ import annotations

from collections.abc import Iterable

from core.event.ids import ContestantId
from core.event.no_shows import absent_from, no_shows
from core.event.tournament import Tournament
from core.facets.system import system_of

Ids = tuple[ContestantId, ...]


class Notices:
    """Nothing of it is stored: a withdrawal stands in the journal, and without one a player is simply paired."""

    def __init__(self) -> None:
        self._given: set[tuple[int, ContestantId]] = set()
        """Round and player, where the arbiter said that notice was given."""
        self._asked: tuple[int, str | None, Ids] = (0, None, ())
        """Number of the last entry, row of the cursor and players when a result asked about them."""

    def open(self, tournament: Tournament) -> Ids:
        """Return those who lost the last round by forfeit and of whom nothing is known."""
        return tuple(id_ for id_ in no_shows(tournament) if (tournament.under_way, id_) not in self._given)

    def typed(self, tournament: Tournament, number: int, board: int) -> Ids:
        """Return about whom a result just written asks: what was said of them before is over."""
        if system_of(tournament).rounds.beforehand or system_of(tournament).duel or number < tournament.under_way:
            return ()
        round_ = tournament.rounds[number - 1]
        match = round_.match(round_.board(board).match)
        away = absent_from(match) if match else ()
        self._given -= {(number, id_) for id_ in away}
        return tuple(id_ for id_ in self.open(tournament) if id_ in away)

    def ask(self, tournament: Tournament, row: str | None, players: Ids) -> None:
        """Remember about whom the last result asks, until anything else is stored or the cursor goes elsewhere."""
        self._asked = (tournament.revision, row, players)

    def forget(self) -> None:
        """Begin anew with another event."""
        self._given.clear()
        self.look_elsewhere()

    def look_elsewhere(self) -> None:
        """Forget the last question: another board was named."""
        self._asked = (0, None, ())

    def asked(self, tournament: Tournament, row: str | None) -> Ids:
        """Return about whom the last thing said was a question, if nothing has happened since."""
        revision, at, players = self._asked
        if (revision, at) != (tournament.revision, row):
            return ()
        return tuple(id_ for id_ in players if id_ in self.open(tournament))

    def give(self, number: int, players: Iterable[ContestantId]) -> None:
        """Ask no more about these and this round."""
        self._given |= {(number, id_) for id_ in players}
