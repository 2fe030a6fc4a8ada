"""The form for the prizes of an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paircard.core.commands import SetPrizes
from paircard.core.event.prize_facts import PrizesSet
from paircard.core.tables.prize_list import EXAMPLE, funds_typed, read_funds
from paircard.core.tables.prizes import SHARINGS, Sharing
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.form import Field, Form, Values, choice_of

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

_SHARING, _ONE_EACH = mark("Sharing"), mark("One each")
_YES_NO = {True: mark("yes"), False: mark("no")}


def read_sharing(text: str) -> Sharing:
    """Return how prizes are shared; raise `Refusal` for what is no way."""
    return choice_of(text, "sharing", _SHARING, {each: each for each in SHARINGS})


async def ask_for_prizes(app: Program, say: Callable[[str], None]) -> None:
    """Ask for the prizes, and store them."""
    before = app.need_tournament().facts.prizes
    unset = before or PrizesSet(())

    def save(values: Values) -> None:
        funds = read_funds(values["prizes"])
        sharing = read_sharing(values["sharing"])
        app.execute(SetPrizes(funds, sharing, choice_of(values["one_each"], "one_each", _ONE_EACH, _YES_NO)))

    fields = [
        Field(
            "prizes",
            mark("Prizes"),
            funds_typed(before),
            hint=tr("such as {example}", example=EXAMPLE),
        ),
        Field(
            "sharing",
            _SHARING,
            unset.sharing,
            hint=tr("of money among equal points: {choices}", choices=", ".join(SHARINGS)),
            choices=SHARINGS,
        ),
        Field(
            "one_each",
            _ONE_EACH,
            tr(_YES_NO[unset.one_each]),
            hint=tr("whether who has a prize takes none of those that stand below"),
            choices=tuple(map(tr, _YES_NO.values())),
        ),
    ]
    if await app.ask(Form(tr("Prizes"), fields, save)) is not None:
        now = app.need_tournament().facts.prizes
        say(tr("Prizes: {prizes}.", prizes=funds_typed(now)) if now and now.funds else tr("There are no prizes."))
