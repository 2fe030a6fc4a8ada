"""What a command would ask here and now: it is run on a branch that stores nothing, and its questions are noted.

Nobody writes down what a command asks in a round robin, a cup or a match: it is found out by asking. Every question is
answered as a script would that types nothing, and the first that has no such answer ends it.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn, cast

from paircard.core.commands import Command
from paircard.core.event.tournament import Tournament
from paircard.core.review.branch import Branch
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.storage.event_file import utc_now
from paircard.tui.commands.command import Offering, ScreenCommand
from paircard.tui.dialogs.ask import AskLine, Choose, Reading
from paircard.tui.dialogs.form import Form
from paircard.tui.dialogs.in_turn import FormInTurn, in_turn
from paircard.tui.dialogs.question import Answer, Question
from paircard.tui.dialogs.witnessed import Witnessed
from paircard.tui.line.at_once import at_once
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.program import LineProgram
from paircard.tui.line.talk import Talk


class Enough(Exception):
    """What comes next depends on an answer that nobody has given, or would reach beyond the event."""


class Rehearsal(LineProgram):
    """A program that stores, shows and writes nothing, and notes what it is asked to ask."""

    def __init__(self, program: LineProgram, *, to_the_end: bool) -> None:
        """Begin where a program stands; `to_the_end`: give answers, and go on to the questions behind them."""
        super().__init__(_silent(), arbiter=program.arbiter)
        self.questions: list[Question[Any]] = []
        self._to_the_end = to_the_end
        self.event, self.stage, self.tour = program.event, program.stage, None
        self.looking_back, self.branch = program.looking_back, program.branch
        self._tournament = here = program.tournament
        self._tried = Branch.of(here or Tournament.beginning(SYSTEMS))

    async def ask(self, dialog: Question[Answer]) -> Answer | None:
        """Note a question, and answer it as if nothing were typed."""
        return self.answer(dialog)

    def answer(self, dialog: Question[Answer]) -> Answer | None:
        """Note a question, and answer it as if nothing were typed."""
        if isinstance(dialog, Reading):
            return None
        if isinstance(dialog, FormInTurn):
            return cast("Answer | None", in_turn(dialog.questions(), self.answer))
        self.questions.append(dialog)
        if not self._to_the_end:
            raise Enough
        return cast("Answer", _as_a_script_would(dialog))

    def now(self) -> Tournament:
        """Return the event as it stands, with what was tried on it."""
        return self.need_tournament()

    def execute(self, *commands: Command) -> Tournament:
        """Try commands, and store nothing."""
        commands, _ = self._agreed_to(commands)
        self._tried = self._tried.after(*commands, arbiter=self.arbiter, time=utc_now())
        self.tournament = self._tried.state
        return self.tournament

    def follow_others(self) -> None:
        """Leave the file alone."""

    def notice(self, notices: Sequence[str]) -> None:
        """Ask for nothing: what is only noticed has no answer."""

    def switch_mode(self, mode: str) -> NoReturn:
        """End: what a command asks stands before where it leads."""
        raise Enough(mode)

    def visit(self, mode: str, then: Callable[[Any], None]) -> None:  # noqa: ARG002
        """End: what a command asks stands before where it leads."""
        raise Enough(mode)

    def open_event(self, path: Path) -> bool:
        """End: only this event is rehearsed."""
        raise Enough(path)

    def aside(self, work: Callable[[], str]) -> None:
        """End: what is slow reaches beyond the event."""
        raise Enough(work)

    def publish_into(self, folder: Path) -> None:
        """End: no page is written."""
        raise Enough(folder)

    def page(self, text: str) -> None:
        """End: no pager is shown."""
        raise Enough(text)

    def show_help(self, place: Offering) -> None:
        """End: help rehearses."""
        raise Enough(place)

    def action_command_palette(self) -> None:
        """End: it rehearses too."""
        raise Enough

    def exit(self) -> None:
        """End."""
        raise Enough

    def write_recent(self) -> None:
        """Write nothing: nothing has happened."""


def rehearsed(place: LinePresenter, offer: type[ScreenCommand]) -> Sequence[Question[Any]] | None:
    """Return what a command would ask at a place now, in order; None where that cannot be told as things stand."""
    if not offer.takes or offer.obstacle(place.tournament):
        return None
    rehearsal = Rehearsal(place.program, to_the_end=offer.changes)
    here = place.beside(rehearsal)
    rehearsal.begin_at(here)
    try:
        if (waiting := here.carry_out(offer)) is not None:
            at_once(waiting)
    except (Refusal, Enough):
        return rehearsal.questions or None
    return rehearsal.questions


def _as_a_script_would(dialog: Question[Any]) -> object:
    """Return what stands in a question already; raise `Enough` where nothing does."""
    match dialog:
        case Choose():
            return next(iter(dialog.choices))
        case Witnessed():
            return "y"
        case AskLine(value=value) if value:
            return value
        case Form(again=False, ends_empty=False):
            values, _ = dialog.saved({field.name: field.value for field in dialog.fields})
            return values
    raise Enough


def _silent() -> Talk:
    return Talk(
        io.StringIO(), io.StringIO(), io.StringIO(),
        interactive=False, ascii_only=False, interrupts=Interrupts(interactive=False),
    )  # fmt: skip
