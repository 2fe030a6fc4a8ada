"""The five levels of warning: commands ask as their level says, on the screen, in lines, in a script."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path

import pytest

from paircard.core.commands import Command, LeaveFideMode
from paircard.core.event.tournament import Tournament
from paircard.core.review.levels import TABLE, Row, warned_of
from paircard.core.values.errors import ForbiddenInFideMode, Refusal
from paircard.core.values.warned import Level
from paircard.data.storage.event_file import EventFile
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.program import LineProgram
from paircard.tui.line.talk import Talk
from paircard.tui.line.typed_ahead import Answers
from tests.support.screen import opened, screen_text
from tests.support.warned_commands import EXAMPLES

ROWS = {f"{row.question} {row.commands[0].__name__}": row for row in TABLE}
AGREED = {Level.NOTICE: "", Level.QUESTION: "y", Level.TWICE: "y; y; because"}
"""What is typed behind a command, by its level."""


def test_every_row_has_a_key_of_its_own_and_an_example() -> None:
    assert len(ROWS) == len(TABLE)
    assert {*EXAMPLES} == {*ROWS}


class Typed(LineProgram):
    """Line mode with an event open, and what was said in it."""

    def __init__(self, event: EventFile, lines: str = "", *, answers: str = "", interactive: bool = False) -> None:
        """`lines` are those that follow, `answers` what is typed behind the command."""
        self.out, self.err = io.StringIO(), io.StringIO()
        interrupts = Interrupts(interactive=interactive)
        talk = Talk(
            io.StringIO(lines), self.out, self.err, interactive=interactive, ascii_only=False, interrupts=interrupts
        )
        super().__init__(talk, arbiter="Anna")
        self.event, self.answers = event, Answers(answers)
        self._tournament: Tournament | None = event.tournament

    def stores(self, command: Command) -> bool:
        """Execute a command; tell whether it was stored."""
        before = self.now().revision
        try:
            self.execute(command)
        except Refusal:
            return False
        return self.now().revision > before


def as_asked(row: Row, event: EventFile, command: Command) -> Level:
    """Return the level at which a command is asked about; what the mode forbids is, once the mode is left."""
    if row.level is not Level.REFUSED:
        return row.level
    with pytest.raises(ForbiddenInFideMode, match="F on Entrants leaves FIDE mode") as refused:
        command.decide(event.tournament)
    assert refused.value.article
    assert not Typed(event, answers="y").stores(command)
    event.execute(LeaveFideMode("to go on"), arbiter="Anna")
    return Level.QUESTION


def all_asked(level: Level, event: EventFile, command: Command) -> tuple[Level, bool]:
    """Return the loudest level of a command, this one among them, and whether something is only noticed.

    Colours turned by hand are no pairing of the program, either.
    """
    levels = [each.level for each in warned_of(event.tournament, command)]
    assert level in levels
    return max(levels), Level.NOTICE in levels


@pytest.mark.parametrize("key", ROWS)
def test_in_a_script_and_in_lines(key: str, tmp_path: Path) -> None:
    event, command = EXAMPLES[key](tmp_path / "rated.json")
    level = as_asked(ROWS[key], event, command)
    level, noticed = all_asked(level, event, command)
    script = Typed(event, "y\ny\nbecause\n")
    if level >= Level.QUESTION:
        assert not script.stores(command)  # the lines after it are no answers
        assert not Typed(event, answers="n").stores(command)
        person = Typed(event, "\n", interactive=True)
        assert not person.stores(command)  # Enter alone stays
        assert "Cancelled." in person.out.getvalue()
    if level is Level.TWICE:
        assert not Typed(event, answers="y").stores(command)
        assert not Typed(event, answers="y; y").stores(command)
    typed = Typed(event, answers=AGREED[level])
    assert typed.stores(command)
    assert ("Notice: " in typed.out.getvalue()) is noticed


async def test_on_the_screen(tmp_path: Path) -> None:
    """One program for all rows: staying comes first among the keys, and once a level it is tried that it stays."""
    stayed: set[Level] = set()
    async with opened(None) as pilot:

        async def put(command: Command) -> str:
            with suppress(Refusal):  # as the question comes first
                pilot.app.execute(command)
            await pilot.pause()
            while not screen_text(pilot.app):  # on a busy machine the question is not laid out yet
                await pilot.pause(0.02)
            return screen_text(pilot.app)

        for at, (key, row) in enumerate(ROWS.items()):
            event, command = EXAMPLES[key](tmp_path / f"{at}.json")
            level, noticed = all_asked(as_asked(row, event, command), event, command)
            pilot.app.adopt(event)
            before = event.tournament.revision
            asked = await put(command)
            if level >= Level.QUESTION:
                assert -1 < asked.find("Esc ") < asked.find(" Enter/y "), f"{key}\n{asked}"
                assert event.tournament.revision == before, key
            if level >= Level.QUESTION and level not in stayed:
                stayed.add(level)
                await pilot.press("a", "escape")  # a stray letter answers nothing
                await pilot.pause()
                assert event.tournament.revision == before, key
                await put(command)
            await pilot.press(*("y", "enter", "tab", *"because", "enter") if level is Level.TWICE else "y")
            if noticed and level is not Level.NOTICE:
                await pilot.pause()
                assert "Notice" in screen_text(pilot.app), key
                await pilot.press("space")
            await pilot.pause()
            assert event.tournament.revision > before, key
            assert len(pilot.app.screen_stack) == 1, key
