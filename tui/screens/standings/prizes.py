"""Prize money of the table shown: asked for, shared, and every sum explained."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.core.tables.prize_list import is_sum
from paircard.core.tables.prizes import MEANINGS, SHARINGS, Prize, Sharing, amount, prizes, sharing_of
from paircard.core.tables.standings import Standings
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.prizes import read_sharing

if TYPE_CHECKING:
    from paircard.tui.screens.standings.presenter import StandingsPresenter

_PRIZES, _SHARING = mark("Prizes"), mark("Sharing")


async def read_prizes(at: StandingsPresenter) -> None:
    """Ask for the prizes and how they are shared, and give the result to read."""
    chosen: list[tuple[tuple[int, ...], Sharing]] = []

    def save(values: Values) -> None:
        chosen.append((read_purses(values["money"]), read_sharing(values["sharing"])))
        at.purses, at.sharing = values["money"], chosen[-1][1]

    fields = [
        Field("money", _PRIZES, at.purses, hint=tr("for places 1, 2, 3 ..., such as 1000 600 400")),
        Field(
            "sharing",
            _SHARING,
            at.sharing,
            hint=tr("F10, Hort or {none}", none="none"),
            choices=SHARINGS,
        ),
    ]
    if await at.program.ask(Form(tr("Prize money"), fields, save)) is None:
        return
    tournament = at.program.need_tournament()
    table, (purses, sharing) = at.table(tournament), chosen[-1]
    title = mark("Prizes after round {round}, only {players}") if at.filter else mark("Prizes after round {round}")
    title = tr(title, round=table.after, players=at.filter)
    at.program.read(Reading(title, "\n".join(prize_lines(tournament, table, purses, sharing))))


def prize_lines(tournament: Tournament, table: Standings, purses: Sequence[int], sharing: Sharing) -> Iterator[str]:
    """Yield how far the table can be trusted, the rule, one line a prize, and the sum of all."""
    if table.provisional:
        yield tr("Provisional: results are missing or adjourned.")
    elif table.after < tournament.regulations.rounds:
        yield tr("Not final: round {round} of {rounds}.", round=table.after, rounds=tournament.regulations.rounds)
    sharing = sharing_of(table, sharing)
    yield tr(MEANINGS[sharing])
    paid = prizes(table.rows, purses, sharing)
    rows = {row.card.id: row for row in table.rows}
    for prize in paid:
        row, money = rows[prize.id], amount(prize.amount) + _why(prize)
        place = (
            mark("Place {place} shared: {player}, {money}") if row.shared else mark("Place {place}: {player}, {money}")
        )
        yield tr(place, place=row.place, player=tournament.label(prize.id), money=money)
    paid_out = amount(sum((prize.amount for prize in paid), Fraction(0)))
    yield tr("Sum: {paid} of {prizes}.", paid=paid_out, prizes=sum(purses))


def read_purses(text: str) -> tuple[int, ...]:
    """Return the prizes that were typed; raise `Refusal` for what is no money."""
    typed = [part for part in re.split(r"[\s,;]+", text) if part]
    if not typed or not all(map(is_sum, typed)):
        said = mark("{field}: type whole sums for places 1, 2, 3 ..., such as 1000 600, not {text}.")
        raise Refusal(tr(said, field=tr(_PRIZES), text=text or tr("nothing")))
    return tuple(map(int, typed))


def _why(prize: Prize) -> str:
    return "" if prize.why == amount(prize.amount) else f" = {prize.why}"
