"""What reports call a round robin of teams, and how a report of one is known."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.asked.exchange import Recognised
from paircard.core.systems.round_robin.berger import FEWEST, MOST
from paircard.core.systems.round_robin.cycles import schedule
from paircard.core.systems.round_robin.facets import exchange as of_players
from paircard.core.systems.round_robin.facets.exchange import foot
from paircard.core.systems.round_robin.options import MOST_CYCLES, options_of
from paircard.core.systems.round_robin.team_options import TeamRoundRobinOptions

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

__all__ = ["code", "foot", "name", "recognised"]

_FIDE = {1: "FIDE_TEAM_ROUNDROBIN", 2: "FIDE_TEAM_DOUBLEROUNDROBIN"}
_CUSTOM = "CUSTOM_TEAM_ROUNDROBIN"
_NAMED = re.compile("robin|berger", re.IGNORECASE)  # no words: what other programs write


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    words = of_players.name(tournament)
    return f"Team {words[:1].lower()}{words[1:]}"  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: FIDE's where its table was used, else our own."""
    chosen = options_of(tournament)
    teams = len(tournament.registrations)
    if not FEWEST <= teams <= of_players.MOST_OF_FIDE:
        return _CUSTOM
    posted = tuple(
        tuple((tournament.numbers[first], tournament.numbers[second]) for first, second in round_.pairs)
        for round_ in tournament.rounds
    )
    by_the_table = not posted or posted == schedule(teams, chosen.cycles, chosen.swap_last_two)
    return _FIDE.get(chosen.cycles, _CUSTOM) if by_the_table else _CUSTOM


def recognised(
    words: str, code: str, players: int, rounds: int, recorded: Sequence[Collection[tuple[int, int]]]
) -> Recognised | None:
    """Return the schedule of a report that calls itself a round robin, where its matches are those of a Berger table.

    `players` are teams. A match whose line-ups nobody has handed in may be missing.
    """
    if not _NAMED.search(code or words) or not FEWEST <= players <= MOST:
        return None
    for options in _possible(players, rounds):
        table = schedule(players, options.cycles, options.swap_last_two)
        if len(recorded) <= len(table) and all(
            set(pairs) <= set(made) for pairs, made in zip(recorded, table, strict=False)
        ):
            return Recognised(options, table)
    return None


def _possible(teams: int, rounds: int) -> Iterator[TeamRoundRobinOptions]:
    """Yield the options by which so many teams have so many rounds."""
    cycles, over = divmod(rounds, teams - 1 + teams % 2)
    if over == 0 and 1 <= cycles <= MOST_CYCLES:
        yield TeamRoundRobinOptions(cycles=cycles)
        if cycles > 1:
            yield TeamRoundRobinOptions(cycles=cycles, swap_last_two=True)
