"""A rated open of 97 players, announcement to report, typed on a terminal; FIDE's reference code reads the report."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.facets.system import system_of
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.open_by_demands import PLAYERS, ROUNDS, TOLD, OnTerminal, entry_list, play, state
from tests.support.rated_open import gacrux_pairs, our_pairs
from tests.ui.test_key_scripts import paircard

SEED = 7
BY_HAND = 2
"""The round that nobody pairs so by the rules."""
Capture = pytest.CaptureFixture[str]


def test_a_rated_open_by_the_demands(tmp_path: Path, capsys: Capture) -> None:
    """Seven kinds of what is told for itself, every round the program's but one, and the report is read.

    A result for rating alone comes last, because the code of FIDE refuses points that are not those of the results.
    """
    (tmp_path / "list.csv").write_text(entry_list(), encoding="utf-8")
    path, report = tmp_path / "open.json", tmp_path / "open.trf"
    with paircard(tmp_path, "line") as terminal:
        terminal.wait_for("home>")
        play(OnTerminal(terminal), tmp_path, path, SEED)
    event = state(path)
    assert (len(event.registrations), event.scheduled, settled_up_to(event)) == (PLAYERS, ROUNDS, ROUNDS)
    assert system_of(event).in_fide_mode(event)
    told = incident_lines(event)
    kinds = [line.partition(" @")[0] for line in told]
    assert sorted(kinds) == sorted(TOLD)

    assert main(["print", str(path), "announcement"]) == 0
    assert main(["export", str(path), "--format", "trf26"]) == 0
    comments = [line[4:] for line in report.read_text(encoding="utf-8").splitlines() if line.startswith("### ")]
    assert comments == told
    for number in range(1, ROUNDS + 1):
        assert (gacrux_pairs(event, number) == our_pairs(event, number)) is (number != BY_HAND), number
    assert read_by_gacrux(report) == (PLAYERS, ROUNDS)
    capsys.readouterr()
    assert main(["check", str(path)]) == 3
    assert f"{ROUNDS - 1} of {ROUNDS} rounds are as the rules pair them, 0 illegal." in capsys.readouterr().out

    talk = Conversation(path)
    otherwise = "1" if event.rounds[-1].boards[0].result is Result.DRAW else "5"
    talk.say("P", f"1 C {otherwise}; the score sheets say so")
    assert [line.partition(" @")[0] for line in incident_lines(talk.tournament)] == [*kinds, "Rating correction"]
    talk.say("E", "F y; y; the sponsor wants it")
    left = [line.partition(" @")[0] for line in incident_lines(talk.tournament)]
    assert sorted(left) == sorted([*kinds, "Rating correction", "FIDE mode exited"])


def read_by_gacrux(report: Path) -> tuple[int, int]:
    """Return how many players and rounds FIDE's reference code finds in a report."""
    from gacrux.trf2json import trf2json

    read = trf2json()
    read.parse_file(report.read_text(encoding="utf-8"), 0)
    event = read.get_tournament(1)
    return len(event["competitors"]), int(event["numRounds"])
