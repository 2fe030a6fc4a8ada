"""Who gets points without an opponent in the next round, because they asked for it or a report says so."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament


def half_point_byes(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return the ids that get half a point without an opponent in the next round (R18)."""
    return _asked_for(tournament, Registration.half_point_bye)


def full_point_byes(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return the ids to which a report from elsewhere gives a whole point without an opponent in the next round."""
    return _asked_for(tournament, Registration.full_point_bye)


def _asked_for(tournament: Tournament, given: Callable[[Registration, int], bool]) -> tuple[ContestantId, ...]:
    registrations, number = tournament.registrations, tournament.next_round
    asked = {id_ for id_, each in registrations.items() if each.absences and given(each, number)}
    return tuple(id_ for id_ in tournament.order if id_ in asked) if asked else ()
