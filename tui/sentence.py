"""Events of the journal in plain words."""

from __future__ import annotations

from core import events
from core.events import Event
from core.points import format_points
from core.tournament import Tournament

_SMALL = (events.ResultEntered, events.ResultContested, events.ResultCleared)


def is_small(tournament: Tournament, command: int) -> bool:
    """Whether a command only wrote or cleared a result, so that taking it back needs no question."""
    return all(isinstance(entry.event, _SMALL) for entry in tournament.events_of(command))


def of_command(tournament: Tournament, command: int) -> str:
    """Say what a command did; of many events the first and how many more."""
    entries = tournament.events_of(command)
    said = [of_event(tournament, entry.event) for entry in entries]
    if len(said) <= 3:
        return "; ".join(said)
    return f"{said[0]} and {len(said) - 1} more"


def of_event(tournament: Tournament, event: Event) -> str:
    """Say one event in words, with its reason."""
    reason = why(event)
    return what(tournament, event) + (f" ({reason})" if reason else "")


def why(event: Event) -> str:
    """Return the reason an event carries; empty when it has none."""
    reason: str = getattr(event, "reason", "") or getattr(event, "by_hand", "")
    return reason


def what(tournament: Tournament, event: Event) -> str:
    """Say one event in words, without its reason."""
    match event:
        case events.TournamentCreated(details, regulations):
            return f"event {details.name} opened, {regulations.rounds} rounds"
        case events.RecordsKept(records):
            return f"{len(records)} more {'record' if len(records) == 1 else 'records'} of the report kept for the next"
        case events.DetailsChanged(details):
            return f"head of the event changed: {details.name}"
        case events.RegulationsChanged(regulations):
            return f"regulations changed: {regulations.rounds} rounds, tie-breaks {', '.join(regulations.tie_breaks)}"
        case events.FirstColourSet(colour, seed):
            how = f"drawn with seed {seed}" if seed else "set"
            return f"first colour {'White' if colour == 'W' else 'Black'} {how}"
        case events.LotsDrawn(purpose, order, seed):
            how = f"drawn with seed {seed}" if seed else "set"
            return f"lots for {purpose} {how}: {', '.join(map(tournament.label, order))}"
        case events.RoundPaired(number):
            against = f", against {', '.join(event.against)}" if event.against else ""
            return f"round {number} paired" + (f", not by the program{against}" if event.by_hand else "")
        case events.RoundUnpaired(number):
            return f"pairing of round {number} taken back" + (f" against {event.against}" if event.against else "")
        case events.RoundPublished(number):
            return f"round {number} published"
        case events.Undone(command):
            return f"undone: {of_command(tournament, command)}"
        case events.Redone(command):
            return f"redone: {of_command(tournament, command)}"
    return _of_result(event) or _of_entrant(tournament, event)


def _of_result(event: Event) -> str:
    match event:
        case events.ResultEntered(number, board, result):
            return f"round {number} board {board}: {result.text}"
        case events.ResultCorrected(number, board, result):
            return f"round {number} board {board} corrected to {result.text}"
        case events.ResultContested(number, board, result):
            return f"round {number} board {board}: {result.text} typed, what stood there kept"
        case events.ResultCleared(number, board):
            return f"round {number} board {board} cleared"
        case events.ResultSettled(number, board, first, second, settled):
            both = f"{first.text} in the first pass, {second.text} in the second"
            return f"round {number} board {board}: {both}, settled on {settled.text}"
        case events.RoundVerified(number, by):
            return f"round {number} verified by {by}: every result typed a second time"
        case events.ColoursCorrected(number, board, is_reversed):
            return f"round {number} board {board}: colours {'reversed' if is_reversed else 'as paired'}"
    return ""


def _of_entrant(tournament: Tournament, event: Event) -> str:
    match event:
        case events.EntrantRegistered(_, entrant):
            return f"{entrant.name} entered"
        case events.EntrantCorrected(_, entrant):
            return f"{entrant.name} corrected"
        case events.EntrantRemoved(id_):
            return f"{_name(tournament, id_)} struck out"
        case events.EntrantWithdrawn(id_, number):
            return f"{_name(tournament, id_)} withdrawn from round {number} on"
        case events.EntrantReturned(id_, number):
            return f"{_name(tournament, id_)} back from round {number} on"
        case events.AbsenceAnnounced(id_, number, half_points):
            return f"{_name(tournament, id_)} absent in round {number}, {format_points(half_points)} point"
        case events.AbsenceCancelled(id_, number):
            return f"{_name(tournament, id_)} present in round {number} after all"
    return type(event).__name__


def _name(tournament: Tournament, id_: int) -> str:
    if id_ in tournament.registrations:
        return tournament.registrations[id_].entrant.name
    for entry in reversed(tournament.entries):
        event = entry.event
        if isinstance(event, events.EntrantRegistered | events.EntrantCorrected) and event.id == id_:
            return event.entrant.name
    return f"entrant {id_}"
