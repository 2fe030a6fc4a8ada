"""An entrant: who plays, and what A1 and A2 ask about them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from operator import attrgetter
from typing import Any

from paircard.core.event.elsewhere import Elsewhere
from paircard.core.event.persisted import later
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.said import said
from paircard.core.values.text import clean, clean_name, folded

RATING_LIMIT = 4000
K_LIMIT = 40
FIDE_LIST = "fide"
"""What the list of FIDE is called."""
BIRTH_YEARS = range(1890, 2101)
_LONGEST = {"club": 60, "town": 60, "fide_id": 20, "national_id": 20, "category": 20, "no_half_bye": 60}
"""How much of a text is kept, in characters."""
_TEXTS = attrgetter("federation", *_LONGEST)
"""All that may be told of somebody beside the name."""


class Title(StrEnum):
    """FIDE titles; the order of A2 is `A2_TITLES`."""

    GM = "GM"
    WGM = "WGM"
    IM = "IM"
    WIM = "WIM"
    FM = "FM"
    WFM = "WFM"
    CM = "CM"
    WCM = "WCM"
    NONE = ""

    @property
    def rank(self) -> int:
        """Place in the order of A2, 0 the highest; titles that A2 does not name count as none."""
        return A2_TITLES.index(self) if self in A2_TITLES else len(A2_TITLES)


A2_TITLES = (Title.GM, Title.WGM, Title.IM, Title.WIM, Title.FM, Title.WFM)


class Sex(StrEnum):
    """As in report files: `m`, `w`, or not stated."""

    MAN = "m"
    WOMAN = "w"
    UNKNOWN = ""


class RatingSource(StrEnum):
    """Where a rating comes from (A1: checked or estimated before the start)."""

    FIDE = "FIDE"
    NATIONAL = "national"
    ESTIMATED = "estimated"
    UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One player as they entered. Build it with `Entrant.of`, which cleans and checks every field."""

    name: str
    rating: int = 0
    """The tournament rating: all that is ordered or reckoned by ratings goes by it. 0 when there is none."""
    title: Title = Title.NONE
    rating_source: RatingSource = RatingSource.UNKNOWN
    federation: str = ""
    club: str = ""
    birth: int | None = None
    """Year of birth."""
    sex: Sex = Sex.UNKNOWN
    fide_id: str = ""
    national_id: str = ""
    category: str = ""
    birth_date: str = field(default="", metadata=later(2))
    """The whole date of birth (ISO) where it is known; papers show the year."""
    town: str = field(default="", metadata=later(3))
    """As the start card asks it."""
    local_rating: int = field(default=0, metadata=later(3))
    """Of a club or federation, for the order A2 where the rating and the title say nothing; 0 when there is none."""
    official_rating: int | None = field(default=None, metadata=later(7))
    """FIDE's of the kind of play, 0 when FIDE has none; None where it is not told apart from `rating`."""
    national_rating: int = field(default=0, metadata=later(7))
    """Of their federation; 0 when there is none, or where it is `rating` and said to be national."""
    origin: RatingOrigin | None = field(default=None, metadata=later(7))
    """The list that gave `rating`; None where nobody knows."""
    no_half_bye: str = field(default="", metadata=later(7))
    """The condition by which they may have no half-point bye, such as free entry; empty where they may."""

    k: int = field(default=0, metadata=later(7))
    """FIDE's K of the kind of play, as its list of the first day has it; 0 where nobody knows."""
    elsewhere: Elsewhere | None = field(default=None, metadata=later(7))
    """What other events say of them; None where nobody has told."""

    @classmethod
    def of(cls, name: str, **fields: object) -> Entrant:
        """Return a clean entrant; raise `Refusal` naming the first field that cannot be.

        >>> Entrant.of(" Nowak, Jan ", rating=1900, title=Title.FM).name
        'Nowak, Jan'
        """
        return cls(name, **fields).cleaned()  # type: ignore[arg-type]

    def cleaned(self) -> Entrant:
        """Return the same entrant with clean texts; raise `Refusal` for a number out of range."""
        self._need_numbers_in_range()
        whole = iso_date(self.birth_date) if self.birth_date else ""
        if whole and int(whole[:4]) not in BIRTH_YEARS:
            whole = ""
        national = self.national_rating if self.national_rating and self.rating_source is RatingSource.NATIONAL else -1
        birth = int(whole[:4]) if whole and self.birth is None else self.birth
        changed: dict[str, Any] = dict(self._cleaned_texts())
        if birth != self.birth:
            changed["birth"] = birth
        if self.birth_date and (dated := whole if whole[:4] == str(birth) else "") != self.birth_date:
            changed["birth_date"] = dated  # a year given anew goes before an older date
        if self.official_rating == self.rating:
            changed["official_rating"] = None
        if national == self.rating:
            changed["national_rating"] = 0
        return replace(self, **changed) if changed else self

    def _need_numbers_in_range(self) -> None:
        for rating in (self.rating, self.local_rating, self.official_rating or 0, self.national_rating):
            if not 0 <= rating <= RATING_LIMIT:
                wrong = said(
                    "The rating {rating} is not between 0 and {limit}: correct it.", rating=rating, limit=RATING_LIMIT
                )
                raise Refusal(wrong)
        if not 0 <= self.k <= K_LIMIT:
            raise Refusal(said("K is {k}: FIDE's are 40, 20 and 10, and none is above 40.", k=self.k), field="k")
        if self.birth is not None and self.birth not in BIRTH_YEARS:
            raise Refusal(
                said(
                    "The birth year {year} is not between {first} and {last}: correct it.",
                    year=self.birth,
                    first=BIRTH_YEARS[0],
                    last=BIRTH_YEARS[-1],
                )
            )

    def _cleaned_texts(self) -> Iterator[tuple[str, str]]:
        """Yield the texts that are not clean, cleaned, by their fields; raise `Refusal` for a name that cannot be."""
        if (name := clean_name(self.name)) != self.name:
            yield "name", name
        if not any(_TEXTS(self)):
            return
        if (federation := clean(self.federation).upper()[:3]) != self.federation:
            yield "federation", federation
        for field_, limit in _LONGEST.items():
            text = getattr(self, field_)
            if text and (short := clean(text)[:limit]) != text:
                yield field_, short

    @property
    def official(self) -> int:
        """The official rating, which reports bear; 0 when there is none."""
        return self.rating if self.official_rating is None else self.official_rating

    @property
    def fide(self) -> int:
        """FIDE's rating as far as it is known to be FIDE's; 0 when there is none."""
        told_apart = self.official_rating is not None or self.rating_source is RatingSource.FIDE
        return self.official if told_apart else 0

    @property
    def rated_by_fide(self) -> int:
        """The rating that games are rated by: the official one; 0 where it is national or estimated, and no other."""
        if self.official_rating is None and self.rating_source in (RatingSource.NATIONAL, RatingSource.ESTIMATED):
            return 0
        return self.official

    @property
    def national(self) -> int:
        """The rating of their federation, 0 when there is none."""
        return self.national_rating or (self.rating if self.rating_source is RatingSource.NATIONAL else 0)

    @property
    def typed(self) -> bool:
        """Whether an arbiter typed the rating that counts."""
        return self.origin is not None and self.origin.typed

    def with_rating_typed(self, before: Entrant | None) -> Entrant:
        """Return the same entrant, their rating marked as typed where it is another than before (Q134).

        What a list said stays beside it; so does FIDE's own rating, where that is known. Who is said to have a
        national or an estimated one has none of FIDE's, unless that was typed too (Q116).
        """
        was = before or Entrant(self.name)
        if (self.rating, self.rating_source) == (was.rating, was.rating_source):
            return self
        entrant = self if self.rating == was.rating else self._typed_over(was)
        if entrant.official_rating is None and entrant.rating_source in (RatingSource.NATIONAL, RatingSource.ESTIMATED):
            return replace(entrant, official_rating=0).cleaned()
        return entrant

    def _typed_over(self, was: Entrant) -> Entrant:
        origin = was.origin or RatingOrigin()
        if origin.rating and origin.rating == self.rating:
            return replace(self, origin=replace(origin, typed=False)).cleaned()
        of_fide = was.official_rating is None and self.official_rating is None and origin.name == FIDE_LIST
        of_federation = was.rating_source is RatingSource.NATIONAL and not was.typed
        return replace(
            self,
            origin=replace(origin, typed=True),
            official_rating=was.rating if of_fide else self.official_rating,
            national_rating=self.national_rating or (was.rating if of_federation else 0),
        ).cleaned()

    def a2_key(self, lot: int = 0) -> tuple[int, int, int, int, str, str]:
        """Sort key of A2 within a score: rating, title, local rating, the lot or place in a list, the alphabet."""
        return (*self.a2_strength, lot, folded(self.name), self.name)

    @property
    def a2_strength(self) -> tuple[int, int, int]:
        """What A2 asks before its last criterion; the local rating is for those the two others leave equal."""
        return -self.rating, self.title.rank, -self.local_rating

    @property
    def person(self) -> tuple[str, int | None]:
        """What tells two entrants without an id apart: name (without accents or case) and birth year."""
        return folded(self.name), self.birth


def from_ingo(ingo: float) -> int:
    """Convert an Ingo number (A1).

    >>> from_ingo(100)
    2040
    """
    return round(2840 - 8 * ingo)


def from_bcf(grade: float) -> int:
    """Convert a BCF grade (A1).

    >>> from_bcf(180)
    2040
    """
    return round(600 + 8 * grade)
