"""A corrected entrant: what it does to the next pairing is shown before it is stored (A1, F7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectEntrant
from paircard.core.commands.base import person
from paircard.core.event.subject_of_rules import Matter
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import Confirm
from paircard.tui.program.correction import changes_found, correct
from paircard.tui.screens.entrants.chosen import called
from paircard.tui.sentences.side_by_side import side_by_side

if TYPE_CHECKING:
    from paircard.tui.program.program import Program


_RESTS_ON: tuple[Matter, ...] = ("ratings", "correction", "numbers")
"""What says so, where the book does."""


def with_reason(tournament: Tournament) -> bool:
    """Whether a new rating is stored with a reason: pairings still to be made rest on it (F7)."""
    return bool(tournament.rounds and system_of(tournament).law.reason_to_correct())


def with_new_rating(tournament: Tournament, command: CorrectEntrant) -> bool:
    """Whether the correction is one of the rating after round 1 was paired (F7)."""
    before = person(tournament, command.id).entrant
    return bool(tournament.rounds) and before.rating != command.entrant.rating


async def correct_entrant(app: Program, command: CorrectEntrant) -> None:
    """Store a correction; where the order A2 changes after round 1, show first what that does."""
    tournament = app.need_tournament()
    done = tr("{player} is corrected.", player=command.entrant.name)
    if not _moves(tournament, command):
        app.perform(command, done)
    elif _waiting(tournament):
        await correct(app, command)
    elif await app.ask(Confirm(tr("A correction after round 1"), await _text(app, command), yes=tr("store it"))):
        app.perform(command, done)


async def correct_all(app: Program, commands: Sequence[CorrectEntrant]) -> bool:
    """Store several corrections at once; after round 1 show first what they do together. Tell whether it was done.

    Raises `Refusal` for what cannot be corrected, and while a round is played: then each needs a decision (F6, F7).
    """
    tournament = app.need_tournament()
    after = tournament
    for command in commands:
        after = after.imagine(*command.decide(after))
    moved = [each for each in commands if _moves(tournament, each)]
    if moved and _waiting(tournament):
        wrong = tr("A round is being played: take over one by one, or all when its results are in.")
        raise Refusal(wrong, system_of(tournament).article("publication"))
    if moved:
        changes = side_by_side(tournament, await changes_found(app, tournament, after))
        acts = tr("This acts only on pairings still to be made; the numbers stay.")
        warning = system_of(tournament).citing(acts, *_RESTS_ON)
        text = "\n".join((warning, "", *changes))
        if await app.ask(Confirm(tr("Corrections after round 1"), text, yes=tr("store them"))) is None:
            return False
    app.execute(*commands)
    return True


def _moves(tournament: Tournament, command: CorrectEntrant) -> bool:
    """Whether the correction changes the order A2 after round 1 was paired, and pairings rest on it."""
    if not tournament.rounds or system_of(tournament).rounds.beforehand:
        return False
    before = person(tournament, command.id).entrant
    if command.id in tournament.registrations:
        return before.a2_key() != command.entrant.a2_key()
    return before.rating != command.entrant.rating  # a member: it makes the strength of the team


def _waiting(tournament: Tournament) -> bool:
    """Whether a pairing is made and not all of it is played."""
    return tournament.current is not None and not tournament.current.complete


async def _text(app: Program, command: CorrectEntrant) -> str:
    tournament = app.need_tournament()
    changes = await changes_found(app, tournament, tournament.imagine(*command.decide(tournament)))
    before = person(tournament, command.id).entrant
    warning = tr(
        "{player}. This acts only on pairings still to be made; the number stays.",
        player=called(tournament, command.id),
    )
    if with_new_rating(tournament, command):
        warning = tr(
            "{player}: rating {before} becomes {after}. "
            "This acts only on pairings still to be made; the number stays.",
            player=called(tournament, command.id), before=before.rating, after=command.entrant.rating,
        )  # fmt: skip
    warning = system_of(tournament).citing(warning, *_RESTS_ON)
    return "\n".join((warning, "", *side_by_side(tournament, changes)))
