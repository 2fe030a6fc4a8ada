"""What each event changes: one small function an event, applied to the facts of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core import events
from core.colour import Colour
from core.events import Event
from core.override import Override
from core.registration import Registration
from core.regulations import Details, Regulations
from core.round import Board, Round
from core.tiebreaks import parse


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the events in force have established. Nothing here is computed from anything else."""

    details: Details = field(default_factory=lambda: Details(""))
    regulations: Regulations = field(default_factory=Regulations)
    first_colour: Colour | None = None
    registrations: Mapping[int, Registration] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    overrides: tuple[Override, ...] = ()
    """Pairings changed although an article let them stand. The mark stays, whatever is paired later."""
    tie_breaks_changed: int | None = None
    """Rounds that were paired when the tie-breaks were changed last; None while they stand as before round 1."""
    lots: tuple[events.LotsDrawn, ...] = ()
    """All lots ever drawn, also those that a redraw or a change of the group made void."""

    kept_records: tuple[events.KeptRecord, ...] = ()
    """Lines of the report the event came from that have no place in it."""

    @property
    def lots_in_force(self) -> Mapping[tuple[str, frozenset[int]], tuple[int, ...]]:
        """The last draw for each purpose and group: the ids in drawn order."""
        return {(each.purpose, frozenset(each.order)): each.order for each in self.lots}

    def after(self, event: Event) -> Facts:
        """Return the facts once the event has happened; raise `LookupError` when it speaks of nothing known."""
        return _STEPS[type(event)](self, event)


def _created(facts: Facts, event: events.TournamentCreated) -> Facts:
    parse(event.regulations.tie_breaks)  # a code that nobody knows is an error of the journal
    return replace(facts, details=event.details, regulations=event.regulations)


def _records_kept(facts: Facts, event: events.RecordsKept) -> Facts:
    return replace(facts, kept_records=event.records)


def _details_changed(facts: Facts, event: events.DetailsChanged) -> Facts:
    return replace(facts, details=event.details)


def _regulations_changed(facts: Facts, event: events.RegulationsChanged) -> Facts:
    changed = parse(event.regulations.tie_breaks) != parse(facts.regulations.tie_breaks)
    marked = len(facts.rounds) if changed and facts.rounds else facts.tie_breaks_changed
    return replace(facts, regulations=event.regulations, tie_breaks_changed=marked)


def _first_colour_set(facts: Facts, event: events.FirstColourSet) -> Facts:
    return replace(facts, first_colour=event.colour)


def _lots_drawn(facts: Facts, event: events.LotsDrawn) -> Facts:
    for id_ in event.order:
        facts.registrations[id_]  # an unknown player is an error of the journal
    return replace(facts, lots=(*facts.lots, event))


def _registered(facts: Facts, event: events.EntrantRegistered) -> Facts:
    return _with(facts, Registration(event.id, event.entrant, event.number, event.first_round, event.missed))


def _corrected(facts: Facts, event: events.EntrantCorrected) -> Facts:
    return _with(facts, replace(facts.registrations[event.id], entrant=event.entrant))


def _removed(facts: Facts, event: events.EntrantRemoved) -> Facts:
    kept = {id_: each for id_, each in facts.registrations.items() if id_ != event.id}
    return replace(facts, registrations=kept)


def _withdrawn(facts: Facts, event: events.EntrantWithdrawn) -> Facts:
    return _with(facts, facts.registrations[event.id].away_from(event.round))


def _returned(facts: Facts, event: events.EntrantReturned) -> Facts:
    return _with(facts, facts.registrations[event.id].back_from(event.round))


def _absent(facts: Facts, event: events.AbsenceAnnounced) -> Facts:
    registration = facts.registrations[event.id]
    absences = {**registration.absences, event.round: event.half_points}
    return _with(facts, replace(registration, absences=absences))


def _absence_cancelled(facts: Facts, event: events.AbsenceCancelled) -> Facts:
    registration = facts.registrations[event.id]
    absences = {round_: points for round_, points in registration.absences.items() if round_ != event.round}
    return _with(facts, replace(registration, absences=absences))


def _paired(facts: Facts, event: events.RoundPaired) -> Facts:
    boards = tuple(
        Board(number, pair.white, pair.black, pair.white_float, pair.black_float)
        for number, pair in enumerate(event.pairs, start=1)
    )
    paired = Round(
        event.round,
        boards,
        event.bye,
        event.half_point_byes,
        by_hand=event.by_hand,
        against=event.against,
        further_byes=event.further_byes,
        full_point_byes=event.full_point_byes,
    )
    return replace(_numbered(facts, event.numbers), rounds=(*facts.rounds, paired))


def _numbered(facts: Facts, ids: tuple[int, ...]) -> Facts:
    if not ids:
        return facts
    numbered = {id_: replace(facts.registrations[id_], number=number) for number, id_ in enumerate(ids, start=1)}
    return replace(facts, registrations={**facts.registrations, **numbered})


def _unpaired(facts: Facts, event: events.RoundUnpaired) -> Facts:
    registrations = {id_: each.with_round_open_again(event.round) for id_, each in facts.registrations.items()}
    if event.round == 1:
        # R20: until round 1 is paired, numbers follow A2 again
        registrations = {id_: replace(each, number=None) for id_, each in registrations.items()}
    override = (Override(event.round, (event.against,), event.reason),) if event.against else ()
    return replace(
        facts,
        rounds=facts.rounds[: event.round - 1],
        registrations=registrations,
        overrides=facts.overrides + override,
    )


def _published(facts: Facts, event: events.RoundPublished) -> Facts:
    return _with_round(facts, replace(facts.rounds[event.round - 1], published=True))


def _result(facts: Facts, event: events.ResultEntered | events.ResultCorrected) -> Facts:
    return _with_board(facts, event.round, replace(_unverified(facts, event), result=event.result))


def _result_cleared(facts: Facts, event: events.ResultCleared) -> Facts:
    return _with_board(facts, event.round, replace(_unverified(facts, event), result=None))


def _settled(facts: Facts, event: events.ResultSettled) -> Facts:
    return _with_board(facts, event.round, replace(_unverified(facts, event), result=event.settled))


def _colours_corrected(facts: Facts, event: events.ColoursCorrected) -> Facts:
    return _with_board(facts, event.round, replace(_unverified(facts, event), reversed=event.reversed))


def _verified(facts: Facts, event: events.RoundVerified) -> Facts:
    round_ = facts.rounds[event.round - 1]
    boards = tuple(replace(board, verified_by=event.by) for board in round_.boards)
    return _with_round(facts, replace(round_, boards=boards))


def _unverified(facts: Facts, event: Any) -> Board:
    """Return the board an event changes, without the mark of the second pass: that was for what stood there."""
    board: Board = facts.rounds[event.round - 1].board(event.board)
    return replace(board, verified_by="")


def _with(facts: Facts, registration: Registration) -> Facts:
    return replace(facts, registrations={**facts.registrations, registration.id: registration})


def _with_board(facts: Facts, round_number: int, board: Board) -> Facts:
    return _with_round(facts, facts.rounds[round_number - 1].with_board(board))


def _with_round(facts: Facts, changed: Round) -> Facts:
    index = changed.number - 1
    return replace(facts, rounds=(*facts.rounds[:index], changed, *facts.rounds[index + 1 :]))


_STEPS: dict[type[Event], Callable[[Facts, Any], Facts]] = {
    events.TournamentCreated: _created,
    events.RecordsKept: _records_kept,
    events.DetailsChanged: _details_changed,
    events.RegulationsChanged: _regulations_changed,
    events.FirstColourSet: _first_colour_set,
    events.LotsDrawn: _lots_drawn,
    events.EntrantRegistered: _registered,
    events.EntrantCorrected: _corrected,
    events.EntrantRemoved: _removed,
    events.EntrantWithdrawn: _withdrawn,
    events.EntrantReturned: _returned,
    events.AbsenceAnnounced: _absent,
    events.AbsenceCancelled: _absence_cancelled,
    events.RoundPaired: _paired,
    events.RoundUnpaired: _unpaired,
    events.RoundPublished: _published,
    events.ResultEntered: _result,
    events.ResultContested: lambda facts, _event: facts,
    events.ResultCleared: _result_cleared,
    events.ResultCorrected: _result,
    events.ColoursCorrected: _colours_corrected,
    events.ResultSettled: _settled,
    events.RoundVerified: _verified,
}
