"""The entrants of an event held against the lists: what is another there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.values.language import tr
from paircard.data.exchange.import_report import BadRow
from paircard.data.ratings.as_entrant import as_entrant
from paircard.data.ratings.difference import RATINGS, Difference, differences
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.ratings_of_one import AS_PROPOSED, Found, ListedAt, Plan, with_rates
from paircard.data.ratings.search import RatingList


class By(StrEnum):
    """What somebody was found by."""

    FIDE_ID = "FIDE id"  # no words: never shown
    NATIONAL_ID = "national id"  # no words: never shown
    NAME = "name"
    NOTHING = ""


@dataclass(frozen=True)
class Compared:
    """One entrant and what the lists say of them."""

    number: str
    """How they are numbered where they are compared: their pairing number, in teams also their place."""
    entrant: Entrant
    listed: Rated | None = None
    """None when no list has them, or several may be meant."""
    where: str = ""
    """Name of the list that tells who they are: title, name, federation, ids."""
    by: By = By.NOTHING
    """What they were found by."""
    namesakes: int = 0
    """So many have their name, and nothing tells them apart."""
    found: Found = field(default_factory=dict)
    """The same person in every list that has them."""
    plan: Plan = AS_PROPOSED
    names: tuple[str, ...] = ()
    """The lists that were looked into."""
    out_of_date: frozenset[str] = frozenset()
    """Those of another month than the event began in: their ratings are not compared (Q137)."""

    @cached_property
    def theirs(self) -> Entrant | None:
        """The entrant as entered from the lists; None when no list has them under a name that can be."""
        try:
            person = None if self.listed is None else as_entrant(self.listed, self.where)
        except BadRow:
            return None
        if person is None:
            return None
        return with_rates(person, self.found, self.plan, names=self.names, known=self.entrant, where=self.where)

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """Each field that differs; ratings only where the lists are of the month that counts."""
        theirs = self.theirs
        if theirs is None:
            return ()
        found = differences(self.entrant, theirs)
        return tuple(each for each in found if not (self.out_of_date and each.field in RATINGS))

    @property
    def typed(self) -> bool:
        """Whether their rating was typed: it is taken over only where somebody says so for them (Q142-144)."""
        return self.entrant.typed

    @property
    def origin(self) -> str:
        """In what list they were found, and by what."""
        rate = self.theirs.origin if self.theirs else None
        told = self.where
        if rate and rate.name == self.where and rate.kind not in ("", "standard"):
            told = f"{self.where} {rate.kind}"
        match self.by:
            case By.FIDE_ID:
                return tr("{list}, by FIDE id", list=told)
            case By.NATIONAL_ID:
                return tr("{list}, by national id", list=told)
        return tr("{list}, by name", list=told)


def compare(
    entrants: Iterable[tuple[str, Entrant]], lists: Sequence[RatingList], plan: Plan | None = None, month: str = ""
) -> list[Compared]:
    """Look every entrant up: by FIDE id, national id, then by a name that only one has. Raises `Unreadable`.

    `month` is that of the lists that count; lists of another month tell who somebody is, but not their rating.
    """
    plan, names = plan or AS_PROPOSED, tuple(each.name for each in lists)
    other = frozenset(each.name for each in lists if month and each.month and each.month != month)
    compared = (_compared(number, entrant, _in_order(entrant, lists)) for number, entrant in entrants)
    return [
        replace(each, found=found_in(each.entrant, lists, each.listed), plan=plan, names=names, out_of_date=other)
        for each in compared
    ]


def found_in(entrant: Entrant, lists: Sequence[RatingList], listed: Rated | None = None) -> Found:
    """Return one person in every list that has them; what a list has said of them helps to find them in the others."""
    who = entrant
    if listed is not None:
        fide_id, national_id = entrant.fide_id or listed.fide_id, entrant.national_id or listed.national_id
        who = replace(entrant, fide_id=fide_id, national_id=national_id, birth=entrant.birth or listed.birth or None)
    found = ((each, _compared("", who, [each]).listed) for each in lists)
    return {each.name: ListedAt(player, each.month) for each, player in found if player is not None}


def months_missing(compared: Iterable[Compared]) -> frozenset[str]:
    """Return the lists whose ratings were not compared, because they are of another month."""
    return frozenset(name for each in compared for name in each.out_of_date)


def _in_order(entrant: Entrant, lists: Sequence[RatingList]) -> list[RatingList]:
    """Return the lists, those of the federations first for a national rating."""
    national = entrant.rating_source is RatingSource.NATIONAL
    return sorted(lists, key=lambda each: (each.name == "fide") is national)


def _compared(number: str, entrant: Entrant, lists: Sequence[RatingList]) -> Compared:
    for each in lists:
        if entrant.fide_id and len(found := each.by_fide_id(entrant.fide_id)) == 1:
            return Compared(number, entrant, found[0], each.name, By.FIDE_ID)
        if entrant.national_id and len(found := each.by_national_id(entrant.national_id)) == 1:
            return Compared(number, entrant, found[0], each.name, By.NATIONAL_ID)
    namesakes = 0
    for each in lists:
        found = [other for other in each.namesakes(entrant.name) if _may_be(entrant, other)]
        if len(found) == 1:
            return Compared(number, entrant, found[0], each.name, By.NAME)
        namesakes = max(namesakes, len(found))
    return Compared(number, entrant, namesakes=namesakes)


def _may_be(entrant: Entrant, listed: Rated) -> bool:
    """Whether nothing that both state tells them apart."""
    ids = not (entrant.fide_id and listed.fide_id) or entrant.fide_id == listed.fide_id
    births = not (entrant.birth and listed.birth) or entrant.birth == listed.birth
    federations = not (entrant.federation and listed.federation) or entrant.federation == listed.federation
    return ids and births and federations
