"""What speaks against changing a result or colours of an earlier round, for every command that does."""

from __future__ import annotations

from paircard.core.commands import ClearResult, CorrectColours, CorrectResult, EnterResult, SettleResult
from paircard.core.commands.locked import closed_round, earlier_round
from paircard.core.event.board import Board
from paircard.core.event.tournament import Tournament
from paircard.core.values.warned import Doubt

Correction = EnterResult | ClearResult | CorrectResult | CorrectColours | SettleResult
CORRECTIONS = (CorrectResult, CorrectColours, EnterResult, ClearResult, SettleResult)


def closed(tournament: Tournament, command: Correction) -> Doubt | None:
    """Return that the round is closed (Q189, Q191)."""
    at = board_of(tournament, command)
    return closed_round(tournament, command.round, at) if at and _changes(at, command) else None


def behind_a_later_round(tournament: Tournament, command: Correction) -> Doubt | None:
    """Return that a later round was paired since (Q190)."""
    at = board_of(tournament, command)
    return earlier_round(tournament, command.round, at) if at and _changes(at, command) else None


def board_of(tournament: Tournament, command: Correction) -> Board | None:
    """Return the board; None where the command will be refused, as there is none."""
    if not 1 <= command.round <= tournament.scheduled:
        return None
    boards = tournament.rounds[command.round - 1].boards
    return boards[command.board - 1] if 1 <= command.board <= len(boards) else None


def _changes(at: Board, command: Correction) -> bool:
    match command:
        case EnterResult() | CorrectResult():
            return command.result is not at.result
        case SettleResult():
            return command.settled is not at.result
        case CorrectColours():
            return command.reversed is not at.reversed
        case ClearResult():
            return at.result is not None
