"""The form of an entrant: typed texts read strictly, each refusal naming the field and what to type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from paircard.core.event.entrant import (
    BIRTH_YEARS,
    K_LIMIT,
    RATING_LIMIT,
    Entrant,
    RatingSource,
    Sex,
    Title,
    from_bcf,
    from_ingo,
)
from paircard.core.event.tournament import Tournament
from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points
from paircard.core.values.scale import USUAL, Scale
from paircard.core.values.text import clean, folded
from paircard.tui.dialogs.form import Field, Form, Values

Known = Callable[[], Iterable[str]]
"""Asked anew at every key, so that what was entered a moment ago is suggested already."""


class EntrantForm(Form):
    """A form that completes what is typed from what other entrants have."""

    shown_by = "paircard.tui.dialogs.on_screen.entrant_form:EntrantDialog"

    def __init__(
        self,
        title: str,
        fields: list[Field],
        save: Callable[[Values], object],
        known: Mapping[str, Known],
        *,
        note: str = "",
        again: bool = False,
    ) -> None:
        """Build the form; `known` completes fields by name, `note` is said until something else is."""
        super().__init__(title, fields, save, again=again)
        self.known = known
        self.note = note
        self.pasted = ""
        """Several lines that were pasted where a name was asked for: they are for whoever has asked."""


def entrant_fields(entrant: Entrant | None = None) -> list[Field]:
    """Return the fields of an entrant, empty or filled with what they have."""
    values = _as_typed(entrant) if entrant else {}
    return [
        Field(
            name,
            label,
            values.get(name, ""),
            hint=tr(hint),
            choices=_CHOICES.get(name, ()),
            by_name=name in _BY_NAME,
        )
        for name, label, hint, _ in _FIELDS
    ]


def known_values(
    tournament: Callable[[], Tournament], players: Callable[[], Iterable[Entrant]] | None = None
) -> dict[str, Known]:
    """Return the completions of the fields that repeat from entrant to entrant, or from player to player."""

    def entrants() -> Iterable[Entrant]:
        return (each.entrant for each in tournament().registrations.values()) if players is None else players()

    def seen(field: str) -> Known:
        return lambda: _newest_first(str(getattr(each, field)) for each in entrants())

    return {
        "title": lambda: Title,
        "rating_source": lambda: RatingSource,
        **{field: seen(field) for field in ("federation", "club", "category", "town")},
    }


def read_typed_entrant(values: Values, before: Entrant | None = None) -> Entrant:
    """Return the entrant that was typed; raise `Refusal` naming the field. What was there before passes.

    A rating that was not there before is marked as typed (Q134).
    """
    untouched = _as_typed(before) if before else {}
    read: dict[str, Any] = {}
    for name, label, _, reader in _FIELDS:
        if before is not None and values[name] == untouched[name]:
            read[name] = getattr(before, name)
        else:
            read[name] = reader(tr(label), values[name])
    kept = before is not None and values["birth"] == untouched["birth"]
    read["origin"] = before.origin if before else None
    read["elsewhere"] = before.elsewhere if before else None
    read["birth_date"] = before.birth_date if before and kept else iso_date(values["birth"])
    return Entrant.of(**read).with_rating_typed(before)


def missed_field(rounds: int, *, half_points: bool, scale: Scale = USUAL) -> Field:
    """Return the field that asks what a late entrant gets for the rounds they missed (R17, R18)."""
    label = tr("Missed R1") if rounds == 1 else tr("Missed R1-R{last}", last=rounds)
    zeros = " ".join("0" * rounds)
    if half_points and not scale.usual:
        given = format_points(scale.half_bye)
        hint = tr("nothing means {zeros}; h is a half-point bye: {points}", zeros=zeros, points=given)
        return Field("missed", label, hint=hint)
    if half_points:
        return Field("missed", label, hint=tr("nothing means {points}; h is half a point", points=zeros))
    return Field("missed", label, hint=tr("nothing means {points}", points=zeros))


def read_missed(text: str, rounds: int) -> tuple[int, ...]:
    """Return half points for each missed round.

    >>> read_missed("½ 0", 2), read_missed("", 2)
    ((1, 0), (0, 0))
    """
    words = text.split() or ["0"] * rounds
    if len(words) != rounds or any(word not in _MISSED for word in words):
        example = " ".join(["h", *["0"] * (rounds - 1)])
        said = tr(
            "Missed rounds: type 0 or h (½) for each of the {rounds}, such as {example}.",
            rounds=rounds,
            example=example,
        )
        raise Refusal(said, field="missed")
    return tuple(_MISSED[word] for word in words)


def points_of_missed(missed: Iterable[int], scale: Scale = USUAL) -> str:
    """Write what missed rounds give: where results give 1, ½ and 0, as it is typed."""
    return " ".join(format_points(scale.of_absence(points)) for points in missed)


# --- reading one field -----------------------------------------------------------------------------------

Choice = TypeVar("Choice", bound=StrEnum)  # no words: a type


def _text(_field: str, text: str) -> str:
    return text


def _rating(field: str, text: str) -> int:
    scale, _, number = text.partition(" ")
    convert = _SCALES.get(scale.lower())
    if convert is not None and number.strip().isascii() and number.strip().isdigit():
        text = str(convert(int(number[:6])))
    if _is_number(text, range(RATING_LIMIT + 1)):
        return int(text or 0)
    said = mark("{field}: {text} is not a rating: type {first} to {last}, such as {example}, or nothing.")
    raise Refusal(tr(said, field=field, text=clean(text), first=0, last=RATING_LIMIT, example=1850))


def _official(field: str, text: str) -> int | None:
    """Return FIDE's rating, 0 where it is said to have none; None where it is the one that counts."""
    return _rating(field, text) if text else None


def _coefficient(field: str, text: str) -> int:
    if _is_number(text, range(1, K_LIMIT + 1)):
        return int(text or 0)
    raise Refusal(tr("{field}: {text} is none: type 40, 20 or 10, or nothing.", field=field, text=clean(text)))


def _birth(field: str, text: str) -> int | None:
    if _is_number(text, BIRTH_YEARS):
        return int(text) if text else None
    if (whole := iso_date(text)) and int(whole[:4]) in BIRTH_YEARS:
        return int(whole[:4])
    first, last = BIRTH_YEARS[0], BIRTH_YEARS[-1]
    said = mark("{field}: {text} is not a year: type {first} to {last}, such as {example}, a whole date, or nothing.")
    raise Refusal(tr(said, field=field, text=clean(text), first=first, last=last, example=1990))


def _is_number(text: str, allowed: range) -> bool:
    """Whether nothing was typed, or a number that is allowed."""
    return not text or (text.isascii() and text.isdigit() and len(text) < 9 and int(text) in allowed)


def read_federation(field: str, text: str) -> str:
    """Return the three letters that were typed, or nothing; raise `Refusal` naming the field."""
    if text and not (len(text) == 3 and text.isascii() and text.isalpha()):
        said = mark("{field}: {text} is not a code: type three letters such as POL, or nothing.")
        raise Refusal(tr(said, field=field, text=clean(text)))
    return text.upper()


def _fide_id(field: str, text: str) -> str:
    if text and not (text.isascii() and text.isdigit() and len(text) <= 12):
        said = mark("{field}: {text} is not a FIDE id: type its digits only, or nothing.")
        raise Refusal(tr(said, field=field, text=clean(text)))
    return text


def _title(field: str, text: str) -> Title:
    return _one_of(field, text, Title)


def _source(field: str, text: str) -> RatingSource:
    return _one_of(field, text, RatingSource)


def _sex(field: str, text: str) -> Sex:
    return _one_of(field, text, Sex)


def _one_of(field: str, text: str, choices: type[Choice]) -> Choice:
    """Return the choice that was typed, or the only one that begins so."""
    typed = folded(text)
    exact = [choice for choice in choices if folded(choice) == typed]
    found = exact or [choice for choice in choices if folded(choice).startswith(typed)]
    if len(found) != 1:
        names = ", ".join(choice for choice in choices if choice)
        said = mark("{field}: {text} is none of {choices}: type one of them, or nothing.")
        raise Refusal(tr(said, field=field, text=clean(text), choices=names))
    return found[0]


_SCALES = {"ingo": from_ingo, "bcf": from_bcf}
"""Ratings of other scales, typed as `Ingo 95` or `BCF 180` (A1)."""

_MISSED = {"0": 0, "h": 1, "H": 1, "½": 1, "1/2": 1, "0.5": 1, ".5": 1, "0,5": 1, "=": 1}

_FIELDS: tuple[tuple[str, str, str, Callable[[str, str], Any]], ...] = (
    ("name", mark("Name"), mark("such as Nowak, Jan; the only field needed"), _text),
    ("title", mark("Title"), mark("one of GM WGM IM WIM FM WFM CM WCM"), _title),
    ("rating", mark("Rating"), mark("such as 1850, Ingo 95, BCF 180; nothing if none"), _rating),
    # translators: national and estimated are typed as they stand here
    ("rating_source", mark("Rating source"), mark("FIDE, national or estimated"), _source),
    ("federation", mark("Federation"), mark("three letters, such as POL"), read_federation),
    ("club", mark("Club"), "", _text),
    ("birth", mark("Birth year"), mark("such as 1990 or 1990-02-28"), _birth),
    # translators: m (man) and w (woman) are typed as they stand here
    ("sex", mark("Sex"), mark("m or w"), _sex),
    ("fide_id", mark("FIDE id"), "", _fide_id),
    ("national_id", mark("National id"), "", _text),
    ("category", mark("Category"), "", _text),
    ("town", mark("Town"), mark("for the start card"), _text),
    ("local_rating", mark("Local rating"), mark("puts in order whom rating and title leave equal"), _rating),
    ("official_rating", mark("Official rating"), mark("FIDE's, for reports; nothing: the rating, 0: none"), _official),
    ("national_rating", mark("National rating"), mark("of their federation, beside FIDE's"), _rating),
    ("k", mark("K"), mark("FIDE's K of the kind of play, as its list has it: 40, 20 or 10"), _coefficient),
    ("no_half_bye", mark("No half bye"), mark("why they may have none, such as free entry; nothing: they may"), _text),
)
"""Attribute of the entrant, label, hint, and how a typed text is read."""


_CHOICES: dict[str, tuple[str, ...]] = {
    name: ("", *filter(None, choices))
    for name, choices in (("title", Title), ("rating_source", RatingSource), ("sex", Sex))
}
"""Fields that have no other values."""

_BY_NAME = frozenset({"official_rating", "national_rating", "k"})
"""What few events tell apart: line mode takes it by its name only."""


def _as_typed(entrant: Entrant) -> dict[str, str]:
    typed = {name: str(getattr(entrant, name) or "") for name, *_ in _FIELDS}
    official = "" if entrant.official_rating is None else str(entrant.official_rating)
    return {**typed, "birth": entrant.birth_date or typed["birth"], "official_rating": official}


def _newest_first(texts: Iterable[str]) -> Iterable[str]:
    """Each text once, the one used last first."""
    return dict.fromkeys(text for text in reversed(list(texts)) if text)
