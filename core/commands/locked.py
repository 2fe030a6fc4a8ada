"""What FIDE mode forbids once something has begun (level 5 of the warnings), found for commands and for the table."""

from __future__ import annotations

from core.event.tournament import Tournament
from core.facets.system import system_of
from core.systems.kit.books_2026 import handling
from core.values.errors import ForbiddenInFideMode
from core.values.said import said
from core.values.warned import Doubt


def need_unlocked(tournament: Tournament, doubt: Doubt | None, field: str = "") -> None:
    """Refuse what FIDE mode forbids, while the event is in it."""
    if doubt is not None and system_of(tournament).in_fide_mode(tournament):
        raise ForbiddenInFideMode(doubt.what, doubt.article, field)


def held(tournament: Tournament) -> bool:
    """Whether an event is in FIDE mode or has left it: what the mode forbids is asked about for ever after."""
    return system_of(tournament).in_fide_mode(tournament) or tournament.facts.fide_mode_left is not None


def who_does_not_meet(tournament: Tournament, command: object = None) -> Doubt | None:  # noqa: ARG001
    """Return that lists of who does not meet are announced before round 1 (C.04.2 1.5)."""
    if not tournament.rounds or not held(tournament):
        return None
    what = said("Who does not meet is announced before round 1 is paired.")
    return Doubt(said("Who does not meet"), what, handling("1.5"))
