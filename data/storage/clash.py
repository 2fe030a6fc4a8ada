"""When does a command meet what somebody else did in the meantime? Nothing is overwritten unseen.

Every kind of event says here what it is about. Two changes of the same thing meet; a kind that says nothing meets
everything, so that a new one can be forgotten without harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.errors import Refusal
from core.event import facts as events
from core.event.facts import Fact
from core.event.journal import Entry
from core.language import mark, tr


@dataclass(frozen=True, slots=True)
class Subject:
    """What a kind of event changes: the sentence to who wants to change it too, and the numbers that tell which."""

    sentence: str
    which: Mapping[str, str] = field(default_factory=dict)
    """By name in the sentence the field of the event: two events are about the same thing when these are equal."""

    def of(self, event: Any) -> _Thing:
        """Return the very thing that an event changes."""
        return self.sentence, tuple((name, getattr(event, own)) for name, own in self.which.items())


_Thing = tuple[str, tuple[tuple[str, int], ...]]

EVERYTHING = Subject(mark("The event is no longer as your screen shows it: look again, then decide."))
"""After it a screen may show other players, boards or rounds than there are."""
NOTHING = Subject("")
"""It takes nothing away from anybody: it may land whatever happened meanwhile."""
_BOARD = Subject(
    mark("{arbiter} has already changed board {board} of round {round}: look again, then decide."),
    {"board": "board", "round": "round", "game": "game"},
)
_ENTRANT = Subject(mark("{arbiter} has already changed entrant {entrant}: look again, then decide."), {"entrant": "id"})

SUBJECTS: Mapping[type[Fact], Subject] = {
    events.TournamentCreated: NOTHING,
    events.RecordsKept: NOTHING,
    events.DetailsChanged: Subject(
        mark("{arbiter} has already changed the event details: look again, then decide."),
    ),
    events.RegulationsChanged: Subject(
        mark("{arbiter} has already changed the regulations: look again, then decide."),
    ),
    events.FirstColourSet: Subject(mark("{arbiter} has already changed the first colour: look again, then decide.")),
    events.LotsDrawn: Subject(mark("{arbiter} has already changed the lots: look again, then decide.")),
    events.EntrantRegistered: NOTHING,
    events.EntrantCorrected: _ENTRANT,
    events.EntrantRemoved: _ENTRANT,
    events.EntrantWithdrawn: _ENTRANT,
    events.EntrantReturned: _ENTRANT,
    events.AbsenceAnnounced: _ENTRANT,
    events.AbsenceCancelled: _ENTRANT,
    events.RoundPaired: EVERYTHING,
    events.RoundUnpaired: EVERYTHING,
    events.RoundPublished: NOTHING,
    events.RoundVerified: NOTHING,
    events.ResultEntered: _BOARD,
    events.ResultCleared: _BOARD,
    events.ResultCorrected: _BOARD,
    events.ResultSettled: _BOARD,
    events.ResultContested: NOTHING,
    events.ColoursCorrected: _BOARD,
    events.Undone: EVERYTHING,
    events.Redone: EVERYTHING,
}


def clash(made: Iterable[Fact], between: Sequence[Entry]) -> Refusal | None:
    """Return why these events must not be stored before their arbiter has seen the entries in `between`."""
    if not between:
        return None
    made = tuple(made)
    if any(_subject(event) is EVERYTHING for event in (*made, *(entry.event for entry in between))):
        return Refusal(tr(EVERYTHING.sentence))
    changed = {_subject(entry.event).of(entry.event): entry.arbiter for entry in between}
    for event in made:
        sentence, numbers = thing = _subject(event).of(event)
        if sentence and thing in changed:
            return Refusal(tr(sentence, arbiter=changed[thing], **dict(numbers)))
    return None


def _subject(event: Fact) -> Subject:
    return SUBJECTS.get(type(event), EVERYTHING)
