"""National records of TRF26: laid out like 001 up to the birth date, under the code of a federation named in 172."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from core.event.entrant import RATING_LIMIT, RatingSource
from core.values.frozen import dataclass
from core.values.language import mark, tr
from core.values.text import clean
from data.exchange.import_report import Remark, Verdict
from data.exchange.trf.lines import player_columns as layout
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.lines.player_read import Player
from data.exchange.trf.lines.points import CODES
from data.exchange.trf.reading.findings import Finding

FEDERATION = Field(mark("federation"), 5, 7)
NATIONAL_ID = Field(mark("national number"), 58, 68)
_TAKEN = CODES | {"XXR", "XXC", "XXZ"}
"""Codes of letters that stand for something else."""


@dataclass(frozen=True, slots=True)
class National:
    """One national record."""

    line: int
    number: int
    rating: int
    """0 when there is none."""
    national_id: str

    def completes(self, player: Player) -> Player:
        """Return the player with what the record adds: their number, and the rating where it is the one they have."""
        entrant = replace(player.entrant, national_id=self.national_id)
        if self.rating and entrant.rating in (0, self.rating):
            entrant = replace(entrant, rating=self.rating, rating_source=RatingSource.NATIONAL)
        return replace(player, entrant=entrant)


def is_federation(code: str) -> bool:
    """Whether national records can bear this code; asked when a report is read and when one is written.

    >>> is_federation("POL"), is_federation("OL"), is_federation("XXR")
    (True, False, False)
    """
    return bool(re.fullmatch("[A-Z]{3}", code)) and code not in _TAKEN


def federations_in(lines: Iterable[str]) -> frozenset[str]:
    """Return the federations named in 172, wherever that stands: national records may come before it."""
    named = (FEDERATION.of(line) for line in lines if line.startswith("172"))
    return frozenset(filter(is_federation, named))


def read_federation(text: str) -> str:
    """Return the federation that a record 172 names; raise `BadRow` when it names none."""
    code = FEDERATION.of(text)
    if not is_federation(code):
        raise FEDERATION.bad(code, mark("found {found}, expected a federation of three letters"))
    return code


def read_national(line: int, text: str) -> National:
    """Return what a national record says; raise `BadRow` with the columns of what cannot be."""
    layout.need_aligned(text)
    number, rating = layout.NUMBER.of(text), layout.RATING.of(text)
    if not re.fullmatch("[0-9]{1,4}", number) or not int(number):
        raise layout.NUMBER.bad(number, mark("found {found}, expected a number from 1 to 9999"))
    if rating and (not re.fullmatch("[0-9]{1,4}", rating) or int(rating) > RATING_LIMIT):
        raise layout.RATING.bad(rating, mark("found {found}, expected a rating or blanks"))
    return National(line, int(number), int(rating or 0), clean(NATIONAL_ID.of(text)))


def completed(players: Mapping[int, Player], records: Iterable[National]) -> dict[int, Player]:
    """Return the players with all that national records add."""
    found = dict(players)
    for each in records:
        if each.number in found:
            found[each.number] = each.completes(found[each.number])
    return found


def strangers(players: Mapping[int, Player], records: Iterable[National]) -> Iterator[Finding]:
    """Yield every national record of nobody."""
    for each in records:
        if each.number not in players:
            sentence = tr("player {number} is not among the players", number=each.number)
            yield Finding(each.line, Remark(layout.NUMBER.place, sentence), Verdict.REFUSED)
