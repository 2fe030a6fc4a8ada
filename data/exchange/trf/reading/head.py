"""Records about the whole event: what of them is kept, and what is only told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.event.regulations import ROUNDS_READ, Details
from core.values.colour import Colour
from core.values.errors import Refusal
from core.values.language import mark, tr
from core.values.text import NAME_LIMIT, clean
from data.exchange.entrant_fields import Reading
from data.exchange.import_report import BadRow
from data.exchange.trf.lines.event_head import read_date, read_round_dates
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.lines.tie_breaks import tie_breaks_named

DATA = Field(mark("value"), 5, 5 + NAME_LIMIT - 1)
NAMELESS = "Imported event"  # no words: stored as the name of the event


@dataclass
class Head:
    """What the records before the players say, by their code."""

    values: dict[str, Any] = field(default_factory=dict)

    def take(self, code: str, text: str) -> str:
        """Read a record and return what should be checked about it; raise `BadRow` for a bad value."""
        if code in self.values and code != "112":
            return tr("this record appears twice: the first was read")
        reading = _READERS[code](text if code == "132" else text[DATA.first - 1 :].strip())
        self.values[code] = (*self.values.get(code, ()), reading.value) if code == "112" else reading.value
        return reading.remark

    @property
    def details(self) -> Details:
        """The head of every paper."""
        name, place, start, end, arbiter = (self.values.get(code, "") for code in ("012", "022", "042", "052", "102"))
        return Details(
            name or NAMELESS,
            place,
            read_date(start),
            read_date(end),
            arbiter,
            federation=self.values.get("032", ""),
            deputies=self.values.get("112", ()),
            time_control=self.values.get("122", ""),
            round_dates=self.values.get("132", ()),
        ).cleaned()

    @property
    def rounds(self) -> int | None:
        """Announced number of rounds: 142, else XXR."""
        return self.values.get("142") or self.values.get("XXR")

    @property
    def first_colour(self) -> Colour | None:
        """Colour of the odd numbers in round 1: 152, else XXC."""
        return self.values.get("152") or self.values.get("XXC")

    @property
    def tie_breaks(self) -> tuple[str, ...] | None:
        """Announced tie-breaks: 202, else 212; None where a report has neither, or one that is not known."""
        stated = (self.values.get(code) for code in ("202", "212"))
        return next((each for each in stated if each is not None), None)

    @property
    def players(self) -> int | None:
        """Announced number of players (062)."""
        return self.values.get("062")


def is_kept(code: str, text: str) -> bool:
    """Whether a record has a place in the event; a federation or dates that are none go back as they stand."""
    if code == "032":
        return bool(re.fullmatch("[A-Z]{3}", clean(text[4:])))  # as it is written back
    if code == "132":
        return read_round_dates(text) is not None
    return code in _READERS


def warning_about(code: str) -> str:
    """Return why a record that would act on pairing or points does not; empty for all others."""
    return next((tr(text) for codes, text in _NOT_APPLIED.items() if code in codes), "")


def _text(value: str) -> Reading[str]:
    text = clean(value)
    if len(text) > NAME_LIMIT:
        return Reading(text[:NAME_LIMIT].strip(), tr("longer than {limit} characters: cut", limit=NAME_LIMIT))
    return Reading(text)


def _name(value: str) -> Reading[str]:
    reading = _text(value)
    if not any(character.isalnum() for character in reading.value):
        return Reading(NAMELESS, tr("no name of the event: called {name}", name=NAMELESS))
    return reading


def _number(value: str) -> Reading[int]:
    # 062 may add the number of rated players in brackets
    found = re.match("[0-9]{1,4}", value)
    return Reading(int(found[0])) if found else Reading(0, tr("no number of players"))


def _rounds(value: str) -> Reading[int]:
    if not re.fullmatch("[0-9]{1,3}", value) or not 1 <= int(value) <= ROUNDS_READ:
        raise DATA.bad(value, mark("found {found}, expected a number of rounds from 1 to {most}"), most=ROUNDS_READ)
    return Reading(int(value))


def _colour(value: str) -> Reading[Colour]:
    match value.upper():
        case "W":
            return Reading("W")
        case "B":
            return Reading("B")
    raise DATA.bad(value, mark("found {found}, expected W or B"))


def _configuration(value: str) -> Reading[Colour | None]:
    words = set(value.lower().split())
    unknown = sorted(words - {"white1", "black1"})
    remark = tr("{words} is not applied", words=clean(" ".join(unknown))[:30]) if unknown else ""
    if {"white1", "black1"} <= words:
        raise BadRow(DATA.place, tr("found both white1 and black1, expected one of them"))
    if "white1" in words:
        return Reading("W", remark)
    return Reading("B" if "black1" in words else None, remark)


def _tie_breaks(value: str) -> Reading[tuple[str, ...] | None]:
    try:
        return Reading(tie_breaks_named(value))
    except Refusal as refusal:
        return Reading(None, tr("not applied: {why}", why=refusal.message))


def _dates(text: str) -> Reading[tuple[str, ...]]:
    return Reading(read_round_dates(text) or ())


_READERS: Mapping[str, Callable[[str], Reading[Any]]] = {
    "012": _name,
    "022": _text,
    "032": _text,
    "042": _text,
    "052": _text,
    "062": _number,
    "102": _text,
    "112": _text,
    "122": _text,
    "132": _dates,
    "142": _rounds,
    "152": _colour,
    "202": _tie_breaks,
    "212": _tie_breaks,
    "XXR": _rounds,
    "XXC": _configuration,
}
_NOT_APPLIED: Mapping[tuple[str, ...], str] = {
    ("299", "162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"): mark(
        "not applied: by the rules of the event results do not give such points"
    ),
    ("250", "XXA"): mark("not applied: the rules of the event know no such acceleration"),
    ("260", "XXP"): mark("not applied: the rules of the event know no lists of who does not meet"),
}
