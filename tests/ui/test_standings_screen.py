"""The Standings screen by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.errors import Refusal
from tests.support.play import gold12
from tests.support.screen import opened, screen_text
from tui.app import PaircardApp
from tui.dialogs.event_form import settings_form


async def test_rounds_and_crosstable(tmp_path: Path) -> None:
    """`[` and `]` walk through the rounds, `c` shows who met whom; the legend explains what is shown."""
    path = gold12(3).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        await pilot.press("S")
        text = screen_text(pilot.app)
        assert "Standings after round 3 of 5" in text
        assert "Buch: Buchholz" in text
        await pilot.press("left_square_bracket", "c")
        text = screen_text(pilot.app)
        assert "Crosstable after round 2 of 5" in text
        row = next(line for line in text.splitlines() if ">A1 " in line)
        assert row.split()[-2:] == ["7w1", "10b½"]
        assert "12w1: against 12" in text
        await pilot.press(*["left_square_bracket"] * 5)
        assert "before round 1" in screen_text(pilot.app)
        await pilot.press(*["right_square_bracket"] * 9)
        assert "after round 3 of 5" in screen_text(pilot.app)


async def test_the_arbiter_chooses_the_tie_breaks(tmp_path: Path) -> None:
    """In the form of the event: a list by its name, refused with a reason, marked once round 1 is paired."""
    path = gold12(3).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        program = tournament_program(pilot.app)
        form = settings_form(program, program.need_tournament())
        values = {field.name: field.value for field in form.fields}
        assert values["tie_breaks"] == "BH@fide1998,PS,WON"
        with pytest.raises(Refusal, match="no tie-break 'LUCK'"):
            form.save({**values, "tie_breaks": "LUCK"})
        form.save({**values, "tie_breaks": "F10"})
        assert program.need_tournament().regulations.tie_breaks == ("DE/FIRST", "ARO", "LOTS")
        await pilot.press("S")
        text = " ".join(screen_text(pilot.app).split())
        assert "The tie-breaks were changed after round 3 was paired" in text
        assert "DE: Direct encounter, for first place only" in text


def tournament_program(app: object) -> PaircardApp:
    """Return the program that the screens belong to."""
    assert isinstance(app, PaircardApp)
    return app
