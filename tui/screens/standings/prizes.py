"""Prize money of the table shown: asked for, shared, and every sum explained."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.prizes import Prize, Sharing, prizes
from core.standings import Standings
from core.tiebreaks.written import rounded
from core.tournament import Tournament
from tui.dialogs.ask import Reading
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.screens.standings.place import StandingsPlace

_SHARINGS: dict[str, Sharing] = {"f10": "F10", "hort": "Hort", "none": "none"}
_MEANINGS: dict[Sharing, str] = {
    "F10": "shared among all with equal points, whatever the tie-breaks (F10)",
    "Hort": "half by place, half shared among all with equal points (Hort)",
    "none": "by place; shared only on a shared place",
}
_LARGEST = 1_000_000_000


async def read_prizes(screen: StandingsPlace) -> None:
    """Ask for the prizes and how they are shared, and give the result to read."""
    chosen: list[tuple[tuple[int, ...], Sharing]] = []

    def save(values: Values) -> None:
        chosen.append((read_purses(values["money"]), read_sharing(values["sharing"])))
        screen.purses, screen.sharing = values["money"], chosen[-1][1]

    fields = [
        Field("money", "Prizes", screen.purses, hint="for places 1, 2, 3 ..., such as 1000 600 400"),
        Field("sharing", "Sharing", screen.sharing, ("F10", "Hort", "none"), "F10, Hort or none"),
    ]
    if await screen.program.ask(Form("Prize money", fields, save)) is None:
        return
    tournament = screen.program.need_tournament()
    table, (purses, sharing) = screen.table(tournament), chosen[-1]
    title = f"Prizes after round {table.after}" + (f", only {screen.filter}" if screen.filter else "")
    screen.program.read(Reading(title, "\n".join(prize_lines(tournament, table, purses, sharing))))


def prize_lines(tournament: Tournament, table: Standings, purses: Sequence[int], sharing: Sharing) -> Iterator[str]:
    """Yield how far the table can be trusted, the rule, one line a prize, and the sum of all."""
    if table.provisional:
        yield "Provisional: results are missing or adjourned."
    elif table.after < tournament.regulations.rounds:
        yield f"Not final: round {table.after} of {tournament.regulations.rounds}."
    yield f"Money {_MEANINGS[sharing]}."
    paid = prizes(table.rows, purses, sharing)
    places = {row.card.id: f"{row.place}{' shared' if row.shared else ''}" for row in table.rows}
    for prize in paid:
        yield f"Place {places[prize.id]}: {tournament.label(prize.id)}, {amount(prize.amount)}{_why(prize)}"
    yield f"Sum: {amount(sum((prize.amount for prize in paid), Fraction(0)))} of {sum(purses)}."


def amount(money: Fraction) -> str:
    """Write money: whole, or rounded to cents.

    >>> amount(Fraction(800)), amount(Fraction(800, 3))
    ('800', '266.67')
    """
    return str(money) if money.denominator == 1 else f"{rounded(money * 100) / 100:.2f}"


def read_purses(text: str) -> tuple[int, ...]:
    """Return the prizes that were typed; raise `Refusal` for what is no money."""
    typed = [part for part in re.split(r"[\s,;]+", text) if part]
    wrong = [part for part in typed if not (part.isascii() and part.isdigit() and int(part[:12]) <= _LARGEST)]
    if wrong or not typed:
        raise Refusal(f"Prizes: type whole sums for places 1, 2, 3 ..., such as 1000 600, not {text or 'nothing'}.")
    return tuple(map(int, typed))


def read_sharing(text: str) -> Sharing:
    """Return how prizes are shared; raise `Refusal` for what is no way."""
    for word, sharing in _SHARINGS.items():
        if text and word.startswith(text.lower()):
            return sharing
    raise Refusal(f"Sharing: type F10, Hort or none, not {text or 'nothing'}.")


def _why(prize: Prize) -> str:
    return "" if prize.why == amount(prize.amount) else f" = {prize.why}"
