"""What is to be paid, and who has paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from paircard.core.commands import AgreeFee, Command, PayFee, SetFees, Several
from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import Fee
from paircard.core.event.tournament import Tournament
from paircard.core.tables.fees import due_of, money, owes, paid_by, payers, section_word, usual_fee
from paircard.core.tables.some_players import read_filter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.money import format_money, read_money
from paircard.core.values.text import folded
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

BETWEEN = "/"
"""What stands between two reductions where they are typed."""
_FEE, _CURRENCY, _LESS = mark("Entry fee"), mark("Currency"), mark("Less for")


class PayDesk(Protocol):
    """Where somebody pays: the list of entrants, or check-in."""

    @property
    def program(self) -> Program:
        """The program."""

    @property
    def paying(self) -> tuple[ContestantId, ...]:
        """Who pays."""

    def forget_marks(self) -> None:
        """Mark nobody any longer, where somebody was marked."""

    def say(self, message: str, *, bad: bool = False) -> None:
        """Say something."""


class FeeCommand(EventCommand):
    """A command for events in which somebody pays."""

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say where a fee is set."""
        if tournament is None or tournament.facts.fees:
            return super().obstacle(tournament)
        return tr("No entry fee is set: & on Entrants sets it.")


def _paid(at: PayDesk) -> None:
    """Note that everybody meant has paid what is due."""
    tournament = at.program.need_tournament()
    owing = [id_ for id_ in at.paying if owes(tournament, id_) > 0]
    if not owing:
        raise Refusal(_nothing_owed(tournament, at.paying))
    total = money(tournament, sum(owes(tournament, id_) for id_ in owing))
    if len(owing) == 1:
        said = tr("{player} has paid {sum}.", player=tournament.label(owing[0]), sum=total)
    else:
        said = trn("{count} has paid, {sum} in all.", "{count} have paid, {sum} in all.", len(owing), sum=total)
    payments = tuple(PayFee(id_, due_of(tournament, id_)) for id_ in owing)
    command: Command = payments[0] if len(payments) == 1 else Several(payments)
    if at.program.perform(command, said):
        at.forget_marks()


def _nothing_owed(tournament: Tournament, ids: tuple[ContestantId, ...]) -> str:
    if not ids:
        return tr("There is nobody under the cursor.")
    if len(ids) > 1:
        return tr("Nobody of them has anything left to pay.")
    if not due_of(tournament, ids[0]):
        return tr("{player} pays nothing.", player=tournament.label(ids[0]))
    return tr("{player} has paid: % notes another sum.", player=tournament.label(ids[0]))


async def _sum_and_fee(at: PayDesk) -> None:
    """Ask what somebody has paid in all, and what they have to pay where that is agreed with them alone."""
    tournament, people = at.program.need_tournament(), at.paying
    if not people:
        raise Refusal(tr("There is nobody under the cursor."))
    first = people[0]
    alone = len(people) == 1
    noted = format_money(paid_by(tournament, first)) if alone else ""
    agreed = tournament.facts.fees_agreed.get(first) if alone else None
    usual = format_money(usual_fee(tournament, first))

    def save(values: Values) -> None:
        at.program.execute(Several(tuple(_changes(at.program.need_tournament(), people, values))))

    fields = [
        Field("sum", mark("Paid in all"), noted, hint=tr("0 for nothing") if alone else tr("nothing: as it is")),
        Field(
            "fee",
            mark("Fee"),
            "" if agreed is None else format_money(agreed),
            hint=tr("nothing: {fee} by the fees of the event; 0: free entry", fee=usual),
            by_name=True,
        ),
    ]
    who = tournament.label(first) if alone else trn("{count} entrant", "{count} entrants", len(people))
    if await at.program.ask(Form(tr("Fee of {player}", player=who), fields, save)) is None:
        return
    at.say("; ".join(_stands(at.program.need_tournament(), id_) for id_ in people))
    at.forget_marks()


def _changes(tournament: Tournament, people: Sequence[ContestantId], values: Values) -> Iterator[Command]:
    """Yield what makes of everybody's sum and fee what was typed; refuse where that is nothing."""
    paid = _read_sum(values["sum"], tr("Paid in all"), "sum") if values["sum"] else None
    fee = _read_sum(values["fee"], tr("Fee"), "fee") if values["fee"] else None
    changed = False
    for id_ in people:
        if paid is not None and paid != paid_by(tournament, id_):
            changed = True
            yield PayFee(id_, paid)
        if fee != tournament.facts.fees_agreed.get(id_):
            changed = True
            yield AgreeFee(id_, fee)
    if not changed:
        raise Refusal(tr("Nothing was changed."))


def _stands(tournament: Tournament, id_: ContestantId) -> str:
    """Say what somebody has to pay and has paid."""
    sums = {"due": money(tournament, due_of(tournament, id_)), "paid": money(tournament, paid_by(tournament, id_))}
    return tr("{player}: due {due}, paid {paid}", player=tournament.label(id_), **sums)


async def _set_fees(at: EntrantsPresenter) -> None:
    """Ask for the fee, its currency, and who pays less."""
    tournament = at.program.need_tournament()
    before = tournament.facts.fees
    fees = before.fees if before else ()
    usual = next((format_money(each.hundredths) for each in fees if not payers(tournament, each)), "")
    written = ((payers(tournament, each), format_money(each.hundredths)) for each in fees)
    less = f" {BETWEEN} ".join(f"{who} {sum_}" for who, sum_ in written if who)
    sections = {tournament.seen(stage).stage_name: stage for stage in tournament.stages}

    def save(values: Values) -> None:
        at.program.execute(SetFees(read_fees(values["fee"], values["less"], sections), values["currency"]))

    fields = [
        Field("fee", _FEE, usual, hint=tr("such as 25 or 12.50; nothing: nobody pays")),
        Field("currency", _CURRENCY, before.currency if before else "", hint=tr("such as EUR")),
        Field("less", _LESS, less, hint=tr("such as women 12.50 / born 2008- 10 / title GM IM 0")),
    ]
    if await at.program.ask(Form(tr("Entry fee"), fields, save)) is not None:
        at.say(tr("The entry fee is stored."))


def read_fees(fee: str, less: str, sections: Mapping[str, int] = MappingProxyType({})) -> tuple[Fee, ...]:
    """Return the fees that were typed, those of some before that of everybody; raise `Refusal` naming the field.

    >>> read_fees("25", "women 12.50 / section B title GM IM 0", {"B": 2})[:2]
    (Fee(hundredths=1250, players='women', section=0), Fee(hundredths=0, players='title GM IM', section=2))
    """
    some = []
    for part in filter(None, (each.strip() for each in less.split(BETWEEN))):
        who, _, amount = part.rpartition(" ")
        if not who:
            raise Refusal(tr("{typed}: say who pays how much, such as women 12.50.", typed=part), field="less")
        section, players = _section_of(who, sections)
        some.append(Fee(_read_sum(amount, tr(_LESS), "less"), read_filter(players).typed, section))
    if not fee.strip():
        return tuple(some)
    return (*some, Fee(_read_sum(fee, tr(_FEE), "fee")))


def _section_of(who: str, sections: Mapping[str, int]) -> tuple[int, str]:
    """Return the section somebody must play in, 0 for any, and what else is said of them."""
    word, _, rest = who.partition(" ")
    if folded(word) not in {"section", folded(section_word())}:
        return 0, who
    said = f"{folded(rest)} "
    named = [name for name in sections if said.startswith(f"{folded(name)} ")]
    if not named:
        known = ", ".join(sections)
        raise Refusal(tr("{typed}: the sections are {sections}.", typed=who, sections=known), field="less")
    name = max(named, key=len)
    return sections[name], rest[len(name) :].strip()


def _read_sum(text: str, label: str, field: str = "") -> int:
    hundredths = read_money(text)
    if hundredths is None:
        wrong = tr(
            "{field}: {typed} is no sum: type one such as 25 or 12.50.", field=label, typed=text or tr("nothing")
        )
        raise Refusal(wrong, field=field)
    return hundredths


# fmt: off
Paid = row("Paid", "dollar_sign", "Paid", _paid,
    "Note that the entrant under the cursor, or everybody marked, has paid what is due; the journal keeps who took "
    "it. The paper fees is for the treasurer.",
    of=FeeCommand, shown="$", words="fee, money, payment, cash", changes=True)
SumPaid = row("SumPaid", "percent_sign", "Sum", _sum_and_fee,
    "Note another sum than what is due, or take a payment back; or agree on a fee with the entrant under the cursor, "
    "or everybody marked: 0 is free entry.",
    of=FeeCommand, shown="%", words="fee, money, payment, part, refund, correct, free entry, discount",
    takes="SUM; FEE=", changes=True)
# not y, which agrees to questions: behind an Escape it would open the form
SetEntryFee = row("SetEntryFee", "ampersand", "Fee", _set_fees,
    "Say what everybody has to pay, in which currency, and who pays less. Without a fee nothing of it is shown.",
    of=EventCommand, shown="&", words="fees, money, payment, price, reduction",
    takes="FEE; CURRENCY; WHO FEE / WHO FEE", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (Paid, SumPaid, SetEntryFee)
