"""Check-in and fees in plain words."""

from __future__ import annotations

from paircard.core.event import morning_facts as morning
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.named_before import named_before
from paircard.core.event.tournament import Tournament
from paircard.core.tables.fees import money, payers
from paircard.core.values.language import tr
from paircard.core.values.money import format_money


def of_morning(tournament: Tournament, event: Fact) -> str:
    """Say who was there, what is to be paid and who paid; empty for any other event."""
    match event:
        case morning.CheckedIn(id_, number):
            return tr("{player} is here for round {round}", player=_name(tournament, event, id_), round=number)
        case morning.CheckInTakenBack(id_, number):
            return tr("{player} is not here for round {round}", player=_name(tournament, event, id_), round=number)
        case morning.FeesSet():
            return _of_fees(tournament, event)
        case morning.FeeAgreed(id_, None):
            return tr("{player} pays what others do", player=_name(tournament, event, id_))
        case morning.FeeAgreed(id_, fee):
            agreed = money(tournament, fee or 0)
            return tr("agreed with {player}: entry fee {sum}", player=_name(tournament, event, id_), sum=agreed)
        case morning.FeePaid(id_, hundredths) if hundredths:
            paid = money(tournament, hundredths)
            return tr("{player} has paid {sum}", player=_name(tournament, event, id_), sum=paid)
        case morning.FeePaid(id_):
            return tr("{player} has paid nothing", player=_name(tournament, event, id_))
    return ""


def _of_fees(tournament: Tournament, event: morning.FeesSet) -> str:
    if not event.fees:
        return tr("no entry fee any longer")
    fees = "; ".join(f"{payers(tournament, each)} {format_money(each.hundredths)}".strip() for each in event.fees)
    return tr("entry fee set: {fees}", fees=f"{fees} {event.currency}".rstrip())


def _name(tournament: Tournament, event: Fact, id_: ContestantId) -> str:
    return tournament.name_of(id_) or named_before(tournament, event, id_)
