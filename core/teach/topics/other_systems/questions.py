"""The questions about a round; each is answered and explained by the system of the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from paircard.core.event.tournament import Tournament
from paircard.core.facets.asked.steps import Steps
from paircard.core.facets.own_points import SIXTHS, OwnTotal
from paircard.core.facets.position import Position
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.given import Given
from paircard.core.teach.questions.one_answer import ExplainedInLines
from paircard.core.teach.topics.other_systems.articles import articles_of
from paircard.core.teach.topics.other_systems.before import Before
from paircard.core.teach.topics.other_systems.question import (
    BYE,
    FLOATS,
    POINTS,
    RANKING,
    ROUND,
    UPFLOATERS,
    WHITE,
    RoundForm,
    points_written,
    read_numbers,
    read_pairs,
    read_player,
    read_points,
)
from paircard.core.tiebreaks.words_of_items import why
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


@dataclass(frozen=True)
class _OfARound(ExplainedInLines):
    """What the questions have in common: the event before the round."""

    before: Before
    about: tuple[str, ...] = ()
    """The articles that a lesson is about; none where a question was drawn."""
    of: ClassVar[int] = FULL
    kind: ClassVar[str]

    @property
    def articles(self) -> tuple[str, ...]:
        """Those of a lesson, else those that decide questions of the kind."""
        return self.about or articles_of(self.before.system.key, self.kind)

    @property
    def asks(self) -> str:
        """What is asked of the cards."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """The question."""
        signs = self.before.signs
        return " ".join((self.before.situation, *((f"({signs}.)",) if signs else ()), self.asks))

    @property
    def given(self) -> Given:
        """The cards; of a ranking the places that pair the round."""
        ranked = len(self.before.tournament.rounds) if self.before.ranks else None
        return self.before.cards(ranked)

    @property
    def on_the_desk(self) -> Tournament | None:
        """The event whose pairing cards are laid out for it; None before round 1, when nothing stands on them."""
        return self.before.tournament if self.before.tournament.rounds else None

    @property
    def stepped(self) -> tuple[Position, Steps] | None:
        """The position, and who plays the procedure on it step by step; None where the system has no steps."""
        steps = self.before.system.steps
        return None if steps is None else (steps.position(self.before.tournament), steps)


@dataclass(frozen=True)
class WhoHasTheBye(_OfARound):
    """Give the player who has the bye."""

    kind: ClassVar[str] = BYE
    form: ClassVar[RoundForm] = RoundForm.PLAYER
    minutes: ClassVar[int] = 3

    @property
    def asks(self) -> str:
        """What is asked."""
        return tr("Who has the bye of the pairing?")

    @property
    def expected(self) -> str:
        """The number."""
        return str(self.before.bye)

    def lines(self) -> Iterator[Cited]:
        """Yield who has it, and by which rule."""
        yield from self.before.bye_lines()

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_player(answer) == self.before.bye


@dataclass(frozen=True)
class _OfABracket(_OfARound):
    """Give those who float into a bracket or out of it."""

    at: int = 0
    """Which bracket, 0 for the highest."""
    form: ClassVar[RoundForm] = RoundForm.PLAYERS
    minutes: ClassVar[int] = 4

    @property
    def who(self) -> Sequence[int]:
        """The answer."""
        raise NotImplementedError

    @property
    def points(self) -> str:
        """What the residents of the bracket have."""
        return format_points(self.before.made.brackets[self.at].score)

    @property
    def expected(self) -> str:
        """The numbers."""
        return " ".join(map(str, self.who))

    def lines(self) -> Iterator[Cited]:
        """Yield the bracket as it came about."""
        yield from self.before.bracket_lines(self.at)

    def is_right(self, answer: str) -> bool:
        """Judge the numbers, in any order."""
        return {*read_numbers(answer, self.form)} == {*self.who}


@dataclass(frozen=True)
class WhoIsDrawnUp(_OfABracket):
    """Give the upfloaters of a bracket."""

    kind: ClassVar[str] = UPFLOATERS

    @property
    def who(self) -> Sequence[int]:
        """The upfloaters."""
        return self.before.drawn_up(self.at)

    @property
    def asks(self) -> str:
        """What is asked."""
        return tr("Who is drawn up into the bracket of {points}?", points=self.points)


@dataclass(frozen=True)
class WhoIsLeftOver(_OfABracket):
    """Give those who float down from a bracket."""

    kind: ClassVar[str] = FLOATS

    @property
    def who(self) -> Sequence[int]:
        """Who is left over."""
        return self.before.left_over(self.at)

    @property
    def asks(self) -> str:
        """What is asked."""
        return tr("Who is left over by the bracket of {points}?", points=self.points)


@dataclass(frozen=True)
class WhoMeetsWhom(_OfARound):
    """Give all pairs of the round; who has the bye is told."""

    kind: ClassVar[str] = ROUND
    form: ClassVar[RoundForm] = RoundForm.PAIRS
    minutes: ClassVar[int] = 8

    @property
    def asks(self) -> str:
        """What is asked."""
        bye = self.before.bye
        told = () if bye is None else (tr("{player} has the bye.", player=bye),)
        return " ".join((*told, tr("Who meets whom? Colours are not asked.")))

    @property
    def expected(self) -> str:
        """The pairs, the smaller number first."""
        return " ".join("{}-{}".format(*sorted(pair)) for pair in self.before.pairs)

    def lines(self) -> Iterator[Cited]:
        """Yield the whole round."""
        yield from self.before.round_lines()

    def is_right(self, answer: str) -> bool:
        """Judge the pairs."""
        return read_pairs(answer) == {frozenset(pair) for pair in self.before.pairs}


@dataclass(frozen=True)
class WhoHasWhite(_OfARound):
    """Give the player of a pair who has White."""

    at: int = 0
    """Which pair, in the order of boards."""
    kind: ClassVar[str] = WHITE
    form: ClassVar[RoundForm] = RoundForm.PLAYER
    minutes: ClassVar[int] = 2

    @property
    def asks(self) -> str:
        """What is asked; the lower number first, which gives nothing away."""
        one, other = sorted(self.before.pairs[self.at])
        board = self.at + 1
        return tr("{one} meets {other} on board {board}: who has White?", one=one, other=other, board=board)

    @property
    def text(self) -> str:
        """The question, with the lot where somebody has not played."""
        return " ".join(filter(None, (self.before.drawn_colour, super().text)))

    @property
    def articles(self) -> tuple[str, ...]:
        """Those of a lesson, else the rule that decides."""
        rule = self.before.made.colour_rules[self.at]
        return self.about or ((rule,) if rule else articles_of(self.before.system.key, WHITE))

    @property
    def expected(self) -> str:
        """The number."""
        return str(self.before.pairs[self.at][0])

    def lines(self) -> Iterator[Cited]:
        """Yield the rule, and what it looks at."""
        yield from self.before.colour_lines(self.at)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_player(answer) == self.before.pairs[self.at][0]


@dataclass(frozen=True)
class HowManyPoints(_OfARound):
    """Give the points that the system counts itself."""

    player: int = 1
    kind: ClassVar[str] = POINTS
    form: ClassVar[RoundForm] = RoundForm.POINTS
    minutes: ClassVar[int] = 4

    @property
    def asks(self) -> str:
        """What is asked."""
        return tr("How many points has {player} by the value numbers of these places?", player=self.player)

    @property
    def _total(self) -> Fraction:
        return self._own.sixths / SIXTHS

    @property
    def _own(self) -> OwnTotal:
        return self.before.own_points[self.before.id_of(self.player)]

    @property
    def expected(self) -> str:
        """The points."""
        return points_written(self._total)

    def lines(self) -> Iterator[Cited]:
        """Yield what every round gave."""
        for item in self._own.items:
            fields = {"points": points_written(Fraction(item.sixths, SIXTHS)), "rule": why(item.rule)}
            if item.round:
                yield cite(tr("Round {round}: {points}, {rule}.", round=item.round, **fields))
            else:
                yield cite(tr("Once: {points}, {rule}.", **fields))

    def is_right(self, answer: str) -> bool:
        """Judge the points."""
        return read_points(answer) == self._total


@dataclass(frozen=True)
class WhoStandsWhere(_OfARound):
    """Give the ranking."""

    kind: ClassVar[str] = RANKING
    form: ClassVar[RoundForm] = RoundForm.RANKING
    minutes: ClassVar[int] = 10

    @property
    def given(self) -> Given:
        """The cards in the order published before the last round."""
        return self.before.cards(len(self.before.tournament.rounds) - 1)

    @property
    def asks(self) -> str:
        """What is asked."""
        last = len(self.before.tournament.rounds)
        return tr("The places are those before round {round}: what is the ranking after it?", round=last)

    @property
    def _ranking(self) -> tuple[int, ...]:
        return tuple(self.before.number(id_) for id_ in self.before.own_points)

    @property
    def expected(self) -> str:
        """The numbers, the first of the ranking first."""
        return " ".join(map(str, self._ranking))

    def lines(self) -> Iterator[Cited]:
        """Yield the total of everybody."""
        for place, (id_, own) in enumerate(self.before.own_points.items(), 1):
            points = points_written(own.sixths / SIXTHS)
            fields = {"place": place, "player": self.before.tournament.label(id_), "points": points}
            yield cite(tr("{place}. {player}: {points}", **fields))

    def is_right(self, answer: str) -> bool:
        """Judge the order."""
        return read_numbers(answer, self.form) == self._ranking
