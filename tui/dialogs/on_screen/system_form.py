"""The forms that ask for a system and what it asks for, on a screen: what means nothing to it is not seen."""

from __future__ import annotations

from rich.text import Text
from textual import on
from textual.widgets import Input, Static

from paircard.core.event.regulations import Regulations
from paircard.core.facets.system import System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tiebreaks import codes_kept
from paircard.core.values.language import tr
from paircard.tui.dialogs.on_screen.form import FormDialog, NotedFormDialog
from paircard.tui.dialogs.settled_fields import SettledField
from paircard.tui.dialogs.stage_form import YES_NO, FinalForm
from paircard.tui.dialogs.system_form import (
    NewEventForm,
    SystemForm,
    codes_in_words,
    is_usual,
    name_of_system,
    note_on,
    system_chosen,
)
from paircard.tui.looks.styles import QUIET
from paircard.tui.program.new_event import usual_tie_breaks


class SystemDialog(FormDialog):
    """Fields that come and go with the system chosen."""

    question: SystemForm

    def on_mount(self) -> None:
        """Follow the choice of the system, and all on which it rests whether something else is asked."""
        if any(field.name == "system" for field in self.question.fields):
            self.watch(self.input("system"), "value", self._follow, init=False)
        settled = [field for field in self.question.fields if isinstance(field, SettledField)]
        governing = {(each.system, each.choosable.where[0]) for each in settled if each.choosable.where}
        for field in settled:
            if (field.system, field.choosable.field) in governing:
                self.watch(self.input(field.name), "value", self._show_asked, init=False)
        self._show_asked()
        for each in self.question.fields:
            if each.name == "tie_breaks":
                self.tell_codes(each.value, SYSTEMS[self.question.system])

    @on(Input.Changed, "#tie_breaks")
    def follow_codes(self, event: Input.Changed) -> None:
        """Say what the codes mean, or what is wrong with them."""
        self.tell_codes(
            event.value, SYSTEMS[system_chosen(self._typed_values(), Regulations(system=self.question.system))]
        )

    def tell_codes(self, codes: str, system: System) -> None:
        """Say under the codes what they mean."""
        self.query_one("#tie_breaks-words", Static).update(Text(codes_in_words(codes, system), QUIET))

    def _follow(self, before: str, now: str) -> None:
        """Show other fields, and the usual tie-breaks of the other system in place of those of the one before."""
        named = {name_of_system(system): system for system in SYSTEMS.values()}
        line = self.input("tie_breaks")
        if isinstance(line, Input) and is_usual(line.value, named[before]):
            line.value = ",".join(codes_kept(usual_tie_breaks(named[now]), named[now].tie_break_book))
        self._show_asked()

    def _show_asked(self) -> None:
        values = {field.name: self.input(field.name).value for field in self.question.fields}
        for field in self.question.fields:
            row = self.input(field.name).parent
            if row is not None and hasattr(row, "display"):
                row.display = self.question.asks(field, values)


class NewEventDialog(SystemDialog, NotedFormDialog):
    """The same with a note, which says what the codes mean."""

    question: NewEventForm

    def tell_codes(self, codes: str, system: System) -> None:
        """Say it in the note."""
        self.question.tell_note(note_on(codes, system))


class FinalDialog(SystemDialog, NotedFormDialog):
    """The same for a final."""

    question: FinalForm

    def on_mount(self) -> None:
        """Follow who goes on."""
        if any(field.name == "out" for field in self.question.fields):
            self.watch(self.input("out"), "value", self._show_asked, init=False)

    def _show_asked(self) -> None:
        super()._show_asked()
        values = {field.name: self.input(field.name).value for field in self.question.fields}
        if any(field.name == "carry" and not self.question.asks(field, values) for field in self.question.fields):
            self.input("carry").value = tr(YES_NO[0])  # nobody sees it any more
