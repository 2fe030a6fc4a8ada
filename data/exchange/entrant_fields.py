"""The data of an entrant as files write it: each field is read generously, and what was doubtful is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar
from unicodedata import normalize

from paircard.core.event.entrant import BIRTH_YEARS, K_LIMIT, RATING_LIMIT, Entrant, RatingSource, Sex, Title
from paircard.core.values.dates import iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.core.values.pattern import pattern
from paircard.core.values.text import NAME_LIMIT, TEXT_LIMIT, clean
from paircard.data.exchange.import_report import NO_RATING, BadRow, Remark
from paircard.data.exchange.text_lines import shown

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading(Generic[T]):
    """What a field says, and what a person should check about it (empty: nothing)."""

    value: T
    remark: str = ""


def read_entrant(cells: Mapping[str, str]) -> tuple[Entrant, tuple[Remark, ...]]:
    """Return the entrant that cells by column name describe, and what is doubtful about them.

    A column that the file does not have is left at its default without a remark; `name` must be there.
    Raises `BadRow` when the name cannot be.
    """
    values: dict[str, Any] = {}
    remarks: list[Remark] = []
    for column, cell in cells.items():
        if column in _READERS:
            reading = _SAID.get((column, cell)) or _read(column, cell)
            values[column] = reading.value
            if reading.remark:
                remarks.append(Remark(column, reading.remark))
    remarks.sort(key=lambda each: _ORDER[each.column])
    if _dirty("".join(cells.values())):
        remarks += [Remark(column, tr(_DIRTY)) for column, text in cells.items() if _dirty(text)]
    if "birth" in values:
        values["birth"], values["birth_date"] = values["birth"]
    try:
        entrant = Entrant.of(**values)
    except Refusal as refusal:
        raise BadRow("name", refusal.message) from refusal
    return entrant, tuple(remarks)


def _read(column: str, cell: str) -> Reading[Any]:
    """Return what a cell says; what others say too is remembered, unless somebody is told of it."""
    reading = _READERS[column](cell)
    if column in _ALIKE and not reading.remark:
        if len(_SAID) > _MANY:
            _SAID.clear()
        _SAID[column, cell] = reading
    return reading


def _text(limit: int) -> Callable[[str], Reading[str]]:
    def text(cell: str) -> Reading[str]:
        value = clean(cell)
        if len(value) > limit:
            return Reading(value[:limit].strip(), tr("longer than {limit} characters: cut", limit=limit))
        return Reading(value)

    return text


def _rating(cell: str) -> Reading[int]:
    text = _squeezed(cell)
    if text in _NOTHING or re.fullmatch("0+", text):
        return Reading(0, tr(NO_RATING))
    if not (found := _RATING.fullmatch(text)) or int(found["digits"]) > RATING_LIMIT:
        return Reading(0, tr("{found} is not a rating: entered with 0", found=shown(cell)))
    rating = int(found["digits"])
    read_as = tr("{found} read as {rating}", found=shown(cell), rating=rating)
    return Reading(rating, "" if text == found["digits"] else read_as)


def _local_rating(cell: str) -> Reading[int]:
    reading = _rating(cell)
    return Reading(reading.value, "" if reading.remark == tr(NO_RATING) else reading.remark)


def _coefficient(cell: str) -> Reading[int]:
    text = _squeezed(cell)
    if text in _NOTHING or re.fullmatch("0+", text):
        return Reading(0)
    if re.fullmatch("[0-9]{1,2}", text) and int(text) <= K_LIMIT:
        return Reading(int(text))
    return Reading(0, tr("{found} is no K: left out", found=shown(cell)))


def _title(cell: str) -> Reading[Title]:
    text = _squeezed(cell).upper()
    if text in _NOTHING:
        return Reading(Title.NONE)
    try:
        return Reading(_OLD_TITLES.get(text) or Title(text))
    except ValueError:
        return Reading(Title.NONE, tr("{found} is not a title: entered without one", found=shown(cell)))


def _sex(cell: str) -> Reading[Sex]:
    text = _squeezed(cell).lower()
    if text in _NOTHING:
        return Reading(Sex.UNKNOWN)
    if text not in _SEXES:
        return Reading(Sex.UNKNOWN, tr("{found} is neither m nor w: left open", found=shown(cell)))
    return Reading(_SEXES[text])


def _source(cell: str) -> Reading[RatingSource]:
    text = _squeezed(cell).lower()
    if text in _NOTHING:
        return Reading(RatingSource.UNKNOWN)
    if text not in _SOURCES:
        remark = tr("{found} is none of FIDE, national, estimated: left open", found=shown(cell))
        return Reading(RatingSource.UNKNOWN, remark)
    return Reading(_SOURCES[text])


def _federation(cell: str) -> Reading[str]:
    text = clean(cell).upper()
    if text in _NOTHING:
        return Reading("")
    if re.fullmatch("[A-Z]{3}", text):
        return Reading(text)
    remark = tr("{found} is not a code of three letters: kept as {code}", found=shown(cell), code=text[:3])
    return Reading(text[:3], remark)


def _fide_id(cell: str) -> Reading[str]:
    text = _squeezed(cell)
    if text in _NOTHING or not text.strip("0"):
        return Reading("")
    if text.isascii() and text.isdigit() and len(text) <= 12:
        return Reading(text)
    return Reading("", tr("{found} is not a FIDE id: left out", found=shown(cell)))


def _birth(cell: str) -> Reading[tuple[int | None, str]]:
    """Read a year of birth, and the whole date where it is one."""
    text = _squeezed(cell)
    if text in _NOTHING:
        return Reading((None, ""))
    found = _YEAR_FIRST.fullmatch(text) or _YEAR_LAST.fullmatch(text)
    if not found or int(found["year"]) not in BIRTH_YEARS:
        return Reading((None, ""), tr("{found} is no year of birth: entered without one", found=shown(cell)))
    return Reading((int(found["year"]), iso_date(text)))


def _squeezed(cell: str) -> str:
    return clean(cell).replace(" ", "")


def _dirty(cell: str) -> bool:
    """Whether something could not be decoded, or cleaning takes out more than blanks."""
    if cell.isascii() and cell.isprintable() and len(cell) <= TEXT_LIMIT:
        return False  # nothing of it is taken out
    return "\ufffd" in cell or clean(cell) != " ".join(normalize("NFC", cell).split())


_SAID: dict[tuple[str, str], Reading[Any]] = {}
"""What cells were read as, by their column; words for people are in a language and never among it."""
_ALIKE = {"sex", "title", "rating", "rating_source", "federation", "birth", "club", "k"}
"""Columns in which many say the same."""
_MANY = 10_000
_DIRTY = mark("characters that cannot be read or printed were found: check")
_NOTHING = ("", "-", "–", "—", "?")
_RATING = pattern(r"[^0-9.,]*(?P<digits>[0-9]{3,4})(?:[.,][0-9]*)?[^0-9.,]*")
_YEAR_FIRST = pattern(r"(?P<year>[0-9]{4})(?:[-/.][0-9]{1,2}){0,2}[-/.]?")
_YEAR_LAST = pattern(r"(?:[0-9]{1,2}[-/.]){2}(?P<year>[0-9]{4})")
_OLD_TITLES = {
    "G": Title.GM,
    "WG": Title.WGM,
    "M": Title.IM,
    "WM": Title.WIM,
    "F": Title.FM,
    "WF": Title.WFM,
    "C": Title.CM,
    "WC": Title.WCM,
}
_SEXES = {
    **dict.fromkeys(("m", "male", "man"), Sex.MAN),
    **dict.fromkeys(("w", "f", "k", "female", "woman"), Sex.WOMAN),
}
_SOURCES = {source.value.lower(): source for source in RatingSource if source}
_READERS: Mapping[str, Callable[[str], Reading[Any]]] = {
    "name": _text(NAME_LIMIT),
    "sex": _sex,
    "title": _title,
    "rating": _rating,
    "rating_source": _source,
    "federation": _federation,
    "fide_id": _fide_id,
    "national_id": _text(20),
    "category": _text(20),
    "birth": _birth,
    "club": _text(60),
    "town": _text(60),
    "local_rating": _local_rating,
    "national_rating": _local_rating,
    "no_half_bye": _text(60),
    "k": _coefficient,
}
_ORDER = {column: place for place, column in enumerate(_READERS)}
"""Where what is said of a column stands among the remarks."""
