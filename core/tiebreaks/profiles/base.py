"""A profile: how the unplayed rounds of an event enter its tie-breaks. Everything else is the same in all years."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import Field
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import DRAW

Meeting = Literal["all met", "sure winner"]  # no words: keys
"""Direct encounter: only where all tied have met (1998), or as far as a winner is sure (C.07)."""


class Share(NamedTuple):
    """What one round counts."""

    half_points: int
    rule: str
    """Key of `core.tiebreaks.words_of_items.RULES`."""


@dataclass(frozen=True)
class Profile(ABC):
    """One way to treat unplayed rounds."""

    key: ClassVar[str]
    """As it stands after the `@` of a code."""
    name: ClassVar[str]
    """In words: English; `tr` says it."""
    switches: ClassVar[Mapping[str, str]] = {}
    """Modifiers that choose another reading of this profile: word to the name of the field it sets."""
    direct_encounter: ClassVar[Meeting] = "all met"  # no words: a key
    whole_ratings: ClassVar[bool] = False
    """Whether average ratings are rounded before they are compared, and need a rating of everybody (R4)."""
    short_lists_are_cut: ClassVar[bool] = False
    """Whether a median is taken of fewer items than it strikes (ruling M2 says no)."""
    counts_running: ClassVar[bool] = False
    """Whether the opponent of a game still being played counts already."""

    @abstractmethod
    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Return what every round of a player counts for their opponents."""

    @abstractmethod
    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share | None:
        """Return what a player's own unplayed round is worth to them, None if it gives no item at all."""

    def cut_first(self, field: Field, record: CardLine) -> bool:  # noqa: ARG002
        """Whether the item of a round is struck before those of other rounds (M3: no, before C.07)."""
        return False

    def result(self, field: Field, record: CardLine) -> int:  # noqa: ARG002
        """Return the half points of an own unplayed round for Sonneborn-Berger: a draw, before C.07."""
        return field.draw

    def takes_part(self, card: PairingCard, record: CardLine) -> bool:  # noqa: ARG002
        """Whether a round belongs to a player's progressive score (P1: all do)."""
        return True


def virtual_opponent(field: Field, card: PairingCard, record: CardLine) -> int:
    """Return the half points of the virtual opponent of an unplayed round, `Svon = SPR + (1 - SfPR) + (n - R) / 2`.

    `n` is the number of rounds completed (A14); a round still being played adds nothing yet.
    """
    left = max(0, field.completed - record.round)
    return card.points(record.round - 1) + field.win - record.half_points + field.draw * left


GAME = "game"
RUNNING = Share(0, "running")
FREE = Share(0, "free")
_FIXED: Mapping[Kind, Share] = {Kind.OPEN: RUNNING} | dict.fromkeys(NO_ROUND, FREE)


@lru_cache(maxsize=1 << 10)
def game(half_points: int) -> Share:
    """Return what a game counts that was played."""
    return Share(half_points, GAME)


def adjourned(field: Field) -> Share:
    """Return what an adjourned game counts: a draw (F9)."""
    return Share(field.draw, "F9")


def as_announced(field: Field, share: Share) -> Share:
    """Return what a rule gives in points of 1, ½ and 0 with what a draw gives in the event in place of ½."""
    return share._replace(half_points=field.draw) if share.half_points == DRAW else share


def plain_share(field: Field, record: CardLine, unplayed: Share) -> Share:
    """Return what a round counts where every unplayed one counts the same."""
    if record.kind is Kind.PLAYED:
        return game(record.half_points)
    return adjourned(field) if record.kind is Kind.ADJOURNED else _FIXED.get(record.kind, unplayed)
