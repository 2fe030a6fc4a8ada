"""Who does not play in a round, and why: those without board and bye."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

AWAY = "away "  # no words: a key
"""Begins the key of the row of somebody who does not play."""


def not_playing(tournament: Tournament, round_: Round) -> list[ContestantId]:
    """Return the ids of those who neither play nor have a bye, by number; not who joins only later.

    Nobody does where the loser of a match is out.
    """
    if system_of(tournament).ends_early:
        return []  # who has lost is out, and not away
    playing = {id_ for pair in round_.pairs for id_ in pair} | {bye.who for bye in round_.byes}
    away = [
        id_
        for id_, each in tournament.registrations.items()
        if id_ not in playing and each.first_round <= round_.number
    ]
    return sorted(away, key=lambda id_: tournament.numbers[id_])


def reason(tournament: Tournament, round_: Round, id_: ContestantId) -> str:
    """Say why somebody does not play in a round."""
    registration = tournament.registrations[id_]
    if registration.withdrawn(round_.number):
        left = max(left for left, _ in registration.withdrawals if left <= round_.number)
        return tr("withdrawn from round {round} on", round=left)
    if round_.number in registration.absences:
        points = format_points(round_.scale_of_round.of_absence(registration.absences[round_.number]))
        return tr("absent in this round, {points} points", points=points)
    return tr("not in this pairing")
