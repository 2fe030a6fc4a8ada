"""Records about the whole event: its name, place, days, arbiters, time control, rounds and first colour."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any

from paircard.core.event.names import event_title
from paircard.core.event.regulations import ROUNDS_READ, Details
from paircard.core.values.dates import iso_date, with_slashes
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.core.values.text import NAME_LIMIT, clean
from paircard.core.values.time_control import seconds_and_increment
from paircard.data.exchange.entrant_fields import Reading
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.trf.field import DATE, Field, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from paircard.core.values.colour import Colour
    from paircard.data.exchange.trf.outgoing import Outgoing

DATA = Field(mark("value"), 5, 5 + NAME_LIMIT - 1)
NAMELESS = "Imported event"  # no words: stored as the name of the event
PROGRAM = "paircard"
DAY = Field(mark("date"), 92, 99, shape=DATE, every=10)
"""Of a round, in 132."""
_CENTURY = 1970
"""The first year that two digits mean."""


@dataclass(frozen=True, slots=True)
class Stated:
    """What one record states of the event."""

    code: str
    value: Any
    remark: str = ""
    """What should be checked about it."""


def stating(reads: Callable[[str], Reading[Any]]) -> Callable[[int, str], Stated]:
    """Return what reads a record, made of what reads its value; it raises `BadRow` for a bad one."""

    def read(_line: int, text: str) -> Stated:
        reading = reads(text[DATA.first - 1 :].strip())
        return Stated(text[:3], reading.value, reading.remark)

    return read


def telling(code: str, detail: Callable[[Details], str]) -> Callable[[Outgoing], Iterator[str]]:
    """Return what writes a record of something that an event may have."""

    def write(out: Outgoing) -> Iterator[str]:
        if value := detail(out.details):
            yield f"{code} {value}"  # no words: a record

    return write


# --- texts and numbers ------------------------------------------------------------------------------------


def text(value: str) -> Reading[str]:
    """Read any text, cut where it is too long."""
    cleaned = clean(value)
    if len(cleaned) > NAME_LIMIT:
        return Reading(cleaned[:NAME_LIMIT].strip(), tr("longer than {limit} characters: cut", limit=NAME_LIMIT))
    return Reading(cleaned)


def name(value: str) -> Reading[str]:
    """Read the name of the event (012), which is never empty."""
    reading = text(value)
    if not any(character.isalnum() for character in reading.value):
        return Reading(NAMELESS, tr("no name of the event: called {name}", name=NAMELESS))
    return reading


def write_name(out: Outgoing) -> Iterator[str]:
    """Yield the name of the event, with that of its stage."""
    yield f"012 {out.style.spell(event_title(out.tournament))}"


def read_federation(_line: int, text: str) -> Stated | None:
    """Return the federation (032); None for what is none, which goes back as it stands."""
    federation = clean(text[4:])
    return Stated("032", federation) if re.fullmatch("[A-Z]{3}", federation) else None


def number(value: str) -> Reading[int]:
    """Read how many players there are (062); it may add those with a rating in brackets."""
    found = re.match("[0-9]{1,4}", value)
    return Reading(int(found[0])) if found else Reading(0, tr("no number of players"))


def write_players(out: Outgoing) -> Iterator[str]:
    """Yield how many people play."""
    yield f"062 {len(out.tournament.player_cards) if out.of_teams else len(out.tournament.registrations)}"


def write_rated(out: Outgoing) -> Iterator[str]:
    """Yield how many of the people have a rating, as records of players count: of FIDE; TRF16 has it of teams alone."""
    if out.of_teams:
        yield f"072 {sum(bool(card.entrant.rating) for card in out.tournament.player_cards.values())}"
    elif not (out.old or out.for_engine):
        yield f"072 {sum(bool(card.entrant.official) for card in out.cards)}"


def write_teams(out: Outgoing) -> Iterator[str]:
    """Yield how many teams there are."""
    if out.of_teams:
        yield f"082 {len(out.tournament.registrations)}"


def write_deputies(out: Outgoing) -> Iterator[str]:
    """Yield a record for each of the deputy arbiters."""
    yield from (f"112 {each}" for each in out.details.deputies)


def write_program(out: Outgoing) -> Iterator[str]:
    """Yield who pairs."""
    if not out.old:
        yield f"182 {PROGRAM}"


# --- rounds and the first colour -------------------------------------------------------------------------


def rounds(value: str) -> Reading[int]:
    """Read the number of rounds (142, XXR)."""
    if not re.fullmatch("[0-9]{1,3}", value) or not 1 <= int(value) <= ROUNDS_READ:
        raise DATA.bad(value, mark("found {found}, expected a number of rounds from 1 to {most}"), most=ROUNDS_READ)
    return Reading(int(value))


def write_142(out: Outgoing) -> Iterator[str]:
    """Yield the number of rounds in TRF26."""
    yield from () if out.old else (f"142 {out.rounds}",)


def write_xxr(out: Outgoing) -> Iterator[str]:
    """Yield the number of rounds in TRF16, which has no record for it."""
    yield from (f"XXR {out.rounds}",) if out.old else ()  # no words: a record


def colour(value: str) -> Reading[Colour]:
    """Read the colour of odd numbers in round 1 (152)."""
    match value.upper():
        case "W":
            return Reading("W")
        case "B":
            return Reading("B")
    raise DATA.bad(value, mark("found {found}, expected W or B"))


def configuration(value: str) -> Reading[Colour | None]:
    """Read the same as engines have it (XXC); what else may stand there is told."""
    words = set(value.lower().split())
    unknown = sorted(words - {"white1", "black1"})
    remark = tr("{words} is not applied", words=clean(" ".join(unknown))[:30]) if unknown else ""
    if {"white1", "black1"} <= words:
        raise BadRow(DATA.place, tr("found both white1 and black1, expected one of them"))
    if "white1" in words:
        return Reading("W", remark)
    return Reading("B" if "black1" in words else None, remark)


def write_152(out: Outgoing) -> Iterator[str]:
    """Yield the colour of odd numbers in round 1 in TRF26."""
    if not out.old and (first := out.tournament.facts.first_colour):
        yield f"152 {first}"


def write_xxc(out: Outgoing) -> Iterator[str]:
    """Yield the colour of odd numbers in round 1 in TRF16, which has no record for it."""
    if out.old and (first := out.tournament.facts.first_colour):
        yield f"XXC {'white1' if first == 'W' else 'black1'}"  # no words: a record


# --- days and the time control ---------------------------------------------------------------------------


def read_date(text: str) -> str:
    """Return a date of 042 or 052 in ISO where it is a whole one, else as it stands.

    >>> read_date("2026/05/02"), read_date("May 2026")
    ('2026-05-02', 'May 2026')
    """
    found = iso_date(text)
    return found if found and with_slashes(found) == text else text


def read_days(_line: int, text: str) -> Stated | None:
    """Return the days of the rounds (132); None where anything else stands in it, which goes back as it stands."""
    days = round_days(text)
    return None if days is None else Stated("132", days)


def round_days(text: str) -> tuple[str, ...] | None:
    """Return the days of a record 132 in ISO, empty where it has none; None where anything else stands in it."""
    written = [field.of(text) for field in DAY.each(text)]
    days = tuple(map(_whole, written))
    if not days or any(found and not iso for found, iso in zip(written, days, strict=True)):
        return None
    return days if _days_record(days) == text.rstrip() else None


def write_days(out: Outgoing) -> Iterator[str]:
    """Yield the days of the rounds; the format has no place for the time of the day.

    A pairing program asks for none, and some refuse those that have none between them.
    """
    times = out.tournament.facts.times
    days = [number for number, when in times.items() if when.date]
    if days and not out.for_engine:
        yield _days_record(times[number].date if number in times else "" for number in range(1, max(days) + 1))


def _days_record(days: Iterable[str]) -> str:
    line = Line("132")
    line.put_each(DAY, (with_slashes(each)[2:] for each in days))
    return line.text.rstrip()


def _whole(short: str) -> str:
    """Return a date of two digits a part as ISO; nothing for what is none."""
    if not re.fullmatch(DATE.pattern, short):
        return ""
    year = int(short[:2]) + (2000 if int(short[:2]) < _CENTURY % 100 else 1900)
    try:
        return date(year, int(short[3:5]), int(short[6:])).isoformat()
    except ValueError:
        return ""


def coded_time_control(text: str) -> str:
    """Return a time control as record 222 codes it, in seconds; nothing for one that it cannot be seen in.

    >>> coded_time_control("90 min + 30 s"), coded_time_control("15+10"), coded_time_control("2 h for 40 moves")
    ('5400+30', '900+10', '')
    """
    control = seconds_and_increment(text)
    return f"{control[0]}+{control[1]}" if control else ""


def write_coded_time_control(out: Outgoing) -> Iterator[str]:
    """Yield the time control in seconds, where it can be said so."""
    if not out.old and (code := coded_time_control(out.tournament.details.time_control)):
        yield f"222 {code}"
