"""Explanations: what a system is asked about a round that it has paired, or that somebody else has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paircard.core.event.ids import PairingNumber
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.explained import Told
    from paircard.core.facets.finding import Finding
    from paircard.core.facets.groups import BracketView
    from paircard.core.facets.pairing import Pair
    from paircard.core.values.cited import Cited


class Explain(Protocol):
    """Why a round is paired as it is; what a bracket holds, only the system knows that has explained it."""

    @property
    def notes(self) -> Sequence[str]:
        """What the signs of an explanation on paper mean, as it stands in the code."""

    def told(self, before: Tournament) -> Told:
        """Explain the round to be paired next; raise `Refusal` where there is none."""

    def brackets(self, before: Tournament, told: Told) -> tuple[BracketView, ...]:
        """Return what was explained as the live view shows it."""

    def otherwise(self, before: Tournament, told: Told, paired: Round) -> Finding | None:
        """Return where a round was paired otherwise than the rules do, None if it was not."""

    def departure(self, before: Tournament, paired: Round) -> Finding | None:
        """Return the same without an explanation; raise `Refusal` where the rules give no pairing."""

    def weighed(self, before: Tournament, paired: Round) -> Iterable[str]:
        """Say value by value where a round is worse than the one the rules make; nothing where they compare none."""

    def findings(self, before: Tournament, paired: Round) -> Sequence[Finding]:
        """Hold a round against the rules; raise `Refusal` where that cannot be done."""

    def checked(self, before: Tournament) -> Sequence[Finding]:
        """Hold the round that would be made now against the rules, with all that it says of its own brackets.

        Where none would be made because there is no legal one, it is found if there is.
        """

    def round_lines(self, told: Told) -> Iterable[Cited]:
        """Say all of a round."""

    @property
    def criteria(self) -> Sequence[str]:
        """What `short_of` may name, in the order of the book."""

    def short_of(self, bracket: Any) -> Sequence[str]:
        """Return the criteria that an explained bracket could not keep at their best, in the order of the book."""

    def bracket_lines(self, told: Any) -> Iterable[Cited]:
        """Say all of a bracket."""

    def pair_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say how a player came to the opponent."""

    def way_lines(self, told: Told, number: PairingNumber) -> Iterable[Cited]:
        """Say the whole way of a player through the brackets."""

    def apart(self, told: Told, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two players do not meet."""

    def bye_line(self, told: Told, player: PairingNumber) -> Cited:
        """Say who has the bye, and by which rule."""

    def colour_line(self, told: Told, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""
