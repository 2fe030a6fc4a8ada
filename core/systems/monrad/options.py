"""What an event by Monrad may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable, Options
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

First = Literal["neighbours", "halves"]


@dataclass(frozen=True, slots=True)
class MonradOptions(Options):
    """How round 1 is paired; all later ones are paired alike."""

    tag: ClassVar[str] = "monrad"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "first",
            mark("Round 1"),
            (("neighbours", mark("neighbours")), ("halves", mark("halves"))),
            mark("1 meets 2, or the first of the lower half"),
        ),
    )

    first: First = "neighbours"
    """`halves` is the Nordic form: the upper half by number meets the lower one."""


def options_of(tournament: Tournament) -> MonradOptions:
    """Return what the event has chosen."""
    return MonradOptions.of(tournament.regulations.options)
