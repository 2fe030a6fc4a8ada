"""What a match may choose: what it is played to, when it ends, how a drawn one is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable, Options
from paircard.core.event.series_facts import SINCE
from paircard.core.systems.kit.play_offs import BLITZ, RAPID, SUDDEN_DEATH
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.core.values.points import WIN

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

To = Literal["games", "points", "wins"]
"""A fixed number of games, or first to so many points or wins."""
Drawn = Literal["auxiliary", "pairs", "sudden-death"]
"""How E1 decides a drawn match, in its order."""

MOST_GAMES = 60
"""A match to wins has no other end; one for the championship of the world had 48."""


@dataclass(frozen=True, slots=True)
class MatchOptions(Options):
    """To what it is played, and what decides a drawn one."""

    since: ClassVar[int] = SINCE
    tag: ClassVar[str] = "match"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "to",
            mark("Played to"),
            (("games", mark("number of games")), ("points", mark("points")), ("wins", mark("wins"))),
            mark("games: as many as rounds"),
        ),
        Choosable(
            "points",
            mark("Points"),
            hint=mark("who has them first has won, such as 6½"),
            numbers=range(2, WIN * MOST_GAMES + 1),
            halves=True,
            where=("to", frozenset({"points"})),
        ),
        Choosable(
            "wins",
            mark("Wins"),
            hint=mark("draws do not count"),
            numbers=range(1, MOST_GAMES + 1),
            where=("to", frozenset({"wins"})),
        ),
        Choosable(
            "play_out",
            mark("When decided"),
            ((False, mark("ends")), (True, mark("all games"))),
            mark("of a fixed number of games"),
            where=("to", frozenset({"games"})),
        ),
        Choosable(
            "drawn",
            mark("If drawn"),
            (
                ("auxiliary", mark("auxiliary points")),
                ("pairs", mark("pairs of games")),
                ("sudden-death", mark("one game")),
            ),
            mark("announced before the start"),
            where=("to", frozenset({"games", "points"})),
        ),
    )

    to: To = "games"
    points: int = 12
    """Half points that win where it is played to points."""
    wins: int = 6
    play_out: bool = False
    """Whether all of a fixed number of games are played, though it is decided."""
    drawn: Drawn = "pairs"

    @property
    def most(self) -> int:
        """So many games it can have at most; 0 where that is the number of rounds."""
        return {"games": 0, "points": 2 * self.points // WIN, "wins": MOST_GAMES}[self.to]


def options_of(tournament: Tournament) -> MatchOptions:
    """Return what the event has chosen."""
    return MatchOptions.of(tournament.regulations.options)


def kinds(options: MatchOptions) -> Mapping[str, tuple[int, int, int]]:
    """Return the games that may decide a drawn match: minutes, seconds a move, minutes of Black where fewer.

    >>> kinds(MatchOptions(drawn="sudden-death"))["6:5"]
    (6, 0, 5)
    """
    pairs = (*RAPID, *BLITZ)
    order = (*SUDDEN_DEATH, *pairs) if options.drawn == "sudden-death" else (*pairs, *SUDDEN_DEATH)
    return {each.key: (each.minutes, each.increment, each.black) for each in order}
