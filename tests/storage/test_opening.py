"""Opening what is not as it should be: one clear sentence, and what can be brought back."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paircard.core.commands import EnterResult
from paircard.core.event.journal import FORMAT, append
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage import notices, seal
from paircard.data.storage.errors import DamagedFile, FileReplaced, NewerFormat, NoSuchEvent, NotAnEvent, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.lock import Lock
from paircard.data.storage.logbook import Logbook, Standing
from paircard.data.storage.rescue import restore
from paircard.data.storage.sidecar_files import Companions
from tests.support.faulty_os import FaultyOs, failing_calls
from tests.support.stored import NOON, PairInOrder, a_win, new_event, results


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make an event with round 2 paired and one result in it."""
    place = tmp_path.resolve() / "open.json"
    event = new_event(place)
    event.execute(a_win(1), a_win(2), arbiter="Anna")
    event.execute(PairInOrder(), arbiter="Anna")
    event.execute(a_win_in_round_2(), arbiter="Anna")
    return place


def a_win_in_round_2() -> EnterResult:
    """Return the command that enters 1-0 on board 2 of round 2."""
    return EnterResult(2, 2, Result.WHITE)


def resealed(path: Path, change: Any) -> None:
    """Change the tables of a file and seal it again, as only a program could."""
    tables = json.loads(path.read_bytes())
    revision = tables.pop("_seal")["revision"]
    change(tables)
    lines = {name: {key: seal.line(key, one) for key, one in table.items()} for name, table in tables.items()}
    path.write_bytes(seal.pack(revision, lines))


def damage(path: Path) -> bytes:
    """Flip one bit in the middle; return the damaged content. Breaks the hard link, as a bad disk does."""
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.unlink()
    path.write_bytes(content)
    return bytes(content)


# --- what is no event ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "error", "message"),
    [
        (None, NoSuchEvent, "There is no file"),
        (b"", NotAnEvent, "is empty"),
        (b"{}", NotAnEvent, "is not an event file of paircard"),
        (b"\x00\x01", NotAnEvent, "is not an event file of paircard"),
        (json.dumps({"_seal": {"format": 9}}).encode(), NewerFormat, "newer paircard"),
    ],
)
def test_each_is_one_clear_sentence(
    tmp_path: Path, content: bytes | None, error: type[StoreError], message: str
) -> None:
    place = tmp_path / "x.json"
    if content is not None:
        place.write_bytes(content)
    with pytest.raises(error, match=message) as caught:
        EventFile.open(place)
    assert type(caught.value) is error
    assert str(place) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("name", ["open.trf", "ENTRANTS.CSV", "report.txt"])
def test_a_list_or_a_report_is_told_what_makes_an_event_of_it(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("012 Open\n")
    with pytest.raises(NotAnEvent, match="`paircard import` makes an event of a list or a report"):
        EventFile.open(tmp_path / name)


def test_folder_is_no_event_even_with_a_log_beside(path: Path) -> None:
    path.unlink()
    path.mkdir()
    with pytest.raises(NotAnEvent, match="is a folder"):
        EventFile.open(path)


def test_newer_journal_format_is_told(path: Path) -> None:
    resealed(path, lambda tables: tables["meta"]["1"].update(format=FORMAT + 1))
    with pytest.raises(NewerFormat, match=f"format {FORMAT + 1}"):
        EventFile.open(path)


# --- what is damaged ----------------------------------------------------------------------------------------


def test_damage_offers_the_newest_backup_and_the_log(path: Path) -> None:
    damage(path)
    with pytest.raises(DamagedFile, match="is damaged") as caught:
        EventFile.open(path)
    assert caught.value.backup == path.parent / "open.backups" / "open.r2-paired.json"
    assert caught.value.log_entries == 13


def test_emptied_event_is_damage_because_it_has_companions(path: Path) -> None:
    path.unlink()
    path.write_bytes(b"")
    with pytest.raises(DamagedFile, match="is empty"):
        EventFile.open(path)


def test_damage_without_anything_left_says_so(path: Path) -> None:
    place = path.parent / "copy.json"
    place.write_bytes(path.read_bytes()[:-10])
    with pytest.raises(DamagedFile) as caught:
        EventFile.open(place)
    assert (caught.value.backup, caught.value.log_entries) == (None, 0)


@pytest.mark.parametrize(
    "change",
    [
        lambda tables: tables["journal"]["5"].update(arbiter="Mallory"),
        lambda tables: tables["journal"].pop("5"),
        lambda tables: tables["journal"]["5"]["event"].update(type="Cheated"),
        lambda tables: tables["journal"]["13"]["event"].update(board=99),
        lambda tables: tables["journal"].update({"14": {}}),
        lambda tables: tables["journal"].update({"5": 5}),
        lambda tables: tables["journal"].update({"five": tables["journal"].pop("5")}),
        lambda tables: tables.update(meta={"1": []}),
    ],
)
def test_forged_journal_under_a_good_seal_is_refused(path: Path, change: Any) -> None:
    resealed(path, change)
    with pytest.raises(StoreError):
        EventFile.open(path)


def test_damage_seen_by_a_poll_or_a_command_keeps_the_screen(path: Path) -> None:
    event = EventFile.open(path)
    before = event.tournament
    content = path.read_bytes()
    path.write_bytes(content[:50] + content[60:])
    with pytest.raises(FileReplaced, match="damaged while it was open"):
        event.reload_if_changed()
    with pytest.raises(FileReplaced, match="damaged while it was open"):
        event.execute(a_win_in_round_2(), arbiter="Anna")
    assert event.tournament is before


# --- restoring ----------------------------------------------------------------------------------------------


def test_restore_brings_back_all_from_backup_and_log(path: Path) -> None:
    whole = EventFile.open(path).tournament
    damaged = damage(path)
    assert restore(path) == (
        "open.json is restored to entry 13: open.r2-paired.json and 2 later from the log. "
        "The file as it was is kept as open.damaged-1."
    )
    assert path.with_name("open.damaged-1").read_bytes() == damaged
    with EventFile.open(path) as event:
        assert event.tournament.entries == whole.entries
        assert event.take_notices() == ()
        event.execute(EnterResult(2, 1, Result.DRAW), arbiter="Anna")


def test_restored_file_is_newer_than_its_backup(path: Path) -> None:
    damage(path)
    restore(path)
    backup = path.parent / "open.backups" / "open.r2-paired.json"
    revision = seal.unpack(path.read_bytes(), path).revision
    assert revision > seal.unpack(backup.read_bytes(), backup).revision


def test_restore_from_backup_alone(path: Path) -> None:
    damage(path)
    path.with_name("open.log").unlink()
    assert "restored to entry 11: open.r2-paired.json." in restore(path)
    with EventFile.open(path) as event:
        assert results(event.tournament) == [None, None]
        assert event.take_notices() == ("There was no log: written from the event file.",)


def test_restore_from_the_log_alone(path: Path) -> None:
    whole = EventFile.open(path).tournament
    damage(path)
    for backup in path.with_name("open.backups").iterdir():
        backup.unlink()
    assert "restored to entry 13: from the log alone." in restore(path)
    with EventFile.open(path) as event:
        assert event.tournament.entries == whole.entries


def test_restore_when_the_file_is_gone(path: Path) -> None:
    path.unlink()
    assert "restored to entry 13" in restore(path)
    assert not path.with_name("open.damaged-1").exists()
    assert EventFile.open(path).tournament.revision == 13


def test_restore_bridges_a_damaged_log_line_by_the_backup(path: Path) -> None:
    damage(path)
    log = path.with_name("open.log")
    log.write_bytes(log.read_bytes().replace(b"Player B", b"Player X"))
    assert "restored to entry 13" in restore(path)


def test_restore_stops_where_the_log_is_broken(path: Path) -> None:
    damage(path)
    log = path.with_name("open.log")
    log.write_bytes(log.read_bytes()[:-3])
    assert restore(path) == (
        "open.json is restored to entry 11: open.r2-paired.json. "
        "The log breaks off before entry 13, within the command that begins with entry 12 (RoundPublished): "
        "only whole commands are brought back. Entries 12 to 13 cannot be brought back from backups and log: "
        "look into the damaged file and type them again. The file as it was is kept as open.damaged-1. "
        "The log as it was is kept as open.log.later-1."
    )


def test_restore_does_not_take_entries_that_do_not_follow(path: Path) -> None:
    other = new_event(path.with_name("other.json"), players=6)
    for board in (1, 2, 3):
        other.execute(a_win(board), arbiter="Bo")
    other.execute(PairInOrder(), arbiter="Bo")
    path.with_name("open.log").write_bytes(other.companions.log.read_bytes())
    damage(path)
    assert "restored to entry 11: open.r2-paired.json." in restore(path)


def test_restore_takes_entries_only_as_long_as_they_follow(path: Path) -> None:
    other = new_event(path.with_name("other.json"), players=12)
    log = path.with_name("open.log")
    stranger = other.companions.log.read_bytes().splitlines(keepends=True)[13]
    log.write_bytes(log.read_bytes() + stranger)
    damage(path)
    assert "restored to entry 13: open.r2-paired.json and 2 later from the log" in restore(path)


def test_restore_does_not_turn_a_whole_file_into_another_event(path: Path) -> None:
    other = new_event(path.with_name("other.json"), players=6)
    path.unlink()
    path.write_bytes(other.path.read_bytes())
    assert "nothing was restored" in restore(path)
    assert EventFile.open(path).tournament.entries == other.tournament.entries


def test_restore_leaves_a_whole_file_alone(path: Path) -> None:
    before = path.read_bytes()
    assert restore(path) == "open.json is whole and up to date: nothing was restored."
    assert path.read_bytes() == before


def test_restore_with_nothing_to_restore_from(tmp_path: Path) -> None:
    with pytest.raises(NoSuchEvent, match="no good backup and no log"):
        restore(tmp_path / "none.json")


def test_restore_with_a_log_that_cannot_be_read(path: Path) -> None:
    log = path.with_name("open.log")
    log.unlink()
    log.mkdir()
    damage(path)
    with pytest.raises(DamagedFile) as caught:
        EventFile.open(path)
    assert caught.value.log_entries == 0
    assert caught.value.backup is not None
    assert "restored to entry 11: open.r2-paired.json" in restore(path)


def test_log_that_goes_on_with_nonsense_is_not_followed(path: Path) -> None:
    """Its lines are whole and its chain holds, but the last entry speaks of a board that does not exist."""
    entries = EventFile.open(path).tournament.entries
    result = entries[-1].event
    assert isinstance(result, ResultEntered)
    impossible = append(SYSTEMS, entries, (replace(result, board=77),), arbiter="Anna", time=NOON)
    Logbook(Companions.of(path)).follow((*entries, *impossible))
    assert restore(path) == (
        "open.json is whole and up to date: nothing was restored. What was stored from entry 14 on, "
        "up to entry 14 at least, cannot be brought back from backups and log: type it again."
    )


def test_restore_takes_its_turn(path: Path) -> None:
    with Lock(path.with_name("open.lock"), path).held("Bo", wait=0), pytest.raises(StoreError, match="Bo"):
        restore(path, wait=0)


def test_restore_that_fails_leaves_the_damaged_file(path: Path) -> None:
    damaged = damage(path)
    refused = pytest.raises(StoreError, match="could not be restored")
    with FaultyOs(failing_calls("replace", errno.ENOSPC)).installed(), refused:
        restore(path)
    assert path.read_bytes() == damaged
    assert "restored to entry 13" in restore(path)


# --- the log at opening -------------------------------------------------------------------------------------


def test_last_log_line_cut_in_half(path: Path) -> None:
    log = path.with_name("open.log")
    whole = log.read_bytes()
    torn = whole[: -len(whole.splitlines()[-1]) // 2]
    log.write_bytes(torn)
    with EventFile.open(path) as event:
        (told,) = event.take_notices()
        assert told == (
            "The log had 1 damaged line (13) and was written anew from the event file. "
            "The old log is kept as open.log.damaged-1."
        )
    assert log.read_bytes() == whole
    assert path.with_name("open.log.damaged-1").read_bytes() == torn


def test_entries_missing_in_the_log_are_added(path: Path) -> None:
    log = path.with_name("open.log")
    whole = log.read_bytes()
    log.write_bytes(b"".join(whole.splitlines(keepends=True)[:-2]))
    with EventFile.open(path) as event:
        assert event.take_notices() == ("The log lacked the last 2 entries: added from the event file.",)
    assert log.read_bytes() == whole


def test_damage_before_the_end_is_told_with_its_line(path: Path) -> None:
    log = path.with_name("open.log")
    log.write_bytes(log.read_bytes().replace(b"Player B", b"Player X"))
    with EventFile.open(path) as event:
        assert "1 damaged line (4)" in event.take_notices()[0]


def test_log_of_another_event_is_set_aside(path: Path) -> None:
    other = new_event(path.with_name("other.json"), players=6)
    log = path.with_name("open.log")
    log.write_bytes(other.companions.log.read_bytes())
    with EventFile.open(path) as event:
        assert "disagreed with the event file" in event.take_notices()[0]
        assert Logbook(event.companions).read().standing(event.tournament.entries) is Standing.IN_STEP


def test_older_file_put_in_place_by_hand_loses_nothing(path: Path) -> None:
    backup = path.parent / "open.backups" / "open.r2-before-pairing.json"
    older = backup.read_bytes()
    path.unlink()
    path.write_bytes(older)
    with EventFile.open(path) as event:
        assert event.take_notices() == (
            "The log holds 3 more entries than the event file: restore the event to bring them back.",
        )
    assert "restored to entry 13: open.json and 3 later from the log" in restore(path)
    assert EventFile.open(path).tournament.revision == 13


def test_going_on_from_an_older_file_sets_the_later_log_aside(path: Path) -> None:
    older = (path.parent / "open.backups" / "open.r2-before-pairing.json").read_bytes()
    path.unlink()
    path.write_bytes(older)
    with EventFile.open(path) as event:
        event.execute(PairInOrder(), arbiter="Bo")
    assert path.with_name("open.log.other-1").exists()
    assert EventFile.open(path).take_notices() == ()


def test_opening_changes_nothing_when_all_is_well(path: Path) -> None:
    system = FaultyOs()
    with system.installed():
        EventFile.open(path).close()
    assert {call.name for call in system.calls} <= {"open", "close"}
    assert all(call.path == path for call in system.calls)


def test_folder_without_write_permission_can_be_looked_at(path: Path) -> None:
    read_only = FaultyOs(failing_calls("open", errno.EROFS))
    read_only.access = lambda *_: False  # type: ignore[attr-defined]
    path.with_name("open.log").unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notices, "os", read_only)
        with read_only.installed():
            event = EventFile.open(path)
    assert event.tournament.revision == 13
    told = event.take_notices()
    assert told[0].startswith("You may not write in ")
    assert told[1].startswith("The log could not be checked: ")


def test_log_that_another_process_finished_meanwhile_is_no_news(path: Path) -> None:
    """Between file and log of somebody else's commit: when it is our turn to look, all is well."""
    log = path.with_name("open.log")
    whole = log.read_bytes()
    log.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    system = FaultyOs()

    def the_other_is_done(_count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "open" and str(arguments[0]).endswith(".lock"):
            log.write_bytes(whole)

    system.fault = the_other_is_done
    with system.installed():
        event = EventFile.open(path)
    assert event.take_notices() == ()
    assert log.read_bytes() == whole


def test_check_of_the_log_does_not_wait_for_ever(path: Path) -> None:
    path.with_name("open.log").unlink()
    with Lock(path.with_name("open.lock"), path).held("Bo", wait=0):
        told = EventFile.open(path, wait=0.01).take_notices()
    assert told[0].startswith("The log could not be checked: Bo ")


# --- where it lies ------------------------------------------------------------------------------------------


def test_network_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "network_disk", lambda _path: "nfs4")
    assert "network disk (nfs4)" in EventFile.open(path).take_notices()[0]
