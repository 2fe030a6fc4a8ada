"""Who competes for whom where some players cannot all be paired: the smallest proof that the graph has, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.legality import refused_bye
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.shortage import Forbidden, Shortage
from paircard.core.systems.swiss import shortages
from paircard.core.systems.swiss.legality import same_absolute
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n, series


class Shortages(shortages.Shortages):
    """Beside C1 it is C3, a preference or the bracket that keeps players apart; and the bye is competed for."""

    keeping = ("apart", "met", "moved", "must", "prefer")
    prefers = "C12"

    def __init__(self, position: Position) -> None:
        """Take a position."""
        super().__init__(position, position.players)
        self.cards = Cards(position)
        self._place = {player.number: at for at, player in enumerate(position.players)}
        self._moved = 0
        self._bye_score: int | None = None
        self._below: int | None = None

    def mask(self, numbers: Iterable[PairingNumber]) -> int:
        """Return some players as a mask of places."""
        return mask_of(self._place[each] for each in numbers)

    def rows(self, here: int, mdps: int = 0) -> dict[int, int]:
        """Return who may meet whom of some players (C1, C3); of those moved down none meets another (3.2)."""
        self._moved = mdps
        rows = {place: self.cards.legal(place) & here for place in places_in(here)}
        for place in places_in(mdps):
            rows[place] &= ~mdps
        return rows

    def complete(
        self, players: Iterable[PairingNumber], bye_score: int | None = None, below: int | None = None
    ) -> Shortage | None:
        """Return why some players cannot be paired completely, None if they can.

        The bye may have to go to a score, or to one below a score.
        """
        here = self.mask(players)
        rows = self.rows(here)
        self.clashes, self._bye_score, self._below = True, bye_score, below
        if here.bit_count() % 2 == 0:
            return self.shortage(rows)
        takers, scores = self.cards.bye_eligible & here, self.cards.scores
        if bye_score is not None:
            takers &= mask_of(place for place in places_in(takers) if scores[place] == bye_score)
        if below is not None:
            takers &= mask_of(place for place in places_in(takers) if scores[place] < below)
        return self.shortage(self.joined(rows, self._bye, takers))

    def seated(self, rows: dict[int, int], seats: Sequence[int], *, clashes: bool = True) -> Shortage | None:
        """Return why some cannot be paired if just so many are left over, each seat for some of them (masks).

        Where no `clashes` are allowed the rows have none.
        """
        self.clashes, self._bye_score, self._below = clashes, None, None
        return self.shortage(self.with_seats(rows, seats))

    def keeps(self, one: int, other: int) -> str:
        """Look at C3 after C1, and at who moved down last (3.2)."""
        why = super().keeps(one, other)
        mine, theirs = self.by_place[one], self.by_place[other]
        if why in ("", "prefer") and not self.cards.legal(one) >> other & 1 and same_absolute(mine, theirs):
            return "must"
        return why or ("moved" if self._moved >> one & self._moved >> other & 1 else "")

    def told(self, why: str, player: Player, others: tuple[PairingNumber, ...]) -> Forbidden:
        """Say who moved down, too."""
        if why == "moved":
            return Forbidden("3.2", player.number, others, said("{players} moved down, too.", players=series(others)))
        return super().told(why, player, others)

    def no_bye(self, nodes: Iterable[int]) -> Iterator[Forbidden]:
        """Yield why some may not have the bye: C2, or C5 where it is due to another score."""
        players = [self.by_place[place] for place in nodes]
        if self._below is not None:
            players = [player for player in players if player.score < self._below]
        barred = [player for player in players if refused_bye(player)]
        if barred:
            yield Forbidden("C2", barred[0].number, (), _had_bye([each.number for each in barred]))
        others = [player.number for player in players if player not in barred and player.score != self._bye_score]
        if self._bye_score is not None and others:
            points = format_points(self._bye_score)
            sentence = said_n(
                "{players} does not have {points} points.",
                "{players} do not have {points} points.",
                len(others),
                players=series(others),
                points=points,
            )
            yield Forbidden("C5", others[0], tuple(others), sentence)


def _had_bye(numbers: Sequence[PairingNumber]) -> Words:
    """Say whom C2 bars from the bye, all in one sentence."""
    return said_n(
        "{players} has had a bye, or the points of a win without playing.",
        "{players} have had a bye, or the points of a win without playing.",
        len(numbers),
        players=series(numbers),
    )
