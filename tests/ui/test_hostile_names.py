"""Names are data on every screen and in every dialog: shown letter by letter, never read as markup or orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.values.text import clean
from tests.support.dose import some
from tests.support.play import Play
from tests.support.screen import opened, screen_text

HOSTILE = [
    "[red]x",
    "[/]",
    "[/b]x",
    "O'Neil [GM]",
    "[GM] Ivan",
    "[@click=app.quit]x[/]",
    "a\x1b]52;c;AAAA\x07b",
    "a\x1b[2Jb\x9b31m",
    "nul\x00byte",
    "$name {0} %s",
    "\\[bold]x",
    "李雷",
    "عبد الله",
    "दिव्या",
    "Nguyễn Thị",
    "e\u0301e\u0301",
]


@pytest.fixture
def event(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Four players, one of them with the name, two rounds paired."""
    name = clean(request.param) if any(c.isalnum() for c in clean(request.param)) else clean(request.param) + "x"
    play = Play([2000, 1900, 1800, 1700], rounds=3, first_name=name)
    play.pair()
    play.results("11")
    play.pair()
    return play.store(tmp_path / "event.json")


@pytest.mark.parametrize("event", some([*HOSTILE], 6), indirect=True, ids=some(range(len(HOSTILE)), 6))
async def test_every_screen_shows_it(event: Path) -> None:
    """The screens, the crosstable, the card and the undo question; the name stands there as it is."""
    async with opened(event, size=(120, 30)) as pilot:
        tournament = pilot.app.tournament
        assert tournament is not None
        name = tournament.registrations[ContestantId(1)].entrant.name
        for keys in (["P"], ["E"], ["G"], ["S"], ["c"], ["P", "1"], ["J"]):
            await pilot.press(*keys)
            await pilot.pause(0.05)
            text = screen_text(pilot.app)
            assert name in text, keys
            assert not any(character in text for character in "\x1b\x9b\x00\x07")
        assert pilot.app.is_running


def test_the_border_cleans() -> None:
    """No entrant keeps what a terminal could take for an order."""
    for typed in HOSTILE:
        if any(character.isalnum() for character in clean(typed)):
            assert not any(character in Entrant.of(typed).name for character in "\x1b\x9b\x00\x07\n")
