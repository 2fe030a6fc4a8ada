"""Where Keizer points rank, no screen counts by the points of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.papers.pairings import without_opponent
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.tables.table_words import legend
from paircard.data.exchange.trf import read_trf
from paircard.tui.batch.check import DIFFERS
from paircard.tui.cli import main
from paircard.tui.line.help import overview
from paircard.tui.looks.signs import Signs
from paircard.tui.pane.board import results_part
from paircard.tui.screens.standings.layout import Looks, columns
from paircard.tui.screens.standings.views import View
from tests.support import trf
from tests.support.club_evenings import example
from tests.support.line import Conversation
from tests.support.round_robins import did

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


def test_the_ranking_has_value_points_of_the_round_and_change(talk: Conversation) -> None:
    """KE, example: A loses to B, C beats D. B 6 + 4, C 5 + 3, A 4, D 3 by the value numbers of today."""
    event = example()
    paper = make_paper(event, "standings")
    (table,) = [section.table for section in paper.sections if section.table]
    wanted = ("+/-", "Name", "Value", "R1", "Keiz")
    at = [[each.head for each in table.columns].index(head) for head in wanted]
    assert [tuple(row[each] for each in at) for row in table.rows] == [
        ("+1", "B", "6", "4", "10"),
        ("+1", "C", "5", "3", "8"),
        ("-2", "A", "4", "0", "4"),
        ("", "D", "3", "0", "3"),
    ]
    assert "Value: what a win against them is worth now. R1: points of the round" in " ".join(paper.notes)
    heard = talk.say("P", "p", "b", "1 1", "2 1", "S", "list")
    assert "round 1 5; Keiz 13; value 8" in heard, "of five players the first is worth 8, the fourth 5"


def test_other_rankings_have_no_such_columns() -> None:
    regulations = Regulations(3, "dutch-2026", tie_breaks=())
    entrants = tuple(Entrant.of(name, rating=2000) for name in "AB")
    opening = CreateTournament(Details("Open"), regulations), RegisterEntrants(entrants)
    event = did(Tournament.beginning(SYSTEMS), *opening)
    (table,) = [section.table for section in make_paper(event, "standings").sections if section.table]
    assert {"+/-", "Value"}.isdisjoint(each.head for each in table.columns)


def test_sixty_rounds_hide_no_points_at_80_columns() -> None:
    """First rounds give way in the strip of the ranking; the figures are written out."""
    cells = [[f"   {3 - n} {'wb'[(n + round_) % 2]} =" for round_ in range(60)] for n in (1, 2)]
    players = [trf.player(n, rating=2000 - n, cells=cells[n - 1]) for n in (1, 2)]
    read = read_trf(trf.document("XXR 60", "092 Keizer", "192 CUSTOM_SWISS", *players))
    event = Tournament.beginning(SYSTEMS).imagine(*read.events)
    table = standings(event)
    looks = Looks(table, {1: 0}, event.numbers, Signs(), View.RANKING, event.planned)  # type: ignore[dict-item]
    shown, _ = columns(looks, 80)
    assert sum(column.width for column in shown) < 80
    heads = [column.label.strip() for column in shown]
    (strip,) = [head for head in heads if head.endswith("-60")]
    assert int(strip.partition("-")[0]) > 1
    assert heads[-4:] == ["Pts", "Value", "R60", "Keiz"]
    for column in shown[-4:]:
        assert all(len(column.text(row)) < column.width for row in table.rows)
