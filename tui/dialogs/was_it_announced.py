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


def asks_announced(app: Program) -> bool:
    """Whether nobody has said yet if it was announced, and a draw asks."""
    tournament = app.need_tournament()
    facts = tournament.facts
    return not (facts.announced or facts.drawn_unannounced or tournament.rounds or app.branch is not None)


def announced_asked() -> Choose:
    """Return the question."""
    choices = {"y": tr("announced"), "n": tr("not yet, draw all the same")}
    return Choose(tr("Was it announced?"), tr(TEXT), choices)


def note_announced(app: Program, *, announced: bool) -> None:
    """Keep the answer."""
    app.execute(Announce("said") if announced else DrawUnannounced())


async def ask_announced(app: Program) -> bool:
    """Ask once in an event whether it was announced; tell whether the draw goes on."""
    if not asks_announced(app):
        return True
    answer = await app.ask(announced_asked())
    if answer is None:
        return False
    note_announced(app, announced=answer == YES)
    return True
