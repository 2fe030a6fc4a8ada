"""Of whom a forfeit that was typed asks whether they had given notice."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.no_shows import absent_from, without_notice
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of

Ids = tuple[ContestantId, ...]


class Notices:
    """What was asked last, while it is the last thing said; what is answered stands in the journal."""

    def __init__(self) -> None:
        self._asked: tuple[int, str | None, Ids] = (0, None, ())
        """Number of the last entry, row of the cursor and players when a result asked about them."""

    @staticmethod
    def typed(tournament: Tournament, number: int, board: int) -> Ids:
        """Return about whom a result just written asks."""
        if system_of(tournament).rounds.beforehand or system_of(tournament).duel or number < tournament.under_way:
            return ()
        round_ = tournament.rounds[number - 1]
        match = round_.match(round_.board(board).match)
        away = absent_from(match) if match else ()
        return tuple(id_ for id_ in without_notice(tournament) if id_ in away)

    def ask(self, tournament: Tournament, row: str | None, players: Ids) -> None:
        """Remember about whom the last result asks, until anything else is stored or the cursor goes elsewhere."""
        self._asked = (tournament.revision, row, players)

    def look_elsewhere(self) -> None:
        """Forget the last question: another board was named, or another event opened."""
        self._asked = (0, None, ())

    def asked(self, tournament: Tournament, row: str | None) -> Ids:
        """Return about whom the last thing said was a question, if nothing has happened since."""
        revision, at, players = self._asked
        if (revision, at) != (tournament.revision, row):
            return ()
        return tuple(id_ for id_ in players if id_ in without_notice(tournament))
