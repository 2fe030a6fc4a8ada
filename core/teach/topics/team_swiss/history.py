"""What a few teams have played so far, a row a team, and the round that is to be paired now.

`4w2 5b1 U` is a match against 4 with White on the first board that was won (2 match points), one against 5 with Black
that was drawn (1), and the bye of the pairing, which is worth a drawn match.
"""

from __future__ import annotations

from functools import cached_property

from paircard.core.facets.explained import Told
from paircard.core.facets.position import Player, Position
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import TeamSwissExercises
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.core.values.points import WIN, format_points

BYE = "U"


def team_swiss() -> TeamSwissExercises:
    """Return whom rounds are asked of."""
    asked: TeamSwissExercises = SYSTEMS["team-swiss-2026"].exercises
    return asked


@dataclass(frozen=True)
class History:
    """An event up to a round. Match points count and nothing else; odd numbers began with White."""

    rounds: int
    """How many were announced."""
    colours: str
    """Of which type preferences are (1.7)."""
    rows: tuple[str, ...]
    """By TPN from 1 on."""

    @cached_property
    def position(self) -> Position:
        """The position before the round."""
        return team_swiss().position_of(self.rounds, self.colours, self.rows)

    @cached_property
    def told(self) -> Told:
        """The round, paired and explained."""
        return team_swiss().told(self.position)

    @property
    def text(self) -> str:
        """The event, a sentence a team: what a student needs for any question about it."""
        announced = tr(
            "A team Swiss by C.04.6 on match points, preferences of type {type}: round {round} of {rounds}.",
            type=self.colours, round=self.position.round, rounds=self.rounds,
        )  # fmt: skip
        return " ".join((announced, *map(self._told, self.position.players)))

    def _told(self, team: Player) -> str:
        words = self.rows[team.number - 1].split()
        matches = ", ".join(_match_told(word) for word in words) or "-"
        return trn(
            "Team {number}, {points} point: {matches}.",
            "Team {number}, {points} points: {matches}.",
            team.score // WIN,
            number=team.number, points=format_points(team.score), matches=matches,
        )  # fmt: skip


def _match_told(word: str) -> str:
    """Say a round in a word: colour, opponent, match points."""
    if word == BYE:
        return tr("bye")
    letter = colour_letter("W" if word[-2] == "w" else "B")
    return f"{letter}{word[:-2]} {word[-1]}"
