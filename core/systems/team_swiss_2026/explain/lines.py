"""Says of a round what only C.04.6 has: colours that cannot all be granted, and floats."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.drawn_up.by_identifier import lines
from paircard.core.systems.swiss.drawn_up.explain import Bracket
from paircard.core.systems.swiss.lines import numbers
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.explain.colour import colour_line
from paircard.core.values.cited import Cited
from paircard.core.values.language import tr
from paircard.core.values.said import Capital


class Lines(lines.Lines):
    """Says all of a round."""

    book = BOOK

    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White on the first board, and by which rule."""
        return colour_line(told, pair)

    def all_at_best(self, bracket: Bracket) -> Iterator[Cited]:
        """Say that nobody goes without their preference."""
        yield self.cite(tr("Every preference can be granted (C8)."), "C8")

    def no_better(self, bracket: Bracket, name: str) -> Iterator[Cited]:
        """Say of C8 who wants the colour that is wanted more, or who competes for whom."""
        if name == "C8":
            yield from self._crowded(bracket)
        else:
            yield from super().no_better(bracket, name)

    def _crowded(self, bracket: Bracket) -> Iterator[Cited]:
        own, forcing = bracket.own, bracket.forcing
        wishes = [(forcing.player(each).preference.colour, each) for each in own.players]
        c8, least = (self.text.value("C8", values) for values in (own.values, self.least(bracket)))
        for colour in ("W", "B"):
            wanting = [each for wish, each in wishes if wish == colour]
            if len(wanting) - len(own.pairs) == c8:
                named = {"teams": numbers(wanting), "pairs": len(own.pairs)}
                if colour == "W":
                    yield self.cite(tr("No fewer can be: {teams} prefer White, pairs: {pairs}.", **named), "C8")
                else:
                    yield self.cite(tr("No fewer can be: {teams} prefer Black, pairs: {pairs}.", **named), "C8")
                return
        short = forcing.shortages.coloured(forcing.mask(own.players), least)
        if short is None:
            yield from super().no_better(bracket, "C8")
        else:
            yield self.cite(str(Capital(short.clause(least))), "C8", "C1")

    def after_colours(self, told: Round, pair: Pair) -> Iterator[Cited]:
        """Say that two of unequal scores float (1.5)."""
        one, other = sorted((told.player(pair.white), told.player(pair.black)), key=lambda each: -each.score)
        if one.score > other.score:
            named = {"one": one.number, "other": other.number}
            yield self.cite(tr("{one} and {other} float: their scores are unequal (C.04.6 1.5).", **named), "1.5")


LINES = Lines()
