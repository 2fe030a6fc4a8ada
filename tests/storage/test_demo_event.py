"""The sample event that `paircard demo` opens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from paircard.core.event.card import Kind
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.review.other_rules import two_rules
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import Verdict
from paircard.data.samples import demo, demo_commands, demo_entrants
from paircard.data.storage.event_file import EventFile


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    state = Tournament.beginning(SYSTEMS)
    for command in demo_commands():
        state = state.record(command.decide(state), arbiter="Anna", time="2026-05-02T09:00:00Z")
    return state


def test_the_list_of_entrants_is_clean() -> None:
    report = read_entrants(Path(demo.__file__).with_name("demo.csv").read_bytes())
    assert report.counts == {Verdict.TAKEN: 24}
    assert report.remarks == ()


def test_the_entrants_come_from_everywhere() -> None:
    entrants = demo_entrants()
    assert len({entrant.person for entrant in entrants}) == 24
    assert all(1500 <= entrant.rating <= 2450 for entrant in entrants)
    assert len({entrant.federation for entrant in entrants}) >= 12
    assert sum(not entrant.name.isascii() for entrant in entrants) >= 12
    assert not any(entrant.fide_id for entrant in entrants), "a made-up id may belong to a real player"


def test_three_rounds_are_played_and_the_fourth_is_under_way(tournament: Tournament) -> None:
    assert (tournament.details.name, tournament.regulations.rounds) == ("Demo Open", 7)
    assert [round_.complete for round_ in tournament.rounds] == [True, True, True, False]
    assert all(round_.published for round_ in tournament.rounds)
    fourth = tournament.rounds[3]
    assert [board.number for board in fourth.boards if board.result] == [1, 2, 3, 4]
    assert len(fourth.boards) == 12


def test_there_is_something_of_everything(tournament: Tournament) -> None:
    kinds = Counter(record.kind for card in tournament.cards.values() for record in card.lines)
    assert (kinds[Kind.FORFEIT_WIN], kinds[Kind.ABSENT], kinds[Kind.BYE]) == (1, 1, 1)
    results = Counter(board.result for round_ in tournament.rounds for board in round_.boards)
    assert min(results[result] for result in (Result.WHITE, Result.DRAW, Result.BLACK)) >= 5
    assert any("D" in card.floats for card in tournament.cards.values())


def test_the_higher_rated_win_more_often(tournament: Tournament) -> None:
    rows = standings(tournament, 3).rows
    upper, lower = rows[:12], rows[12:]
    assert sum(row.card.entrant.rating for row in upper) > sum(row.card.entrant.rating for row in lower)


def test_it_is_the_same_every_time() -> None:
    assert list(demo_commands()) == list(demo_commands())


def test_by_both_rules_it_is_one_event_until_they_part(tournament: Tournament) -> None:
    """The fourth round differs in the bracket of ½ only, and for the reasons that the tour tells."""
    before = Tournament.beginning(SYSTEMS)
    for command in demo_commands("swiss-1998"):
        before = before.record(command.decide(before), arbiter="Anna", time="2026-05-02T09:00:00Z")
    assert (tournament.regulations.system, before.regulations.system) == ("dutch-2026", "swiss-1998")
    boards = [[round_.boards for round_ in each.rounds] for each in (tournament, before)]
    assert boards[0][:3] == boards[1][:3]
    assert boards[0][3][:10] == boards[1][3][:10]
    lines = "\n".join(two_rules(tournament, 4).lines())
    assert "Swiss 2026: 15-20 21-22\nSwiss 1998: 22-20 21-15" in lines
    assert "the first difference is by C.04.3 C13 (bracket of ½)" in lines
    assert "the first difference is by B5 (bracket of ½): Somebody floats up again" in lines


def test_it_can_be_stored_in_one_write(tmp_path: Path, tournament: Tournament) -> None:
    path = tmp_path / "demo.json"
    with EventFile.create(path, *demo_commands(), arbiter="Anna") as event:
        assert event.tournament.facts == tournament.facts
