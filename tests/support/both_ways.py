"""One event done twice, by keys on a screen and in lines, entry by entry: what is stored must be the same.

Every step is done in lines first. The screen has done its part when its journal is as long; where it grows otherwise,
or a step asks something else there, the two are told apart at that step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.widgets import Input

from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.tui.dialogs.on_screen.choice import Choice
from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.line.typed_ahead import named_field
from tests.support.line import Conversation
from tests.support.screen import EventPilot, screen_text

Told = tuple[int, int, object]
"""What must be the same of an entry: its stage, which of the commands of the step it is of, what happened."""
NAMED = frozenset({"enter", "tab", "escape", "down", "up", "space", "left_square_bracket", "right_square_bracket"})
"""Keys with a name; what is none of them is typed letter by letter."""


@dataclass(frozen=True)
class Step:
    """Something an arbiter does, in both ways."""

    line: str
    keys: tuple[str | dict[str, str], ...]
    """Keys, texts, and forms: a text for each field by its name or label, from the first to the last."""


@dataclass(frozen=True)
class BothWays:
    """The same event twice."""

    pilot: EventPilot
    talk: Conversation

    async def do(self, step: Step) -> None:
        """Do a step in lines, then by keys, and hold what was stored side by side."""
        before = _entries(self.talk.session.program.tournament)
        self.talk.say(step.line)
        assert not self.talk.refused, f"{step.line}: {self.talk.refused}"
        wanted = _entries(self.talk.session.program.tournament)
        for each in step.keys:
            await (self._fill_in(each) if isinstance(each, dict) else self._press(each))
        for _ in range(1200):
            if len(_entries(self.pilot.app.tournament)) >= len(wanted):
                break
            await self.pilot.pause(0.05)
        await self.pilot.pause()
        stored = _entries(self.pilot.app.tournament)
        by_keys, in_lines = (list(_told(each[len(before) :])) for each in (stored, wanted))
        assert by_keys == in_lines, _apart(step, by_keys, in_lines, screen_text(self.pilot.app))

    async def _press(self, keys: str) -> None:
        await self.pilot.press(*([keys] if keys in NAMED else keys))
        await self.pilot.pause()

    async def _fill_in(self, fields: dict[str, str]) -> None:
        """Type into the fields of the form on the screen, whatever their order, and save it."""
        for name, text in fields.items():
            await self._go_to(name)
            field = self.pilot.app.focused
            if isinstance(field, Input):
                await self.pilot.press("end", "ctrl+u", *text)
            else:
                assert isinstance(field, Choice)
                await self.pilot.press(*["space"] * (field.values.index(text) - field.values.index(field.value)))
                assert field.value == text
        await self.pilot.press("enter")
        await self.pilot.pause()

    async def _go_to(self, called: str) -> None:
        form = self.pilot.app.screen
        assert isinstance(form, FormDialog), screen_text(self.pilot.app)
        field = named_field(
            [each for each in form.question.fields if form.input(each.name) in form.focus_chain], called
        )
        assert field is not None, f"{called}: {[each.label for each in form.question.fields]}"
        name = field.name
        for _ in range(40):
            focused = self.pilot.app.focused
            if focused is not None and focused.id == name:
                return
            await self.pilot.press("down")
        raise AssertionError(f"no field {name} on\n{screen_text(self.pilot.app)}")


def _apart(step: Step, by_keys: list[Told], in_lines: list[Told], screen: str) -> str:
    """Say at which step, and in what, the two are not the same."""
    return "\n".join((step.line, "by keys:", *map(str, by_keys), "in lines:", *map(str, in_lines), screen))


def _entries(tournament: Tournament | None) -> tuple[Entry, ...]:
    return () if tournament is None else tournament.entries


def _told(entries: tuple[Entry, ...]) -> Iterator[Told]:
    for entry in entries:
        yield entry.stage, entry.command - entries[0].command, entry.event
