"""Which try comes next: the transposition (D1) or the exchange (D2) after one that has failed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, pairwise

from core.systems.kit.orders import Exchange, exchanges, transpositions
from core.systems.swiss1998.explain import Group, RoundExplained
from core.teach.answers.typed import Form, read_numbers
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import listed, named, points_of
from core.values.language import tr, trn
from core.values.said import Words, said

ASKED = 6
"""So many tries of a group are asked for at most; later ones teach nothing new."""


@dataclass(frozen=True)
class NextTry:
    """Give the try after one that was refused."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    s1: tuple[int, ...]
    s2: tuple[int, ...]
    failed: tuple[int, ...]
    """What has been tried in vain: the opponents of S1 (D1), or an exchange as in `right` (D2), empty if none has."""
    right: tuple[int, ...]
    article: str
    """D1: the answer is the beginning of S2; D2: who goes to S2, then who comes to S1."""
    kind: Kind = Kind.NEXT_TRY
    form: Form = Form.PLAYERS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        bracket = self.told.brackets[self.at]
        fields = {**named(bracket), "s1": listed(self.s1), "s2": listed(self.s2)}
        if self.article == "D1":
            return f"{self._order_failed(fields)} {self._which_order()}"
        failed = self._exchange_failed(fields) if self.failed else self._sides_failed(fields)
        return f"{failed} {tr('Which exchange is next: who leaves S1, who comes?')}"

    def _order_failed(self, fields: Mapping[str, str]) -> str:
        return trn(
            "In the bracket of {points} point ({players}) S1 {s1} is tried against {failed} of S2 {s2}, in vain.",
            "In the bracket of {points} points ({players}) S1 {s1} is tried against {failed} of S2 {s2}, in vain.",
            points_of(self.told.brackets[self.at]),
            failed=listed(self.failed),
            **fields,
        )

    def _which_order(self) -> str:
        wanted = len(self.failed)
        return trn(
            "Which order is next? Name {count} of S2.",
            "Which order is next? Name {count} of S2.",
            wanted,
        )

    def _sides_failed(self, fields: Mapping[str, str]) -> str:
        return trn(
            "The bracket of {points} point ({players}) cannot be paired as it stands, S1 {s1} and S2 {s2}.",
            "The bracket of {points} points ({players}) cannot be paired as it stands, S1 {s1} and S2 {s2}.",
            points_of(self.told.brackets[self.at]),
            **fields,
        )

    def _exchange_failed(self, fields: Mapping[str, str]) -> str:
        half = len(self.failed) // 2
        return trn(
            "In the bracket of {points} point ({players}) the exchange of {gone} for {come} has failed too, with S1 "
            "{s1} and S2 {s2}.",
            "In the bracket of {points} points ({players}) the exchange of {gone} for {come} has failed too, with S1 "
            "{s1} and S2 {s2}.",
            points_of(self.told.brackets[self.at]),
            gone=listed(self.failed[:half]),
            come=listed(self.failed[half:]),
            **fields,
        )

    @property
    def expected(self) -> str:
        """The try."""
        return listed(self.right)

    @property
    def articles(self) -> tuple[str, ...]:
        """The order it comes in, and the step that asks for it."""
        return (self.article, "C7" if self.article == "D1" else "C8")

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge the try; of an exchange each side may be given in any order."""
        given = read_numbers(answer, self.form)
        half = len(self.right) // 2
        same = given == self.right
        if self.article == "D2":
            same = _unordered(given, half) == _unordered(self.right, half)
        wrong = None if same else self._not_next(given)
        return all_or_nothing(self.article, self.expected, wrong, bracket=self.told.brackets[self.at].result.score)

    def _not_next(self, given: tuple[int, ...]) -> Words:
        if not given:
            return said("That does not come next: {right} does.", right=self.expected)
        return said("{answer} does not come next: {right} does.", answer=listed(given), right=self.expected)


def next_tries_asked(told: RoundExplained) -> Iterator[NextTry]:
    """Yield a question for every try on the way to the right one of each group."""
    for at, bracket in enumerate(told.brackets):
        for group in (bracket.movers, bracket.rest):
            if group is not None:
                yield from _transpositions(told, at, group)
                yield from _exchanges(told, at, group)


def _transpositions(told: RoundExplained, at: int, group: Group) -> Iterator[NextTry]:
    made = min(group.transposition_number, ASKED)
    for failed, following in pairwise(islice(transpositions(group.s2, len(group.s1)), made)):
        yield NextTry(told, at, tuple(group.s1), tuple(group.s2), tuple(failed), following, "D1")


def _exchanges(told: RoundExplained, at: int, group: Group) -> Iterator[NextTry]:
    s1, s2 = map(tuple, group.before)
    players, failed = (*s1, *s2), tuple[int, ...]()
    for each in islice(exchanges(len(players), len(s1)), min(group.exchange_number, ASKED)):
        if not _in_table(each, len(players)):
            return
        right = _sides(each, players)
        yield NextTry(told, at, s1, s2, failed, right, "D2")
        failed = right


def _in_table(exchange: Exchange, size: int) -> bool:
    """Tell whether the official table has it: without player 1, and in an even group without the lowest."""
    return 1 not in exchange.leaving and not (size % 2 == 0 and size in exchange.coming)


def _sides(exchange: Exchange, players: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(players[position - 1] for position in (*exchange.leaving, *exchange.coming))


def _unordered(numbers: tuple[int, ...], half: int) -> tuple[list[int], list[int]]:
    return sorted(numbers[:half]), sorted(numbers[half:])
