"""Whether an entrant is there, in the words of the list."""

from __future__ import annotations

from paircard.core.event.registration import Registration
from paircard.core.values.language import tr


def presence(registration: Registration, next_round: int) -> str:
    """Say how an entrant stands before the next round.

    >>> from paircard.core.event.entrant import Entrant
    >>> player = Registration(1, Entrant("Nowak, Jan"), absences={4: 0, 6: 1})
    >>> presence(player, 4), presence(player.away_from(3), 4)
    ('absent R4, half-point bye R6', 'withdrawn from R3')
    """
    if registration.expelled:
        return tr("expelled")
    if registration.withdrawn(next_round):
        return tr("withdrawn from R{round}", round=registration.withdrawals[-1][0])
    first = registration.first_round
    words = [tr("joins R{round}", round=first)] if 1 < next_round <= first else []
    words += [
        _absence(number, half_points)
        for number, half_points in sorted(registration.absences.items())
        if number >= next_round
    ]
    return ", ".join(words) or tr("present")


def _absence(number: int, half_points: int) -> str:
    if half_points == 2:
        return tr("full-point bye R{round}", round=number)
    return tr("half-point bye R{round}", round=number) if half_points else tr("absent R{round}", round=number)


def absent_rounds(registration: Registration, next_round: int) -> list[int]:
    """Return the rounds still to be paired that they are announced absent in."""
    return sorted(number for number in registration.absences if number >= next_round)
