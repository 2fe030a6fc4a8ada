"""A pairing before and after a change, side by side on 80 columns: only the boards that differ, with names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.board import Board
from paircard.core.event.ids import PairingNumber
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.review.pairing_diff import PairingChanges
from paircard.core.values.language import tr
from paircard.data.papers.fitting import fit

_COLUMN = 34
_PAIR = 8
_NAME = 11


def side_by_side(tournament: Tournament, changes: PairingChanges) -> Iterator[str]:
    """Yield the difference in a sentence, then old and new boards; `tournament` knows the players of both."""

    def column(text: str) -> str:
        numbers = text.split("-")
        if not all(number.isdigit() for number in numbers):
            return fit(text, _COLUMN)
        names = [
            tournament.registrations[tournament.ids[PairingNumber(int(number))]].entrant.name for number in numbers
        ]
        return fit(text, _PAIR) + fit(" - ".join(fit(name, _NAME).rstrip() for name in names), _COLUMN - _PAIR)

    yield from changes.lines(column)


def results_at_stake(tournament: Tournament, current: Round, changes: PairingChanges) -> Iterator[str]:
    """Yield what a new pairing of the current round would mean for the results typed in it already."""
    gone = set(changes.gone)
    numbers = tournament.numbers
    typed = [board for board in current.boards if board.result is not None]
    leaving = [board for board in typed if "-".join(str(numbers[each]) for each in board.listed) in gone]
    if stay := len(typed) - len(leaving):
        yield tr("Results that stay with their boards: {count}.", count=stay)
    yield from results_that_leave(tournament, leaving)


def results_that_leave(tournament: Tournament, boards: Iterable[Board]) -> Iterator[str]:
    """Yield the results of pairs that do not sit in the new pairing, one a line."""
    for place, board in enumerate(boards):
        if not place:
            yield tr("Results that drop out, kept in the journal only:")
        called = f"{board.match}.{board.game}" if tournament.of_teams else board.in_hall
        yield "  " + tr("board {board}: {result}", board=called, result=written(tournament, board))


def written(tournament: Tournament, board: Board) -> str:
    """Return a board as a sentence has it: `8 Kowalska 1-0 9 Nowak`."""
    left, right = board.listed
    return f"{tournament.label(left)} {board.text or '-'} {tournament.label(right)}"
