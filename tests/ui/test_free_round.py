"""A free round on the screens and in line mode: named free, and no point beside it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from paircard.core.commands import Command, PublishRound
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from tests.support.ids import ids
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text
from tests.support.stored import a_win, opening


@dataclass(frozen=True)
class PairByTable(Command):
    """Pair round 1 of three players as the table of a round robin has it."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:  # noqa: ARG002
        """Let the third be free."""
        return (
            RoundPaired(
                1,
                (PairMade(ContestantId(1), ContestantId(2)),),
                byes=(Bye(ContestantId(3), ByeKind.FREE, 0),),
                numbers=ids(1, 2, 3),
            ),
        )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Store three players, one of them free in round 1."""
    path = tmp_path / "three.json"
    EventFile.create(path, *opening(3), PairByTable(), PublishRound(), a_win(), arbiter="Anna").close()
    return path


async def test_on_the_screens(path: Path) -> None:
    """Pairings, then the crosstable."""
    async with opened(path) as pilot:
        (row,) = (line for line in screen_text(pilot.app).splitlines() if "Player C" in line)
        assert row.split() == ["-", "3", "Player", "C", "0", "free"]
        await pilot.press("S", "c")
        (row,) = (line for line in screen_text(pilot.app).splitlines() if "Player C" in line)
        assert row.split()[:6] == ["3", "3", "Player", "C", "0", "free"]


def test_in_line_mode(path: Path) -> None:
    """The round and the crosstable say it in words, without a point."""
    talk = Conversation(path)
    assert "Free: 3 Player C" in talk.say("pairings", "list").splitlines()
    crosstable = talk.say("standings", "crosstable", "list").splitlines()
    assert "Place 3: 3 Player C; 0 points; round 1 free" in crosstable
