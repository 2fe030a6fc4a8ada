"""What federations want to know of an event: its head, its days, its time control, that all is played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from paircard.core.event.entrant import Sex
from paircard.core.event.fide_details import NOTHING_TOLD
from paircard.core.event.kind_of_play import play_of
from paircard.core.event.periods import LONGEST, is_long
from paircard.core.event.rounds_a_day import rounds_by_day
from paircard.core.event.tournament import Tournament
from paircard.core.preflight.demand import Finds
from paircard.core.preflight.people import named
from paircard.core.rating_changes.pace import seconds_needed
from paircard.core.values.dates import is_iso
from paircard.core.values.language import listed, tr, trp
from paircard.core.values.time_control import seconds_for_60_moves

_A_DAY = {"rapid": 15, "blitz": 30}
"""Rounds that are rated of a day."""
_MOST_HOURS = 12
_EARLY_ABOVE, _EARLY_ABOVE_OF_WOMEN = 2700, 2500
_EARLY, _USUALLY = 30, 3
"""Days before the start at which an event is registered with FIDE."""


def head(tournament: Tournament) -> Iterator[str]:
    """Yield what is missing of the head of the report."""
    details = tournament.details
    known = {
        trp("of an event", "place"): details.place,
        tr("federation"): details.federation,
        tr("first day"): is_iso(details.start),
        tr("last day"): is_iso(details.end),
        tr("time control"): details.time_control,
        tr("chief arbiter"): details.chief_arbiter,
    }
    if missing := [what for what, value in known.items() if not value]:
        yield tr("Missing: {what}. t and d on Entrants ask for them.", what=listed(missing))


def days_of_rounds(tournament: Tournament) -> Iterator[str]:
    """Yield the rounds whose day is not known."""
    rounds = [each for each in range(1, tournament.planned + 1) if not is_iso(tournament.when(each).date)]
    if rounds:
        yield tr("Rounds without a day: {rounds}. s on Entrants sets them.", rounds=listed(rounds))


def slow_enough(tournament: Tournament) -> Iterator[str]:
    """Yield for whose ratings the time control is too fast, or that it cannot be read."""
    control = tournament.details.time_control
    seconds = seconds_for_60_moves(control)
    if not control:
        return  # the head of the report misses it
    if seconds is None:
        if play_of(tournament) in ("", "standard"):
            yield tr("{control} cannot be read: type it such as 90 min + 30 s.", control=control)
        return
    if play_of(tournament) in ("rapid", "blitz"):
        return
    minutes = seconds // 60
    if players := named(tournament, lambda entrant: seconds < seconds_needed(entrant.rated_by_fide, 0)):
        yield tr("{minutes} minutes for 60 moves are too few for games of {players}.", minutes=minutes, players=players)


def hours_a_day(tournament: Tournament) -> Iterator[str]:
    """Yield the days with more hours of play than are rated in standard chess, counted with games of 60 moves."""
    seconds = seconds_for_60_moves(tournament.details.time_control)
    if seconds is None or play_of(tournament) in _A_DAY:
        return
    for day, count in rounds_by_day(tournament).items():
        if count * 2 * seconds > _MOST_HOURS * 3600:
            hours = "{}:{:02}".format(*divmod(count * 2 * seconds // 60, 60))  # no words: a time
            yield tr("{hours} hours of play on {day}: at most {most} are rated.", hours=hours, day=day,
                     most=_MOST_HOURS)  # fmt: skip


def rounds_a_day(tournament: Tournament) -> Iterator[str]:
    """Yield the days with more rounds than are rated in rapid and blitz."""
    most = _A_DAY.get(play_of(tournament))
    for day, count in rounds_by_day(tournament).items():
        if most and count > most:
            yield tr("{count} rounds on {day}: at most {most} are rated.", count=count, day=day, most=most)


def periods(tournament: Tournament) -> Iterator[str]:
    """Yield that a long event is to be divided."""
    if is_long(tournament.details) and tournament.facts.periods is None and not tournament.of_teams:
        yield tr("The event lasts more than {days} days: I on Entrants divides it.", days=LONGEST)


def all_played(tournament: Tournament) -> Iterator[str]:
    """Yield what is not played or entered yet."""
    left = tournament.planned - tournament.scheduled
    if left > 0:
        yield tr("Rounds still to be paired: {count}.", count=left)
    if open_ := [each.number for each in tournament.rounds if each.unfinished]:
        yield tr("Games without a final result in rounds {rounds}.", rounds=listed(open_))


def not_registered_yet(tournament: Tournament) -> Iterator[str]:
    """Yield until when the event is to be registered with FIDE, where nobody has said that it is."""
    fide = tournament.details.fide
    if fide is None or not fide.registered:
        yield from days_before(_days_of_notice(tournament))(tournament)


def registered_too_late(tournament: Tournament) -> Iterator[str]:
    """Yield when the event was registered, and when that was due; nothing where it was in time, or nobody knows."""
    fide, due = tournament.details.fide, _shifted(tournament.details.start, -_days_of_notice(tournament))
    if fide and due and fide.registered > due:
        yield tr("It was on {day}, and due by {due}.", day=fide.registered, due=due)


def _days_of_notice(tournament: Tournament) -> int:
    strong = (
        each.rated_by_fide > (_EARLY_ABOVE_OF_WOMEN if each.sex is Sex.WOMAN else _EARLY_ABOVE)
        for each in tournament.players.values()
    )
    return _EARLY if any(strong) else _USUALLY


def addresses(tournament: Tournament) -> Iterator[str]:
    """Yield whose e-mail address is missing: FIDE sends a report back without them."""
    fide = tournament.details.fide or NOTHING_TOLD
    known = {tr("chief arbiter"): fide.chief_email, tr("organiser"): fide.organiser_email}
    if missing := [who for who, address in known.items() if "@" not in address]:
        yield tr("Missing: {what}. # on Entrants asks for them.", what=listed(missing))


def days_before(count: int) -> Finds:
    """Return what reminds of something to be done so many days before the start."""

    def told(tournament: Tournament) -> Iterator[str]:
        if day := _shifted(tournament.details.start, -count):
            yield tr("By {day}.", day=day)
        else:
            yield tr("{count} days before the first day, which is not known here.", count=count)

    return told


def days_after(count: int) -> Finds:
    """Return what reminds of something to be done within so many days after the end."""

    def told(tournament: Tournament) -> Iterator[str]:
        if day := _shifted(tournament.details.end, count):
            yield tr("By {day}.", day=day)
        else:
            yield tr("Within {count} days after the last one, which is not known here.", count=count)

    return told


def _shifted(day: str, count: int) -> str:
    return (date.fromisoformat(day) + timedelta(count)).isoformat() if is_iso(day) else ""


def polish_norms(_: Tournament) -> Iterator[str]:
    """Yield where the list is."""
    yield tr("The paper polish-norms has those that Ruz is enough for: check it.")


def to_be_checked(_: Tournament) -> Iterator[str]:
    """Yield that nobody but the arbiter can know it."""
    yield tr("The program does not keep it: check it.")
