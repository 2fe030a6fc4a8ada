"""Which papers make no sense for teams, whatever the system, and what is announced of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.team_options import team_options
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

UNFIT_FOR_TEAMS: Mapping[str, str] = {
    "start-cards": mark("Start cards are for individual players: the paper teams has a table for each team."),
    "fallback": mark("The papers to go on by hand are for individual players: take match-protocols."),
}


def bye_told(tournament: Tournament) -> str:
    """Say what a round without an opponent gives, where a team may have one."""
    if team_options(tournament.regulations).bye_games == "all":
        return tr("A team without an opponent has a won match, with all boards")
    return tr("A team without an opponent has a won match, with half of the boards")


def boards_told(tournament: Tournament) -> Iterator[str]:
    """Yield what is announced of boards, scores and reserves (B.VI B2, E2)."""
    options = team_options(tournament.regulations)
    yield tr(
        "Boards: {boards}; the pair's colour is that of the odd boards, even ones have the other", boards=options.boards
    )
    if options.match_points:
        scale = options.match_scale
        win, draw, loss = map(format_points, (scale.win, scale.draw, scale.loss))
        yield tr(
            "A match gives {win} points for a win, {draw} for a draw, {loss} for a loss", win=win, draw=draw, loss=loss
        )
    if options.primary == "match" and options.match_points:
        yield tr("Ranked by match points, then as announced below")
    elif options.primary == "match":
        yield tr("Ranked by match points (win 2, draw 1), then as announced below")
    else:
        yield tr("Ranked by game points, then as announced below")
    yield from members_told(tournament)


def members_told(tournament: Tournament) -> Iterator[str]:
    """Yield what is announced of members and reserves alone (B.VI E2)."""
    options = team_options(tournament.regulations)
    if options.strength == "boards":
        yield tr("Strength of a team: the average rating of its first {boards} members", boards=options.boards)
    else:
        yield tr("Strength of a team: the average rating of all its members")
    citing = system_of(tournament).citing
    yield citing(tr(_RESERVES[options.reserves]), "line_ups")
    if options.most_reserve_games:
        yield tr("A reserve plays at most {count} games", count=options.most_reserve_games)
    if options.least_regular_games:
        yield tr("A regular plays at least {count} games", count=options.least_regular_games)
    if options.late_members:
        yield tr("Further members may be named before round {round}", round=options.late_members)
    lost = trn(
        "A team that is not admitted within {count} minute has lost the match",
        "A team that is not admitted within {count} minutes has lost the match",
        options.lost_after,
    )
    yield citing(lost, "team_late")


_RESERVES: Mapping[str, str] = {
    "last-boards": mark("Reserves: on the last boards only, in their order; regulars move up, never down"),
    "any-place": mark("Reserves: in the place of any regular; the regulars stay on their boards"),
    "fixed-order": mark("Reserves: anybody may be left out; those who play keep the order of the boards"),
}
