"""The square of a Scheveningen match on the screen and in lines: it fills, turns, tells its games, finds people."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, HandLineUp, HandUsualLineUps, PostSchedule
from paircard.core.event.ids import TeamId
from paircard.core.event.result import Result
from paircard.core.papers.catalogue import make_paper
from paircard.data.pages.publishing import publish
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_text import as_text
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.teams import opening, stored

SYSTEM = "scheveningen"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three boards; round 1 is played by everybody, in round 2 a reserve of B sits for B1, and wins."""
    posted = [*opening(2, system=SYSTEM, boards=3, members=4), PostSchedule(), HandUsualLineUps(1)]
    first = [EnterResult(1, board, each) for board, each in enumerate((Result.WHITE, Result.DRAW, Result.DRAW), 1)]
    stored(tmp_path / "match.json", [*posted, *first]).touch()
    with_reserve(tmp_path / "match.json")
    return tmp_path / "match.json"


def with_reserve(path: Path) -> None:
    """Hand the line-ups of round 2, and type its first board: B1 against A2."""
    with EventFile.open(path) as event:
        a, b = (TeamId(event.tournament.ids[number]) for number in sorted(event.tournament.ids))
        regulars, (_, second, third, reserve) = event.tournament.teams[a].members, event.tournament.teams[b].members
        event.execute(HandLineUp(2, a, tuple(regulars[:3])), arbiter="Anna")
        event.execute(HandLineUp(2, b, (reserve, second, third)), arbiter="Anna")
        event.execute(EnterResult(2, 1, Result.WHITE), arbiter="Anna")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_square_fills_and_turns(path: Path, size: tuple[int, int]) -> None:
    async with opened(path, size) as pilot:
        await pilot.press("G")
        said = await comes(pilot, "T1 2 - 2 T2: 4 of 9 games are in.")
        assert "Seat Name Pts B1 B2 B3" in said
        assert "> A1 T1-1 1 . . 1" in said
        assert "A2 T1-2 ½ 0 ½ ." in said
        assert "B1 T2-1" in said, "the columns are named"
        await pilot.press("v")
        said = await comes(pilot, "T2 2 - 2 T1: 4 of 9 games are in.")
        assert "> B1 T2-1 1½ . 1 ½" in said
        await pilot.press("enter")
        said = await comes(pilot, "Round 2: White against A2 T1-2, won")
        assert "B1, round 2: T2-4 in the place of T2-1." in said
        await pilot.press("escape", "slash", "A", "3", "enter")
        said = await comes(pilot, "A3 T1-3")
        assert "> A3 T1-3" in said


def test_the_square_is_told_in_lines(path: Path) -> None:
    talk = Conversation(path)
    said = talk.say("G", "list")
    assert (
        "A1 T1-1, 1 point; Round 1: White against B3 T2-3, won; Round 2: Black against B2 T2-2, no result yet" in said
    )
    assert "A2 T1-2, ½ point; Round 1: White against B2 T2-2, draw; Round 2: Black against B1 T2-4, lost" in said
    assert "B1, round 2: T2-4 in the place of T2-1." in said
    said = talk.say("v", "list")
    assert "B1 T2-1, 1½ points; " in said
    assert "Round 2: White against A2 T1-2, won" in talk.say("b1 c")
    assert "is neither a command here nor anybody's number or name" in (talk.say("nobody c"), talk.refused)[1]


def test_papers_and_pages_have_it(path: Path, tmp_path: Path) -> None:
    tournament = EventFile.open(path).tournament
    square = make_paper(tournament, "crosstable")
    assert "A1 T1-1 2479 1 1 A2 T1-2 2478 0 ½ ½" in " ".join(as_text(square).split())
    assert "B1, round 2: T2-4 in the place of T2-1." in as_text(square)
    assert "<th" in as_html(square)
    rounds = " ".join(as_text(make_paper(tournament, "rounds")).split())
    assert "2: T2 1 - 0 T1" not in rounds
    assert "1.1 B1 T2-4 1-0 A2 T1-2" in rounds, "by the line-ups"
    assert "1.1 A1 T1-1 _____ B1 T2-1" in rounds, "of a round to come by the order of boards"
    chart = " ".join(as_text(make_paper(tournament, "wall-chart")).split())
    assert "B1 T2-1 2459 A3b½ ½ A2w1 1½ A1b? 1½" in chart
    publish(tournament, tmp_path / "site")
    page = (tmp_path / "site" / "crosstable.html").read_text(encoding="utf-8")
    assert "in the place of" in page
    assert "T2-4" in (tmp_path / "site" / "rounds.html").read_text(encoding="utf-8")
