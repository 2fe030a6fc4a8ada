"""National records of TRF26, laid out like 001 up to the birth date, and 172, which names their federation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from core.event.card import PairingCard
from core.event.entrant import RATING_LIMIT, Entrant, RatingSource
from core.values.frozen import dataclass
from core.values.language import mark
from core.values.text import clean
from data.exchange.trf.field import Field, Line
from data.exchange.trf.lines import player_columns
from data.exchange.trf.lines.player_read import Player
from data.exchange.trf.lines.player_written import put_birth, put_person, whole
from data.exchange.trf.lines.points import CODES
from data.exchange.trf.outgoing import Outgoing

FEDERATION = Field(mark("federation"), 5, 7)
COLUMNS_172 = (FEDERATION, Field(mark("kind"), 9, 13))
NATIONAL_ID = Field(mark("national number"), 58, 68)
COLUMNS = (*player_columns.PERSON, NATIONAL_ID, player_columns.BIRTH)
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


@dataclass(frozen=True, slots=True)
class NationalList:
    """One record 172: how a national list made the start numbers, which goes back as it stands."""

    federation: str


def read_172(_line: int, text: str) -> NationalList:
    """Return the federation that a record 172 names; raise `BadRow` when it names none."""
    code = FEDERATION.of(text)
    if not is_federation(code):
        raise FEDERATION.bad(code, mark("found {found}, expected a federation of three letters"))
    return NationalList(code)


def write_172(out: Outgoing) -> Iterator[str]:
    """Yield a record for each federation that has national records and that no kept one names."""
    if out.old:
        return
    stated = {FEDERATION.of(each.text) for each in out.tournament.facts.kept_records if each.text.startswith("172")}
    entrants = (card.entrant for card in out.tournament.player_cards.values())
    named = sorted({each.federation for each in entrants if is_national(each)})
    yield from (f"172 {code} OTHER" for code in named if code not in stated)  # no words: a record


def read_national(line: int, text: str) -> National:
    """Return what a national record says; raise `BadRow` with the columns of what cannot be."""
    player_columns.need_aligned(text)
    number, rating = player_columns.NUMBER.of(text), player_columns.RATING.of(text)
    if not re.fullmatch("[0-9]{1,4}", number) or not int(number):
        raise player_columns.NUMBER.bad(number, mark("found {found}, expected a number from 1 to 9999"))
    if rating and (not re.fullmatch("[0-9]{1,4}", rating) or int(rating) > RATING_LIMIT):
        raise player_columns.RATING.bad(rating, mark("found {found}, expected a rating or blanks"))
    return National(line, int(number), int(rating or 0), clean(NATIONAL_ID.of(text)))


def completed(players: Mapping[int, Player], records: Iterable[National]) -> dict[int, Player]:
    """Return the players with all that national records add."""
    found = dict(players)
    for each in records:
        if each.number in found:
            found[each.number] = each.completes(found[each.number])
    return found


def is_national(entrant: Entrant) -> bool:
    """Whether there is anything to say in a national record, and a federation to say it of."""
    said = entrant.national_id or entrant.rating_source is RatingSource.NATIONAL
    return bool(said) and is_federation(entrant.federation)


def write_national(out: Outgoing) -> Iterator[str]:
    """Yield the records of all who have something to say in one."""
    if not out.old:
        yield from (_record(card) for card in out.cards if is_national(card.entrant))


def _record(card: PairingCard) -> str:
    line = Line(card.entrant.federation)
    put_person(line, card)
    if card.entrant.rating_source is not RatingSource.NATIONAL:
        line.put(player_columns.RATING, "")
    line.put(NATIONAL_ID, whole(card.entrant.national_id, NATIONAL_ID))
    put_birth(line, card.entrant)
    return line.text.rstrip()
