"""Who is there for a round, what is to be paid, and who has paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event import morning_facts as morning
from paircard.core.event.fold.established import Facts, Steps, need_entered, no_such_round
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId


def _checked_in(facts: Facts, event: morning.CheckedIn) -> Facts:
    need_entered(facts, (event.id,))
    if not 1 <= event.round <= facts.regulations.rounds:
        raise ValueError(no_such_round(event.round))
    return _with_here(facts, event.round, facts.here.get(event.round, frozenset()) | {event.id})


def _taken_back(facts: Facts, event: morning.CheckInTakenBack) -> Facts:
    need_entered(facts, (event.id,))
    return _with_here(facts, event.round, facts.here.get(event.round, frozenset()) - {event.id})


def _with_here(facts: Facts, number: int, here: frozenset[ContestantId]) -> Facts:
    return replace(facts, here={**facts.here, number: here})


def _fees_set(facts: Facts, event: morning.FeesSet) -> Facts:
    return replace(facts, fees=event if event.fees else None)


def _fee_agreed(facts: Facts, event: morning.FeeAgreed) -> Facts:
    if not facts.knows(event.id):
        raise LookupError(event.id)
    others = {id_: fee for id_, fee in facts.fees_agreed.items() if id_ != event.id}
    agreed = others if event.hundredths is None else {**others, event.id: event.hundredths}
    return replace(facts, fees_agreed=agreed)


def _paid(facts: Facts, event: morning.FeePaid) -> Facts:
    if not facts.knows(event.id):
        raise LookupError(event.id)
    others = {id_: paid for id_, paid in facts.paid.items() if id_ != event.id}
    return replace(facts, paid={**others, event.id: event.hundredths} if event.hundredths else others)


STEPS: Steps = {
    morning.CheckedIn: _checked_in,
    morning.CheckInTakenBack: _taken_back,
    morning.FeesSet: _fees_set,
    morning.FeeAgreed: _fee_agreed,
    morning.FeePaid: _paid,
}
