"""Why a pair has its colours: the rule of 4.3 that decided, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.pairing import Pair
from paircard.core.systems.kit.preference_words import preference_words
from paircard.core.systems.swiss.colours import turns_since_difference
from paircard.core.systems.team_swiss_2026.colours import first_team_first
from paircard.core.systems.team_swiss_2026.position import Team
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.systems.swiss.bye_first.explain import Round

_FIRST_BY_RULE = {"4.3.1", "4.3.7", "4.3.8", "4.3.9"}
"""Rules that ask which is the first team."""


def colour_line(told: Round, pair: Pair) -> Cited:
    """Say who has White on the first board, and which rule gave it to them."""
    rule = pair.colour_rule.split()[-1]
    white, black = told.player(pair.white), told.player(pair.black)
    named = {"team": pair.white, "reason": _because(told, white, black, rule), "rule": pair.colour_rule}
    line = tr("{team} has White on the first board: {reason} ({rule}).", **named)
    if rule not in _FIRST_BY_RULE:
        return cite(line, pair.colour_rule)
    first, second = first_team_first(told.own, white, black)
    return cite(f"{line} {_first(told, first, second)}", pair.colour_rule, "C.04.6 4.2")


def _first(told: Round, first: Team, second: Team) -> str:
    """Say why one of the two is the first team (4.2)."""
    named: dict[str, object] = {"first": first.number}
    if first.points != second.points:
        if told.own.accelerated:
            named |= {"more": format_points(first.points), "fewer": format_points(second.points)}
            return tr("{first} is the first team: without virtual points {more} to {fewer} (C.04.6 4.2).", **named)
        return tr("{first} is the first team: more points (C.04.6 4.2).", **named)
    if told.own.secondary_used and first.secondary != second.secondary:
        named |= {"more": format_points(first.secondary), "fewer": format_points(second.secondary)}
        return tr("{first} is the first team: equal points, secondary {more} against {fewer} (C.04.6 4.2).", **named)
    return tr("{first} is the first team: the smaller number of two equals (C.04.6 4.2).", **named)


def _because(told: Round, white: Team, black: Team, rule: str) -> str:
    first = first_team_first(told.own, white, black)[0]
    match rule:
        case "4.3.1":
            return _by_number(told, first)
        case "4.3.2" | "4.3.3":
            return f"{_wish(white)}, {_wish(black)}"
        case "4.3.4":
            granted = white if white.strong else black
            return tr("{wish}, and only {team} strongly", wish=_wish(granted), team=granted.number)
        case "4.3.5":
            named = {"low": f"{white.difference:+d}", "high": f"{black.difference:+d}"}
            return tr("the lower colour difference, {low} against {high}", **named)
        case "4.3.6":
            return _last_difference(white, black)
        case "4.3.7":
            return tr("the preference of the first team is granted: {wish}", wish=_wish(first))
        case "4.3.8":
            return tr("the first team alternates from its last match")
    return tr("the other team alternates from its last match")


def _wish(team: Team) -> str:
    return f"{team.number} {preference_words(team.preference)}"


def _by_number(told: Round, first: Team) -> str:
    said = {
        ("W", 1): mark("neither has played; odd numbers start with White, and the first team is {team}"),
        ("W", 0): mark("neither has played; even numbers start with Black, and the first team is {team}"),
        ("B", 1): mark("neither has played; odd numbers start with Black, and the first team is {team}"),
        ("B", 0): mark("neither has played; even numbers start with White, and the first team is {team}"),
    }
    return tr(said[told.own.initial_colour, first.number % 2], team=first.number)


def _last_difference(white: Team, black: Team) -> str:
    """Say when the two had different colours last, counted back from their last matches."""
    return trn(
        "in their last match {white} had Black and {black} White",
        "{count} matches ago {white} had Black and {black} White",
        turns_since_difference(white.colours, black.colours),
        white=white.number,
        black=black.number,
    )
