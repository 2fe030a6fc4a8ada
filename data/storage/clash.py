"""When does a command meet what somebody else did in the meantime? Nothing is overwritten unseen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.errors import Refusal
from core.events import (
    AbsenceAnnounced,
    AbsenceCancelled,
    ColoursCorrected,
    DetailsChanged,
    EntrantCorrected,
    EntrantRemoved,
    EntrantReturned,
    EntrantWithdrawn,
    Event,
    FirstColourSet,
    LotsDrawn,
    Redone,
    RegulationsChanged,
    ResultCleared,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
    RoundPaired,
    RoundUnpaired,
    Undone,
)
from core.journal import Entry

_SHAKES_EVERYTHING = RoundPaired | RoundUnpaired | Undone | Redone
"""After these a screen may show other players, boards or rounds than there are."""
_ON_A_BOARD = ResultEntered | ResultCleared | ResultCorrected | ResultSettled | ColoursCorrected
_ON_AN_ENTRANT = (
    EntrantCorrected | EntrantRemoved | EntrantWithdrawn | EntrantReturned | AbsenceAnnounced | AbsenceCancelled
)
_ON_THE_EVENT: dict[type[Event], str] = {
    DetailsChanged: "the head of the event",
    RegulationsChanged: "the regulations",
    FirstColourSet: "the first colour",
    LotsDrawn: "the lots",
}


def clash(events: Iterable[Event], between: Sequence[Entry]) -> Refusal | None:
    """Return why these events must not be stored before their arbiter has seen the entries in `between`."""
    if not between:
        return None
    if any(isinstance(event, _SHAKES_EVERYTHING) for event in (*events, *(entry.event for entry in between))):
        return Refusal("The event is no longer as on your screen: look again, then decide.")
    changed = {subject: entry.arbiter for entry in between if (subject := _subject(entry.event))}
    for event in events:
        if (subject := _subject(event)) in changed:
            return Refusal(f"{changed[subject]} changed {subject} already: look again, then decide.")
    return None


def _subject(event: Event) -> str:
    if isinstance(event, _ON_A_BOARD):
        return f"board {event.board} of round {event.round}"
    if isinstance(event, _ON_AN_ENTRANT):
        return f"entrant {event.id}"
    return _ON_THE_EVENT.get(type(event), "")
