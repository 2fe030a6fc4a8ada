"""The door of a book that draws up: what the frame of every Swiss asks, answered by its text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from paircard.core.event import bracket_result
from paircard.core.facets import pairing as kit
from paircard.core.facets import position as kit_position
from paircard.core.systems.swiss import book
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.book import P
from paircard.core.systems.swiss.drawn_up.cards import Cards
from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.outcome import NoCompletePairing, SwissPairing
from paircard.core.systems.swiss.position import SwissPosition
from paircard.core.values.frozen import dataclass
from paircard.core.values.lazily import Later

Pairing = SwissPairing[Any]
"""A round; its brackets are `BracketResult`, or what a book makes of it."""


@dataclass(frozen=True, slots=True)
class Seen(kit_position.Position):
    """A position as everybody may read it, and the one that the rules look at."""

    own: SwissPosition[Any] = SwissPosition(())


class DrawingUpBook(book.Book[P, Any]):
    """What a book that draws up says of itself, beside what every book does."""

    tries = 100
    """Every set of upfloaters and every pair that is looked at counts."""

    text: ClassVar[Text]
    none_complete: ClassVar[type[NoCompletePairing]]
    """What is raised where nothing complete can be paired."""

    @abstractmethod
    def cards(self, position: P) -> Cards[Any]:
        """Return the field by place, with what the criteria ask about it."""

    @abstractmethod
    def seats(self, position: P) -> Seats[Any]:
        """Return what gives two their colours."""

    def floats_seen(self, player: Any) -> str:
        """Return the floats of somebody as a position shows them."""
        return ""

    # --- what is asked of it -----------------------------------------------------------------------------------

    def seen(self, own: P, /) -> Seen:
        """Return a position for whoever shows one."""
        return Seen(tuple(map(self._player_seen, own.players)), own.round, own.initial_colour, own.last_round, own=own)

    def _player_seen(self, player: Any) -> kit_position.Player:
        return kit_position.Player(
            player.number,
            player.score,
            player.opponents,
            player.colours,
            self.floats_seen(player),
            player.bye_barred,
            own_preference=player.preference,
        )

    def own(self, position: kit_position.Position) -> P:
        """Return the position that was shown so."""
        assert isinstance(position, Seen)
        found: Any = position.own
        return found  # type: ignore[no-any-return]

    def pairing_seen(self, made: Pairing, /) -> kit.Pairing:
        """Return a pairing for whoever shows one; whoever has the bye stands in the lowest bracket."""
        return kit.Pairing(made.pairs, made.bye, Later(lambda: self._brackets_seen(made)))

    def _brackets_seen(self, made: Pairing) -> Sequence[bracket_result.BracketResult]:
        brackets = [self._bracket_seen(each) for each in made.brackets]
        if made.bye is not None and brackets:
            last = brackets[-1]
            brackets[-1] = replace(last, players=(*last.players, made.bye), downfloaters=(made.bye,))
        return brackets

    def _bracket_seen(self, bracket: BracketResult[Any]) -> bracket_result.BracketResult:
        """Return how a bracket ended; x is how many go without the colour they prefer."""
        clashes = self.text.value(self.text.clashes, bracket.values) if self.text.clashes else 0
        return bracket_result.BracketResult(
            score=bracket.score,
            players=bracket.players,
            moved_down=(),
            pairs=bracket.pairs,
            downfloaters=(),
            first_x=clashes,
            x=clashes,
            clashes=clashes,
            upfloat_level=0,
            downfloat_level=0,
            events=(),
            p=len(bracket.pairs),
        )
