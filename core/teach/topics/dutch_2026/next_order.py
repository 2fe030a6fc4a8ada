"""Which order comes next: the transposition of S2 (4.2), or the exchange between S1 and S2 (4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.rules import dutch
from core.systems.kit.orders import Exchange, exchanges, transpositions
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.topics.dutch_2026.answers import read_numbers
from core.teach.topics.dutch_2026.named import in_bracket, listed, points_of
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr, trn
from core.values.said import Words, said

Numbers = tuple[int, ...]
ASKED = 5
"""So many orders of a bracket are asked for at most; later ones teach nothing new."""


@dataclass(frozen=True)
class NextOrder:
    """Give the order that comes after one."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    s1: Numbers
    s2: Numbers
    before: Numbers
    """The one before: the opponents of S1 (4.2), or an exchange as in `right` (4.3), empty if it is the first."""
    right: Numbers
    article: str
    """4.2: the answer is the beginning of S2; 4.3: who goes to S2, then who comes to S1."""
    kind: DutchKind = DutchKind.NEXT
    form: DutchForm = DutchForm.PLAYERS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        bracket = self.told.brackets[self.at]
        sides = trn(
            "In the bracket of {points} point ({players}) S1 is {s1} and S2 {s2}.",
            "In the bracket of {points} points ({players}) S1 is {s1} and S2 {s2}.",
            points_of(bracket),
            s1=listed(self.s1),
            s2=listed(self.s2),
            **in_bracket(bracket),
        )
        return f"{sides} {self._asked()}"

    def _asked(self) -> str:
        if self.article == dutch("4.2"):
            return trn(
                "Which transposition comes after {before}? Name {count} of S2.",
                "Which transposition comes after {before}? Name {count} of S2.",
                len(self.right),
                before=listed(self.before),
            )
        if not self.before:
            return tr("Which exchange comes first: who leaves S1, who comes?")
        half = len(self.before) // 2
        gone, come = listed(self.before[:half]), listed(self.before[half:])
        return tr(
            "Which exchange comes after that of {gone} for {come}: who leaves S1, who comes?", gone=gone, come=come
        )

    @property
    def expected(self) -> str:
        """The order."""
        return listed(self.right)

    @property
    def articles(self) -> tuple[str, ...]:
        """The order it comes in."""
        return (self.article,)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge it; of an exchange each side may be given in any order."""
        given = tuple(map(int, read_numbers(answer, self.form)))
        half = len(self.right) // 2
        same = given == self.right
        if self.article == dutch("4.3"):
            same = _sides(given, half) == _sides(self.right, half)
        wrong = None if same else self._not_next(given)
        score = self.told.brackets[self.at].own.score
        return all_or_nothing(self.article, self.expected, wrong, bracket=score)

    def _not_next(self, given: Numbers) -> Words:
        if not given:
            return said("That does not come next: {right} does.", right=self.expected)
        return said("{answer} does not come next: {right} does.", answer=listed(given), right=self.expected)


def orders_asked(told: DutchRound) -> Iterator[NextOrder]:
    """Yield questions about the sides of every bracket: MDPs against residents, and those who remain."""
    for at, bracket in enumerate(told.brackets):
        own = bracket.own
        if len(own.players) < 3:
            continue  # there is one order only
        movers = tuple(one for one, _ in own.pairs if one in own.mdps)
        if movers:
            yield from _transpositions(told, at, movers, own.residents)
        taken = {other for one, other in own.pairs if one in own.mdps}
        rest = tuple(each for each in own.residents if each not in taken)
        count = len(own.pairs) - len(movers)
        if count:
            yield from _transpositions(told, at, rest[:count], rest[count:])
            yield from _exchanges(told, at, rest, count)


def _transpositions(told: DutchRound, at: int, s1: Numbers, s2: Numbers) -> Iterator[NextOrder]:
    for before, after in pairwise(islice(transpositions(s2, len(s1)), ASKED)):
        yield NextOrder(told, at, s1, s2, tuple(before), tuple(after), dutch("4.2"))


def _exchanges(told: DutchRound, at: int, group: Numbers, count: int) -> Iterator[NextOrder]:
    before: Numbers = ()
    for exchange in islice(exchanges(len(group), count), ASKED):
        after = _players(group, exchange)
        yield NextOrder(told, at, group[:count], group[count:], before, after, dutch("4.3"))
        before = after


def _players(group: Numbers, exchange: Exchange) -> Numbers:
    return tuple(group[place - 1] for place in (*exchange.leaving, *exchange.coming))


def _sides(players: Numbers, half: int) -> tuple[frozenset[int], frozenset[int], int]:
    return frozenset(players[:half]), frozenset(players[half:]), len(players)
