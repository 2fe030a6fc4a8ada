"""The next score groups as they grow while results come in: who is there for certain, and who may still come."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from rich.text import Text

from core.event.tournament import Tournament
from core.facets.groups import ScoreGroup
from core.facets.system import system_of
from core.values.language import tr
from tui.looks.signs import Signs
from tui.looks.styles import LIVE, PAST, QUIET, WON
from tui.pane.parts import Part

_BEFORE, _BEHIND = 5, 12
"""Cells for the score before a bar, and for the figures behind it."""


@lru_cache(maxsize=1)
def score_groups(tournament: Tournament) -> tuple[ScoreGroup, ...]:
    """Return the groups of the next round as results stand; none where there are none, or no round is left."""
    groups = system_of(tournament).groups
    return () if groups is None or tournament.all_paired or not tournament.rounds else groups.score_groups(tournament)


def coming_part(tournament: Tournament, width: int, signs: Signs) -> Part | None:
    """Return a bar a score: as long as many have it for certain, then paler as many may still come."""
    sure, may = Counter[int](), Counter[int]()
    for each in (player for group in score_groups(tournament) for player in group.players):
        if each.open:
            may.update(each.reachable)
        else:
            sure[each.score] += 1
    scores = sorted({*sure, *may}, reverse=True)
    if not scores:
        return None
    room = max(8, width - _BEFORE - _BEHIND - 1)
    most = max(sure[score] + may[score] for score in scores)
    lines = [_bar(score, sure[score], may[score], min(1, room / most), signs) for score in scores]
    return Part(tr("Round {round} takes shape", round=tournament.next_round), lines, "G", least=4)


def _bar(score: int, sure: int, may: int, scale: float, signs: Signs) -> Text:
    line = Text(f"{signs.points(score):>4} ", WON, no_wrap=True)
    long, more = _cells(sure, scale), _cells(may, scale)
    line.append(signs.bar * long, LIVE).append(signs.rule * more, PAST)
    line.append(f" {sure}", WON)
    return line.append(f" +{may}", QUIET) if may else line


def _cells(count: int, scale: float) -> int:
    """Return how long a bar is: never nothing for somebody.

    >>> _cells(0, 0.1), _cells(3, 0.1), _cells(30, 0.1)
    (0, 1, 3)
    """
    return max(1, round(count * scale)) if count else 0
