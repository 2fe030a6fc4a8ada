"""Commands that every screen of an open event has."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from paircard.core.commands import Redo, Undo
from paircard.core.event.journal import Entry
from paircard.core.event.journal_queries import events_of
from paircard.core.event.names import stage_title
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.undo_preview import consequences
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import FIRST, EventCommand, calling, row
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.form import Field, NotedForm, Values
from paircard.tui.dialogs.settings_form import change_settings
from paircard.tui.program.what_if import begin_what_if, compare_what_if
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.local_time import local_time
from paircard.tui.sentences.sections import section_named, sections
from paircard.tui.sentences.stages import stage_lines


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
            program.say(tr("Every screen shows {stage} now.", stage=stage_title(program.need_tournament())))


def _print_paper(at: Presenter) -> None:
    """Go to the papers."""
    paper, back = at.paper(), at.mode
    at.program.visit("papers", lambda place: place.open(paper, back))


def _paper_now(at: Presenter) -> None:
    """Show it; one key more prints it or writes it to a file."""
    back = at.mode
    at.program.visit("papers", lambda place: place.open(("fallback", None), back))


async def _program_settings(at: Presenter) -> None:
    """Open the form."""
    await change_settings(at.program)


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
        entries = events_of(tournament, command)
        what = journal_entry.of_command(tournament, command)
        question = "" if self._plain(at, entries) else _doubt(at, tournament, entries, what)
        if question and await program.ask(Confirm(tr("Undo?"), question)) is None:
            return
        if program.perform(Undo(), tr("Undone: {what}", what=what)):
            at.go_where([entry.event for entry in entries])

    @staticmethod
    def _plain(at: Presenter, entries: Sequence[Entry]) -> bool:
        """Whether it is a result of one's own, the last thing typed, and on the screen."""
        tournament = at.program.need_tournament()
        if entries[0].arbiter != at.program.arbiter or not journal_entry.is_small(tournament, entries[0].command):
            return False
        return not at.in_vain and not _rested_on(tournament, entries) and at.shows([entry.event for entry in entries])


def _rested_on(tournament: Tournament, entries: Sequence[Entry]) -> bool:
    """Whether a later pairing rests on a result that is to be taken back: a report may tell of it."""
    if system_of(tournament).rounds.beforehand:
        return False
    return any(getattr(entry.event, "round", tournament.scheduled) < tournament.scheduled for entry in entries)


def _doubt(at: Presenter, tournament: Tournament, entries: Sequence[Entry], what: str) -> str:
    """Return what is asked before an undo: what it is about, whose it is and of when, and what will change."""
    arbiter, time = entries[0].arbiter, local_time(entries[0].time)
    takes_back = tr("This takes back: {what} ({arbiter}, {time})", what=what, arbiter=arbiter, time=time)
    after = tournament.record(Undo().decide(tournament), arbiter=at.program.arbiter, time="")
    in_vain = [tr("What you typed last has changed nothing: {what}", what=said)] if (said := at.in_vain) else []
    question = "\n".join((*in_vain, takes_back, "", *map(str, consequences(tournament, after)), "", tr("U redoes it.")))
    if any(isinstance(entry.event, RoundPublished) for entry in entries):
        stands = system_of(tournament).citing(tr("A published pairing stands."), "publication")
        warning = f"{stands} {tr('Take the publication back only if nobody has seen it.')}"
        question += f"\n\n{warning}"
    return question


def _redo_last(at: Presenter) -> None:
    """Redo."""
    tournament = at.program.need_tournament()
    command = tournament.timeline.next(tournament.stage)
    what = journal_entry.of_command(tournament, command) if command else ""
    if at.program.perform(Redo(), tr("Redone: {what}", what=what)):
        at.go_where([entry.event for entry in events_of(tournament, command)])


def _what_if(at: Presenter) -> Awaitable[None] | None:
    """Begin, or compare and end."""
    program = at.program
    if program.branch is not None:
        return compare_what_if(program, program.branch)
    begin_what_if(program)
    return None


def _show_help(at: Presenter) -> None:
    """Open the help of this screen."""
    at.program.show_help(at)


def _palette(at: Presenter) -> None:
    """Open the palette."""
    at.program.action_command_palette()


async def _quit(at: Presenter) -> None:
    """Leave; ask first if something was tried that is not stored."""
    branch = at.program.branch
    if branch is not None and branch.commands:
        text = tr("What was tried is not stored. W takes it over.")
        if await at.program.ask(Confirm(tr("Leave without it?"), text)) is None:
            return
    at.program.exit()


# fmt: off
PrintPaper = row("PrintPaper", "O", "Print", _print_paper,
    "See a paper as it will be printed, first the one that belongs to this screen; print it or write it to a file.",
    of=EventCommand, words="printer, pdf, paper, output")
PaperNow = row("PaperNow", "N", "Paper now", _paper_now,
    "Take everything to go on by hand: wall chart and start cards with room for more, a blank sheet, blank slips. "
    "Print it at any moment. Rounds that were paired by hand are typed back on Pairings by From paper.",
    of=EventCommand, words="emergency, power, fallback")
ProgramSettings = row("ProgramSettings", "comma", "Program", _program_settings,
    "Change the settings of the program on this machine: language, print command, pager. They are yours, not the "
    "event's. Another language takes effect at the next start.",
    shown=",", words="options, preferences, language, printer, theme, colours, dark, light",
    takes="LANGUAGE; PRINT COMMAND; PAGER")
BackToNow = row("BackToNow", "escape", "Now", calling(Presenter.leave),
    "Come back to now from an earlier state of the event; leave what is under way on this screen.",
    shown="Esc", words="escape, leave, back")
RedoLast = row("RedoLast", "U", "Redo", _redo_last,
    "Put back what was undone last.",
    of=EventCommand, words="again, repeat", changes=True)
WhatIf = row("WhatIf", "W", "What if", _what_if,
    "Try something without storing it: a second W shows what would be different in groups, pairing, floats, "
    "colours. Results, ratings, presence and options are changed where they always are. Then take over or drop it "
    "all.",
    of=EventCommand, words="try, experiment, simulate", takes="t or d")
ShowHelp = row("ShowHelp", "question_mark", "Help", _show_help,
    "Show every key of this screen and what it does.",
    shown="?", footer=FIRST, words="keys, shortcuts, manual", takes="COMMAND")
Palette = row("Palette", "ctrl+p,colon", "Palette", _palette,
    "Find a command by its name.",
    shown="ctrl+p :", words="search, find, commands", takes="PART OF A NAME")
Quit = row("Quit", "q", "Quit", _quit,
    "Leave the program. Everything typed is on disk already.",
    words="exit, close, save, end", takes="y")
# fmt: on
