"""`paircard ratings`: what it prints, and its exit codes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.commands import RegisterTeam
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.team import Team
from paircard.data.ratings.list_months import this_month
from paircard.data.ratings.rated_player import Rated
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.rating_lists import some_players, write_text
from tests.support.teams import opening, stored

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    """A list of FIDE's with A1 of GOLD-12 in it, under another rating."""
    players = [Rated("A1", "77", federation="POL", title="FM", standard=2400, birth=1990), *some_players(Random(1), 50)]
    return write_text(tmp_path / "players_list_foa.txt", players)


def test_without_a_list_it_says_how_to_get_one(tmp_path: Path, capsys: Capture) -> None:
    event = gold12().store(tmp_path / "a.json")
    for command in (["ratings"], ["ratings", "find", "nowak"], ["ratings", "compare", str(event)]):
        assert main(command) == 1
    assert capsys.readouterr().err.count("There is no rating list yet: paircard ratings import FILE") == 3


def test_a_list_in_and_players_out(listed: Path, capsys: Capture) -> None:
    assert main(["ratings", "import", str(listed)]) == 0
    assert main(["ratings", "find", "a1"]) == 0
    assert main(["ratings", "find", "77", "--fed", "pol"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"fide: 51 players of {listed}, as the list of {this_month()}."
    # only the id is looked for when a number is typed
    assert out[-1].split() == ["A1", "POL", "FM", "2400", "-", "-", "1990", "77"]
    assert max(map(len, out[1:])) <= 80
    assert main(["ratings"]) == 0
    assert capsys.readouterr().out.startswith(f"fide of {this_month()}: 51 players of players_list_foa.txt")
    assert main(["ratings", "find", "qqq"]) == 1
    assert capsys.readouterr().err == "paircard: Nobody is called qqq in fide.\n"


def test_a_typing_error_is_told_before_who_may_be_meant(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "pl.csv"
    path.write_text("name;rating\nKowalski, Jan;1500\nMüller, Anna;1600\n")
    main(["ratings", "import", str(path)])
    capsys.readouterr()
    assert main(["ratings", "find", "kowalsky"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "Nobody is called kowalsky in pl. Nearest: Kowalski."
    assert out[2].split()[:3] == ["Kowalski,", "Jan", "1500"]
    assert main(["ratings", "find", "mueler", "xaver"]) == 1
    assert capsys.readouterr().err == "paircard: Nobody is called mueler xaver in pl. Nearest: Müller.\n"
    event = gold12(0).store(tmp_path / "a.json")
    talk = Conversation(event)
    said = talk.say("E", "l kowalsky", "", "l mueller; club=X")
    assert "Nobody is called kowalsky in pl. Nearest: Kowalski.\n1 Kowalski, Jan unrated" in said.replace(
        "1500", "unrated"
    )
    names = [each.entrant.name for each in talk.tournament.registrations.values()]
    assert "Kowalski, Jan" not in names
    assert "Müller, Anna" in names


def test_only_one_federation(listed: Path, capsys: Capture) -> None:
    assert main(["ratings", "import", str(listed), "--fed", "pol", "--name", "Mine", "--month", "2026-10"]) == 0
    count = 1 + sum(each.federation == "POL" for each in some_players(Random(1), 50))
    assert capsys.readouterr().out == f"mine: {count} players of {listed}, as the list of 2026-10.\n"
    assert main(["ratings", "import", str(listed), "--fed", "QQQ", "--name", "mine"]) == 2
    assert "holds no player that is wanted: nothing was stored" in capsys.readouterr().err


def test_lines_left_out_are_told(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "pl.csv"
    path.write_text("name;rating\nGal;1500\n" + ";1\n" * 7)
    assert main(["ratings", "import", str(path)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[:3] == [
        f"pl: 1 player of {path}, as the list of {this_month()}.",
        "7 lines were left out:",
        "line 3, name: The name is empty: type at least one letter.",
    ]
    assert out[-1] == "and 2 more"


def test_members_of_teams_are_numbered_by_team_and_place(tmp_path: Path, listed: Path, capsys: Capture) -> None:
    event = stored(tmp_path / "league.json", opening(2))
    main(["ratings", "import", str(listed)])
    capsys.readouterr()
    main(["ratings", "compare", str(event)])
    missing = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Not in the lists"))
    assert missing == "Not in the lists: 1.1, 1.2, 1.3, 1.4, 1.5, 2.1, 2.2, 2.3, 2.4, 2.5."


def test_an_event_beside_the_list(tmp_path: Path, listed: Path, capsys: Capture) -> None:
    event = gold12().store(tmp_path / "a.json")
    before = event.read_bytes()
    main(["ratings", "import", str(listed)])
    capsys.readouterr()
    assert main(["ratings", "compare", str(event)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "1 A1: rating 2350, in the list 2400 (fide, by name)",
        "1 A1: title none, in the list FM (fide, by name)",
        "1 A1: federation none, in the list POL (fide, by name)",
        "1 A1: FIDE id none, in the list 77 (fide, by name)",
        "Not in the lists: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
        "1 of 12 entrants found, 1 differ.",
    ]
    assert event.read_bytes() == before


def test_files_that_cannot_be_read(tmp_path: Path, capsys: Capture) -> None:
    assert main(["ratings", "import", str(tmp_path / "no.txt")]) == 2
    (tmp_path / "x.csv").write_text("a;b\n1;2\n")
    assert main(["ratings", "import", str(tmp_path / "x.csv")]) == 2
    assert main(["ratings", "import", str(tmp_path / "x.csv"), "--columns", "name"]) == 2
    assert main(["ratings", "compare", str(tmp_path / "no.json")]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert "It is not clear which column of x.csv holds the names" in told[1]


def test_an_entrant_as_the_list_has_him(tmp_path: Path, listed: Path) -> None:
    talk = Conversation(gold12(0).store(tmp_path / "a.json"))
    talk.session.program.switch_mode("entrants")
    talk.say("from list a1")
    assert "There is no rating list yet" in talk.refused
    main(["ratings", "import", str(listed)])
    said = talk.say("from list 77")
    assert not talk.refused, said
    entrant = talk.tournament.registrations[ContestantId(13)].entrant
    assert (entrant.name, entrant.rating, entrant.title, entrant.birth) == ("A1", 2400, "FM", 1990)
    assert (entrant.rating_source, entrant.federation, entrant.fide_id) == ("FIDE", "POL", "77")
    talk.say("from list qqq")
    assert "Nobody is called qqq in fide" in talk.refused


def test_several_of_the_list_are_chosen_from(tmp_path: Path) -> None:
    pair = [Rated("Nowak, Anna", "1", federation="POL", standard=2000), Rated("Nowak, Jan", "2", title="IM")]
    main(["ratings", "import", str(write_text(tmp_path / "list.txt", pair))])
    talk = Conversation(gold12(0).store(tmp_path / "a.json"))
    talk.session.program.switch_mode("entrants")
    said = talk.say("from list nowak; 2; club=Wieża")
    assert "2 Nowak, Jan IM unrated fide" in said
    entrant = talk.tournament.registrations[ContestantId(13)].entrant
    assert (entrant.name, entrant.rating, entrant.club, entrant.rating_source) == ("Nowak, Jan", 0, "Wieża", "")


def test_of_a_team_event_the_people_are_compared(listed: Path, tmp_path: Path, capsys: Capture) -> None:
    main(["ratings", "import", str(listed)])
    commands = opening(2, boards=2, members=2)
    path = stored(tmp_path / "teams.json", [*commands, RegisterTeam(Team("A1"), (Entrant.of("A1", rating=2300),))])
    capsys.readouterr()
    assert main(["ratings", "compare", str(path)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("3.1 A1: rating 2300, in the list 2400")
    assert out[-1] == "1 of 5 entrants found, 1 differ."
    talk = Conversation(path)
    talk.say("E", "c a")
    assert not talk.refused
    assert [each.rating for each in talk.tournament.players.values() if each.name == "A1"] == [2400]
    # and the strength of their team with them
    assert sorted(each.entrant.rating for each in talk.tournament.registrations.values())[0] == 2400
