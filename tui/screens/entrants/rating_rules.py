"""Which ratings count in an event: kind of play, lists in order, method (Q123-126, Q145)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import RuleRatings
from paircard.core.event.rating_rules import KINDS, METHODS, OF_FIDE, Method, RatingRules
from paircard.core.papers.ratings_told import METHOD_WORDS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.time_control import Play
from paircard.data.ratings.index import lists, ratings_folder
from paircard.data.ratings.list_months import name_of
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.importing.rating_plan import plan_of

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def _rating_rules(at: EntrantsPresenter) -> None:
    """Open the form."""
    before = at.program.need_tournament()
    await at.program.ask(_form(at.program, before))
    if at.program.need_tournament() is not before:
        at.say(tr("The rules of the ratings are stored."))


def _form(program: Program, tournament: Tournament) -> Form:
    rules, plan = tournament.facts.rating_rules, plan_of(tournament)
    names = [name_of(path) for path in lists(ratings_folder())]

    def save(values: Values) -> None:
        now = RatingRules(_play(values["play"]), _lists(values["lists"], names), _method(values["method"]))
        if now != rules:
            program.execute(RuleRatings(now))

    proposed = " ".join(plan.lists(names) if not rules.lists else plan.rules.lists)
    fields = [
        Field(
            "play",
            mark("Kind of play"),
            rules.play,
            hint=tr("nothing: by the time control, now {kind}", kind=plan.play or tr("unknown")),
            choices=KINDS,
            nothing=tr("by the time control"),
        ),
        Field(
            "lists",
            mark("Lists in order"),
            " ".join(rules.lists),
            hint=tr("nothing: as proposed, {lists}", lists=proposed),
        ),
        Field(
            "method",
            mark("Method"),
            rules.method,
            hint=tr("how the rating that counts comes about; fixed with round 1"),
            choices=METHODS,
            explained=tuple(tr(METHOD_WORDS[each]) for each in METHODS),
            nothing=tr(METHOD_WORDS[""]),
        ),
    ]
    return Form(tr("Which ratings count"), fields, save)


def _play(text: str) -> Play:
    found = [each for each in KINDS if each == text.lower()]
    if not found:
        raise Refusal(tr("Kind of play: type standard, rapid or blitz, or nothing."), field="play")
    return found[0]


def _method(text: str) -> Method:
    found = [each for each in METHODS if each == text.upper()]
    if not found:
        codes = ", ".join(filter(None, METHODS))
        raise Refusal(tr("Method: type one of {codes}, or nothing.", codes=codes), field="method")
    return found[0]


def _lists(text: str, names: list[str]) -> tuple[str, ...]:
    """Return the lists that were typed; a list of one's own must be on this machine, or it would never be asked."""
    typed = tuple(dict.fromkeys(text.lower().replace(",", " ").split()))
    for name in typed:
        if name not in OF_FIDE and name not in names:
            known = " ".join((*OF_FIDE, *(each for each in names if each != "fide")))
            raise Refusal(
                tr("Lists: {name} is none here: type some of {lists}.", name=name, lists=known), field="lists"
            )
    return typed


# fmt: off
RulesOfRatings = row("RulesOfRatings", "Y", "Rating rules", _rating_rules,
    "Say which ratings count: the kind of play, in which order the lists are asked (standard, rapid, blitz; "
    "rapid/standard: standard where somebody has no rapid rating; the names of your own), and by which method of FIDE "
    "(FIDE, NRO, FIDON, NIDOF, HBFN, LBFN, OTHER). An event with FIDE's list alone needs nothing of it.",
    of=EventCommand, words="fide, national, rapid, blitz, method, lists, order", takes="FIELD=VALUE; ...", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (RulesOfRatings,)
