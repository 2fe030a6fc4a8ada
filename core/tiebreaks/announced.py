"""The tie-breaks that an event has announced: those of teams are known where teams contest it."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.regulations import Regulations
from paircard.core.tiebreaks.code import parse
from paircard.core.tiebreaks.tie_break import TieBreak
from paircard.core.values.frozen import replace


def announced(regulations: Regulations, *, teams: bool) -> tuple[TieBreak, ...]:
    """Return the announced tie-breaks in their order; raise `Refusal` for the first that cannot be."""
    return parse(regulations.tie_breaks, teams=teams)


def where_paired_beforehand(tie_breaks: Iterable[TieBreak]) -> tuple[TieBreak, ...]:
    """Return the same as an event counts and calls them that was paired beforehand: there forfeits are games.

    >>> where_paired_beforehand(parse(("SB@c07-2026",)))[0].full_name
    'Sonneborn-Berger, forfeits as games'
    """
    return tuple(
        replace(each, options=replace(each.options, beforehand=True)) if "P" in each.method.modifiers else each
        for each in tie_breaks
    )
