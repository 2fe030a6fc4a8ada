"""C.04.4.2, as the frame of every Swiss asks it: the book of C.04.3 while everybody is seeded, its own afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.bracket_result import BracketResult as Seen
from paircard.core.event.card import PairingCard
from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.trace import Sink, Step, Verdict
from paircard.core.systems.burstein import as_seen
from paircard.core.systems.burstein.index_words import shown
from paircard.core.systems.burstein.legality import refused_bye, refused_pair
from paircard.core.systems.burstein.outcome import BracketResult
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.burstein.seeding import AnyPosition, position_of
from paircard.core.systems.burstein.seeding_words import seeding_said
from paircard.core.systems.dutch2026.book import BOOK as DUTCH
from paircard.core.systems.dutch2026.position import Player as DutchPlayer
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.systems.swiss.book import Book, unhurried
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.lazily import Later
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.facets import position as kit_position


class BursteinBook(Book[AnyPosition, Any]):
    """The Burstein System, in force since 1 February 2026."""

    no_complete_pairing = burstein("1.9.3")
    initial_colour = burstein("5.1")
    tries = 100
    """Every set that may be left over counts, and every pair that is looked at."""
    tells_no_tries = said("By the Burstein System every criterion is a step, and not every pairing.")

    position = staticmethod(as_seen.position)
    announced = staticmethod(as_seen.announced)
    position_of = staticmethod(position_of)

    def refused_pair(self, position: AnyPosition, one: Any, other: Any, /) -> Breach | None:
        """Return why two may not meet."""
        if isinstance(position, DutchPosition):
            return DUTCH.refused_pair(position, one, other)
        return refused_pair(position, one, other)

    def refused_bye(self, player: DutchPlayer | Player, /) -> Breach | None:
        """Return why somebody may not have the bye."""
        return refused_bye(player) if isinstance(player, Player) else DUTCH.refused_bye(player)

    def search(self, position: AnyPosition) -> SwissPairing[Any]:
        """Pair by matchings."""
        if isinstance(position, DutchPosition):
            return DUTCH.search(position)
        from paircard.core.systems.burstein.search import search

        return search(position)

    def literal(
        self,
        position: AnyPosition,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> SwissPairing[Any]:
        """Pair word by word; it is told first which kind of round it is (1.6)."""
        if sink is not None:
            sink(Step(burstein("1.6"), None, (), Verdict.NOTED, seeding_said(position)))
        if isinstance(position, DutchPosition):
            return DUTCH.literal(position, sink, tries * DUTCH.tries // self.tries, pulse)
        from paircard.core.systems.burstein.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def seen(self, own: AnyPosition, /) -> kit_position.Position:
        """Return a position for whoever shows one."""
        return as_seen.seen(own) if isinstance(own, Position) else DUTCH.seen(own)

    def own(self, position: kit_position.Position) -> AnyPosition:
        """Return what was shown."""
        return position.own if isinstance(position, as_seen.Seen) else DUTCH.own(position)

    def pairing_seen(self, made: SwissPairing[Any], /) -> Pairing:
        """Return a pairing for whoever shows one."""

        def brackets() -> Sequence[Seen]:
            own = any(isinstance(each, BracketResult) for each in made.brackets)
            return (as_seen.pairing_seen(made) if own else DUTCH.pairing_seen(made)).brackets

        return Pairing(made.pairs, made.bye, Later(brackets))

    def floats_shown(self, card: PairingCard, player: DutchPlayer | Player) -> str:
        """Show floats while everybody is seeded: afterwards there is no memory of them."""
        return "" if isinstance(player, Player) else DUTCH.floats_shown(card, player)

    def index_shown(self, player: DutchPlayer | Player) -> tuple[str, str] | None:
        """Show the Index (1.7)."""
        return shown(player) if isinstance(player, Player) else None


BOOK = BursteinBook()
