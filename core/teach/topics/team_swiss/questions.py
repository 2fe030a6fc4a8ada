"""The four questions about a round of the team Swiss; each is answered and explained by the engine of the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.asked.explain import Explain
from paircard.core.facets.explained import BracketExplained
from paircard.core.facets.pairing import Pair
from paircard.core.facets.system import needed
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.questions.one_answer import Explained, ExplainedInLines, Why
from paircard.core.teach.topics.team_swiss.history import History, team_swiss
from paircard.core.teach.topics.team_swiss.question import (
    TeamSwissForm,
    TeamSwissKind,
    read_pairs,
    read_team,
    read_teams,
)
from paircard.core.values.cited import Cited
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book, RuleId


def team(article: str) -> str:
    """Return an article of the team rules with its book."""
    return str(RuleId(Book.TEAMS_2026, article))


def explained() -> Explain:
    """Return who says how a round came about."""
    system = SYSTEMS["team-swiss-2026"]
    return needed(system, system.explain, "explain")


@dataclass(frozen=True, slots=True)
class _OfARound(ExplainedInLines):
    """What the questions have in common: the event up to the round."""

    history: History
    of: ClassVar[int] = FULL


@dataclass(frozen=True, slots=True)
class WhoHasTheBye(_OfARound):
    """Give the team that has the bye (3.4)."""

    kind: ClassVar[TeamSwissKind] = TeamSwissKind.BYE
    form: ClassVar[TeamSwissForm] = TeamSwissForm.TEAM
    minutes: ClassVar[int] = 3
    articles: ClassVar[tuple[str, ...]] = (team("3.4"), team("C2"))

    @property
    def text(self) -> str:
        """The question."""
        return f"{self.history.text} {tr('Which team has the bye of the pairing?')}"

    @property
    def expected(self) -> str:
        """The number."""
        return str(self.history.told.pairing.bye)

    def lines(self) -> Iterator[Cited]:
        """Yield who comes first for it, and what bars whoever would come before."""
        yield from team_swiss().bye_lines(self.history.told)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_team(answer) == self.history.told.pairing.bye


@dataclass(frozen=True, slots=True)
class WhoIsDrawnUp(_OfARound):
    """Give the upfloaters of a bracket (3.5)."""

    at: int
    """Which bracket, 0 for the highest."""
    kind: ClassVar[TeamSwissKind] = TeamSwissKind.UPFLOATERS
    form: ClassVar[TeamSwissForm] = TeamSwissForm.TEAMS
    minutes: ClassVar[int] = 4
    articles: ClassVar[tuple[str, ...]] = (team("3.5"), team("C4"), team("C5"))

    @property
    def _bracket(self) -> BracketExplained:
        bracket: BracketExplained = self.history.told.brackets[self.at]
        return bracket

    @property
    def _upfloaters(self) -> Sequence[int]:
        return team_swiss().upfloaters(self.history.told, self.at)

    @property
    def text(self) -> str:
        """The question."""
        points = format_points(self._bracket.result.score)
        asked = tr("Which teams are drawn up into the bracket of {points}?", points=points)
        return f"{self.history.text} {asked}"

    @property
    def expected(self) -> str:
        """The numbers, in the order of 3.5.3."""
        return " ".join(map(str, self._upfloaters))

    def lines(self) -> Iterator[Cited]:
        """Yield the bracket as it came about."""
        yield from explained().bracket_lines(self._bracket)

    def is_right(self, answer: str) -> bool:
        """Judge the numbers, in any order."""
        return read_teams(answer) == frozenset(self._upfloaters)


@dataclass(frozen=True, slots=True)
class _OneBracket:
    own: BracketExplained

    def lines(self) -> Iterator[Cited]:
        yield from explained().bracket_lines(self.own)


@dataclass(frozen=True, slots=True)
class WhoMeetsWhom(_OfARound):
    """Give all pairs of the round (3.6); who has the bye is told."""

    kind: ClassVar[TeamSwissKind] = TeamSwissKind.ROUND
    form: ClassVar[TeamSwissForm] = TeamSwissForm.PAIRS
    minutes: ClassVar[int] = 8
    articles: ClassVar[tuple[str, ...]] = (team("3.6"), team("3.5"), team("C8"))

    @property
    def text(self) -> str:
        """The question."""
        bye = self.history.told.pairing.bye
        told = () if bye is None else (tr("Team {number} has the bye.", number=bye),)
        return " ".join((self.history.text, *told, tr("Who meets whom? Colours are not asked.")))

    @property
    def _pairs(self) -> list[tuple[PairingNumber, PairingNumber]]:
        return [pair for bracket in self.history.told.brackets for pair in bracket.result.pairs]

    @property
    def expected(self) -> str:
        """The pairs, bracket by bracket, the smaller number first."""
        return " ".join(f"{one}-{other}" for one, other in self._pairs)

    def lines(self) -> Iterator[Cited]:
        """Yield bracket by bracket."""
        for bracket in self.history.told.brackets:
            yield from explained().bracket_lines(bracket)

    def is_right(self, answer: str) -> bool:
        """Judge the pairs."""
        return read_pairs(answer) == {frozenset(pair) for pair in self._pairs}

    def check(self, answer: str) -> Verdict:
        """Judge the pairs; what is said of a wrong round is its first bracket that is not as the rules have it."""
        wrong = None if self.is_right(answer) else Why(self._first_wrong(read_pairs(answer)))
        return all_or_nothing(self.articles[0], self.expected, wrong)

    def _first_wrong(self, given: frozenset[frozenset[int]]) -> Explained:
        brackets = self.history.told.brackets
        missed = (each for each in brackets if not {frozenset(pair) for pair in each.result.pairs} <= given)
        return _OneBracket(next(missed, brackets[-1]))


@dataclass(frozen=True, slots=True)
class WhoHasWhite(_OfARound):
    """Give the team that has White on the first board (4.3)."""

    at: int
    """Which pair, in the order of the tables."""
    kind: ClassVar[TeamSwissKind] = TeamSwissKind.WHITE
    form: ClassVar[TeamSwissForm] = TeamSwissForm.TEAM
    minutes: ClassVar[int] = 2

    @property
    def _pair(self) -> Pair:
        return self.history.told.pairing.pairs[self.at]

    @property
    def text(self) -> str:
        """The question; the lower number first, which gives nothing away."""
        one, other = sorted((self._pair.white, self._pair.black))
        asked = tr("{one} meets {other}: which team has White on the first board?", one=one, other=other)
        return f"{self.history.text} {asked}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The rule that decides."""
        return (self._pair.colour_rule,)

    @property
    def expected(self) -> str:
        """The number."""
        return str(self._pair.white)

    def lines(self) -> Iterator[Cited]:
        """Yield the rule, and what it looks at."""
        yield explained().colour_line(self.history.told, self._pair)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_team(answer) == self._pair.white
