"""Who does not meet: records 260 of TRF26, XXP of JaVaFo."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.trf.field import PLAYER, ROUND, Field

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from paircard.data.exchange.trf.outgoing import Outgoing

CODES = frozenset({"260", "XXP"})
FIRST = Field(mark("first round"), 5, 7, shape=ROUND)
LAST = Field(mark("last round"), 9, 11, shape=ROUND)
MEMBER = Field(mark("player"), 13, 16, shape=PLAYER, every=5)
COLUMNS = (FIRST, LAST, MEMBER)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """One record: start numbers, none of whom meets another."""

    players: tuple[int, ...]
    first: int = 1
    last: int = 0
    """0: up to the end."""


def read_260(text: str, numbers: Collection[int]) -> Forbidden:
    """Return a list of some rounds; raise `BadRow` with why it cannot be applied."""
    return _forbidden((FIRST.of(text), LAST.of(text)), [field.of(text) for field in MEMBER.each(text)], numbers)


def read_xxp(text: str, numbers: Collection[int]) -> Forbidden:
    """Return a list of all rounds; raise `BadRow` with why it cannot be applied."""
    return _forbidden(("", ""), text[4:].split(), numbers)


READERS = {"260": read_260, "XXP": read_xxp}


def _forbidden(span: tuple[str, str], words: list[str], numbers: Collection[int]) -> Forbidden:
    for word in filter(None, (*span, *words)):
        if not re.fullmatch(PLAYER.pattern, word):
            raise BadRow("", tr("not applied: found {found}, expected a number", found=word))
    players = tuple(dict.fromkeys(int(word) for word in words if word))
    if (stranger := next((each for each in players if each not in numbers), None)) is not None:
        raise BadRow("", tr("not applied: player {number} is not among the players", number=stranger))
    first, last = int(span[0] or 1), int(span[1] or 0)
    if len(players) < 2 or first < 1 or 0 < last < first:
        raise BadRow("", tr("not applied: two players are needed, and a first and a last round in order"))
    return Forbidden(players, first, last)


def write_260(out: Outgoing) -> Iterator[str]:
    """Yield a record a list, by the numbers of today, of all who have one."""
    rounds, numbers = out.tournament.regulations.rounds, out.tournament.numbers
    for each in out.choices.apart:
        here = sorted(numbers[id_] for id_ in each.players if id_ in numbers)
        if len(here) > 1:
            first, last = out.span_of(each.first, each.last or rounds)
            yield f"260 {first:3} {last:3}" + "".join(f" {number:4}" for number in here)
