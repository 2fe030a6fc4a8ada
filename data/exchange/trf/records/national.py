"""National records of TRF26, laid out like 001 up to the birth date, and 172, which names their federation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.event.entrant import RATING_LIMIT, Entrant, RatingSource, Title
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.rating_rules import METHODS, Method, by_method
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark
from paircard.core.values.text import clean
from paircard.data.exchange.trf.field import Field, Line
from paircard.data.exchange.trf.records import player_columns
from paircard.data.exchange.trf.records.player_written import put_birth, put_person, whole
from paircard.data.exchange.trf.records.points import CODES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from paircard.core.event.card import PairingCard
    from paircard.data.exchange.trf.outgoing import Outgoing
    from paircard.data.exchange.trf.records.player_read import Player

FEDERATION = Field(mark("federation"), 5, 7)
KIND = Field(mark("kind"), 9, 13)
COLUMNS_172 = (FEDERATION, KIND)
NATIONAL_ID = Field(mark("national number"), 58, 68)
COLUMNS = (*player_columns.PERSON, NATIONAL_ID, player_columns.BIRTH)
TYPED = "MMM"
"""In the place of a federation: the rating that counts was typed, and no list has it."""
_OF_FIDE: frozenset[Method] = frozenset({"FIDE", "FIDON", "HBFN", "LBFN"})
_PROPOSED: tuple[Method, ...] = ("FIDON", "NIDOF", "HBFN", "LBFN")
"""What an event that has settled no method may have gone by, unless it was another."""
_TAKEN = CODES | {"XXR", "XXC", "XXZ"}
"""Codes of letters that stand for something else."""


@dataclass(frozen=True, slots=True)
class National:
    """One national record, or one of a typed rating (`MMM`)."""

    line: int
    code: str
    """Of the federation."""
    number: int
    rating: int
    """0 when there is none."""
    national_id: str
    category: str = ""
    """Their national classification, such as `II`; titles of FIDE are none."""

    def completes(self, player: Player, methods: Mapping[str, Method]) -> Player:
        """Return the player with what the record adds: their number, and the ratings, by the method that 172 names."""
        entrant = player.entrant
        if self.code == TYPED:
            official, national = entrant.official, entrant.national
            counts = replace(entrant, rating=self.rating, official_rating=official, national_rating=national)
            return replace(player, entrant=replace(counts, origin=RatingOrigin(typed=True)).cleaned())
        method = methods.get(self.code, "")
        rating = rating_read(entrant.rating, self.rating, method)
        # of two that are the same the method says which one counts
        national = self.rating and rating == self.rating and (rating != entrant.rating or method not in _OF_FIDE)
        completed = replace(
            entrant,
            rating=rating,
            rating_source=RatingSource.NATIONAL if national else entrant.rating_source,
            national_id=self.national_id,
            category=self.category or entrant.category,
            official_rating=entrant.rating,
            national_rating=self.rating,
        )
        return replace(player, entrant=completed.cleaned())


def rating_read(official: int, national: int, method: Method) -> int:
    """Return the rating that counts for whoever reads a report; where no method says it, FIDE's if there is one."""
    return by_method(method, official, national, official or national)


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


def methods_in(lines: Iterable[str]) -> dict[str, Method]:
    """Return the method that records 172 name, by federation; a word that is none is OTHER."""
    found: dict[str, Method] = {}
    for line in lines:
        if line.startswith("172") and is_federation(code := FEDERATION.of(line)):
            found[code] = next((each for each in METHODS if each and each == KIND.of(line).upper()), "OTHER")
    return found


def method_named(lines: Iterable[str]) -> Method:
    """Return the method of all of a report; empty where it names none, or several."""
    found = {method for code, method in methods_in(lines).items() if code != TYPED} - {"OTHER"}
    return found.pop() if len(found) == 1 else ""


def write_172(out: Outgoing) -> Iterator[str]:
    """Yield a record for each federation that has national records, unless one that is kept says the same."""
    if out.old:
        return
    kept = methods_in(each.text for each in out.tournament.facts.kept_records)
    written = _methods(out)
    # a reader that knows one list only (gacrux) goes by the last: that of a federation
    codes = sorted(written, key=lambda code: (code != TYPED, code))
    yield from (f"172 {code} {written[code]}" for code in codes if kept.get(code) != written[code])


def _methods(out: Outgoing) -> dict[str, Method]:
    """Return the method for each federation that has records, and for typed ratings where there are any."""
    entrants = [card.entrant for card in out.tournament.player_cards.values()]
    kept = methods_in(each.text for each in out.tournament.facts.kept_records)
    settled = out.tournament.facts.rating_rules.method
    own = settled or _gone_by(entrants)
    found = {each.federation: settled or kept.get(each.federation, own) for each in entrants if is_national(each)}
    typed: dict[str, Method] = {TYPED: "OTHER"} if any(_is_typed(each, found) for each in entrants) else {}
    return {**found, **typed}


def _gone_by(entrants: Iterable[Entrant]) -> Method:
    """Return a method that makes of all ratings those that count, where none was settled and ratings are told apart."""
    national = [each for each in entrants if is_national(each) and each.official_rating is not None]
    if not national:
        return "OTHER"
    fitting = (
        method
        for method in _PROPOSED
        if all(rating_read(each.official, each.national, method) == each.rating for each in national)
    )
    return next(fitting, "OTHER")


def _is_typed(entrant: Entrant, methods: Mapping[str, Method]) -> bool:
    """Whether the rating that counts is none that a reader would find by the method."""
    if not is_national(entrant):
        return entrant.rating != entrant.official
    told = rating_read(entrant.official, entrant.national, methods.get(entrant.federation, ""))
    return told != entrant.rating


def read_national(line: int, text: str) -> National:
    """Return what a national record says; raise `BadRow` with the columns of what cannot be."""
    player_columns.need_aligned(text)
    number, rating = player_columns.NUMBER.of(text), player_columns.RATING.of(text)
    if not re.fullmatch("[0-9]{1,4}", number) or not int(number):
        raise player_columns.NUMBER.bad(number, player_columns.NO_NUMBER)
    if rating and (not re.fullmatch("[0-9]{1,4}", rating) or int(rating) > RATING_LIMIT):
        raise player_columns.RATING.bad(rating, mark("found {found}, expected a rating or blanks"))
    category = clean(player_columns.TITLE.of(text))
    national = "" if category.upper() in {each.value for each in Title} else category
    return National(line, clean(text[:3]), int(number), int(rating or 0), clean(NATIONAL_ID.of(text)), national)


def completed(
    players: Mapping[int, Player], records: Iterable[National], methods: Mapping[str, Method]
) -> dict[int, Player]:
    """Return the players with all that national records add, by the method of each federation."""
    found = dict(players)
    for each in sorted(records, key=lambda record: record.code == TYPED):  # what was typed goes before what is listed
        if each.number in found:
            found[each.number] = each.completes(found[each.number], methods)
    return found


def is_national(entrant: Entrant) -> bool:
    """Whether there is anything to say in a national record, and a federation to say it of."""
    return bool(entrant.national_id or entrant.national) and is_federation(entrant.federation)


def write_national(out: Outgoing) -> Iterator[str]:
    """Yield the records of all who have something to say in one, and those of typed ratings (Q116)."""
    if out.old:
        return
    methods = _methods(out)
    for card in out.cards:
        entrant = card.entrant
        if is_national(entrant):
            line = _record(entrant.federation, card, entrant.national, entrant.national_id)
            line.put(player_columns.TITLE, whole(entrant.category, player_columns.TITLE))
            yield line.text.rstrip()
        if _is_typed(entrant, methods):
            yield _record(TYPED, card, entrant.rating, "").text.rstrip()


def _record(code: str, card: PairingCard, rating: int, national_id: str) -> Line:
    line = Line(code)
    put_person(line, card, rating)
    line.put(NATIONAL_ID, whole(national_id, NATIONAL_ID))
    put_birth(line, card.entrant)
    return line
