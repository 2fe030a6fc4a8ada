"""Lessons and quiz on the screen: acceptance S9, verdicts by article, progress kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from paircard.data.teach.lessons_file import lessons
from paircard.data.teach.progress_file import progress_path, read_progress
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.cards_of import brackets_told
from paircard.tui.screens.teach.position import drawn_cards, drawn_round
from paircard.tui.screens.teach.screen import Teach
from tests.support.dose import some
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text

PUBLISHED = "5-1 7-3 15-4 6-9 2-8 10-12 14-11"
RIGHT = "5-1 15-3 4-7 6-9 2-8 10-12 14-11"


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the progress of the test to itself."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


async def test_lessons_without_an_event() -> None:
    async with opened(None) as pilot:
        await pilot.press("T")
        await comes(pilot, f"Lesson 1 of {len(dutch_lessons())}")
        await pilot.press("n")
        await comes(pilot, f"Lesson 2 of {len(dutch_lessons())}")
        await pilot.press("b", "b")
        await comes(pilot, "This is the first lesson.")
        await pilot.press("l", *"c13", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, Teach)
        assert screen.lesson is not None
        assert "C.04.3 C13" in screen.lesson.articles


async def test_the_dresden_question() -> None:
    """S9: the answer once published: first error on board 2, 7-3, B4; then the right one gets all boards."""
    async with opened(None, (120, 40)) as pilot:
        await pilot.press("T", "l", *"dresden-2008", "enter")  # a lesson of 1998, found from those of today
        screen = pilot.app.screen
        assert isinstance(screen, Teach)
        await comes(pilot, "Dresden 2008")
        await pilot.press("a", *PUBLISHED, "enter")
        said = await comes(pilot, "First error on board 2, 7-3: B4.")
        assert "Score 5 of 7 boards." in said
        cards, asked = screen.query_one("#lesson").region, screen.query_one("#beside").region
        assert cards.right <= asked.x
        rows = screen_text(pilot.app).split("\n")
        assert any("First error" in row[asked.x :] for row in rows)
        assert not any("First error" in row[: cards.right] for row in rows)
        assert "As the rules pair it" not in said
        await pilot.press("a", *RIGHT, "enter")
        said = await comes(pilot, "Score 7 of 7 boards.")
        assert "As the rules pair it" in said
        marks = read_progress(progress_path()).progress.marks
        assert marks["B4"][1] > marks["B4"][0] > 0


async def test_what_cannot_be_read_costs_nothing() -> None:
    async with opened(None) as pilot:
        await pilot.press("T", "a", *"four-3", "enter")
        await comes(pilot, "cannot be read as an answer")
        assert read_progress(progress_path()).progress.marks == {}
        await pilot.press("escape")
        await comes(pilot, f"Lesson 1 of {len(dutch_lessons())}")


async def test_the_steps_of_a_lesson_and_back() -> None:
    async with opened(None) as pilot:
        await pilot.press("T", "o", "s")
        await comes(pilot, "Round 1: upper half against lower half · step 1 of")
        await pilot.press("a")
        await comes(pilot, "C6. 1-4 2-5 3-6.")
        await pilot.press("escape")
        await comes(pilot, f"Lesson 1 of {len(lessons())}")


async def test_a_question_of_a_kind_about_the_event(tmp_path: Path) -> None:
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("T", "e")
        await comes(pilot, "Question: Pair round 3: all pairs, White first.")
        await pilot.press("K", *"colour", "enter")
        await comes(pilot, "White")
        await pilot.press("v")
        await comes(pilot, "Answer: ")
        await pilot.press("K", *"riddle", "enter")
        await comes(pilot, "riddle is not a kind of question")


async def test_an_article_leads_to_the_lesson_about_it() -> None:
    """From the rule to the position in which it decides, and back to the rules."""
    async with opened(None) as pilot:
        await pilot.press("R", "slash", *"c12", "enter")
        await comes(pilot, "Example:")
        await pilot.press("left", "enter")
        screen = pilot.app.screen
        await comes(pilot, "C12")
        await comes(pilot, "Lesson ")
        screen = pilot.app.screen
        assert isinstance(screen, Teach)
        assert screen.lesson is not None
        assert "C.04.3 C12" in screen.lesson.articles  # without an event a bare id is of the rules of today first


def test_cards_are_drawn_with_squares() -> None:
    """Colours had stand on their squares, and of a game its result."""
    lesson = next(each for each in dutch_lessons() if any(player.colours == "WB" for player in each.position.players))
    heads, *rows = drawn_cards(lesson.card_table(), 77)
    assert heads.plain.split() == ["No", "points", "colours", "floats", "rounds"]
    player = next(player for player in lesson.position.players if player.colours == "WB")
    row = next(row for row in rows if row.plain.split()[0].rstrip("*!") == str(player.number))
    on_squares = [(row.plain[span.start : span.end], span.style) for span in row.spans if "square" in str(span.style)]
    assert on_squares[:2] == [("W", "square.white"), ("B", "square.black")]
    assert len(on_squares) == 4


def test_every_lesson_is_drawn_at_eighty_columns() -> None:
    """Nothing is wider than the page, whatever the book; the answer with its brackets too."""
    for lesson in (*some([*lessons()], 8), *some([*dutch_lessons()], 8)):
        assert max(line.cell_len for line in drawn_cards(lesson.card_table(), 77)) <= 77
        if not isinstance(lesson.told, NoPairing):
            system = SYSTEMS[lesson.quiz.book.system]
            shown = list(drawn_round(brackets_told(lesson.told), system, lambda _: "", 77, Signs()))
            assert max(line.cell_len for line in shown) <= 77
            assert sum(f" {each.number} " in line.plain for each in lesson.position.players for line in shown) >= len(
                lesson.position.players
            )
