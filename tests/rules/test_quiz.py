"""The quiz: right answers get full marks, every single decision is judged as the checker reads it."""

from __future__ import annotations

import pytest

from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.one_bracket import OneBracket
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.phrases import round_written
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.topics.swiss_1998.book import Form
from paircard.core.values.errors import Refusal
from tests.support.events import dresden_round_2
from tests.support.explained import rounds
from tests.support.taught import QUIZ_1998

BLOG = "5-1 7-3 4-15 6-9 2-8 10-12 14-11"
"""The answer to Dresden, round 2, once published."""


# --- S9 ----------------------------------------------------------------------------------------------------


def test_dresden() -> None:
    verdict = QUIZ_1998.whole(explain(dresden_round_2())).check(BLOG)
    first = verdict.first_departure
    assert first is not None
    assert (first.board, first.pair, first.article, first.tries) == (2, (7, 3), "B4", -1)
    assert "x = 1 is used by 1-5: 2 clashes where 1 will do." in first.sentence
    assert first.sentence.endswith("The next try, 5 15 7, stands (C7).")
    assert verdict.score == "Score 5 of 7 boards."
    marks = {mark.article: (mark.right, mark.asked) for mark in verdict.rules}
    assert marks["B4"] == (1, 2), "6 and 2 were kept apart, 7 and 3 were not"


def test_dresden_bracket_by_bracket() -> None:
    told = explain(dresden_round_2())
    top, middle = OneBracket(QUIZ_1998.book, told, 0), OneBracket(QUIZ_1998.book, told, 1)
    clash = top.check("1-5 3-7 4-15").first_departure
    assert clash is not None
    assert clash.sentence == (
        "3 and 7 both prefer Black, and no clash is left to use. x = 1 is used by 1-5: 2 clashes where 1 will do. "
        "The next try, 5 15 7, stands (C7)."
    )
    assert (clash.article, clash.bracket, clash.board, clash.pair, clash.tries) == ("B4", 2, None, (3, 7), -1)
    assert middle.check("9-6 float 2").right
    met = middle.check("2-9 float 6").first_departure
    assert met is not None
    assert met.article == "B1a"
    assert met.tries == -2, "2-9 without an exchange is the second of two orders, 6-9 the second after exchange a"


# --- right answers -----------------------------------------------------------------------------------------


def test_a_right_answer_gets_full_marks() -> None:
    kinds = set[Kind]()
    for told in rounds(60):
        for question in QUIZ_1998.every(told):
            verdict = question.check(question.expected)
            assert verdict.right, (question.text, verdict)
            assert verdict.first_departure is None
            assert verdict.of == question.of
            assert all(mark.right == mark.asked for mark in verdict.rules)
            kinds.add(question.kind)
    assert kinds == {*QUIZ_1998.book.kinds}


def test_order_and_case_do_not_matter() -> None:
    whole = QUIZ_1998.whole(explain(dresden_round_2()))
    assert whole.check("14-11, 10-12; 2-8 6-9 4-7 15-3. 5:1").right


# --- single decisions --------------------------------------------------------------------------------------


def test_a_refused_pair_is_refused_by_the_procedure_itself() -> None:
    """Every pair asked for is accepted in the right pairing, or refused by the checker's reading of the article."""
    articles = set[str]()
    for told in rounds(200):
        sheet = Sheet(told.position)
        for question in QUIZ_1998.every(told, [Kind.STANDS]):
            assert isinstance(question, PairStands)
            result = told.brackets[question.at].result
            left = result.x - sum(sheet.clash(*pair) for pair in question.looked_at.made)
            one, other = question.pair
            broken = [
                ("B1a", sheet.met(one, other)),
                ("B2", sheet.both_absolute(one, other)),
                ("B4", sheet.clash(one, other) > left),
                ("B5", sheet.upfloat_level(one, other) == 2 and result.upfloat_level < 2),
                ("B6", sheet.upfloat_level(one, other) == 1 and result.upfloat_level < 1),
            ]
            assert question.refused == next((article for article, holds in broken if holds), "")
            articles.add(question.refused)
            wrong = "yes" if question.refused else "B1a"
            assert not question.check(wrong).points
    assert articles == {"", "B1a", "B2", "B4", "B5", "B6"}


def test_who_could_not_be_left_over_is_told_why() -> None:
    articles = set[str]()
    for told in rounds(150):
        for question in QUIZ_1998.every(told, [Kind.FLOATS, Kind.BYE]):
            for player in told.position.players:
                if str(player.number) in question.expected.split():
                    continue
                first = question.check(str(player.number)).first_departure
                assert first is not None
                if first.article == "B1b":
                    assert player.bye_barred
                articles.add(first.article)
    assert {"B1b", "B4", "B5", "B6", "C6", "D1", "A3"} <= articles


def test_the_fault_is_the_first_departure() -> None:
    for told in rounds(40):
        for question in QUIZ_1998.every(told, [Kind.FAULT]):
            assert isinstance(question, PrintedFault)
            assert round_written(question.printed, question.bye) in question.text
            pair, article = question.expected.split()
            half = question.check(f"{pair} {'A1' if article != 'A1' else 'A2'}")
            assert half.points == half.of // 2


def test_x_and_p_are_marked_by_their_articles() -> None:
    question = next(QUIZ_1998.every(explain(dresden_round_2()), [Kind.X_AND_P]))
    verdict = question.check("2 3")
    assert [(mark.article, mark.right, mark.asked) for mark in verdict.rules] == [("A6", 1, 1), ("A8", 0, 1)]
    assert verdict.first_departure is not None
    assert verdict.first_departure.sentence == "x is 1, not 2."


# --- drawing and reading -----------------------------------------------------------------------------------


def test_the_same_seed_draws_the_same_question() -> None:
    told = explain(dresden_round_2())
    drawn = [QUIZ_1998.draw(told, seed) for seed in range(60)]
    assert drawn == [QUIZ_1998.draw(explain(dresden_round_2()), seed) for seed in range(60)]
    kinds = {question.kind for question in drawn if question}
    assert kinds == {*QUIZ_1998.book.kinds} - {Kind.BYE}, "nobody has the bye"
    assert QUIZ_1998.draw(told, 1, [Kind.BYE]) is None


@pytest.mark.parametrize("answer", ["", "hello", "5-", "5-1 x", "bye", "5-1 7-3 nine", "99999-1", "-", "½-1"])
def test_an_answer_that_cannot_be_read_costs_nothing(answer: str) -> None:
    for question in QUIZ_1998.every(explain(dresden_round_2())):
        if answer == "bye" and question.form in (Form.ROUND, Form.BRACKET):
            continue
        if answer == "-" and question.form is Form.PLAYERS:
            continue
        with pytest.raises(Refusal, match=r"Write ") as refused:
            question.check(answer)
        assert question.form in str(refused.value)


def test_incomplete_answers_are_judged() -> None:
    whole = QUIZ_1998.whole(explain(dresden_round_2()))
    left_out, twice, stranger = whole.check("5-1"), whole.check("5-1 5-3"), whole.check("5-1 99-3")
    for verdict in (left_out, twice, stranger):
        assert verdict.points == 2
        assert verdict.first_departure is not None
    assert [each.first_departure.article for each in (left_out, twice, stranger) if each.first_departure] == [
        "A5",
        "A5",
        "F5",
    ]


def test_pairs_are_read_with_the_bye() -> None:
    assert QUIZ_1998.book.reader.pairs("1-4 5-2 3-6 bye 7", Form.ROUND).single == (7,)
    assert QUIZ_1998.book.reader.pairs("1-4 float nobody", Form.BRACKET).single == ()
