"""When a team may start, what its lateness costs, and the control clock (B.VI E2e, E2f).

Everything is worked out from times: when the match began, when each team was admitted, and what time it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Literal

from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said, said_n, said_p

HOUR = timedelta(hours=1)
Side = Literal["first", "second"]
"""Of a match, as its teams are named."""
SIDES: tuple[Side, Side] = ("first", "second")


def time_allowed(game: timedelta, *, fast: bool) -> timedelta:
    """Return after what time an absent team has lost: an hour, in rapid and blitz half of the time of a game.

    >>> time_allowed(timedelta(minutes=15), fast=True)
    datetime.timedelta(seconds=450)
    """
    return game / 2 if fast else HOUR


def enough(present: int, boards: int) -> bool:
    """Whether so many in the hall are enough to start, once the line-up is named: more than half (E2e).

    >>> enough(5, 8), enough(4, 8)
    (True, False)
    """
    return 2 * present > boards


# --- what follows ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClocksRun:
    """A team was not there, the other was: all of its clocks run from the start of the match."""

    team: Side
    used: timedelta
    """On each of its clocks, until it was admitted or until now."""
    admitted: bool

    def said(self) -> Words:
        """Say what its clocks show."""
        if self.admitted:
            return said("The {team} team was late: gone on its clocks: {minutes}.", **_fields(self.team, self.used))
        return said(
            "The {team} team is not admitted: its clocks run; gone so far: {minutes}.", **_fields(self.team, self.used)
        )


@dataclass(frozen=True, slots=True)
class ControlClock:
    """Neither team was there: the arbiter's clock runs, and no other."""

    since: datetime
    shows: timedelta

    def said(self) -> Words:
        """Say since when it runs."""
        return said(
            "Neither team is admitted: the match counts as begun at {time}, the control clock shows {minutes}.",
            time=_clock(self.since), minutes=_minutes(self.shows),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class SetClocks:
    """The first of both was admitted: half of what the control clock shows is set everywhere."""

    admitted: tuple[Side, ...]
    """Both where they came together."""
    shown: timedelta

    @property
    def to_set(self) -> timedelta:
        """What is gone on both sides of all clocks."""
        return self.shown / 2

    def said(self) -> Words:
        """Say what to set, and whose clocks start."""
        times = {"shown": _minutes(self.shown), "half": _minutes(self.to_set)}
        if len(self.admitted) == 2:
            return said("The control clock showed {shown}: set {half} as gone on both sides of all clocks.", **times)
        late = SIDES[1 - SIDES.index(self.admitted[0])]
        return said(
            "The control clock showed {shown}: set {half} as gone on both sides of all clocks, "
            "and start those of the {team} team.",
            **times, team=_word(late),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class LostByForfeit:
    """The time was over: the match is lost, by both where neither was there."""

    teams: tuple[Side, ...]
    at: datetime

    def said(self) -> Words:
        """Say who has lost, and when."""
        if len(self.teams) == 2:
            return said("Neither team was admitted by {time}: both have lost.", time=_clock(self.at))
        team, time = _word(self.teams[0]), _clock(self.at)
        return said("The {team} team was not admitted by {time}: it has lost by forfeit.", team=team, time=time)


Consequence = ClocksRun | ControlClock | SetClocks | LostByForfeit


@dataclass(frozen=True, slots=True)
class Start:
    """The start of a match: when it began, and when each team was admitted."""

    begun: datetime
    """The hour set; where neither was there, when the arbiter started the control clock."""
    allowed: timedelta
    first: datetime | None = None
    """When the first team was admitted; None while it is not."""
    second: datetime | None = None

    @property
    def lost_at(self) -> datetime:
        """When whoever is not admitted has lost; who is admitted in that very moment has not."""
        return self.begun + self.allowed

    def admitted(self, team: Side, until: datetime) -> datetime | None:
        """Return when a team was admitted in time, as far as is known at a moment."""
        at = self.first if team == "first" else self.second
        return at if at is not None and at <= min(until, self.lost_at) else None

    def consequences(self, now: datetime) -> tuple[Consequence, ...]:
        """Return what follows at a moment, in the order in which it happened."""
        return tuple(self._consequences(now))

    def _consequences(self, now: datetime) -> Iterator[Consequence]:
        came = {team: at for team in SIDES if (at := self.admitted(team, now)) is not None}
        over = now > self.lost_at
        if not came:
            if now >= self.begun:
                yield ControlClock(self.begun, min(now, self.lost_at) - self.begun)
            if over:
                yield LostByForfeit(SIDES, self.lost_at)
            return
        earliest = min(came.values())
        gone = timedelta()
        if earliest > self.begun:
            there = tuple(team for team in SIDES if came.get(team) == earliest)
            both_set = SetClocks(there, earliest - self.begun)
            gone = both_set.to_set
            yield both_set
        yield from self._of_the_other(came, max(earliest, self.begun), gone, now)

    def _of_the_other(
        self, came: dict[Side, datetime], since: datetime, gone: timedelta, now: datetime
    ) -> Iterator[Consequence]:
        """Yield what the team that came later, or did not come, has used and lost."""
        for team in SIDES:
            at = came.get(team)
            if at is not None and at <= since:
                continue
            until = min(now, self.lost_at) if at is None else at
            if until > since:
                yield ClocksRun(team, gone + until - since, at is not None)
            if at is None and now > self.lost_at:
                yield LostByForfeit((team,), self.lost_at)


def _fields(team: Side, used: timedelta) -> dict[str, object]:
    return {"team": _word(team), "minutes": _minutes(used)}


def _word(team: Side) -> Words:
    return said_p("a team", "first") if team == "first" else said_p("a team", "second")


def _minutes(time: timedelta) -> Words:
    """Say a time in minutes, with seconds where there are some."""
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    whole = said_n("{count} minute", "{count} minutes", minutes)
    return said("{minutes} {seconds} s", minutes=whole, seconds=seconds) if seconds else whole


def _clock(at: datetime) -> str:
    return f"{at:%H:%M}"
