"""A book of rules for a Swiss: what the frame asks of it, in the order of its text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from paircard.core.facets import position as kit_position
from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.swiss.outcome import B, NoCompletePairing, SwissPairing
from paircard.core.systems.swiss.position import SwissPosition
from paircard.core.systems.swiss.seen import Seen
from paircard.core.values.errors import Refusal

if TYPE_CHECKING:
    from paircard.core.event.card import PairingCard
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets import pairing as kit
    from paircard.core.facets.breach import Breach
    from paircard.core.facets.trace import Sink
    from paircard.core.facets.wall_chart import WallChart
    from paircard.core.systems.swiss.field import Everybody
    from paircard.core.values.said import Words

P = TypeVar("P", bound=SwissPosition[Any])  # no words: a name


def unhurried() -> None:
    """Wait for the pairing, however long it takes."""


class Book(ABC, Generic[P, B]):
    """Everything of one book that is asked by who does not know which it is. Articles are named with their book."""

    no_complete_pairing: ClassVar[str]
    """The article by which the arbiter decides where nothing complete can be paired."""
    initial_colour: ClassVar[str]
    """The article by which a colour is drawn before round 1."""
    tries: ClassVar[int]
    """What is counted while a bracket is paired word by word, beside one whole order of a bracket of 1998."""
    tells_no_tries: ClassVar[Words]
    """Why tries are not told one by one."""

    @abstractmethod
    def position(self, before: Tournament, /) -> P:
        """Return what is looked at before the next round; refuse while the initial colour is open."""

    @abstractmethod
    def announced(self, before: Tournament, /) -> Any:
        """Return what was announced beforehand; refuse while the initial colour is open."""

    @abstractmethod
    def refused_pair(self, position: P, one: Any, other: Any, /) -> Breach | None:
        """Return why two may not meet, None if they may."""

    @abstractmethod
    def refused_bye(self, player: Any, /) -> Breach | None:
        """Return why somebody may not have the pairing-allocated bye, None if they may."""

    @abstractmethod
    def search(self, position: P) -> SwissPairing[B]:
        """Pair a position of any size; raise `NoPairing`."""

    @abstractmethod
    def literal(
        self,
        position: P,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> SwissPairing[B]:
        """Pair a small one word by word, and tell every step; raise `NoPairing`."""

    @abstractmethod
    def pairing_seen(self, made: SwissPairing[B], /) -> kit.Pairing:
        """Return a pairing for whoever shows one."""

    def rank(self, player: Any) -> Any:
        """Return what ranks those of equal score: the smaller, the higher."""
        return player.number

    def floats_seen(self, player: Any) -> str:
        """Return the floats that are still looked at, a letter a round, oldest first."""
        return ""

    def floats_shown(self, card: PairingCard, player: Any) -> str:
        """Return them as they stand on a card."""
        return self.floats_seen(player)

    def index_shown(self, player: Any) -> tuple[str, str] | None:
        """Return Buchholz and Sonneborn-Berger where these rank somebody; None where the number does."""
        return None

    def wall_chart(self, before: Tournament, /) -> WallChart:
        """Return everybody's rounds so far, to be written on without the fold."""
        from paircard.core.systems.swiss.wall_chart import ChartOfPlayers  # few ask for one

        return ChartOfPlayers(before, self)

    def position_in(self, everybody: Everybody, /) -> P:
        """Return what is looked at before the next round, from everybody's rounds so far: of a book for players."""
        raise NotImplementedError

    # --- what follows -----------------------------------------------------------------------------------------

    def seen(self, own: P, /) -> Seen:
        """Return a position for whoever shows one."""
        ranked = sorted(own.players, key=lambda player: (-player.score, self.rank(player)))
        players = tuple(map(self._player_seen, ranked))
        return Seen(players, own.round, own.initial_colour, own.last_round, own=own)

    def _player_seen(self, player: Any) -> kit_position.Player:
        return kit_position.Player(
            player.number,
            player.score,
            player.opponents,
            player.colours,
            self.floats_seen(player),
            player.bye_barred,
            own_preference=player.preference,
            index=self.index_shown(player),
        )

    def own(self, position: kit_position.Position) -> P:
        """Return the position that was shown so."""
        assert isinstance(position, Seen)
        found: Any = position.own
        return found  # type: ignore[no-any-return]

    def paired(self, before: Tournament, sink: Sink | None = None) -> SwissPairing[B]:
        """Return the next round; the literal procedure is only asked when somebody wants to hear its steps."""
        return self.paired_from(self.position(before), sink)

    def paired_from(self, state: P, sink: Sink | None = None) -> SwissPairing[B]:
        """Return the round of a position; refuse where there is none."""
        try:
            return self.literal(state, sink) if sink else self.search(state)
        except NoPairing as error:
            raise self.refusal(error) from error

    def refusal(self, error: NoPairing) -> Refusal:
        """Return that there is no pairing, with the article where nothing is complete."""
        return Refusal(error.words, self.no_complete_pairing if isinstance(error, NoCompletePairing) else "")
