"""Cups, groups with a final and teams in the laboratory: played by the systems of the program, measured as fits."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest

from paircard.core.event.ids import ContestantId, Place
from paircard.core.event.options import Options
from paircard.core.event.standing_of_rounds import finished
from paircard.core.facets.system import system_of
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan
from paircard.core.lab.groups import GroupsOptions
from paircard.core.lab.measures_of_groups import order_of_all
from paircard.core.lab.order import Ranked
from paircard.core.lab.playing import observations, play
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.core.systems.lim.options import LimOptions
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options
from paircard.core.tables.standings import standings

PLAN = FieldPlan(players=22, teams=9, late=0.1, absent=0.05, byes=0.05, forfeits=0.03, unrated=0.1)


def experiment(system: str, options: Options | None = None, **fields: object) -> Experiment:
    """One contender, explained and checked in every event."""
    made = Experiment("trial", "?", (Contender("it", system, options),), PLAN, rounds=5, explained=1, checked=1)
    return replace(made, **fields)  # type: ignore[arg-type]


def figures(made: Experiment, number: int) -> dict[tuple[str, str], float]:
    """What is observed of one event."""
    return {(each.measure, each.about): each.value for each in observations(play(made, made.cells()[0], number))}


@pytest.mark.parametrize(
    "options", [KnockoutOptions(1), KnockoutOptions(2, lots="odd"), KnockoutOptions(4, third=True)]
)
def test_a_cup_is_played_until_one_is_left(options: KnockoutOptions) -> None:
    made = experiment("knockout", options)
    for number in range(1, 6):
        event = play(made, made.cells()[0], number).tournament
        assert finished(event)
        assert event.scheduled == 5  # 22 players: 6 matches, then 16
        out = [match.opponent(match.verdict.winner) for round_ in event.rounds for match in round_.matches]
        third = 1 if options.third else 0
        assert len(set(out)) == PLAN.players - 1
        assert len(out) == PLAN.players - 1 + third
        for match in (each for round_ in event.rounds for each in round_.matches):
            lead = abs(match.points_in(0, match.first) - match.points_in(0, match.second))
            assert bool(match.series) == (not lead and match.main.played)


def test_a_cup_has_no_figures_of_points_and_says_how_often_games_decided_nothing() -> None:
    found = figures(experiment("knockout"), 3)
    measures = {measure for measure, _ in found}
    assert not measures & {"ties", "separates", "rightly", "floats", "score-difference", "colour-difference"}
    assert {"kendall", "winner", "top", "shared", "strength-difference", "further-games", "games"} <= measures
    assert 0 <= found["further-games", ""] <= 1


@pytest.mark.parametrize("options", [LimOptions(), LimOptions(acceleration="baku", maxi=True)])
def test_lim_is_played_explained_and_checked(options: LimOptions) -> None:
    made = experiment("lim-2026", options)
    event = play(made, made.cells()[0], 4).tournament
    assert finished(event)
    measures = {measure for measure, _ in figures(made, 4)}
    assert {"floats", "repeated-floats", "score-difference", "colour-difference"} <= measures


def test_nobody_floats_where_a_table_was_made_beforehand() -> None:
    found = {measure for measure, _ in figures(experiment("round-robin"), 1)}
    assert not found & {"floats", "repeated-floats", "score-difference"}
    assert {"ties", "rightly", "colour-difference", "strength-difference"} <= found


@pytest.mark.parametrize("draw", ["snake", "baskets"])
@pytest.mark.parametrize("final", ["knockout", "round-robin"])
def test_groups_send_their_first_into_the_final(draw: str, final: str) -> None:
    options = GroupsOptions(4, draw, 2, final)  # type: ignore[arg-type]
    made = experiment("groups", options, top=(1, 4))
    event = play(made, made.cells()[0], 2)
    stages = [event.tournament.seen(stage) for stage in event.groups]
    last = event.tournament.seen(event.final)
    assert sorted(len(stage.registrations) for stage in stages) == [5, 5, 6, 6]
    assert all(finished(stage) for stage in (*stages, last))
    assert system_of(last).key == final
    for stage in stages:
        on = [row for row in standings(stage).rows if row.card.id in last.registrations]
        behind = [row for row in standings(stage).rows if row.card.id not in last.registrations]
        assert len(on) == 2
        assert max(row.place for row in on) <= min(row.place for row in behind)
    found = figures(made, 2)
    strongest = sorted(event.strength, key=lambda id_: -event.strength[id_])[:8]
    assert found["final", ""] == sum(id_ in last.registrations for id_ in strongest) / 8
    assert found["rounds", ""] == 5 + (3 if final == "knockout" else 7)
    means = [sum(event.strength[id_] for id_ in stage.registrations) / len(stage.registrations) for stage in stages]
    assert isclose(found["group-strength", ""], max(means) - min(means))
    assert ("top", "4") in found


def test_a_snake_makes_more_even_groups_than_lots_from_baskets() -> None:
    """With true ratings the snake gives every group equal sums of places; baskets leave them to chance."""
    exact = replace(PLAN, players=32, rating_error=0, late=0, absent=0, forfeits=0, unrated=0, mean=2300)
    spread = []
    for draw in ("snake", "baskets"):
        made = experiment("groups", GroupsOptions(8, draw, 2), players=exact)
        spread.append(sum(figures(made, number)["group-strength", ""] for number in range(1, 11)))
    assert spread[0] < spread[1]


def test_behind_the_final_stand_those_next_in_their_groups() -> None:
    def table(*ids: int) -> list[Ranked]:
        return [Ranked(ContestantId(id_), 2500 - id_, 0, Place(at)) for at, id_ in enumerate(ids, 1)]

    order = order_of_all([table(1, 2, 3), table(4, 5, 6)], table(4, 1))
    assert [(each.id, each.place) for each in order] == [(4, 1), (1, 2), (2, 3), (5, 3), (3, 5), (6, 5)]


@pytest.mark.parametrize(
    ("system", "options"),
    [
        ("team-swiss-2026", TeamSwiss2026Options(boards=3, primary="game")),
        ("team-swiss-1998", None),
        ("team-round-robin", None),
        ("team-knockout", TeamKnockoutOptions(boards=2, equal="lots")),
        ("team-knockout", TeamKnockoutOptions(boards=2, legs=2)),
    ],
)
def test_teams_play_with_the_strength_of_their_members(system: str, options: Options | None) -> None:
    made = experiment(system, options)
    boards = getattr(options, "boards", 4)
    for number in (1, 2):
        event = play(made, made.cells()[0], number)
        assert not event.findings
        assert len(event.tournament.teams) == PLAN.teams
        assert not event.tournament.missing
        for id_, team in event.tournament.teams.items():
            assert len(team.members) == boards
            assert isclose(event.strength[id_], sum(event.strength[each] for each in team.members) / boards)
    assert {"kendall", "winner", "games"} <= {measure for measure, _ in figures(made, 1)}


def test_the_stronger_teams_win_their_matches() -> None:
    alone = replace(PLAN, teams=6, team_spread=600, spread=50, forfeits=0, late=0, absent=0, mean=2000)
    made = experiment("team-round-robin", players=alone)
    assert sum(figures(made, number)["kendall", ""] for number in range(1, 6)) / 5 > 0.85
