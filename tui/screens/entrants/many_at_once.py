"""What is done with everybody marked: away from a round, withdrawn, in another section, struck out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import Command, MoveEntrant, RemoveEntrant, Several, WithdrawEntrant
from paircard.core.event.names import stage_title
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import AskReason, Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.entrants.marking import done, meant, names
from paircard.tui.sentences.sections import section_named, sections

if TYPE_CHECKING:
    from collections.abc import Callable

    from paircard.core.event.ids import ContestantId
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

    CommandOf = Callable[[Tournament, ContestantId, Values], Command | None]


async def absent_all(at: EntrantsPresenter, fields: list[Field], command_of: CommandOf) -> None:
    """Ask for the round, and take everybody marked as absent from it who is not yet."""
    people = meant(at)

    def save(values: Values) -> None:
        tournament = at.program.need_tournament()
        asked = (command_of(tournament, each.id, values) for each in people)
        commands = [each for each in asked if each is not None]
        if not commands:
            raise Refusal(tr("Nothing was changed."))
        at.program.execute(Several(tuple(commands)))

    title = trn("{count} will not play", "{count} will not play", len(people))
    form = Form(title, fields, save)
    form.last = True
    if await at.program.ask(form):
        done(at, trn("{count} is absent.", "{count} are absent.", len(people)))


async def withdraw_all(at: EntrantsPresenter) -> None:
    """Name everybody marked, ask for the reason, and withdraw those who have not left yet."""
    tournament = at.program.need_tournament()
    people = [each for each in meant(at) if not each.gone]
    if not people:
        raise Refusal(tr("Everybody marked has left already."))
    entry, first = system_of(tournament).entry, tournament.next_round
    follows = "\n".join(filter(None, (entry.leaving(tournament, each.id) for each in people)))
    stay = system_of(tournament).citing(tr("Not paired from round {round} on; games played stay.", round=first), "away")
    text = "\n".join(filter(None, (names(tournament, people), "" if follows else stay)))
    title = trn("{count} withdraws", "{count} withdraw", len(people))
    reason = await at.program.ask(AskReason(title, text, yes=tr("withdraw"), optional=True, follows=follows))
    if reason is not None:
        at.program.execute(Several(tuple(WithdrawEntrant(each.id, reason) for each in people)))
        done(at, trn("{count} is withdrawn. u takes it back.", "{count} are withdrawn. u takes it back.", len(people)))


async def strike_out_all(at: EntrantsPresenter) -> None:
    """Name everybody marked, ask, and strike them out."""
    tournament, people = at.program.need_tournament(), meant(at)
    command = Several(tuple(RemoveEntrant(each.id) for each in people))
    at.program.check(command)
    warning = tr("{players} will no longer be in the list. u takes it back.", players=names(tournament, people))
    if await at.program.ask(Confirm(tr("Strike out?"), warning, tr("strike out"))) is None:
        return
    at.program.execute(command)
    done(at, trn("{count} is struck out.", "{count} are struck out.", len(people)))


async def move_all(at: EntrantsPresenter) -> None:
    """Ask for the section, and move everybody marked there."""
    shown, people = at.program.need_tournament(), meant(at)
    others = tuple(name for name, stage in sections(shown).items() if stage != shown.stage)

    def save(values: Values) -> None:
        target = section_named(shown, values["section"])
        at.program.execute(Several(tuple(MoveEntrant(each.id, shown.stage, target) for each in people)))

    title = trn("Move {count}", "Move {count}", len(people))
    values = await at.program.ask(Form(title, [Field("section", mark("Section"), others[0], choices=others)], save))
    if values is not None:
        section = stage_title(shown.seen(section_named(shown, values["section"])))
        done(at, trn("{count} is in {stage} now.", "{count} are in {stage} now.", len(people), stage=section))
