"""Pairing by hand on the boards: the cursor, two keys to swap two players, and nothing stored before the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence, PublishRound, WithdrawEntrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from paircard.tui.screens.pairings.boards import HandBoards
from paircard.tui.screens.pairings.screen import Pairings
from tests.support.line import Conversation
from tests.support.play import GOLD12_PAIRS, Play, as_set, gold12
from tests.support.screen import EventPilot, opened, screen_text

BY_RULES = GOLD12_PAIRS[2]
"""1-2 3-10 8-9 12-4 7-11 5-6."""


@pytest.fixture
def paired(tmp_path: Path) -> Path:
    """GOLD-12, round 3 paired and not published."""
    play = gold12(2)
    play.pair()
    return play.store(tmp_path / "gold12.json")


def tournament(pilot: EventPilot) -> Tournament:
    """The tournament on the screen."""
    assert pilot.app.tournament is not None
    return pilot.app.tournament


def pairs(pilot: EventPilot) -> set[str]:
    """The pairs of the last round that is stored, by number."""
    round_, numbers = tournament(pilot).rounds[-1], tournament(pilot).numbers
    found = {"-".join(str(numbers[id_]) for id_ in board.players) for board in round_.boards}
    return found if round_.bye is None else found | {f"bye{numbers[round_.bye]}"}


async def typed(pilot: EventPilot, keys: str) -> None:
    """Type, a blank being the space bar."""
    await pilot.press(*("space" if key == " " else key for key in keys))


async def test_two_players_swap_by_their_numbers(paired: Path) -> None:
    """4 and 9 change places: their numbers, each with the space bar; marked, told, undone, done again, stored."""
    async with opened(paired) as pilot:
        before = tournament(pilot).revision
        await typed(pilot, "h4 9 ")
        text = screen_text(pilot.app)
        assert "Round 3 by hand · 2 moved" in text
        assert "*  4 A4" in text
        assert "*  9 A9" in text
        assert "8 A8 - 4 A4." in text
        await typed(pilot, "u")
        assert "nothing is moved yet" in screen_text(pilot.app)
        await typed(pilot, "4 9 c")
        assert tournament(pilot).revision == before
        await pilot.press("enter", "tab", *"agreed", "enter")
        text = screen_text(pilot.app)
        assert "B1 and B2 are kept." in text
        assert "The rules pair 8-9 and 12-4, by " in text
        await pilot.press("y")
        assert pairs(pilot) == as_set("1-2 3-10 4-8 12-9 7-11 5-6")
        assert tournament(pilot).rounds[-1].by_hand == "agreed"
        assert isinstance(pilot.app.screen, Pairings)
        assert "Paired by hand" in screen_text(pilot.app)


async def test_what_is_broken_is_marked_at_once(paired: Path) -> None:
    """1 and 7 have met: the board says B1a while it is being made, Enter refuses until it is overridden."""
    async with opened(paired) as pilot:
        await typed(pilot, "h2 7 ")
        text = screen_text(pilot.app)
        assert "1 board breaks the rules" in text
        assert "B1a: " in text
        row = next(line for line in text.splitlines() if "A1 " in line and " 7 A7" in line)
        assert row.rstrip(" ▁▂▃▄▅▆▇█").endswith("B1a") or "B1a,B2" in row
        await pilot.press("enter", "tab", *"test", "enter")
        assert "! B1a: " in screen_text(pilot.app)
        await pilot.press("up", *"yes", "enter", "y")
        assert "Override B1a" in screen_text(pilot.app)
        assert pairs(pilot) == as_set(BY_RULES)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HandBoards)


async def test_boards_exchange_opponents_and_places_stay_empty(paired: Path) -> None:
    """On the number of a board Space takes the board; a place may be free meanwhile, and Enter says who is left."""
    async with opened(paired) as pilot:
        await pilot.press("h", "home", "left", "space", "down", "space")
        assert "Board 2: 3 A3 - 2 A2. " in screen_text(pilot.app)
        assert "Board 1: 1 A1 - 10 A10." in screen_text(pilot.app).replace("\n ", " ")
        await pilot.press("full_stop")
        text = screen_text(pilot.app)
        assert text.count("- free -") == 3  # both seats, and the bye
        assert "2 players wait for a place." in text
        await pilot.press("enter")
        assert "A5: Not paired: " in screen_text(pilot.app)
        assert "2 not paired" in screen_text(pilot.app)
        assert "Enter Pair so" in screen_text(pilot.app)
        await pilot.press("u", "u", "enter")
        assert "Nothing was moved" in screen_text(pilot.app)
        assert pairs(pilot) == as_set(BY_RULES)


async def test_leaving_asks_only_where_something_is_lost(paired: Path) -> None:
    """Esc lets go, asks, and leaves the round as it was."""
    async with opened(paired) as pilot:
        await typed(pilot, "h4 ")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HandBoards)
        assert "nothing was moved" in screen_text(pilot.app)
        await typed(pilot, "c")
        await pilot.press("escape")
        assert "Leave the boards?" in screen_text(pilot.app)
        await pilot.press("y")
        assert isinstance(pilot.app.screen, Pairings)
        assert pairs(pilot) == as_set(BY_RULES)
        await pilot.press("h", "escape")
        assert isinstance(pilot.app.screen, Pairings)


async def test_the_bye_and_who_does_not_play(tmp_path: Path) -> None:
    """Nine players, 8 withdrawn before: 1 is absent after all, 8 comes back, 2 gets the bye. One command, one undo."""
    play = Play.evenly(9, 2200, 30)
    play.do(WithdrawEntrant(play.id(8), "ill"), AnnounceAbsence(play.id(9), 1))
    play.pair()
    async with opened(play.store(tmp_path / "nine.json")) as pilot:
        assert pairs(pilot) == as_set("1-4 5-2 3-6 bye7")
        before = tournament(pilot).revision
        await typed(pilot, "h1a8a8 1")
        assert "Not playing:" in screen_text(pilot.app)
        await typed(pilot, "n ")
        assert "Board 1: 8 A8 - 4 A4." in screen_text(pilot.app)
        await typed(pilot, "2b")
        assert "2 A2 has the bye." in screen_text(pilot.app)
        await pilot.press("enter", "tab", *"late", "enter", "y")
        assert pairs(pilot) == as_set("8-4 5-7 3-6 bye2")
        present = {number for number, id_ in tournament(pilot).ids.items() if id_ in _playing(tournament(pilot))}
        assert present == {2, 3, 4, 5, 6, 7, 8}
        await pilot.press("u", "y")
        assert pairs(pilot) == as_set("1-4 5-2 3-6 bye7")
        assert tournament(pilot).revision > before
        assert tournament(pilot).registrations[play.id(8)].gone


def _playing(state: Tournament) -> set[int | None]:
    return {id_ for board in state.rounds[-1].boards for id_ in board.players} | {state.rounds[-1].bye}


async def test_results_missing_refuse_at_once(tmp_path: Path) -> None:
    """As `p` does, on the screen and in line mode; no form comes first."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    path = play.store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        await pilot.press("h")
        assert isinstance(pilot.app.screen, Pairings)
        assert "A2: Round 3 has no result on board 1, 2, 3, 4, 5, 6" in screen_text(pilot.app)
    line = Conversation(path)
    line.say("h")
    assert "A2: Round 3 has no result on board 1, 2, 3, 4, 5, 6" in line.refused


async def test_the_round_starts_as_the_rules_pair_it(tmp_path: Path) -> None:
    """Nothing is paired yet: the boards begin with the pairing by the rules; x frees them all."""
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("P", "h")
        assert "nothing is moved yet" in screen_text(pilot.app)
        await pilot.press("x")
        assert "12 players wait for a place." in screen_text(pilot.app)
        await pilot.press("u", "1", "space", "2", "space", "enter", "tab", *"test", "enter", "y")
        assert pairs(pilot) == as_set(BY_RULES.replace("1-2", "2-1"))


async def test_a_colleague_changes_who_plays(paired: Path) -> None:
    """Somebody withdraws meanwhile: they are under the boards, their place is free."""
    async with opened(paired) as pilot:
        await pilot.press("h")
        with EventFile.open(paired) as other:
            other.execute(WithdrawEntrant(tournament(pilot).ids[PairingNumber(6)], "ill"), arbiter="Zoe")
        await pilot.pause(1.2)
        text = screen_text(pilot.app)
        assert "Meanwhile others take part" in text
        assert "- free -" in text.split("bye")[0]
