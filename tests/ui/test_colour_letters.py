"""White and Black by one letter on the screens and in line mode: shown, and typed, as the reader writes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.values.language import ENGLISH, Language, speak, tr
from paircard.data.samples.demo import demo_commands
from paircard.data.storage.event_file import EventFile
from paircard.tui.widgets.footer import KeyRow
from tests.support.colour_letters import english_letters, lettered
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text

XY = lettered("X", "Y")
POLISH = lettered("B", "C")
BULGARIAN = lettered("Б", "Ч")
"""White begins as Black does in English, or is shown so where the terminal knows ASCII only."""

COLOURS_BY_KEYS = [
    (ENGLISH, "w", "W"),
    (ENGLISH, "b", "B"),
    (XY, "x", "W"),
    (XY, "y", "B"),
    (XY, "w", "W"),
    (XY, "b", "B"),
    (POLISH, "b", "W"),
    (POLISH, "c", "B"),
    (POLISH, "w", "W"),
    (BULGARIAN, "ч", "B"),
    (BULGARIAN, "b", "W"),
]
"""What is typed by readers of a language, and the colour that it means."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    """Speak a language."""
    language: Language = request.param
    speak(language)
    yield
    speak(ENGLISH)


def demo(tmp_path: Path) -> Path:
    path = tmp_path / "demo.json"
    EventFile.create(path, *demo_commands(), arbiter="Anna").close()
    return path


def not_begun(tmp_path: Path) -> Path:
    path = tmp_path / "new.json"
    entrants = tuple(Entrant.of(f"A{n}") for n in range(6))
    EventFile.create(
        path, CreateTournament(Details("Open"), Regulations(5)), RegisterEntrants(entrants), arbiter="Anna"
    ).close()
    return path


@pytest.mark.parametrize("spoken", [XY], indirect=True)
@pytest.mark.parametrize(
    ("keys", "width", "shown"),
    [
        ("G", 80, ("X 1  Y 2", "YXYX y")),
        ("G", 140, ("X 1  Y 2", "YXYX")),
        ("X", 80, ("X 3  Y 2", "XYY X!")),
        ("Xs", 80, ("XYY X!", "YXY X  ↑")),
        ("P", 80, ()),
        ("S", 80, ()),
        ("Sc", 80, ("12x1: ", " 7x½")),
    ],
)
@pytest.mark.usefixtures("spoken")
async def test_no_screen_keeps_the_english_letters(
    keys: str, width: int, shown: tuple[str, ...], tmp_path: Path
) -> None:
    async with opened(demo(tmp_path), size=(width, 40)) as pilot:
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.2)
        footer = min(row.region.y for row in pilot.app.screen.query(KeyRow))
        lines = screen_text(pilot.app).splitlines()
    body = "\n".join(lines[:footer])
    assert [line for line in body.splitlines() if english_letters(line)] == []
    assert [text for text in shown if text not in body] == [], body


@pytest.mark.parametrize("spoken", [XY], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_line_mode_spells_histories_in_the_letters_of_the_reader(tmp_path: Path) -> None:
    said = Conversation(demo(tmp_path)).say("G", "list")
    assert " Y X Y X" in said
    assert english_letters(said) == []


@pytest.mark.parametrize(("spoken", "typed", "colour"), [*COLOURS_BY_KEYS, (BULGARIAN, "ch", "B")], indirect=["spoken"])
@pytest.mark.usefixtures("spoken")
def test_the_first_colour_is_typed_in_the_letters_of_the_reader(typed: str, colour: str, tmp_path: Path) -> None:
    talk = Conversation(not_begun(tmp_path))
    talk.say("E", f"f {typed}")
    assert talk.tournament.facts.first_colour == colour


@pytest.mark.parametrize(("spoken", "typed", "colour"), COLOURS_BY_KEYS, indirect=["spoken"])
@pytest.mark.usefixtures("spoken")
async def test_the_first_colour_by_keys(typed: str, colour: str, tmp_path: Path) -> None:
    async with opened(not_begun(tmp_path)) as pilot:
        await pilot.press("E", "f")
        await pilot.pause()
        hint = screen_text(pilot.app)
        await pilot.press(typed)
        await pilot.pause()
        tournament = pilot.app.tournament
    assert f"{tr('White')}  {tr('Black')}" in hint, "in words, and without Enter"
    assert tournament is not None
    assert tournament.facts.first_colour == colour
