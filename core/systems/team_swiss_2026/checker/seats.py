"""Who is due White on the first board of every pair (4.2, 4.3), read down the list of rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.team_swiss_2026.checker.sheet import Sheet
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.values.said import said


def wrong_colours(sheet: Sheet, pairs: Sequence[Pair]) -> Iterator[Finding]:
    """Yield every pair whose colours are the other way round."""
    for pair in pairs:
        due, rule = white_of(sheet, pair.white, pair.black)
        if due != pair.white:
            reason = said("{team} has White against {other}, not the other way round.", team=due, other=pair.white)
            yield Finding(team(rule), None, (pair.white, pair.black), reason)


def white_of(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> tuple[PairingNumber, str]:
    """Return which of two teams has White, and the rule that says so."""
    return next(_rules(sheet, one, two))


def _rules(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
    """Yield what every rule says that says anything, in their order."""
    teams = sheet.players
    first, second = sorted(
        (one, two),
        key=lambda each: (-teams[each].points, -teams[each].secondary * sheet.position.secondary_used, each),
    )
    if not teams[first].colours + teams[second].colours:
        odd_white = sheet.position.initial_colour == "W"
        yield (first if (first % 2 == 1) == odd_white else second), "4.3.1"
    yield from _by_wishes(sheet, first, second)
    yield from _by_histories(sheet, first, second)


def _by_wishes(sheet: Sheet, first: PairingNumber, second: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
    (mine, strongly), (theirs, as_strongly) = sheet.wishes[first], sheet.wishes[second]
    if bool(mine) != bool(theirs):
        white_wanted = "W" in (mine, theirs)
        yield (first if bool(mine) == white_wanted else second), "4.3.2"
    if mine != theirs:
        yield (first if mine == "W" else second), "4.3.3"
    if sheet.position.colours == "B" and strongly != as_strongly:
        granted, refused = (first, second) if strongly else (second, first)
        yield (granted if mine == "W" else refused), "4.3.4"


def _by_histories(sheet: Sheet, first: PairingNumber, second: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
    colours, other_colours = sheet.players[first].colours, sheet.players[second].colours
    mine, _ = sheet.wishes[first]
    balance = [each.count("W") - each.count("B") for each in (colours, other_colours)]
    if balance[0] != balance[1]:
        yield (first if balance[0] < balance[1] else second), "4.3.5"
    for back in range(1, min(len(colours), len(other_colours)) + 1):
        if colours[-back] != other_colours[-back]:
            yield (second if colours[-back] == "W" else first), "4.3.6"
    if mine:
        yield (first if mine == "W" else second), "4.3.7"
    if colours:
        yield (second if colours[-1] == "W" else first), "4.3.8"
    yield (first if other_colours[-1] == "W" else second), "4.3.9"
