"""Before a draw: was it announced? Asked once, the journal keeps the answer, and a no is no refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import Announce, DrawUnannounced
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.ask import YES, Choose

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

TEXT = mark(
    "System, rounds, tie-breaks and how numbers and colours come about are told to everybody before a draw. The paper "
    "announcement (O, c) says it all."
)


async def ask_announced(app: Program) -> bool:
    """Ask once in an event whether it was announced; tell whether the draw goes on."""
    tournament = app.need_tournament()
    facts = tournament.facts
    if facts.announced or facts.drawn_unannounced or tournament.rounds or app.branch is not None:
        return True
    choices = {"y": tr("announced"), "n": tr("not yet, draw all the same")}
    answer = await app.ask(Choose(tr("Was it announced?"), tr(TEXT), choices))
    if answer is None:
        return False
    app.execute(Announce("said") if answer == YES else DrawUnannounced())
    return True
