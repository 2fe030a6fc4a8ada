"""Whether an entrant is there, in the words of the list."""

from __future__ import annotations

from core.registration import Registration


def presence(registration: Registration, next_round: int) -> str:
    """Say how an entrant stands before the next round.

    >>> from core.entrant import Entrant
    >>> player = Registration(1, Entrant("Nowak, Jan"), absences={4: 0, 6: 1})
    >>> presence(player, 4), presence(player.away_from(3), 4)
    ('absent R4, half-point bye R6', 'withdrawn from R3')
    """
    if registration.withdrawn(next_round):
        return f"withdrawn from R{registration.withdrawals[-1][0]}"
    words = [f"joins R{registration.first_round}"] if 1 < next_round <= registration.first_round else []
    words += [
        f"half-point bye R{number}" if half_points else f"absent R{number}"
        for number, half_points in sorted(registration.absences.items())
        if number >= next_round
    ]
    return ", ".join(words) or "present"


def absent_rounds(registration: Registration, next_round: int) -> list[int]:
    """Return the rounds still to be paired that he is announced absent in."""
    return sorted(number for number in registration.absences if number >= next_round)
