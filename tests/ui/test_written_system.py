"""The system that the manual has a newcomer write, used as an arbiter would: by commands, keys, lines and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.commands import Command, CreateTournament, EnterResult, PairRound, PublishRound, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.paper_kinds import OF_PLAYERS
from tests.support.screen import comes, opened, screen_text
from tests.support.written_system import KEY, typed_in

NEIGHBOURS = "On the hill neighbours meet"
PLAYERS = 5
ROUNDS = 3


@pytest.fixture(autouse=True)
def _system(tmp_path: Path) -> Iterator[None]:
    with typed_in(tmp_path / "systems"):
        yield


def stored(path: Path, *commands: Command) -> Path:
    """Five players, the strongest first, and what happened since."""
    opening = CreateTournament(Details("Hill"), Regulations(ROUNDS, KEY))
    entrants = RegisterEntrants(tuple(Entrant.of(f"A{n}", rating=2400 - 10 * n) for n in range(1, PLAYERS + 1)))
    EventFile.create(path, opening, entrants, *commands, arbiter="Anna").close()
    return path


def round_1(white: Result = Result.BLACK) -> tuple[Command, ...]:
    """The first round with its results."""
    return PairRound(), EnterResult(1, 1, white), EnterResult(1, 2, Result.BLACK)


def test_neighbours_meet(tmp_path: Path) -> None:
    """Round 1: 1-2, 3-4, and 5 has a point. 2, 4 and 5 then have one: 2-4, 5-1, and 3 is left over.

    Colours: 2 and 4 had Black both, so the upper of the two has White; 5 had no game and 1 White, so 5 has White.
    """
    talk = Conversation(stored(tmp_path / "hill.json", *round_1()))
    assert talk.pairs(1) == {"1-2", "3-4", "bye5"}
    talk.say("P", "p")
    assert talk.pairs(2) == {"2-4", "5-1", "bye3"}


async def test_every_room(tmp_path: Path) -> None:
    """A whole event by keys, and a sentence wherever there is nothing to be shown."""
    async with opened(stored(tmp_path / "hill.json")) as pilot:
        await pilot.press("E", "t")
        assert "C6 tests" not in await comes(pilot, "White [in turn] the lower"), "its own choice alone"
        await pilot.press("escape", "P")
        await comes(pilot, "5 players for round 1. p pairs it.")
        for number in range(1, ROUNDS + 1):
            await pilot.press("p")
            await comes(pilot, f"Round {number} of {ROUNDS}")
            await pilot.press("b", "1", "0")
            await comes(pilot, f"Round {number} is complete")
        await pilot.press("G")
        await comes(pilot, "The hill has no score groups")
        await pilot.press("v", "n", "enter", "X")
        await comes(pilot, NEIGHBOURS)
        await pilot.press("w", *"1 2", "enter", "c", "left_square_bracket", "s")
        await comes(pilot, "there are no steps")
        for key in ("n", "a", "escape", "T", "e"):
            await pilot.press(key)
        await comes(pilot, "there is nothing to ask about")
        for room, first in (("S", "A1"), ("E", "A1"), ("J", "round 3 paired")):
            await pilot.press(room)
            await comes(pilot, first)
        await pilot.press("E", "n")
        await comes(pilot, "The last round is paired: nobody can join any more.")
        await pilot.press("o")
        assert "Traceback" not in screen_text(pilot.app)


async def test_a_correction_changes_no_pairing(tmp_path: Path) -> None:
    """Nothing is offered that the law refuses: no article stands in the way that could be overridden."""
    published = stored(tmp_path / "hill.json", *round_1(), PairRound(), PublishRound())
    async with opened(published) as pilot:
        await pilot.press("P", "left_square_bracket", "e", "1", "tab")
        await comes(pilot, "Reason")
        await pilot.press(*"slip", "enter")
        said = await comes(pilot, "King of the hill: a correction makes no round anew.")
        assert "override" not in said
        assert "pair anew" not in said
        await pilot.press("k")
        await comes(pilot, "1-0")
        tournament = pilot.app.tournament
        assert tournament is not None
        assert tournament.rounds[0].board(1).result is Result.WHITE
        assert len(tournament.rounds) == 2


def test_in_lines(tmp_path: Path) -> None:
    """The same typed and told; a correction wants a reason, a pairing by hand is allowed."""
    talk = Conversation(stored(tmp_path / "hill.json", *round_1()))
    assert "Board 1" in talk.say("P", "p", "b", "1 1-0")
    for line in ("X", "w 1 2", "list"):
        assert NEIGHBOURS in talk.say(line) + talk.refused
    assert "no score groups" in talk.say("G", "list")
    assert "there are no steps" in talk.say("X", "s") + talk.refused
    assert "nothing to ask about" in talk.say("T", "e") + talk.refused
    assert "Place 1" in talk.say("S", "list")
    talk.say("P", "2 0-1", "h 1-2 3-4 bye 5; the television is here", "y", "y")
    assert talk.refused == ""
    assert "B1" not in talk.heard
    assert talk.pairs(3) == {"1-2", "3-4", "bye5"}
    assert talk.refused == ""


def test_every_paper_is_printed_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = stored(tmp_path / "hill.json", *round_1(), PairRound())
    for name in OF_PLAYERS:
        capsys.readouterr()
        code = main(["print", str(path), name, "--out", str(tmp_path / f"{name}.txt")])
        assert code == (1 if name == "protocol" else 0)
        if code:
            assert NEIGHBOURS in capsys.readouterr().err
    assert "Rules: king of the hill" in (tmp_path / "report.txt").read_text(encoding="utf-8")
    for command in (["explain", str(path)], ["check", str(path)], ["standings", str(path)], ["pair", str(path)]):
        main(command)
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        assert told.out + told.err


def test_a_report_names_it(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "hill.json", *round_1(Result.DRAW)))
    report = write_trf(talk.tournament).decode()
    assert "092 King of the hill" in report
    assert "192 CUSTOM_KINGOFTHEHILL" in report
