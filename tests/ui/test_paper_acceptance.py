"""The end of scenario S12: paper now, a round by hand, typed back. On the screens, on a bare terminal, by lines."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paircard.core.event.result import Result
from paircard.core.papers.catalogue import PAPERS
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation, piped
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, Play, as_set, gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened, screen_text

ROUND3 = [f"{pair} {sign}" for pair, sign in zip(GOLD12_PAIRS[2].split(), GOLD12_RESULTS[2], strict=True)]
"""What stands on the sheet after round 3 was played by hand."""


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12: two rounds played; then the power goes."""
    return gold12(2).store(tmp_path / "gold12.json")


def stored_pairs(path: Path, number: int) -> tuple[set[str], str]:
    """The pairs of a round on disk, and its results in the order of the boards."""
    file = EventFile.open(path)
    tournament = file.tournament
    file.close()
    round_, numbers = tournament.rounds[number - 1], tournament.numbers
    pairs = {f"{numbers[board.white]}-{numbers[board.black]}" for board in round_.boards}
    return pairs, "".join(board.result.value if board.result else "." for board in round_.boards)


def test_s12_on_a_bare_terminal(event: Path, tmp_path: Path) -> None:
    """NO_COLOR, vt100, 80x24, one session: every screen, paper now to a file, round 3 typed back, round 4 paired."""
    env = {
        "NO_COLOR": "1",
        "TERM": "vt100",
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "PAIRCARD_SETTINGS": str(tmp_path / "settings.toml"),
        "PYTHONPATH": os.getcwd(),
        "PAIRCARD_ARBITER": "Anna",
    }
    with Terminal(
        [sys.executable, "-m", "paircard", event.name], columns=80, rows=24, cwd=tmp_path, env=env
    ) as terminal:
        terminal.wait_for("Round 2 of 5")
        reached = {
            "E": "12 entrants",
            "G": "Round 3",
            "S": "Standings after",
            "J": "Journal",
            "X": "Round",
            "T": "Lesson",
        }
        for key, shown in reached.items():
            terminal.type(key)
            terminal.wait_for(shown)
        terminal.type("P")
        terminal.wait_for("Round 2 of 5")
        terminal.type("N")
        terminal.wait_for("Paper fallback after round 2")
        terminal.type("ft")
        terminal.wait_for("Name of the new file:")
        terminal.type("\r")
        terminal.wait_for("is written.")
        terminal.type("P")
        terminal.wait_for("Round 2 of 5")
        terminal.type("F")
        terminal.wait_for("Round 3 from paper")
        terminal.type("1-7 1\r")
        terminal.wait_for("! B1a: 1 and 7 have already met.")
        terminal.type("\x15")
        for line in ROUND3:
            terminal.type(f"{line}\r")
        terminal.wait_for("Why was it paired by hand?")
        terminal.type("\r")
        terminal.wait_for("B1 and B2 are kept.")
        terminal.type("y")
        terminal.wait_for("Round 3 is stored as it was played.")
        terminal.type("p")
        terminal.wait_for("Round 4 is paired")
    written = (tmp_path / "gold12-fallback.txt").read_text(encoding="utf-8")
    assert all(f"\n{number} A{number}\n" in written for number in range(1, 13))
    assert "Wall chart after round 2" in written
    assert written.count("Round 3, board ") == 6
    assert max(map(len, written.split("\n"))) <= 80
    assert stored_pairs(event, 3)[0] == as_set(GOLD12_PAIRS[2])
    assert stored_pairs(event, 4)[0] == as_set(GOLD12_PAIRS[3])


async def test_what_was_really_played_is_stored_with_its_reason(event: Path) -> None:
    """B1a broken on paper: typed with !, shown, confirmed twice, marked from then on; the results that miss follow."""
    async with opened(event) as pilot:
        await pilot.press("F", *"1-7", "enter")
        await comes(pilot, "If it was played so all the same, type 1-7!")
        await pilot.press(*"! 1", "enter", *"2-3 = 8-10 12-9 0 11-4 5-6", "enter")
        await comes(pilot, "Why was it paired by hand?")
        await pilot.press("ctrl+u", *"power cut", "enter")
        await comes(pilot, "This breaks B1a: power cut (B1a: 1 and 7 have already met.)")
        await pilot.press("y")
        await comes(pilot, "Override B1a")
        assert pilot.app.tournament is not None
        assert len(pilot.app.tournament.rounds) == 2
        await pilot.press("y")
        said = await comes(pilot, "Round 3 is stored as it was paired by hand: type the results that are missing.")
        assert "! Round 3 was paired by hand against B1a" in said
        assert "3 missing" in said
        current = pilot.app.tournament.current
        assert current is not None
        first = current.missing[0].number
        await pilot.press("1")
        assert pilot.app.tournament.current is not None
        assert pilot.app.tournament.current.board(first).result is Result.WHITE


async def test_what_is_typed_is_kept(event: Path) -> None:
    """Escape to look at something else, at any question, and go on; a board can be taken back."""
    async with opened(event) as pilot:
        await pilot.press("F", *"1-2 1", "enter", *"3-12", "enter", "escape")
        await comes(pilot, "What was typed is kept: From paper goes on with it.")
        await pilot.press("S", "P", "F", *"no 12 3-10 = 8-9 0 12-4 1 7-11", "enter")
        await comes(pilot, "Left: 5 6.")
        text = screen_text(pilot.app)
        assert "4 12 A12  1-0  4 A4" in text
        await pilot.press(*"5-6", "enter", "escape")
        await pilot.press("F", "enter")
        await comes(pilot, "Why was it paired by hand?")
        await pilot.press("enter", "escape")
        await pilot.press("F", "enter", "enter", "y")
        await comes(pilot, "type the results that are missing")
        await pilot.press("u", "y", "F")
        await comes(pilot, "The numbers of the players, White first")
    assert stored_pairs(event, 2)[1] == gold_results(2)


def gold_results(number: int) -> str:
    """The results of a round of GOLD-12 in the order of the boards."""
    return "".join(board.result.value for board in gold12(2).tournament.rounds[number - 1].boards if board.result)


async def test_nothing_else_is_typed_first(tmp_path: Path) -> None:
    """With results missing the boards are named; after the last round there is nothing to type."""
    play = gold12(2)
    play.pair()
    play.results("10")
    async with opened(play.store(tmp_path / "gold12.json")) as pilot:
        await pilot.press("b", "F")
        await comes(pilot, "! A2: Round 3 has no result on board 3, 4, 5, 6")


async def test_where_the_rules_have_no_pairing(tmp_path: Path) -> None:
    """It is shown without a comparison, and stored."""
    play = Play.evenly(2, 2000, 10, rounds=2)
    play.pair()
    play.results("1")
    async with opened(play.store(tmp_path / "two.json")) as pilot:
        await pilot.press("F", *"2-1! 0", "enter", "enter")
        await comes(pilot, "This breaks B1a")
        await pilot.press("y", "y")
        await comes(pilot, "Round 2 is stored as it was played.")


def test_in_line_mode(event: Path) -> None:
    """All on one line, or asked board by board; what is refused says why and the next line goes on."""
    talk = Conversation(event)
    said = talk.say(f"from paper {' '.join(ROUND3)}; power cut; y")
    assert "B1 and B2 are kept." in said
    assert "Round 3 is stored as it was played." in said
    assert talk.pairs(3) == as_set(GOLD12_PAIRS[2])
    talk.say("u y", "from paper 1-2 1; power cut")
    assert "Left: 3 4 5 6 7 8 9 10 11 12. What was typed is kept" in talk.refused
    talk.say(f"from paper {' '.join(ROUND3[1:])}; power cut; y")
    assert talk.pairs(3) == as_set(GOLD12_PAIRS[2])


def test_asked_board_by_board(event: Path) -> None:
    """To a person: a refusal, the same question again, then the reason with its proposal."""
    talk = Conversation(event, interactive=True)
    said = talk.say("F", "1-7 1", *ROUND3, "", "y")
    assert "Refused: B1a: 1 and 7 have already met." in said
    assert "Left: 3 4 5 6 7 8 9 10 11 12." in said
    assert "Round 3 is stored as it was played." in said
    assert talk.pairs(3) == as_set(GOLD12_PAIRS[2])


def test_by_a_script(event: Path, tmp_path: Path) -> None:
    """The whole fallback through a pipe: paper now to a file, then the round."""
    script = "\n".join(["paper now", "file text; now.txt", "P", "from paper", *ROUND3, "power cut", "y", "p", "q"])
    done = piped(tmp_path, script, str(event))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "now.txt").read_text(encoding="utf-8").count("Round 3, board ") == 6
    assert stored_pairs(event, 3)[0] == as_set(GOLD12_PAIRS[2])
    assert stored_pairs(event, 4)[0] == as_set(GOLD12_PAIRS[3])


async def test_found_by_its_name(event: Path) -> None:
    """Under stress nobody knows keys: the palette finds all three by the word paper."""
    async with opened(event) as pilot:
        await pilot.press("colon", *"paper")
        for title in ("Print paper", "Paper now", "From paper"):
            await comes(pilot, title)
    assert "fallback" in PAPERS
