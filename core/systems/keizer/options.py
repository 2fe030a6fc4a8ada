"""What a club announces of its Keizer: value numbers, what an evening without a game gives, how soon two meet again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Choosable, Options
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_SHARES = ((0, mark("nothing")), (1, "1/6"), (2, "1/3"), (3, "1/2"), (4, "2/3"))
"""What may be given of the own value number, in sixths."""
_OF_OWN_VALUE = mark("of the own value number")


@dataclass(frozen=True, slots=True)
class KeizerOptions(Options):
    """The announcement of a club; what stands here is the common form."""

    tag: ClassVar[str] = "keizer"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "top",
            mark("Highest value"),
            hint=mark("nothing: 1½ times the players"),
            numbers=range(1, 1000),
            optional=True,
        ),
        Choosable("step", mark("Value step"), hint=mark("from one place to the next"), numbers=range(1, 11)),
        Choosable(
            "own_counts",
            mark("Own value"),
            ((True, mark("counts once")), (False, mark("does not count"))),
            mark("added to everybody's total"),
        ),
        Choosable("bye_share", mark("Bye"), _SHARES, _OF_OWN_VALUE),
        Choosable("duty_share", mark("Club duty"), _SHARES, mark("a full-point bye: plays for the club")),
        Choosable("told_share", mark("Absent, told"), _SHARES, mark("a half-point bye: told in time")),
        Choosable(
            "told_times",
            mark("Told at most"),
            hint=mark("times a season, then nothing"),
            numbers=range(100),
        ),
        Choosable("late_share", mark("Joined later"), _SHARES, mark("for each round before")),
        Choosable(
            "loss_bonus",
            mark("A loss gives"),
            ((False, mark("nothing")), (True, mark("1/6 of the value"))),
            mark("of the opponent's value number"),
        ),
        Choosable("apart", mark("Rounds apart"), hint=mark("before two meet again"), numbers=range(51)),
        Choosable("most", mark("Meet at most"), hint=mark("times a season"), numbers=range(1, 100)),
        Choosable(
            "wins_first",
            mark("Equal totals"),
            ((False, mark("the order before")), (True, mark("more wins"))),
            mark("wins over the board less losses, then the order before"),
        ),
    )

    top: int = 0
    """Value number of the first; 0 for one and a half times the players, steps of more than 1 counted in."""
    step: int = 1
    own_counts: bool = True
    """Whether everybody's own value number is added to their total once (KE 4)."""
    bye_share: int = 4
    """Sixths of the own value number, as the four below (KE 3)."""
    duty_share: int = 4
    told_share: int = 2
    told_times: int = 5
    """So many times a season who told in time has something for it, then nothing."""
    late_share: int = 2
    loss_bonus: bool = False
    """Whether a game that was lost gives a sixth of the opponent's value number."""
    apart: int = 3
    """So many rounds go by before two meet again (KE 6)."""
    most: int = 2
    """So often two meet in a season."""
    wins_first: bool = False
    """Whether wins less losses separate equal totals before the order published last (KE 5)."""


def options_of(tournament: Tournament) -> KeizerOptions:
    """Return what the event has chosen."""
    return KeizerOptions.of(tournament.regulations.options)
