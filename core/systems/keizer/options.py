"""What a club announces of its Keizer: value numbers, what an evening without a game gives, how soon two meet again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_SHARES = ((0, mark("nothing")), (1, "1/6"), (2, "1/3"), (3, "1/2"), (4, "2/3"))
"""What may be given of the own value number, in sixths."""
_OF_OWN_VALUE = mark("of the own value number")
_POINTS = range(2 * 999 + 1)
"""Fixed points, in halves; 0 where a share counts."""


def _share(kind: str, label: str, hint: str) -> Choosable:
    """Return the share of the own value number for a round without a game, which fixed points take the place of."""
    where = (f"{kind}_points", frozenset({0}))  # no words: a field
    return Choosable(f"{kind}_share", label, _SHARES, hint, where=where)  # no words: a field


def _fixed(kind: str, label: str, hint: str = mark("fixed; nothing: the share")) -> Choosable:
    return Choosable(
        f"{kind}_points",  # no words: a field
        label,
        hint=hint,
        numbers=_POINTS,
        halves=True,
        optional=True,
    )


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
        _share("bye", mark("Bye"), _OF_OWN_VALUE),
        _fixed("bye", mark("Bye points")),
        _share("duty", mark("Club duty"), mark("a full-point bye: plays for the club")),
        _fixed("duty", mark("Duty points")),
        _share("told", mark("Absent, told"), mark("a half-point bye: told in time")),
        _fixed("told", mark("Told points")),
        Choosable(
            "told_times",
            mark("Told at most"),
            hint=mark("times a season, then nothing"),
            numbers=range(100),
        ),
        _fixed("silent", mark("No-word points"), mark("absent without a word; nothing: none")),
        _share("late", mark("Joined later"), mark("for each round before")),
        _fixed("late", mark("Later points")),
        Choosable(
            "loss_bonus",
            mark("A loss gives"),
            ((False, mark("nothing")), (True, mark("1/6 of the value"))),
            mark("of the opponent's value number"),
            where=("loss_points", frozenset({0})),
        ),
        _fixed("loss", mark("Loss points"), mark("over the board; nothing: as above")),
        Choosable(
            "frozen",
            mark("Older rounds"),
            ((False, mark("valued anew")), (True, mark("as valued then"))),
            mark("by the value numbers of today, or frozen"),
        ),
        Choosable(
            "from_start",
            mark("Worked out from"),
            ((False, mark("the order before")), (True, mark("the first order"))),
            mark("where the ranking begins, which may decide it"),
            where=("frozen", frozenset({False})),
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
    bye_points: int = field(default=0, metadata=LATER)
    """Half points in place of the share, whatever the value number; 0 where the share counts. So are those below."""
    duty_points: int = field(default=0, metadata=LATER)
    told_points: int = field(default=0, metadata=LATER)
    silent_points: int = field(default=0, metadata=LATER)
    """Of who is absent without a word: there is no share of it."""
    late_points: int = field(default=0, metadata=LATER)
    loss_points: int = field(default=0, metadata=LATER)
    """Of a game that was lost over the board, in place of `loss_bonus`."""
    frozen: bool = field(default=False, metadata=LATER)
    """Whether every round stays as it was valued, by the ranking before it (KE 5)."""
    from_start: bool = field(default=False, metadata=LATER)
    """Whether the ranking is worked out from the order of the start each time, not from the one before (R12)."""
    apart: int = 3
    """So many rounds go by before two meet again (KE 6)."""
    most: int = 2
    """So often two meet in a season."""
    wins_first: bool = False
    """Whether wins less losses separate equal totals before the order published last (KE 5)."""


def options_of(tournament: Tournament) -> KeizerOptions:
    """Return what the event has chosen."""
    return KeizerOptions.of(tournament.regulations.options)
