"""Where Keizer points rank, no screen counts by the points of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.papers.pairings import without_opponent
from paircard.core.tables.standings import standings
from paircard.core.tables.table_words import legend
from paircard.tui.batch.check import DIFFERS
from paircard.tui.cli import main
from paircard.tui.line.help import overview
from paircard.tui.looks.signs import Signs
from paircard.tui.pane.board import results_part
from paircard.tui.screens.standings.layout import Looks, columns
from paircard.tui.screens.standings.views import View
from tests.support.line import Conversation

WIDE = 200


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    """A season that begins, with five players."""
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    talk.say(
        "new Club; system=Keizer; rounds=5", "E", *(f"new A{number}; rating={2000 - number}" for number in range(1, 6))
    )
    assert len(talk.tournament.registrations) == 5, talk.refused
    return talk


def test_told_and_club_duty_are_called_so(talk: Conversation) -> None:
    heard = talk.say("5 a 1; h", "4 a 1; f")
    assert "5 A5 is absent in round 1: told in time." in heard
    assert "4 A4 is absent in round 1: club duty." in heard
    assert not talk.refused
    heard = talk.say("P", "p", "list")
    assert "4 A4: club duty" in heard
    assert "3 A3: bye" in heard
    away = without_opponent(talk.tournament, talk.tournament.rounds[0])
    assert {name: why for _, name, _, why in away} == {"A3": "bye", "A4": "club duty", "A5": "told in time"}


def test_no_gap_and_no_points_behind(talk: Conversation) -> None:
    heard = talk.say("5 a 1; h", "P", "p", "b", "results 1 5", "S", "list")
    table = standings(talk.tournament)
    numbers, planned = talk.tournament.numbers, talk.tournament.planned
    shown = columns(Looks(table, {}, numbers, Signs(), View.RANKING, planned), WIDE)[0]
    assert "gap" not in {column.key for column in shown}
    assert "Keiz" in heard
    assert "behind" not in heard


def test_a_board_is_told_without_what_points_would_be(talk: Conversation) -> None:
    talk.say("P", "p", "b")
    (round_,) = talk.tournament.rounds
    assert results_part(talk.tournament, round_, round_.boards[0], WIDE, Signs()) is None


def test_help_where_a_question_has_no_answer(talk: Conversation) -> None:
    """The round is published and would be another now: pairing it anew only tells why it stands."""
    talk.say("P", "p", "b", "E", "3 withdraw ill", "P")
    assert list(overview(talk.session.program.place))


def test_a_pairing_by_hand_against_rules_without_articles(talk: Conversation) -> None:
    """Nothing stands where an article would."""
    talk.say("P", "p", "b", "1 1", "2 1")
    heard = talk.say("h 1-2 3-4 bye 5; they asked; yes; y")
    assert "This breaks the rules: they asked (1 A1 and 2 A2 met in round 1.)" in heard
    assert "Round 2 was paired by hand against the rules: they asked" in talk.say("list")
    assert "round 2 paired, not by the program, against the rules" in talk.say("J", "list")


def test_rounds_are_checked(talk: Conversation, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the ranking again, and by what was announced; an arbiter who pairs otherwise has done nothing illegal."""
    talk.say("P", "p", "b", "1 1", "2 1", "h 1-2 3-4 bye 5; they asked; yes; y")
    (event,) = tmp_path.glob("*.json")
    capsys.readouterr()
    assert main(["check", str(event)]) == DIFFERS
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "Round 1: as the rules pair it."
    assert lines[:2] == [f"Round 2: {one} A{one} and {two} A{two} met in round 1." for one, two in ((1, 2), (3, 4))]
    assert lines[2].startswith("Round 2: recorded 1-2 3-4 bye 5, by the rules ")
    assert lines[-1] == "1 of 2 rounds are as the rules pair them, 0 illegal."


def test_the_table_says_what_makes_its_order(talk: Conversation) -> None:
    talk.say("P", "p", "b", "results 1 5")
    assert legend(standings(talk.tournament)).startswith("Keizer points make the order, Pts are game points. Keiz: ")
