"""A question about an article takes any article that the pair breaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.simulation import before_rounds
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.systems.swiss1998.teach.breaches import broken
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.topics.swiss_1998.exam import EVENTS
from tests.support.taught import QUIZ_1998


def several() -> Iterator[AboutRound]:
    """Yield questions about pairs that break more than one article."""
    for seed in range(30):
        for before in list(before_rounds(EVENTS, seed))[2:]:
            told = explain(position(before))
            asked = (
                *QUIZ_1998.asked(Kind.STANDS, told),
                *islice(QUIZ_1998.asked(Kind.FAULT, told), 12),
            )
            yield from (question for question in asked if question.also)


def test_any_article_a_pair_breaks_is_right() -> None:
    kinds = set[Kind]()
    for question in islice(several(), 60):
        kinds.add(question.kind)
        first, pair = question.articles[0], question.expected.rpartition(" ")[0]
        assert first not in question.also
        for article in question.also:
            verdict = question.check(f"{pair} {article}".strip())
            assert verdict.right
            assert [(mark.article, mark.right) for mark in verdict.rules] == [(article, 1)]
        assert question.check(question.expected).right
    assert kinds == {Kind.STANDS, Kind.FAULT}


def test_an_article_the_pair_does_not_break_is_wrong() -> None:
    for question in islice(several(), 20):
        pair = question.expected.rpartition(" ")[0]
        kept = {"B1a", "B2", "B4", "B5", "B6"} - {question.articles[0], *question.also}
        for article in kept:
            assert not question.check(f"{pair} {article}".strip()).right


def test_two_who_have_met_and_are_due_one_colour_break_two_articles() -> None:
    """1 and 2 have met, both must have White, and no clash is left: three articles (B1a, B2, B4)."""
    players = tuple(
        Player(PairingNumber(number), 2, frozenset({PairingNumber(other)}), "BB", "--")
        for number, other in ((1, 2), (2, 1))
    )
    assert [*broken(Cards(Position(players, 3)), 0, 1, 0, 0)] == ["B1a", "B2", "B4"]
    assert [*broken(Cards(Position(players, 3)), 0, 1, 0, 1)] == ["B1a", "B2"]
