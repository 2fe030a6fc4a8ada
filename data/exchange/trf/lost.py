"""What a report cannot say of a tournament, so that whoever sends it in knows."""

from __future__ import annotations

from collections.abc import Iterator

from core.result import Result
from core.tournament import Tournament
from data.exchange.trf.layout import NAME

_NAME_WIDTH = NAME.last - NAME.first + 1


def lost_in_report(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for every kind of thing that is cut or left out."""
    boards = [board for round_ in tournament.rounds for board in round_.boards]
    if adjourned := sum(board.result is Result.ADJOURNED for board in boards):
        yield f"{_counted(adjourned, 'adjourned game')} left blank: the format has no code for it (F9)."
    if missing := sum(board.result is None for board in boards):
        yield f"{_counted(missing, 'board')} without a result left blank."
    long = [each.entrant.name for each in tournament.registrations.values() if len(each.entrant.name) > _NAME_WIDTH]
    if long:
        yield f"{_counted(len(long), 'name')} cut to {_NAME_WIDTH} characters, {long[0]} first."


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
