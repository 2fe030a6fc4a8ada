"""The tree of FIDE's questions, the walk through it, and that every answer of this program is shown by something."""

from __future__ import annotations

import pytest

from paircard.core.acceptance.answers import Answer, Reply, answers
from paircard.core.acceptance.tree import END, Question, Weight, questions
from paircard.core.acceptance.walk import Walk, walk
from paircard.tui.batch.acceptance import print_acceptance
from paircard.tui.batch.output import DONE, REFUSED
from tests.support.acceptance_page import PAGE, made, names_of_tests
from tests.ui.test_manual import runs

STATE_3796D478 = (
    "NY?NNNYYYNYYYYYYNNYYYYNN?YNNYNYYNNNNYNYNYYYYNNY?YNNNYNNNNNNNNNYYYY?YNYYYYYNNNYYY"
    "NYNYNNNYYYNYNYYYNYNNNYY?YYNNNNNYNYYNYNYYYYNNYNYNNNYYYNNNNNNYNYNYNYNNNNNNNNYYYNNN"
    "NYNNNNNNYNYYNNNNNNNNNNYNNYYYYYYNNYYNNNYYNNYYY?NYNNNNNNNNNNNNNNYNN"
)
"""What the program of commit 3796d478 answered: yes, no, or nobody knew, question by question."""


def _answered(letters: str) -> dict[int, Answer]:
    replies = {"Y": Reply.YES, "N": Reply.NO, "?": Reply.OPEN}
    return {number: Answer(replies[letter]) for number, letter in enumerate(letters, start=1)}


def _today() -> Walk:
    return walk(questions(), answers())


def test_the_tree_is_whole() -> None:
    """225 questions; every way leads on to one that is there or to the end; no question has two hard answers.

    Whose lists are not known as FIDE's (121) is asked for lists of any origin after all (120), which lead on to 122.
    """
    assert [*questions()] == [*range(1, 226)]
    for number, question in questions().items():
        for way in (question.yes, question.no):
            assert way.next in {END, *range(number + 1, 226)} or (number, way.next) == (121, 120)
        assert question.better.weight is not Weight.HARD
        assert question.asks.endswith("?")


def test_the_walk_of_a_known_state() -> None:
    """Ten hard points and 520 per cent: worked out by hand from the table for the program of commit 3796d478."""
    walked = walk(questions(), _answered(STATE_3796D478))
    assert [step.question.number for step in walked.hard] == [33, 54, 56, 74, 105, 169, 180, 189, 191, 201]
    assert walked.per_cent == 520
    assert len(walked.steps) == 165
    assert [step.question.number for step in walked.unknown] == [24]
    assert [step.question.number for step in walked.at_risk] == [25, 48, 67, 104, 206]
    assert not walked.may_pass


def test_what_passes() -> None:
    """The better answer everywhere costs nothing; 100 per cent pass, and one more does not."""
    best = walk(questions(), _answered("?" * 225))
    assert (best.hard, best.per_cent, best.may_pass) == ((), 0, True)
    tree = {1: Question(1, "", "", "", questions()[10].yes, questions()[10].no)}
    for per_cent, passes in ((100, True), (101, False)):
        way = type(tree[1].yes)(Weight.COSTS, per_cent, END)
        one = {1: Question(1, "", "", "", way, way)}
        assert walk(one, {1: Answer(Reply.YES)}).may_pass is passes


def test_every_question_has_its_answer() -> None:
    assert [*answers()] == [*questions()]


def test_what_costs_nothing_is_shown_by_a_test_or_a_command() -> None:
    """Every yes, and every no that is asked for where a yes would cost: by something that exists."""
    there, asked = names_of_tests(), {step.question.number for step in _today().steps}
    unshown = [
        number
        for number, each in answers().items()
        if each.must_be_shown(questions()[number]) and (number in asked or each.reply is Reply.YES)
        if not each.shown_by
    ]
    gone = [
        (number, name)
        for number, each in answers().items()
        for name in each.shown_by
        if not (runs(name) if name.startswith("paircard ") else name in there)
    ]
    assert (unshown, gone) == ([], [])


def test_nothing_stands_in_the_way_of_acceptance() -> None:
    """No hard point, and less than a third of what would be a refusal."""
    walked = _today()
    assert (walked.hard, walked.may_pass) == ((), True)
    assert walked.per_cent <= 30


def test_what_is_open_has_its_reason() -> None:
    assert [step.question.number for step in _today().open if not step.answer.remark] == []


def test_the_page_of_the_manual_is_in_step() -> None:
    """`python -m tests.support.acceptance_page` writes it anew."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == made(page)


@pytest.mark.parametrize("whole", [False, True])
def test_the_command_tells_walk_open_points_and_sum(whole: bool, capsys: pytest.CaptureFixture[str]) -> None:
    walked = _today()
    assert print_acceptance(whole=whole) == (DONE if walked.may_pass else REFUSED)
    told = " ".join(capsys.readouterr().out.split())
    shown = questions().values() if whole else [step.question for step in walked.steps]
    assert all(f"{question.number} {question.asks}" in told for question in shown)
    assert all(step.answer.remark in told for step in walked.open)
    assert f"Sum: {len(walked.hard)} hard, {walked.per_cent} per cent" in told
    assert (", and not asked." in told) is whole
