"""When does a command meet what somebody else did in the meantime? Nothing is overwritten unseen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.errors import Refusal
from core.events import (
    AbsenceAnnounced,
    AbsenceCancelled,
    ColoursCorrected,
    EntrantCorrected,
    EntrantRemoved,
    EntrantReturned,
    EntrantWithdrawn,
    Event,
    Redone,
    ResultCleared,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    Undone,
)
from core.journal import Entry

_ON_EVERYTHING = RoundPaired | Undone | Redone
_ON_A_BOARD = ResultEntered | ResultCleared | ResultCorrected | ColoursCorrected
_ON_AN_ENTRANT = (
    EntrantCorrected | EntrantRemoved | EntrantWithdrawn | EntrantReturned | AbsenceAnnounced | AbsenceCancelled
)


def clash(events: Iterable[Event], between: Sequence[Entry]) -> Refusal | None:
    """Return why these events must not be stored before their arbiter has seen the entries in `between`."""
    for event in events:
        if between and isinstance(event, _ON_EVERYTHING):
            return Refusal("The event is no longer as on your screen: look again, then decide.")
        for entry in between:
            if _subject(event) and _subject(event) == _subject(entry.event):
                return Refusal(f"{entry.arbiter} changed {_subject(event)} already: look again, then decide.")
    return None


def _subject(event: Event) -> str:
    if isinstance(event, _ON_A_BOARD):
        return f"board {event.board} of round {event.round}"
    if isinstance(event, _ON_AN_ENTRANT):
        return f"entrant {event.id}"
    return ""
