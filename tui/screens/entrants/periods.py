"""Periods of an event of more than 30 days, and the ratings of a period, from the lists of its month or typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.commands import PeriodRating, RatePeriod, SetPeriods
from paircard.core.event.entrant import Title
from paircard.core.event.ids import ContestantId
from paircard.core.event.period_facts import By
from paircard.core.event.periods import in_period, number_of_periods, period_of, rounds_of
from paircard.core.event.tournament import Tournament
from paircard.core.papers.periods_told import periods_announced
from paircard.core.values.dates import is_iso
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.data.ratings.comparison import compare
from paircard.data.ratings.list_months import this_month
from paircard.data.storage.errors import StoreError
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Choose, Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.importing.listed_players import numbered, persons
from paircard.tui.importing.rating_plan import lists_of_month, plan_of
from paircard.tui.screens.entrants.chosen import called, need_chosen

if TYPE_CHECKING:
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

SET, LISTED, TYPED = "s", "l", "t"
_BY: dict[By, str] = {
    "first": mark("those of the first period"),
    "round": mark("those of the period of each round"),
    "last": mark("those of the last period"),
}


async def _periods(at: EntrantsPresenter) -> None:
    """Show the periods, and ask what is to be done."""
    program, tournament = at.program, at.program.need_tournament()
    choices = {SET: tr("set them")}
    if tournament.facts.periods is not None:
        choices |= {LISTED: tr("ratings from the lists"), TYPED: tr("type those of one")}
    told = list(periods_announced(tournament)) or [tr("One event: no further period begins.")]
    match await program.ask(Choose(tr("Periods of a long event"), "\n".join(told), choices, enter=SET)):
        case "s":
            await _set(program, tournament)
        case "l":
            await _from_lists(program, tournament)
        case "t":
            await _typed(program, tournament, need_chosen(at).id)


async def _set(program: Program, tournament: Tournament) -> None:
    periods = tournament.facts.periods

    def save(values: Values) -> None:
        ids = tuple(values["fide_ids"].replace(",", " ").split())
        program.execute(SetPeriods(_starts(values["starts"]), _by(values["tie_breaks"]), ids))

    fields = [
        Field(
            "starts",
            mark("Begin with rounds"),
            " ".join(map(str, periods.starts)) if periods else "",
            hint=tr("those that begin a further period, such as 4 7; nothing: none"),
        ),
        Field(
            "tie_breaks",
            mark("Tie-breaks by"),
            periods.tie_breaks if periods else "first",
            hint=tr("which ratings; announced before round 1"),
            choices=tuple(_BY),
            explained=tuple(tr(each) for each in _BY.values()),
        ),
        Field(
            "fide_ids",
            mark("FIDE ids"),
            " ".join(periods.fide_ids) if periods else "",
            hint=tr("of each period at FIDE, such as 412345 412399"),
            by_name=True,
        ),
    ]
    if await program.ask(Form(tr("Periods of a long event"), fields, save)) is not None:
        program.say(" ".join(periods_announced(program.need_tournament())) or tr("The event has no periods now."))


def _starts(text: str) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if not all(each.isascii() and each.isdigit() and len(each) < 4 for each in words):
        raise Refusal(tr("Begin with rounds: type numbers of rounds, such as 4 7, or nothing."), field="starts")
    return tuple(map(int, words))


def _by(text: str) -> By:
    found = [each for each in _BY if each.startswith(text.lower()) and text]
    if len(found) != 1:
        raise Refusal(tr("Tie-breaks by: type first, round or last."), field="tie_breaks")
    return found[0]


async def _from_lists(program: Program, tournament: Tournament) -> None:
    """Show what the lists of the month of the coming period have, and store it."""
    period = max(2, period_of(tournament.facts, min(tournament.next_round, tournament.planned)))
    ratings = tuple(_listed(tournament, period))
    known = {id_: in_period(tournament.facts, id_, each, period) for id_, each in persons(tournament).items()}
    changed = [
        each
        for each in ratings
        if (each.rating, each.official, each.title)
        != (known[each.id].rating, known[each.id].official, known[each.id].title)
    ]
    if not changed:
        raise Refusal(tr("In period {period} everybody has the rating and title that the lists say.", period=period))
    lines = [
        tr("{player}: {before} → {after}", player=called(tournament, each.id), before=known[each.id].rating or "-",
           after=each.rating or "-")
        for each in changed
    ]  # fmt: skip
    title = tr("Ratings of period {period}", period=period)
    if await program.ask(Confirm(title, "\n".join(lines), tr("store them"))) is None:
        return
    done = trn(
        "{count} entrant has another rating in period {period}.",
        "{count} entrants have other ratings in period {period}.",
        len(changed),
        period=period,
    )
    program.perform(RatePeriod(period, tuple(changed)), done)


def _listed(tournament: Tournament, period: int) -> Iterator[PeriodRating]:
    """Yield what the lists of the month in which a period begins have of everybody; refuse where there is none."""
    first_day = tournament.when(rounds_of(tournament.facts, period)[0]).date
    month = first_day[:7] if is_iso(first_day) else this_month()
    lists = [each for each in lists_of_month(month) if each.month in ("", month)]
    if not lists:
        raise Refusal(tr("There is no list of {month}: load it (L), or fetch it.", month=month))
    try:
        compared = compare(numbered(tournament), lists, plan_of(tournament))
    except StoreError as error:
        raise Refusal(str(error)) from error
    for id_, each in zip(persons(tournament), compared, strict=True):
        if each.theirs is not None and not each.typed:
            yield PeriodRating(id_, each.theirs.rating, each.theirs.official, each.theirs.title)


async def _typed(program: Program, tournament: Tournament, id_: ContestantId) -> None:
    facts = tournament.facts
    last = number_of_periods(facts)
    now = in_period(facts, id_, tournament.registrations[id_].entrant, last)

    def save(values: Values) -> None:
        rating, official = _number(values["rating"], "rating"), _number(values["official"], "official")
        title = next((each for each in Title if each == values["title"].upper()), Title.NONE)
        program.execute(RatePeriod(_number(values["period"], "period"), (PeriodRating(id_, rating, official, title),)))

    fields = [
        Field("period", mark("Period"), str(last), hint=tr("from which on")),
        Field("rating", mark("Rating"), str(now.rating or "")),
        Field("official", mark("Official rating"), str(now.official or "")),
        Field("title", mark("Title"), now.title.value, choices=("", *filter(None, Title))),
    ]
    who = called(tournament, id_)
    if await program.ask(Form(tr("{player} in a period", player=who), fields, save)) is not None:
        program.say(tr("Stored; pairing numbers stay as they are."))


def _number(text: str, field: str) -> int:
    if text and not (text.isascii() and text.isdigit() and len(text) < 5):
        raise Refusal(tr("{text} is no number: type one, or nothing.", text=text[:20]), field=field)
    return int(text or 0)


# fmt: off
PeriodsOfEvent = row("PeriodsOfEvent", "I", "Periods", _periods,
    "Divide an event of more than 30 days into the periods that FIDE rates: s says with which rounds they begin and "
    "which ratings tie-breaks go by, l takes the ratings of the coming period from the lists of its month, t types "
    "those of the entrant under the cursor. Pairing numbers stay. paircard export --period N writes the report of one.",
    of=EventCommand, words="long, month, league, fide, ratings", takes="s; ROUNDS; WHICH or l; y or t",
    changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (PeriodsOfEvent,)
