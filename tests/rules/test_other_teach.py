"""Questions about the other systems: by hand, on papers, in line mode and on the screen's command, in all languages."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.rules.book import rule
from paircard.core.teach.exams.on_topic import TopicWish, card_sheet, draw_topic_paper, key_sheet, question_sheet
from paircard.core.teach.lessons.on_topic import topic_answer_lines, topic_lesson_lines
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.given import event_with
from paircard.core.teach.questions.mixed import Mixed
from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.catalogue import BY_SYSTEM, DUBOV, KEIZER, NORMS
from paircard.core.teach.topics.other_systems.draw import draw_about, question_of
from paircard.core.teach.topics.other_systems.question import read_points
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from paircard.core.values.rule_id import RuleId
from paircard.data.languages import load
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.batch.teach_options import ABOUT
from paircard.tui.cli import main
from tests.support.line import Conversation

EVERY = pytest.mark.parametrize("topic", BY_SYSTEM.values(), ids=lambda topic: topic.name)


def test_four_players_of_a_club() -> None:
    """Values 6 5 4 3; 2 beats 1 and 3 beats 4: worked out by hand in the rules, the order is 2 3 1 4 (KE 5)."""
    asked = {"system": "keizer", "rounds": 5, "ratings": [2000, 1900, 1800, 1700], "happened": ["1-2 0, 3-4 1"]}
    ranking = question_of({**asked, "kind": "ranking", "about": ()})
    assert ranking.expected == "2 3 1 4"
    assert ranking.working[0] == "1. 2 Barta: 10"
    points = question_of({**asked, "kind": "points", "player": 2, "about": ()})
    assert (points.expected, points.check("10").right, points.check("11").right) == ("10", True, False)
    assert question_of({**asked, "kind": "round", "about": ()}).expected == "2-3 1-4"


def test_eight_players_of_a_double_swiss() -> None:
    """Nobody has met: the upper half meets the lower half (C.04.5 3.6)."""
    event = {"system": "double-swiss-2026", "rounds": 5, "colour": "W", "ratings": [2400 - each for each in range(8)]}
    asked = {**event, "happened": [], "kind": "round", "about": ()}
    assert question_of(asked).expected == "1-5 2-6 3-7 4-8"
    white = question_of({**asked, "kind": "white", "at": 1})
    assert (white.expected, white.articles) == ("6", ("C.04.5 4.3.1",))
    assert white.text.startswith("The initial colour is White.")


def test_six_players_of_lim() -> None:
    """The lower of two who are due Black, 3, meets the upper of two who are due White, 4, in the median (2.2, 3.2)."""
    event = {"system": "lim-2026", "rounds": 5, "colour": "W", "ratings": [2400 - each for each in range(6)]}
    asked = {**event, "happened": ["1-4 1, 5-2 0, 3-6 1"], "about": ()}
    assert question_of({**asked, "kind": "round"}).expected == "1-2 3-4 5-6"
    floats = question_of({**asked, "kind": "floats", "at": 0})
    assert (floats.expected, floats.articles[0]) == ("3", "C.04.4.3 2.3")
    assert floats.working[0] == "The group of 1 is paired downward: 1 2 3."
    white = question_of({**asked, "kind": "white", "at": 0})
    assert (white.expected, white.articles) == ("2", ("C.04.4.3 5.5",))


def test_ratings_stand_on_the_cards_of_lim_where_they_decide() -> None:
    event = {"system": "lim-2026", "rounds": 5, "colour": "W", "ratings": [2400, 2300, 2200, 0], "about": ()}
    first = question_of({**event, "kind": "round", "happened": []})
    later = {**event, "kind": "round", "happened": ["1-3 1, 4-2 0"]}
    maxi = question_of({**later, "options": {"maxi": True}})
    rated = [each.given.head[1] == "rating" for each in (first, question_of(later), maxi)]  # type: ignore[attr-defined]
    assert rated == [True, False, True]


def test_why_one_of_lim_has_the_bye_is_told_without_the_groups() -> None:
    """Nobody stands above the median, so that its group is shown first though it is paired last."""
    event = {"system": "lim-2026", "rounds": 5, "colour": "W", "ratings": [2400 - each for each in range(7)]}
    happened = ["1-3 =, 4-2 =, Z 5, Z 6, Z 7"]
    bye = question_of({**event, "kind": "bye", "happened": happened, "about": ()})
    assert bye.expected == "7"
    assert not [line for line in bye.working if "is paired" in line]


def test_a_match_of_two_games_is_written_in_two_signs() -> None:
    """1 wins and draws against 3: 1½ to ½; 2 comes to neither game, so 4 has won by forfeit."""
    event = {"system": "double-swiss-2026", "rounds": 3, "colour": "W", "ratings": [2400, 2300, 2200, 2100]}
    question = question_of({**event, "happened": ["1-3 1=, 4-2 ++"], "kind": "round", "about": ()})
    rows = {row[0]: row[1:] for row in question.given.rows}  # type: ignore[attr-defined]
    assert rows["1"] == ("1½", "3w1½")
    assert rows["3"] == ("½", "1b½")
    assert (rows["4"][1], rows["2"]) == ("2+", ("0", "4-"))


def test_answers_that_cannot_be_read_cost_nothing() -> None:
    assert [read_points(text) for text in ("12", "7½", "13 2/3", "7.5", "½")] == [
        *(Fraction(12), Fraction(15, 2), Fraction(41, 3), Fraction(15, 2), Fraction(1, 2)),
    ]
    for text in ("", "x", "1/0", "12 x"):
        with pytest.raises(Refusal):
            read_points(text)


@EVERY
def test_kinds_are_those_that_can_be_typed_and_every_question_tells_its_article(topic: Topic) -> None:
    assert ABOUT[topic.name] == topic.kinds
    system = next(key for key, each in BY_SYSTEM.items() if each is topic)
    draw = draw_about(system)
    for kind in topic.kinds:
        question = draw(Random(7), (kind,), 2)
        assert question.kind == kind
        assert question.working
        assert question.text == draw(Random(7), (kind,), 2).text, "the same lots draw the same"
        verdict = question.check("98-99" if kind == "round" else "99")
        assert verdict.first_departure is not None
        assert verdict.first_departure.sentence
        for article in question.articles:
            assert rule(RuleId.read(article)).text


@EVERY
def test_lessons_are_told_in_every_language(topic: Topic) -> None:
    lesson = lessons_on(topic)[1]
    told = set()
    for code in ("en", "sv", "pl", "bg"):
        with speaking(load(code)):
            told.add("\n".join((*topic_lesson_lines(lesson), *topic_answer_lines(lesson))))
    assert len(told) == 4


def test_steps_are_told_where_there_are_any(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "--about", "dubov", "C7", "--steps"]) == 0
    assert "\n> " in capsys.readouterr().out
    assert main(["lesson", "--about", "monrad", "5.4", "--steps"]) == 1
    assert "no steps to play" in capsys.readouterr().err


def test_one_paper_is_about_several_systems() -> None:
    paper = draw_topic_paper(TopicWish(Mixed((DUBOV, KEIZER)), 4, 6))
    assert len(paper.questions) == 6
    questions, key = (as_text(sheet(paper)) for sheet in (question_sheet, key_sheet))
    assert "Dubov 2026: round" in questions
    assert "Keizer: round" in questions
    assert all(str(each.expected) in key for each in paper.questions)


def test_questions_about_events_have_cards_to_cut_out_and_others_none() -> None:
    """Each event has a letter, which stands on its cards and in the question; a paper on norms alone has no sheet."""
    mixed = draw_topic_paper(TopicWish(Mixed((DUBOV, NORMS)), 3, questions=6))
    events = [each for each in mixed.questions if each.articles[0].startswith("C.04.4.1")]
    cards, asked = as_text(card_sheet(mixed)), as_text(question_sheet(mixed))
    assert events
    for letter, each in zip("ABCDEF", events, strict=False):
        event = event_with(each)
        assert event is not None
        assert f"Cards {letter}, before round {event.next_round}" in cards
        assert f"{letter}1 {event.name_of(event.ids[PairingNumber(1)])}" in cards
        assert f"Lay out the cards {letter}." in asked
    assert not [*card_sheet(draw_topic_paper(TopicWish(NORMS, 3)))]


def test_line_mode_opens_the_lessons_of_the_event_and_asks_about_its_round(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Open; 5; system=Dubov 2026; file={tmp_path / 'dubov.json'}")
    talk.say(*(f"new P{number};;{2400 - 100 * number}" for number in range(1, 6)), "P", "p w", "b", "1 1", "2 =")
    said = talk.say("T", "list")
    assert ": Colour preference · C.04.4.1 1.6" in said
    said = talk.say("e", "v")
    assert "The next round of the event" in said
    assert "Dubov 2026: round 2 of 5." in said
    assert "step 1 of" in talk.say("s")
    said = talk.say("T", *"xxxxx")
    assert "Keizer" in said
    assert "C.04.3" in said, "after the last of them the pairings come back"
    assert not talk.refused, talk.refused
