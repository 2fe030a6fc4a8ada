"""The decisions of one bracket as data. Players are pairing numbers, scores half points."""

from __future__ import annotations

from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.facets import explained
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.kit.transposition_numbers import exchange_number, transposition_number
from paircard.core.systems.swiss1998.brackets import Target
from paircard.core.systems.swiss1998.explain.over_half import Exempt
from paircard.core.systems.swiss1998.judge.reason import Reason
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words

Numbers = tuple[PairingNumber, ...]


@dataclass(frozen=True, slots=True)
class Lack:
    """A level of the procedure at which the bracket could not be paired."""

    article: str
    """The step that gives it up: C10 - C12, C14, or R13."""
    wanted: Words | str
    """What was still wanted, in words."""
    pairs: int
    """How many pairs were wanted, and ..."""
    movers: int
    """... how many moved-down players were to be in them, to be paired first (R10)."""
    reason: Reason

    @property
    def level(self) -> str:
        """What was still wanted, in the language that is spoken."""
        return str(self.wanted)


@dataclass(frozen=True, slots=True)
class PassedOver:
    """An opponent who comes before the one a player got, and why they were passed over."""

    candidate: PairingNumber
    reason: Reason


@dataclass(frozen=True, slots=True)
class Choice:
    """A player of S1 and the first opponent that would do."""

    player: PairingNumber
    opponent: PairingNumber
    passed: tuple[PassedOver, ...]
    clash: Colour | None = None
    """The colour both prefer, if they make a clash (B4)."""


@dataclass(frozen=True)
class Group:
    """S1 against S2: moved-down players and their opponents, or a homogeneous group or remainder."""

    before: tuple[Numbers, Numbers]
    """S1 and S2 before any exchange."""
    s1: Numbers
    s2: Numbers
    choices: tuple[Choice, ...]
    exchange: Exchange
    """By positions in the group, 1 the highest; nobody if there was none."""
    unexchanged: Reason | None = None
    """Why it could not be done without an exchange."""

    @property
    def leaving(self) -> Numbers:
        """Who went from S1 to S2."""
        return tuple(number for number in self.before[0] if number in self.s2)

    @property
    def coming(self) -> Numbers:
        """Who went from S2 to S1."""
        return tuple(number for number in self.before[1] if number in self.s1)

    @cached_property
    def exchange_number(self) -> int:
        """Which exchange of the order D2 it is; 0 for none."""
        return exchange_number(len(self.s1) + len(self.s2), len(self.s1), self.exchange)

    @cached_property
    def transposition_number(self) -> int:
        """Which transposition of S2 it is (D1); 1 for the order S2 stands in."""
        return transposition_number(self.s2, [choice.opponent for choice in self.choices])


@dataclass(frozen=True, slots=True)
class BracketExplained(explained.BracketExplained):
    """One bracket: how it ended, what it could not do, and every choice made in it."""

    passed_on: Numbers
    """Who had no opponent in it and moved on (C1)."""
    wanted: Target
    """The full target: p (A6), and the pairs of the remainder after it."""
    lacks: tuple[Lack, ...]
    """The levels before the one reached, in the order of the procedure."""
    movers: Group | None
    """The moved-down players, paired first if the bracket is heterogeneous (A3)."""
    rest: Group | None
    """The homogeneous group, or the remainder."""
    levelled: bool
    """Was it treated as homogeneous although players were moved down (A3, R13)?"""
    undone_by: str
    """C12 or C13 if the bracket was paired anew for the one below it, else empty."""
    instead: tuple[tuple[PairingNumber, PairingNumber], ...] = ()
    """How it would have been paired by itself, if it was paired anew."""
    excused: bool = False
    """Did a moved-down player without an opponent move on although C12 would be due (R9, exception)?"""
    exempt: tuple[Exempt, ...] = ()
    """What does not count for players over 50 % in it, and would (R6)."""

    @property
    def pairs_wanted(self) -> int:
        """How many pairs the full target has in all."""
        return self.wanted.pairs


RoundExplained = explained.RoundExplained[BracketExplained]
"""The pairing of a round and how it came about, bracket by bracket, highest first."""
