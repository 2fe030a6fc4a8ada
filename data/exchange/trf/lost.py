"""What a report cannot say of a tournament, so that whoever sends it in knows."""

from __future__ import annotations

from collections.abc import Iterator

from core.language import trn
from core.result import Result
from core.tournament import Tournament
from data.exchange.trf.layout import FIDE_ID, NAME


def lost_in_report(tournament: Tournament) -> Iterator[str]:
    """Yield a sentence for every kind of thing that is cut or left out."""
    boards = [board for round_ in tournament.rounds for board in round_.boards]
    if adjourned := sum(board.result is Result.ADJOURNED for board in boards):
        yield trn(
            "{count} adjourned game left blank: the format has no code for it (F9).",
            "{count} adjourned games left blank: the format has no code for it (F9).",
            adjourned,
        )
    if missing := sum(board.result is None for board in boards):
        yield trn("{count} board without a result left blank.", "{count} boards without a result left blank.", missing)
    ids = sum(len(each.entrant.fide_id) > FIDE_ID.width for each in tournament.registrations.values())
    if ids:
        yield trn(
            "{count} FIDE id longer than {width} characters left out.",
            "{count} FIDE ids longer than {width} characters left out.",
            ids,
            width=FIDE_ID.width,
        )
    long = [each.entrant.name for each in tournament.registrations.values() if len(each.entrant.name) > NAME.width]
    if long:
        yield trn(
            "{count} name cut to {width} characters, {name} first.",
            "{count} names cut to {width} characters, {name} first.",
            len(long),
            width=NAME.width,
            name=long[0],
        )
