"""Groups drawn before witnesses, played, and a final filled from them: by keys on a terminal, and in line mode."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.commands import CreateTournament, EnterResult, PairRound, RegisterEntrants
from core.event.entrant import Entrant
from core.event.facts import LotsDrawn
from core.event.regulations import Details, Regulations
from core.event.result import Result
from core.event.tournament import Tournament
from data.storage.store import EventFile
from tests.support.line import Conversation
from tests.support.pty import Terminal
from tests.support.screen import comes, opened

CLUBS = ("Aden", "Bern", "Cork", "Dover", "Essen", "Fano")
ROOT = str(Path(__file__).parents[2])


def event_of(path: Path, players: int = 24) -> Path:
    """An event in which nobody has played yet; every sixth player is of the same club."""
    entrants = tuple(
        Entrant.of(f"Player {n}", rating=2400 - 10 * n, club=CLUBS[n % len(CLUBS)]) for n in range(1, players + 1)
    )
    commands = CreateTournament(Details("Cup"), Regulations(5)), RegisterEntrants(entrants)
    EventFile.create(path, *commands, arbiter="Anna").close()
    return path


def stored(path: Path) -> Tournament:
    """The event as it is on disk."""
    with EventFile.open(path) as event:
        return event.tournament


def names(tournament: Tournament) -> list[str]:
    """Who is in the stage seen, by start numbers."""
    return [tournament.registrations[tournament.ids[n]].entrant.name for n in sorted(tournament.ids)]


def play(path: Path, stage: int) -> None:
    """Play a whole group: the lower start number always wins."""
    with EventFile.open(path) as event:
        group = event.execute(PairRound(), arbiter="Anna", stage=stage)
        results = [
            EnterResult(
                round_.number,
                board.number,
                Result.WHITE if group.numbers[board.white] < group.numbers[board.black] else Result.BLACK,
            )
            for round_, board in group.missing
        ]
        event.execute(*results, arbiter="Anna", stage=stage)


def test_24_players_four_groups_and_a_final_of_eight_by_keys(tmp_path: Path) -> None:
    """The whole way on a terminal: baskets, round robins, every result typed, the first two of each in the final."""
    path = event_of(tmp_path / "cup.json")
    env = {"XDG_STATE_HOME": str(tmp_path / "state"), "PAIRCARD_ARBITER": "Anna", "PYTHONPATH": ROOT}
    with Terminal([sys.executable, "-m", "tui", str(path)], cwd=tmp_path, env=env) as terminal:
        terminal.wait_for("24 entrants")
        terminal.press("K")
        terminal.wait_for("Was it announced?")
        terminal.press("y")
        terminal.wait_for("Draw groups")
        terminal.type("\t\t\tc\tslip 12\t\tBo, Cy\r")  # apart: club; the seed; who is present
        terminal.wait_for("Lot 1 of 24. Basket 1.")
        assert "Group 4" in terminal.text()
        terminal.press("space")
        terminal.wait_for("Lot 2 of 24. Basket 1.")
        terminal.press("a")
        terminal.wait_for("Start numbers of Group 4")
        terminal.press("y")
        terminal.wait_for("4 groups are drawn")
        for group in (1, 2, 3, 4):
            terminal.type(f"V{group}\r")
            terminal.wait_for(f"Cup · Group {group} ·")
            terminal.press("P", "p")
            terminal.wait_for("The whole schedule is posted")
            for round_ in (1, 2, 3, 4, 5):
                terminal.type("111" if round_ == 1 else "]111")
                terminal.wait_for(f"Round {round_} is complete")
        terminal.press("E")
        terminal.wait_for("[Entrants]")
        terminal.press("Z")
        terminal.wait_for("Fill the final")
        terminal.press("enter")
        text = terminal.wait_for(lambda text: "Final: 8 players" in text or "Lots decide" in text)
        while "Lots decide" in text:
            terminal.type("slip 3\r")
            text = terminal.wait_for(lambda text: "Final: 8 players" in text or "Lots decide" in text)
        assert "place 1 of group 1 (B.VI A2)." in text
        terminal.press("y")
        terminal.wait_for("Final is open with those who go on")
        terminal.press("P", "p")
        terminal.wait_for("The whole schedule is posted")
        for round_ in range(1, 8):
            terminal.type("1111" if round_ == 1 else "]1111")
            terminal.wait_for(f"Round {round_} is complete")
        terminal.press("V")
        listed = terminal.wait_for("Show a section")
        assert "Final        Round robin     8 players, 7/7, finished" in listed
        assert "drawn into Group 1 to Group 4" in listed
    end = stored(path)
    assert [len(end.seen(stage).registrations) for stage in end.stages] == [24, 6, 6, 6, 6, 8]
    assert all(end.seen(stage).finished for stage in end.stages[1:])
    drawn = [entry.event for entry in end.entries if isinstance(entry.event, LotsDrawn)]
    assert {(lots.by, lots.present) for lots in drawn if lots.purpose.startswith("stage 1: ")} == {("Anna", "Bo, Cy")}
    assert len([lots for lots in drawn if "basket" in lots.purpose]) == 6
