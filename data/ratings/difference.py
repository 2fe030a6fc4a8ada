"""What a list says of an entrant that the event says otherwise, field by field, and how it is taken over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from paircard.core.event.entrant import Entrant
from paircard.core.values.language import tr, trp
from paircard.core.values.text import folded


class Listed(StrEnum):
    """A field that lists state; the value is the attribute of an entrant."""

    RATING = "rating"
    OFFICIAL = "official"
    K = "k"
    TITLE = "title"
    NAME = "name"
    FEDERATION = "federation"
    FIDE_ID = "fide_id"
    NATIONAL_ID = "national_id"

    @property
    def word(self) -> str:
        """What it is called, in front of two values."""
        match self:
            case Listed.RATING:
                return trp("at most 11 columns", "rating")
            case Listed.OFFICIAL:
                return trp("at most 11 columns", "official")
            case Listed.K:
                return "K"
            case Listed.TITLE:
                return trp("at most 11 columns", "title")
            case Listed.NAME:
                return trp("at most 11 columns", "name")
            case Listed.FEDERATION:
                return trp("at most 11 columns", "federation")
            case Listed.FIDE_ID:
                return trp("at most 11 columns", "FIDE id")
        return trp("at most 11 columns", "national id")


RATINGS = frozenset({Listed.RATING, Listed.OFFICIAL, Listed.K})


@dataclass(frozen=True, slots=True)
class Difference:
    """One field: what the event has, what the list has; empty where there is nothing."""

    field: Listed
    here: str
    there: str

    def __str__(self) -> str:
        """Say both."""
        here, there = (each or _none(self.field) for each in (self.here, self.there))
        match self.field:
            case Listed.RATING:
                return tr("rating {here}, in the list {there}", here=here, there=there)
            case Listed.OFFICIAL:
                return tr("official rating {here}, in the list {there}", here=here, there=there)
            case Listed.K:
                return tr("K {here}, in the list {there}", here=here, there=there)
            case Listed.TITLE:
                return tr("title {here}, in the list {there}", here=here, there=there)
            case Listed.NAME:
                return tr("name in the list {name}", name=there)
            case Listed.FEDERATION:
                return tr("federation {here}, in the list {there}", here=here, there=there)
            case Listed.FIDE_ID:
                return tr("FIDE id {here}, in the list {there}", here=here, there=there)
        return tr("national id {here}, in the list {there}", here=here, there=there)


def _none(field: Listed) -> str:
    """Say that there is none."""
    match field:
        case Listed.RATING | Listed.OFFICIAL:
            return trp("rating", "none")
        case Listed.TITLE:
            return trp("title", "none")
        case Listed.FEDERATION:
            return trp("federation", "none")
    return trp("id", "none")


def differences(ours: Entrant, theirs: Entrant) -> Iterator[Difference]:
    """Yield what differs. A federation or an id that the list does not state says nothing against ours."""
    for field in Listed:
        here, there = _value(ours, field), _value(theirs, field)
        if field is Listed.OFFICIAL and not _apart(ours, theirs):
            continue
        if field is Listed.K and not here:
            continue  # nobody has asked for it: it comes with the rating, or is looked up where it is needed
        stated = there or field in (Listed.RATING, Listed.OFFICIAL, Listed.TITLE)
        if stated and here != there and not (field is Listed.NAME and _plain(here) == _plain(there)):
            yield Difference(field, here, there)


def _apart(ours: Entrant, theirs: Entrant) -> bool:
    """Whether the official rating is worth a word of its own beside the rating that counts."""
    if ours.official_rating is None:
        return theirs.official_rating not in (None, 0)
    return ours.official_rating != ours.rating or theirs.official_rating is not None


def taken_over(ours: Entrant, theirs: Entrant, fields: Iterable[Listed]) -> Entrant:
    """Return our entrant with some fields as the list has them; ratings bring along where they come from."""
    wanted = tuple(fields)
    names = [field.value for field in wanted if field is not Listed.OFFICIAL]
    if Listed.RATING in wanted:
        names += ["rating_source", "origin", "national_rating", "k"]
    taken = replace(ours, **{name: getattr(theirs, name) for name in names})
    if Listed.RATING in wanted or Listed.OFFICIAL in wanted:
        taken = replace(taken, official_rating=theirs.official)
    return taken.cleaned()


def _value(entrant: Entrant, field: Listed) -> str:
    return str(getattr(entrant, field.value) or "")


def _plain(name: str) -> str:
    return " ".join(folded(name).replace(",", " ").split())
