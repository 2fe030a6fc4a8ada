"""What is to be paid, and who has paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from paircard.core.commands import Command, PayFee, SetFees, Several
from paircard.core.event.ids import ContestantId
from paircard.core.event.morning_facts import Fee
from paircard.core.event.tournament import Tournament
from paircard.core.tables.fees import due_of, money, owes, paid_by
from paircard.core.tables.some_players import read_filter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.money import format_money, read_money
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskLine
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


async def _sum_paid(at: PayDesk) -> None:
    """Ask what somebody has paid in all."""
    tournament = at.program.need_tournament()
    if not at.paying:
        raise Refusal(tr("There is nobody under the cursor."))
    id_ = at.paying[0]
    who, noted = tournament.label(id_), format_money(paid_by(tournament, id_))
    title = tr("{player} has paid", player=who)
    typed = await at.program.ask(AskLine(title, tr("The sum in all, 0 for nothing:"), noted, called=mark("SUM")))
    if typed is None:
        return
    hundredths = _read_sum(typed, tr("Sum"))
    paid = money(tournament, hundredths)
    at.program.perform(PayFee(id_, hundredths), tr("{player} has paid {sum}.", player=who, sum=paid))


async def _set_fees(at: EntrantsPresenter) -> None:
    """Ask for the fee, its currency, and who pays less."""
    before = at.program.need_tournament().facts.fees
    fees = before.fees if before else ()
    usual = next((format_money(each.hundredths) for each in fees if not each.players), "")
    less = f" {BETWEEN} ".join(f"{each.players} {format_money(each.hundredths)}" for each in fees if each.players)

    def save(values: Values) -> None:
        at.program.execute(SetFees(read_fees(values["fee"], values["less"]), values["currency"]))

    fields = [
        Field("fee", _FEE, usual, hint=tr("such as 25 or 12.50; nothing: nobody pays")),
        Field("currency", _CURRENCY, before.currency if before else "", hint=tr("such as EUR")),
        Field("less", _LESS, less, hint=tr("such as women 12.50 / born 2008- 10 / cat U12 0")),
    ]
    if await at.program.ask(Form(tr("Entry fee"), fields, save)) is not None:
        at.say(tr("The entry fee is stored."))


def read_fees(fee: str, less: str) -> tuple[Fee, ...]:
    """Return the fees that were typed, those of some before that of everybody; raise `Refusal` naming the field.

    >>> read_fees("25", "women 12.50 / cat U12 0")
    (Fee(hundredths=1250, players='women'), Fee(hundredths=0, players='cat U12'), Fee(hundredths=2500, players=''))
    """
    some = []
    for part in filter(None, (each.strip() for each in less.split(BETWEEN))):
        who, _, amount = part.rpartition(" ")
        if not who:
            raise Refusal(tr("{typed}: say who pays how much, such as women 12.50.", typed=part), field="less")
        some.append(Fee(_read_sum(amount, tr(_LESS), "less"), read_filter(who).typed))
    if not fee.strip():
        return tuple(some)
    return (*some, Fee(_read_sum(fee, tr(_FEE), "fee")))


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
SumPaid = row("SumPaid", "percent_sign", "Sum", _sum_paid,
    "Note another sum than what is due, or take a payment back.",
    of=FeeCommand, shown="%", words="fee, money, payment, part, refund, correct", takes="SUM", changes=True)
# not y, which agrees to questions: behind an Escape it would open the form
SetEntryFee = row("SetEntryFee", "ampersand", "Fee", _set_fees,
    "Say what everybody has to pay, in which currency, and who pays less. Without a fee nothing of it is shown.",
    of=EventCommand, shown="&", words="fees, money, payment, price, reduction",
    takes="FEE; CURRENCY; WHO FEE / WHO FEE", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (Paid, SumPaid, SetEntryFee)
