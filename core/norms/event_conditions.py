"""What B.01 asks of the event itself (1.1): what fails makes every norm fail, and is said once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from paircard.core.event.arbiter_name import arbiter_named, words_of
from paircard.core.event.fide_details import NOTHING_TOLD
from paircard.core.event.kind_of_play import play_of
from paircard.core.event.rounds_a_day import rounds_by_day
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.norms.norm import SINCE
from paircard.core.norms.requirement import Requirement
from paircard.core.values.dates import iso_date
from paircard.core.values.said import Words, said
from paircard.core.values.time_control import IN_WORDS, seconds_for_60_moves

_DAYS = 30
_ARBITERS = ("IA", "FA")
_LEAST_MINUTES = 120
_MOST_ROUNDS_A_DAY = 2
_MOST_HOURS_A_DAY = 12


def conditions(tournament: Tournament) -> Iterator[Requirement]:
    """Yield what is asked of an event, in the order of the regulations; what is not known here is open."""
    yield _registered(tournament)
    yield from _days(tournament)
    yield _minutes(tournament)
    yield _arbiter(tournament)
    yield from _playing_arbiters(tournament)
    told = tournament.details.fide or NOTHING_TOLD
    if not (system_of(tournament).norm_format.usual or told.leave):
        asks = said("The format needs leave of the Qualification Commission, given before the event.")
        yield Requirement("1.4.2e", False, asks)
    start = iso_date(tournament.details.start)
    if start and start < SINCE:
        early = said(
            "Judged by the rules of {since}; the event began before, and its norms go by those of then.", since=SINCE
        )
        yield Requirement("1.5.4", None, early)


def _registered(tournament: Tournament) -> Requirement:
    told, start = (tournament.details.fide or NOTHING_TOLD).registered, iso_date(tournament.details.start)
    if not told or not start:
        return Requirement("1.1.1", None, said("Registered with FIDE 30 days before: not known here, check it."))
    days = (date.fromisoformat(start) - date.fromisoformat(told)).days
    words = said(
        "Days from the registration with FIDE to the start: {count}; at least {least}.", count=days, least=_DAYS
    )
    return Requirement("1.1.1", days >= _DAYS, words, days - _DAYS)


def _days(tournament: Tournament) -> Iterator[Requirement]:
    days = rounds_by_day(tournament)
    if days.total() < tournament.planned:
        yield Requirement("1.1.3", None, said("Not every round has a date: at most 2 rounds a day, 12 hours of play."))
        return
    most = max(days.values(), default=0)
    words = said("Rounds on one day: {count}; at most {most}.", count=most, most=_MOST_ROUNDS_A_DAY)
    yield Requirement("1.1.3", most <= _MOST_ROUNDS_A_DAY, words, _MOST_ROUNDS_A_DAY - most)
    if (seconds := seconds_for_60_moves(tournament.details.time_control)) is not None:
        hours = -(-most * 2 * seconds // 3600)  # an hour that has begun counts: 12 hours and a minute are too many
        words = said("Hours of play on one day: {count}; at most {most}.", count=hours, most=_MOST_HOURS_A_DAY)
        yield Requirement("1.1.2", hours <= _MOST_HOURS_A_DAY, words, _MOST_HOURS_A_DAY - hours)


def _minutes(tournament: Tournament) -> Requirement:
    play = play_of(tournament)
    if play in ("rapid", "blitz"):
        return Requirement("0.5", False, said("Norms are made in standard chess, not in {play}.", play=IN_WORDS[play]))
    seconds = seconds_for_60_moves(tournament.details.time_control)
    if seconds is None:
        words: Words = said("Time control: not known in minutes; at least {least} for 60 moves.", least=_LEAST_MINUTES)
        return Requirement("1.1.3", None, words)
    minutes = seconds // 60
    words = said("Minutes a player for 60 moves: {count}; at least {least}.", count=minutes, least=_LEAST_MINUTES)
    return Requirement("1.1.3", minutes >= _LEAST_MINUTES, words, minutes - _LEAST_MINUTES)


def _arbiter(tournament: Tournament) -> Requirement:
    written = arbiter_named(tournament.details.chief_arbiter)
    title = (tournament.details.fide or NOTHING_TOLD).chief_title or written.title
    if not written.name:
        return Requirement("1.1.5", None, said("No chief arbiter is named; it must be an IA or FA."))
    if title:
        words = said("Chief arbiter {title} {name}; must be an IA or FA.", title=title, name=written.name)
        return Requirement("1.1.5", title in _ARBITERS, words)
    return Requirement("1.1.5", None, said("Chief arbiter {name}: must be an IA or FA, check it.", name=written.name))


def _playing_arbiters(tournament: Tournament) -> Iterator[Requirement]:
    """Yield the arbiters who play, known by their id or by their name, whatever stands around it."""
    details, players = tournament.details, [*tournament.players.values()]
    people, ids = {words_of(each.name) for each in players}, {each.fide_id for each in players} - {""}
    chief_id = (details.fide or NOTHING_TOLD).chief_id
    for at, text in enumerate((details.chief_arbiter, *details.deputies)):
        arbiter = arbiter_named(text)
        known = {arbiter.id, "" if at else chief_id}
        if arbiter.name and (arbiter.person in people or known & ids):
            yield Requirement(
                "1.1.6", False, said("{name} is an arbiter and plays: no arbiter may.", name=arbiter.name)
            )
