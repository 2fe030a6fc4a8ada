"""Why two meet when they do, and where everybody sits and goes, said for the players of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.sliding.closed_forms import round_of
from paircard.core.systems.sliding.facets.seating import going, size
from paircard.core.systems.sliding.seats import SLIDING, colour, seat
from paircard.core.systems.sliding.words import meeting_cited, opponent_working, place_working, ruling, sitting_said
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say why every pair of a round is in it, board by board, who rests, and where all of them go then."""
    for board in tournament.rounds[number - 1].boards:
        yield from _pair(tournament, board.players)
        for id_ in board.players:
            yield from _way(tournament, number, id_)
    for bye in tournament.rounds[number - 1].byes:
        yield from pair_lines(tournament, number, bye.who)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why a player sits here against whom, and where they go then."""
    board = next(iter(tournament.rounds[number - 1].boards_of(id_)), None)
    if board is None:
        who = tournament.label(id_)
        yield cite(tr("{player} rests in round {round}: no game and no point.", player=who, round=number), SLIDING)
    else:
        yield from _pair(tournament, board.players)
    yield from _way(tournament, number, id_)


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say when and where two pairing numbers meet."""
    n = size(tournament)
    number = round_of(n, one, other)
    where = seat(n, one, number)
    assert where is not None, "two who meet do not rest"  # no words: never said
    white, black = (one, other) if colour(n, where, number) == "W" else (other, one)
    yield from _pair(tournament, (tournament.ids[white], tournament.ids[black]))


def _pair(tournament: Tournament, players: tuple[ContestantId, ContestantId]) -> Iterator[Cited]:
    white, black = players
    fields = {"white": tournament.label(white), "black": tournament.label(black)}
    yield cite(tr("{white} has White against {black}.", **fields), SLIDING)
    numbers = (tournament.numbers[white], tournament.numbers[black])
    yield from (line.below("  ") for line in meeting_cited(size(tournament), *numbers))


def _way(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say where a player sits, how that is found from their number, and where they go after the round."""
    n, mine = size(tournament), tournament.numbers[id_]
    rule = ruling(n)
    yield cite(tr("Where does {player} sit, and go next?", player=tournament.label(id_)), SLIDING)
    yield cite(f"  {sitting_said(n, mine, number)}", SLIDING)
    yield cite(f"  {rule}: {place_working(n, mine, number)}", rule)
    yield cite(f"  {SLIDING}: {opponent_working(n, mine, number)}", SLIDING)
    if then := going(tournament, id_, number):
        yield cite(f"  {SLIDING}: {then}", SLIDING)
        yield cite(f"  {sitting_said(n, mine, number + 1)}", SLIDING)
