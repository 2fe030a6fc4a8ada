"""What everybody has to pay, has paid, to whom and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import FeePaid
from paircard.core.event.named_before import named_before
from paircard.core.event.tournament import Tournament
from paircard.core.tables.some_players import read_filter
from paircard.core.values.money import format_money


@dataclass(frozen=True, slots=True)
class Payment:
    """What somebody has paid so far, and the last time."""

    name: str
    """Whose it is, also where they were struck out since."""
    hundredths: int
    arbiter: str
    """Who took the money."""
    time: str


def due_of(tournament: Tournament, id_: ContestantId) -> int:
    """Return what somebody has to pay, in hundredths: by the first fee that is theirs; 0 where none is."""
    fees = tournament.facts.fees
    card = tournament.cards[id_]
    found = (fee for fee in fees.fees if read_filter(fee.players).belongs(card)) if fees else ()
    return next((fee.hundredths for fee in found), 0)


def paid_by(tournament: Tournament, id_: ContestantId) -> int:
    """Return what somebody has paid so far, in hundredths."""
    return tournament.facts.paid.get(id_, 0)


def owes(tournament: Tournament, id_: ContestantId) -> int:
    """Return what is left to be paid, in hundredths; less than 0 where it was too much."""
    return due_of(tournament, id_) - paid_by(tournament, id_)


def payments(tournament: Tournament) -> Mapping[ContestantId, Payment]:
    """Return the payments in force by id, also of those struck out since: their money may have to go back."""
    commands = frozenset(tournament.timeline.done)
    last: dict[ContestantId, Payment] = {}
    for entry in tournament.entries:
        event = entry.event
        if isinstance(event, FeePaid) and entry.command in commands:
            name = tournament.name_of(event.id) or named_before(tournament, event, event.id)
            last[event.id] = Payment(name, event.hundredths, entry.arbiter, entry.time)
    return {id_: payment for id_, payment in last.items() if payment.hundredths}


def money(tournament: Tournament, hundredths: int) -> str:
    """Write a sum in the currency of the event."""
    currency = tournament.facts.fees.currency if tournament.facts.fees else ""
    return f"{format_money(hundredths)} {currency}".rstrip()
