"""An event by the Dubov System in line mode and by the commands for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Three rounds of seven: an estimate for who has no rating, a late entry, a half-point bye, a forfeit."""
    path = tmp_path / "dubov.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Dubov 2026; half=yes; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES[:-1])), f"new {NAMES[-1]}")
    talk.say("P", "p w")
    asked = "C.04.4.1 1.1: The Dubov System needs a rating of everybody: enter an estimate for 7 Green.\n"
    assert talk.refused.endswith(asked), "and nothing is paired"
    assert talk.tournament.facts.first_colour is None, "nor is the colour settled before that"
    talk = Conversation(path)
    talk.say("E", "7", "e rating=2150", "P", "p w", "b", "1 1", "2 =", "3 +", "E", "new Late Lion;;2425", "5", "a 2;h")
    talk.say("P", "p", "b", "1 1", "2 0", "3 =", "p", "b", "1 1", "2 1", "3 1", "4 0")
    assert not talk.refused, talk.refused
    return path


def test_every_round_is_as_the_rules_pair_it(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """Of the event, of the report that names these rules, and of the event that is made of it again."""
    report, again = tmp_path / "dubov.trf", tmp_path / "again.json"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    assert {"192 FIDE_DUBOV", "152 W"} <= {*report.read_text().splitlines()}
    assert main(["import", str(report), "--into", str(again), "--yes"]) == 0
    for file in (played, report, again):
        capsys.readouterr()
        assert main(["check", str(file)]) == 0
        assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["pair", str(report)]) == 0
    of_report = capsys.readouterr().out
    assert main(["pair", str(played)]) == 0
    assert capsys.readouterr().out == of_report


def test_it_is_explained_by_its_own_articles(played: Path, capsys: Capture) -> None:
    assert main(["explain", str(played), "--round", "3"]) == 0
    said = capsys.readouterr().out
    assert "G1, who prefer White:" in said
    assert "S1, lowest average rating of opponents first:" in said
    assert main(["explain", str(played), "--round", "1"]) == 0
    said = capsys.readouterr().out
    assert "7 has the bye: score 0, 0 games played (C.04.4.1 3.1)." in said
    assert "first: 1 (none) 2 (none) 3 (none)." in said, "nobody has met anybody"


def test_every_paper_is_made(played: Path, tmp_path: Path) -> None:
    for kind in OF_PLAYERS:
        assert main(["print", str(played), kind, "--out", str(tmp_path / f"{kind}.txt")]) in (0, 1), kind


def test_a_card_says_what_the_rules_make_of_it(played: Path) -> None:
    """The average of the opponents met over the board, upfloats of those there may be, and the bye."""
    tournament = Conversation(played).tournament
    system = system_of(tournament)
    ids = {each.entrant.name: id_ for id_, each in tournament.registrations.items()}
    met = [line.opponent for line in tournament.cards[ids["Brown"]].lines if line.met]
    ratings = [tournament.registrations[each].entrant.rating for each in met if each]
    brown, green = (system.on_card(tournament, ids[name]) for name in ("Brown", "Green"))
    assert brown["ARO"] == f"{(2 * sum(ratings) + 3) // 6} (C.04.4.1 1.7)"
    assert brown["Upfloats"] == "2 of 3, then a maximum upfloater (C.04.4.1 1.8)"
    assert (brown["Bye"], green["Bye"][:6]) == ("allowed (C2)", "barred")


def test_older_rules_do_not_know_what_it_announced(tmp_path: Path) -> None:
    """Said where the event is compared with the rules of 1998."""
    path = tmp_path / "dubov.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Dubov 2026; acceleration=Baku; the bye gives=half; file={path}")
    tournament = Conversation(path).tournament
    told = [str(each) for each in system_of(tournament).alone_has(tournament)]
    assert [each.partition(":")[0] for each in told] == [
        "The Baku acceleration (C.04.7)",
        "A bye worth half a point (C.04.1 3)",
    ]
