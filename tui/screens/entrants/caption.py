"""The line above the list: how many, who plays next, the first colour, the order."""

from __future__ import annotations

from paircard.core.event.announced_facts import FirstColourSet
from paircard.core.event.ids import NO_TEAM, ContestantId, TeamId
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trn
from paircard.data.papers.cells import cell_len
from paircard.tui.screens.entrants.members import boards_short
from paircard.tui.screens.entrants.order import Order


def caption(tournament: Tournament, order: Order, width: int, team: TeamId = NO_TEAM) -> str:
    """Return the line in the longest wording that fits; the one of a team while that is open."""
    if team:
        told = team_facts(tournament, team)
        wordings = [" · ".join(told[:count]) for count in range(len(told), 0, -1)]
        return next((wording for wording in wordings if cell_len(wording) <= width), told[0])
    who = " · ".join(filter(None, [_who(tournament), short_teams(tournament)]))
    shown = (
        tr("Enter: members") if tournament.teams and tournament.of_teams and order is Order.NUMBER else tr(order.value)
    )
    brief = [*filter(None, [who, _first_colour(tournament)]), shown]
    full = facts(tournament, order)
    full = [*full[:-1], shown]
    may_change = system_of(tournament).citing(tr("~ may change until round 1 is paired"), "numbers")
    note = [] if tournament.rounds else [may_change]
    wordings = [" · ".join(parts) for parts in ([*full, *note], full, [*brief, *note], brief, [who, shown])]
    return next((wording for wording in wordings if cell_len(wording) <= width), who)


def facts(tournament: Tournament, order: Order) -> list[str]:
    """Return how many, the first colour and the order, in full."""
    colour = _first_colour(tournament) + _bracketed_seed(tournament)
    return [*filter(None, [_who(tournament), short_teams(tournament), colour]), tr(order.value)]


def team_facts(tournament: Tournament, id_: TeamId) -> list[str]:
    """Return what there is to say of a team above its members, the most important first."""
    team, options = tournament.teams[id_], team_options(tournament.regulations)
    count, regulars = len(team.members), team.regulars_among(options.boards)
    rating = tournament.registrations[id_].entrant.rating
    members = trn(
        "{count} member for {boards} boards, {regulars} regular",
        "{count} members for {boards} boards, {regulars} regular",
        count, boards=options.boards, regulars=regulars,
    )  # fmt: skip
    return [
        *filter(
            None,
            [
                tournament.label(id_),
                members,
                boards_short(tournament, id_),
                tr("captain {name}", name=team.captain) if team.captain else "",
                tr("strength {rating}", rating=rating) if rating else "",
            ],
        )
    ]


def short_teams(tournament: Tournament) -> str:
    """Say how many teams have fewer members than a match has boards; empty where all have enough."""
    count = sum(bool(boards_short(tournament, id_)) for id_ in tournament.teams) if tournament.of_teams else 0
    return trn("{count} team has too few members", "{count} teams have too few members", count) if count else ""


def open_numbers(tournament: Tournament) -> str:
    """Say that numbers may change, while they may."""
    may_change = system_of(tournament).citing(tr("numbers may change until round 1 is paired"), "numbers")
    return "" if tournament.rounds else may_change


def _who(tournament: Tournament) -> str:
    count = len(tournament.registrations)
    if tournament.of_teams:
        return _teams(tournament, count)
    if not count:
        return tr("No entrants yet: n enters one, i imports a list")
    if display := system_of(tournament).display:
        who = ", ".join(map(tournament.name_of, display.givers(tournament)))
        players = count - len(display.givers(tournament))
        return trn("{count} player, given by {giver}", "{count} players, given by {giver}", players, giver=who)
    if tournament.all_paired:
        return trn("{count} entrant, all rounds are paired", "{count} entrants, all rounds are paired", count)
    return trn(
        "{count} entrant, {present} present for round {round}",
        "{count} entrants, {present} present for round {round}",
        count, present=_present(tournament), round=tournament.next_round,
    )  # fmt: skip


def _present(tournament: Tournament) -> int:
    """Count who can be in the next round: in a cup nobody who is out."""
    cup = system_of(tournament).knocked_out(tournament)
    out = frozenset[ContestantId]().union(*cup.rounds[: cup.last]) if cup else frozenset[ContestantId]()
    return len({*tournament.to_pair} - out)


def _teams(tournament: Tournament, count: int) -> str:
    if not count:
        return tr("No teams yet: n enters one with its members, i imports a list")
    if tournament.all_paired:
        return trn("{count} team, all rounds are paired", "{count} teams, all rounds are paired", count)
    return trn(
        "{count} team, {present} present for round {round}",
        "{count} teams, {present} present for round {round}",
        count, present=_present(tournament), round=tournament.next_round,
    )  # fmt: skip


def _first_colour(tournament: Tournament) -> str:
    if not system_of(tournament).draws_colour(tournament):
        return tr("colours by the table") if system_of(tournament).rounds.beforehand else ""
    if tournament.facts.first_colour is None:
        return tr("f draws the first colour")
    if _seed(tournament):
        return (
            tr("first colour White, drawn") if tournament.facts.first_colour == "W" else tr("first colour Black, drawn")
        )
    return tr("first colour White, set") if tournament.facts.first_colour == "W" else tr("first colour Black, set")


def _bracketed_seed(tournament: Tournament) -> str:
    seed = _seed(tournament)
    return tr(" (seed {seed})", seed=seed) if seed else ""


def _seed(tournament: Tournament) -> str:
    """The seed of the lot; empty when the arbiter set the colour instead."""
    for entry in tournament.in_force_backwards():
        if isinstance(entry.event, FirstColourSet):
            return entry.event.seed
    return ""
