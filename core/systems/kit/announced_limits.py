"""What is told before the start of byes on request, of lists of who does not meet, and of boards of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def announced_limits(tournament: Tournament) -> Iterator[str]:
    """Yield how many byes with points somebody may ask for, and who does not meet by a list."""
    regulations = tournament.regulations
    if regulations.half_point_byes:
        if not tournament.scale.usual:
            given = format_points(tournament.scale.half_bye)
            yield tr("A half-point bye gives {points} (C.04.2 3.3).", points=given)
        if regulations.byes_most:
            yield trn(
                "At most {count} half-point bye a player.",
                "At most {count} half-point byes a player.",
                regulations.byes_most,
            )
        if regulations.byes_not_last:
            yield trn(
                "No half-point bye in the last round.",
                "No half-point bye in the last {count} rounds.",
                regulations.byes_not_last,
            )
    yield from announced_lists(tournament)
    for id_, at in tournament.facts.fixed_boards.items():
        if id_ in tournament.registrations:
            board = at + regulations.first_board - 1
            yield tr("{player} sits at board {board} in every round.", player=tournament.label(id_), board=board)


def announced_lists(tournament: Tournament) -> Iterator[str]:
    """Yield who does not meet by a list."""
    for each in tournament.facts.apart:
        names = ", ".join(tournament.label(id_) for id_ in each.players if id_ in tournament.registrations)
        if each.last:
            yield tr("Not paired with each other up to round {round}: {players}.", round=each.last, players=names)
        else:
            yield tr("Not paired with each other: {players}.", players=names)
