"""The event file: what is executed is stored, what is refused or fails changes nothing."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from tinydb import TinyDB

from paircard.core.commands import ChangeDetails, ClearResult, CreateTournament, EnterResult, RegisterEntrants, Undo
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.values.errors import Refusal
from paircard.data.platform import names as names_here
from paircard.data.platform.which import WINDOWS
from paircard.data.platform.windows import names as windows_names
from paircard.data.storage.errors import Busy, Conflict, EventExists, NotStored
from paircard.data.storage.event_file import EventFile, utc_now
from paircard.data.storage.lock import Lock
from paircard.data.storage.logbook import Logbook, Standing
from paircard.data.storage.sealed_storage import SealedStorage
from tests.support.faulty_os import FaultyOs, failing, failing_calls
from tests.support.stored import NOON, PairInOrder, a_win, new_event, results


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the event is."""
    return tmp_path.resolve() / "open.json"


@pytest.fixture
def event(path: Path) -> EventFile:
    """Make an event of four players with round 1 paired."""
    return new_event(path)


def names(folder: Path) -> set[str]:
    """Return all names below a folder."""
    return {place.relative_to(folder).as_posix() for place in folder.rglob("*")}


# --- storing ------------------------------------------------------------------------------------------------


def test_what_was_executed_is_there_after_reopening(event: EventFile) -> None:
    after = event.execute(a_win(), arbiter="Bo")
    assert after is event.tournament
    with EventFile.open(event.path) as again:
        assert again.tournament.entries == after.entries
        assert results(again.tournament) == [Result.WHITE, None]
        assert again.tournament.entries[-1].arbiter == "Bo"
        assert again.take_notices() == ()


def test_tinydb_alone_can_read_the_file(event: EventFile) -> None:
    database = TinyDB(event.path, storage=SealedStorage)
    assert [each.doc_id for each in database.table("journal")] == list(range(1, 8))
    assert database.table("journal").get(doc_id=2)["event"]["type"] == "FirstColourSet"  # type: ignore[index]
    assert database.table("meta").all() == [{"format": 1, "name": "Open"}]


def test_name_in_meta_follows_the_details(event: EventFile) -> None:
    event.execute(ChangeDetails(Details("Cup")), arbiter="Anna")
    assert json.loads(event.path.read_text())["meta"] == {"1": {"format": 1, "name": "Cup"}}


def test_several_commands_are_one_write(event: EventFile) -> None:
    system = FaultyOs()
    with system.installed():
        event.execute(a_win(1), a_win(2), arbiter="Anna")
    assert [call.path.name for call in system.calls if call.name == "replace"] == ["open.json.tmp"]
    assert [entry.command for entry in event.tournament.entries[-3:]] == [8, 8, 10]


def test_journal_and_meta_change_in_one_write(event: EventFile) -> None:
    system = FaultyOs()
    with system.installed():
        event.execute(ChangeDetails(Details("Cup")), arbiter="Anna")
    assert [call.name for call in system.calls].count("replace") == 1


def test_several_commands_stand_or_fall_together(event: EventFile) -> None:
    before = event.path.read_bytes()
    with pytest.raises(Refusal, match="boards 1 to 2"):
        event.execute(a_win(1), a_win(9), arbiter="Anna")
    assert event.path.read_bytes() == before
    assert results(event.tournament) == [None, None]


def test_log_tells_the_same_as_the_file(event: EventFile) -> None:
    for command in (a_win(), Undo(), a_win(2)):
        event.execute(command, arbiter="Anna")
        log = Logbook(event.companions).read()
        assert log.standing(event.tournament.entries) is Standing.IN_STEP


def test_undo_survives_a_restart(event: EventFile) -> None:
    event.execute(a_win(), arbiter="Anna")
    event.close()
    with EventFile.open(event.path) as again:
        again.execute(Undo(), arbiter="Bo")
    with EventFile.open(event.path) as again:
        assert results(again.tournament) == [None, None]
        assert again.tournament.revision == 10


def test_clock_is_utc_in_seconds() -> None:
    assert len(utc_now()) == len(NOON)
    assert utc_now().endswith("Z")


# --- creating -----------------------------------------------------------------------------------------------


def test_create_spares_what_is_there(event: EventFile) -> None:
    before = event.path.read_bytes()
    with pytest.raises(EventExists, match="already exists"):
        new_event(event.path)
    assert event.path.read_bytes() == before


def test_refused_command_leaves_nothing(event: EventFile) -> None:
    """Neither an event nor a lock; backups of an event that had the name stay where they are."""
    event.path.unlink()
    before = names(event.path.parent)
    with pytest.raises(Refusal):
        EventFile.create(event.path, CreateTournament(Details(""), Regulations()), arbiter="Anna")
    assert names(event.path.parent) == before - {"open.lock"}


def test_disk_that_takes_no_event_is_left_as_it_was(path: Path) -> None:
    """The name of the lock fits on the disk, that of the event while it is written does not."""
    long = path.with_name(f"{'n' * 250}.json")
    with pytest.raises(NotStored, match="No such file" if WINDOWS else "File name too long"):
        new_event(long)
    assert names(path.parent) == set()


def test_name_that_is_taken_gets_no_lock(path: Path) -> None:
    path.write_text("{}")
    with pytest.raises(EventExists):
        new_event(path)
    assert names(path.parent) == {"open.json"}


def test_create_wants_the_suffix(path: Path) -> None:
    with pytest.raises(NotStored, match=r"does not end in \.json"):
        new_event(path.with_suffix(""))
    assert names(path.parent) == set()


def test_an_event_has_a_name_that_files_can_have(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows `con.json` would be written to the console; nothing is made, and the sentence says why."""
    monkeypatch.setattr(names_here, "why_unusable", windows_names.why_unusable)
    with pytest.raises(NotStored, match=r"con\.json cannot be the name of an event file: Windows keeps this name"):
        new_event(path.with_name("con.json"))
    assert list(path.parent.iterdir()) == []


def test_create_in_a_missing_folder_says_so(path: Path) -> None:
    with pytest.raises(NotStored, match="No such file or directory"):
        new_event(path.parent / "none" / "open.json")


def test_remains_of_an_event_of_that_name_are_set_aside(event: EventFile) -> None:
    event.path.unlink()
    with new_event(event.path, players=6) as again:
        assert {"open.backups-1", "open.log.other-1"} <= names(event.path.parent)
        assert Logbook(again.companions).read().standing(again.tournament.entries) is Standing.IN_STEP


def test_link_to_an_event_is_the_event(event: EventFile, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "today.json"
    link.symlink_to(event.path)
    with EventFile.open(link) as linked:
        linked.execute(a_win(), arbiter="Bo")
    assert link.is_symlink()
    assert event.reload_if_changed()
    assert names(link.parent) == {"today.json"}


# --- backups ------------------------------------------------------------------------------------------------


def test_each_pairing_is_backed_up_before_and_after(event: EventFile) -> None:
    event.execute(a_win(1), a_win(2), arbiter="Anna")
    before = event.path.read_bytes()
    event.execute(PairInOrder(), arbiter="Anna")
    folder = event.companions.backups
    assert names(folder) == {"open.r1-paired.json", "open.r2-before-pairing.json", "open.r2-paired.json"}
    assert (folder / "open.r2-before-pairing.json").read_bytes() == before
    assert (folder / "open.r2-paired.json").samefile(event.path)
    with EventFile.open(folder / "open.r2-before-pairing.json") as backup:
        assert len(backup.tournament.rounds) == 1


def test_round_1_of_an_event_that_was_there_is_backed_up_before(path: Path) -> None:
    event = new_event(path, paired=False)
    event.execute(PairInOrder(), arbiter="Anna")
    assert names(event.companions.backups) == {"open.r1-before-pairing.json", "open.r1-paired.json"}


def test_failing_backup_does_not_stop_the_round(event: EventFile) -> None:
    event.execute(a_win(1), a_win(2), arbiter="Anna")
    with FaultyOs(failing_calls("link", errno.ENOSPC)).installed():
        event.execute(PairInOrder(), arbiter="Anna")
    assert len(event.tournament.rounds) == 2
    assert event.take_notices() == (
        "No backup r2-before-pairing was made (No space left on device): the event itself is stored.",
        "No backup r2-paired was made (No space left on device): the event itself is stored.",
    )
    assert event.take_notices() == ()


# --- failing ------------------------------------------------------------------------------------------------


def test_refusal_changes_nothing(event: EventFile) -> None:
    before, tournament = event.path.read_bytes(), event.tournament
    with pytest.raises(Refusal):
        event.execute(ClearResult(1, 1), arbiter="Anna")
    assert event.path.read_bytes() == before
    assert event.tournament is tournament


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_disk_that_refuses_leaves_memory_and_file_as_they_were(event: EventFile, error: int) -> None:
    before, tournament = event.path.read_bytes(), event.tournament

    def no_new_files(_count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "open" and arguments[1] & os.O_CREAT:
            raise OSError(error, os.strerror(error))

    refused = pytest.raises(NotStored, match=rf"Nothing was stored.*{os.strerror(error)}")
    with FaultyOs(no_new_files).installed(), refused:
        event.execute(a_win(), arbiter="Anna")
    assert event.path.read_bytes() == before
    assert event.tournament is tournament
    event.execute(a_win(), arbiter="Anna")
    assert results(event.tournament) == [Result.WHITE, None]


def test_write_that_is_not_confirmed_says_so(event: EventFile) -> None:
    def no_folder_sync(_count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "fsync" and stat.S_ISDIR(os.fstat(arguments[0]).st_mode):
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    refused = pytest.raises(NotStored, match="did not confirm")
    with FaultyOs(no_folder_sync).installed(), refused:
        event.execute(a_win(), arbiter="Anna")
    assert results(event.tournament) == [None, None]
    assert event.reload_if_changed()
    assert results(event.tournament) == [Result.WHITE, None]


def test_whatever_call_fails_memory_is_what_is_on_disk(event: EventFile) -> None:
    for number in range(1, 100):
        before = event.tournament
        system = FaultyOs(failing(number, errno.EIO))
        other_result = Result.DRAW if results(before)[0] is Result.WHITE else Result.WHITE
        command = EnterResult(1, 1, other_result)
        try:
            with system.installed():
                event.execute(command, arbiter="Anna")
        except NotStored:
            assert event.tournament is before
            if event.reload_if_changed():
                assert any(call.name == "replace" for call in system.calls), "only its confirmation failed"
        else:
            if system.count < number:
                break
        with EventFile.open(event.path) as fresh:
            assert fresh.tournament.entries == event.tournament.entries
    assert 10 < number < 99
    assert event.take_notices(), "log errors are told"


def test_log_error_is_told_but_the_command_stands(event: EventFile) -> None:
    event.companions.log.unlink()
    event.companions.log.mkdir()
    event.execute(a_win(), arbiter="Anna")
    assert results(event.tournament) == [Result.WHITE, None]
    assert event.take_notices() == (
        "The log was not written (open.log: it is not an ordinary file, please remove it): the event itself is stored.",
    )


def test_interrupt_between_file_and_log_does_not_confuse(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Logbook, "follow", interrupted)
    with pytest.raises(KeyboardInterrupt):
        event.execute(a_win(1), arbiter="Anna")
    monkeypatch.undo()
    event.execute(a_win(2), arbiter="Anna")
    assert results(event.tournament) == [Result.WHITE, Result.WHITE]
    log = Logbook(event.companions).read()
    assert log.standing(event.tournament.entries) is Standing.IN_STEP


def test_busy_names_the_holder(event: EventFile) -> None:
    other = EventFile.open(event.path, wait=0.02)
    with Lock(event.companions.lock, event.path).held("Bo", wait=0), pytest.raises(Busy, match="Bo"):
        other.execute(a_win(), arbiter="Anna")


# --- several processes --------------------------------------------------------------------------------------


def test_commands_are_decided_on_what_is_on_disk(event: EventFile) -> None:
    other = EventFile.open(event.path)
    event.execute(a_win(1), arbiter="Anna")
    other.execute(a_win(2), arbiter="Bo")
    assert results(other.tournament) == [Result.WHITE, Result.WHITE]
    assert event.reload_if_changed()
    assert event.tournament.entries == other.tournament.entries
    assert not event.reload_if_changed()


def test_own_writes_are_no_change(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    assert not event.reload_if_changed()


def test_refusal_for_somebody_elses_change_is_a_conflict(event: EventFile) -> None:
    other = EventFile.open(event.path)
    before = other.tournament
    event.execute(a_win(1), a_win(2), PairInOrder(), arbiter="Anna")
    with pytest.raises(Conflict, match="Anna changed the event in the meantime") as caught:
        other.execute(EnterResult(1, 1, Result.DRAW), arbiter="Bo")
    assert caught.value.refusal.article == "F7"
    assert caught.value.between == event.tournament.entries[before.revision :]
    assert other.tournament is before
    assert other.reload_if_changed()


def test_refusal_that_has_nothing_to_do_with_others_stays_a_refusal(event: EventFile) -> None:
    other = EventFile.open(event.path)
    event.execute(a_win(1), arbiter="Anna")
    other.reload_if_changed()
    with pytest.raises(Refusal, match="is already 1-0"):
        other.execute(a_win(1), arbiter="Bo")


@pytest.mark.parametrize("command", [EnterResult(1, 2, Result.DRAW), Undo()])
def test_nothing_is_overwritten_or_undone_unseen(event: EventFile, command: EnterResult | Undo) -> None:
    event.execute(a_win(1), arbiter="Anna")
    other = EventFile.open(event.path)
    event.execute(a_win(2), arbiter="Anna")
    with pytest.raises(Conflict, match="look again"):
        other.execute(command, arbiter="Bo")
    other.reload_if_changed()
    other.execute(command, arbiter="Bo")
    assert results(other.tournament)[1] is (Result.DRAW if isinstance(command, EnterResult) else None)


def test_no_round_is_paired_on_a_state_nobody_has_seen(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    other = EventFile.open(event.path)
    event.execute(a_win(2), arbiter="Anna")
    with pytest.raises(Conflict, match="look again"):
        other.execute(PairInOrder(), arbiter="Bo")
    other.reload_if_changed()
    other.execute(PairInOrder(), arbiter="Bo")
    assert len(other.tournament.rounds) == 2


def test_events_of_two_who_register_at_once_are_both_kept(path: Path) -> None:
    event = new_event(path, paired=False)
    other = EventFile.open(path)
    event.execute(RegisterEntrants((Entrant.of("Late, Anna"),)), arbiter="Anna")
    other.execute(RegisterEntrants((Entrant.of("Late, Bo"),)), arbiter="Bo")
    assert sorted(other.tournament.registrations) == [1, 2, 3, 4, 5, 6]


def test_no_command_writes_nothing(event: EventFile) -> None:
    before, content = event.tournament, event.path.read_bytes()
    assert event.execute(arbiter="Anna") is before
    assert event.path.read_bytes() == content
