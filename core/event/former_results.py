"""What was played in a round before its pairing was taken back, undone or made anew: kept, and offered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.board import Board
from paircard.core.event.facts import Fact, Undone
from paircard.core.event.journal_queries import events_of
from paircard.core.event.result_facts import ColoursCorrected, ResultEntered
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPaired, RoundUnpaired
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.event.tournament import Tournament

Played = tuple[Board, ...]
"""Boards that had a result, as they were."""


def earlier_results(tournament: Tournament, number: int) -> Played:
    """Return the boards with results that a round had when it last left, whether it was undone or paired anew.

    Empty where it never left. Results undone on the way back to the pairing count: they were taken back with it.
    """
    left = _entry_before_it_left(tournament, number)
    return () if left is None else _typed(tournament.as_of(left), number)


def earlier_round(tournament: Tournament, number: int) -> Round | None:
    """Return a round as it was when it last left; None where it never did."""
    left = _entry_before_it_left(tournament, number)
    before = None if left is None else tournament.as_of(left)
    return None if before is None or number > before.scheduled else before.rounds[number - 1]


def line_ups_again(before: Round | None, round_: Round) -> Iterator[Fact]:
    """Yield the events that hand in again the line-ups of matches that are there again and miss theirs."""
    for match in round_.matches:
        old = before.match_of(match.first) if before else None
        if before is None or old is None or old.contestants != match.contestants:
            continue
        missing = round_.line_ups_missing(match)
        for (team, leg), players in before.handed.items():
            if team in missing:
                yield LineUpHanded(round_.number, team, players, leg=leg)


def _typed(before: Tournament, number: int) -> Played:
    if number > before.scheduled:
        return ()
    return tuple(board for board in before.rounds[number - 1].boards if board.result is not None and not board.same_as)


def all_restorable(tournament: Tournament) -> Iterator[tuple[Round, Played]]:
    """Yield the rounds that have earlier boards to be had again: the one in play, and all to come of a schedule."""
    states: dict[int, Tournament] = {}  # a schedule leaves at once, and is looked at once
    for round_ in tournament.rounds[tournament.under_way - 1 :]:
        left = _entry_before_it_left(tournament, round_.number)
        if left is None:
            continue
        if left not in states:
            states[left] = tournament.as_of(left)
        if found := restorable(tournament, round_.number, _typed(states[left], round_.number)):
            yield round_, found


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


def _entry_before_it_left(tournament: Tournament, number: int) -> int | None:
    entries = [entry for entry in tournament.entries if entry.stage == tournament.stage]
    for index in range(len(entries) - 1, -1, -1):
        event = entries[index].event
        if isinstance(event, RoundUnpaired) and event.round == number:
            return entries[index].number - 1
        if isinstance(event, Undone) and _paired(tournament, event.command, number):
            while isinstance(entries[index].event, Undone):
                index -= 1
            return entries[index].number
    return None


def _paired(tournament: Tournament, command: int, number: int) -> bool:
    made = (entry.event for entry in events_of(tournament, command))
    return any(isinstance(event, RoundPaired) and event.round == number for event in made)
