"""More sections than one: open another, name or close the one shown, move somebody over."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from paircard.core.commands import ChangeStage, CloseStage, Command, MoveEntrant, OpenStage
from paircard.core.event.ids import ContestantId
from paircard.core.event.names import stage_title
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.system_form import SystemForm, regulations_chosen, system_and_rounds, tie_break_field
from paircard.tui.screens.entrants.chosen import need_contestant
from paircard.tui.screens.entrants.many_at_once import move_all
from paircard.tui.screens.entrants.members import transfer
from paircard.tui.sentences.sections import section_named, sections

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def _open_section(at: EntrantsPresenter) -> None:
    """Ask for its name, its rounds, its system, and what the one shown is called."""
    program, shown = at.program, at.program.need_tournament()

    def save(values: Values) -> None:
        regulations = regulations_chosen(fields, values, shown.regulations)
        commands: list[Command] = [OpenStage(values["name"], regulations)]
        if values["this"] != shown.facts.name:
            commands.insert(0, ChangeStage(shown.stage, values["this"]))
        program.execute(*commands)

    fields = [
        Field("name", mark("Section"), hint=tr("such as B")),
        *system_and_rounds(shown.regulations),
        Field("this", mark("This section"), shown.facts.name, hint=tr("what the one shown is called, such as A")),
        tie_break_field(shown.regulations),
    ]
    form = SystemForm(tr("New section"), fields, save)
    form.system = shown.regulations.system
    if await program.ask(form) is None:
        return
    opened = max(program.need_tournament().world)
    if program.branch is None:
        program.show_stage(opened)
    name = program.need_tournament().seen(opened).stage_name
    program.say(tr("Section {name} is open: n enters its players. V shows another section.", name=name))


async def _rename_section(at: EntrantsPresenter) -> None:
    """Ask for the name."""
    program, shown = at.program, at.program.need_tournament()

    def save(values: Values) -> None:
        program.execute(ChangeStage(shown.stage, values["name"], shown.facts.pool))

    form = Form(tr("Rename this section"), [Field("name", mark("Section"), shown.facts.name)], save)
    if await program.ask(form) is not None:
        program.say(tr("This is {section} now.", section=stage_title(program.need_tournament())))


class CloseSection(EventCommand):
    """Close the section shown, in which nobody is entered: it is shown no more. Undo opens it again."""

    changes = True
    key = "k"
    label = "Close"
    words = "section, group, division, remove, delete"
    takes = "y"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """The only one stays."""
        if tournament is None or tournament.several:
            return super().obstacle(tournament)
        return tr("This event has one section only: A opens another.")

    async def run(self, at: EntrantsPresenter) -> None:
        """Refuse where there is somebody, ask, and show the first section."""
        program, shown = at.program, at.program.need_tournament()
        close = CloseStage(shown.stage)
        close.decide(shown)  # refused before anything is asked
        question = tr("Nobody is entered in {section}: close it?", section=stage_title(shown))
        if await program.ask(Confirm(tr("Close this section"), question, tr("close it"))) is None:
            return
        program.execute(close)
        if program.branch is None:
            program.show_stage(program.need_tournament().stages[0])
        program.say(tr("Closed: {section}. u opens it again.", section=stage_title(shown)))


class MoveToSection(EventCommand):
    """Move the entrant under the cursor to another section, before round 1 of either is paired.

    Where a team is open it moves its member to another team; once round 1 is paired that needs a reason.
    """

    changes = True
    key = "C"
    label = "Move"
    words = "section, group, division, transfer"
    takes = "SECTION or TEAM; REASON"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """There must be another one, or a team to move to."""
        if tournament is None or tournament.several or tournament.of_teams:
            return super().obstacle(tournament)
        return tr("This event has one section only: A opens another.")

    def run(self, at: EntrantsPresenter) -> Awaitable[None] | None:
        """Ask where to."""
        if at.team:
            return transfer(at)
        tournament = at.program.need_tournament()
        if not tournament.several:
            raise Refusal(tr("This event has one section only: A opens another. Enter opens a team, C moves a member."))
        return move_all(at) if at.marked else _move(at, tournament, need_contestant(at).id)


async def _move(at: EntrantsPresenter, shown: Tournament, id_: ContestantId) -> None:
    others = tuple(name for name, stage in sections(shown).items() if stage != shown.stage)
    who = shown.registrations[id_].entrant.name

    def save(values: Values) -> None:
        target = section_named(shown, values["section"])
        at.program.execute(MoveEntrant(id_, shown.stage, target))

    form = Form(tr("Move {player}", player=who), [Field("section", mark("Section"), others[0], choices=others)], save)
    values = await at.program.ask(form)
    if values is not None:
        name = stage_title(shown.seen(section_named(shown, values["section"])))
        at.program.say(tr("{player} is in {stage} now.", player=who, stage=name))


# fmt: off
OpenSection = row("OpenSection", "A", "New section", _open_section,
    "Open one more section of the event, with a system, entrants, rounds and papers of its own; it is shown then. "
    "Its other regulations are those of the section shown; t changes them.",
    of=EventCommand, words="stage, group, division, final, add",
    takes="NAME; ROUNDS; NAME OF THIS SECTION; SYSTEM=; ...", changes=True)
RenameSection = row("RenameSection", "r", "Rename", _rename_section,
    "Call the section shown by another name: on the screens, on papers and pages.",
    of=EventCommand, words="section, group, division, name, call", takes="NAME", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (OpenSection, RenameSection, CloseSection, MoveToSection)
