"""A shortage in words: players who compete for too few opponents, as a proof that a bracket cannot be paired.

Tutte's theorem (1947) in the arbiter's words: take some players away, and more groups of odd size are
left, none of which can pair all of its own, than were taken away.
"""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, joined, said, said_n, said_p, series


@dataclass(frozen=True, slots=True)
class Forbidden:
    """One criterion between a player and some others; pairing numbers."""

    article: str
    player: PairingNumber
    others: tuple[PairingNumber, ...]
    said: Words


@dataclass(frozen=True, slots=True)
class Crowd:
    """Players and places to be left over, an odd number of them together: at least one needs another from outside."""

    players: tuple[int, ...]
    """Pairing numbers."""
    places: int = 0
    """How many must be left over: each such place needs a player, as a player needs an opponent."""
    bye: bool = False
    """Is the bye among them? It needs a player, too."""

    @property
    def words(self) -> object:
        """Say who needs somebody."""
        members = [*self.players, *_bye(self.bye), *_places(self.places)]
        return members[0] if len(members) == 1 else said("one of {players}", players=series(members))


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
    """Why some of them may not be left over (B1b, B5, B6 where they are in force)."""
    forbidden: tuple[Forbidden, ...] = ()
    """Why those who need somebody cannot have the others."""
    bye: bool = False
    """May one of them have the bye instead?"""
    drawn_up: bool = False
    """Are the places not for those left over, but for those who are drawn up?"""
    sides: bool = False
    """Do S1 and S2 stand against each other, so that nobody can meet a player of their own side?"""

    def clause(self, clashes: int | None = None) -> Words:
        """Say what is wrong, if so many clashes are allowed (None: however many), beginning with a small letter."""
        return joined((self._short(clashes), self.why))

    @property
    def why(self) -> Words:
        """Say which articles keep the others away, each with its sentence; nobody is told twice of the same."""
        found = [(each.article, each.said) for each in self.forbidden]
        found += [(each.article, each.said) for each in self.barred]
        return joined(joined(each, ": ") for each in dict.fromkeys(found))

    @property
    def of_the_bye(self) -> bool:
        """Is it the bye alone that nobody can have?"""
        served = self.only or self.places or self.bye
        return not served and any(crowd.bye and not crowd.players for crowd in self.needing)

    def _among_themselves(self, clashes: int | None) -> Words:
        """Say that one odd group has nobody outside it."""
        named = {"players": series(self.needing[0].players), "odd": len(self.needing[0].players)}
        if clashes is None:
            return said("{players} can meet only each other, and {odd} is an odd number.", **named)
        if not clashes:
            return said("without a clash, {players} can meet only each other, and {odd} is an odd number.", **named)
        return said_n(
            "with {count} clash, {players} can meet only each other, and {odd} is an odd number.",
            "with {count} clashes, {players} can meet only each other, and {odd} is an odd number.",
            clashes,
            **named,
        )

    def _short(self, clashes: int | None) -> Words:
        """Say who needs somebody and who there is."""
        if (
            len(self.needing) == 1
            and len(self.needing[0].players) > 1
            and not (self.needing[0].places or self.needing[0].bye)
        ):
            return self._among_themselves(clashes)
        if self._places_alone():
            return self._all_left_over(clashes)
        if self.only or self.places or self.bye:
            return self._too_few(clashes)
        if self.of_the_bye:
            return said("nobody may have the bye.")
        if not any(crowd.players for crowd in self.needing):
            return said("nobody may be left over.")
        return self._opposite(clashes) if self.sides else self._nobody(clashes)

    def _places_alone(self) -> bool:
        """Tell whether there is nothing to be had but to be left over, and only players need it."""
        others = self.only or self.bye or self.drawn_up
        return bool(self.places) and not others and not any(each.places or each.bye for each in self.needing)

    def _all_left_over(self, clashes: int | None) -> Words:
        """Say that more would have to be left over than may be."""
        named = {"players": series(crowd.words for crowd in self.needing), "served": self.places}
        if clashes is None:
            return said("{players} would have to be left over, and only {served} of them may be.", **named)
        if not clashes:
            return said(
                "without a clash, {players} would have to be left over, and only {served} of them may be.", **named
            )
        return said_n(
            "with {count} clash, {players} would have to be left over, and only {served} of them may be.",
            "with {count} clashes, {players} would have to be left over, and only {served} of them may be.",
            clashes,
            **named,
        )

    def _too_few(self, clashes: int | None) -> Words:
        """Say that several compete."""
        # translators: {players} is "3, 5 and one of 6, 7 and 8", {served} is "4 and 2 places to be left over"
        named = {
            "players": series(self._competing()),
            "served": series((*self.only, *_bye(self.bye), *self._served_by())),
        }
        if clashes is None:
            return said("{players} have only {served} between them.", **named)
        if not clashes:
            return said("{players} have only {served} between them without a clash.", **named)
        return said_n(
            "{players} have only {served} between them with {count} clash.",
            "{players} have only {served} between them with {count} clashes.",
            clashes,
            **named,
        )

    def _served_by(self) -> list[Words]:
        if self.drawn_up and self.places:
            return [said_n("{count} team drawn up", "{count} teams drawn up", self.places)]
        return _places(self.places)

    def _competing(self) -> Iterator[object]:
        """Yield who needs somebody, places that need a player together at the end."""
        seats = [crowd for crowd in self.needing if not crowd.players and not crowd.bye]
        yield from (crowd.words for crowd in self.needing if crowd.players or crowd.bye)
        if seats:
            yield said_n("whoever is to be left over", "the {count} who are to be left over", len(seats))

    def _nobody(self, clashes: int | None) -> Words:
        """Say that one player can be paired with nobody."""
        player = self.needing[0].words
        if clashes is None:
            return said("{player} has no permitted opponent.", player=player)
        if not clashes:
            return said("{player} has no permitted opponent without a clash.", player=player)
        return said_n(
            "{player} has no permitted opponent with {count} clash.",
            "{player} has no permitted opponent with {count} clashes.",
            clashes,
            player=player,
        )

    def _opposite(self, clashes: int | None) -> Words:
        """Say the same where S1 stands against S2."""
        player = self.needing[0].words
        if clashes is None:
            return said("{player} has no permitted opponent on the other side.", player=player)
        if not clashes:
            return said("{player} has no permitted opponent on the other side without a clash.", player=player)
        return said_n(
            "{player} has no permitted opponent on the other side with {count} clash.",
            "{player} has no permitted opponent on the other side with {count} clashes.",
            clashes,
            player=player,
        )


def _places(count: int) -> list[Words]:
    return [said_n("{count} place to be left over", "{count} places to be left over", count)] if count else []


def _bye(there: bool) -> list[Words]:
    return [said_p("somebody needs it", "the bye")] if there else []
