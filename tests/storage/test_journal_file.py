"""Reading only what is new must come to the same as reading all."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import ClearResult, Command, EnterResult, Redo, Undo
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import DamagedFile
from paircard.data.storage.journal_file import JournalFile
from tests.support.stored import NOON, PairInOrder, a_win, opening

COMMANDS: tuple[Command, ...] = (
    *(EnterResult(1, board, result) for board in (1, 2) for result in (Result.WHITE, Result.DRAW)),
    ClearResult(1, 1),
    PairInOrder(),
    Undo(),
    Redo(),
)


def played(commands: list[Command]) -> Tournament:
    """Return an event of four after those of the commands that are not refused."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in (*opening(), PairInOrder(), *commands):
        try:
            events = command.decide(tournament)
        except Refusal:
            continue
        tournament = tournament.record(events, arbiter="Anna", time=NOON)
    return tournament


def written(path: Path, tournament: Tournament) -> Path:
    """Write the journal of a tournament."""
    path.unlink(missing_ok=True)
    JournalFile(path, create=True).append(tournament)
    return path


@given(commands=st.lists(st.sampled_from(COMMANDS), max_size=15), known_commands=st.integers(0, 15))
def test_grown_is_the_same_as_folded(
    commands: list[Command], known_commands: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    whole, known = played(commands), played(commands[:known_commands])
    grown = known.grown(whole.entries[known.revision :])
    assert (grown.entries, grown.timeline, grown.facts) == (whole.entries, whole.timeline, whole.facts)
    path = written(tmp_path_factory.mktemp("grown") / "open.json", whole)
    assert JournalFile(path, known=known).tournament.entries == JournalFile(path).tournament.entries


def test_only_what_is_new_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known, whole = played([]), played([a_win(1), Undo(), a_win(2)])
    path = written(tmp_path / "open.json", whole)
    monkeypatch.setattr(Tournament, "fold", lambda _entries: pytest.fail("all was read"))
    assert JournalFile(path, known=known).tournament.entries == whole.entries


@pytest.mark.parametrize("on_disk", [[], [a_win(1)], [a_win(2), a_win(1)]])
def test_another_or_shorter_history_is_read_from_the_start(tmp_path: Path, on_disk: list[Command]) -> None:
    known, whole = played([a_win(1), a_win(2)]), played(on_disk)
    path = written(tmp_path / "open.json", whole)
    assert JournalFile(path, known=known).tournament.entries == whole.entries


def test_new_entries_that_cannot_be_are_damage(tmp_path: Path) -> None:
    known = played([])
    whole = known.record(a_win(1).decide(known), arbiter="Anna", time=NOON)
    last = whole.entries[-1]
    for wrong in (
        dataclasses.replace(last, previous="0" * 64),
        dataclasses.replace(last, command=3),
        dataclasses.replace(last, number=77),
        dataclasses.replace(last, event=dataclasses.replace(last.event, board=77)),  # type: ignore[call-arg]
    ):
        forged = dataclasses.replace(whole, entries=(*whole.entries[:-1], wrong))
        path = written(tmp_path / "open.json", forged)
        for start in (None, known):
            with pytest.raises(DamagedFile, match=r"cannot be (trusted|followed)"):
                JournalFile(path, known=start)
