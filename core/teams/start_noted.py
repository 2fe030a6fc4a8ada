"""What follows from a start of a match that was written down: times of the day become moments."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from paircard.core.event.match import Match
from paircard.core.event.team_facts import StartNoted
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.admission import LostByForfeit, Start
from paircard.core.values.language import tr
from paircard.core.values.said import joined

_SOME_DAY = datetime(2000, 1, 1)
_HALF_A_DAY = timedelta(hours=12)


def start_of(match: Match, noted: StartNoted) -> Start:
    """Return the start of a match as the law knows it."""
    begun = _moment(noted.begun)
    came = {each.team_id: _after(begun, each.at) for each in noted.admitted}
    allowed = timedelta(minutes=noted.allowed)
    return Start(begun, allowed, *map(came.get, match.teams))


def told(tournament: Tournament, match: Match, noted: StartNoted, now: str) -> Iterator[str]:
    """Yield what is to be done at a time of the day: clocks to be set, who has lost, and until when others may come."""
    start = start_of(match, noted)
    at = _after(start.begun, now)
    first, second = (tournament.name_of(each) for each in match.contestants)
    yield tr("The first team is {first}, the second {second}.", first=first, second=second)
    consequences = start.consequences(at)
    article = system_of(tournament).article("team_late")
    yield from (str(joined(filter(None, (article, each.said())), ": ")) for each in consequences)
    lost = any(isinstance(each, LostByForfeit) for each in consequences)
    late = [
        name
        for name, came in ((first, start.first), (second, start.second))
        if came is None or came > start.lost_at
    ]  # fmt: skip
    if late and not lost:
        time = f"{start.lost_at:%H:%M}"
        yield from (tr("{team} may be admitted until {time}.", team=team, time=time) for team in late)
    if lost:
        yield tr("f writes the forfeit on all boards of the match.")


def _moment(time: str) -> datetime:
    hours, minutes = map(int, time.split(":"))
    return _SOME_DAY + timedelta(hours=hours, minutes=minutes)


def _after(begun: datetime, time: str) -> datetime:
    """Return a time of the day that lies about a match: past midnight where it would be long before it."""
    at = _moment(time)
    if at < begun - _HALF_A_DAY:
        return at + timedelta(days=1)
    if at > begun + _HALF_A_DAY:
        return at - timedelta(days=1)
    return at
