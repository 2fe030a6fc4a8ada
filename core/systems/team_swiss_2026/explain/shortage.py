"""Which teams compete for which where some cannot all be paired: the smallest proof that the graph has, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.event.ids import PairingNumber
from core.systems.kit.competing import Competing
from core.systems.kit.kept_away import met_words, prefer_words
from core.systems.kit.places import places_in
from core.systems.kit.shortage import Forbidden, Shortage
from core.systems.team_swiss_2026.cards import Cards
from core.values.said import said, series


class Shortages(Competing):
    """Looks for shortages among the teams of a field."""

    def __init__(self, cards: Cards) -> None:
        """Take a field."""
        super().__init__(len(cards.players))
        self._cards = cards
        self._clashes = True

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of some places."""
        return self._cards.numbers(mask)

    def complete(self, mask: int) -> Shortage | None:
        """Return why some teams cannot all be paired (C1), None if they can."""
        return self.with_up(mask, mask, 0)

    def with_up(self, mask: int, takers: int, count: int) -> Shortage | None:
        """Return why some teams cannot be paired if so many of others meet some of them (a mask)."""
        self._clashes = True
        return self.shortage(self.with_seats(self._rows(mask), [takers] * count), drawn_up=True)

    def coloured(self, members: int, clashes: int) -> Shortage | None:
        """Return why a bracket cannot be paired with the fewest clashes thinkable (C8)."""
        rows, wanting = (
            self._rows(members),
            max((each & members for each in self._cards.wants.values()), key=int.bit_count),
        )
        self._clashes = bool(clashes)
        for place in rows:
            if clashes:
                rows[place] &= rows[place] if wanting >> place & 1 else wanting
            else:
                rows[place] &= ~next((each for each in self._cards.wants.values() if each >> place & 1), 0)
        return self.shortage(rows)

    def _rows(self, mask: int) -> dict[int, int]:
        return {place: self._cards.legal[place] & mask for place in places_in(mask)}

    def kept(self, node: int, others: list[int]) -> Iterator[Forbidden]:
        """Yield what keeps a team from others: C1, and where no clash is allowed the colour both prefer."""
        each = self._cards.players[node]
        met, apart, alike = list[PairingNumber](), list[PairingNumber](), list[PairingNumber]()
        for other in others:
            theirs = self._cards.players[other]
            if theirs.number in each.opponents or each.number in theirs.opponents:
                met.append(theirs.number)
            elif not self._cards.legal[node] >> other & 1:
                apart.append(theirs.number)
            elif not self._clashes and each.preference.colour == theirs.preference.colour is not None:
                alike.append(theirs.number)
        if met:
            yield Forbidden("C1", each.number, tuple(met), met_words(each.number, met, each.met_in))
        if apart:
            words = said("The rules of the event keep {players} from {player}.", players=series(apart),
                         player=each.number)  # fmt: skip
            yield Forbidden("C1", each.number, tuple(apart), words)
        if alike:
            yield Forbidden(
                "C8", each.number, tuple(alike), prefer_words((each.number, *alike), each.preference.colour)
            )

    def no_bye(self, nodes: Iterable[int]) -> Iterator[Forbidden]:  # noqa: ARG002
        """Yield nothing: the bye is given before anybody is paired (3.4)."""
        yield from ()
