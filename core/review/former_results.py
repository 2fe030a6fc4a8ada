"""What was played in a round before its pairing was taken back, undone or made anew: kept, and offered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.event.facts import ColoursCorrected, Fact, ResultEntered, RoundPaired, RoundUnpaired, Undone
from core.event.round import Board, Round
from core.event.tournament import Tournament

Played = tuple[Board, ...]
"""Boards that had a result, as they were."""


def earlier_results(tournament: Tournament, number: int) -> Played:
    """Return the boards with results that a round had when it last left, whether it was undone or paired anew.

    Empty where it never left. Results undone on the way back to the pairing count: they were taken back with it.
    """
    before = _state_before_it_left(tournament, number)
    if before is None or number > len(before.rounds):
        return ()
    return tuple(board for board in before.rounds[number - 1].boards if board.result is not None and not board.same_as)


def restorable(tournament: Tournament, number: int, earlier: Played) -> Played:
    """Return the earlier boards whose pair sits in the round again, same colours, with no result yet."""
    open_pairs = {board.players for board in tournament.rounds[number - 1].missing if not board.same_as}
    return tuple(board for board in earlier if board.players in open_pairs)


def written_again(played: Iterable[Board], round_: Round) -> Iterator[Fact]:
    """Yield the events that write results into the round's boards of the same pair: same two players, same colours."""
    boards = {(board.players, board.game): board for board in round_.boards}
    for earlier in played:
        board = boards.get((earlier.players, earlier.game))
        if board is None or earlier.result is None:
            continue
        yield ResultEntered(round_.number, board.match, earlier.result, board.game)
        if earlier.reversed:
            reason = "as before"  # no words: the journal keeps it
            yield ColoursCorrected(round_.number, board.match, reversed=True, reason=reason, game=board.game)


def left_out(tournament: Tournament, number: int, earlier: Played) -> Played:
    """Return the earlier boards whose pair is not in the round any more: only the journal keeps their results."""
    pairs = {board.players for board in tournament.rounds[number - 1].boards}
    return tuple(board for board in earlier if board.players not in pairs)


def _state_before_it_left(tournament: Tournament, number: int) -> Tournament | None:
    entries = [entry for entry in tournament.entries if entry.stage == tournament.stage]
    for index in range(len(entries) - 1, -1, -1):
        event = entries[index].event
        if isinstance(event, RoundUnpaired) and event.round == number:
            return tournament.as_of(entries[index].number - 1)
        if isinstance(event, Undone) and _paired(tournament, event.command, number):
            while isinstance(entries[index].event, Undone):
                index -= 1
            return tournament.as_of(entries[index].number)
    return None


def _paired(tournament: Tournament, command: int, number: int) -> bool:
    made = (entry.event for entry in tournament.events_of(command))
    return any(isinstance(event, RoundPaired) and event.round == number for event in made)
