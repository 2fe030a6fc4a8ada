"""What everybody has to pay, has paid, to whom and when."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import Fee, FeePaid
from paircard.core.event.named_before import named_before
from paircard.core.event.tournament import Tournament
from paircard.core.tables.some_players import read_filter
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import trp
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
    """Return what somebody has to pay, in hundredths: what was agreed with them, else by the first fee that is theirs.

    0 where none is, and where no fee is set.
    """
    agreed = tournament.facts.fees_agreed.get(id_)
    if agreed is not None and tournament.facts.fees:
        return agreed
    return usual_fee(tournament, id_)


def usual_fee(tournament: Tournament, id_: ContestantId) -> int:
    """Return what somebody would have to pay if nothing were agreed with them, in hundredths."""
    fees = tournament.facts.fees
    card = tournament.cards[id_]
    for fee in fees.fees if fees else ():
        if fee.section in (0, tournament.stage) and read_filter(fee.players).belongs(card):
            return fee.hundredths
    return 0


def payers(tournament: Tournament, fee: Fee) -> str:
    """Return who pays by a fee, in the words in which it is typed; nothing for everybody."""
    if not fee.section:
        return fee.players
    known = fee.section in tournament.stages
    name = tournament.seen(fee.section).stage_name if known else str(fee.section)
    return f"{section_word()} {name} {fee.players}".rstrip()


def section_word() -> str:
    """Return the word before the name of a section, where it is said who pays."""
    return trp("one word before a name", "section")


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
