"""More sections than one: open another, name the one shown, move somebody over."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import TYPE_CHECKING

from core.commands import ChangeStage, Command, MoveEntrant, OpenStage
from core.errors import Refusal
from core.event.tournament import Tournament
from core.language import mark, tr
from tui.command import EventCommand, ScreenCommand
from tui.dialogs.event_form import typed_rounds
from tui.dialogs.form import Field, Form, Values
from tui.screens.entrants.entering import NOBODY
from tui.sections import section_named, sections

if TYPE_CHECKING:
    from tui.screens.entrants.presenter import EntrantsPresenter


class OpenSection(EventCommand):
    """Open one more section of the event, with entrants, rounds and papers of its own; it is shown then.

    Its regulations are those of the section shown, but for the rounds; t changes them.
    """

    changes = True
    key = "A"
    label = "New section"
    words = "stage, group, division, final, add"
    takes = "NAME; ROUNDS; NAME OF THIS SECTION"

    async def run(self, screen: EntrantsPresenter) -> None:
        """Ask for its name, its rounds, and what the one shown is called."""
        program, shown = screen.program, screen.program.need_tournament()

        def save(values: Values) -> None:
            regulations = replace(shown.regulations, rounds=typed_rounds(values["rounds"]))
            commands: list[Command] = [OpenStage(values["name"], regulations)]
            if values["this"] != shown.facts.name:
                commands.insert(0, ChangeStage(shown.stage, values["this"]))
            program.execute(*commands)

        fields = [
            Field("name", mark("Name"), hint=tr("such as B")),
            Field("rounds", mark("Rounds"), str(shown.regulations.rounds)),
            Field("this", mark("This section"), shown.facts.name, hint=tr("what the one shown is called, such as A")),
        ]
        if await program.ask(Form(tr("New section"), fields, save)) is None:
            return
        opened = max(program.need_tournament().world)
        if program.branch is None:
            program.show_stage(opened)
        name = program.need_tournament().seen(opened).stage_name
        program.say(tr("Section {name} is open: n enters its players. V shows another section.", name=name))


class MoveToSection(EventCommand):
    """Move the entrant under the cursor to another section, before round 1 of either is paired."""

    changes = True
    key = "M"
    label = "Move"
    words = "section, group, division, transfer"
    takes = "SECTION"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """There must be another one."""
        if tournament is None or tournament.several:
            return super().obstacle(tournament)
        return tr("This event has one section only: A opens another.")

    def run(self, screen: EntrantsPresenter) -> Awaitable[None] | None:
        """Ask where to."""
        player = screen.chosen
        if player is None:
            raise Refusal(tr(NOBODY))
        return _move(screen, screen.program.need_tournament(), player.id)


async def _move(screen: EntrantsPresenter, shown: Tournament, id_: int) -> None:
    others = tuple(name for name, stage in sections(shown).items() if stage != shown.stage)
    who = shown.registrations[id_].entrant.name

    def save(values: Values) -> None:
        target = section_named(shown, values["section"])
        screen.program.execute(MoveEntrant(id_, shown.stage, target))

    form = Form(tr("Move {player}", player=who), [Field("section", mark("Section"), others[0], choices=others)], save)
    values = await screen.program.ask(form)
    if values is not None:
        name = shown.seen(section_named(shown, values["section"])).stage_name
        screen.program.say(tr("{player} is in {stage} now.", player=who, stage=name))


COMMANDS: tuple[type[ScreenCommand], ...] = (OpenSection, MoveToSection)
