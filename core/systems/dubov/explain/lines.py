"""Says of a round what only C.04.4.1 has: halves, who changed sides, and the transposition."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.dubov.aro_told import average, with_averages
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.bye_first.why_white import white_told
from paircard.core.systems.swiss.drawn_up import lines
from paircard.core.systems.swiss.drawn_up.explain import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import Two
from paircard.core.systems.swiss.lines import INDENT, numbers, written
from paircard.core.systems.swiss.position import in_order
from paircard.core.values.cited import Cited, fits
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


class Lines(lines.Lines):
    """Says all of a round."""

    book = BOOK

    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""
        white, black = told.player(pair.white), told.player(pair.black)
        return white_told(pair, white, black, in_order((white, black))[0], told.own.initial_colour)

    def least(self, bracket: Bracket) -> tuple[Any, ...]:
        """Return values that numbers alone would allow; scores for as many upfloaters as there are."""
        forcing, own = bracket.forcing, bracket.own
        lower = forcing.cards.in_set_order(forcing.before(bracket.at).lower)[: len(own.upfloaters)]
        scores = tuple(sorted(map(forcing.cards.score, lower)))
        return len(own.residents) % 2, scores, forcing.cards.by_colour(forcing.mask(own.players)).apart, 0, 0, 0

    def of_the_set(self, bracket: Bracket) -> Iterator[Cited]:
        """Say what the upfloaters have by C8 - C10, where they have anything."""
        for name in self.text.names[3:]:
            if self.text.value(name, bracket.own.values):
                yield self.value_line(name, bracket)

    def inside(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield halves and pairs."""
        return chain(self._halves(bracket), self._pairs(bracket))

    def _halves(self, bracket: Bracket) -> Iterator[Cited]:
        """Say who goes without their preference, who is in G1 and G2, and who changed sides."""
        own: Any = bracket.own
        yield self.value_line("C7", bracket)
        named = {"g1": numbers(own.g1), "g2": numbers(own.g2)}
        if any(bracket.forcing.player(each).colours for each in own.players):
            yield self.cite(tr("G1, who prefer White: {g1}. G2, who prefer Black: {g2}.", **named), "3.2.3")
        else:
            yield self.cite(tr("Nobody here has played. G1, the upper half: {g1}. G2: {g2}.", **named), "3.2.3")
        smaller, larger = ("G1", "G2") if len(own.g1) <= len(own.g2) else ("G2", "G1")
        if own.shifted_first:
            out = {"group": smaller, "players": numbers(own.shifted_first)}
            yield self.cite(tr("Out of {group}, so that all can be paired: {players}.", **out), "3.2.4", "4.3")
        if own.shifted_back:
            out = {"group": larger, "players": numbers(own.shifted_back)}
            yield self.cite(tr("Out of {group}, so that both are equal: {players}.", **out), "3.2.4", "4.3")

    def _pairs(self, bracket: Bracket) -> Iterator[Cited]:
        """Say S1 with the averages, the pairs, and of everybody why those before the partner were passed over."""
        own, player = bracket.own, bracket.forcing.player
        averages = with_averages(player(each) for each, _ in own.pairs)
        yield self.cite(tr("S1, lowest average rating of opponents first: {s1}.", s1=averages), "3.2.5", "1.7")
        yield self.cite(tr("G1 against G2: {pairs}.", pairs=written(own.pairs)), "3.2.6")
        for seeker, partner in own.pairs:
            line = self.cite(tr("{player} gets {opponent}.", player=seeker, opponent=partner), "3.2.6")
            yield from self._passed(bracket, (seeker, partner), line)

    def partner(self, bracket: Bracket, pair: Two) -> Iterator[Cited]:
        """Say whom somebody of G1 gets."""
        seeker, partner = pair
        line = tr(
            "Bracket of {points}: {player} of G1 (ARO {aro}) gets {opponent} of G2.",
            points=format_points(bracket.own.score),
            player=seeker,
            aro=average(bracket.forcing.player(seeker)),
            opponent=partner,
        )
        yield from self._passed(bracket, pair, self.cite(line, "3.2.6"))

    def _passed(self, bracket: Bracket, pair: Two, line: Cited) -> Iterator[Cited]:
        """Say whom somebody gets, and what speaks against everybody who comes before and was free."""
        seeker, partner = pair
        later = [two for _, two in bracket.own.pairs[bracket.own.pairs.index(pair) :]]
        passed = [each for each in sorted(later) if each < partner]
        yield fits(partner, line, tr("the first that fits") if passed else tr("the first that is free"))
        yield from self.not_with(bracket, seeker, passed)

    def way_inside(self, bracket: Bracket, number: PairingNumber) -> Iterator[Cited]:
        """Say that somebody changed sides, and why."""
        own: Any = bracket.own
        if number in own.shifted_first + own.shifted_back:
            named = {"points": format_points(own.score), "player": number}
            yield self.cite(tr("Bracket of {points}: {player} changed sides.", **named), "3.2.4")
            yield from (line.below(INDENT) for line in self._halves(bracket))


LINES = Lines()
