"""Lists of players with the teams they play for."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import CreateTournament, RegisterTeam
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import ImportReport
from paircard.tui.cli import main
from paircard.tui.importing.listed_players import entering
from tests.support.screen import comes, opened
from tests.support.teams import did, opening, stored

LIST = """Zespół;Szachownica;Nazwisko;Elo
Skoczek;2;Lis, Ewa;1800
Wieża;1;Kot, Jan;2000
Skoczek;1;Nowak, Jan;1900
wieza;2;Żak, Ola;
"""


def read(text: str, boards: int = 0) -> ImportReport:
    return read_entrants(text.encode(), boards=boards)


def rosters(tournament: Tournament) -> dict[str, list[str]]:
    return {team.name: [tournament.name_of(each) for each in team.members] for team in tournament.teams.values()}


def teams(boards: int = 2) -> Tournament:
    return did(Tournament.beginning(SYSTEMS), opening(0, boards=boards)[0])


def test_members_stand_by_their_boards() -> None:
    report = read(LIST, boards=2)
    state = did(teams(), entering(report))
    assert rosters(state) == {"Skoczek": ["Nowak, Jan", "Lis, Ewa"], "Wieża": ["Kot, Jan", "Żak, Ola"]}
    assert "2 teams: Skoczek, Wieża." in report.remarks
    assert "Each has 2 members." in report.remarks


def test_a_team_that_is_there_gets_further_members() -> None:
    state = did(teams(), RegisterTeam(Team("Skoczek"), (Entrant.of("Bo"),)), entering(read(LIST, boards=2)))
    assert rosters(state)["Skoczek"] == ["Bo", "Nowak, Jan", "Lis, Ewa"]


def test_players_of_an_event_of_players_keep_their_teams() -> None:
    started = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("School"), Regulations(5)))
    state = did(started, entering(read(LIST + ";;Nobody's;1700\n")))
    assert rosters(state) == {"Skoczek": ["Nowak, Jan", "Lis, Ewa"], "Wieża": ["Kot, Jan", "Żak, Ola"]}
    assert sorted(each.entrant.name for each in state.registrations.values())[3] == "Nowak, Jan"
    assert len(state.registrations) == 5
    assert not state.of_teams
    assert Tournament.fold(SYSTEMS, state.entries).world == state.world


def test_what_a_list_of_teams_must_say() -> None:
    assert "it needs a column team" in read("name;rating\nLis;1800\n", boards=4).problem
    report = read("team;board;name\nA;1;Lis\n;2;Kot\nA;1;Bo\nA;x;Cy\n", boards=4)
    said = "\n".join(report.lines())
    assert "Kot - team: no team is named, and teams play here" in said
    assert "Bo - board: board 1 of A is that of row 1, too: check" in said
    assert "Cy - board: x is no board" in said
    assert "Fewer members than the 4 boards of a match: A." in said
    assert len(report.entrants) == 3


@given(
    st.lists(st.tuples(st.sampled_from(["A", "a", "B", "C"]), st.integers(0, 5)), min_size=1, max_size=12),
    st.booleans(),
)
def test_everybody_is_entered_once_and_in_their_team(rows: list[tuple[str, int]], of_teams: bool) -> None:
    text = "team;board;name\n" + "".join(f"{team};{board or ''};P{at}\n" for at, (team, board) in enumerate(rows))
    started = (
        teams() if of_teams else did(Tournament.beginning(SYSTEMS), CreateTournament(Details("School"), Regulations(5)))
    )
    state = did(started, entering(read(text, boards=2 if of_teams else 0)))
    expected: dict[str, list[str]] = {}
    for at, (team, _) in sorted(enumerate(rows), key=lambda row: row[1][1] or 99):
        expected.setdefault(team.lower(), []).append(f"P{at}")
    assert {name.lower(): members for name, members in rosters(state).items()} == expected
    assert sorted(each.name for each in state.players.values()) == sorted(f"P{at}" for at in range(len(rows)))


async def test_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(LIST)
    async with opened(stored(tmp_path / "league.json", opening(0, boards=2))) as pilot:
        await comes(pilot, "No teams yet")
        await pilot.press("i", *str(file), "enter")
        await comes(pilot, "Each has 2 members.")
        await pilot.press("y")
        await comes(pilot, "~1 Wieża")


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = stored(tmp_path / "league.json", opening(0, boards=3)), tmp_path / "list.csv"
    file.write_text(LIST)
    assert main(["import", str(file), "--into", str(path), "--yes"]) == 0
    assert "Fewer members than the 3 boards of a match: Skoczek, Wieża." in capsys.readouterr().out
