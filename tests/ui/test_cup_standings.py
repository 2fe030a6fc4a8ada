"""The standings of a cup speak of rounds reached: on the screen, in lines, on paper, on pages, in batch."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from paircard.core.papers.catalogue import make_paper, offered
from paircard.data.pages.publishing import publish
from paircard.data.papers.as_text import as_text
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A cup of four: the final is won, the match for third place is still to be played."""
    return Path(shutil.copy("tests/golden/journals/cup.json", tmp_path))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_on_the_screen(path: Path, size: tuple[int, int]) -> None:
    async with opened(path, size) as pilot:
        await pilot.press("S")
        said = await comes(pilot, "Reached Last or next")
        assert "Pts" not in said
        assert "Gap" not in said
        winner = next(line for line in screen_text(pilot.app).splitlines() if line.startswith(">"))
        assert "▌" not in said, "the cursor stands at who has won it"
        await pilot.press("down")
        assert next(line for line in screen_text(pilot.app).splitlines() if line.startswith("▌"))[1:] == winner[1:]
        assert "Final has won the cup: beat 4 Dole 1½-½" in said
        assert "Final lost to 2 Bern ½-1½" in said
        assert "Semifinals for third place meets 3 Cork" in said
        assert "The cup is won" in said or size[0] < 100, "where there is room"
        await pilot.press("left_square_bracket")
        await comes(pilot, "Final meets 4 Dole")
        said = await comes(pilot, "2 are still in the cup")
        assert "1½-½" not in said, "the next round is no part of the table before it"


def test_in_lines(path: Path) -> None:
    talk = Conversation(path)
    said = talk.say("S", "list")
    assert "Place 1: 2 Bern; Final; has won the cup: beat 4 Dole 1½-½" in said
    assert "points" not in said
    assert "2 Bern: Final, has won the cup: beat 4 Dole 1½-½." in talk.say("2")


def test_on_paper_and_pages(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tournament = EventFile.open(path).tournament
    for paper in ("standings", "report"):
        text = as_text(make_paper(tournament, paper))
        assert "has won the cup: beat 4 Dole 1½-½" in text
        assert "Pts" not in text
    publish(tournament, tmp_path / "site")
    page = (tmp_path / "site" / "standings.html").read_text(encoding="utf-8")
    assert "has won the cup: beat Dole 1½-½" in page
    assert ">Pts<" not in page
    assert main(["standings", str(path)]) == 0
    assert "lost to 2 Bern ½-1½" in capsys.readouterr().out


def test_there_is_no_running_score(path: Path) -> None:
    talk = Conversation(path)
    talk.say("S", "v")
    assert "A cup has no running score" in talk.refused
    assert not {"progress", "tie-breaks", "crosstable-numbers"} & set(offered(talk.tournament))
    assert "points" not in talk.say("c")
