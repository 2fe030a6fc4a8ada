"""Drawing lots from the standings (F10): among whom is said, the seed is recorded, a second draw needs a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import ChangeRegulations
from paircard.core.event.regulations import Regulations
from tests.support.line import Conversation
from tests.support.play import Play
from tests.support.screen import comes, opened


@pytest.fixture
def tied(tmp_path: Path) -> Path:
    """Four players, one round, two drawn games: nothing separates anybody."""
    play = Play.evenly(4, 2000, 0, rounds=1)
    play.do(ChangeRegulations(Regulations(1, tie_breaks=("WON", "LOTS"))))
    play.pair()
    play.results("==")
    return play.store(tmp_path / "tied.json")


async def test_lots_on_the_screen(tied: Path) -> None:
    async with opened(tied) as pilot:
        await pilot.press("S", "L")
        await comes(pilot, "Draw lots among 1 2 3 4 with ½")
        await pilot.press(*"kawka", "enter")
        await comes(pilot, "Lots drawn among 1 2 3 4 with ½.")
        (drawn,) = pilot.app.need_tournament().facts.lots
        assert drawn.seed == "kawka"
        await pilot.press("L", *"other", "enter")
        await comes(pilot, "needs a reason")
        await pilot.press(*"a witness came", "enter")
        await comes(pilot, "Lots drawn among")
        assert [each.seed for each in pilot.app.need_tournament().facts.lots] == ["kawka", "other"]


def test_lots_in_line_mode(tied: Path) -> None:
    talk = Conversation(tied)
    talk.say("S")
    assert "Lots drawn among 1 2 3 4 with ½." in talk.say("L kawka")


def test_slips_from_a_hat(tied: Path) -> None:
    talk = Conversation(tied)
    talk.say("S")
    talk.say("L slips=3 1 4 2")
    (drawn,) = talk.tournament.facts.lots
    assert [talk.tournament.numbers[id_] for id_ in drawn.order] == [3, 1, 4, 2]
    talk.say("L slips=3 99; reason=again", "!")
    assert "99 is not a pairing number" in talk.refused


def test_slips_must_name_everybody(tied: Path) -> None:
    talk = Conversation(tied)
    talk.say("S")
    talk.say("L slips=3 1", "!")
    assert "take a whole group that is still tied" in talk.refused
    assert talk.tournament.facts.lots == ()


def test_lots_must_be_announced(tmp_path: Path) -> None:
    play = Play.evenly(4, 2000, 0, rounds=1)
    play.pair()
    play.results("==")
    talk = Conversation(play.store(tmp_path / "event.json"))
    talk.say("S", "L kawka")
    assert "announce LOTS in the regulations" in talk.refused
