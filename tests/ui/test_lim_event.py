"""An event by the Lim System in line mode and by the commands for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.core.systems.lim.options import LimOptions
from paircard.data.exchange.trf.reading.rules_named import paired_by
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three of five rounds of seven as a maxi-tournament: a late entry, a half-point bye, a forfeit."""
    path = tmp_path_factory.mktemp("lim") / "lim.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Lim 2026, our reading; half=yes; maxi=yes; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)))
    talk.say("P", "p w", "b", "1 1", "2 =", "3 +", "E", "new Late Lion;;2425", "5", "a 2;h")
    talk.say("P", "p", "b", "1 1", "2 0", "3 =", "p", "b", "1 1", "2 1", "3 1", "4 0")
    assert not talk.refused, talk.refused
    return path


def test_every_round_is_as_the_rules_pair_it(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """Of the event, of the report that names these rules in words, and of the event that is made of it again."""
    report, again = tmp_path / "lim.trf", tmp_path / "again.json"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    lines = report.read_text().splitlines()
    assert {"192 CUSTOM_SWISS", "092 Swiss Lim 2026 (FIDE C.04.4.3), Maxi", "152 W"} <= {*lines}
    assert paired_by(lines) == "lim-2026"
    assert main(["import", str(report), "--into", str(again), "--yes"]) == 0
    assert Conversation(again).tournament.regulations.options == LimOptions(maxi=True)
    for file in (played, report, again):
        capsys.readouterr()
        assert main(["check", str(file)]) == 0
        assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["pair", str(report)]) == 0
    of_report = capsys.readouterr().out
    assert main(["pair", str(played)]) == 0
    assert capsys.readouterr().out == of_report


def test_a_round_says_its_directions_and_what_was_tried(played: Path, capsys: Capture) -> None:
    """2.2, 3.9, 2.6 and 4 by their articles."""
    assert main(["explain", str(played), "--round", "3"]) == 0
    said = capsys.readouterr().out
    assert "is paired downward" in said
    assert "is paired upward" in said
    assert "is paired last and downward" in said


def test_every_paper_is_made(played: Path, tmp_path: Path) -> None:
    for kind in OF_PLAYERS:
        assert main(["print", str(played), kind, "--out", str(tmp_path / f"{kind}.txt")]) in (0, 1), kind


def test_a_card_says_where_the_median_is(played: Path) -> None:
    """After three rounds it is 1½."""
    tournament = Conversation(played).tournament
    system = system_of(tournament)
    told = {str(each): system.on_card(tournament, each)["Median"] for each in tournament.registrations}
    assert set(told.values()) == {f"{where} the median (C.04.4.3 2.2)" for where in ("above", "in", "below")}
