"""Who competes for whom where some cannot all be paired: what keeps each from the others, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.competing import Competing
from paircard.core.systems.kit.kept_away import met_words, must_words, prefer_words
from paircard.core.systems.kit.shortage import Forbidden
from paircard.core.systems.swiss.legality import forbidden, met
from paircard.core.systems.swiss.position import SwissPosition
from paircard.core.values.said import said, series


class Shortages(Competing):
    """Looks for shortages among the players of a field; what is asked of one graph is told of that one."""

    keeping: ClassVar[Sequence[str]] = ("met", "apart", "prefer")
    """What may keep two apart, in the order in which it is told; `must` where both must have one colour (C3)."""
    prefers: ClassVar[str]
    """The criterion of those who prefer one colour."""

    def __init__(self, position: SwissPosition[Any], players: Sequence[Any]) -> None:
        """Take players by place."""
        super().__init__(len(players))
        self.position = position
        self.by_place = tuple(players)
        self.clashes = True
        """Whether two who prefer one colour may meet in the graph at hand."""

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of some places."""
        return tuple(self.by_place[place].number for place in places_in(mask))

    def kept(self, node: int, others: list[int]) -> Iterator[Forbidden]:
        """Yield what keeps somebody from others, each article with everybody it keeps away."""
        player, by = self.by_place[node], dict[str, list[PairingNumber]]()
        for other in others:
            by.setdefault(self.keeps(node, other), []).append(self.by_place[other].number)
        for why in self.keeping:
            if numbers := tuple(by.get(why, ())):
                yield self.told(why, player, numbers)

    def keeps(self, one: int, other: int) -> str:
        """Return what keeps two apart, one of `keeping`; empty where nothing does."""
        mine, theirs = self.by_place[one], self.by_place[other]
        if met(mine, theirs):
            return "met"
        if forbidden(self.position, mine, theirs):
            return "apart"
        return "prefer" if not self.clashes and self.alike(one, other) else ""

    def alike(self, one: int, other: int) -> bool:
        """Tell whether two prefer one colour."""
        mine, theirs = self.by_place[one].preference, self.by_place[other].preference
        return mine.colour is not None and mine.colour == theirs.colour

    def told(self, why: str, player: Any, others: tuple[PairingNumber, ...]) -> Forbidden:
        """Say what keeps somebody from some others."""
        if why == "met":
            return Forbidden("C1", player.number, others, met_words(player.number, others, player.met_in))
        if why == "apart":
            kept = said(
                "The rules of the event keep {players} from {player}.", players=series(others), player=player.number
            )
            return Forbidden("C1", player.number, others, kept)
        if why == "must":
            both = must_words((player.number, *others), player.preference.colour)
            return Forbidden("C3", player.number, others, both)
        alike = prefer_words((player.number, *others), player.preference.colour)
        return Forbidden(self.prefers, player.number, others, alike)

    def no_bye(self, nodes: Iterable[int]) -> Iterator[Forbidden]:
        """Yield nothing: where the bye is given before anybody is paired it is not competed for."""
        yield from ()
