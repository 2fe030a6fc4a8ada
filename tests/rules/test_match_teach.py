"""Questions about matches and displays: answers reckoned here by the words of the rules, papers, lessons, lines."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from paircard.core.rules.book import rule
from paircard.core.teach.exams.on_topic import TopicWish, draw_topic_paper, key_sheet, question_sheet
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.catalogue import CUPS, MATCHES
from paircard.core.teach.topics.matches import MatchKind, draw_about_matches, question_about_matches
from paircard.core.teach.topics.matches.colour_at_board import ColourAtBoard
from paircard.core.teach.topics.matches.is_it_over import IsItOver
from paircard.core.teach.topics.matches.last_game import LastGame
from paircard.core.teach.topics.matches.put_together import PutTogetherAtTheEnd
from paircard.core.teach.topics.matches.question import read_colour
from paircard.core.teach.topics.matches.score_of_display import ScoreOfDisplay
from paircard.core.teach.topics.matches.third_lateness import ThirdLateness
from paircard.core.teach.topics.matches.who_has_white import WhiteInGame, WhiteInSeries
from paircard.core.teach.topics.matches.with_clocks import CASES, WithClocks
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from paircard.core.values.rule_id import RuleId
from paircard.data.languages import load
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.batch.teach_options import CUP_KINDS, MATCH_KINDS
from paircard.tui.cli import main
from tests.support.line import Conversation

WORTH = {"1": Fraction(1), "=": Fraction(1, 2), "0": Fraction(0)}


def reckoned(question: TopicQuestion) -> str:
    """Answer by the words of the rules alone."""
    match question:
        case WhiteInGame() | WhiteInSeries():
            first = question.chooser if question.chose == "W" else 3 - question.chooser
            return str(first if question.game % 2 else 3 - first)
        case LastGame():
            white = question.chooser if question.chose == "W" else 3 - question.chooser
            return str(white if question.result in ("", "1") else 3 - white)
        case IsItOver():
            return over(question)
        case ColourAtBoard():
            giver_white = {"white": True, "black": False, "alternate": question.board % 2 == 1}[question.colours]
            return "B" if giver_white else "W"
        case ThirdLateness():
            lost = sorted(board for board in set(question.late) if question.late.count(board) >= 3)
            return " ".join(map(str, lost)) or "nobody"
        case ScoreOfDisplay():
            made = [WORTH[sign] for sign in question.results if sign != "."]
            if question.kind == MatchKind.PERCENT:
                tenths = int(1000 * sum(made) / len(made) + Fraction(1, 2))  # half up, as at school
                return f"{tenths // 10}.{tenths % 10} %"
            return f"{written(sum(made))}-{written(len(made) - sum(made))}"
        case PutTogetherAtTheEnd():
            return " ".join(str(at) for at, sign in enumerate(question.results, 1) if sign == ".")
        case WithClocks():
            return CLOCKS[question.case]
        case _:
            raise AssertionError(question)


CLOCKS = {
    "touched": "no",  # H5: a touched piece need not be moved
    "touched-clocks": "yes",  # H8: the touched piece included
    "back": "yes",  # H5: a move stands only then
    "answered": "no",
    "next-board": "no",
    "back-clocks": "no",  # H8: all laws bind
    "order-clocks": "no",  # H8: need not keep the order
    "whose-clock": "yes",  # H7: starts the giver's clock
    "limits": "yes",  # H7: may differ
    "tell": "yes",  # H7: tells the last move
}


def over(question: IsItOver) -> str:
    own = [WORTH[sign] for sign in question.results]
    if question.to == "wins":
        wins = own.count(Fraction(1)), own.count(Fraction(0))
        return f"{wins[0]}-{wins[1]}" if max(wins) == question.target else "no"
    one = sum(own, Fraction(0))
    other = len(own) - one
    if question.to == "points":
        ended = max(one, other) >= Fraction(question.target, 2)
    else:
        ended = abs(one - other) > question.target - len(own)
    return f"{written(one)}-{written(other)}" if ended else "no"


def written(points: Fraction | int) -> str:
    whole, half = divmod(Fraction(points), 1)
    return f"{whole or ''}½" if half else str(whole)


def test_every_answer_is_as_the_words_of_the_rules_have_it() -> None:
    drawn = [draw_about_matches(Random(seed)) for seed in range(400)]
    for question in drawn:
        assert question.expected == reckoned(question), question.text
        assert question.check(question.expected).right
        assert question.working
        assert all(rule(RuleId.read(article)).text for article in question.articles)
    assert {each.kind for each in drawn} == set(MatchKind)
    assert {each.case for each in drawn if isinstance(each, WithClocks)} == {case.name for case in CASES}
    assert {each.expected == "no" for each in drawn if isinstance(each, IsItOver)} == {True, False}
    assert [draw_about_matches(Random(seed)) for seed in range(400)] == drawn


@pytest.mark.parametrize(
    ("asked", "right", "wrong", "unread"),
    [
        ({"kind": "white", "chooser": 1, "chose": "W", "game": 3}, "1", "2", "3"),
        ({"kind": "over", "to": "games", "target": 6, "results": "1=11"}, "3.5-0.5", "no", "yes"),
        ({"kind": "over", "to": "points", "target": 5, "results": "1=1"}, "2.5-0,5", "2-1", "-"),
        ({"kind": "over", "to": "wins", "target": 2, "results": "1=="}, "no", "1-0", "one"),
        ({"kind": "late", "boards": 9, "late": [3, 3, 4]}, "nobody", "3", "all"),
        ({"kind": "seats", "results": "1.=."}, "4, 2", "1 3", "nobody"),
        ({"kind": "percent", "results": "1=0="}, "50", "50.1", "half"),
        ({"kind": "clock", "case": "back"}, "y", "n", "may be"),
        ({"kind": "colour", "boards": 5, "board": 5}, "b", "w", "x"),
    ],
)
def test_answers_as_people_type_them(asked: dict[str, object], right: str, wrong: str, unread: str) -> None:
    question = question_about_matches(asked)
    assert question.check(right).right
    verdict = question.check(wrong)
    assert (verdict.points, verdict.expected) == (0, question.expected)
    assert verdict.first_departure is not None
    with pytest.raises(Refusal, match="Write"):
        question.check(unread)


def test_a_letter_of_a_colour_is_read_in_the_language_spoken() -> None:
    with speaking(load("pl")):
        assert read_colour("b") == "W"


def test_papers_lessons_and_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (MATCHES.kinds, CUPS.kinds) == (MATCH_KINDS, CUP_KINDS)
    paper = draw_topic_paper(TopicWish(MATCHES, 5, 18))
    assert len(set(paper.questions)) == 18
    assert all(len(line) <= 80 for make in (question_sheet, key_sheet) for line in as_text(make(paper)).split("\n"))
    lessons = lessons_on(MATCHES)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert {each.question.kind for each in lessons} == set(MatchKind)
    assert all(each.question.expected == reckoned(each.question) for each in lessons)
    assert main(["exam", "--about", "matches", "--seed", "3", "--kinds", "over,late", "--out", str(tmp_path)]) == 0
    assert "B.VI H6" in (tmp_path / "key.txt").read_text()
    assert main(["lesson", "--about", "matches", "must-win", "--answer"]) == 0
    assert "Answer: 1" in capsys.readouterr().out


def test_in_line_mode() -> None:
    talk = Conversation()
    assert "The winner of the lots chooses" in talk.say("T", "matches", "list")
    assert "right" in talk.say("a 2").lower()
