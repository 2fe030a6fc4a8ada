"""What an event may choose of a cup of teams: legs, colours, and what decides a drawn match (B.VI D4, D5b, K5, K7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable
from paircard.core.event.persisted import later
from paircard.core.event.series_facts import SINCE
from paircard.core.event.team_options import BOARDS, DUTIES, STRENGTH, TeamOptions
from paircard.core.systems.kit.play_offs import EQUAL_VALUES, RAPID
from paircard.core.systems.knockout.options import SEEDED, THIRD, Home, KnockoutOptions
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.language import mark
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

LOTS = "lots"  # no words: a value
_RAPID = {each.key: each for each in RAPID}


@dataclass(frozen=True, slots=True)
class _AlwaysLots(KnockoutOptions):
    """A cup in which lots give the colours of every match, also of one leg (E2)."""

    @property
    def odd(self) -> bool:
        """Nothing follows from the rounds before."""
        return False

    @property
    def lots_a_match(self) -> int:
        """Lots say once who has White."""
        return 1


@dataclass(frozen=True, slots=True)
class _AtHome(KnockoutOptions):
    """A cup in which the team named first is at home, and has White on the odd boards of the first leg (E2)."""

    @property
    def home(self) -> Home:
        """The team that the draw names first."""
        return "first"

    @property
    def odd(self) -> bool:
        """Nothing follows from the rounds before."""
        return False

    @property
    def lots_a_match(self) -> int:
        """Nothing is drawn."""
        return 0


@dataclass(frozen=True, slots=True)
class _LowerAtHome(_AtHome):
    """The same where the lower seed is at home."""

    @property
    def home(self) -> Home:
        """The lower seed."""
        return "lower"


_COLOURS: Mapping[str, type[KnockoutOptions]] = {
    "rounds": KnockoutOptions,
    "lots": _AlwaysLots,
    "home": _AtHome,
    "lower": _LowerAtHome,
}


@dataclass(frozen=True, slots=True)
class TeamKnockoutOptions(TeamOptions):
    """What teams choose, and what a cup asks."""

    since: ClassVar[int] = SINCE
    tag: ClassVar[str] = "team-knockout"
    asked: ClassVar[tuple[Choosable, ...]] = (
        BOARDS,
        Choosable("legs", mark("Legs"), ((1, "1"), (2, "2")), mark("of a match, colours reversed in the second")),
        Choosable(
            "line_ups",
            mark("Line-ups"),
            (("match", mark("the same in both legs")), ("leg", mark("for each leg"))),
            mark("with two legs"),
            where=("legs", frozenset({2})),
        ),
        Choosable(
            "white",
            mark("Odd boards"),
            (
                ("rounds", mark("by the rounds before")),
                ("lots", mark("by lots")),
                ("home", mark("home team, named first")),
                ("lower", mark("home team, lower seed")),
            ),
            mark("who has White there; the rounds before say it only for one leg"),
        ),
        Choosable(
            "equal",
            mark("Equal values"),
            ((LOTS, mark("lots")), *((each.key, each.key) for each in RAPID)),
            mark("lots, or a rapid play-off: minutes + seconds"),
        ),
        STRENGTH,
        *DUTIES,
        THIRD,
        SEEDED,
    )

    legs: int = 1
    """Of a match."""
    white: Literal["rounds", "lots", "home", "lower"] = "rounds"
    """By what a team has White on odd boards: D3 b - d in a match of one leg, lots before every match, or by being at
    home (E2): the team that the draw names first, or the lower seed."""
    equal: str = "10+10"
    """What decides where the values of boards do not: `lots`, or the key of a rapid play-off."""
    third: bool = False
    seeded: int = 0
    line_ups: Literal["match", "leg"] = field(default="match", metadata=later(5))
    """Of two legs: whether a line-up is for the match, or each leg has its own."""

    @property
    def own_line_ups(self) -> bool:
        """Whether teams hand in one for each leg."""
        return self.legs > 1 and self.line_ups == "leg"

    def checked(self) -> TeamKnockoutOptions:
        """Return these options; raise `Refusal` where they cannot be."""
        TeamOptions.checked(self)
        if self.legs not in (1, 2):
            raise Refusal(said("A match of teams has one leg or two, not {count}.", count=self.legs), "B.VI D5", "legs")
        if self.equal != LOTS and self.equal not in _RAPID:
            kinds = ", ".join((LOTS, *_RAPID))
            wrong = said("{kind} decides no match of teams: {kinds}.", kind=self.equal, kinds=kinds)
            raise Refusal(wrong, EQUAL_VALUES, "equal")
        return replace(self, seeded=self.of_the_cup.checked().seeded)

    @property
    def of_the_cup(self) -> KnockoutOptions:
        """What a cup of players would have chosen."""
        kind = RAPID[0].key if self.equal == LOTS else self.equal
        return _COLOURS[self.white](self.legs, "first", kind, self.third, self.seeded)


def team_cup(tournament: Tournament) -> TeamKnockoutOptions:
    """Return what the event has chosen."""
    return TeamKnockoutOptions.of(tournament.regulations.options)
