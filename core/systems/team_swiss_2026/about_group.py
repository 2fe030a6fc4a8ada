"""How the numbers of a scoregroup or bracket come about by the team rules of 2026, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.systems.kit.virtual_points_told import virtual_lines
from paircard.core.systems.team_swiss_2026.text import TEXT
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, what colours they prefer, and of a bracket how it was paired."""
    bracket = group if isinstance(group, BracketView) and group.result is not None else None
    upfloaters = group.drawn_up
    yield tr("Scoregroup: {teams} (C.04.6 3.5)", teams=_numbers(set(group.players) - set(upfloaters) - _bye(bracket)))
    if upfloaters:
        yield tr("Drawn up: {teams} (C.04.6 3.5)", teams=_numbers(upfloaters))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Prefer White: {teams} (C.04.6 1.7)", teams=_preferring(group, "W"))
    yield tr("Prefer Black: {teams} (C.04.6 1.7)", teams=_preferring(group, "B"))
    if bracket is not None:
        yield from _paired(bracket, len(upfloaters))
    elif not group.fixed:
        waiting = _numbers(team for team in group.players if team.open)
        named = {"teams": waiting, "others": group.may_join}
        yield tr("Results are missing: {teams}. Other teams that may still come: {others}.", **named)


def _paired(bracket: BracketView, upfloaters: int) -> Iterator[str]:
    assert bracket.result is not None
    pairs = " ".join(f"{one}-{other}" for one, other in bracket.result.pairs)
    yield tr("Pairs, smaller number first: {pairs}.", pairs=pairs)
    values = {"C4": upfloaters, "C8": bracket.result.clashes}
    yield from (f"{each.id}: {each.told(values[each.id])}" for each in TEXT.criteria if each.id in values)
    if bracket.bye is not None:
        yield tr("{team} has the bye (C.04.6 3.4).", team=_numbers(_bye(bracket)))


def _bye(bracket: BracketView | None) -> set[GroupPlayer]:
    """Return the team with the bye: it is shown in the lowest bracket, which it was never in."""
    return {each for each in bracket.players if each.id == bracket.bye} if bracket else set()


def _preferring(group: ScoreGroup, colour: str) -> str:
    return _numbers(team for team in group.players if team.preference.colour == colour)


def _numbers(teams: Iterable[GroupPlayer]) -> str:
    return " ".join(map(str, sorted(team.number for team in teams))) or "-"
