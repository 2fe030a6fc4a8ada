"""A round, its brackets and pairs in lines, each with the rules it names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.kit.virtual_points import virtual_in
from paircard.core.systems.swiss.drawn_up import said_of
from paircard.core.systems.swiss.drawn_up.apart import kept_apart, why_no_bye, why_not_drawn_up
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.explain import Bracket, Round
from paircard.core.systems.swiss.drawn_up.outcome import Two
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, numbers
from paircard.core.values.cited import Cited, cite, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points


class Lines(ABC):
    """Says a round; a book says how the members of a bracket were paired."""

    book: ClassVar[DrawingUpBook[Any]]

    # --- what the book says ------------------------------------------------------------------------------------

    @abstractmethod
    def inside(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield how the members of a bracket were paired."""

    @abstractmethod
    def partner(self, bracket: Bracket, pair: Two) -> Iterator[Cited]:
        """Yield how the two of a pair came to each other, the first one seeking."""

    @abstractmethod
    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""

    @abstractmethod
    def least(self, bracket: Bracket) -> tuple[Any, ...]:
        """Return the values that numbers alone would allow a bracket, whoever may meet whom."""

    def no_fewer(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield why fewer upfloaters will not do, where more are drawn up than the number of residents asks for."""
        yield from ()

    def of_the_set(self, bracket: Bracket) -> Iterator[Cited]:
        """Yield what the set of upfloaters reached by criteria that are not said of the bracket."""
        yield from ()

    def way_inside(self, bracket: Bracket, number: PairingNumber) -> Iterator[Cited]:
        """Yield what somebody went through in their bracket before they were paired."""
        yield from ()

    def after_colours(self, told: Round, pair: Pair) -> Iterator[Cited]:
        """Yield what else follows from a pair."""
        yield from ()

    # --- what follows -----------------------------------------------------------------------------------------

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    def cite(self, line: str, *articles: str) -> Cited:
        """Return a line that names articles of the book."""
        return cite(line, *map(self.text.cited, articles))

    def round_lines(self, told: Round) -> Iterator[Cited]:
        """Yield the bye, then every bracket, highest first, then every pair with the rule of its colours."""
        yield from self.bye_lines(told)
        for bracket in told.brackets:
            yield from self.bracket_lines(bracket)
        yield from board_lines(told.made.pairs)

    def bye_line(self, number: PairingNumber) -> Cited:
        """Say who has the bye."""
        rule = self.text.cited(self.text.bye)
        return cite(tr("{player} has the bye ({rule}).", player=number, rule=rule), rule)

    def bye_lines(self, told: Round) -> Iterator[Cited]:
        """Say who has the bye, and why nobody who would come first."""
        bye = told.made.bye
        if bye is None:
            return
        each = told.player(bye)
        yield said_of.bye_line(self.text, each)
        others = sorted((one for one in told.own.players if one.score <= each.score), key=lambda one: -one.number)
        for other in [one for one in others if one is not each][:OTHERS]:
            if reason := why_no_bye(told.forcing, other.number):
                yield because(self.text.book, tr("Not {player}:", player=other.number), reason).below(INDENT)

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

    def value_line(self, name: str, bracket: Bracket) -> Cited:
        """Say what a bracket has by a criterion."""
        return self.cite(f"{name}: {self.text.value_words(name, bracket.own.values)}", name)

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

    def pair_lines(self, told: Round, number: PairingNumber) -> Iterator[Cited]:
        """Say why somebody has their opponent, or the bye. Raise KeyError for one that is not in the round."""
        told.player(number)
        if told.made.bye == number:
            yield from self.bye_lines(told)
            return
        pair = next(each for each in told.made.pairs if number in (each.white, each.black))
        bracket = told.brackets[told.forcing.bracket_of(number)]
        yield from self.partner(bracket, next(two for two in bracket.own.pairs if number in two))
        yield self.colour_line(told, pair)
        yield from virtual_in(bracket.forcing.players, bracket.own.players)
        yield from self.after_colours(told, pair)

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

    def apart(self, told: Round, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two do not meet."""
        return apart_line(self.text.book, one, other, kept_apart(told.forcing, one, other))

    def short_of(self, bracket: Bracket) -> tuple[str, ...]:
        """Return the criteria that are not as good in a bracket as numbers alone would allow."""
        compared = zip(self.text.names, bracket.own.values, self.least(bracket), strict=True)
        return tuple(name for name, reached, least in compared if reached != least)
