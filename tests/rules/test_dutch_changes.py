"""What changed in 2026: the lessons say of a case what the engine does with it."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.event.ids import ContestantId
from paircard.core.rules import rule
from paircard.core.systems.dutch2026.field import Announced, Entrant, position_of
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.turns import Kind, Turn
from paircard.core.teach.topics.catalogue import CHANGED
from paircard.core.teach.topics.changes import ChangeKind, ChangeQuestion, draw_change
from paircard.core.teach.topics.changes.statements import CHANGES
from paircard.core.values.errors import Refusal
from paircard.core.values.points import DRAW, WIN
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.cli import main
from tests.support.dutch import fixture, player_of, position_from
from tests.support.ids import ids, numbers

YES = {each.name: each.yes for each in CHANGES}


def after(turn: Turn) -> Player:
    """Return somebody of whom the last round was this."""
    two = [Entrant(id_, number, (turn,)) for id_, number in zip(ids(1, 2), numbers(1, 2), strict=True)]
    return position_of(two, Announced(5)).players[0]


@pytest.mark.parametrize(
    ("name", "turn"),
    [
        ("absence", Turn(Kind.AWAY)),
        ("forfeit-loss", Turn(Kind.FORFEIT_LOSS, 0, ContestantId(2))),
        ("half-point", Turn(Kind.AWAY, DRAW)),
    ],
)
def test_floats_of_rounds_without_a_game(name: str, turn: Turn) -> None:
    assert (after(turn).float_before == "D") is YES[name]


def test_a_full_point_bars_from_the_bye_and_half_a_point_does_not() -> None:
    assert (not after(Turn(Kind.AWAY, WIN)).bye_barred) is YES["full-point"]
    assert not after(Turn(Kind.AWAY, DRAW)).bye_barred


@pytest.mark.parametrize(("name", "decides"), [("lowest-score", "C5"), ("fewest-unplayed", "C9"), ("look-ahead", "C8")])
def test_positions_turn_on_the_new_criteria(name: str, decides: str) -> None:
    """Of the positions that two reference engines agree on, some have another answer without the criterion."""
    turning = [each for each in fixture() if decides in str(each["decides"])]
    assert YES[name]
    assert turning
    for entry in turning[:5]:
        pairs = {(each.white, each.black) for each in pair(position_from(entry["position"])).pairs}
        assert pairs == {tuple(each) for each in entry["pairs"] if each[1]}


def test_the_lowest_bracket_is_not_joined_with_the_one_above() -> None:
    """Two on 0 points who have met: the bracket above leaves over those whom they need, and stays a bracket."""
    above = [player_of(number, 2) for number in (1, 2, 3, 4)]
    below = [player_of(5, 0, met=[6]), player_of(6, 0, met=[5])]
    made = pair(Position((*above, *below), 2))
    assert YES["every-bracket"]
    assert not YES["collapsed"]
    assert [(bracket.score, len(bracket.downfloaters)) for bracket in made.brackets] == [(2, 2), (0, 0)]


def test_every_case_is_a_lesson_and_names_an_article_that_can_be_read() -> None:
    lessons = lessons_on(CHANGED)
    assert {lesson.question for lesson in lessons} == {ChangeQuestion(each.name) for each in CHANGES}
    assert [lesson.level for lesson in lessons] == sorted(lesson.level for lesson in lessons)
    for lesson in lessons:
        (article,) = lesson.articles
        assert rule(RuleId.read(article)).text
        assert lesson.question.check(lesson.question.expected).of == lesson.question.check("no").of
        assert lesson.question.check("yes").points + lesson.question.check("no").points == lesson.question.of
    with pytest.raises(Refusal, match="yes or no"):
        lessons[0].question.check("perhaps")


def test_drawn_by_kind_and_level() -> None:
    for kind in ChangeKind:
        assert {draw_change(Random(seed), (kind,), seed % 5 + 1).kind for seed in range(20)} == {kind}


def test_the_command_lists_them_and_tells_what_held_before(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "--about", "changes"]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= len(CHANGES)
    assert main(["lesson", "--about", "changes", "collapsed", "--answer"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Answer: no" in said
    assert "2017: yes, into the collapsed last bracket." in said
