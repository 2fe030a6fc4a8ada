"""Explanations of a round, and what the checker finds in one that was recorded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import NoPairing, Pair
from paircard.core.systems.kit.in_numbers import recorded_pairing
from paircard.core.systems.kit.score_groups import brackets_of
from paircard.core.systems.swiss.book import Book, P
from paircard.core.systems.swiss.explained import SwissRound
from paircard.core.systems.swiss.facets.groups import players_in
from paircard.core.systems.swiss.outcome import B, SwissPairing
from paircard.core.values.errors import Refusal

if TYPE_CHECKING:
    from paircard.core.event.ids import PairingNumber
    from paircard.core.facets.explained import Told
    from paircard.core.facets.finding import Finding
    from paircard.core.facets.groups import BracketView
    from paircard.core.values.cited import Cited

R = TypeVar("R", bound=SwissRound[Any, Any, Any, Any, Any])  # no words: a name
Told_contra = TypeVar("Told_contra", contravariant=True)  # no words: a name


class Lines(Protocol[Told_contra]):
    """The module of a book that says an explanation."""

    def round_lines(self, told: Told_contra) -> Iterable[Cited]:
        """Yield all of a round."""

    def bracket_lines(self, told: Any) -> Iterable[Cited]:
        """Yield all of a bracket."""

    def pair_lines(self, told: Told_contra, number: PairingNumber) -> Iterable[Cited]:
        """Yield how somebody came to their opponent."""

    def way_lines(self, told: Told_contra, number: PairingNumber) -> Iterable[Cited]:
        """Yield how somebody came through the brackets."""

    def apart(self, told: Told_contra, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two do not meet."""

    def bye_line(self, player: PairingNumber) -> Cited:
        """Say who has the bye."""

    def colour_line(self, told: Told_contra, pair: Pair) -> Cited:
        """Say who of a pair has White."""

    def short_of(self, bracket: Any) -> Sequence[str]:
        """Return the criteria that a bracket could not keep at their best."""


class Explain(ABC, Generic[P, B, R]):
    """Asks the book, its explanation and its checker."""

    book: Book[P, B]
    lines: Lines[R]
    criteria: ClassVar[Sequence[str]]
    notes: ClassVar[Sequence[str]]

    def by(self, position: Any, /) -> Explain[Any, Any, Any]:
        """Return who explains the round of a position: a system may take some of its rounds from another book."""
        return self

    # --- what the book does ------------------------------------------------------------------------------------

    @abstractmethod
    def explained(self, position: P, /) -> R:
        """Pair a position and explain it; raise `NoPairing`."""

    @abstractmethod
    def check(self, position: P, made: SwissPairing[B], /) -> Sequence[Finding]:
        """Return everything that does not hold of a pairing."""

    @abstractmethod
    def difference(self, position: P, right: SwissPairing[B], other: SwissPairing[B], /) -> Finding | None:
        """Return what separates another pairing from the right one, None if they are the same."""

    def recorded(self, before: Tournament, state: P, paired: Round) -> SwissPairing[B]:
        """Return a round as it was paired: how it came about is not recorded."""
        made = recorded_pairing(before, paired)
        return SwissPairing(made.pairs, made.bye, ())

    def none_checked(self, before: Tournament, state: P) -> Sequence[Finding]:
        """Return what is wrong where no pairing is made, None being complete."""
        return ()

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say nothing: the first difference is all there is to say."""
        return ()

    # --- what is asked of it -----------------------------------------------------------------------------------

    def told(self, before: Tournament) -> R:
        """Explain the round to be paired next; refuse without an initial colour, and where there is no pairing."""
        try:
            position = self.book.position(before)
            found: R = self.by(position).explained(position)
            return found
        except NoPairing as error:
            raise self.book.refusal(error) from error

    def brackets(self, before: Tournament, told: Told) -> tuple[BracketView, ...]:
        """Return the brackets as the live view shows them."""
        ids, pairing = before.ids, told.pairing
        whites = (ids[pair.white] for pair in pairing.pairs)
        bye = None if pairing.bye is None else ids[pairing.bye]
        return brackets_of(players_in(self.book, before, self._own(told).own), pairing.brackets, whites, bye)

    def otherwise(self, before: Tournament, told: Told, paired: Round) -> Finding | None:
        """Return the first difference of a round from how the rules pair it."""
        own = self._own(told)
        by = self.by(own.own)
        return by.difference(own.own, own.made, by.recorded(before, own.own, paired))

    def departure(self, before: Tournament, paired: Round) -> Finding | None:
        """Return the same of a round that nobody explained."""
        state = self.book.position(before)
        by = self.by(state)
        return by.difference(state, self.book.paired(before), by.recorded(before, state, paired))

    def findings(self, before: Tournament, paired: Round) -> Sequence[Finding]:
        """Hold a round against every criterion."""
        state = self.book.position(before)
        by = self.by(state)
        return by.check(state, by.recorded(before, state, paired))

    def checked(self, before: Tournament) -> Sequence[Finding]:
        """Hold the next round against every criterion; where there is none, ask whether that is so."""
        state = self.book.position(before)
        try:
            return self.by(state).check(state, self.book.paired_from(state))
        except Refusal:
            return self.by(state).none_checked(before, state)

    def round_lines(self, told: Told) -> Iterable[Cited]:
        """Say all of a round."""
        return self._lines(told).round_lines(self._own(told))

    def bracket_lines(self, told: Any) -> Iterable[Cited]:
        """Say all of a bracket."""
        return self.by(told.forcing.position).lines.bracket_lines(told)

    def pair_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say how somebody came to their opponent."""
        return self._lines(told).pair_lines(self._own(told), number)

    def way_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say the whole way of somebody through the brackets."""
        return self._lines(told).way_lines(self._own(told), number)

    def apart(self, told: Told, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two do not meet."""
        return self._lines(told).apart(self._own(told), one, other)

    def bye_line(self, told: Told, player: PairingNumber) -> Cited:
        """Say who has the bye."""
        return self._lines(told).bye_line(player)

    def colour_line(self, told: Told, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""
        return self._lines(told).colour_line(self._own(told), pair)

    def short_of(self, bracket: Any) -> Sequence[str]:
        """Return the criteria that are above their least value in a bracket."""
        return self.by(bracket.forcing.position).lines.short_of(bracket)

    def _lines(self, told: Told) -> Lines[Any]:
        return self.by(self._own(told).own).lines

    def _own(self, told: Told) -> R:
        assert isinstance(told, SwissRound)
        found: Any = told
        return found  # type: ignore[no-any-return]
