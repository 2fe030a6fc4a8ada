"""Which criterion keeps two players of one bracket apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from core.event.ids import PairingNumber
from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.apart import Reason, why_not
from core.systems.dutch2026.explain.sides import passed_over
from core.systems.dutch2026.legality import refused_pair, same_absolute
from core.systems.dutch2026.rules import dutch
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.topics.dutch_2026.answers import read_criterion
from core.teach.topics.dutch_2026.named import in_bracket, points_of, short
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import trn

NOT_ASKED = {dutch("C4"), dutch("C5"), dutch("3.8")}
"""What could be said in two ways: that nobody else can be paired, and that only the order decides."""


@dataclass(frozen=True)
class WhyApart:
    """Name the criterion."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    one: PairingNumber
    other: PairingNumber
    reason: Reason
    also: tuple[str, ...] = ()
    """What else the pair breaks: as right an answer."""
    kind: DutchKind = DutchKind.WHY
    form: DutchForm = DutchForm.CRITERION
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        bracket = self.told.brackets[self.at]
        return trn(
            "In the bracket of {points} point ({players}) {one} and {other} do not meet. Which criterion is the first "
            "to speak against that pair, however the others are paired?",
            "In the bracket of {points} points ({players}) {one} and {other} do not meet. Which criterion is the first "
            "to speak against that pair, however the others are paired?",
            points_of(bracket),
            one=self.one,
            other=self.other,
            **in_bracket(bracket),
        )

    @property
    def expected(self) -> str:
        """The criterion."""
        return short(self.reason.article)

    @property
    def articles(self) -> tuple[str, ...]:
        """The criterion."""
        return (self.reason.article,)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge it."""
        given = read_criterion(answer)
        wrong = None if given in (self.reason.article, *self.also) else self.reason.said
        score = self.told.brackets[self.at].own.score
        return all_or_nothing(self.reason.article, self.expected, wrong, bracket=score)


def asked_why(told: DutchRound) -> Iterator[WhyApart]:
    """Yield a question for whoever comes before an opponent and was passed over; else for some who do not meet."""
    for at, bracket in enumerate(told.brackets):
        own = bracket.own
        if len(own.players) < 3:
            continue  # two leave nothing to be decided
        passed = [(pair[0], other) for pair in own.pairs for other in passed_over(own, pair)[:_MOST]]
        apart = (two for two in combinations(own.players, 2) if two not in own.pairs and not {*two} <= {*own.mdps})
        asked = [about(told, at, *two) for two in passed or islice(apart, _MOST if own.pairs else 0)]
        yield from filter(None, asked)


_MOST = 3
"""So many of those before one opponent are asked about."""


def about(told: DutchRound, at: int, one: PairingNumber, other: PairingNumber) -> WhyApart | None:
    """Return the question about two players of a bracket; None where no single criterion is the answer."""
    reason = why_not(told, one, other)
    if reason is None or reason.article in NOT_ASKED:
        return None
    a, b = told.player(one), told.player(other)
    clash = same_absolute(a, b) and not (a.topscorer or b.topscorer)
    also = (dutch("C3"),) if clash and refused_pair(told.own, a, b) and reason.article != dutch("C3") else ()
    return WhyApart(told, at, one, other, reason, also)
