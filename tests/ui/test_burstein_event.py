"""An event by the Burstein System in line mode and by the commands for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.core.values.points import format_points
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three of five rounds of seven, of which two seed: a late entry, a half-point bye, a forfeit."""
    path = tmp_path_factory.mktemp("burstein") / "burstein.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Burstein 2026; half=yes; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)))
    talk.say("P", "p w", "b", "1 1", "2 =", "3 +", "E", "new Late Lion;;2425", "5", "a 2;h")
    talk.say("P", "p", "b", "1 1", "2 0", "3 =", "p", "b", "1 1", "2 1", "3 1", "4 0")
    assert not talk.refused, talk.refused
    return path


def test_every_round_is_as_the_rules_pair_it(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """Of the event, of the report that names these rules, and of the event that is made of it again."""
    report, again = tmp_path / "burstein.trf", tmp_path / "again.json"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    assert {"192 FIDE_BURSTEIN", "152 W"} <= {*report.read_text().splitlines()}
    assert main(["import", str(report), "--into", str(again), "--yes"]) == 0
    for file in (played, report, again):
        capsys.readouterr()
        assert main(["check", str(file)]) == 0
        assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["pair", str(report)]) == 0
    of_report = capsys.readouterr().out
    assert main(["pair", str(played)]) == 0
    assert capsys.readouterr().out == of_report


def test_a_round_of_seeding_is_explained_as_a_dutch_one(played: Path, capsys: Capture) -> None:
    """1.6: it is said which kind a round is; afterwards the Index is."""
    assert main(["explain", str(played), "--round", "2"]) == 0
    seeding = capsys.readouterr().out
    assert seeding.startswith("Round 2 seeds everybody: it is a round of the FIDE (Dutch) System. (C.04.4.2 1.6)")
    assert "Every criterion from C6 to C21 has its least value." in seeding
    assert main(["explain", str(played), "--round", "3"]) == 0
    after = capsys.readouterr().out
    assert after.startswith("Round 3 comes after the seeding: the Index ranks everybody. (C.04.4.2 1.6)")
    assert "By the Index, with Buchholz and Sonneborn-Berger:" in after


def test_every_paper_is_made(played: Path, tmp_path: Path) -> None:
    for kind in OF_PLAYERS:
        assert main(["print", str(played), kind, "--out", str(tmp_path / f"{kind}.txt")]) in (0, 1), kind


def test_a_card_says_what_the_rules_make_of_it(played: Path) -> None:
    """Buchholz is what the opponents have now, and one's own score for a round without a game."""
    tournament = Conversation(played).tournament
    system = system_of(tournament)
    ids = {each.entrant.name: id_ for id_, each in tournament.registrations.items()}
    card = tournament.cards[ids["Evans"]]
    against = [tournament.cards[line.opponent] if line.met and line.opponent else card for line in card.lines]
    buchholz = format_points(sum(each.score for each in against))
    assert system.on_card(tournament, ids["Evans"])["Index"].startswith(f"Buchholz {buchholz}, ")


def test_groups_are_told_by_the_index(played: Path) -> None:
    """In lines every player has both figures, as on the screen."""
    talk = Conversation(played)
    told = talk.say("G", "l")
    assert "Buchholz" in told
    assert "Sonneborn-Berger" in told
