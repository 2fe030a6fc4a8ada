"""The square table in place of the crosstable of a Swiss, and what is told of the schedule beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.language import mark, tr
from core.papers.numbers_told import numbers_told
from core.papers.paper import OwnPaper
from core.papers.square import square_crosstable
from core.systems.round_robin.berger import FEWEST, MOST
from core.systems.round_robin.options import options_of

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_UNFIT: Mapping[str, str] = {
    "protocol": mark("A round robin has no pairing protocol: the table made the pairs. The paper rounds shows them."),
    "crosstable-numbers": mark("The crosstable of a round robin stands by number already: take the paper crosstable."),
}
_OWN: Mapping[str, OwnPaper] = {
    "crosstable": OwnPaper(square_crosstable, mark("everybody against everybody, by number, with norms")),
}


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    return tr(_UNFIT[paper]) if paper in _UNFIT else ""


def own(paper: str) -> OwnPaper | None:
    """Return a paper that is made, or to be called, otherwise than for other systems."""
    return _OWN.get(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield what is settled before the start: who has which number, cycles, the table used, the free round."""
    yield from _numbers(tournament)
    chosen, players = options_of(tournament), len(tournament.registrations)
    if chosen.cycles == 1:
        yield tr("Everybody meets everybody once (B.VI A1)")
    elif chosen.cycles == 2:
        yield tr("Everybody meets everybody twice, the second time with colours reversed (B.VI B1)")
    else:
        yield tr(
            "Everybody meets everybody {cycles} times, colours reversed in even cycles (B.VI B1)", cycles=chosen.cycles
        )
    if chosen.swap_last_two:
        yield tr("The last two rounds of a cycle that another follows are played in reverse order")
    if FEWEST <= players <= MOST:
        yield tr(
            "Table: Berger table for {players} players, which gives rounds, boards and colours (B.VI A4)",
            players=players,
        )
    else:
        yield tr("Table: Berger table for the number of players, which gives rounds, boards and colours (B.VI A4)")
    if players % 2:
        yield tr("The number of players is odd: each is free once a cycle, without a point")


def _numbers(tournament: Tournament) -> Iterator[str]:
    drawn = tournament.facts.numbers_given
    if drawn is None:
        yield from numbers_told(tournament)
    elif drawn.seed:
        yield tr("Numbers: by lot, drawn with seed {seed} (B.VI A1)", seed=drawn.seed)
    else:
        yield tr("Numbers: by lot, drawn from slips (B.VI A1)")
