"""Which try comes next: the transposition (D1) or the exchange (D2) after one that has failed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise

from core.swiss.explain import Group, RoundExplained
from core.swiss.orders import Exchange, exchanges, transpositions
from core.teach.quiz.answers import Form, read_numbers
from core.teach.quiz.question import Kind
from core.teach.quiz.sentences import bracket_named, listed
from core.teach.quiz.verdict import FULL, Verdict, all_or_nothing

ASKED = 6
"""So many tries of a group are asked for at most; later ones teach nothing new."""


@dataclass(frozen=True)
class NextTry:
    """Give the try after one that was refused."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    tried: str
    """What has been tried in vain, in words."""
    right: tuple[int, ...]
    article: str
    """D1: the answer is the beginning of S2; D2: who goes to S2, then who comes to S1."""
    kind: Kind = Kind.NEXT_TRY
    form: Form = Form.PLAYERS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        named = bracket_named(self.told.brackets[self.at])
        return f"In {named} {self.tried}"

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
        wrong = "" if same else f"{listed(given) or 'That'} does not come next: {self.expected} does."
        return all_or_nothing(self.article, self.expected, wrong, bracket=self.told.brackets[self.at].result.score)


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
        sides = f"S1 {listed(group.s1)} is tried against {listed(failed)} of S2 {listed(group.s2)}, in vain."
        yield NextTry(told, at, f"{sides} Which order is next: name {len(failed)} of S2.", following, "D1")


def _exchanges(told: RoundExplained, at: int, group: Group) -> Iterator[NextTry]:
    half, players = len(group.before[0]), (*group.before[0], *group.before[1])
    made = min(group.exchange_number, ASKED)
    sides = f"S1 {listed(group.before[0])} and S2 {listed(group.before[1])}"
    tried = f"cannot be paired as they stand, {sides}."
    for each in islice(exchanges(len(players), half), made):
        if not _in_table(each, len(players)):
            return
        right = _sides(each, players)
        yield NextTry(told, at, f"{tried} Which exchange is next: who leaves S1, who comes?", right, "D2")
        gone, come = listed(right[: each.count]), listed(right[each.count :])
        tried = f"the exchange of {gone} for {come} has failed too, {sides}."


def _in_table(exchange: Exchange, size: int) -> bool:
    """Tell whether the official table has it: without player 1, and in an even group without the lowest."""
    return 1 not in exchange.leaving and not (size % 2 == 0 and size in exchange.coming)


def _sides(exchange: Exchange, players: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(players[position - 1] for position in (*exchange.leaving, *exchange.coming))


def _unordered(numbers: tuple[int, ...], half: int) -> tuple[list[int], list[int]]:
    return sorted(numbers[:half]), sorted(numbers[half:])
