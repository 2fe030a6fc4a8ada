"""Why a criterion cannot have its bound in a bracket: players who would then compete for too few."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.explain.field import Numbers
from paircard.core.systems.dutch2026.explain.forcing import Forcing
from paircard.core.systems.dutch2026.outcome import Scores, Values
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.values.colour import Colour
from paircard.core.values.said import Words, said_n, series

Told = tuple[Words, tuple[str, ...]]
"""A sentence that begins with a small letter or a number, and the articles it names."""
BOTH: tuple[Colour, Colour] = ("W", "B")


class Bounds:
    """One bracket as a graph in which one criterion is at its bound."""

    def __init__(self, forcing: Forcing, at: int) -> None:
        """Take a bracket by its place, 0 for the highest."""
        self._forcing = forcing
        self._shortages = forcing.shortages
        self._own = forcing.made.brackets[at]
        self._following = forcing.made.brackets[at + 1 :][:1]
        self._here = self._shortages.mask(self._own.players)
        self._mdps = self._shortages.mask(self._own.mdps)

    def majority(self) -> tuple[Numbers, Colour]:
        """Return who prefers the colour that more prefer."""
        cards = self._shortages.cards
        colour = max(BOTH, key=lambda each: (cards.likers[each] & self._here).bit_count())
        return cards.numbers(cards.likers[colour] & self._here), colour

    def shortage(self, name: str, least: Values) -> Told | None:
        """Return what keeps a criterion from its bound; None where no few players do."""
        cards, floating = self._shortages.cards, self._own.values.c6
        match name:
            case "C6":
                return self._seated([self._here] * (floating - 2))
            case "C7":
                return self._seated([self._of_score(score, self._here) for score in least.c7])
            case "C12":
                return self._colours(least.c12)
            case "C14" | "C16":
                marked = cards.downfloated[name == "C16"] & self._here & ~self._mdps
                found = self._seated([self._here & ~marked] * floating)
                return self._if(found, lambda what: self._not_left(marked, what))
            case "C15" | "C17":
                marked = cards.upfloated[name == "C17"] & self._here & ~self._mdps
                found = self._seated([self._here] * floating, spared=marked)
                return self._if(
                    found,
                    lambda what: said_n(
                        "if {players} does not meet a moved-down player, {what}",
                        "if none of {players} meets a moved-down player, {what}",
                        marked.bit_count(),
                        players=self._listed(marked),
                        what=what,
                    ),
                )
            case "C18" | "C20":
                marked = cards.downfloated[name == "C20"] & self._mdps
                found = self._seated([self._here & ~marked] * floating)
                return self._if(
                    found,
                    lambda what: said_n(
                        "if {players} is paired here, {what}",
                        "if {players} are paired here, {what}",
                        marked.bit_count(),
                        players=self._listed(marked),
                        what=what,
                    ),
                )
        return None

    def ahead(self, down: Iterable[PairingNumber], scores: Scores | None = None) -> Words | None:
        """Say why the next bracket, with these who come down to it, leaves over more than it does; None if unknown.

        With `scores` why it cannot leave over just so many, with these.
        """
        mdps = self._shortages.mask(down)
        for below in self._following:
            here = mdps | self._shortages.mask(below.residents)
            rows = self._shortages.rows(here, mdps)
            seats = [here] * below.values.c6 if scores is None else [self._of_score(each, here) for each in scores]
            short = self._shortages.seated(rows, seats)
            return None if short is None else short.clause()
        return None

    def _seated(self, seats: list[int], spared: int = 0) -> Told | None:
        rows = self._shortages.rows(self._here, self._mdps)
        for place in places_in(spared):
            rows[place] &= ~self._mdps
        for place in places_in(self._mdps if spared else 0):
            rows[place] &= ~spared
        return _told(self._shortages.seated(rows, seats))

    def _colours(self, clashes: int) -> Told | None:
        """Return who is short of opponents with the fewest clashes thinkable: each pair has one of the majority."""
        cards, floating = self._shortages.cards, self._own.values.c6
        rows, seats = self._shortages.rows(self._here, self._mdps), [self._here] * floating
        if not clashes:
            rows = {place: row & ~cards.clashing(place) for place, row in rows.items()}
            short = self._shortages.seated(rows, seats, clashes=False)
            return None if short is None else (short.clause(0), _articles(short))
        crowd = self._shortages.mask(self.majority()[0])
        for place in places_in(self._here & ~crowd):
            rows[place] &= crowd
        short = self._shortages.seated(rows, [crowd] * floating)
        return None if short is None else (short.clause(clashes), _articles(short))

    def _of_score(self, score: int, here: int) -> int:
        scores = self._shortages.cards.scores
        return mask_of(place for place in places_in(here) if scores[place] == score)

    def _listed(self, players: int) -> Words:
        return series(self._shortages.cards.numbers(players))

    def _not_left(self, marked: int, what: Words) -> Words:
        return said_n(
            "if {players} is not left over, {what}",
            "if none of {players} is left over, {what}",
            marked.bit_count(),
            players=self._listed(marked),
            what=what,
        )

    @staticmethod
    def _if(found: Told | None, said_with: Callable[[Words], Words]) -> Told | None:
        """Put a condition before what was found."""
        return None if found is None else (said_with(found[0]), found[1])


def _told(short: Shortage | None) -> Told | None:
    return None if short is None else (short.clause(), _articles(short))


def _articles(short: Shortage) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.article for each in short.forbidden))
