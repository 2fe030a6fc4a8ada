"""Questions with one number for an answer: who has White, who rests, whom somebody meets, and in which round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paircard.core.teach.questions.one_number import OfTable, OfTwo, OpponentInRound, RoundOfTwo
from paircard.core.teach.topics.sliding.question import ODD, SLIDING, SlidingForm, SlidingKind, players_told, sliding
from paircard.core.values.language import tr


class _OfSliding(OfTable):
    __slots__ = ()

    @property
    def about(self) -> str:
        """Say how many sit along the boards."""
        return players_told(self.n)


@dataclass(frozen=True, slots=True)
class WhoHasWhite(_OfSliding, OfTwo):
    """Give White of a pair."""

    kind: ClassVar[SlidingKind] = SlidingKind.WHITE
    form: ClassVar[SlidingForm] = SlidingForm.WHITE

    @property
    def articles(self) -> tuple[str, ...]:
        """The ruling on seats and colours."""
        return (sliding().ruling(self.n),)

    @property
    def asked(self) -> str:
        """Who of the two, in their round."""
        fields = {"low": self.low, "high": self.high, "round": self.round}
        return tr("{low} and {high} meet in round {round}: who has White?", **fields)

    @property
    def round(self) -> int:
        """The round in which they meet."""
        return sliding().round_of(self.n, self.one, self.other)

    @property
    def number(self) -> int:
        """White."""
        return self.one if sliding().has_white(self.n, self.one, self.round) else self.other

    @property
    def working(self) -> tuple[str, ...]:
        """The seat of White from their number, and which side of that board is White."""
        asked = self.n, self.number, self.round
        return sliding().place_working(*asked), sliding().colour_said(*asked), sliding().sitting_said(*asked)


@dataclass(frozen=True, slots=True)
class WhoRests(_OfSliding):
    """Give who rests in a round of an odd number of players."""

    round: int
    kind: ClassVar[SlidingKind] = SlidingKind.RESTS
    form: ClassVar[SlidingForm] = SlidingForm.RESTS
    articles: ClassVar[tuple[str, ...]] = (SLIDING, ODD)

    @property
    def asked(self) -> str:
        """Who it is."""
        return tr("Who rests in round {round}?", round=self.round)

    @property
    def number(self) -> int:
        """Who rests."""
        return sliding().resting(self.n, self.round)

    @property
    def working(self) -> tuple[str, ...]:
        """Who sat near at board 1 the round before."""
        return (resting_working(self.number, self.round),)


@dataclass(frozen=True, slots=True)
class WhichOpponent(_OfSliding, OpponentInRound):
    """Give the opponent of somebody in a round."""

    kind: ClassVar[SlidingKind] = SlidingKind.OPPONENT
    form: ClassVar[SlidingForm] = SlidingForm.OPPONENT
    articles: ClassVar[tuple[str, ...]] = (SLIDING,)

    @property
    def opponent(self) -> int | None:
        """Who sits opposite."""
        return sliding().opponent_of(self.n, self.player, self.round)

    @property
    def working(self) -> tuple[str, ...]:
        """What both numbers add up to, less the own one."""
        return (sliding().opponent_working(self.n, self.player, self.round),)


@dataclass(frozen=True, slots=True)
class WhichRound(_OfSliding, RoundOfTwo):
    """Give the round in which two meet."""

    kind: ClassVar[SlidingKind] = SlidingKind.MEET
    form: ClassVar[SlidingForm] = SlidingForm.MEET
    articles: ClassVar[tuple[str, ...]] = (SLIDING,)

    @property
    def number(self) -> int:
        """The round."""
        return sliding().round_of(self.n, self.one, self.other)

    @property
    def working(self) -> tuple[str, ...]:
        """Half of the sum, and what is added or taken off."""
        return (sliding().round_working(self.n, self.one, self.other),)


def resting_working(player: int, number: int) -> str:
    """Say why somebody rests in a round."""
    if number == 1:
        return tr("In round 1 the last number rests: {player}.", player=player)
    return tr(
        "In round {before} number {player} sits near at board 1 and has no board to the left: rest in round {round}.",
        before=number - 1, player=player, round=number,
    )  # fmt: skip
