"""What a few teams have played so far, a row a team, and the round that is to be paired now.

`4w2 5b1 U` is a match against 4 with White on the first board that was won (2 match points), one against 5 with Black
that was drawn (1), and the bye of the pairing, which is worth a drawn match.
"""

from __future__ import annotations

from functools import cached_property

from core.event.ids import PairingNumber, PlayerId
from core.systems.team_swiss_2026.explain.model import TeamRound, explain
from core.systems.team_swiss_2026.field import Announced, Entrant, Kind, Turn, position_of
from core.systems.team_swiss_2026.position import Position, Team
from core.systems.team_swiss_2026.preferences import ColourType
from core.values.colour_letters import colour_letter
from core.values.frozen import dataclass
from core.values.language import tr, trn
from core.values.points import MATCH_DRAWN, WIN, format_points

BYE = "U"


@dataclass(frozen=True)
class History:
    """An event up to a round. Match points count and nothing else; odd numbers began with White."""

    rounds: int
    """How many were announced."""
    colours: ColourType
    """Of which type preferences are (1.7)."""
    rows: tuple[str, ...]
    """By TPN from 1 on."""

    @cached_property
    def position(self) -> Position:
        """The position before the round."""
        entrants = (
            Entrant(PlayerId(number), PairingNumber(number), tuple(map(turn_of, row.split())))
            for number, row in enumerate(self.rows, 1)
        )
        return position_of(entrants, Announced(self.rounds, "W", self.colours, secondary_used=False))

    @cached_property
    def told(self) -> TeamRound:
        """The round, paired and explained."""
        return explain(self.position)

    @property
    def text(self) -> str:
        """The event, a sentence a team: what a student needs for any question about it."""
        announced = tr(
            "A team Swiss by C.04.6 on match points, preferences of type {type}: round {round} of {rounds}.",
            type=self.colours, round=self.position.round, rounds=self.rounds,
        )  # fmt: skip
        return " ".join((announced, *map(self._told, self.position.teams)))

    def _told(self, team: Team) -> str:
        words = self.rows[team.number - 1].split()
        matches = ", ".join(_match_told(word) for word in words) or "-"
        return trn(
            "Team {number}, {points} point: {matches}.",
            "Team {number}, {points} points: {matches}.",
            team.score // WIN,
            number=team.number, points=format_points(team.score), matches=matches,
        )  # fmt: skip


def turn_of(word: str) -> Turn:
    """Read a round of a row."""
    if word == BYE:
        return Turn(Kind.BARRING, MATCH_DRAWN)
    opponent, colour, points = word[:-2], word[-2], int(word[-1])
    return Turn(Kind.PLAYED, points * WIN, 0, PlayerId(int(opponent)), "W" if colour == "w" else "B")


def _match_told(word: str) -> str:
    """Say a round in a word: colour, opponent, match points."""
    if word == BYE:
        return tr("bye")
    letter = colour_letter("W" if word[-2] == "w" else "B")
    return f"{letter}{word[:-2]} {word[-1]}"
