"""Who gets which of the prizes of an event; and how the prizes are typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.event.prize_facts import Fund, PrizesSet
from paircard.core.tables.prizes import Prize, prizes, sharing_of
from paircard.core.tables.some_players import Filter, read_filter
from paircard.core.tables.standings import StandingRow, Standings, places_within
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr

EXAMPLE = "1000 600 400 / women: 200 100 / cat U16: 100"  # no words: as it is typed
MOST_DIGITS = 9
"""Of a sum of money."""


@dataclass(frozen=True, slots=True)
class Category:
    """Those who are in for some prizes."""

    players: Filter
    purses: tuple[int, ...]
    rows: tuple[StandingRow, ...]
    """With places among themselves."""
    prizes: tuple[Prize, ...]

    @property
    def name(self) -> str:
        """Say who they are."""
        return name_of(self.players)

    def winners(self) -> Iterator[StandingRow]:
        """Yield whoever has one of the places that have a prize."""
        yield from (row for row in self.rows if row.place <= len(self.purses))


def name_of(players: Filter) -> str:
    """Say who they are: a category by its name, others in words."""
    if not players:
        return tr("Everybody")
    said = players.category if players == Filter(category=players.category) else str(players)
    return said[:1].upper() + said[1:]


def categories(table: Standings, set_: PrizesSet) -> tuple[Category, ...]:
    """Return who gets what by the table, fund by fund."""
    taken: set[ContestantId] = set()
    found: list[Category] = []
    for fund in set_.funds:
        players = read_filter(fund.players)
        rows = places_within(table, _belonging(players, frozenset(taken)))
        paid = prizes(rows, fund.purses, sharing_of(table, set_.sharing))
        found.append(Category(players, fund.purses, rows, paid))
        if set_.one_each:
            taken |= {prize.id for prize in paid}
    return tuple(found)


def _belonging(players: Filter, taken: frozenset[ContestantId]) -> Callable[[PairingCard], bool]:
    return lambda card: card.id not in taken and players.belongs(card)


def funds_typed(set_: PrizesSet | None) -> str:
    """Return the funds as they are typed.

    >>> funds_typed(PrizesSet((Fund((1000, 600)), Fund((200,), "women"))))
    '1000 600 / women: 200'
    """
    return " / ".join(map(_fund_typed, set_.funds)) if set_ else ""


def _fund_typed(fund: Fund) -> str:
    sums = " ".join(map(str, fund.purses))
    return f"{fund.players}: {sums}" if fund.players else sums


def read_funds(text: str) -> tuple[Fund, ...]:
    """Return the funds that were typed; raise `Refusal` for what is no money, or nobody.

    >>> read_funds("1000 600 / women: 200")
    (Fund(purses=(1000, 600), players=''), Fund(purses=(200,), players='women'))
    """
    return tuple(_read_fund(part) for part in re.split("[;/]", text) if part.strip())


def _read_fund(text: str) -> Fund:
    who, colon, sums = text.rpartition(":")
    return Fund(read_purses(sums), read_filter(who).typed if colon else "")


def is_sum(text: str) -> bool:
    """Whether a text is a whole sum of money, no larger than a prize may be.

    >>> [is_sum(text) for text in ("600", "6.50", "-1", "000000000000999999999")]
    [True, False, False, False]
    """
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def read_purses(text: str) -> tuple[int, ...]:
    """Return sums for places 1, 2, 3 ...; raise `Refusal` for what is no money."""
    typed = [part for part in re.split(r"[\s,]+", text) if part]
    wrong = [part for part in typed if not is_sum(part)]
    if wrong or not typed:
        said = mark("{text} is not a sum of money: type whole sums for places 1, 2, 3 ..., such as {example}.")
        raise Refusal(tr(said, text=(wrong or [tr("nothing")])[0], example=EXAMPLE))
    return tuple(map(int, typed))
