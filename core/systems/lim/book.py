"""C.04.4.3, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from paircard.core.event import bracket_result
from paircard.core.event.card import PairingCard
from paircard.core.facets import pairing as kit
from paircard.core.facets import position as kit_position
from paircard.core.facets.trace import Sink
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.field import OfMaxi, announced, position_in
from paircard.core.systems.lim.legality import refused_bye, refused_pair
from paircard.core.systems.lim.outcome import BracketResult, Pairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.lim.procedure import pair
from paircard.core.systems.swiss.book import Book, unhurried
from paircard.core.systems.swiss.field import Everybody
from paircard.core.systems.swiss.from_cards import everybody
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.swiss.seen import Seen
from paircard.core.values import waiting
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class LimBook(Book[Position, BracketResult]):
    """The Lim System, in force since 1 February 2026; the procedure of the text is fast enough for any field."""

    no_complete_pairing = lim("2.1")
    initial_colour = lim("7.2")
    tries = 1
    tells_no_tries = said("The Lim System tries no whole pairings: every choice is a step.")

    announced = staticmethod(announced)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)

    def position(self, before: Tournament, /) -> Position:
        """Return what is looked at before the next round; refuse while the initial colour is open (7.2)."""
        return self.position_in(everybody(before, self.announced(before)))

    def position_in(self, everybody: Everybody, /) -> Position:
        """Return it from everybody's rounds so far."""
        return position_in(everybody, arrived=True, maxi=isinstance(everybody.announced, OfMaxi))

    def search(self, position: Position) -> Pairing:
        """Pair by the procedure."""
        return waiting.found(position, lambda: pair(position))

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair by the procedure, and tell every step."""
        return pair(position, sink, pulse)

    def seen(self, own: Position, /) -> Seen:
        """Return a position for whoever shows one."""
        return Seen(tuple(map(self._player_seen, own.players)), own.round, own.initial_colour, own.last_round, own=own)

    def _player_seen(self, player: Player) -> kit_position.Player:
        return kit_position.Player(
            player.number,
            player.score,
            player.opponents,
            player.colours,
            "",
            player.bye_barred,
            own_preference=player.preference,
        )

    def own(self, position: kit_position.Position) -> Position:
        """Return the position that was shown so."""
        assert isinstance(position, Seen)
        assert isinstance(position.own, Position)
        return position.own

    def pairing_seen(self, made: Pairing, /) -> kit.Pairing:
        """Return a pairing for whoever shows one; whoever has the bye stands in the lowest group."""
        shown = [bracket_seen(each) for each in made.brackets if each.shown]
        if made.bye is not None and shown:
            last = shown[-1]
            shown[-1] = replace(last, players=(*last.players, made.bye), downfloaters=(*last.downfloaters, made.bye))
        return kit.Pairing(made.pairs, made.bye, tuple(shown))

    def floats_shown(self, card: PairingCard, player: Any) -> str:
        """Show the float of the last round (3.10)."""
        return card.floats[-1:] if player.floated else "-" * bool(card.floats)


def bracket_seen(bracket: BracketResult) -> bracket_result.BracketResult:
    """Return how a group ended: who floated up is shown where they are paired."""
    return bracket_result.BracketResult(
        score=bracket.score,
        players=bracket.paired + bracket.gone_down,
        moved_down=bracket.from_above,
        pairs=bracket.pairs,
        downfloaters=bracket.gone_down,
        first_x=0,
        x=0,
        clashes=0,
        upfloat_level=0,
        downfloat_level=0,
        events=(),
        p=len(bracket.pairs),
    )


BOOK = LimBook()
