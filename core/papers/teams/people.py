"""Who plays: teams by number with their members, and everybody by name with table and board."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.round import Round
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    federation_column,
    name_column,
    number_column,
    rating_column,
    rating_of,
    title_column,
)
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.teams.sheet import named
from paircard.core.papers.teams.tables import board_column, page_key
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.text import folded


def team_start_list(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the teams by number with their strength, captains and members in the order of the boards."""
    sections = [_team(tournament, TeamId(tournament.ids[number])) for number in sorted(tournament.ids)]
    count = len(tournament.registrations)
    notes = (trn("{count} team, in the order of numbers.", "{count} teams, in the order of numbers.", count),)
    return event_paper(tournament, tr("Start list"), sections, notes=notes, rules=True)


def _team(tournament: Tournament, id_: TeamId) -> Section:
    team, entrant = tournament.teams[id_], tournament.registrations[id_].entrant
    columns = (board_column(), title_column(), name_column(), federation_column(), rating_column(), Column(""))
    regulars = team.regulars_among(team_options(tournament.regulations).boards)
    rows = []
    for place, member in enumerate(team.members, start=1):
        player = tournament.players[member]
        reserve = "" if place <= regulars else trp("at most 8 columns", "reserve")
        rows.append((str(place), player.title.value, player.name, player.federation, rating_of(player), reserve))
    told = [tr("Strength: {rating}", rating=entrant.rating)] if entrant.rating else []
    if team.captain:
        told.append(tr("Captain: {name}", name=team.captain))
    table = Table.of(columns, rows, map(page_key, team.members))
    return Section(tournament.label(id_), (", ".join(told),) if told else (), table)


def players_by_name(tournament: Tournament, number: int | None = None) -> Paper:
    """Return everybody by name, with their team, and with table and board of a round whose line-ups are in."""
    round_ = paired_round(tournament, number) if number or tournament.rounds else None
    seats = dict(_seats(tournament, round_)) if round_ else {}
    members = {id_: team for team in tournament.teams for id_ in tournament.teams[team].members}
    columns = (
        name_column(),
        federation_column(),
        number_column(lead=False),
        Column(trp("at most 10 columns", "Team"), roomy=True),
        Column(trp("at most 6 columns", "Board"), "right"),
    )
    people = sorted(members, key=lambda id_: (folded(tournament.players[id_].name), id_))
    rows = (
        (
            tournament.players[id_].name,
            tournament.players[id_].federation,
            str(tournament.numbers[members[id_]]),
            tournament.name_of(members[id_]),
            seats.get(id_, ""),
        )
        for id_ in people
    )
    title = tr("Alphabetical list, round {round}", round=round_.number) if round_ else tr("Alphabetical list")
    marks = marks_of_round(tournament, round_) if round_ else ()
    table = Table.of(columns, rows, map(page_key, people))
    return event_paper(tournament, title, [Section(table=table)], marks=marks, wall="list")


def _seats(tournament: Tournament, round_: Round) -> Iterator[tuple[ContestantId, str]]:
    for board in round_.boards:
        for team in board.players:
            if named(tournament, round_, board, team) and board.player_of(team):
                yield board.player_of(team), f"{board.match}.{board.game}"
