"""An entrant: who plays, and what A1 and A2 ask about them."""

from __future__ import annotations

from dataclasses import field, replace
from enum import StrEnum

from core.event.persisted import later
from core.values.dates import iso_date
from core.values.errors import Refusal
from core.values.frozen import dataclass
from core.values.said import said
from core.values.text import clean, clean_name, folded

RATING_LIMIT = 4000
BIRTH_YEARS = range(1890, 2101)


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
    """0 when there is none."""
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
    no_half_bye: str = field(default="", metadata=later(7))
    """The condition by which they may have no half-point bye, such as free entry; empty where they may."""

    @classmethod
    def of(cls, name: str, **fields: object) -> Entrant:
        """Return a clean entrant; raise `Refusal` naming the first field that cannot be.

        >>> Entrant.of(" Nowak, Jan ", rating=1900, title=Title.FM).name
        'Nowak, Jan'
        """
        return cls(name, **fields).cleaned()  # type: ignore[arg-type]

    def cleaned(self) -> Entrant:
        """Return the same entrant with clean texts; raise `Refusal` for a number out of range."""
        for rating in (self.rating, self.local_rating):
            if not 0 <= rating <= RATING_LIMIT:
                wrong = said(
                    "The rating {rating} is not between 0 and {limit}: correct it.", rating=rating, limit=RATING_LIMIT
                )
                raise Refusal(wrong)
        if self.birth is not None and self.birth not in BIRTH_YEARS:
            raise Refusal(
                said(
                    "The birth year {year} is not between {first} and {last}: correct it.",
                    year=self.birth,
                    first=BIRTH_YEARS[0],
                    last=BIRTH_YEARS[-1],
                )
            )
        whole = iso_date(self.birth_date)
        if whole and int(whole[:4]) not in BIRTH_YEARS:
            whole = ""
        birth = int(whole[:4]) if whole and self.birth is None else self.birth
        return replace(
            self,
            name=clean_name(self.name),
            birth=birth,
            birth_date=whole if whole[:4] == str(birth) else "",  # a year given anew goes before an older date
            federation=clean(self.federation).upper()[:3],
            club=clean(self.club)[:60],
            town=clean(self.town)[:60],
            fide_id=clean(self.fide_id)[:20],
            national_id=clean(self.national_id)[:20],
            category=clean(self.category)[:20],
            no_half_bye=clean(self.no_half_bye)[:60],
        )

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
