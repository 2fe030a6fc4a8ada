"""The next score groups as they grow while results come in: who is there for certain, and who may still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import GroupPlayer
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, LIVE, PAST, QUIET, WON
from paircard.tui.pane.parts import Part, folded

_WIDEST = 3
"""Cells of a bar for each player at most."""
_MOST_SAID = 3
"""Rows for each sentence about the pairs."""
_BEFORE, _BEHIND = 5, 12
"""Cells for the score before a bar, and for the figures behind it."""


@dataclass(frozen=True, slots=True)
class Counted:
    """How many are in each score group of the next round; scores are half points."""

    players: Mapping[ContestantId, GroupPlayer]
    sure: Counter[int]
    """For certain."""
    may: Counter[int]
    """How many more at most, of those who still play."""

    def others(self, score: int, two: Sequence[ContestantId]) -> tuple[int, int]:
        """Return how many beside the two of a board have a score for certain, and how many at most."""
        own = [self.players[id_] for id_ in two if id_ in self.players]
        sure = self.sure[score] - sum(not each.open and each.score == score for each in own)
        playing = [each for each in own if each.open]
        return sure, sure + self.may[score] - (most_at_once(playing)[score] if playing else 0)


def most_at_once(playing: Sequence[GroupPlayer]) -> Counter[int]:
    """Return how many who still play have a score at once, at most: of the two of a board only one wins."""
    if len(playing) == 1:
        return Counter(playing[0].reachable)
    most = Counter[int]()
    # what a loss gives to one goes with what a win gives to the other
    for end in zip(*(each.reachable[::way] for each, way in zip(playing, (1, -1), strict=True)), strict=True):
        most |= Counter(end)
    return most


@lru_cache(maxsize=1)
def counted(tournament: Tournament) -> Counted | None:
    """Count the groups of the next round as results stand; None where there are none, or no round is left."""
    groups = system_of(tournament).groups
    if groups is None or tournament.all_paired or not tournament.rounds:
        return None
    players = {each.id: each for group in groups.score_groups(tournament) for each in group.players}
    sure = Counter(each.score for each in players.values() if not each.open)
    waiting = {id_: each for id_, each in players.items() if each.open}
    may = Counter[int]()
    for pair in tournament.rounds[-1].pairs:
        if playing := [waiting.pop(id_) for id_ in pair if id_ in waiting]:
            may += most_at_once(playing)
    for each in waiting.values():  # a game of an earlier round
        may += most_at_once([each])
    return Counted(players, sure, may)


def coming_part(tournament: Tournament, width: int, signs: Signs, stands: Sequence[str] = ()) -> Part | None:
    """Return a bar a score: as long as many have it for certain, then paler as many may still come.

    `stands` is said first: what is known of the pairs.
    """
    groups = counted(tournament)
    if groups is None or not groups.players:
        return None
    sure, may = groups.sure, groups.may
    scores = sorted({*sure, *may}, reverse=True)
    room = max(8, width - _BEFORE - _BEHIND - 1)
    most = max(sure[score] + may[score] for score in scores)
    said = [line for each in stands for line in folded(each, width - 1, KEY if each is stands[0] else "")[:_MOST_SAID]]
    lines = [_bar(score, sure[score], may[score], min(_WIDEST, room / most), signs) for score in scores]
    return Part(tr("Round {round} takes shape", round=tournament.next_round), [*said, *lines], "G", least=4)


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
