"""Who is under the cursor, as the command needs them: a player, a team, a member of a team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

NOBODY = mark("There is nobody under the cursor: n enters somebody.")


def need_chosen(at: EntrantsPresenter) -> Registration:
    """Return who is under the cursor; refuse an empty list."""
    if at.chosen is None:
        raise Refusal(tr(NOBODY))
    return at.chosen


def need_contestant(at: EntrantsPresenter) -> Registration:
    """Return the player or the team under the cursor; refuse a member, who contests nothing alone."""
    if at.team:
        raise Refusal(tr("That is for whole teams: Esc shows them. Who plays in a round is said by the line-up."))
    return need_chosen(at)


def need_team(at: EntrantsPresenter) -> TeamId:
    """Return the team that is open, or the one under the cursor; refuse where players contest the stage."""
    if not at.program.need_tournament().of_teams:
        raise Refusal(tr(NO_TEAMS))
    return at.team or TeamId(need_chosen(at).id)


def need_member(at: EntrantsPresenter) -> Registration:
    """Return the member under the cursor; refuse while teams are listed."""
    need_team(at)
    if not at.team:
        raise Refusal(tr("That is for members of a team: Enter opens the team under the cursor."))
    return need_chosen(at)


NO_TEAMS = mark("Players, not teams, contest this event: there are no boards of a team to put in order.")


def called(tournament: Tournament, id_: ContestantId) -> str:
    """Return how messages name somebody: number and name, the name alone where they contest nothing themselves."""
    return tournament.label(id_) if id_ in tournament.registrations else tournament.name_of(id_)
