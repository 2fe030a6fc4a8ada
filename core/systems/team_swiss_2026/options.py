"""What an event of teams by the rules of 2026 chooses and announces beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable
from paircard.core.event.persisted import later
from paircard.core.event.team_options import (
    BOARDS,
    BYE_GAMES,
    DUTIES,
    MATCH_POINTS,
    PRIMARY,
    STRENGTH,
    ByeGames,
    TeamOptions,
)
from paircard.core.systems.kit.acceleration import ACCELERATION, BAKU_CODE, Acceleration, against_scale
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.systems.team_swiss_2026.preferences import ColourType
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, WIN
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Secondary = Literal["used", "unused"]
ByeWorth = Literal["draw", "win"]

COLOURS = Choosable(
    "colours",
    mark("Colours"),
    (("A", mark("type A")), ("B", mark("type B")), ("none", mark("no preferences"))),
    mark("C.04.6 1.7: which matches make a preference"),
)
BYE = Choosable(
    "bye",
    mark("The bye gives"),
    (("draw", mark("a drawn match")), ("win", mark("a won match"))),
    mark("one value for all byes of the event"),
)
SECONDARY = Choosable(
    "secondary",
    mark("Other points"),
    (("used", mark("used for colours")), ("unused", mark("not used"))),
    mark("C.04.6 1.2: whether they tell the first team"),
)
_CODES = {"A": "TYPEA_", "B": "TYPEB_", "none": ""}
_PRIMARY = {"match": "MP", "game": "GP"}
_PLAIN = "FIDE_TEAM"


@dataclass(frozen=True, slots=True)
class TeamSwiss2026Options(TeamOptions):
    """Colours (1.7), scores (1.2), what a pairing-allocated bye is worth (1.4), and acceleration (C.04.7)."""

    tag: ClassVar[str] = "team-swiss-2026"
    asked: ClassVar[tuple[Choosable, ...]] = (
        BOARDS,
        PRIMARY,
        MATCH_POINTS,
        COLOURS,
        SECONDARY,
        BYE,
        replace(BYE_GAMES, where=("bye", frozenset({"win"}))),
        ACCELERATION,
        STRENGTH,
        *DUTIES,
    )

    bye_games: ByeGames = "all"
    """Of a round that is worth a win: all boards, so that one worth a draw has half of them."""
    colours: ColourType = "A"
    secondary: Secondary = "used"
    bye: ByeWorth = "draw"
    acceleration: Acceleration = field(default="none", metadata=later(5))
    last_of_ga: ContestantId = field(default=NOBODY, metadata=later(5))
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""

    def checked(self) -> TeamSwiss2026Options:
        """Return these options; raise `Refusal` when the boards cannot be, or a drawn match has not half of them.

        An acceleration needs match points of which a win has two draws (C.04.7 1.1, 1.4.4).
        """
        TeamOptions.checked(self)
        if self.acceleration == "baku" and self.primary == "game":
            wrong = said("The Baku acceleration is only for teams that are ranked by match points.")
            raise Refusal(wrong, accelerated("1.1"), "acceleration")
        if refused := against_scale(self.acceleration, self.match_scale):
            raise refused
        if self.bye == "draw" and self.bye_games != "all":
            wrong = said("A bye that is worth a drawn match has half of the boards.")
            raise Refusal(wrong, team("1.4"), "bye_games")
        return self

    def with_bye(self, match_points: float | None, game_points: float) -> Self | None:
        """Return these options with a bye worth so much: a draw with half of the boards, or a win."""
        if match_points is not None and 2 * match_points == self.match_scale.draw:
            return replace(self, bye="draw", bye_games="all") if 2 * game_points == self.boards else None
        won = TeamOptions.with_bye(self, match_points, game_points)
        whole = match_points is not None and 2 * match_points == self.match_scale.win
        return replace(won, bye="win") if won and whole else None

    @property
    def bye_half_points(self) -> int:
        """What a pairing-allocated bye gives, as part of a match."""
        return WIN if self.bye == "win" else DRAW

    @property
    def code(self) -> str:
        """Record 192 of a report."""
        scores = _PRIMARY[self.primary]
        other = "" if self.secondary == "unused" else "_MP" if self.primary == "game" else "_GP"
        ending = BAKU_CODE if self.acceleration == "baku" else ""
        return f"{_PLAIN}_{_CODES[self.colours]}{scores}{other}{ending}"  # no words: a value of record 192


def options_coded() -> Mapping[str, TeamSwiss2026Options]:
    """Return what every code of record 192 says of the options; the plain one the defaults."""
    plain = [
        TeamSwiss2026Options(primary=primary, colours=colours, secondary=secondary)
        for colours in ("A", "B", "none")
        for primary in ("match", "game")
        for secondary in ("used", "unused")
    ]  # fmt: skip
    every = {_PLAIN: TeamSwiss2026Options(), **{each.code: each for each in plain}}
    accelerated = {
        code + BAKU_CODE: replace(each, acceleration="baku")
        for code, each in every.items()
        if each.primary == "match"
    }  # fmt: skip
    return {**every, **accelerated}


def options_of(tournament: Tournament) -> TeamSwiss2026Options:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    return chosen if isinstance(chosen, TeamSwiss2026Options) else TeamSwiss2026Options()
