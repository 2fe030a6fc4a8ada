"""Scores and schedule strength combination (C.07, 13.4): the other score and a share of the Buchholz."""

from __future__ import annotations

from fractions import Fraction

from paircard.core.tiebreaks.field import Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.methods.buchholz import buchholz
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark


def _strength(field: TeamField, options: Options, tied: Tied) -> Figures:
    divisor = options.divisor or _divisor(field)
    schedules = buchholz(field, options, tied)
    return {id_: _figure(field.other.points[id_], schedules[id_], divisor) for id_ in tied.ids}


def _divisor(field: TeamField) -> int:
    """Return the most points of the rounds played, as a multiple of the most that one match gives of the other score.

    Cut to a whole number, and 1 where nothing would be left.
    """
    return max(1, field.after * field.win // field.other.win)


def _figure(secondary: int, schedule: Figure, divisor: int) -> Figure:
    items = (
        Item(0, secondary, "other score"),  # no words: a key of the rules
        *(each._replace(value=Fraction(each.value, divisor)) for each in schedule.items),
    )
    return Figure(sum((Fraction(item.value) for item in items), Fraction(0)), items)


STRENGTH = Method(
    "SSSC",
    mark("The other score and the strength of the schedule"),
    on_teams(_strength),
    parts=2,
    show="decimals",
    modifiers=frozenset({"P", "K", "F"}),
    by_profile=True,
    by_score=True,
    names_profile=True,
)
