"""What an event by Monrad may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

First = Literal["neighbours", "halves"]
Draw = Literal["all", "groups"]
SINCE = 7
"""Format of the journal in which the groups of strength came."""


@dataclass(frozen=True, slots=True)
class MonradOptions(Options):
    """How round 1 is paired, all later ones being paired alike, and how numbers are drawn where lots are."""

    tag: ClassVar[str] = "monrad"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "first",
            mark("Round 1"),
            (("neighbours", mark("neighbours")), ("halves", mark("halves"))),
            mark("1 meets 2, or the first of the lower half"),
        ),
        Choosable(
            "draw",
            mark("Numbers by lot"),
            (("all", mark("among all")), ("groups", mark("groups of strength"))),
            mark("groups: A C D B C A B D in turn"),
        ),
    )

    first: First = "neighbours"
    """`halves` is the Nordic form: the upper half by number meets the lower one."""
    draw: Draw = field(default="all", metadata=later(SINCE))
    """Among whom numbers are drawn; where they follow rating it means nothing."""


def options_of(tournament: Tournament) -> MonradOptions:
    """Return what the event has chosen."""
    return MonradOptions.of(tournament.regulations.options)
