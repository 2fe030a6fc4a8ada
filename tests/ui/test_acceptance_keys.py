"""The acceptance scenarios S2, S3 and S7 by keys at 80x24; S1, S6 and S8 are with the entrants, S4 with the scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import PublishRound
from core.result import Result
from core.standings import standings
from core.tournament import Tournament
from tests.support.play import GOLD12_PAIRS, Play, as_set, gold12
from tests.support.screen import EventPilot, opened, screen_text
from tui.app import PaircardApp

CORRECTED_R4 = "8-1 2-10 7-3 4-9 12-5 6-11"


def tournament(app: PaircardApp) -> Tournament:
    """The tournament on the screen."""
    assert app.tournament is not None
    return app.tournament


def pairs(app: PaircardApp) -> set[str]:
    """The current round by pairing numbers."""
    current, numbers = tournament(app).current, tournament(app).numbers
    assert current is not None
    found = {f"{numbers[board.white]}-{numbers[board.black]}" for board in current.boards}
    return found if current.bye is None else found | {f"bye{numbers[current.bye]}"}


class TestS2WrongResultFoundLate:
    """GOLD-12, round 4 paired: round 3 board 8-9 was 1-0."""

    def stored(self, path: Path, *, published: bool) -> Path:
        """The event at that moment."""
        play = gold12(3, rounds=7)
        play.pair()
        if published:
            play.do(PublishRound())
        return play.store(path / "gold12.json")

    async def correct(self, pilot: EventPilot) -> None:
        """Go to round 3, find player 8, correct his board."""
        await pilot.press("left_square_bracket", "slash", "8", "enter", "e", "1", "tab", *"slip", "enter")

    async def test_unpublished(self, tmp_path: Path) -> None:
        """Old and new pairing side by side; `r` pairs anew (V1); one undo brings all back."""
        async with opened(self.stored(tmp_path, published=False)) as pilot:
            before = pairs(pilot.app)
            await self.correct(pilot)
            text = screen_text(pilot.app)
            assert "before" in text
            assert "after" in text
            assert "8-1" in text
            assert "override" not in text
            await pilot.press("r")
            assert pairs(pilot.app) == as_set(CORRECTED_R4)
            await pilot.press("u", "y")
            assert pairs(pilot.app) == before
            board = tournament(pilot.app).rounds[2].board_of(tournament(pilot.app).ids[8])
            assert board is not None
            assert board.result is Result.DRAW

    async def test_published(self, tmp_path: Path) -> None:
        """F6 and F7 are cited; the pairing stays; the table counts the corrected result."""
        async with opened(self.stored(tmp_path, published=True)) as pilot:
            await self.correct(pilot)
            text = screen_text(pilot.app)
            assert "F6:" in text
            assert "(F7)" in text
            assert "pair anew" not in text
            await pilot.press("k")
            assert pairs(pilot.app) == as_set(GOLD12_PAIRS[3])
            points = {row.card.number: row.points for row in standings(tournament(pilot.app), 3).rows}
            assert points[8] == 2 * (0 + 1 + 1)

    async def test_override(self, tmp_path: Path) -> None:
        """Against F6 only with a reason and a second confirmation; the reason is in the journal."""
        async with opened(self.stored(tmp_path, published=True)) as pilot:
            await self.correct(pilot)
            await pilot.press("o", "enter")
            assert pairs(pilot.app) == as_set(GOLD12_PAIRS[3])
            await pilot.press("right_square_bracket")
            await self.correct(pilot)
            await pilot.press("o", *"agreed", "enter", "y")
            assert pairs(pilot.app) == as_set(CORRECTED_R4)
            reasons = [getattr(entry.event, "reason", "") for entry in tournament(pilot.app).entries]
            assert "agreed" in reasons


class TestS3Withdrawal:
    """GOLD-12: 6 leaves before round 3 and comes back for round 4."""

    async def test_leaves_and_returns(self, tmp_path: Path) -> None:
        """V5; the player stays in the crosstable; Buchholz takes his missed round as unplayed."""
        path = gold12(2).store(tmp_path / "gold12.json")
        async with opened(path) as pilot:
            await pilot.press("E", "slash", "6", "enter", "w", *"ill", "enter")
            assert "withdrawn" in screen_text(pilot.app)
            await pilot.press("P", "p")
            assert pairs(pilot.app) == as_set("1-2 3-10 8-9 12-4 7-11 bye5")
            await pilot.press("1", "0", "5", "0", "1", "S", "c")
            row = next(line for line in screen_text(pilot.app).splitlines() if " A6 " in line)
            assert row.split()[-3:] == ["12b0", "8w0", "-"]
            await pilot.press("E", "w", "P", "p")
            assert tournament(pilot.app).rounds[3].board_of(tournament(pilot.app).ids[6]) is not None


class TestS7OddNumbers:
    """GOLD-9 by keys: byes 9, 5, 3, then 6."""

    rounds = (("1-5 6-2 3-7 8-4 bye9", "1=01"), ("9-1 7-8 2-3 4-6 bye5", "10=1"), ("8-9 1-4 5-2 6-7 bye3", "=110"))

    async def test_byes(self, tmp_path: Path) -> None:
        """The bye stands under the boards; nobody has two."""
        play = Play.evenly(9, 2200, 30)
        async with opened(play.store(tmp_path / "gold9.json")) as pilot:
            await pilot.press("P")
            for expected, signs in self.rounds:
                await pilot.press("p")
                assert pairs(pilot.app) == as_set(expected)
                assert "bye  1" in screen_text(pilot.app)
                by_pair = dict(zip(expected.split(), signs, strict=False))
                numbers = tournament(pilot.app).numbers
                for board in tournament(pilot.app).rounds[-1].boards:
                    sign = by_pair[f"{numbers[board.white]}-{numbers[board.black]}"]
                    await pilot.press({"=": "5"}.get(sign, sign))
            await pilot.press("p")
            assert pairs(pilot.app) == as_set("5-8 7-9 3-1 2-4 bye6")

    @pytest.mark.parametrize("number", [9, 5, 3])
    async def test_card_says_why_no_bye(self, tmp_path: Path, number: int) -> None:
        """B1b stands on the card of those who had it."""
        play = Play.evenly(9, 2200, 30)
        for expected, signs in self.rounds:
            play.round(expected.replace("bye", "bye "), signs)
        async with opened(play.store(tmp_path / "gold9.json")) as pilot:
            await pilot.press("G", "slash", str(number), "enter", "c")
            text = screen_text(pilot.app)
            assert "B1b" in text
            assert "barred" in text
