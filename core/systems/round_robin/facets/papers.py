"""The square table in place of the crosstable of a Swiss, and what is told of the schedule beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.kit.fide_mode_told import fide_mode_told
from paircard.core.systems.kit.leaving import leaving_told
from paircard.core.systems.kit.numbers_told import drawn_numbers_told
from paircard.core.systems.round_robin.berger import FEWEST, MOST
from paircard.core.systems.round_robin.options import options_of
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.papers import Shape


class Papers(ordinary.Papers):
    """The square table, in which everybody meets everybody."""

    shapes: tuple[Shape, ...] = ("square",)
    unfitting: ClassVar[Mapping[str, str]] = {
        "protocol": mark(
            "A round robin has no pairing protocol: the table made the pairs. The paper rounds shows them."
        ),
        "crosstable-numbers": mark(
            "The crosstable of a round robin stands by number already: take the paper crosstable."
        ),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what is settled before the start: who has which number, cycles, the table used, the free round."""
        chosen, count = options_of(tournament), len(tournament.registrations)
        yield from drawn_numbers_told(tournament)
        yield _meetings(chosen.cycles)
        if chosen.swap_last_two:
            yield tr("The last two rounds of a cycle that another follows are played in reverse order")
        yield from _table(count, of_teams=tournament.of_teams)
        yield leaving_told(chosen.leaving, of_teams=tournament.of_teams)
        yield from fide_mode_told(tournament)


def _meetings(cycles: int) -> str:
    if cycles == 1:
        return tr("Everybody meets everybody once (B.VI A1)")
    if cycles == 2:
        return tr("Everybody meets everybody twice, the second time with colours reversed (B.VI B1)")
    return tr("Everybody meets everybody {cycles} times, colours reversed in even cycles (B.VI B1)", cycles=cycles)


def _table(count: int, *, of_teams: bool) -> Iterator[str]:
    """Yield which table gives the rounds, and that somebody is free where their number is odd."""
    if not FEWEST <= count <= MOST:
        yield tr("Table: Berger table for the number of entrants, which gives rounds, boards and colours (B.VI A4)")
        return
    if of_teams:
        yield tr("Table: Berger table for {count} teams, which gives rounds, tables and colours (B.VI A4)", count=count)
        free = tr("The number of teams is odd: each is free once a cycle, without a point")
    else:
        yield tr("Table: Berger table for {players} players, which gives rounds, boards and colours (B.VI A4)",
                 players=count)  # fmt: skip
        free = tr("The number of players is odd: each is free once a cycle, without a point")
    if count % 2:
        yield free
