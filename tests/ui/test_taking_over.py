"""A report of another program is taken over on the screen and in lines, by the rules that are chosen there."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main
from tests.support import trf
from tests.support.line import Conversation
from tests.support.screen import comes, opened, paste

CELLS = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"]
HEAD = ["012 Autumn Open", "042 2026/10/01", "092 Individual: Swiss-System (Dutch)"]
PLAYERS = [trf.player(number, rating=2200 - 50 * number, cells=[cell]) for number, cell in enumerate(CELLS, start=1)]


@pytest.fixture
def autumn(tmp_path: Path) -> Path:
    """A rated event after round 1, as another program writes it."""
    file = tmp_path / "autumn.trf"
    file.write_bytes(trf.document(*HEAD, *PLAYERS, "XXR 5"))
    return file


async def test_on_the_screen_it_asks_by_which_rules(autumn: Path) -> None:
    async with opened(None) as pilot:
        await pilot.press("i")
        await paste(pilot, autumn, "enter")
        await comes(pilot, "y take over, by Swiss 2026")
        await pilot.press("r")
        await comes(pilot, "1 FIDE Dutch 2026 (C.04.3) (proposed)")
        await pilot.press(*"chess", "enter")
        await comes(pilot, "There are no rules 'chess'")
        await pilot.press(*["backspace"] * 5, "2", "enter")
        await comes(pilot, "y take over, by Swiss 1998")
        await pilot.press("y")
        await comes(pilot, "is written; the report is in")
    assert recorded_tournament(autumn.with_suffix(".json")).regulations.system == "swiss-1998"


@pytest.mark.parametrize(
    ("typed", "system"),
    [
        ("y", "dutch-2026"),
        ("r; 2; y", "swiss-1998"),
        ("r; swiss-1998; y", "swiss-1998"),
        ("r; sliding; y", "dutch-2026"),
    ],
)
def test_in_lines_too(typed: str, system: str, autumn: Path) -> None:
    """A table that did not make its rounds cannot go on with it: that is said, and the proposal stands."""
    talk = Conversation()
    said = talk.say(f"take over {autumn}; {typed}")
    assert "it goes on by FIDE Dutch 2026" in said
    assert ("its rounds are not those of its table" in said) is ("sliding" in typed)
    assert talk.tournament.regulations.system == system
    assert len(talk.tournament.rounds) == 1
    assert autumn.with_suffix(".import.txt").exists()


def test_a_file_that_is_there_stays(autumn: Path) -> None:
    other = autumn.with_name("other.json")
    autumn.with_suffix(".json").write_text("{}")
    assert "other.json is written" in Conversation().say(f"take over {autumn}; y; {other}")
    assert autumn.with_suffix(".json").read_text() == "{}"


@pytest.mark.parametrize("options", [[], ["--system", "swiss-1998"]])
def test_no_event_has_other_points_than_its_report_unasked(
    options: list[str], autumn: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points in thirds, or any others than 1, \u00bd and 0 by the rules of 1998."""
    worth = "XXS WW=2.0 BW=2.0 WD=1.0 BD=1.0" if options else "XXS WW=1.3 BW=1.3"
    autumn.write_bytes(trf.document(*HEAD, *PLAYERS, "XXR 5", worth))
    assert main(["import", str(autumn), "--yes", *options]) == 1
    assert "--standard-points writes it so" in capsys.readouterr().err
    assert not autumn.with_suffix(".json").exists()
    assert main(["standings", str(autumn)]) == 0
    assert ("points that FIDE Dutch 2026" in capsys.readouterr().err) is not bool(options)
    assert main(["import", str(autumn), "--yes", "--standard-points", *options]) == 0


def test_points_of_a_league_come_in_with_their_report(autumn: Path) -> None:
    worth = "XXS WW=2.0 BW=2.0 FW=2.0 FPB=2.0 PAB=2.0 WD=1.0 BD=1.0 HPB=1.0"
    autumn.write_bytes(trf.document(*HEAD, *PLAYERS, "XXR 5", worth))
    assert main(["import", str(autumn), "--yes"]) == 0
    event = recorded_tournament(autumn.with_suffix(".json"))
    assert [card.points() for card in event.cards.values()] == [4, 4, 0, 0]
