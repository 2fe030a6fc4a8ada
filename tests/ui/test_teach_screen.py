"""Lessons and quiz on the screen: acceptance S9, verdicts by article, progress kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.teach.dutch_lessons_file import dutch_lessons
from data.teach.lessons_file import lessons
from data.teach.progress_file import progress_path, read_progress
from tests.support.play import gold12
from tests.support.screen import comes, opened
from tui.screens.teach.screen import Teach

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
        cards, asked = screen.query_one("#text"), screen.query_one("#asked")
        assert cards.region.right <= asked.region.x
        assert "First error" in str(asked.render())
        assert "First error" not in str(cards.render())
        await pilot.press("a", *RIGHT, "enter")
        await comes(pilot, "Score 7 of 7 boards.")
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
        await comes(pilot, " C12 · level")
        screen = pilot.app.screen
        assert isinstance(screen, Teach)
        assert screen.lesson is not None
        assert "C12" in screen.lesson.articles
