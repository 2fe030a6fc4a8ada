"""C.04.4.2, as the frame of every Swiss asks it: the book of C.04.3 while everybody is seeded, its own afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event import bracket_result
from paircard.core.facets import pairing as kit
from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Step, Verdict
from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.burstein.index_words import shown
from paircard.core.systems.burstein.options import BursteinOptions
from paircard.core.systems.burstein.outcome import BracketResult
from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.seeding import AnyPosition, position_in
from paircard.core.systems.burstein.seeding_words import seeding_said
from paircard.core.systems.burstein.text import TEXT, burstein
from paircard.core.systems.dutch2026.book import BOOK as DUTCH
from paircard.core.systems.dutch2026.position import Player as DutchPlayer
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.systems.swiss.announced import announced
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.book import unhurried
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Numbers
from paircard.core.systems.swiss.bye_first.white_given import white_given
from paircard.core.systems.swiss.colours import Allotted
from paircard.core.systems.swiss.field import Announced, Everybody
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.from_cards import everybody
from paircard.core.systems.swiss.legality import refused_by_colours_too, refused_second_bye
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.swiss.outcome import NothingLegal, SwissPairing
from paircard.core.values.lazily import Later
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class BursteinBook(ByeFirstBook[AnyPosition]):
    """The Burstein System, in force since 1 February 2026."""

    text = TEXT
    no_complete_pairing = burstein("1.9.3")
    initial_colour = burstein("5.1")
    none_complete = NothingLegal
    tells_no_tries = said("By the Burstein System every criterion is a step, and not every pairing.")

    def position(self, before: Tournament, /) -> AnyPosition:
        """Return what is looked at before the next round."""
        return self.position_in(everybody(before, self.announced(before)))

    def announced(self, before: Tournament, /) -> Announced:
        """Return the bye, the acceleration and who does not meet."""
        return announced(before, BursteinOptions.of(before.regulations.options), self.initial_colour)

    def position_in(self, everybody: Everybody, /) -> AnyPosition:
        """Return it from everybody's rounds."""
        return position_in(everybody)

    def cards(self, position: Any) -> Cards:
        """Return the field by place after the seeding."""
        return Cards(position)

    def refused_pair(self, position: AnyPosition, one: Any, other: Any, /) -> Breach | None:
        """Return why two may not meet: by C1 and C3, also in the last round."""
        if isinstance(position, DutchPosition):
            return DUTCH.refused_pair(position, one, other)
        return refused_by_colours_too(position, one, other, burstein)

    def refused_bye(self, player: DutchPlayer | Player, /) -> Breach | None:
        """Return why somebody may not have the bye (C2)."""
        if isinstance(player, DutchPlayer):
            return DUTCH.refused_bye(player)
        return refused_second_bye(player, burstein("C2"))

    def bye_comes_later(self, each: Player, sitting_out: Player) -> Reason:
        """Return why somebody has the bye and not another: score, games, Index (3.1.3 - 3.1.5)."""
        if each.score == sitting_out.score and each.played == sitting_out.played:
            named = {"player": each.number, "bye": sitting_out.number}
            lower = said("Of equal score and as many games, {bye} is lower in the Index than {player}.", **named)
            return Reason(burstein("3.1.5"), lower)
        article = "3.1.3" if each.score != sitting_out.score else "3.1.4"
        return Reason(burstein(article), said_of.bye_comes_later(TEXT, each, sitting_out))

    def seats(self, position: Any) -> Seats[Player]:
        """Give colours by 5.2; who is higher in the Index is higher."""

        def seated(one: Player, two: Player) -> Allotted[Player]:
            higher, lower = (one, two) if one.index < two.index else (two, one)
            return white_given(higher, lower, position.initial_colour, burstein)

        return seated

    def search(self, position: AnyPosition) -> SwissPairing[Any]:
        """Pair by matchings."""
        if isinstance(position, DutchPosition):
            return DUTCH.search(position)
        from paircard.core.systems.burstein.search import search

        return search(self, position)

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

        return pair(self, position, sink, tries, pulse)

    # --- as it is shown ----------------------------------------------------------------------------------------

    def rank(self, player: DutchPlayer | Player) -> Any:
        """Rank by the Index (1.7), once everybody is seeded."""
        return player.index if isinstance(player, Player) else DUTCH.rank(player)

    def floaters(self, bracket: BracketResult) -> tuple[Numbers, Numbers]:
        """Return who moved down into a bracket, and who out of it."""
        return bracket.mdps, bracket.downfloaters

    def pairing_seen(self, made: SwissPairing[Any], /) -> kit.Pairing:
        """Return a pairing for whoever shows one."""
        seen = super().pairing_seen

        def brackets() -> Sequence[bracket_result.BracketResult]:
            own = any(isinstance(each, BracketResult) for each in made.brackets)
            return (seen(made) if own else DUTCH.pairing_seen(made)).brackets

        return kit.Pairing(made.pairs, made.bye, Later(brackets))

    def floats_seen(self, player: DutchPlayer | Player) -> str:
        """Show floats while everybody is seeded: afterwards there is no memory of them."""
        return "" if isinstance(player, Player) else DUTCH.floats_seen(player)

    def index_shown(self, player: DutchPlayer | Player) -> tuple[str, str] | None:
        """Show the Index (1.7)."""
        return shown(player) if isinstance(player, Player) else None


BOOK = BursteinBook()
