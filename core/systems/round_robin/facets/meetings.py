"""Why two meet when they do: the facts of the table (`why`) said for the players of an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.carried import ARTICLE as CARRIED
from paircard.core.event.carried import where_played
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.round_robin.berger import table
from paircard.core.systems.round_robin.cycles import order_in_cycle
from paircard.core.systems.round_robin.options import options_of
from paircard.core.systems.round_robin.why import ARTICLE, CYCLES, ODD, OPPONENT, Meeting, why
from paircard.core.systems.round_robin.words import meeting_cited, opponent_working
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.tournament import Tournament


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say why every pair of a round is in it, board by board."""
    for board in tournament.rounds[number - 1].heads:
        yield from pair_lines(tournament, number, board.white)
    for bye in tournament.rounds[number - 1].byes:
        yield from pair_lines(tournament, number, bye.who)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say why a player has this opponent in this round with this colour, or rests."""
    mine = tournament.numbers[id_]
    board = next(iter(tournament.rounds[number - 1].boards_of(id_)), None)
    if board is None:
        yield from _rest(tournament, number, mine)
        return
    other = next(tournament.numbers[each] for each in board.players if each != id_)
    meeting = _meeting(tournament, mine, other, _cycle(tournament, number))
    yield from _of_earlier(tournament, board, meeting) if board.same_as else _said(tournament, meeting)
    yield cite(f"{OPPONENT}: {opponent_working(_size(tournament), mine, _of_table(tournament, number))}", OPPONENT)


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say when two pairing numbers meet, in every cycle."""
    for cycle in range(1, options_of(tournament).cycles + 1):
        meeting = _meeting(tournament, one, other, cycle)
        board = _board(tournament, meeting)
        yield from _of_earlier(tournament, board, meeting) if board and board.same_as else _said(tournament, meeting)


def _board(tournament: Tournament, meeting: Meeting) -> Board | None:
    """Return the board at which two meet; None where the schedule is not posted."""
    boards = tournament.rounds[meeting.round - 1].boards if meeting.round <= len(tournament.rounds) else ()
    both = {tournament.ids[PairingNumber(each)] for each in (meeting.white, meeting.black)}
    return next((each for each in boards if both == {*each.players}), None)


def _said(tournament: Tournament, meeting: Meeting) -> Iterator[Cited]:
    white, black = (tournament.label(tournament.ids[PairingNumber(each)]) for each in (meeting.white, meeting.black))
    yield cite(tr("{white} has White against {black}.", white=white, black=black), ARTICLE)
    yield from (line.below("  ") for line in meeting_cited(meeting))


def _of_earlier(tournament: Tournament, board: Board, meeting: Meeting) -> Iterator[Cited]:
    """Say where a game was played that the table has here, and why it is not played again."""
    assert board.same_as is not None
    white, black = map(tournament.label, board.players)
    fields = {"white": white, "black": black, "where": where_played(tournament, board.same_as)}
    yield cite(tr("{white} had White against {black} in {where}.", **fields), CARRIED)
    yield cite(tr("Results are carried over: that game counts here, and is not played again."), CARRIED).below("  ")
    yield cite(tr("The table has the two here:"), ARTICLE).below("  ")
    yield from (line.below("  ") for line in meeting_cited(meeting))


def _rest(tournament: Tournament, number: int, mine: PairingNumber) -> Iterator[Cited]:
    who = tournament.label(tournament.ids[mine])
    yield cite(tr("{player} rests in round {round}: no game and no point.", player=who, round=number), ODD)
    working = opponent_working(_size(tournament), mine, _of_table(tournament, number))
    yield cite(f"  {OPPONENT}: {working}", OPPONENT)
    if _cycle(tournament, number) > 1:
        yield cite("  " + tr("Every cycle is the same table ({article}).", article=CYCLES), CYCLES)
    yield cite("  " + tr("With an odd number of players the last seat is empty ({article}).", article=ODD), ODD)


def _meeting(tournament: Tournament, one: PairingNumber, other: PairingNumber, cycle: int) -> Meeting:
    return why(_size(tournament), one, other, cycle, swapped=_swapped(tournament, cycle))


def _size(tournament: Tournament) -> int:
    return len(tournament.registrations)


def _rounds(tournament: Tournament) -> int:
    return len(table(_size(tournament)))


def _cycle(tournament: Tournament, number: int) -> int:
    return 1 + (number - 1) // _rounds(tournament)


def _of_table(tournament: Tournament, number: int) -> int:
    """Return which round of the table a round of the event is."""
    order = order_in_cycle(_rounds(tournament), swapped=_swapped(tournament, _cycle(tournament, number)))
    return 1 + order[(number - 1) % _rounds(tournament)]


def _swapped(tournament: Tournament, cycle: int) -> bool:
    chosen = options_of(tournament)
    return chosen.swap_last_two and cycle < chosen.cycles
