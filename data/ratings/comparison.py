"""The entrants of an event held against the lists: whose rating, name or title is another there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.entrant import Entrant, RatingSource
from core.language import tr, trp
from core.text import folded
from data.ratings.rated import Rated
from data.ratings.search import RatingList


class By(StrEnum):
    """What somebody was found by."""

    FIDE_ID = "FIDE id"  # no words: never shown
    NATIONAL_ID = "national id"  # no words: never shown
    NAME = "name"
    NOTHING = ""


@dataclass(frozen=True)
class Compared:
    """One entrant and what a list says of him."""

    number: int
    """Pairing number."""
    entrant: Entrant
    listed: Rated | None = None
    """None when no list has him, or several may be he."""
    where: str = ""
    """Name of the list."""
    by: By = By.NOTHING
    """What he was found by."""
    namesakes: int = 0
    """So many have his name, and nothing tells them apart."""

    @property
    def differences(self) -> tuple[str, ...]:
        """Each field that differs: here, there."""
        if self.listed is None:
            return ()
        entrant, listed = self.entrant, self.listed
        told = []
        if entrant.rating != listed.standard:
            none = trp("rating", "none")
            here, there = entrant.rating or none, listed.standard or none
            told.append(tr("rating {here}, in the list {there}", here=here, there=there))
        if entrant.title != listed.title:
            none = trp("title", "none")
            told.append(tr("title {here}, in the list {there}", here=entrant.title or none, there=listed.title or none))
        if _plain(entrant.name) != _plain(listed.name):
            told.append(tr("name in the list {name}", name=listed.name))
        return tuple(told)

    @property
    def origin(self) -> str:
        """In what list he was found, and by what."""
        match self.by:
            case By.FIDE_ID:
                return tr("{list}, by FIDE id", list=self.where)
            case By.NATIONAL_ID:
                return tr("{list}, by national id", list=self.where)
        return tr("{list}, by name", list=self.where)


def compare(entrants: Iterable[tuple[int, Entrant]], lists: Sequence[RatingList]) -> list[Compared]:
    """Look every entrant up: by FIDE id, national id, then by a name that only one has. Raises `Unreadable`."""
    return [_compared(number, entrant, _in_order(entrant, lists)) for number, entrant in entrants]


def _in_order(entrant: Entrant, lists: Sequence[RatingList]) -> list[RatingList]:
    """Return the lists, those of the federations first for a national rating."""
    national = entrant.rating_source is RatingSource.NATIONAL
    return sorted(lists, key=lambda each: (each.name == "fide") is national)


def _compared(number: int, entrant: Entrant, lists: Sequence[RatingList]) -> Compared:
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


def _plain(name: str) -> str:
    return " ".join(folded(name).replace(",", " ").split())
