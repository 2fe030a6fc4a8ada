"""A correction of something that a pairing rests on: what changes, what F6 and F7 allow, and the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.changes import PairingChanges, pairing_changes
from core.commands import AndRepair, Command
from core.commands.repair import taken_back
from core.errors import Refusal
from core.events import RoundUnpaired
from core.round import Round
from core.tournament import Tournament
from tui.dialogs.ask import AskLine, Choose

if TYPE_CHECKING:
    from tui.program import Program

DONE = "Corrected; the journal keeps both."


async def correct(app: Program, command: Command) -> bool:
    """Do a correction that a later pairing may rest on; tell whether it was done.

    Where the pairing of the current round would be another one, it is shown beside the one made, and the arbiter
    chooses what the rules allow: keep it, pair anew while it is unpublished, or override F6 with a reason.
    """
    tournament = app.need_tournament()
    current = tournament.current
    if current is None or current.begun:
        return app.perform(command, f"{DONE} F7: it affects only pairings still to be made.")
    changes = pairing_changes(tournament, _branch(tournament, command, current))
    if not changes and not changes.obstacle:
        return app.perform(command, f"{DONE} {changes.sentence}")
    chosen = await _choice(app, tournament, command, changes)
    if chosen is None:
        return False
    anew = f" Round {current.number} is paired anew and NOT published: b publishes it."
    return app.perform(chosen, DONE + (anew if isinstance(chosen, AndRepair) else " The pairing stands."))


def _branch(tournament: Tournament, command: Command, current: Round) -> Tournament:
    return tournament.imagine(*command.decide(tournament), RoundUnpaired(current.number))


async def _choice(app: Program, tournament: Tournament, command: Command, changes: PairingChanges) -> Command | None:
    text = "\n".join(changes.lines())
    choices = {"k": "keep the pairing"}
    try:
        taken_back(tournament, command.decide(tournament))
        choices["r"] = "pair anew"
    except Refusal as refusal:
        text += f"\n\n{refusal}"
        choices["o"] = "override"
    answer = await app.ask(Choose("The correction and the pairing that waits", text, choices))
    if answer == "k":
        return command
    if answer == "r":
        return AndRepair(command)
    return await _override(app, command) if answer == "o" else None


async def _override(app: Program, command: Command) -> Command | None:
    text = "This changes a published pairing against F6. The reason is recorded."
    reason = await app.ask(AskLine("Override F6", f"{text}\nReason:"))
    if not reason:
        app.say("F6 is overridden only with a reason: nothing was corrected.", bad=True)
        return None
    sure = await app.ask(Choose("Override F6", f"{text}\n\nReason: {reason}", {"y": "yes, change it"}))
    return AndRepair(command, reason) if sure == "y" else None
