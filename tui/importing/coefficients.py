"""K of players as FIDE's list of the month has it, where the event does not know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.entrant import FIDE_LIST
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.data.ratings.comparison import found_in
from paircard.tui.importing.rating_plan import lists_of, month_that_counts, plan_of


def listed_coefficients(
    tournament: Tournament, ids: Iterable[ContestantId] | None = None
) -> Mapping[ContestantId, int]:
    """Return K by id of those whose K the event does not know, of everybody or of some; raise `Unreadable`.

    A list of another month than that of the first day tells nothing: K may have changed.
    """
    month, plan = month_that_counts(tournament.details), plan_of(tournament)
    of_month = [
        each for each in lists_of(tournament) if each.name == FIDE_LIST and (not month or each.month in ("", month))
    ]
    if not of_month:
        return {}
    players = tournament.players
    asked = [id_ for id_ in (players if ids is None else ids) if id_ in players and not players[id_].k]
    known = {id_: plan.coefficient(found_in(players[id_], of_month)) for id_ in asked}
    return {id_: k for id_, k in known.items() if k}
