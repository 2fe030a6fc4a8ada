"""What is said of an open event and of those that were open last, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.tournament import Tournament
from paircard.core.values.dates import is_iso
from paircard.core.values.language import mark, tr, trn
from paircard.data.machine.recent_events import Recent
from paircard.tui.sentences.round_clock import published_at

WELCOME = mark(
    "Runs a chess tournament, Swiss, round robin, groups and a final, and names the rule behind every decision. "
    "Its Swiss is that of FIDE, in the rules of 2026 for events rated today or the text of 1992 - 1998."
)


def round_told(tournament: Tournament) -> str:
    """Say which round is in play."""
    if not tournament.planned:
        return tr("no round is paired yet")
    if tournament.current is None:
        return tr("{rounds} rounds, none paired", rounds=tournament.planned)
    return tr("round {round} of {rounds}", round=tournament.under_way, rounds=tournament.planned)


def about_event(tournament: Tournament) -> Iterator[str]:
    """Yield who plays, where and when."""
    count, details = len(tournament.registrations), tournament.details
    if tournament.several:
        yield tournament.stage_name
    if tournament.of_teams:
        yield trn("{count} team", "{count} teams", count)
    else:
        yield trn("{count} player", "{count} players", count)
    if details.place:
        yield details.place
    if days := _days(details.start, details.end):
        yield days


def _days(start: str, end: str) -> str:
    """Write first and last day, the year only once.

    >>> _days("2026-05-01", "2026-05-04"), _days("2026-05-01", "2026-05-01"), _days("", "")
    ('2026-05-01 - 05-04', '2026-05-01', '')
    """
    short = is_iso(start) and is_iso(end) and start[:5] == end[:5] and start != end
    return " - ".join(dict.fromkeys(filter(None, (start, end[5:] if short else end))))


def results_told(tournament: Tournament) -> Iterator[str]:
    """Yield how many results of the round in play are in, in words."""
    if (current := tournament.current) is not None:
        boards = len(current.boards)
        done = boards - len(current.missing)
        yield trn("{done} of {count} result in", "{done} of {count} results in", boards, done=done)


def times(tournament: Tournament) -> Iterator[str]:
    """Yield when the round was published, and when the next begins."""
    current = tournament.current
    if current is not None and not current.published:
        yield tr("NOT PUBLISHED")
    elif current is not None and (at := published_at(tournament, current.number)):
        yield tr("published {time}", time=at)
    following = tournament.under_way + 1
    if following <= tournament.planned and (when := tournament.when(following)):
        yield tr("next {time}", time=when)


def next_of(event: Recent) -> str:
    """Say what comes next in an event, as far as was known when it was seen last; sections are told one by one."""
    if not event.name or event.sections:
        return ""
    if event.over:
        return tr("finished")
    if not event.published:
        return tr("publish round {round}", round=event.round)
    if event.results < event.boards:
        return tr("{results}/{boards} in", results=event.results, boards=event.boards)
    if not event.round or event.boards:
        return tr("pair round {round}", round=event.round + 1) if event.round < event.rounds else ""
    return ""


def sections_told(event: Recent) -> str:
    """Return the sections with their rounds, as A 2/5 B 1/5."""
    return " ".join(f"{name} {round_}/{rounds}" for name, round_, rounds in event.sections)
