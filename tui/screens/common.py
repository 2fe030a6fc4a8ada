"""Commands that every screen of an open event has."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from core.commands import Redo, Undo
from core.event.journal import Entry
from core.event.round_facts import RoundPublished
from core.event.tournament import Tournament
from core.review.undo_preview import consequences
from core.values.language import mark, tr
from tui import sentence
from tui.clock import local_time
from tui.command import EventCommand, ScreenCommand, calling
from tui.dialogs.ask import Confirm
from tui.dialogs.form import Field, NotedForm, Values
from tui.dialogs.settings_form import change_settings
from tui.presenter import Presenter
from tui.sections import section_named, sections
from tui.stage_list import stage_lines
from tui.what_if import begin, compare


class ShowSection(EventCommand):
    """Show another section of the event: every screen shows it then, and what is typed goes there.

    Lists all sections, groups and finals: system, players, rounds played, what is missing.
    """

    key = "V"
    label = "Section"
    words = "stage, group, division, final, switch"
    takes = "NAME"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Most events have one."""
        if tournament is None or tournament.several:
            return super().obstacle(tournament)
        return tr("This event has one section only.")

    async def run(self, at: Presenter) -> None:
        """Ask which."""
        program, shown = at.program, at.program.need_tournament()

        def save(values: Values) -> None:
            program.show_stage(section_named(shown, values["section"]))

        field = Field("section", mark("Section"), shown.stage_name, choices=tuple(sections(shown)))
        form = NotedForm(tr("Show a section"), [field], save)
        form.note = "\n".join(stage_lines(shown))
        if await program.ask(form) is not None:
            program.say(tr("Every screen shows {stage} now.", stage=program.need_tournament().stage_title))


class PrintPaper(EventCommand):
    """See a paper as it will be printed, first the one that belongs to this screen; print it or write it to a file."""

    key = "O"
    label = "Print"
    words = "printer, pdf, paper, output"

    def run(self, at: Presenter) -> None:
        """Go to the papers."""
        paper, back = at.paper(), at.mode
        at.program.visit("papers", lambda place: place.open(paper, back))


class PaperNow(EventCommand):
    """Take everything to go on by hand: wall chart and start cards with room for more, a blank sheet, blank slips.

    Print it at any moment. Rounds that were paired by hand are typed back on Pairings by From paper.
    """

    key = "N"
    label = "Paper now"
    words = "emergency, power, fallback"

    def run(self, at: Presenter) -> None:
        """Show it; one key more prints it or writes it to a file."""
        back = at.mode
        at.program.visit("papers", lambda place: place.open(("fallback", None), back))


class ProgramSettings(ScreenCommand):
    """Change the settings of the program on this machine: language, print command, pager.

    They are yours, not the event's. Another language takes effect at the next start.
    """

    key = "comma"
    key_shown = ","
    label = "Program"
    words = "options, preferences, language, printer, theme, colours, dark, light"
    takes = "LANGUAGE; PRINT COMMAND; PAGER"

    async def run(self, at: Presenter) -> None:
        """Open the form."""
        await change_settings(at.program)


class BackToNow(ScreenCommand):
    """Come back to now from an earlier state of the event; leave what is under way on this screen."""

    key = "escape"
    key_shown = "Esc"
    label = "Now"
    words = "escape, leave, back"
    does = calling(Presenter.leave)


class UndoLast(EventCommand):
    """Take back the last command, whatever it was and whoever gave it; the journal keeps both.

    What will change is shown first, except for a result of yours in the round shown.
    """

    changes = True
    key = "u"
    label = "Undo"
    words = "cancel, revert, back, mistake"
    footer = True
    takes = "y"

    async def run(self, at: Presenter) -> None:
        """Ask where it is more than one's own last result before the eyes."""
        program, tournament = at.program, at.program.need_tournament()
        Undo().decide(tournament)  # refused before anything is asked
        command = tournament.timeline.last(tournament.stage)
        entries = tournament.events_of(command)
        what = sentence.of_command(tournament, command)
        question = "" if self._plain(at, entries) else _doubt(at, tournament, entries, what)
        if question and await program.ask(Confirm(tr("Undo?"), question)) is None:
            return
        if program.perform(Undo(), tr("Undone: {what}", what=what)):
            at.go_where([entry.event for entry in entries])

    @staticmethod
    def _plain(at: Presenter, entries: Sequence[Entry]) -> bool:
        """Whether it is a result of one's own, the last thing typed, and on the screen."""
        tournament = at.program.need_tournament()
        if entries[0].arbiter != at.program.arbiter or not sentence.is_small(tournament, entries[0].command):
            return False
        return not at.in_vain and at.shows([entry.event for entry in entries])


def _doubt(at: Presenter, tournament: Tournament, entries: Sequence[Entry], what: str) -> str:
    """Return what is asked before an undo: what it is about, whose it is and of when, and what will change."""
    arbiter, time = entries[0].arbiter, local_time(entries[0].time)
    takes_back = tr("This takes back: {what} ({arbiter}, {time})", what=what, arbiter=arbiter, time=time)
    after = tournament.record(Undo().decide(tournament), arbiter=at.program.arbiter, time="")
    in_vain = [tr("What you typed last has changed nothing: {what}", what=said)] if (said := at.in_vain) else []
    question = "\n".join((*in_vain, takes_back, "", *map(str, consequences(tournament, after)), "", tr("U redoes it.")))
    if any(isinstance(entry.event, RoundPublished) for entry in entries):
        stands = tournament.system.citing(tr("A published pairing stands."), "publication")
        warning = f"{stands} {tr('Take the publication back only if nobody has seen it.')}"
        question += f"\n\n{warning}"
    return question


class RedoLast(EventCommand):
    """Put back what was undone last."""

    changes = True
    key = "U"
    label = "Redo"
    words = "again, repeat"

    def run(self, at: Presenter) -> None:
        """Redo."""
        tournament = at.program.need_tournament()
        command = tournament.timeline.next(tournament.stage)
        what = sentence.of_command(tournament, command) if command else ""
        if at.program.perform(Redo(), tr("Redone: {what}", what=what)):
            at.go_where([entry.event for entry in tournament.events_of(command)])


class WhatIf(EventCommand):
    """Try something without storing it: a second W shows what would be different in groups, pairing, floats, colours.

    Results, ratings, presence and options are changed where they always are. Then take over or drop it all.
    """

    key = "W"
    label = "What if"
    words = "try, experiment, simulate"
    takes = "t or d"

    def run(self, at: Presenter) -> Awaitable[None] | None:
        """Begin, or compare and end."""
        program = at.program
        if program.branch is not None:
            return compare(program, program.branch)
        begin(program)
        return None


class ShowHelp(ScreenCommand):
    """Show every key of this screen and what it does."""

    key = "question_mark"
    key_shown = "?"
    label = "Help"
    words = "keys, shortcuts, manual"
    footer = True
    takes = "COMMAND"

    def run(self, at: Presenter) -> None:
        """Open the help of this screen."""
        at.program.show_help(at)


class Palette(ScreenCommand):
    """Find a command by its name."""

    key = "ctrl+p,colon"
    key_shown = "ctrl+p :"
    label = "Palette"
    words = "search, find, commands"
    takes = "PART OF A NAME"

    def run(self, at: Presenter) -> None:
        """Open the palette."""
        at.program.action_command_palette()


class Quit(ScreenCommand):
    """Leave the program. Everything typed is on disk already."""

    key = "q"
    label = "Quit"
    words = "exit, close, save, end"
    takes = "y"

    async def run(self, at: Presenter) -> None:
        """Leave; ask first if something was tried that is not stored."""
        branch = at.program.branch
        if branch is not None and branch.commands:
            text = tr("What was tried is not stored. W takes it over.")
            if await at.program.ask(Confirm(tr("Leave without it?"), text)) is None:
                return
        at.program.exit()
