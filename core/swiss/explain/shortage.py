"""A shortage: players who compete for too few opponents, as a proof that a bracket cannot be paired.

Tutte's theorem (1947) in the arbiter's words: take some players away, and more groups of odd size are
left, none of which can pair all of its own, than were taken away.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.language import listed, tr, trn
from core.swiss import criteria
from core.swiss.cards import LEVELS, Cards, mask_of, places_in
from core.swiss.criteria import Breach
from core.swiss.position import Player
from core.swiss.search.perfect import Blossoms


@dataclass(frozen=True, slots=True)
class Crowd:
    """Players and places to be left over, an odd number of them together: at least one needs another from outside."""

    players: tuple[int, ...]
    """Pairing numbers."""
    places: int = 0
    """How many must be left over: each such place needs a player, as a player needs an opponent."""

    @property
    def words(self) -> str:
        """Say who needs somebody."""
        if not self.players:
            return tr("whoever is to be left over")
        members = [*map(str, self.players), *_places(self.places)]
        return members[0] if len(members) == 1 else tr("one of {players}", players=listed(members))


@dataclass(frozen=True, slots=True)
class Shortage:
    """More who need somebody than there are who could be had."""

    needing: tuple[Crowd, ...]
    """Each needs one from outside it."""
    only: tuple[int, ...]
    """Pairing numbers of all who could serve them."""
    places: int
    """How many of them may be left over instead."""
    barred: tuple[Breach, ...] = ()
    """Why some of them may not be left over (B5, B6, B1b)."""

    def clause(self, clashes: int | None = None) -> str:
        """Say what is wrong, if so many clashes are allowed (None: however many), beginning with a small letter."""
        return " ".join((self._short(clashes), *(f"{each.article}: {each.sentence}" for each in self.barred)))

    def _short(self, clashes: int | None) -> str:
        """Say who needs somebody and who there is."""
        # translators: {players} is "3, 5 and one of 6, 7 and 8", {served} is "4 and 2 places to be left over"
        served = listed([*map(str, self.only), *_places(self.places)])
        named = {"players": listed([crowd.words for crowd in self.needing]), "served": served}
        if clashes is None and served:
            return tr("for {players} there is only {served}.", **named)
        if clashes is None:
            return tr("for {players} there is nobody.", **named)
        if not clashes and served:
            return tr("without a clash, for {players} there is only {served}.", **named)
        if not clashes:
            return tr("without a clash, for {players} there is nobody.", **named)
        if served:
            return trn(
                "with {count} clash, for {players} there is only {served}.",
                "with {count} clashes, for {players} there is only {served}.",
                clashes,
                **named,
            )
        return trn(
            "with {count} clash, for {players} there is nobody.",
            "with {count} clashes, for {players} there is nobody.",
            clashes,
            **named,
        )


def shortage_in(cards: Cards, rows: dict[int, int], floaters: int | None) -> Shortage | None:
    """Return why a graph (players by place, then places for those left over) has no perfect matching; None if it has.

    `rows` holds the neighbours of each node as a mask, `floaters` who may be left over, None if nobody is to be.
    """
    blossoms = Blossoms(rows)
    if blossoms.match_all():
        return None
    groups, serving = blossoms.stuck()
    everybody = (1 << len(cards.players)) - 1
    crowds = [Crowd(numbers(cards, group & everybody), (group & ~everybody).bit_count()) for group in groups]
    alone = mask_of(place for place in places_in(everybody) if 1 << place in groups)
    barred = 0 if floaters is None else alone & ~floaters
    return Shortage(
        tuple(sorted(crowds, key=lambda crowd: (not crowd.players, len(crowd.players), crowd.players))),
        numbers(cards, serving & everybody),
        (serving & ~everybody).bit_count(),
        tuple(refusal for place in places_in(barred) if (refusal := _barred(cards.players[place]))),
    )


def numbers(cards: Cards, places: int) -> tuple[int, ...]:
    """Return the pairing numbers of a mask of places."""
    return tuple(map(cards.number, places_in(places)))


def _barred(player: Player) -> Breach | None:
    """Say why a player may not be left over."""
    return criteria.refused_float(player, criteria.DOWN, LEVELS[0]) or criteria.refused_bye(player)


def _places(count: int) -> list[str]:
    return [trn("{count} place to be left over", "{count} places to be left over", count)] if count else []
