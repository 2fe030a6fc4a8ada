"""What reports and papers call a round robin, and how a report of one is known."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.asked.exchange import Recognised
from paircard.core.systems.round_robin.berger import FEWEST, MOST
from paircard.core.systems.round_robin.cycles import schedule
from paircard.core.systems.round_robin.options import MOST_CYCLES, RoundRobinOptions, options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

MOST_OF_FIDE = 16
"""For more players FIDE prints no Berger table."""
_FIDE = {1: "FIDE_ROUNDROBIN", 2: "FIDE_DOUBLEROUNDROBIN"}
_CUSTOM = "CUSTOM_ROUNDROBIN"
_CARRIED = "results carried over"  # no words: a value
_NAMED = re.compile("robin|berger", re.IGNORECASE)  # no words: what other programs write
_OF_TEAMS = re.compile("team", re.IGNORECASE)


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    cycles = options_of(tournament).cycles
    named = {1: "Round robin", 2: "Double round robin"}  # no words: values
    words = named.get(cycles, f"Round robin, {cycles} cycles")  # no words: a value
    return f"{words}, {_CARRIED}" if _carried(tournament) else words


def code(tournament: Tournament) -> str:
    """Return the value of record 192: FIDE's where its table was used in its order and colours, else our own.

    To turn the last two rounds of a first cycle round is FIDE's own advice. Where games of an earlier stage are
    carried over, the report leaves them out, and no table is whole in it.
    """
    chosen = options_of(tournament)
    return _FIDE.get(chosen.cycles, _CUSTOM) if _by_the_table(tournament, chosen) else _CUSTOM


def _by_the_table(tournament: Tournament, chosen: RoundRobinOptions) -> bool:
    players = len(tournament.registrations)
    if _carried(tournament) or not FEWEST <= players <= MOST_OF_FIDE:
        return False
    posted = tuple(
        tuple((tournament.numbers[board.white], tournament.numbers[board.black]) for board in round_.boards)
        for round_ in tournament.rounds
    )
    return not posted or posted == schedule(players, chosen.cycles, chosen.swap_last_two)


def _carried(tournament: Tournament) -> bool:
    """Whether games of an earlier stage stand in the table: the report leaves them out."""
    return any(board.same_as for round_ in tournament.rounds for board in round_.boards)


def foot() -> tuple[str, ...]:
    """Return by which rules the rounds were made."""
    return (tr("Rules: round robin by the Berger tables."),)


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return the schedule of a report that calls itself a round robin, where its rounds are those of a Berger table.

    A report knows no boards: they come from the table.
    """
    told = code or words
    if _CARRIED in words:  # its holes are no games to come
        return None
    if not _NAMED.search(told) or _OF_TEAMS.search(told) or not recorded or not FEWEST <= players <= MOST:
        return None
    for options in _possible(players, rounds):
        table = schedule(players, options.cycles, options.swap_last_two)
        if all(set(pairs) == set(made) for pairs, made in zip(recorded, table, strict=False)):
            return Recognised(options, table)
    return None


def _possible(players: int, rounds: int) -> Iterator[RoundRobinOptions]:
    """Yield the options by which so many players have so many rounds."""
    cycles, over = divmod(rounds, players - 1 + players % 2)
    if over == 0 and 1 <= cycles <= MOST_CYCLES:
        yield RoundRobinOptions(cycles)
        if cycles > 1:
            yield RoundRobinOptions(cycles, swap_last_two=True)
