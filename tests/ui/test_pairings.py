"""The Pairings screen by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.ids import PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from paircard.tui.app import PaircardApp
from tests.support.play import Play, gold10, gold12
from tests.support.screen import comes, opened, screen_text


def results(app: PaircardApp) -> str:
    """The results of the current round, board 1 first, `.` where there is none."""
    current = tournament(app).current
    assert current is not None
    return "".join(board.result.value if board.result else "." for board in current.boards)


def tournament(app: PaircardApp) -> Tournament:
    """The tournament on the screen."""
    assert app.tournament is not None
    return app.tournament


@pytest.fixture
def paired(tmp_path: Path) -> Path:
    """GOLD-12, round 3 paired and published."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold12.json")


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("150", "1=0..."),
        ("1*15*30", "1=-0=0-00."),  # Q180: * asks for the results that are seldom wanted
        ("=d", "==...."),
        ("+-xa", "+-xa.."),
        ("1j5", "1=...."),
        ("15\t0", "1=0..."),
        ("111111111", "111111"),
    ],
)
async def test_one_key_a_result(paired: Path, keys: str, expected: str) -> None:
    """The cursor moves on after a valid key only; at the last board it stays."""
    async with opened(paired) as pilot:
        await pilot.press(*keys)
        assert results(pilot.app) == expected


async def test_clear_keeps_the_cursor(paired: Path) -> None:
    """`.` empties the board under the cursor, which stays there."""
    async with opened(paired) as pilot:
        await pilot.press("1", "up", "full_stop", "5")
        assert results(pilot.app) == "=....."


async def test_missing_only(paired: Path) -> None:
    """Boards leave the list as their results come in."""
    async with opened(paired) as pilot:
        await pilot.press("1", "m", "0")
        text = screen_text(pilot.app)
        assert results(pilot.app) == "10...."
        assert "missing boards only" in text
        assert "1-0" not in text.split("Result")[1].split("Board")[0]
        await pilot.press("m")
        assert "1-0" in screen_text(pilot.app).split("Result")[1]


async def test_go_to_board_typed_ahead(paired: Path) -> None:
    """`g`, `4`, Enter and a result in one burst: the digit goes to the question, the result to board 4."""
    async with opened(paired) as pilot:
        await pilot.press("g", "4", "enter", "0")
        assert results(pilot.app) == "...0.."
        await pilot.press("g", "9", "9", "enter")
        assert "no board 99" in screen_text(pilot.app)


async def test_find_player(paired: Path) -> None:
    """By number or by a part of the name, without accents or case."""
    async with opened(paired) as pilot:
        await pilot.press("slash", "a", "1", "2", "enter", "1")
        current = tournament(pilot.app).current
        assert current is not None
        (board,) = current.boards_of(tournament(pilot.app).ids[PairingNumber(12)])
        assert board.result is Result.WHITE
        await pilot.press("slash", "z", "z", "enter")
        assert "Nobody called zz" in screen_text(pilot.app)


async def test_a_refusal_changes_nothing(paired: Path) -> None:
    """Pairing with results missing names the boards; taking back a published round names F6."""
    async with opened(paired) as pilot:
        before = tournament(pilot.app).revision
        await pilot.press("p")
        assert "A2: Round 3 has no result on board 1, 2, 3, 4, 5, 6" in screen_text(pilot.app)
        await pilot.press("t")
        assert "F6: The pairing of round 3 is published" in screen_text(pilot.app)
        assert tournament(pilot.app).revision == before


async def test_earlier_round_needs_a_correction(paired: Path) -> None:
    """Typing in an earlier round is refused with F7."""
    async with opened(paired) as pilot:
        await pilot.press("left_square_bracket")
        assert "Round 2 of 5" in screen_text(pilot.app)
        await pilot.press("g", "2", "enter", "5")
        assert "F7: Round 3 is already paired" in screen_text(pilot.app)


async def test_pair_publish_take_back(tmp_path: Path) -> None:
    """Round 1 from nothing: first colour by lot with its seed recorded, pair, take back, pair, publish."""
    play = Play.evenly(6, 2000, 10)
    del play.commands[-1]  # the first colour
    path = play.store(tmp_path / "six.json")
    async with opened(path) as pilot:
        await pilot.press("P", "p", "enter")  # colour, seed and whether it was announced stand on one screen
        assert "NOT PUBLISHED" in screen_text(pilot.app)
        drawn = [entry.event for entry in tournament(pilot.app).entries if hasattr(entry.event, "seed")]
        assert drawn[-1].seed
        assert tournament(pilot.app).facts.announced
        await pilot.press("t", "y")
        assert not tournament(pilot.app).rounds
        await pilot.press("p", "b")
        current = tournament(pilot.app).current
        assert current is not None
        assert current.published


async def test_undo_and_redo(paired: Path) -> None:
    """A result is taken back without a question, a publication only after one."""
    async with opened(paired) as pilot:
        await pilot.press("1", "u")
        assert results(pilot.app) == "......"
        assert "Undone: round 3 board 1: 1-0" in screen_text(pilot.app)
        await pilot.press("U")
        assert results(pilot.app) == "1....."
        await pilot.press("u", "u")
        assert "This takes back: round 3 published" in screen_text(pilot.app)
        await pilot.press("escape")
        assert tournament(pilot.app).rounds[-1].published
        await pilot.press("u", "y")
        assert not tournament(pilot.app).rounds[-1].published


async def test_wrong_colours(paired: Path) -> None:
    """F7: the board is marked, and the card has the colour as played."""
    async with opened(paired) as pilot:
        await pilot.press("1", "up", "c")
        assert "1-0  ~" in screen_text(pilot.app)
        board = tournament(pilot.app).rounds[-1].board(1)
        assert tournament(pilot.app).cards[board.white].colours[-1] == "B"


async def test_colours_of_an_open_board_are_not_turned_by_a_slip(paired: Path) -> None:
    """A board without a result asks who has White before anything is written."""
    async with opened(paired) as pilot:
        await pilot.press("c")
        assert "There is no result yet." in screen_text(pilot.app)
        await pilot.press("escape")
        assert not tournament(pilot.app).rounds[-1].board(1).reversed
        await pilot.press("c", "y")
        assert tournament(pilot.app).rounds[-1].board(1).reversed


async def test_adjourned_game_is_finished_later(tmp_path: Path) -> None:
    """F9: the next round is paired with a draw; a result typed over it later that is none is asked about (Q163)."""
    play = gold10(2)
    play.pair()
    play.results("a1100")
    play.pair()
    path = play.store(tmp_path / "gold10.json")
    async with opened(path) as pilot:
        await pilot.press("left_square_bracket")
        await pilot.press("g", "1", "enter", "1")
        await comes(pilot, "It ends 1-0 now")
        await pilot.press("y")
        await pilot.pause()
        assert tournament(pilot.app).rounds[2].board(1).result is Result.WHITE
        assert len(tournament(pilot.app).rounds) == 4


async def test_another_event_starts_afresh(paired: Path, tmp_path: Path) -> None:
    """Round and filter chosen for one event are not kept for the next one opened."""
    other = gold10(2)
    other.pair()
    second = other.store(tmp_path / "other.json")
    async with opened(paired) as pilot:
        await pilot.press("m", "left_square_bracket")
        assert "Round 2" in screen_text(pilot.app)
        pilot.app.open_event(second)
        await pilot.pause(0.2)
        text = screen_text(pilot.app)
        assert "Round 3 of 5" in text
        assert "missing boards only" not in text


async def test_one_key_too_many(paired: Path) -> None:
    """After the last board a further key changes nothing until the cursor is moved."""
    async with opened(paired) as pilot:
        await pilot.press(*"111111", "0")
        assert results(pilot.app) == "111111"
        assert "Go to a board" in screen_text(pilot.app)
        await pilot.press("up", "down", "0", "enter")  # asked: the round is complete
        assert results(pilot.app) == "111110"


async def test_undo_goes_back_to_the_board(paired: Path) -> None:
    """Oops, `u`, and the right key: it lands where the wrong one had."""
    async with opened(paired) as pilot:
        await pilot.press("1", "1", "u", "0")
        assert results(pilot.app) == "10...."


async def test_undo_of_a_colleagues_result_asks(paired: Path) -> None:
    """It says whose it is."""
    with EventFile.open(paired) as other:
        other.execute(EnterResult(3, 2, Result.DRAW), arbiter="Zoe")
    async with opened(paired) as pilot:
        await pilot.press("u")
        assert "board 2: ½-½ (Zoe" in screen_text(pilot.app)
        await pilot.press("escape")
        assert results(pilot.app) == ".=...."


async def test_a_refusal_drops_what_was_typed_ahead(paired: Path) -> None:
    """A colleague was faster on board 1: the keys meant for boards 2 and 3 must not land on 1 and 2."""
    async with opened(paired) as pilot:
        app = pilot.app
        with EventFile.open(paired) as other:
            other.execute(EnterResult(3, 1, Result.WHITE), arbiter="Zoe")
        for character in "050":
            app.keys.add(Key(character, character))
        await pilot.pause(0.3)
        with EventFile.open(paired) as stored:
            written = [board.result for board in stored.tournament.rounds[2].boards]
        assert written == [Result.WHITE, None, None, None, None, None]
        assert "Zoe entered 1-0 at " in screen_text(app)


async def test_others_are_followed(paired: Path) -> None:
    """What another process enters is on this screen within a second or so, without a key."""
    async with opened(paired) as pilot:
        with EventFile.open(paired) as other:
            other.execute(EnterResult(3, 2, Result.DRAW), arbiter="Zoe")
        await pilot.pause(1.2)
        assert results(pilot.app) == ".=...."
        assert "½-½" in screen_text(pilot.app)


async def test_results_as_they_are_written(paired: Path) -> None:
    """The correction form reads `1-0` and `½-½` too, and names the players."""
    async with opened(paired) as pilot:
        await pilot.press("1", "up", "e")
        assert "A1 1-0" in screen_text(pilot.app)
        await pilot.press(*"0-1", "tab", *"slip", "enter")
        assert results(pilot.app) == "0....."
