"""Exams: the same seed sets the same paper, the wishes are kept, and the key is what the rules say."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.teach.exams.drawing import Paper
from paircard.core.teach.exams.rules import ExamWish as Wish
from paircard.core.teach.exams.sheets import answer_sheet, card_sheet, grading_sheet, key_sheet, question_sheet
from paircard.core.teach.papers.as_html import as_html
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import written
from paircard.core.values.errors import Refusal
from tests.support.dose import some
from tests.support.seeds import fresh_seed
from tests.support.taught import EXAMS_1998, draw_paper

SHEETS = (question_sheet, answer_sheet, card_sheet, grading_sheet, key_sheet)


def text_of(paper: Paper) -> list[str]:
    """Return the sheets as text."""
    return [as_text(sheet(paper)) for sheet in SHEETS]


def test_the_same_seed_sets_the_same_paper_to_the_letter() -> None:
    seed = fresh_seed()
    wish = Wish(seed, 8, forced=(("C8", 1),))
    assert text_of(draw_paper(wish)) == text_of(draw_paper(wish))
    assert text_of(draw_paper(wish)) != text_of(draw_paper(Wish(seed + 1, 8, forced=(("C8", 1),))))


def test_the_order_of_sets_plays_no_part() -> None:
    """Another interpreter, with another seed for its hashes, sets the same paper."""
    code = (
        "from tests.support.taught import *; from paircard.core.teach.exams.sheets import *; "
        "from paircard.core.teach.exams.rules import ExamWish; "
        "from paircard.core.teach.papers.as_html import as_html; from hashlib import sha256; "
        "paper = draw_paper(ExamWish(5, 9)); "
        "pages = [as_html(make(paper), title='x') for make in (question_sheet, card_sheet, key_sheet)]; "
        "print(sha256(''.join(pages).encode()).hexdigest())"
    )
    run = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert run[0] == run[1]
    assert len(run[0]) == 65


@pytest.mark.parametrize("article", some(["C12", "B6", "D2", "E3", "C9", "C14"], 3))
def test_forced_articles_are_there(article: str) -> None:
    paper = draw_paper(Wish(fresh_seed(), 4, forced=((article, 2),)))
    assert sum(article in question.articles for _, question in paper.questions) >= 2
    assert len(paper.questions) == 4


@pytest.mark.parametrize("wanted", some([1, 3, 5], 1))
def test_the_level_is_kept(wanted: int) -> None:
    paper = draw_paper(Wish(fresh_seed(), 5, level=wanted))
    assert [EXAMS_1998.level(question) for _, question in paper.questions] == [wanted] * 5


def test_kinds_come_in_turn() -> None:
    kinds = (Kind.STANDS, Kind.COLOUR)
    asked = [question.kind for _, question in draw_paper(Wish(fresh_seed(), 6, kinds)).questions]
    assert asked == [Kind.STANDS, Kind.COLOUR] * 3


def test_the_key_is_what_the_rules_say() -> None:
    """The pairing behind every part is that of the literal procedure and passes the checker."""
    paper = draw_paper(Wish(fresh_seed(), 12))
    key = as_text(key_sheet(paper)).replace("\n", " ")
    for part, question in paper.questions:
        state = position(part.tournament)
        assert part.told == explain(state)
        assert part.told.pairing == pair(state, method="procedure")
        assert not check(state, part.told.pairing)
        assert question.check(question.expected).right
        assert f"Answer: {question.expected} (" in key
        if question.kind is Kind.ROUND:
            assert question.expected == written(part.told.pairing)


def test_no_question_tells_the_answer_to_another() -> None:
    for seed in range(6):
        for part in draw_paper(Wish(seed, 10)).parts:
            if any(question.kind in (Kind.ROUND, Kind.FAULT) for question in part.questions):
                assert len(part.questions) == 1
            for one, other in combinations([question.brackets for question in part.questions], 2):
                assert all(abs(at - below) > 1 for at in one for below in other)


def test_sheets_fit_80_columns_and_cards_a_page() -> None:
    for sheet in text_of(draw_paper(Wish(fresh_seed(), 10))):
        assert max(map(len, sheet.splitlines())) <= 80
    for page in as_text(card_sheet(draw_paper(Wish(3, 10)))).split("\f"):
        for block in re.split(r"\n\n", page):
            assert block.count("\n") <= 60


def test_cards_are_ascii_and_cut_at_every_edge() -> None:
    paper = draw_paper(Wish(fresh_seed(), 6))
    cards = as_text(card_sheet(paper))
    assert cards.isascii()
    edge = re.compile(r"\+(?:- - - - - - - - - - - - \+){1,3}")
    lines = cards.splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert rows
    assert all(edge.fullmatch(line) for line in lines if line.startswith("+"))
    assert all(len(line) in (26, 51, 76) for line in rows)


def test_cards_hold_what_the_position_says() -> None:
    """Colours, floats, score and opponents of every card are those the rules look at."""
    for part in draw_paper(Wish(fresh_seed(), 6)).parts:
        players = {player.number: player for player in part.told.position.players}
        for card in cards_of(part.name, part.tournament, EXAMS_1998.sign):
            if card.number not in players:
                continue
            player, rows = players[PairingNumber(card.number)], card.rows
            played = [row for row in rows if row.score]
            assert "".join(row.colour for row in rows) == player.colours
            assert "".join({"v": "D", "^": "U", "": "-"}[row.float] for row in played) == player.floats
            assert {int(row.opponent) for row in rows if row.colour} == player.opponents
            assert (2 * float(played[-1].score) if played else 0) == player.score  # before round 1 nothing is played
            assert len(rows) == part.tournament.regulations.rounds


class Checked(HTMLParser):
    """Tells whether every tag is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cards = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a tag."""
        self.cards += ("class", "card") in attrs
        assert not {name for name, _ in attrs} & {"src", "href"}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the last one."""
        assert self.open.pop() == tag


def test_html_is_well_formed_and_fetches_nothing() -> None:
    paper = draw_paper(Wish(fresh_seed(), 8))
    cards = sum(len(part.tournament.ids) for part in paper.parts if part.told.position.round > 1)
    for sheet in SHEETS:
        parser = Checked()
        parser.feed(as_html(sheet(paper), title="Exam <1>"))
        assert not parser.open
        assert parser.cards == (cards if sheet is card_sheet else 0)


def test_what_cannot_be_wished_for_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paircard.core.teach.exams.drawing.MOST_EVENTS", 3)
    refused = {
        Wish(1, 2, forced=(("C12", 3),)): "3 questions are forced, but only 2 are wanted.",
        Wish(1, 2, level=1, forced=(("C12", 1),)): "C12 is of level 5, so level 1 cannot have it.",
        Wish(1, 2, (Kind.NEXT,), level=1): "No kind of question is left",
        Wish(1, 2, ()): "No kind of question is left",
        Wish(1, 1, (Kind.COLOUR,), forced=(("C12", 1),)): "No question of the kind colour decided by C12 was found",
    }
    for wish, says in refused.items():
        with pytest.raises(Refusal, match=re.escape(says)):
            draw_paper(wish)


def test_what_is_found_of_a_wish_is_set_and_the_rest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paircard.core.teach.exams.drawing.MOST_EVENTS", 3)
    paper = draw_paper(Wish(1, 3, (Kind.COLOUR,), forced=(("C12", 2),)))
    assert [question.kind for _, question in paper.questions] == [Kind.COLOUR]
    assert list(map(str, paper.shortfall)) == [
        "Found only 1 of the 3 questions wished for.",
        "No question of the kind colour decided by C12 was found in 3 events: ask for another.",
    ]
    assert str(paper.shortfall[0]) in as_text(key_sheet(paper))
    assert str(paper.shortfall[0]) not in as_text(question_sheet(paper))
