"""A correction of something that later pairings rest on: what changes, what F6 and F7 allow, and the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.changes import pairing_changes
from core.commands import AndRepair, Command
from core.commands.repair import repairable
from core.errors import Refusal
from core.tournament import Tournament
from tui.dialogs.ask import AskLine, Choose

if TYPE_CHECKING:
    from tui.app import PaircardApp


async def correct(app: PaircardApp, command: Command) -> bool:
    """Show what a correction changes, let the arbiter choose what the rules allow, do it; tell whether it was done."""
    tournament = app.need_tournament()
    chosen: Command | None = command
    if _matters(tournament, command):
        chosen = await _choice(app, tournament, command)
    return chosen is not None and app.perform(chosen, "Corrected; the journal keeps both.")


async def _choice(app: PaircardApp, tournament: Tournament, command: Command) -> Command | None:
    text = "\n".join(_changes(tournament, command).lines())
    choices = {"k": "keep the pairing"}
    try:
        repairable(tournament)
        choices["r"] = "pair anew"
    except Refusal as refusal:
        text += f"\n\n{refusal}"
        if refusal.article == "F6":
            choices["o"] = "override"
    answer = await app.ask(Choose("The correction and the next pairing", text, choices))
    if answer == "k":
        return command
    if answer == "r":
        return AndRepair(command)
    return await _override(app, command) if answer == "o" else None


async def _override(app: PaircardApp, command: Command) -> Command | None:
    text = "This changes a published pairing against F6. It is recorded and marked."
    reason = await app.ask(AskLine("Override F6", f"{text}\nReason:"))
    if not reason:
        return None
    sure = await app.ask(Choose("Override F6", f"{text}\n\nReason: {reason}", {"y": "yes, change it"}))
    return AndRepair(command, reason) if sure == "y" else None
