"""The incidents of a stage as its report tells them: one fold of the journal, right after every undo."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import RESTED_ON, Incident, lines_of
from paircard.core.event.tournament import Tournament


def incidents_of(tournament: Tournament) -> tuple[Incident, ...]:
    """Return what is told, in the order in which it happened."""
    told = tournament.facts.incidents
    if told and tournament.pairing_system.rounds.beforehand:
        return tuple(each for each in told if each.kind not in RESTED_ON)
    return told


def incident_lines(tournament: Tournament) -> list[str]:
    """Return the lines without the sign of a comment, by the pairing numbers of today, in the order of the rounds."""
    told = incidents_of(tournament)
    return lines_of(told, _numbers(tournament)) if told else []


def line_told(tournament: Tournament, incident: Incident) -> str:
    """Return the line of one of them."""
    return incident.line(_numbers(tournament))


def _numbers(tournament: Tournament) -> Callable[[ContestantId], int]:
    """Return what gives the number of everybody: of a team, and of whoever plays for one."""
    numbers: dict[ContestantId, int] = {**tournament.numbers}
    numbers |= {id_: card.number for id_, card in tournament.player_cards.items()}
    return lambda id_: numbers.get(id_, 0)
