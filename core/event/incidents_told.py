"""The incidents of a stage as its report tells them: one fold of the journal, right after every undo."""

from __future__ import annotations

from core.event.ids import ContestantId
from core.event.incident import Incident, Kind, lines_of
from core.event.tournament import Tournament

_RESTED_ON = frozenset({Kind.CORRECTION, Kind.ADJOURNMENT})
"""What is told only where a pairing rests on results."""


def incidents_of(tournament: Tournament) -> tuple[Incident, ...]:
    """Return what is told, in the order in which it happened."""
    told = tournament.facts.incidents
    if told and tournament.pairing_system.rounds.beforehand:
        return tuple(each for each in told if each.kind not in _RESTED_ON)
    return told


def incident_lines(tournament: Tournament) -> list[str]:
    """Return the lines without the sign of a comment, by the pairing numbers of today, in the order of the rounds."""
    told = incidents_of(tournament)
    if not told:
        return []
    numbers: dict[ContestantId, int] = {**tournament.numbers}
    numbers |= {id_: card.number for id_, card in tournament.player_cards.items()}
    return lines_of(told, lambda id_: numbers.get(id_, 0))
