"""The pane of wide windows: what it tells in every system, that it waits until the keys rest, and how it is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.ids import Place
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.reach import reach
from paircard.core.tables.standings import standings
from paircard.data.machine.settings import NO_PANE, Settings, read_settings
from paircard.data.machine.settings_written import write_settings
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.looks.signs import PLAIN, Signs
from paircard.tui.pane.board import results_part, single_part
from paircard.tui.pane.coming import coming_part
from paircard.tui.pane.parts import Part, drawn
from paircard.tui.pane.widget import SidePane
from paircard.tui.pane.width import pane_width
from paircard.tui.screens.entrants.pane import entrant_part, follows_part
from paircard.tui.screens.pairings.explained import explained
from paircard.tui.screens.pairings.next_round import next_round, worth_pairing
from paircard.tui.screens.pairings.pane import parts_of, parts_of_row
from paircard.tui.screens.standings.pane import met_rounds, reach_part, tie_breaks_part
from paircard.tui.widgets.detail import REST
from tests.support.dose import some
from tests.support.every_stage import JOURNALS, stages_of
from tests.support.line import Conversation
from tests.support.play import Play
from tests.support.screen import comes, opened, screen_text

SIZES = ((50, 30), (80, 44))
"""Cells and rows of the pane in a window of 160 and one of 200 columns."""


def said(parts: list[Part], width: int = 80) -> str:
    """Return the parts as they are read."""
    return drawn(parts, width, 200, Signs()).plain


def every_part(tournament: Tournament, width: int, signs: Signs) -> Iterator[Part]:
    """Yield all that any room could tell of an event in a pane of that width."""
    for round_ in tournament.rounds[-2:]:
        yield from _of_rows(tournament, round_, width)
        yield from parts_of(tournament, round_, width)
    if tournament.rounds and not system_of(tournament).score:
        table = standings(tournament)
        can = reach(tournament, table)
        for row in table.rows[:3]:
            made = reach_part(row, len(table.rows), can, None, width, signs)
            yield from filter(None, (made, tie_breaks_part(table, row, width, signs)))
            yield single_part(tournament, row.card.id, met_rounds(tournament, table.after), width, signs)
    for id_ in [*tournament.registrations][:3]:
        yield entrant_part(tournament, id_, width)
        yield from filter(None, (follows_part(tournament, id_, width, signs),))


def _of_rows(tournament: Tournament, round_: Round, width: int) -> Iterator[Part]:
    account = explained(tournament, round_.number)
    for board in round_.boards[:3]:
        match = round_.match(board.match)
        yield from parts_of_row(tournament, round_, str(board.number), board, match, account, width)
    for bye in round_.byes:
        yield from parts_of_row(tournament, round_, f"bye {bye.who}", None, None, account, width)


# --- every system ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("journal", some(JOURNALS, 12), ids=lambda each: each.stem)
def test_every_kind_of_event_is_told_within_the_pane(journal: Path) -> None:
    whole = JournalFile(journal).tournament
    for entries in some(stages_of(journal)[1:], 3):
        then = whole.as_of(entries)
        for event in map(then.seen, then.stages):
            for width, height in SIZES:
                parts = [*every_part(event, width, Signs())]
                assert all(part.lines for part in parts), "a heading stands over something"
                rows = drawn(parts, width, height, Signs()).split("\n", allow_blank=True)
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width


def test_the_journals_have_all_systems_between_them() -> None:
    """So that the test above is one over the catalogue."""
    wholes = [JournalFile(journal).tournament for journal in JOURNALS]
    assert {system_of(whole.seen(stage)).key for whole in wholes for stage in whole.stages} == {*SYSTEMS}


# --- what can still be reached ---------------------------------------------------------------------------------


def test_places_by_points_alone() -> None:
    """Four players, one round of three: a point each to the winners. Two points are left for everybody."""
    play = Play.evenly(4, 2000, 50, rounds=3)
    play.pair()
    play.results("10")
    can = reach(play.tournament, standings(play.tournament, 1))
    assert {(each.best, each.worst, each.most) for each in can.values()} == {(1, 4, 6), (1, 4, 4)}


def test_who_has_more_than_anybody_can_get_comes_first_for_certain() -> None:
    """After two of three rounds of two players' worth: 2 points against 1, 1 and 0, one point left."""
    play = Play.evenly(4, 2000, 50, rounds=3)
    for signs in ("11", "11"):
        play.pair()
        play.results(signs)
    table = standings(play.tournament, 2)
    can = reach(play.tournament, table)
    first, last = table.rows[0], table.rows[-1]
    assert (first.points, last.points) == (4, 0)
    assert can[first.card.id].worst == 3, "two others can still have two points"
    assert can[last.card.id].best == 2, "they can have one point, and only the leader has more"
    assert "place 2 to 4" in said([_reach(play, last.place)])


def _reach(play: Play, place: Place) -> Part:
    table = standings(play.tournament)
    row = next(each for each in table.rows if each.place == place)
    part = reach_part(row, len(table.rows), reach(play.tournament, table), None, 60, PLAIN)
    assert part is not None
    return part


def test_nothing_is_in_reach_once_all_is_played() -> None:
    play = Play.evenly(2, 2000, 50, rounds=1)
    play.pair()
    play.results("1")
    assert not reach(play.tournament, standings(play.tournament))


# --- the board, and the groups that grow -----------------------------------------------------------------------


def test_each_result_says_points_and_who_else_has_as_many() -> None:
    """Eight players, board 1 of round 1 won by White, board 2 drawn: board 4 is open: of its two only one can win."""
    play = Play.evenly(8, 2000, 50)
    play.pair()
    play.do(*_results("1=", 1))
    board = play.tournament.rounds[0].boards[2]
    part = results_part(play.tournament, play.tournament.rounds[0], board, 80, Signs())
    assert part is not None
    won, drawn_, lost = (" ".join(line.plain.split()) for line in part.lines)
    assert won == f"1-0 {_numbers(play, 2)[0]} → 1, with 1-2 {_numbers(play, 2)[1]} → 0, with 1-2"
    assert drawn_ == f"½-½ {_numbers(play, 2)[0]} → ½, with 2-4 {_numbers(play, 2)[1]} → ½, with 2-4"
    assert lost.startswith("0-1")
    coming = coming_part(play.tournament, 80, Signs())
    assert coming is not None
    assert [line.plain.split() for line in coming.lines] == [
        ["1", "━━━──────", "1", "+2"],
        ["½", "━━━━━━────────────", "2", "+4"],
        ["0", "━━━──────", "1", "+2"],
    ]


def _results(signs: str, number: int) -> Iterator[EnterResult]:
    yield from (EnterResult(number, board, Result(sign)) for board, sign in enumerate(signs, start=1))


def _numbers(play: Play, board: int) -> tuple[int, int]:
    two = play.tournament.rounds[0].boards[board].players
    return play.tournament.numbers[two[0]], play.tournament.numbers[two[1]]


def test_with_three_games_open_the_next_round_says_what_stands() -> None:
    """Eight players, one round: while two boards are open no pair is certain, then all are."""
    play = Play.evenly(8, 2000, 50)
    play.pair()
    play.do(PublishRound(), *_results("11", 1))
    assert worth_pairing(play.tournament)
    assert next_round(play.tournament, lambda: False) == ()
    play.do(EnterResult(1, 3, Result.WHITE), EnterResult(1, 4, Result.WHITE))
    out, pairs = next_round(play.tournament, lambda: False)
    assert out == "Round 2 as it would be paired now: 4 pairs"
    assert sorted(int(number) for pair in pairs.removeprefix("Standing: ").split() for number in pair.split("-")) == [
        *range(1, 9)
    ]


# --- on the screen ---------------------------------------------------------------------------------------------


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Twelve players, two rounds played, the third published and open."""
    play = Play.evenly(12, 2000, 25)
    for _ in range(2):
        play.pair()
        play.results("1=01=0")
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "open.json")


async def test_it_follows_the_cursor_once_the_keys_rest_and_a_key_closes_it(event: Path) -> None:
    async with opened(event, (160, 45)) as pilot:
        await pilot.press("P")
        await comes(pilot, "Why they meet")
        await pilot.press("down", "down")
        assert "Board 1" in screen_text(pilot.app), "the row first"
        await comes(pilot, "Board 3")
        await comes(pilot, "\\ Pane")
        await pilot.press("backslash")
        await pilot.pause(2 * REST)
        assert "The pane is closed." in screen_text(pilot.app)
        assert "Why they meet" not in screen_text(pilot.app)
        assert read_settings().settings.side_pane == NO_PANE
        await pilot.press("S")
        await pilot.pause(2 * REST)
        assert not pilot.app.screen.query_one(SidePane).display, "in every room"
        await pilot.press("backslash")
        await comes(pilot, "Can still reach")


async def test_a_narrow_window_has_none_and_says_so(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("P")
        await pilot.pause(2 * REST)
        text = screen_text(pilot.app)
        assert "\\ Pane" not in text
        assert not pilot.app.screen.query_one(SidePane).display
        await pilot.press("backslash")
        await comes(pilot, "The pane needs 160 columns: this window has 80.")
        assert read_settings().settings == Settings(), "and nothing is stored"


async def test_a_second_pass_sees_no_results(event: Path) -> None:
    """Whoever types them again is not to be told what was typed first."""
    async with opened(event, (160, 45)) as pilot:
        await pilot.press("P", *"155155")
        await comes(pilot, "Round 3 as it goes")
        await pilot.press("v")
        await comes(pilot, "SECOND PASS")
        await pilot.pause(2 * REST)
        assert "as it goes" not in screen_text(pilot.app)


def test_line_mode_has_the_same_switch(event: Path) -> None:
    assert "The pane is closed." in Conversation(event).say("P", "switch pane")
    write_settings(Settings())


def test_widths() -> None:
    assert (pane_width(159), pane_width(160), pane_width(200)) == (0, 50, 80)


def test_what_has_no_room_is_counted() -> None:
    part = Part("Games", [Text(str(each)) for each in range(9)])
    assert drawn([part], 40, 4, Signs()).plain.split("\n")[1:] == [" 0", " 1", " … 7 lines more"]
