"""White and Black by one letter: the reader's on every paper, and never the one that stands for the other colour."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from paircard.core.pages.site import site
from paircard.core.papers.catalogue import make_paper
from paircard.core.teach.exams.rules import ExamWish as Wish
from paircard.core.teach.exams.sheets import answer_sheet, card_sheet, grading_sheet, key_sheet, question_sheet
from paircard.core.teach.lessons.cards import card_lines
from paircard.core.teach.lessons.on_round import answer_lines, lesson_lines, step_lines
from paircard.core.teach.papers.as_html import as_html
from paircard.core.teach.papers.as_text import as_text as exam_text
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import colour_letter, in_letters, preference_sign, small_letter
from paircard.core.values.language import LANGUAGES, speaking
from paircard.core.values.preference import NO_PREFERENCE, Preference, Strength
from paircard.data.languages import load
from paircard.data.papers.as_text import as_text
from paircard.data.teach.lessons_file import lessons
from tests.support.colour_letters import english_letters, lettered
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.play import gold12
from tests.support.pseudo import strange
from tests.support.seeds import fresh_seed
from tests.support.taught import QUIZ_1998, draw_paper

XY = lettered("X", "Y")
POLISH = lettered("B", "C")
"""White begins as Black does in English."""
SHEETS = (question_sheet, answer_sheet, card_sheet, grading_sheet, key_sheet)
PART = re.compile(f"({strange('Part')}|{strange('Cards')}|{strange('cards')}) B\\b")
"""The second part of an exam."""
WITH_LETTERS = {"crosstable", "crosstable-numbers", "wall-chart", "fallback"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_language_fit_and_differ(language: str) -> None:
    """One cell each; none is the key that draws the first colour by lot."""
    with speaking(load(language)):
        letters = [write(colour) for write in (colour_letter, small_letter) for colour in _COLOURS]
    assert len(set(letters)) == 4
    assert {cell_len(letter) for letter in letters} == {1}
    assert "d" not in letters


@given(st.text("WB-"))
def test_a_history_keeps_its_places(colours: str) -> None:
    """Where White and Black of two languages share a letter, too."""
    with speaking(POLISH):
        written = in_letters(colours)
    assert written.replace("B", "W").replace("C", "B") == colours


def test_the_class_of_a_preference_is_seen_in_any_letters() -> None:
    wishes = [Preference(colour, strength) for colour in _COLOURS for strength in Strength if strength]
    with speaking(POLISH):
        assert list(map(preference_sign, wishes)) == ["b", "B", "B!", "c", "C", "C!"]
        assert preference_sign(NO_PREFERENCE) == "-"


@pytest.mark.parametrize("name", OF_PLAYERS)
def test_no_paper_keeps_the_english_letters(name: str) -> None:
    for tournament in (gold12(2).tournament, gold12().tournament):
        with speaking(XY):
            text = as_text(make_paper(tournament, name))
        assert english_letters(text) == []
        if name in WITH_LETTERS:
            english = as_text(make_paper(tournament, name))
            assert "12w" in english
            assert "12x" in text


def test_no_public_page_keeps_the_english_letters() -> None:
    with speaking(XY):
        pages = [as_text(page.paper) for page in site(gold12().tournament).pages]
    assert [letters for text in pages if (letters := english_letters(text))] == []


def test_the_legend_of_a_crosstable_explains_its_letters() -> None:
    tournament = gold12().tournament
    with speaking(POLISH):
        paper = as_text(make_paper(tournament, "crosstable"))
    assert "12b1: " in paper
    assert "w" not in english_letters(paper)
    assert "12w1: against 12 with White, won; b Black;" in as_text(make_paper(tournament, "crosstable"))


def test_the_protocol_tells_histories_in_the_letters_of_the_reader() -> None:
    tournament = gold12().tournament
    before = [card.history[:-1] for card in tournament.cards.values()]
    with speaking(XY):
        words = as_text(make_paper(tournament, "protocol")).split()
    for history in before:
        assert history.replace("W", "X").replace("B", "Y") in words


def test_no_sheet_of_an_exam_keeps_the_english_letters() -> None:
    seed = fresh_seed()
    with speaking(XY):
        paper = draw_paper(Wish(seed, 12))
        cards = exam_text(card_sheet(paper))
        texts = [exam_text(make(paper)) for make in SHEETS]
        page = as_html(card_sheet(paper), title="")
    played = {word for word in cards.replace("|", " ").split() if word in {"X", "Y"}}
    assert played == {"X", "Y"}
    assert "<td>X</td>" in page
    assert "<td>W</td>" not in page
    assert [letters for text in texts if (letters := english_letters(PART.sub("", text)))] == []


def test_no_lesson_keeps_the_english_letters() -> None:
    with speaking(XY):
        for lesson in lessons():
            text = "\n".join([*lesson_lines(lesson), *answer_lines(lesson), *step_lines(lesson)])
            assert english_letters(text) == [], lesson.title


def test_stored_cards_keep_theirs() -> None:
    """What is computed and exchanged is the same whatever is spoken."""
    cards = gold12().tournament.cards
    with speaking(XY):
        assert {*"".join(card.colours for card in cards.values())} == {"W", "B"}
        shown = "\n".join(line for lesson in lessons()[:30] for line in card_lines(QUIZ_1998.book, lesson.position))
    assert "X" in shown


_COLOURS: tuple[Colour, Colour] = ("W", "B")
