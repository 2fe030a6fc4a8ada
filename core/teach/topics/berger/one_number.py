"""Questions with one number for an answer: who has White, which round, which opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paircard.core.systems.exercises import Met
from paircard.core.teach.questions.one_number import OfTable, OfTwo, OpponentInRound, RoundOfTwo
from paircard.core.teach.topics.berger.question import (
    COLOUR,
    OPPONENT,
    ROUND,
    BergerForm,
    BergerKind,
    berger,
    players_told,
)
from paircard.core.values.language import tr
from paircard.core.values.said import Words


class _OfBerger(OfTable):
    """One line of working."""

    __slots__ = ()

    @property
    def about(self) -> str:
        """Say for how many the table is."""
        return players_told(self.n)

    @property
    def working(self) -> tuple[str, ...]:
        """The closed form at work."""
        return (str(self.worked),)


class _Meeting(_OfBerger, OfTwo):
    __slots__ = ()

    @property
    def meeting(self) -> Met:
        """When the two meet."""
        return berger().why(self.n, self.one, self.other)


@dataclass(frozen=True, slots=True)
class WhoHasWhite(_Meeting):
    """Give White."""

    kind: ClassVar[BergerKind] = BergerKind.WHITE
    form: ClassVar[BergerForm] = BergerForm.WHITE
    articles: ClassVar[tuple[str, ...]] = (COLOUR,)

    @property
    def asked(self) -> str:
        """Who of the two."""
        return tr("{low} and {high} meet: who has White?", low=self.low, high=self.high)

    @property
    def number(self) -> int:
        """White."""
        return self.meeting.white

    @property
    def worked(self) -> Words:
        """The rule of colours at work."""
        return berger().colour_working(self.meeting)


@dataclass(frozen=True, slots=True)
class WhichRound(_Meeting, RoundOfTwo):
    """Give the round in which two meet."""

    kind: ClassVar[BergerKind] = BergerKind.MEET
    form: ClassVar[BergerForm] = BergerForm.MEET
    articles: ClassVar[tuple[str, ...]] = (ROUND,)

    @property
    def number(self) -> int:
        """The round."""
        return self.meeting.round

    @property
    def worked(self) -> Words:
        """The sum, and what is taken off it."""
        return berger().round_working(self.meeting)


@dataclass(frozen=True, slots=True)
class WhichOpponent(_OfBerger, OpponentInRound):
    """Give the opponent of somebody in a round."""

    kind: ClassVar[BergerKind] = BergerKind.OPPONENT
    form: ClassVar[BergerForm] = BergerForm.OPPONENT
    articles: ClassVar[tuple[str, ...]] = (OPPONENT,)

    @property
    def opponent(self) -> int | None:
        """By the table."""
        return berger().opponent_of(self.n, self.player, self.round)

    @property
    def worked(self) -> Words:
        """The difference, and what is added to it."""
        return berger().opponent_working(self.n, self.player, self.round)
