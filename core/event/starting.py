"""Starting times as an arbiter types them: each round by itself, or a step from one round to the next."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from paircard.core.event.when import When
from paircard.core.values.dates import is_iso, iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import clean, folded

NONE = "-"
"""Typed for a round whose time is not known."""
_CLOCK = re.compile(r"(?P<hour>[0-9]{1,2})(?::(?P<minute>[0-9]{2})|[.](?P<dotted>00|1[3-9]|[2-5][0-9]))")
"""With a point only where it cannot be a day and a month."""
_AFTER_A_DATE = re.compile(r"(?P<date>.*[^\s,])[\s,T]+(?P<hour>[0-9]{1,2})[:.h](?P<minute>[0-9]{2})")
_STEP = re.compile(r"\+? ?(?P<number>[0-9]{1,4}) ?(?P<unit>[^\W\d_]*)[.']?")
_HOURS = re.compile(r"\+? ?(?P<hours>[0-9]{1,2}) ?[^\W\d_]+[.]? ?(?P<minutes>[0-9]{1,2}) ?[^\W\d_]*[.']?")
_MORNING = "06:00"
"""Before it a round begins only where somebody has typed the time of that round."""
_DAYS, _MINUTES, _OF_HOURS = "dд", "mм", "hgtч"
"""How the units begin in English, Polish, Swedish and Bulgarian."""


class Step(ABC):
    """From the beginning of a round to that of the next."""

    @abstractmethod
    def next(self, before: When) -> When:
        """Return when the next round begins; raise `Refusal` where that cannot be said."""


@dataclass(frozen=True)
class Minutes(Step):
    """So long after the round before, whatever day it is then."""

    minutes: int

    def next(self, before: When) -> When:
        """Go on past midnight where there is a date."""
        if not before.time:
            raise Refusal(tr("A step of minutes needs the time of the round before: type it, such as 9:30."))
        at = _moment(before) + timedelta(minutes=self.minutes)
        if not before.date:
            if at.date() != _moment(before).date():
                raise Refusal(tr("The rounds go on past midnight: type the date of the first, such as 2026-05-01."))
            return When("", at.strftime("%H:%M"))
        return When(at.date().isoformat(), at.strftime("%H:%M"))


@dataclass(frozen=True)
class Days(Step):
    """So many days after the round before, at the same time."""

    days: int

    def next(self, before: When) -> When:
        """Keep the time."""
        return When((_day(before) + timedelta(days=self.days)).date().isoformat(), before.time)


@dataclass(frozen=True)
class Daily(Step):
    """At the same times on every day."""

    times: tuple[str, ...]
    """In order."""

    def next(self, before: When) -> When:
        """Take the next of the times, the first of them on the next day after the last."""
        later = [time for time in self.times if before.time and time > before.time]
        day = _day(before) if later else _day(before) + timedelta(days=1)
        return When(day.date().isoformat(), (later or self.times)[0])


def read_step(text: str) -> Step | None:
    """Return the step that was typed, None where nothing was; raise `Refusal` for what is none.

    >>> read_step("45"), read_step("1 h 30 min"), read_step("7 days"), read_step("15:00 9:00")
    (Minutes(minutes=45), Minutes(minutes=90), Days(days=7), Daily(times=('09:00', '15:00')))
    """
    typed = folded(text.strip())
    if not typed:
        return None
    times = [_clock_time(part) for part in re.split(r"[\s,]+", typed)]
    if all(times):
        _need_day(text, times)
        return Daily(tuple(sorted(set(times))))
    if found := _STEP.fullmatch(typed):
        number, unit = int(found["number"]), found["unit"][:1]
        if number and unit and unit in _DAYS:
            return Days(number)
        if number and (not unit or unit in _MINUTES):
            return Minutes(number)
        if number and unit in _OF_HOURS:
            return Minutes(60 * number)
    if (found := _HOURS.fullmatch(typed)) and (whole := 60 * int(found["hours"]) + int(found["minutes"])):
        return Minutes(whole)
    wrong = tr("{text} is no step: type 45 min, 1 d, or the starting times of every day, 9:00 15:00.", text=clean(text))
    raise Refusal(wrong)


def _need_day(typed: str, times: Sequence[str]) -> None:
    """Refuse starting times of every day that are in the night: hours and minutes were meant as a step."""
    if at := next((time for time in times if _at_night(time)), ""):
        hour, minute = map(int, at.split(":"))
        fields = {"text": clean(typed), "time": at, "hours": hour, "minutes": minute}
        if hour:
            raise Refusal(
                tr(
                    "{text} would begin a round at {time}, at night, every day: for a step from one round to the next "
                    "type {hours} h {minutes} min.",
                    **fields,
                )
            )
        raise Refusal(
            tr(
                "{text} would begin a round at {time}, at night, every day: for a step from one round to the next "
                "type {minutes} min.",
                **fields,
            )
        )


def _at_night(time: str) -> bool:
    return bool(time) and time < _MORNING


def read_when(text: str, before: When) -> When:
    """Return when a round begins: a date, a time, or both; a time alone is on the day of the round before.

    >>> str(read_when("1.5.2026 9.30", When())), str(read_when("15:00", When("2026-05-01", "09:30")))
    ('2026-05-01 09:30', '2026-05-01 15:00')
    """
    typed = text.strip()
    if typed in ("", NONE):
        return When()
    if time := _clock_time(typed):
        return When(before.date, time)
    if day := iso_date(typed):
        return When(day)
    if found := _AFTER_A_DATE.fullmatch(typed):
        day, time = iso_date(found["date"]), _clock(found["hour"], found["minute"])
        if day and time:
            return When(day, time)
    wrong = tr("{text} is neither date nor time: type 2026-05-01 9:30, a part of it, or - for none.", text=clean(text))
    raise Refusal(wrong)


def filled(typed: Sequence[str | None], step: Step | None) -> tuple[When, ...]:
    """Return when the rounds begin: as typed, and where nothing is (None), a step after the round before.

    A `Refusal` names the round as its field: `round_3`.
    """
    times: list[When] = []
    for number, text in enumerate(typed, start=1):
        last = next((when for when in reversed(times) if when), When())
        try:
            if text is None:
                times.append(_following(number, step, last) if step and last else When())
            else:
                times.append(read_when(text, last))
        except Refusal as refusal:
            refusal.field = round_field(number) if text is not None else "step"
            raise
    return tuple(times)


def _following(number: int, step: Step, before: When) -> When:
    """Return when a round begins a step after another; refuse the night, which is meant by nobody who types a step."""
    when = step.next(before)
    if _at_night(when.time) and when.time != before.time:
        raise Refusal(
            tr(
                "Round {round} would begin at {time}, at night: type the starting times of every day as the step, such "
                "as 9:00 15:00, or the time of that round itself.",
                round=number,
                time=when.time,
            )
        )
    return when


def round_field(number: int) -> str:
    """Return the name of what is typed for a round."""
    return f"round_{number}"  # no words: a key


def _clock_time(text: str) -> str:
    """Return a time of the day as 09:30; nothing for what is none."""
    found = _CLOCK.fullmatch(text)
    return _clock(found["hour"], found["minute"] or found["dotted"]) if found else ""


def _clock(hour: str, minute: str) -> str:
    return f"{int(hour):02}:{minute}" if int(hour) < 24 and int(minute) < 60 else ""


def _moment(when: When) -> datetime:
    day = _day(when) if when.date else datetime(2000, 1, 1)
    hour, minute = map(int, when.time.split(":"))
    return day.replace(hour=hour, minute=minute)


def _day(when: When) -> datetime:
    if not is_iso(when.date) or when.date > "9000":
        raise Refusal(tr("Such a step needs the date of the round before: type it, such as 2026-05-01."))
    return datetime.fromisoformat(when.date)
