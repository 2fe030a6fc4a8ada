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
from core.language import mark, tr

_SHAKES_EVERYTHING = RoundPaired | RoundUnpaired | Undone | Redone
"""After these a screen may show other players, boards or rounds than there are."""
_ON_A_BOARD = ResultEntered | ResultCleared | ResultCorrected | ResultSettled | ColoursCorrected
_ON_AN_ENTRANT = (
    EntrantCorrected | EntrantRemoved | EntrantWithdrawn | EntrantReturned | AbsenceAnnounced | AbsenceCancelled
)
_ON_THE_EVENT: dict[type[Event], str] = {
    DetailsChanged: mark("{arbiter} changed the head of the event already: look again, then decide."),
    RegulationsChanged: mark("{arbiter} changed the regulations already: look again, then decide."),
    FirstColourSet: mark("{arbiter} changed the first colour already: look again, then decide."),
    LotsDrawn: mark("{arbiter} changed the lots already: look again, then decide."),
}
_Subject = tuple[str, tuple[tuple[str, int], ...]]
"""What an event changes, as the marked sentence about it and the numbers in that."""


def clash(events: Iterable[Event], between: Sequence[Entry]) -> Refusal | None:
    """Return why these events must not be stored before their arbiter has seen the entries in `between`."""
    if not between:
        return None
    if any(isinstance(event, _SHAKES_EVERYTHING) for event in (*events, *(entry.event for entry in between))):
        return Refusal(tr("The event is no longer as on your screen: look again, then decide."))
    changed = {subject: entry.arbiter for entry in between if (subject := _subject(entry.event))}
    for event in events:
        if (subject := _subject(event)) and subject in changed:
            sentence, numbers = subject
            return Refusal(tr(sentence, arbiter=changed[subject], **dict(numbers)))
    return None


def _subject(event: Event) -> _Subject | None:
    if isinstance(event, _ON_A_BOARD):
        sentence = mark("{arbiter} changed board {board} of round {round} already: look again, then decide.")
        return sentence, (("board", event.board), ("round", event.round))
    if isinstance(event, _ON_AN_ENTRANT):
        return mark("{arbiter} changed entrant {entrant} already: look again, then decide."), (("entrant", event.id),)
    about_the_event = _ON_THE_EVENT.get(type(event))
    return None if about_the_event is None else (about_the_event, ())
