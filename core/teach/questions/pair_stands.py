"""Does this pair stand, and if not, by which article?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain import BracketExplained, Group, RoundExplained
from core.systems.swiss1998.explain import Kind as ReasonKind
from core.systems.swiss1998.teach.breaches import broken
from core.teach.answers.typed import Form, read_stands
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.answers.words import yes_word
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import named, pairs_listed, points_of
from core.values.language import mark, tr, trn
from core.values.said import Words, said

RELAXED = ("", mark("B6 no longer counts for upfloats."), mark("B5 and B6 no longer count for upfloats."))
"""Which restrictions are off, by the level of upfloats."""


@dataclass(frozen=True)
class Stands:
    """Judge one pair, with those above it made."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    made: tuple[tuple[PairingNumber, PairingNumber], ...]
    """The pairs of the bracket made before."""
    pair: tuple[PairingNumber, PairingNumber]
    refused: str
    """The article that refuses it, empty if it stands."""
    why: Words | None
    """What that article says; None if it stands."""
    also: tuple[str, ...] = ()
    """What else it breaks: as right an answer."""
    kind: Kind = Kind.STANDS
    form: Form = Form.STANDS
    of: int = FULL

    @property
    def _bracket(self) -> BracketExplained:
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question."""
        relaxed = tr(RELAXED[self._bracket.result.upfloat_level])
        stands = tr("Does {pair} stand, or which article refuses it?", pair=pairs_listed([self.pair]))
        return " ".join(filter(None, (self._terms(), relaxed, stands)))

    def _terms(self) -> str:
        bracket = self._bracket
        if not self.made:
            return trn(
                "In the bracket of {points} point ({players}), x = {x} and no pair made yet.",
                "In the bracket of {points} points ({players}), x = {x} and no pair made yet.",
                points_of(bracket),
                x=bracket.result.x,
                **named(bracket),
            )
        return trn(
            "In the bracket of {points} point ({players}), x = {x} and {pairs} made.",
            "In the bracket of {points} points ({players}), x = {x} and {pairs} made.",
            points_of(bracket),
            x=bracket.result.x,
            pairs=pairs_listed(self.made),
            **named(bracket),
        )

    @property
    def expected(self) -> str:
        """Yes, or the article."""
        return self.refused or yes_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """The article that refuses it, or C6, which lets it stand."""
        return (self.refused or "C6",)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge the answer."""
        wrong, given = None, read_stands(answer) or ""
        if given not in (self.refused, *self.also):
            wrong = self.why or said("{pair} stands: nothing refuses it.", pair=pairs_listed([self.pair]))
        article = given if given in self.also else self.articles[0]
        return all_or_nothing(article, self.expected, wrong, bracket=self._bracket.result.score)


def pairs_asked(told: RoundExplained) -> Iterator[Stands]:
    """Yield a question for every pair that was made, or refused for itself, on the way to the right pairing.

    Two players leave nothing to be decided.
    """
    for at, bracket in enumerate(told.brackets):
        if len(bracket.result.players) < 3:
            continue
        made: tuple[tuple[PairingNumber, PairingNumber], ...] = ()
        for group in (bracket.movers, bracket.rest):
            if group is not None:
                yield from _of_group(told, at, group, made)
                made += tuple((choice.player, choice.opponent) for choice in group.choices)


def _of_group(
    told: RoundExplained, at: int, group: Group, made: tuple[tuple[PairingNumber, PairingNumber], ...]
) -> Iterator[Stands]:
    for choice in group.choices:
        for passed in choice.passed:
            if passed.reason.kind is ReasonKind.PAIR:
                pair = (choice.player, passed.candidate)
                article = passed.reason.article
                also = tuple(each for each in _broken(told, at, made, pair) if each != article)
                yield Stands(told, at, made, pair, article, passed.reason.whole, also)
        pair = (choice.player, choice.opponent)
        yield Stands(told, at, made, pair, "", None)
        made = (*made, pair)


def _broken(
    told: RoundExplained,
    at: int,
    made: tuple[tuple[PairingNumber, PairingNumber], ...],
    pair: tuple[PairingNumber, PairingNumber],
) -> Iterator[str]:
    """Yield every article a pair breaks once others are made."""
    cards, result = Cards(told.position), told.brackets[at].result
    place = {player.number: at for at, player in enumerate(cards.players)}
    used = sum(cards.clash(place[one], place[other]) for one, other in made)
    return broken(cards, place[pair[0]], place[pair[1]], result.upfloat_level, result.x - used)
