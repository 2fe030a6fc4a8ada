"""An event by the Double-Swiss System in line mode and by the commands for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.tui.cli import main
from paircard.tui.screens.pairings.rows import result_text, rows
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Three rounds of seven and one more: a late entry, a half-point bye, single games and a match forfeited."""
    path = tmp_path / "double.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Double-Swiss 2026; half=yes; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)))
    talk.say("P", "p w", "b", "1.1 1", "1.2 0", "2.1 =", "2.2 +", "3.1 +", "3.2 -")
    talk.say("E", "new Late Lion;;2425", "5", "a 2;h")
    talk.say("P", "p n", "b", "1.1 1", "1.2 =", "2.1 0", "2.2 0", "3.1 =", "3.2 =", "p")
    talk.say("b", "1.1 1", "1.2 1", "2.1 1", "2.2 =", "3.1 +", "3.2 +", "4.1 0", "4.2 1")
    assert not talk.refused, talk.refused
    return path


def test_every_round_is_as_the_rules_pair_it(played: Path, tmp_path: Path, capsys: Capture) -> None:
    """Of the event, of its report, and of the event made of that: two columns a match, and nothing lost."""
    report, again, written = tmp_path / "double.trf", tmp_path / "again.json", tmp_path / "again.trf"
    assert main(["export", str(played), "--format", "trf26", "--out", str(report)]) == 0
    lines = report.read_text().splitlines()
    assert {"192 FIDE_DOUBLESWISS", "142 10", "162  W 1.0    D 0.5    L 0.0    P0.75"} <= {*lines}
    green = next(line for line in lines if "Green" in line)
    assert green[91:111] == "0000 - U  0000 - U  ", "the bye stands in both columns"
    assert main(["import", str(report), "--into", str(again), "--yes"]) == 0
    for file in (played, report, again):
        capsys.readouterr()
        assert main(["check", str(file)]) == 0
        assert capsys.readouterr().out.endswith("3 of 3 rounds are as the rules pair them, 0 illegal.\n")
    assert main(["export", str(again), "--format", "trf26", "--out", str(written)]) == 0
    assert written.read_text() == report.read_text()


def test_a_match_is_one_line_of_a_card_and_two_games_of_a_player(played: Path) -> None:
    """Points of both games count; who came to neither game has lost by forfeit, single forfeited games were a match."""
    tournament = Conversation(played).tournament
    ids = {each.entrant.name: id_ for id_, each in tournament.registrations.items()}
    cards, by_game = tournament.cards, tournament.player_cards
    assert [line.half_points for line in cards[ids["Green"]].lines][:1] == [3], "the bye gives a point and a half"
    assert [line.half_points for line in cards[ids["Davis"]].lines][1] == 2, "half of a match"
    assert len(by_game[ids["Adams"]].lines) == 2 * len(cards[ids["Adams"]].lines)
    assert sum(card.score for card in by_game.values()) == sum(card.score for card in cards.values())
    clark, frank = (cards[ids[name]].lines[0] for name in ("Clark", "Frank"))
    assert sorted((clark.half_points, frank.half_points)) == [0, 4], "won 2-0 by forfeit"
    assert (clark.met, clark.colour) == (False, None)
    assert cards[ids["Brown"]].lines[0].met, "one game of it was forfeited"
    assert system_of(tournament).on_card(tournament, ids["Clark"])["Bye"].startswith("barred")


def test_two_rows_tell_a_match(played: Path) -> None:
    """Over a game the points before the round, under it what the match has given; no row for the match itself."""
    tournament = Conversation(played).tournament
    round_ = tournament.rounds[2]
    shown = [
        "".join(cell.plain for cell in row.cells)
        for row in rows(tournament, round_, 80, missing_only=False, result=result_text)
    ]
    first, second = (row.split() for row in shown[2:4])
    assert (first[0], second[0]) == ("2.1", "2.2")
    assert (first[1:3], second[1:3]) == (second[-3:-1], first[-3:-1]), "colours change"
    assert (second[3], second[-1]) == ("+½", "+1½"), "1-0 and a draw"


def test_every_paper_is_made(played: Path, tmp_path: Path) -> None:
    for kind in OF_PLAYERS:
        assert main(["print", str(played), kind, "--out", str(tmp_path / f"{kind}.txt")]) in (0, 1), kind
