"""What happened in a simultaneous display, in plain words."""

from __future__ import annotations

from core.event import display_facts as displays
from core.event.facts import Fact
from core.event.tournament import Tournament
from core.language import tr


def of_display(tournament: Tournament, event: Fact) -> str:
    """Say what happened in a display; nothing where the event is about something else."""
    match event:
        case displays.GiversNamed(ids):
            return tr("given by {players}", players=", ".join(map(tournament.name_of, ids)))
        case displays.Noted(_, "late", board):
            return tr("board {board}: not ready when the giver came", board=board)
        case displays.Noted(_, "end", _, at):
            return tr("the display ended at {time}", time=at)
        case displays.BoardsPutTogether(_, boards):
            return tr("boards put together: {boards}", boards=", ".join(map(str, boards)))
    return ""
