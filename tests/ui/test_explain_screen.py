"""The explanation on the screen: what is under the cursor is explained, any two players can be asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import PairByHand, PublishRound, WithdrawEntrant
from tests.support.play import gold10, gold12
from tests.support.screen import comes, opened


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 without 6 before round 3 (acceptance S3): 5 will have the bye."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return play.store(tmp_path / "gold12.json")


async def test_the_round_to_be_paired_is_explained(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        said = await comes(pilot, "Round 3: as it would be paired now")
        assert "Bracket of 2: 2. No opponent in it for 2: moved on (C1)." in said
        await pilot.press("n")
        await comes(pilot, "Bracket of 1½: 2 moved down, 1 3 9 10.")
        await pilot.press("down")
        await comes(pilot, "1 is the first in S2 who is free for 2 (C6).")


async def test_the_last_bracket_says_why_5_has_the_bye(event: Path) -> None:
    async with opened(event, (120, 40)) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("slash", "1", "1", "enter")
        await comes(pilot, "Not 5: B4. 7 and 5 both prefer White, and no clash is left to use.")


async def test_why_not_two_players(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("w", *"5 11", "enter")
        await comes(pilot, "5-11: B1a. 5 and 11 have already met.")
        await pilot.press("down")
        said = await comes(pilot, "Round 3")
        assert "5-11: B1a" not in said
        await pilot.press("w", *"5 6", "enter")
        await comes(pilot, "6 is nobody who is paired in round 3.")


async def test_a_whole_way(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3")
        await pilot.press("slash", "2", "enter", "enter")
        await comes(pilot, "Bracket of 2: no opponent there for 2, who moves on (C1).")


async def test_a_board_leads_to_its_explanation(tmp_path: Path) -> None:
    play = gold10(3)
    play.pair()
    play.do(PublishRound())
    async with opened(play.store(tmp_path / "gold10.json")) as pilot:
        await pilot.press("down", "y")
        said = await comes(pilot, "Round 4: as it was paired")
        board = pilot.app.need_tournament().rounds[3].board(2)
        numbers = pilot.app.need_tournament().numbers
        assert f"{numbers[board.white]} has White" in said


async def test_a_round_paired_by_hand_is_told_apart(tmp_path: Path) -> None:
    play = gold10(2)
    pairs = [(play.id(white), play.id(black)) for white, black in ((9, 8), (1, 4), (3, 10), (7, 6), (5, 2))]
    play.do(PairByHand(tuple(pairs), None, "a wish"))
    async with opened(play.store(tmp_path / "hand.json"), (120, 40)) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 3: This is how the rules pair it. It was paired otherwise: ")


async def test_other_rounds(tmp_path: Path) -> None:
    async with opened(gold10(3).store(tmp_path / "gold10.json")) as pilot:
        await pilot.press("X")
        await comes(pilot, "Round 4: as it would be paired now")
        await pilot.press("[")
        await comes(pilot, "Round 3: as it was paired")
        await pilot.press("]", "]")
        await comes(pilot, "Rounds 1 to 4 can be explained.")
