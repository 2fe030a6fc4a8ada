"""The process dies at every single call to the system: all of a command is there, or nothing of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from core.commands import Command, Undo
from core.tournament import Tournament
from data.storage.logbook import Logbook, Standing
from data.storage.store import EventFile
from tests.support.faulty_os import Death, dying_os
from tests.support.stored import NOON, PairInOrder, a_win, new_event

TORN: tuple[int | None, ...] = (None, 0, 1, 100, 3000)
"""How many bytes of the last write still reach the file; None: it never began."""


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with an event whose round 1 is complete."""
    folder = tmp_path_factory.mktemp("template")
    with new_event(folder / "open.json") as event:
        event.execute(a_win(1), a_win(2), arbiter="Anna")
    return folder


def die_in(folder: Path, command: Command, number: int, torn: int | None) -> bool:
    """Execute a command and die at one call; return whether the process got to that call."""
    event = EventFile.open(folder / "open.json", clock=lambda: NOON)
    with dying_os(number, torn=torn).installed():
        try:
            event.execute(command, arbiter="Anna")
        except Death:
            return True
    return False


def check(folder: Path, before: Tournament, after: Tournament) -> str:
    """Reopen as after a restart: old or new state, log in step, lock free, and work goes on."""
    with EventFile.open(folder / "open.json", wait=0) as event:
        entries = event.tournament.entries
        assert entries in (before.entries, after.entries), "half a command"
        log = Logbook(event.companions).read()
        assert log.standing(entries) is Standing.IN_STEP
        event.execute(Undo(), arbiter="Bo")
    assert not (folder / "open.json.tmp").exists()
    return "old" if entries == before.entries else "new"


@pytest.mark.parametrize("command", [PairInOrder(), Undo()], ids=["pairing", "undo"])
@pytest.mark.parametrize("torn", TORN)
def test_death_at_every_call_leaves_all_or_nothing(
    template: Path, tmp_path: Path, command: Command, torn: int | None
) -> None:
    before = EventFile.open(template / "open.json").tournament
    after = before.record(command.decide(before), arbiter="Anna", time=NOON)
    found = []
    for number in range(1, 100):
        folder = tmp_path / str(number)
        shutil.copytree(template, folder)
        died = die_in(folder, command, number, torn)
        found.append(check(folder, before, after))
        if not died:
            break
    assert not died
    assert found == sorted(found, reverse=True), "once the new state is there, it stays"
    assert {"old", "new"} == set(found)


def test_death_while_an_event_is_made_leaves_none_or_all_of_it(tmp_path: Path) -> None:
    for number in range(1, 100):
        place = tmp_path / str(number) / "open.json"
        place.parent.mkdir()
        with dying_os(number, torn=50).installed():
            try:
                new_event(place)
                break
            except Death:
                pass
        if not place.exists():
            new_event(place)
        with EventFile.open(place, wait=0) as event:
            assert event.tournament.revision == 7
    assert 10 < number < 99


def test_death_while_the_log_is_mended_at_opening(template: Path, tmp_path: Path) -> None:
    for number in range(1, 100):
        folder = tmp_path / str(number)
        shutil.copytree(template, folder)
        log = folder / "open.log"
        whole = log.read_bytes()
        log.write_bytes(whole[:-7])
        died = False
        with dying_os(number, torn=30).installed():
            try:
                EventFile.open(folder / "open.json")
            except Death:
                died = True
        EventFile.open(folder / "open.json", wait=0)
        assert log.read_bytes() == whole
        assert (folder / "open.log.damaged-1").read_bytes() == whole[:-7]
        if not died:
            break
    assert 5 < number < 99
