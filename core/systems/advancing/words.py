"""Who goes on and why, said for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paircard.core.event.ids import ContestantId
from paircard.core.systems.advancing.advance import Advanced, Entered, Rule, Undecided
from paircard.core.systems.advancing.consolation import ARTICLE as CONSOLATION
from paircard.core.systems.advancing.plan import ARTICLE, POINTS, SHARE
from paircard.core.values.language import listed, tr

Name = Callable[[ContestantId], str]


def advanced_lines(advanced: Advanced, name: Name, alone: str = "") -> Iterator[str]:
    """Yield a line for everybody who goes on, then what lots must decide.

    `alone` is the name of the stage they come from, where it is one and not the groups of a draw.
    """
    yield from (entered_line(each, name, alone) for each in advanced.entered)
    if advanced.unequal:
        yield tr("The groups are not equal: those next did not have equally many opponents.")
    yield from (undecided_line(each, name, alone) for each in advanced.undecided)


def by_rule(entered: Entered, alone: str = "") -> str:
    """Return the rule by which somebody goes on, in few words."""
    if entered.rule is Rule.OUT:
        return tr("out in round {round} of {stage}", round=entered.place, stage=alone)
    if alone:
        rule = tr("place {place} of {stage}", place=entered.place, stage=alone)
        return rule + (f", {tr('lots decided')}" if entered.by_lots else "")
    fields = {"place": entered.place, "group": entered.group}
    rule = (
        tr("place {place} of group {group}", **fields)
        if entered.rule is Rule.PLACE
        else tr("place {place} of group {group}, one of the best of those next", **fields)
    )
    above = f", {tr('by {what}', what=_criterion(entered.code))}" if entered.code else ""
    return rule + above + (f", {tr('lots decided')}" if entered.by_lots else "")


def entered_line(entered: Entered, name: Name, alone: str = "") -> str:
    """Return who goes on and by which rule."""
    if alone:
        told = {
            "entrant": name(entered.id),
            "rule": by_rule(entered, alone),
            "article": CONSOLATION if entered.rule is Rule.OUT else ARTICLE,
        }
        return tr("{entrant}: {rule} ({article}).", **told)
    fields = {"entrant": name(entered.id), "place": entered.place, "group": entered.group, "article": ARTICLE}
    lots = f" {tr('Lots decided.')}" if entered.by_lots else ""
    if entered.rule is Rule.PLACE:
        return tr("{entrant}: place {place} of group {group} ({article}).", **fields) + lots
    line = tr("{entrant}: place {place} of group {group}, one of the best of those next ({article}).", **fields)
    above = f" {tr('Above who stays behind by {what}.', what=_criterion(entered.code))}" if entered.code else ""
    return line + above + lots


def undecided_line(undecided: Undecided, name: Name, alone: str = "") -> str:
    """Return among whom lots are to be drawn, and for what."""
    fields = {
        "entrants": listed([name(id_) for id_ in undecided.ids]),
        "group": undecided.group,
        "seats": undecided.seats,
    }
    if alone:
        return tr("Equal in {stage}: {entrants}. {seats} of them go on: draw lots.", stage=alone, **fields)
    if undecided.group is None:
        return tr("Equal over the groups: {entrants}. {seats} of them go on: draw lots.", **fields)
    if undecided.seats == 0:
        return tr("Equal in group {group}: {entrants}. Who comes next is open: draw lots.", **fields)
    return tr("Equal in group {group}: {entrants}. {seats} of them go on: draw lots.", **fields)


def _criterion(code: str) -> str:
    return {POINTS: tr("points"), SHARE: tr("points for a game")}.get(code, code)
