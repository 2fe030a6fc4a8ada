"""Three sections side by side on a real terminal of 80x24: A and B Swiss, C a round robin, a round of each."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from paircard.core.commands import CreateTournament
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal
from tests.support.sections import players


def board(path: Path, stage: int, number: int) -> Result | None:
    """Return a result of round 1 of a section, as it is on disk."""
    return EventFile.open(path).tournament.seen(stage).rounds[0].board(number).result


def test_three_sections_from_the_first_entrant_to_the_papers(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    EventFile.create(path, CreateTournament(Details("Open"), Regulations(5)), players("A"), arbiter="Anna").close()
    environment = {"XDG_STATE_HOME": str(tmp_path / "state"), "PAIRCARD_ARBITER": "Anna", "PYTHONPATH": os.getcwd()}
    with Terminal([sys.executable, "-m", "paircard", str(path)], cwd=tmp_path, env=environment) as terminal:
        terminal.wait_for("A6")
        # B: opened, four enter, a fifth is moved over from A, the sixth is C's
        terminal.type("AB\t\t3\tA\r")
        terminal.wait_for("Section B is open")
        terminal.type("n" + "".join(f"B{n}\t\t{1900 - n}\r" for n in range(1, 6)))
        terminal.wait_for("5 entered: B5")
        terminal.press("escape")
        # C: a round robin, four
        terminal.type("AC\tr\r")
        terminal.wait_for("Section C is open")
        terminal.type("n" + "".join(f"C{n}\t\t{1700 - n}\r" for n in range(1, 5)))
        terminal.wait_for("4 entered: C4")
        terminal.press("escape")
        terminal.type("Va\r")
        terminal.wait_for("Every screen shows section A now.")
        terminal.type("/A6\r")
        terminal.type("Cb\r")
        terminal.wait_for("A6 is in section B now.")
        # a round of each
        terminal.type("Pp")
        terminal.wait_for("First colour")
        terminal.type("wb")
        terminal.wait_for("round 1 of 5, 2 of 2 results missing")
        terminal.type("Vb\rp")
        terminal.wait_for("First colour")
        terminal.type("bb")
        terminal.wait_for("round 1 of 3, 3 of 3 results missing")
        terminal.type("Vc\rp")
        terminal.wait_for("Lots for the numbers")
        terminal.type("k")
        terminal.wait_for("The whole schedule is posted")
        # results, a section after the other and back
        terminal.type("1")
        terminal.wait_for("round 1 of 3, 1 of 2 results missing")
        terminal.type("Va\r1Vb\r005Vc\r0")
        terminal.wait_for("Round 1 is complete")
        terminal.type("Va\r")
        terminal.wait_for("round 1 of 5, 1 of 2 results missing")
        terminal.type("5")
        terminal.wait_for("round 1 of 5, complete")
        terminal.type("Vb\ru")
        terminal.wait_for("Undone: B: round 1 board 3: ½-½")
        # papers of the section shown
        terminal.type("Vc\rO")
        terminal.wait_for("Open, C")
        terminal.type("ft\r")
        terminal.wait_for(lambda text: re.search("open-section-3-[^ ]* is written|written", text))
        terminal.press("escape")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    expected = {(1, 1): "W", (1, 2): "D", (2, 1): "B", (2, 2): "B", (2, 3): "", (3, 1): "W", (3, 2): "B"}
    signs = {Result.WHITE: "W", Result.DRAW: "D", Result.BLACK: "B", None: ""}
    assert {at: signs[board(path, *at)] for at in expected} == expected
    event = EventFile.open(path).tournament
    assert [len(event.seen(stage).registrations) for stage in (1, 2, 3)] == [5, 6, 4]
    assert len(event.seen(3).rounds) == 3
    assert [each.name for each in tmp_path.glob("open-section-3-*")]
