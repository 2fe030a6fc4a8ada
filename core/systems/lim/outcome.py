"""What pairing a round by C.04.4.3 answers: the pairs, the bye, and what each group passed over on its way to them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss import outcome
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said

Numbers = tuple[PairingNumber, ...]
Two = tuple[PairingNumber, PairingNumber]


class Direction(Enum):
    """How a group is paired (2.2): floaters go that way, and who stands first in it chooses first."""

    DOWN = "down"
    UP = "up"


class Passed(Enum):
    """Why somebody compatible was passed over."""

    REST = "rest"
    """The others could not all be paired then."""
    COLOUR = "colour"
    """Both are due one colour (3.8, 5.2)."""
    FAR = "far"
    """A colour does not decide between ratings so far apart (3.8, 5.7)."""


class Rank(NamedTuple):
    """Why somebody is chosen to float: of two the lesser one (Article 3)."""

    harm: int
    """0 for type d to 3 for type a (3.9)."""
    floated: bool
    """In the previous round (3.10)."""
    minority: bool
    """Not due the colour that more are due (3.2.2)."""
    order: int
    """From the end of the group that is nearest to where they go (3.2.4)."""

    @property
    def type(self) -> str:
        """The letter of 3.9."""
        return "dcba"[self.harm]


@dataclass(frozen=True, slots=True)
class Floater:
    """Somebody who was transferred, and how those stood who could have been in their place."""

    number: PairingNumber
    ranks: Mapping[PairingNumber, Rank]
    """Of those who come first without whom the group keeps as many pairs, themselves included; and of whom the order of
    numbers alone would take."""

    @property
    def rank(self) -> Rank:
        """Their own."""
        return self.ranks[self.number]


@dataclass(frozen=True, slots=True)
class Choice:
    """A pair as it came about: one seeks, and gets the first in an order that will do."""

    seeker: PairingNumber
    mate: PairingNumber
    tried: Numbers
    """Whom the seeker tried in order, compatible or not, down to their opponent."""
    passed: Mapping[PairingNumber, Passed]
    """Those compatible who were passed over."""
    floater: bool = False
    """Whether the seeker came from another group (3.8)."""
    colour: bool = False
    """Whether colours were looked at: those of floaters are, the others in the second scrutiny (5.2)."""

    @property
    def article(self) -> str:
        """Where the order of the seeker stands, without the book."""
        return "3.8" if self.floater else "4.2"

    @property
    def pair(self) -> Two:
        """Both, the upper one first."""
        return (min(self.seeker, self.mate), max(self.seeker, self.mate))


class Cracked(NamedTuple):
    """A pair that was undone for the median (2.6)."""

    pair: Two
    score: int
    """Of the group in which it was made."""


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one group ended; players by TPN."""

    score: int
    """In half points; of a median in which nobody stands the whole half points below it."""
    side: int
    """1 above the median, 0 the median, -1 below it."""
    residents: Numbers
    incoming: Numbers
    """Who floated into it, in the order in which they are paired (3.6); in the median also those of cracked pairs."""
    from_above: Numbers = ()
    """Those of them who came from a higher score."""
    floaters: tuple[Floater, ...] = ()
    """Who floated out of it, in the order in which they were chosen."""
    choices: tuple[Choice, ...] = ()
    """Its pairs in the order in which they were made."""
    first: tuple[Two, ...] = ()
    """The pairs of the first scrutiny, where the second changed them (5.2)."""
    cracked: tuple[Cracked, ...] = ()
    """Of the median: pairs of other groups."""

    @property
    def direction(self) -> Direction:
        """How it is paired (2.2)."""
        return Direction.UP if self.side < 0 else Direction.DOWN

    @property
    def pairs(self) -> tuple[Two, ...]:
        """As they were made, the upper one first."""
        return tuple(each.pair for each in self.choices)

    @property
    def paired(self) -> Numbers:
        """Everybody who meets somebody in it, by number."""
        return tuple(sorted(number for pair in self.pairs for number in pair))

    @property
    def gone_down(self) -> Numbers:
        """Everybody who stood in it and is paired further down, those of cracked pairs too."""
        stay = {*self.paired}
        return tuple(each for each in (*self.residents, *self.incoming) if self.side > 0 and each not in stay)

    @property
    def shown(self) -> bool:
        """Whether anybody is left to be shown in it: whoever floated up is shown where they are paired."""
        return bool(self.choices or self.gone_down)


Pairing = SwissPairing[BracketResult]


class NoCompletePairing(outcome.NoCompletePairing):
    """No complete pairing keeps 2.1."""

    why = said(
        "No complete pairing keeps C.04.4.3 2.1. The chief arbiter decides: pair by hand and record the reason, or "
        "end the event."
    )
