"""The scenarios S2, S3, S7, S10, S11 by keys at 80x24; S1, S6, S8 are with the entrants, S4 with the scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.ids import PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import standings
from paircard.tui.app import PaircardApp
from tests.support.play import GOLD12_PAIRS, Play, as_set, gold12
from tests.support.screen import EventPilot, opened, screen_text

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
        """Go to round 3, find player 8, correct that board."""
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
            (board,) = tournament(pilot.app).rounds[2].boards_of(tournament(pilot.app).ids[PairingNumber(8)])
            assert board.result is Result.DRAW

    async def test_published(self, tmp_path: Path) -> None:
        """F6 and F7 are cited; the pairing stays; the table counts the corrected result."""
        async with opened(self.stored(tmp_path, published=True)) as pilot:
            await self.correct(pilot)
            text = screen_text(pilot.app)
            assert "F6 lets its pairing stand" in text
            assert "(F7)" in text
            await pilot.press("k")
            assert pairs(pilot.app) == as_set(GOLD12_PAIRS[3])
            points = {row.card.number: row.points for row in standings(tournament(pilot.app), 3).rows}
            assert points[PairingNumber(8)] == 2 * (0 + 1 + 1)

    async def test_override(self, tmp_path: Path) -> None:
        """Against F7 only with a reason and a second confirmation; the reason is in the journal."""
        async with opened(self.stored(tmp_path, published=True)) as pilot:
            await pilot.press("1")  # the round is being played
            await self.correct(pilot)
            await pilot.press("o", "y", "escape")
            assert pairs(pilot.app) == as_set(GOLD12_PAIRS[3])
            await pilot.press("right_square_bracket")
            await self.correct(pilot)
            await pilot.press("o", "tab", *"agreed", "enter", "y")
            assert pairs(pilot.app) == as_set(CORRECTED_R4)
            reasons = [getattr(entry.event, "reason", "") for entry in tournament(pilot.app).entries]
            assert "agreed" in reasons
            mark = "! Round 4 was paired anew against F7: agreed"
            await pilot.pause(0.2)
            assert mark in screen_text(pilot.app)
            await pilot.press("b", *"111111", "S")
            assert mark in screen_text(pilot.app)
            await pilot.press("c")
            assert mark in screen_text(pilot.app)


class TestS10SecondPass:
    """GOLD-12, round 1: typed 1 0 5 1 5 1, then 1 0 5 0 5 1."""

    async def test_by_keys(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It stops at board 4, rings, shows both, and settles; the verifier is recorded; a change takes the mark."""
        play = gold12(0)
        play.pair()
        play.do(PublishRound())
        async with opened(play.store(tmp_path / "gold12.json")) as pilot:
            rung: list[int] = []
            monkeypatch.setattr(pilot.app, "bell", lambda: rung.append(1))
            await pilot.press("v")
            assert "! Round 1 has no result on board 1, 2" in screen_text(pilot.app)
            await pilot.press(*"105151")
            before = tournament(pilot.app).revision
            await pilot.press("v")
            rung.clear()
            await pilot.press(*"105")
            assert not rung
            assert tournament(pilot.app).revision == before
            await pilot.press("0")
            await pilot.pause(0.2)
            text = screen_text(pilot.app)
            assert rung
            assert "10 A10 - 4 A4" in text
            assert "first pass    1-0" in text
            assert "second pass   0-1" in text
            await pilot.press("f", *"51")
            await pilot.pause(0.2)
            assert "verified by Anna" in screen_text(pilot.app).splitlines()[2]
            assert [board.result for board in tournament(pilot.app).rounds[0].boards] == [*map(Result, "10=1=1")]
            await pilot.press("g", "2", "enter", "5", "enter")
            await pilot.pause(0.2)
            assert "verified by Anna except board 2" in screen_text(pilot.app)
            await pilot.press("J", "slash", *"r1 pass", "enter")
            await pilot.pause(0.2)
            told = " ".join(screen_text(pilot.app).split())
            assert "board 4: 1-0 in the first pass, 0-1 in the second, settled on 1-0" in told

    async def test_left_and_settled_on_the_second(self, tmp_path: Path) -> None:
        """Escape leaves without a mark; `s` takes the second reading."""
        play = gold12(0)
        play.pair()
        play.results("10=1=1")
        async with opened(play.store(tmp_path / "gold12.json")) as pilot:
            await pilot.press("v", "1", "escape")
            await pilot.pause(0.2)
            assert "left at board 2: round 1 is not verified" in screen_text(pilot.app)
            await pilot.press("v", *"1050", "s", *"51")
            assert tournament(pilot.app).rounds[0].board(4).result is Result.BLACK
            assert tournament(pilot.app).rounds[0].verified_by == "Anna"

    async def test_an_earlier_round_is_a_correction(self, tmp_path: Path) -> None:
        """Round 3 verified after round 4 was paired: settling on the second reading shows old and new (F7)."""
        play = gold12(3)
        play.pair()
        async with opened(play.store(tmp_path / "gold12.json")) as pilot:
            await pilot.press("left_square_bracket", "v", *"101", "s")
            await pilot.pause(0.2)
            assert "r pair anew" in screen_text(pilot.app)
            await pilot.press("r")
            assert pairs(pilot.app) == as_set(CORRECTED_R4)
            await pilot.press("0", "1", "5")
            third = tournament(pilot.app).rounds[2]
            assert (third.board(3).result, third.verified_by) == (Result.WHITE, "Anna")


class TestS11HandMadePairing:
    """GOLD-12, round 3: by hand, undone, redone, paired anew; then 1-7 again."""

    swapped = "1-2 3-10 8-4 12-9 7-11 5-6"
    again = "1-7 2-3 10-8 12-9 4-11 5-6"

    async def by_hand(self, pilot: EventPilot, text: str, *more: str) -> None:
        """On the boards type the round as a line, then the reason, which Tab reaches, and what follows."""
        await pilot.press("h", "l", "end", "ctrl+u", *text, "enter", "enter", "tab", *"test", *more)

    async def test_by_keys(self, tmp_path: Path) -> None:
        """What is broken and where the rules part is said; one override needs two confirmations and is marked."""
        play = gold12(2)
        play.pair()
        async with opened(play.store(tmp_path / "gold12.json")) as pilot:
            by_rules = pairs(pilot.app)
            await self.by_hand(pilot, self.swapped, "enter")
            text = screen_text(pilot.app)
            assert "B1 and B2 are kept." in text
            assert "The rules pair 8-9 and 12-4, by " in text
            assert "8-9     A8 - A9" in text
            await pilot.press("y")
            assert pairs(pilot.app) == as_set(self.swapped)
            await pilot.press("u")
            assert "Round 3 is paired differently on 2 of 6 boards." in screen_text(pilot.app)
            await pilot.press("y")
            assert pairs(pilot.app) == by_rules
            await pilot.press("U")
            assert pairs(pilot.app) == as_set(self.swapped)
            await pilot.press("r", "r")
            assert pairs(pilot.app) == by_rules
            await self.by_hand(pilot, self.again, "enter")
            assert "! B1a: " in screen_text(pilot.app)
            await pilot.press("tab", *"yes", "enter")
            assert "This breaks B1a" in screen_text(pilot.app)
            await pilot.press("y")
            assert "Override B1a" in screen_text(pilot.app)
            assert pairs(pilot.app) == by_rules
            await pilot.press("y")
            assert pairs(pilot.app) == as_set(self.again)
            await pilot.pause(0.2)
            assert "! Round 3 was paired by hand against B1a, B2: test" in screen_text(pilot.app)


class TestUndoAcrossRounds:
    """GOLD-12, round 4 published and half played; the journal keeps all of it."""

    async def test_results_are_offered_back(self, tmp_path: Path) -> None:
        """Undone to before the pairing, paired again: what was typed can be put back."""
        play = gold12(3)
        play.pair()
        path = play.store(tmp_path / "gold12.json")
        async with opened(path) as pilot:
            await pilot.press("b", *"105")
            await pilot.press("u", "u", "u", "u")
            assert "no longer published (F6)" in screen_text(pilot.app)
            await pilot.press("y", "u")
            assert "Round 4 is taken back; it has no results." in screen_text(pilot.app)
            await pilot.press("y")
            assert len(tournament(pilot.app).rounds) == 3
            await pilot.press("p")
            text = screen_text(pilot.app)
            assert "Put the results back?" in text
            assert "3 boards with the same" in text
            await pilot.press("y")
            assert [board.result for board in tournament(pilot.app).rounds[3].boards[:3]] == [
                Result.WHITE,
                Result.BLACK,
                Result.DRAW,
            ]

    async def test_pairs_that_left_are_shown(self, tmp_path: Path) -> None:
        """A half played round paired anew by override: its results stay or are listed under the boards."""
        play = gold12(3)
        play.pair()
        path = play.store(tmp_path / "gold12.json")
        async with opened(path) as pilot:
            await pilot.press("b", *"1051", "left_square_bracket", "slash", "8", "enter")
            await pilot.press("e", "1", "tab", *"slip", "enter")
            text = screen_text(pilot.app)
            assert "F7: Round 4 is being played" in text
            assert "Results that stay with their boards: " in text
            assert "Results that drop out, kept in the journal only:" in text
            await pilot.press("o", "tab", *"agreed", "enter", "y")
            assert pairs(pilot.app) == as_set(CORRECTED_R4)
            await pilot.pause(0.2)
            text = screen_text(pilot.app)
            assert "Typed for pairs that are gone" in text
            assert [line.split()[1] for line in text.splitlines() if line.startswith("was ")] == ["9", "4"]


class TestS3Withdrawal:
    """GOLD-12: 6 leaves before round 3 and comes back for round 4."""

    async def test_leaves_and_returns(self, tmp_path: Path) -> None:
        """V5; the player stays in the crosstable; Buchholz takes the missed round as unplayed."""
        path = gold12(2).store(tmp_path / "gold12.json")
        async with opened(path) as pilot:
            await pilot.press("E", "slash", "6", "enter", "w", "tab", *"ill", "enter")
            assert "withdrawn" in screen_text(pilot.app)
            await pilot.press("P", "p")
            assert pairs(pilot.app) == as_set("1-2 3-10 8-9 12-4 7-11 bye5")
            await pilot.press("b", "1", "0", "5", "0", "1", "S", "c")
            row = next(line for line in screen_text(pilot.app).splitlines() if " A6 " in line)
            assert " wd " in row
            assert row.split()[5:8] == ["12b0", "8w0", "-"]
            await pilot.press("E", "w", "P", "p")
            assert tournament(pilot.app).rounds[3].boards_of(tournament(pilot.app).ids[PairingNumber(6)])


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
                await pilot.press("b")
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
