"""A corrected entrant: what it does to the next pairing is shown before it is stored (A1, F7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.changes import pairing_changes
from core.commands import CorrectEntrant
from core.language import tr
from core.tournament import Tournament
from tui.correction import correct
from tui.dialogs.ask import Confirm
from tui.side_by_side import side_by_side

if TYPE_CHECKING:
    from tui.program import Program


def with_new_rating(tournament: Tournament, command: CorrectEntrant) -> bool:
    """Whether the correction is one of the rating after round 1 was paired (F7)."""
    before = tournament.registrations[command.id].entrant
    return bool(tournament.rounds) and before.rating != command.entrant.rating


async def correct_entrant(app: Program, command: CorrectEntrant) -> None:
    """Store a correction; where the order A2 changes after round 1, show first what that does."""
    tournament = app.need_tournament()
    before = tournament.registrations[command.id].entrant
    done = tr("{player} is corrected.", player=command.entrant.name)
    if not tournament.rounds or before.a2_key() == command.entrant.a2_key():
        app.perform(command, done)
    elif _waiting(tournament):
        await correct(app, command)
    elif await app.ask(Confirm(tr("A correction after round 1"), _text(tournament, command), yes=tr("store it"))):
        app.perform(command, done)


def _waiting(tournament: Tournament) -> bool:
    """Whether a pairing is made and not all of it is played."""
    return tournament.current is not None and not tournament.current.complete


def _text(tournament: Tournament, command: CorrectEntrant) -> str:
    changes = pairing_changes(tournament, tournament.imagine(*command.decide(tournament)))
    before = tournament.registrations[command.id].entrant
    warning = tr(
        "{player}. A1, F7: this acts only on pairings still to be made; the number stays (R20).",
        player=tournament.label(command.id),
    )
    if with_new_rating(tournament, command):
        warning = tr(
            "{player}: rating {before} becomes {after}. "
            "A1, F7: this acts only on pairings still to be made; the number stays (R20).",
            player=tournament.label(command.id), before=before.rating, after=command.entrant.rating,
        )  # fmt: skip
    return "\n".join((warning, "", *side_by_side(tournament, changes)))
