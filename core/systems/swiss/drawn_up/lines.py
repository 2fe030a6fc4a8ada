"""A bracket into which players are drawn up, in lines, each with the rules it names."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.swiss.bye_first import lines
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.drawn_up.apart import kept_apart, why_not_drawn_up
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.explain import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import Two
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import INDENT, OTHERS, because, numbers
from paircard.core.values.cited import Cited, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points


class Lines(lines.Lines):
    """Says a round; a book says how the members of a bracket were paired."""

    book: ClassVar[DrawingUpBook[Any]]

    # --- what the book says ------------------------------------------------------------------------------------

    @abstractmethod
    def inside(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield how the members of a bracket were paired."""

    def no_fewer(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield why fewer upfloaters will not do, where more are drawn up than the number of residents asks for."""
        yield from ()

    def of_the_set(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield what the set of upfloaters reached by criteria that are not said of the bracket."""
        yield from ()

    def way_inside(self, bracket: Bracket, number: PairingNumber) -> Iterator[Cited]:
        """Yield what somebody went through in their bracket before they were paired."""
        yield from ()

    # --- what follows -----------------------------------------------------------------------------------------

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    def kept_apart(self, told: Round, one: PairingNumber, other: PairingNumber) -> Reason | None:
        """Return why two do not meet; None if they do."""
        return kept_apart(told.forcing, one, other)

    def accelerated_in(self, bracket: Bracket, pair: Two) -> Iterable[PairingNumber]:
        """Return everybody in the bracket: virtual points say who is drawn up."""
        return bracket.own.players

    def bracket_lines(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield who is in a bracket, who was drawn up and why, and how all were paired."""
        own = bracket.own
        named = {"points": format_points(own.score), "residents": numbers(own.residents), "up": numbers(own.upfloaters)}
        if own.upfloaters:
            yield self.cite(tr("Bracket of {points}: {residents}, drawn up {up}.", **named), self.text.sets)
            yield from (line.below(INDENT) for line in self._upfloaters(bracket))
        else:
            yield Cited(tr("Bracket of {points}: {residents}.", **named))
        yield from (line.below(INDENT) for line in virtual_in(bracket.forcing.players, own.players))
        yield from (line.below(INDENT) for line in self.inside(bracket))

    def _upfloaters(self, bracket: Bracket) -> Iterator[Cited]:
        """Say how many upfloaters there are, and why none of those that come earlier."""
        own, fewest = bracket.own, self.text.names[0]
        named = {"criterion": fewest, "value": self.text.value_words(fewest, own.values)}
        if len(own.upfloaters) == len(own.residents) % 2:
            yield self.cite(tr("{criterion}: {value} No fewer: their number is odd.", **named), fewest)
        else:
            sentence = tr("{criterion}: {value} With fewer not all could be paired.", **named)
            yield self.cite(sentence, fewest, self.text.complete)
            yield from (line.below(INDENT) for line in self.no_fewer(bracket))
        yield from self.of_the_set(bracket)
        passed = bracket.forcing.passed_over(bracket.at)
        for number in passed[:OTHERS]:
            reason = why_not_drawn_up(bracket.forcing, bracket.at, number)
            yield because(self.text.book, tr("Not {player}:", player=number), reason)
        if not passed:
            first = tr("First in the order of sets: higher scores, then smaller numbers.")
            yield self.cite(first, self.text.sets)
        elif len(passed) > OTHERS:
            more = len(passed) - OTHERS
            yield Cited(trn("And {count} other that comes earlier.", "And {count} others that come earlier.", more))

    def not_with(self, bracket: Bracket, seeker: PairingNumber, others: list[PairingNumber]) -> Iterator[Cited]:
        """Say what speaks against everybody who was passed over."""
        for other in others:
            if reason := kept_apart(bracket.forcing, seeker, other):
                why = because(self.text.book, tr("Not {player}:", player=other), reason).below(INDENT)
                yield refused(other, why, str(reason.said))

    def way_lines(self, told: Round, number: PairingNumber) -> Iterator[Cited]:
        """Say how somebody came into their bracket, and how they were paired there. Raise KeyError for a stranger."""
        told.player(number)
        if told.made.bye != number:
            bracket = told.brackets[told.forcing.bracket_of(number)]
            if number in bracket.own.upfloaters:
                named = {"points": format_points(bracket.own.score), "player": number}
                yield self.cite(tr("Bracket of {points}: {player} is drawn up into it.", **named), self.text.sets)
                yield from (line.below(INDENT) for line in self._upfloaters(bracket))
            yield from self.way_inside(bracket, number)
        yield from self.pair_lines(told, number)
