"""All rounds come from the Berger table at once, before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.bye import Bye, ByeKind
from paircard.core.systems.kit import posted
from paircard.core.systems.kit.posted import OfTable
from paircard.core.systems.round_robin.berger import MOST, need_size
from paircard.core.systems.round_robin.berger import Round as TableRound
from paircard.core.systems.round_robin.cycles import schedule
from paircard.core.systems.round_robin.facets.carried import paired
from paircard.core.systems.round_robin.options import MOST_CYCLES, options_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(posted.Rounds):
    """As many cycles of the table as are chosen."""

    most = (MOST - 1) * MOST_CYCLES
    article = "B.VI A1"

    def count(self, tournament: Tournament) -> int:
        """Return how many rounds the table has; refuse a field for which none is written."""
        need_size(len(tournament.registrations))
        return len(_table(tournament))

    def table(self, tournament: Tournament) -> Sequence[OfTable]:
        """Return the table for the numbers of the event, with games of an earlier stage where they are carried over."""
        rounds = _table(tournament)
        made = paired(tournament, rounds)
        return [OfTable(pairs, _free(tournament, of)) for pairs, of in zip(made, rounds, strict=True)]


def _table(tournament: Tournament) -> tuple[TableRound, ...]:
    chosen = options_of(tournament)
    return schedule(len(tournament.registrations), chosen.cycles, chosen.swap_last_two)


def _free(tournament: Tournament, pairs: TableRound) -> tuple[Bye, ...]:
    """Return who rests in a round of the table, for nothing."""
    resting = tournament.ids.keys() - {number for pair in pairs for number in pair}
    return tuple(Bye(tournament.ids[number], ByeKind.FREE, 0) for number in resting)
