"""The entrants of an event held against the lists: what is another there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.event.entrant import Entrant, RatingSource
from core.values.language import tr
from data.exchange.import_report import BadRow
from data.ratings.as_entrant import as_entrant
from data.ratings.difference import Difference, differences
from data.ratings.rated_player import Rated
from data.ratings.search import RatingList


class By(StrEnum):
    """What somebody was found by."""

    FIDE_ID = "FIDE id"  # no words: never shown
    NATIONAL_ID = "national id"  # no words: never shown
    NAME = "name"
    NOTHING = ""


@dataclass(frozen=True)
class Compared:
    """One entrant and what a list says of them."""

    number: str
    """How they are numbered where they are compared: their pairing number, in teams also their place."""
    entrant: Entrant
    listed: Rated | None = None
    """None when no list has them, or several may be meant."""
    where: str = ""
    """Name of the list."""
    by: By = By.NOTHING
    """What they were found by."""
    namesakes: int = 0
    """So many have their name, and nothing tells them apart."""

    @property
    def theirs(self) -> Entrant | None:
        """The entrant as entered from the list; None when no list has them under a name that can be."""
        try:
            return None if self.listed is None else as_entrant(self.listed, self.where)
        except BadRow:
            return None

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Each field that differs."""
        theirs = self.theirs
        return () if theirs is None else tuple(differences(self.entrant, theirs))

    @property
    def origin(self) -> str:
        """In what list they were found, and by what."""
        match self.by:
            case By.FIDE_ID:
                return tr("{list}, by FIDE id", list=self.where)
            case By.NATIONAL_ID:
                return tr("{list}, by national id", list=self.where)
        return tr("{list}, by name", list=self.where)


def compare(entrants: Iterable[tuple[str, Entrant]], lists: Sequence[RatingList]) -> list[Compared]:
    """Look every entrant up: by FIDE id, national id, then by a name that only one has. Raises `Unreadable`."""
    return [_compared(number, entrant, _in_order(entrant, lists)) for number, entrant in entrants]


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
