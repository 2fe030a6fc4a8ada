"""What decides a tied Scheveningen match (B.VI F6): three remedies, of which the regulations name one or more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from core.language import mark
from core.points import WIN, format_points
from core.said import Words, said
from core.systems.scheveningen.table import Side

TIES = "B.VI F6"
WORST = 2
"""So many results are left out by the third remedy."""


class Remedy(Enum):
    """A way to separate two teams with equal points; say the value with `tr`."""

    BEST_PLAYERS = mark("more wins by the best players")
    REGULARS = mark("points of the regulars alone")
    WITHOUT_WORST = mark("points without the two worst results")


@dataclass(frozen=True, slots=True)
class Record:
    """What one player of a team has scored in the match."""

    player: int
    side: Side
    results: tuple[int, ...]
    """Half points, a game each."""
    reserve: bool = False

    @property
    def points(self) -> int:
        """Half points of all games."""
        return sum(self.results)

    @property
    def wins(self) -> int:
        """Games won."""
        return self.results.count(WIN)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a remedy gave."""

    remedy: Remedy
    figures: Mapping[Side, int]
    """Half points, or wins."""
    place: int = 0
    """Of the best players: which of them decides, 1 for the best; 0 where all count together."""
    article: str = TIES

    @property
    def winner(self) -> Side | None:
        """Who has won; None where it does not decide."""
        a, b = self.figures[Side.A], self.figures[Side.B]
        return None if a == b else Side.A if a > b else Side.B

    def said(self) -> Words:
        """Say both figures, and what they are."""
        if self.place:
            return said(
                "{remedy}: player {place} of both teams has {a} to {b} wins.",
                remedy=said(self.remedy.value), place=self.place, a=self.figures[Side.A], b=self.figures[Side.B],
            )  # fmt: skip
        a, b = (format_points(self.figures[side]) for side in Side)
        return said("{remedy}: {a} to {b}.", remedy=said(self.remedy.value), a=a, b=b)


def resolve(records: Sequence[Record], remedies: Sequence[Remedy]) -> tuple[Outcome, ...]:
    """Return the outcomes of the announced remedies up to the one that decides; none decides: lots or a play-off."""
    outcomes: list[Outcome] = []
    for remedy in remedies:
        outcomes.append(outcome(records, remedy))
        if outcomes[-1].winner is not None:
            break
    return tuple(outcomes)


def outcome(records: Sequence[Record], remedy: Remedy) -> Outcome:
    """Return what one remedy gives."""
    teams = {side: [each for each in records if each.side is side] for side in Side}
    if remedy is Remedy.BEST_PLAYERS:
        return _best_players(teams)
    return Outcome(remedy, {side: _SUMS[remedy](team) for side, team in teams.items()})


def _best_players(teams: Mapping[Side, Sequence[Record]]) -> Outcome:
    """Compare the wins of the best of both, then of the second best, and so on: best by points, then by wins."""
    ordered = {side: sorted(team, key=_merit, reverse=True) for side, team in teams.items()}
    found = Outcome(Remedy.BEST_PLAYERS, dict.fromkeys(Side, 0))
    for place, both in enumerate(zip(*ordered.values(), strict=False), 1):
        found = Outcome(Remedy.BEST_PLAYERS, {each.side: each.wins for each in both}, place)
        if found.winner is not None:
            break
    return found


def _merit(record: Record) -> tuple[int, int]:
    return record.points, record.wins


def _of_regulars(team: Sequence[Record]) -> int:
    return sum(each.points for each in team if not each.reserve)


def _without_worst(team: Sequence[Record]) -> int:
    return sum(sorted(each.points for each in team)[WORST:])


_SUMS: Mapping[Remedy, Callable[[Sequence[Record]], int]] = {
    Remedy.REGULARS: _of_regulars,
    Remedy.WITHOUT_WORST: _without_worst,
}
