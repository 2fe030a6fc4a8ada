"""Why two meet when they do: the sum of their numbers and the round, said for the players of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.team_options import team_options
from paircard.core.systems.scheveningen.table import COLOURS, TABLES, Member, Side, white_in
from paircard.core.systems.scheveningen.words import colour_working, meeting_cited, opponent_working
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say who has White in a round, and whom everybody meets."""
    yield from _teams(tournament)
    yield cite(f"{COLOURS}: {colour_working(number)}", COLOURS)
    for board in tournament.rounds[number - 1].boards:
        one = Member(white_in(number), board.game)
        yield cite(f"{TABLES}: {one}: {opponent_working(_boards(tournament), one, number)}", TABLES)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say the same of the boards of a team."""
    side = Side.A if tournament.numbers[id_] == 1 else Side.B
    yield from _teams(tournament)
    yield cite(f"{COLOURS}: {colour_working(number)}", COLOURS)
    for place in range(1, _boards(tournament) + 1):
        one = Member(side, place)
        yield cite(f"{TABLES}: {one}: {opponent_working(_boards(tournament), one, number)}", TABLES)


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say when the first players of both teams meet, and how it is found for any two."""
    yield from _teams(tournament)
    yield from meeting_cited(_boards(tournament), 1, 1)


def _teams(tournament: Tournament) -> Iterator[Cited]:
    first, second = (tournament.name_of(tournament.ids[PairingNumber(number)]) for number in (1, 2))
    yield cite(tr("A: {first}, B: {second}.", first=first, second=second), COLOURS)


def _boards(tournament: Tournament) -> int:
    return team_options(tournament.regulations).boards
