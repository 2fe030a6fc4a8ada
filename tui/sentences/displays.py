"""What happened in a simultaneous display or to the colours of a match, in plain words."""

from __future__ import annotations

from paircard.core.event import display_facts as displays
from paircard.core.event.duel_facts import ColourChosen
from paircard.core.event.facts import Fact
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr


def of_display(tournament: Tournament, event: Fact) -> str:
    """Say what happened in a display, or who chose a colour; nothing where the event is about something else."""
    match event:
        case ColourChosen(by, "W"):
            return tr("{player} won the lots and chose White for game 1", player=tournament.name_of(by))
        case ColourChosen(by):
            return tr("{player} won the lots and chose Black for game 1", player=tournament.name_of(by))
        case displays.GiversNamed(ids):
            return tr("given by {players}", players=", ".join(map(tournament.name_of, ids)))
        case displays.Noted(_, "late", board):
            return tr("board {board}: not ready when the giver came", board=board)
        case displays.Noted(_, "end", _, at):
            return tr("the display ended at {time}", time=at)
        case displays.BoardsPutTogether(_, boards):
            return tr("boards put together: {boards}", boards=", ".join(map(str, boards)))
    return ""
