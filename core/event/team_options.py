"""What an event of teams may choose, whatever the system that pairs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from paircard.core.event.limits import MOST_BOARDS
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import later
from paircard.core.event.regulations import ROUNDS_LIMIT
from paircard.core.event.when import MINUTES_A_DAY
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import mark, tr
from paircard.core.values.points import DRAW, LOSS, WIN
from paircard.core.values.said import said, said_n
from paircard.core.values.scale import Scale

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations

Primary = Literal["match", "game"]
"""Which points pair and rank: those of matches, or those of games."""
Reserves = Literal["last-boards", "any-place", "fixed-order"]
"""Where reserves may play: E2 (i), E2 (ii), or anywhere as long as nobody passes another of the order."""
Strength = Literal["boards", "all"]
"""Whose ratings make the strength of a team: the first ones, as many as there are boards, or everybody's."""
ByeGames = Literal["half", "all"]
"""What a round without an opponent is worth in games."""

BOARDS = Choosable("boards", mark("Boards"), hint=mark("of a match, 1 to 99"), numbers=range(1, MOST_BOARDS + 1))
PRIMARY = Choosable(
    "primary",
    mark("Ranked by"),
    (("match", mark("match points")), ("game", mark("game points"))),
    mark("the others separate equal ones"),
)
RESERVES = Choosable(
    "reserves",
    mark("Reserves"),
    (
        ("fixed-order", mark("anywhere, in order")),
        ("last-boards", mark("last boards only")),
        ("any-place", mark("in a regular's place")),
    ),
    mark("one method for the event"),
    matter="reserves",
)
MATCH_POINTS = Choosable(
    "match_points",
    mark("A match gives"),
    (("", "2-1-0"), ("3-1-0", "3-1-0"), ("3-2-1", "3-2-1")),
    mark("match points of a win, a draw and a loss"),
)
_MATCH_USUAL = Scale.usual_for(win=4, draw=2, loss=0)
STRENGTH = Choosable(
    "strength",
    mark("Strength"),
    (("boards", mark("of the boards")), ("all", mark("of all members"))),
    mark("whose average rating orders the teams"),
)
MOST_RESERVE_GAMES = Choosable(
    "most_reserve_games",
    mark("Reserve, most games"),
    hint=mark("nothing: any number"),
    matter="team_games",
    numbers=range(ROUNDS_LIMIT + 1),
    optional=True,
)
LEAST_REGULAR_GAMES = Choosable(
    "least_regular_games",
    mark("Regular, least games"),
    hint=mark("nothing: none needed"),
    matter="team_games",
    numbers=range(ROUNDS_LIMIT + 1),
    optional=True,
)
LATE_MEMBERS = Choosable(
    "late_members",
    mark("New members before"),
    hint=mark("this round at the latest; nothing: round 1"),
    numbers=range(ROUNDS_LIMIT + 1),
    optional=True,
)
LOST_AFTER = Choosable(
    "lost_after",
    mark("Absent team loses"),
    hint=mark("after so many minutes"),
    matter="team_late",
    numbers=range(1, MINUTES_A_DAY),
)
BYE_GAMES = Choosable(
    "bye_games",
    mark("Games of a bye"),
    (("half", mark("half of the boards")), ("all", mark("all boards"))),
    mark("what a won match without an opponent has"),
)
DUTIES = (RESERVES, MOST_RESERVE_GAMES, LEAST_REGULAR_GAMES, LATE_MEMBERS, LOST_AFTER)
"""What captains are told, in every event of teams."""


@dataclass(frozen=True, slots=True)
class TeamOptions(Options):
    """Boards, scores, reserves."""

    asked: ClassVar[tuple[Choosable, ...]] = (BOARDS, PRIMARY, STRENGTH, *DUTIES)

    boards: int = 4
    """Of a match."""
    primary: Primary = "match"
    reserves: Reserves = "fixed-order"
    strength: Strength = "boards"
    bye_games: ByeGames = "half"
    most_reserve_games: int = 0
    """So many games a reserve may play at most; 0 where nobody counts."""
    least_regular_games: int = 0
    """So many games a regular has to play; 0 where nobody counts."""
    late_members: int = 0
    """The last round before which a team may still name a further member; 0 when all are named before round 1."""
    match_points: str = field(default="", metadata=later(5))
    """What matches give (`core.values.scale`), such as `3-1-0`; empty for 2, 1 and 0."""
    lost_after: int = field(default=60, metadata=later(6))
    """Minutes after which a team that is not admitted has lost (E2f): an hour, or half the time of a game."""

    def checked(self) -> TeamOptions:
        """Return these options; raise `Refusal` when the number of boards cannot be."""
        if not 1 <= self.boards <= MOST_BOARDS:
            wrong = tr("A match has 1 to {most} boards, not {boards}.", most=MOST_BOARDS, boards=self.boards)
            raise Refusal(wrong, field="boards")
        if self.match_points and MATCH_POINTS not in self.asked:
            raise Refusal(said("A match gives 2, 1 and 0 points in this system."), field="match_points")
        worth = self.match_scale
        halves = any(each % 2 for each in (worth.win, worth.draw, worth.loss))
        if halves or worth != Scale.of(worth.games):
            raise Refusal(
                said("A match gives whole points for a win, a draw and a loss, such as 3-1-0."), field="match_points"
            )
        return self

    def need_rounds(self, rounds: int) -> None:
        """Refuse limits that nobody can keep, and those that say nothing."""
        for choosable in (LEAST_REGULAR_GAMES, MOST_RESERVE_GAMES, LATE_MEMBERS):
            if (asked := getattr(self, choosable.field)) > rounds:
                beyond = said_n(
                    "{field}: {asked}, and there is {count} round.",
                    "{field}: {asked}, and there are {count} rounds.",
                    rounds, field=said(choosable.label), asked=asked,
                )  # fmt: skip
                raise Refusal(beyond, field=choosable.field)

    def with_match_points(self, told: str) -> Self | None:
        """Return these options with matches that give so much, as a report tells; None where they cannot."""
        made = replace(self, match_points=told)
        try:
            made.checked()
        except Refusal:
            return None
        return made

    @property
    def match_scale(self) -> Scale:
        """What matches give; a bye gives as much as a match won or drawn."""
        return Scale.of(self.match_points) if self.match_points else _MATCH_USUAL

    @property
    def scale(self) -> Scale:
        """What a round gives in the points that pair and rank."""
        if self.primary == "match":
            return self.match_scale
        return Scale.usual_for(WIN * self.boards, DRAW * self.boards, LOSS)

    def with_bye(self, match_points: float | None, game_points: float) -> Self | None:  # noqa: ARG002
        """Return these options with a bye of the pairing worth so much, as a report tells; None where it cannot be."""
        if game_points not in (self.boards, self.boards / 2):
            return None
        return replace(self, bye_games="all" if game_points == self.boards else "half")

    @property
    def own_line_ups(self) -> bool:
        """Whether teams hand in a line-up for each leg of a match, and not one for all."""
        return False

    @property
    def bye_game_points(self) -> int:
        """Half points in games of a round without an opponent."""
        return self.boards * (2 if self.bye_games == "all" else 1)


def team_options(regulations: Regulations) -> TeamOptions:
    """Return what an event of teams has chosen."""
    chosen = regulations.options
    return chosen if isinstance(chosen, TeamOptions) else TeamOptions()
