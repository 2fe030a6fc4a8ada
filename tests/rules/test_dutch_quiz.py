"""Questions about rounds by the rules of 2026: right is right, wrong is told why, and exams give nothing away."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.dutch2026.explain import DutchRound, explain
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.teach.exams.drawing import Paper
from paircard.core.teach.exams.rules import ExamWish
from paircard.core.teach.exams.sheets import answer_sheet, card_sheet, grading_sheet, key_sheet, question_sheet
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.one_bracket import OneBracket
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.values.errors import Refusal
from tests.support.dutch import position_from
from tests.support.dutch_events import habits, positions
from tests.support.taught import EXAMS_2026, QUIZ_2026, draw_paper_of_2026

WRONG = {
    "round": "1-77", "bracket": "1-77", "values": "9 99", "next": "77", "why": "5.2.9", "floats": "77", "bye": "77",
    "colour": "77 5.2.9", "fault": "7-77 C9",
}  # fmt: skip
"""By kind: what is right nowhere."""


def rounds(seed: int, events: int) -> list[DutchRound]:
    """Return rounds of small random events."""
    chance = Random(seed)
    return [
        explain(position_from(entry))
        for _ in range(events)
        for entry, made in positions(chance, chance.randint(5, 10), chance.randint(3, 6), habits(chance))
        if made is not None
    ]


ROUNDS = rounds(2026, 9)


def test_what_is_expected_is_right_and_something_else_is_not() -> None:
    asked = Counter[Kind]()
    for told in ROUNDS:
        for kind in QUIZ_2026.book.kinds:
            for question in QUIZ_2026.asked(kind, told):
                asked[kind] += 1
                assert question.check(question.expected).right, question.text
                wrong = WRONG.get(kind, "C1" if question.expected == "yes" else "yes")
                if wrong != question.expected:
                    verdict = question.check(wrong)
                    assert not verdict.right, question.text
                    assert verdict.first_departure is not None
                    assert verdict.lines[0].endswith((".", "?")), verdict.lines
    assert min(asked.values()) > 8, "every kind is offered"
    assert set(asked) == set(QUIZ_2026.book.kinds)


def test_whether_a_pair_stands_is_as_the_steps_have_it() -> None:
    """One stream: every question is a step, and says what the step says."""
    for told in ROUNDS:
        steps: list[Step] = []
        pair(told.own, sink=steps.append)
        stands = {(step.bracket, step.players) for step in steps if step.verdict is Verdict.STANDS}
        refused = {(step.bracket, step.players, step.article) for step in steps if step.verdict is Verdict.REFUSED}
        for question in QUIZ_2026.asked(Kind.STANDS, told):
            assert isinstance(question, PairStands)
            score = told.made.brackets[question.at].score
            if question.refused:
                assert (score, question.pair, question.refused) in refused
            else:
                assert (score, question.pair) in stands


def test_other_pairs_of_a_bracket_are_refused_by_a_criterion_that_is_worse() -> None:
    """Two pairs change their partners: whatever comes of it, an article speaks against it."""
    articles = Counter[str]()
    for told in ROUNDS:
        for at, bracket in enumerate(told.made.brackets):
            if len(bracket.pairs) < 2:
                continue
            (a, b), (c, d), *others = bracket.pairs
            pairs = [(a, d), (c, b), *others]
            answer = " ".join(f"{one}-{two}" for one, two in pairs)
            floats = f" float {' '.join(map(str, bracket.downfloaters))}" if bracket.downfloaters else ""
            verdict = OneBracket(QUIZ_2026.book, told, at).check(answer + floats)
            assert verdict.first_departure is not None
            articles[verdict.first_departure.article] += 1
    assert len(articles) > 3, articles


def test_colours_turned_are_half_a_mark_and_the_rule_is_named() -> None:
    told = next(each for each in ROUNDS if len(each.made.pairs) > 2 and each.made.bye is None)
    first, *others = told.made.pairs
    answer = " ".join([f"{first.black}-{first.white}", *(f"{pair.white}-{pair.black}" for pair in others)])
    verdict = QUIZ_2026.whole(told).check(answer)
    assert verdict.points == verdict.of - 1
    assert verdict.first_departure is not None
    assert (verdict.first_departure.article, verdict.first_departure.board) == (first.colour_rule, 1)


def test_a_round_that_is_no_round_is_told_so() -> None:
    told = next(each for each in ROUNDS if len(each.made.pairs) > 2)
    one = told.made.pairs[0]
    twice = QUIZ_2026.whole(told).check(f"{one.white}-{one.black} {one.white}-77")
    assert twice.first_departure is not None
    assert twice.first_departure.article == "C.04.3 1.9"
    with pytest.raises(Refusal, match="cannot be read as an answer"):
        QUIZ_2026.whole(told).check("four-3")


def test_the_same_seed_draws_the_same_question() -> None:
    told = ROUNDS[-1]
    drawn = [QUIZ_2026.draw(told, seed) for seed in range(30)]
    assert drawn == [QUIZ_2026.draw(told, seed) for seed in range(30)]
    assert len({question.kind for question in drawn if question}) > 5


# --- exams -------------------------------------------------------------------------------------------------


def told_of(paper: Paper) -> str:
    """Return all five sheets."""
    sheets = (question_sheet, answer_sheet, card_sheet, grading_sheet, key_sheet)
    return "\f".join(as_text(sheet(paper)) for sheet in sheets)


def test_an_exam_is_the_same_by_seed_and_its_marks_add_up() -> None:
    wish = ExamWish(7, questions=8)
    paper = draw_paper_of_2026(wish)
    sheets = told_of(paper)
    assert sheets == told_of(draw_paper_of_2026(wish))
    assert len(paper.questions) == 8
    assert all(len(line) <= 80 for line in sheets.splitlines())
    assert "Rules: FIDE (Dutch) System of February 2026" in " ".join(sheets.split())
    of = sum(question.of for _, question in paper.questions) // 2
    assert f"8 questions, {of} marks." in sheets


def test_no_question_tells_the_answer_of_another() -> None:
    for seed in range(4):
        for part in draw_paper_of_2026(ExamWish(seed, questions=6)).parts:
            kinds = [question.kind for question in part.questions]
            assert len(kinds) == 1 or not {Kind.ROUND, Kind.FAULT} & {*kinds}


def test_levels_kinds_and_articles_are_as_wished() -> None:
    paper = draw_paper_of_2026(ExamWish(3, 4, (Kind.COLOUR, Kind.WHY), level=3))
    assert [question.kind for _, question in paper.questions] == [Kind.COLOUR, Kind.WHY] * 2
    assert {EXAMS_2026.level(question) for _, question in paper.questions} == {3}
    forced = draw_paper_of_2026(ExamWish(3, 2, forced=(("C.04.3 C12", 2),)))
    assert all("C.04.3 C12" in question.articles for _, question in forced.questions)
    with pytest.raises(Refusal, match="2 questions are forced, but only 1 are wanted"):
        draw_paper_of_2026(ExamWish(3, 1, forced=(("C12", 2),)))


def test_cards_have_the_floats_of_these_rules() -> None:
    """A forfeit win is a downfloat, an absence without points is none (1.4)."""
    seen = set[tuple[str, str]]()
    for seed in range(12):
        for part in draw_paper_of_2026(ExamWish(seed, questions=2, kinds=(Kind.BYE,))).parts:
            rows = [row for card in cards_of(part.name, part.tournament, EXAMS_2026.sign) for row in card.rows]
            seen |= {(row.result, row.float) for row in rows if row.result in {*"UZ+-"}}
    assert seen == {("U", "v"), ("Z", ""), ("+", "v"), ("-", "")}
