"""What an event may choose of its cup."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable, Options
from paircard.core.event.series_facts import SINCE
from paircard.core.systems.kit.play_offs import DRAWN_CUP, PLAY_OFFS, PlayOff
from paircard.core.systems.knockout.colours import COLOURS
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Lots = Literal["first", "odd"]
Home = Literal["", "first", "lower"]
"""The team that the draw names first, or the lower seed."""
MOST_GAMES = 12
MOST_SEEDED = 64
_PLAY_OFFS = {each.key: each for each in PLAY_OFFS}
THIRD = Choosable(
    "third",
    mark("Third place"),
    ((False, mark("shared")), (True, mark("match"))),
    mark("of those who lose the semifinals"),
)
SEEDED = Choosable(
    "seeded",
    mark("Seeded"),
    hint=mark("keep their number when lots are drawn; nothing: nobody"),
    numbers=range(MOST_SEEDED + 1),
    optional=True,
)


@dataclass(frozen=True, slots=True)
class KnockoutOptions(Options):
    """How long a match is, how colours are drawn, what decides a drawn one."""

    since: ClassVar[int] = SINCE
    tag: ClassVar[str] = "knockout"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "games", mark("Games"), hint=mark("of a match: 1, or an even number"), numbers=range(1, MOST_GAMES + 1)
        ),
        Choosable(
            "lots",
            mark("Colour lots"),
            (("first", mark("for game 1")), ("odd", mark("for each odd game"))),
            mark("where a match has several games"),
            where=("games", frozenset(range(2, MOST_GAMES + 1))),
        ),
        Choosable(
            "play_off",
            mark("Play-off"),
            tuple((each.key, each.key) for each in PLAY_OFFS),
            mark("minutes + seconds; 6:5, 5:4 sudden death"),
        ),
        THIRD,
        SEEDED,
    )

    games: int = 1
    """Of a match: one, or an even number."""
    lots: Lots = "first"
    """D3a: lots for the first game only, or for each odd one."""
    play_off: str = "10+10"
    """Key of the kind of game that decides a drawn match."""
    third: bool = False
    """Whether the losers of the semifinals play for third place."""
    seeded: int = 0
    """So many keep the number of their rating where the others draw lots for the free slots."""

    def checked(self) -> KnockoutOptions:
        """Return these options; raise `Refusal` where they cannot be."""
        if not 1 <= self.games <= MOST_GAMES or (self.games > 1 and self.games % 2):
            wrong = said("A match of a cup has one game or an even number of them, not {count}.", count=self.games)
            raise Refusal(wrong, COLOURS, "games")
        if self.play_off not in _PLAY_OFFS:
            wrong = said("{kind} is no kind of play-off: {kinds}.", kind=self.play_off, kinds=", ".join(_PLAY_OFFS))
            raise Refusal(wrong, DRAWN_CUP, "play_off")
        return replace(self, seeded=max(0, min(self.seeded, MOST_SEEDED)))

    @property
    def home(self) -> Home:
        """Who is at home and has White on the odd boards of a first leg; nobody where colours come otherwise."""
        return ""

    @property
    def odd(self) -> bool:
        """Whether colours follow from those of the rounds before, and not from lots for every match."""
        return self.games == 1

    @property
    def kind(self) -> PlayOff:
        """The kind of game that decides a drawn match."""
        return _PLAY_OFFS.get(self.play_off, PLAY_OFFS[0])

    @property
    def lots_a_match(self) -> int:
        """For how many games of a match lots are drawn."""
        return 0 if self.odd else self.games // 2 if self.lots == "odd" else 1


def options_of(tournament: Tournament) -> KnockoutOptions:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    chosen = getattr(chosen, "of_the_cup", chosen)  # teams have these beside others
    return chosen if isinstance(chosen, KnockoutOptions) else KnockoutOptions()
