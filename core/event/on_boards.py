"""A pairing of teams is one of their boards: the odd ones have the colour of the pair, the even ones the other.

A match of two players that is the round has two games, the second with colours reversed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paircard.core.event.facts import Fact
from paircard.core.event.fixed_boards import at_their_boards
from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.team_options import team_options
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def on_boards(tournament: Tournament, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts of a pairing with a game for every board of a match (B2, C4); as they are among players."""
    return tuple(paired_on_boards(tournament, fact) if isinstance(fact, RoundPaired) else fact for fact in facts)


def paired_on_boards(tournament: Tournament, paired: RoundPaired) -> RoundPaired:
    """Return a pairing with a game for every board of a match; among players with everybody at their board."""
    if not tournament.of_teams:
        seated = at_their_boards(tournament, paired)
        return seated if tournament.match_of_two is None else _each_match_of(seated, BOTH_GAMES)
    return _each_match_of(paired, colours_of_boards(team_options(tournament.regulations).boards))


def _each_match_of(paired: RoundPaired, colours: str) -> RoundPaired:

    def spread(pair: PairMade) -> PairMade:
        return replace(pair, colours=colours) if pair.colours == "W" and not pair.seats else pair

    return replace(paired, pairs=tuple(map(spread, paired.pairs)))


def turned(colours: str) -> str:
    """Return the colours of the other team.

    >>> turned("WBWBW")
    'BWBWB'
    """
    return colours.translate(str.maketrans("WB", "BW"))


def colours_of_boards(boards: int) -> str:
    """Return the colours of the team named first, board by board (E2).

    >>> colours_of_boards(5)
    'WBWBW'
    """
    return "".join("WB"[board % 2] for board in range(boards))
