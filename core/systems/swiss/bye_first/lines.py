"""A round, its brackets and pairs in lines, each with the rules it names; the bye comes first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.apart import why_no_bye
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.bye_first.text import Text
from paircard.core.systems.swiss.explained import SwissBracket
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr

Two = tuple[PairingNumber, PairingNumber]


class Lines(ABC):
    """Says a round; a book says its brackets, or the plan that it follows."""

    book: ClassVar[ByeFirstBook[Any]]

    # --- what the book says ------------------------------------------------------------------------------------

    @abstractmethod
    def bracket_lines(self, bracket: Any) -> Iterator[Cited]:
        """Yield who is in a bracket and why, and how all were paired."""

    @abstractmethod
    def partner(self, bracket: Any, pair: Two) -> Iterator[Cited]:
        """Yield how the two of a pair came to each other, the first one seeking."""

    @abstractmethod
    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White, and by which rule."""

    @abstractmethod
    def least(self, bracket: Any) -> tuple[Any, ...]:
        """Return the values that numbers alone would allow a bracket, whoever may meet whom."""

    @abstractmethod
    def kept_apart(self, told: Round, one: PairingNumber, other: PairingNumber) -> Reason | None:
        """Return why two do not meet; None if they do."""

    @abstractmethod
    def way_lines(self, told: Round, number: PairingNumber) -> Iterator[Cited]:
        """Say how somebody came into their bracket, and how they were paired there. Raise KeyError for a stranger."""

    def sitting_out(self, player: Any) -> Cited:
        """Say who has the bye, and by which figures."""
        return said_of.bye_line(self.text, player)

    def accelerated_in(self, bracket: SwissBracket[Any, Any], pair: Two) -> Iterable[PairingNumber]:
        """Return whose virtual points are told with a pair."""
        return pair

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

    def value_line(self, name: str, bracket: SwissBracket[Any, Any]) -> Cited:
        """Say what a bracket has by a criterion."""
        return self.cite(f"{name}: {self.text.value_words(name, bracket.own.values)}", name)

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
        yield self.sitting_out(each)
        others = sorted((one for one in told.own.players if one.score <= each.score), key=self.book.rank, reverse=True)
        for other in [one for one in others if one is not each][:OTHERS]:
            if reason := why_no_bye(told.forcing, other.number):
                yield because(self.text.book, tr("Not {player}:", player=other.number), reason).below(INDENT)

    def pair_lines(self, told: Round, number: PairingNumber) -> Iterator[Cited]:
        """Say why somebody has their opponent, or the bye. Raise KeyError for one that is not in the round."""
        told.player(number)
        if told.made.bye == number:
            yield from self.bye_lines(told)
            return
        pair = next(each for each in told.made.pairs if number in (each.white, each.black))
        bracket = told.brackets[told.forcing.bracket_of(number)]
        two = next(each for each in bracket.own.pairs if number in each)
        yield from self.partner(bracket, two)
        yield self.colour_line(told, pair)
        yield from virtual_in(told.forcing.players, self.accelerated_in(bracket, two))
        yield from self.after_colours(told, pair)

    def apart(self, told: Round, one: PairingNumber, other: PairingNumber) -> Cited:
        """Say why two do not meet."""
        return apart_line(self.text.book, one, other, self.kept_apart(told, one, other))

    def short_of(self, bracket: SwissBracket[Any, Any]) -> tuple[str, ...]:
        """Return the criteria that are not as good in a bracket as numbers alone would allow."""
        compared = zip(self.text.names, bracket.own.values, self.least(bracket), strict=True)
        return tuple(name for name, reached, least in compared if reached != least)
