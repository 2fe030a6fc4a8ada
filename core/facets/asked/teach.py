"""Questions and lessons: what a system is asked about a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from paircard.core.event.ids import PairingNumber
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.breach import Breach
    from paircard.core.facets.explained import Told
    from paircard.core.facets.pairing import Pair
    from paircard.core.facets.position import Position
    from paircard.core.facets.taught import Counted, Departure, History, KeptApart, LookedAt, OnCard, Sides, Two, WhyNot
    from paircard.core.values.said import Words


class Teach(Protocol):
    """Questions about a round. `told` is what `told` has explained, `at` a bracket of it, 0 the highest."""

    @property
    def school(self) -> str:
        """Whose questions and lessons they are: the key of the rules they go by."""

    def position(self, before: Tournament) -> Position:
        """Return what is asked about; raise `Refusal` where something is missing."""

    def told(self, position: Position) -> Told:
        """Explain a position; raise `NoLegalPairing` where no pairing is legal."""

    @property
    def of_history(self) -> Callable[[History], Position] | None:
        """Return the position after what was played, as a lesson has it; None where lessons bring their cards."""

    def on_cards(self, position: Position) -> Mapping[PairingNumber, OnCard]:
        """Return what stands on the cards beside what every position has."""

    def articles(self, told: Any, at: int | None = None) -> tuple[str, ...]:
        """Return the articles that decide a round, or one bracket of it, each once."""

    def kept(self, told: Any, at: int, meet: Collection[frozenset[PairingNumber]]) -> Iterable[str]:
        """Yield the articles behind what is right of a bracket in an answer, by who meets whom in it."""

    def looks_down(self, told: Any, at: int) -> bool:
        """Whether the pairs of a bracket were changed for the sake of the one below it."""

    def counted(self, told: Any, at: int) -> Sequence[Counted]:
        """Return the numbers that the rules count in a bracket."""

    def traps(self, told: Any, at: int) -> int:
        """Return what makes these numbers hard to count, 0 for nothing."""

    def sides(self, told: Any) -> Iterable[Sides]:
        """Yield S1 and S2 of every part of every bracket, from the highest down."""

    def looked_at(self, told: Any) -> Iterable[LookedAt]:
        """Yield the pairs that are looked at on the way to the right ones, those that stand and those refused."""

    def passed_over(self, told: Any) -> Iterable[KeptApart]:
        """Yield who come into question for each other and do not meet, where one article says why."""

    def apart(self, told: Any, one: PairingNumber, other: PairingNumber) -> KeptApart | None:
        """Return what keeps two of one bracket apart; None where no single article does."""

    def departure(self, told: Any, pairs: Sequence[Two], bye: PairingNumber | None) -> Departure | None:
        """Return the first departure of a round, White first in the order of boards; None where it is right."""

    def departure_in(self, told: Any, at: int, pairs: Sequence[Two]) -> Departure | None:
        """Return the first departure of one bracket; None where it is paired as it should be."""

    def why_not_left(self, told: Any, at: int, number: PairingNumber) -> WhyNot:
        """Return why somebody of a bracket is not left over by it."""

    def why_no_bye(self, told: Any, named: Sequence[PairingNumber]) -> WhyNot:
        """Return why those who were named have not the bye."""

    def why_white(self, told: Any, pair: Pair) -> Words:
        """Say who of a pair has White, and by which rule."""

    def seated(self, told: Any, pairs: Sequence[Two]) -> Sequence[Two]:
        """Give pairs the colours that are due to them."""

    def refused(self, told: Any, one: PairingNumber, other: PairingNumber) -> Sequence[Breach]:
        """Return what two would break by meeting, what is looked at first first; nothing if they may meet."""

    def refused_bye(self, told: Any, player: PairingNumber) -> Breach | None:
        """Return why somebody may not have the bye, None if they may."""
