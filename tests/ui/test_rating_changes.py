"""Rating changes for a person: on the command line, at the standings in lines, on paper, with K from a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant, RatingSource, Sex
from paircard.core.event.regulations import Details, Regulations
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.rating_changes import without_rated_games
from paircard.data.papers.as_text import as_text
from paircard.data.ratings.rated_player import Rated
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.rating_lists import write_text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """GOLD-12 after its last round."""
    return gold12().store(tmp_path / "gold12.json")


def lines_of(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was printed."""
    return capsys.readouterr().out.splitlines()


def test_a_line_a_player(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "change", str(file)]) == 0
    said = lines_of(capsys)
    assert "Rating changes" in said
    (first,) = (line for line in said if line.split()[:2] == ["1", "A1"])
    assert "40/20/10" in first  # nobody knows K yet
    assert any("K of 12 players is not known" in line for line in said)


def test_k_comes_from_the_list_of_the_month(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [Rated(f"A{number}", str(number), standard=2000, k=20) for number in range(1, 13)]
    assert main(["ratings", "import", str(write_text(tmp_path / "list.txt", players))]) == 0
    lines_of(capsys)
    assert main(["ratings", "change", str(file), "--why", "A1"]) == 0
    said = lines_of(capsys)
    assert said[0] == "1 A1"
    assert "K 20: as the rating list has it (B.02 8.3.3)." in said[1]
    assert sum(line.startswith("  R") and ": " in line for line in said) >= 5
    assert "becomes" in said[-2]
    assert said[-1].startswith("Other events on the same list")


def test_who_is_meant_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "change", str(file), "--why", "nobody"]) == 1
    assert "Nobody called nobody plays here." in capsys.readouterr().err


def test_everybody_worked_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "change", str(file), "--all"]) == 0
    said = lines_of(capsys)
    assert sum("Rating " in line and ", K " in line for line in said) == 12


def test_why_at_the_standings(file: Path) -> None:
    """In lines as on the screen: the player chosen, then k."""
    talk = Conversation(file)
    talk.say("S")
    said = talk.say("A1 k")
    assert "Rating of 1 A1" in said
    assert "(B.02 8.3.2)" in said


def test_the_papers_say_by_which_rules() -> None:
    tournament = gold12().tournament
    assert without_rated_games(tournament) == ""
    text = as_text(make_paper(tournament, "rating-changes"), 132)
    assert "Calculated as standard chess by FIDE's regulations" in text
    assert "R1" in as_text(make_paper(tournament, "rating-steps"))


def test_who_has_a_category_alone_gets_what_their_federation_counts_for_it(tmp_path: Path) -> None:
    """Poland's table of 2013; who has a rating keeps it, and of federations without a known table nothing is said."""
    people = (("Lis, Ewa", "POL", "II", 0), ("Wal, Jan", "POL", "I", 1900), ("Ek, Bo", "SWE", "II", 0))
    path = tmp_path / "club.json"
    entrants = tuple(
        Entrant.of(name, federation=federation, category=category, rating=rating, sex=Sex.WOMAN)
        for name, federation, category, rating in people
    )
    create = CreateTournament(Details("Club"), Regulations(5, "dutch-2026"))
    EventFile.create(path, create, RegisterEntrants(entrants), arbiter="Anna").close()
    talk = Conversation(path)
    assert "1 entrant is changed." in talk.say("E", "* all", ". rating=category")
    found = {each.name: (each.rating, each.rating_source) for each in talk.tournament.players.values()}
    assert found["Lis, Ewa"] == (1600, RatingSource.NATIONAL)
    assert found["Wal, Jan"] == (1900, RatingSource.UNKNOWN)
    assert found["Ek, Bo"] == (0, RatingSource.UNKNOWN)
