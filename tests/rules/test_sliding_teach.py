"""Questions about the sliding system, judged against people who are moved along the boards by hand, and the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from paircard.core.teach.exams.on_topic import (
    TopicWish,
    answer_sheet,
    draw_topic_paper,
    grading_sheet,
    key_sheet,
    question_sheet,
)
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.table_sizes import SIZES, level_of
from paircard.core.teach.topics.catalogue import SLIDING
from paircard.core.teach.topics.sliding import SlidingKind, draw_sliding, question_about_sliding
from paircard.core.teach.topics.sliding.one_number import WhichOpponent, WhichRound, WhoHasWhite, WhoRests
from paircard.core.teach.topics.sliding.where_to import WhereTo
from paircard.core.teach.topics.sliding.whole_round import WholeRound
from paircard.core.values.errors import Refusal
from paircard.data.teach.topic_lessons_file import lessons_on

DRAWN = [draw_sliding(Random(seed)) for seed in range(400)]


class Row:
    """People along a row of boards: near and far by board, and who rests. They are moved as B.VI A5 tells them."""

    def __init__(self, n: int) -> None:
        self.odd = n % 2 == 1
        self.boards = n // 2
        last = n - 1 if self.odd else n
        self.near = list(range(1, self.boards + 1))
        self.far = [last - at for at in range(self.boards)]
        self.rests = n if self.odd else 0
        self.round = 1

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield White and Black by board: White near at odd boards, with an even number far, but for board 1."""
        for board, (near, far) in enumerate(zip(self.near, self.far, strict=True), 1):
            white_near = board % 2 == self.odd
            if board == 1 and not self.odd:
                white_near = self.round % 2 == 0
            yield (near, far) if white_near else (far, near)

    def move_on(self) -> None:
        """Everybody goes one board to their left; at the last board they change sides."""
        turning = self.far[-1]
        if self.odd:
            leaving, coming = self.near[0], self.rests
            self.near = [*self.near[1:], turning]
            self.far = [coming, *self.far[:-1]]
            self.rests = leaving
        else:
            opposite = self.near[1] if self.boards > 1 else turning
            self.near = [1, *self.near[2:], turning][: self.boards]
            self.far = [opposite, *self.far[:-1]]
        self.round += 1

    def seat(self, player: int) -> str:
        """Return where somebody sits, as answers are written."""
        if player == self.rests:
            return "free"
        side = "near" if player in self.near else "far"
        return f"{(self.near if side == 'near' else self.far).index(player) + 1} {side}"


@pytest.mark.parametrize("n", [4, 5, 7, 8, 17, 18])
def test_answers_are_where_people_come_to(n: int) -> None:
    row = Row(n)
    for number in range(1, n + n % 2):
        pairs = list(row.pairs())
        free = f" free {row.rests}" if row.rests else ""
        assert WholeRound(n, number).expected == " ".join(f"{one}-{other}" for one, other in pairs) + free
        for white, black in pairs:
            assert WhichRound(n, white, black).check(str(number)).right
            assert WhoHasWhite(n, black, white).check(str(white)).right
            assert WhichOpponent(n, white, number).check(str(black)).right
        if row.rests:
            assert WhoRests(n, number).check(str(row.rests)).right
            assert WhichOpponent(n, row.rests, number).check("rest").right
        row.move_on()
        if number < n - 1 + n % 2:
            assert all(WhereTo(n, each, number).expected == row.seat(each) for each in range(1, n + 1))


def test_every_answer_expected_is_right_and_others_are_not() -> None:
    for question in DRAWN:
        assert question.check(question.expected).right, question.text
        if question.kind in (SlidingKind.WHITE, SlidingKind.RESTS, SlidingKind.OPPONENT, SlidingKind.MEET):
            wrong = question.check("77")
            assert (wrong.points, wrong.expected) == (0, question.expected)
            assert wrong.first_departure is not None
            assert wrong.first_departure.sentence == " ".join(question.working)


def test_a_draw_is_the_same_by_seed_and_offers_every_kind_and_level() -> None:
    assert [draw_sliding(Random(seed)) for seed in range(400)] == DRAWN
    assert {each.kind for each in DRAWN} == set(SlidingKind)
    assert {level_of(each.n) for each in DRAWN} == set(SIZES)
    assert all(draw_sliding(Random(seed), (SlidingKind.RESTS,), 2).n == 7 for seed in range(20))


def test_a_round_is_marked_board_by_board() -> None:
    """Seven players in round 2 by K1: 2-7 3-6 4-5, 1 rests; White near at odd boards, far at even ones."""
    question = WholeRound(7, 2)
    assert question.expected == "2-7 6-3 4-5 free 1"
    verdict = question.check("2-7 4-5 6-3 rest 1")
    assert verdict.points == 6
    assert "B.VI K1. The pair is right, but on board 3: here sits 6-3." in verdict.lines[0]
    assert "B.VI A5. 2 + 6 = 8, 8 / 2 = 4, and 1 more: round 5." in question.check("6-2 7-3 4-5 rest 1").lines[0]
    verdict = question.check("2-7 6-3 4-5")
    assert verdict.lines[0] == (
        "First error: B.VI K1. In round 1 number 1 sits near at board 1 and has no board to the left: rest in round 2."
    )


@pytest.mark.parametrize("answer", ["", "2", "near", "2 near 3", "2 3", "near far", "two near"])
def test_what_is_no_seat_costs_nothing(answer: str) -> None:
    with pytest.raises(Refusal, match="Write board and side"):
        WhereTo(9, 3, 1).check(answer)


def test_a_paper_asks_nothing_twice_and_its_key_has_the_working() -> None:
    paper = draw_topic_paper(TopicWish(SLIDING, 5, 30))
    assert len(set(paper.questions)) == 30
    sheets = [as_text(make(paper)) for make in (question_sheet, answer_sheet, grading_sheet, key_sheet)]
    assert all(len(line) <= 80 for sheet in sheets for line in sheet.split("\n"))
    key = " ".join(sheets[-1].split())
    assert all(line in key for question in paper.questions for line in question.working)


def test_lessons_go_from_easy_to_hard_and_are_of_every_kind() -> None:
    lessons = lessons_on(SLIDING)
    assert len({each.name for each in lessons}) == len(lessons)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert {each.question.kind for each in lessons} == set(SlidingKind)
    expected = {each.name: each.question.expected for each in lessons}
    assert (expected["first-seats"], expected["second-round"]) == ("1-6 5-2 3-4 free 7", "2-7 6-3 4-5 free 1")
    assert question_about_sliding({"kind": "meet", "n": 7, "players": [2, 7]}).expected == "2"
