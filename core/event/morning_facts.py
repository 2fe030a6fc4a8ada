"""What can happen before a round begins: somebody is there, and somebody pays."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact, Scope
from paircard.core.event.ids import ContestantId
from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field

SINCE = 7
"""The format of the journal that came with check-in and fees."""


@dataclass(frozen=True, slots=True)
class CheckedIn(Fact):
    """Somebody is there for a round; who ticked them, and when, says the entry."""

    since: ClassVar[int] = SINCE

    id: ContestantId
    round: int


@dataclass(frozen=True, slots=True)
class CheckInTakenBack(Fact):
    """Somebody was ticked by mistake, or has left again before the round."""

    since: ClassVar[int] = SINCE

    id: ContestantId
    round: int


@dataclass(frozen=True, slots=True)
class Fee:
    """What some have to pay."""

    hundredths: int
    """Exact: hundredths of the currency."""
    players: str = field(default="", metadata=later(SINCE))
    """Who they are, as it is typed in English (`core.tables.some_players`); empty: everybody."""
    section: int = field(default=0, metadata=later(SINCE))
    """The stage they play in; 0: whichever."""


@dataclass(frozen=True, slots=True)
class FeesSet(Fact):
    """The entry fee was set, or set anew; without any there is none."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.EVENT

    fees: tuple[Fee, ...]
    """Who pays by which: the first that says so of them."""
    currency: str = ""


@dataclass(frozen=True, slots=True)
class FeeAgreed(Fact):
    """Somebody pays another fee than the fees of the event would have them pay."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.PERSON

    id: ContestantId
    hundredths: int | None
    """0: free entry; None: what others pay, from now on again."""


@dataclass(frozen=True, slots=True)
class FeePaid(Fact):
    """Somebody has paid so much in all; 0: what was noted is taken back."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.PERSON

    id: ContestantId
    hundredths: int
