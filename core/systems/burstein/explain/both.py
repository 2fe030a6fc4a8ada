"""What explains a round of either kind: a round that seeds everybody is a Dutch one, and is said as such."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.burstein.explain import lines as own
from paircard.core.systems.burstein.explain.model import BursteinBracket, BursteinRound
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.burstein.seeding_words import seeding_said
from paircard.core.systems.dutch2026.explain import DutchRound
from paircard.core.systems.dutch2026.explain import lines as dutch
from paircard.core.values.cited import Cited, cite

AnyRound = BursteinRound | DutchRound


class Lines:
    """Says a round, whichever kind it is."""

    def round_lines(self, told: AnyRound) -> Iterator[Cited]:
        """Yield which kind of round it is (1.6), then all of it."""
        yield cite(f"{seeding_said(told.own)} (C.04.4.2 1.6)", burstein("1.6"))
        yield from own.round_lines(told) if isinstance(told, BursteinRound) else dutch.round_lines(told)

    def bracket_lines(self, told: Any) -> Iterable[Cited]:
        """Yield all of a bracket."""
        return own.bracket_lines(told) if isinstance(told, BursteinBracket) else dutch.bracket_lines(told)

    def pair_lines(self, told: AnyRound, number: PairingNumber) -> Iterable[Cited]:
        """Yield how somebody came to their opponent."""
        return own.pair_lines(told, number) if isinstance(told, BursteinRound) else dutch.pair_lines(told, number)

    def way_lines(self, told: AnyRound, number: PairingNumber) -> Iterable[Cited]:
        """Yield how somebody came through the brackets."""
        return own.way_lines(told, number) if isinstance(told, BursteinRound) else dutch.way_lines(told, number)

    def apart(self, told: AnyRound, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two do not meet."""
        return own.apart(told, one, other) if isinstance(told, BursteinRound) else dutch.apart(told, one, other)

    def bye_line(self, player: PairingNumber) -> Cited:
        """Say who has the bye after the seeding."""
        return own.bye_line(player)

    def colour_line(self, told: AnyRound, pair: Pair) -> Cited:
        """Say who of a pair has White."""
        return own.colour_line(told, pair) if isinstance(told, BursteinRound) else dutch.colour_line(told, pair)

    def short_of(self, bracket: Any) -> tuple[str, ...]:
        """Return the criteria C5 - C8 that a bracket could not keep at their best: a round of seeding has others."""
        return own.short_of(bracket) if isinstance(bracket, BursteinBracket) else ()
