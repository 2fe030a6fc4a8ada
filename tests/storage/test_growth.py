"""A large event grows by a line a command; disasters in between leave the old event or the new one."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from paircard.core.commands import ChangeDetails, EnterResult
from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.data.platform import files
from paircard.data.storage import growth, seal, sealed_storage
from paircard.data.storage.backups import Backups
from paircard.data.storage.errors import DamagedFile, FileReplaced, NotStored
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.rescue import restore
from tests.support.dose import some
from tests.support.faulty_os import FaultyOs, ShortOs, failing
from tests.support.stored import PairInOrder, new_event
from tests.support.torture.cuts import power_cuts_in
from tests.support.torture.damage import damaged_event
from tests.support.torture.deaths import deaths_in_a_command
from tests.support.torture.refusals import full_disk_in, read_only_folder
from tests.support.torture.venue import Venue, venues

GROWING_KINDS = ("result", "correction", "undo", "import")


@pytest.fixture(autouse=True)
def small_files_grow_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let even the smallest event be one that grows."""
    monkeypatch.setattr(growth, "GROWS_FROM", 0)


@pytest.fixture
def event(tmp_path: Path) -> EventFile:
    """Make an event in which a result was typed, so that it no longer shares its bytes with a backup."""
    made = new_event(tmp_path / "open.json")
    typed(made, 1)
    return made


@pytest.fixture
def places(tmp_path: Path) -> dict[str, Venue]:
    """Make one event for each kind of command."""
    made = venues(tmp_path)
    for venue in made.values():
        path = venue.folder / "open.json"
        sealed = seal.unpack(path.read_bytes(), path)
        path.write_bytes(seal.pack(sealed.revision, sealed.lines, grows=True))
    return made


def typed(event: EventFile, board: int, result: Result = Result.WHITE) -> Tournament:
    """Type a result."""
    return event.execute(EnterResult(1, board, result), arbiter="Anna")


def again(path: Path) -> Tournament:
    """Return what is on disk now."""
    with EventFile.open(path) as event:
        return event.tournament


# --- what is written -------------------------------------------------------------------------------------------


def test_a_result_writes_what_it_adds(event: EventFile) -> None:
    before, name = event.path.read_bytes(), event.path.stat().st_ino
    after = typed(event, 2)
    content = event.path.read_bytes()
    added = content.removeprefix(before[:-2] + b",\n")
    assert event.path.stat().st_ino == name
    assert content != added
    assert len(added) < 450
    assert added.count(b"\n") == 1
    assert again(event.path).entries == after.entries


def test_it_is_plain_json_that_tells_every_entry(event: EventFile) -> None:
    after = typed(event, 2)
    tables = json.loads(event.path.read_bytes())
    documents = dict(tables["journal"])
    for name, each in tables.items():
        documents |= each["journal"] if name.startswith("+") else {}
    assert list(documents.values()) == [entry.to_document() for entry in after.entries]


def test_a_small_file_is_written_whole_and_as_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with new_event(tmp_path / "open.json") as event:
        typed(event, 1)
        typed(event, 2)
    assert json.loads(event.path.read_bytes()).keys() == {"_seal", "journal", "meta"}


def test_a_name_and_a_format_that_change_grow_with_it(event: EventFile) -> None:
    event.execute(ChangeDetails(Details("Another name")), arbiter="Anna")
    typed(event, 2)
    assert again(event.path).details.name == "Another name"
    assert list(json.loads(event.path.read_bytes()).values())[-2]["meta"]["1"]["name"] == "Another name"


def test_a_backup_never_grows(event: EventFile) -> None:
    typed(event, 2)
    event.execute(PairInOrder(), arbiter="Anna")
    kept = {path: path.read_bytes() for path in Backups(event.companions).all()}
    event.execute(EnterResult(2, 1, Result.WHITE), arbiter="Anna")
    event.execute(EnterResult(2, 2, Result.WHITE), arbiter="Anna")
    assert {path: path.read_bytes() for path in Backups(event.companions).all()} == kept
    assert len(kept) >= 2
    assert Backups(event.companions).newest_good() == Backups(event.companions).all()[0]


def test_a_paired_round_is_written_as_every_version_reads_it(event: EventFile) -> None:
    typed(event, 2)
    event.execute(PairInOrder(), arbiter="Anna")
    assert "grows" not in json.loads(event.path.read_bytes())["_seal"]
    event.execute(EnterResult(2, 1, Result.WHITE), arbiter="Anna")
    assert "grows" in json.loads(event.path.read_bytes())["_seal"]


def test_short_writes_are_carried_on(event: EventFile) -> None:
    with ShortOs().installed():
        after = typed(event, 2)
    assert again(event.path).entries == after.entries


def test_what_may_not_be_changed_is_replaced(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_path: Path) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(files, "open_to_change", refused)
    name = event.path.stat().st_ino
    after = typed(event, 2)
    assert event.path.stat().st_ino != name
    assert again(event.path).entries == after.entries


# --- several at one event --------------------------------------------------------------------------------------


def test_several_see_what_each_adds(event: EventFile) -> None:
    with EventFile.open(event.path) as other:
        for turn in range(6):
            one, two = (event, other) if turn % 2 else (other, event)
            typed(one, 1 + turn % 2, (Result.DRAW, Result.WHITE, Result.BLACK)[turn % 3])
            assert two.reload_if_changed()
            assert not two.reload_if_changed()
            assert one.tournament.entries == two.tournament.entries


def test_an_older_copy_in_its_place_is_not_gone_on_with(event: EventFile) -> None:
    older = event.path.read_bytes()
    typed(event, 2)
    copy = event.path.with_name("copy")
    copy.write_bytes(older)
    os.replace(copy, event.path)
    with pytest.raises(FileReplaced, match="1 entry is missing in it"):
        typed(event, 2, Result.DRAW)
    assert event.path.read_bytes() == older


def test_who_reads_while_another_writes_reads_again(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    genuine, turns = sealed_storage.read_event, iter([True])

    def half_read(path: Path) -> bytes:
        content = genuine(path)
        if next(turns, False):
            typed(event, 2)
            typed(event, 1, Result.DRAW)
            return content[:-2] + genuine(path)[len(content) - 2 :]
        return content

    monkeypatch.setattr(sealed_storage, "read_event", half_read)
    with EventFile.open(event.path) as other:
        assert other.tournament.entries == event.tournament.entries


def test_who_reads_what_never_comes_to_rest_takes_what_is_there(
    event: EventFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine = sealed_storage.read_event

    def touched(path: Path) -> bytes:
        content = genuine(path)
        os.utime(path, ns=(1, os.stat(path).st_mtime_ns + 10**9))
        return content

    monkeypatch.setattr(sealed_storage, "read_event", touched)
    assert again(event.path).entries == event.tournament.entries


# --- torn ends -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("torn", [1, 2, 4, 40, 200, -1])
@pytest.mark.parametrize("page", [0, 3])
def test_what_never_came_to_count_is_not_there(event: EventFile, torn: int, page: int) -> None:
    before, known = event.path.read_bytes(), event.tournament
    typed(event, 2)
    whole = event.path.read_bytes()
    line = bytearray(whole[len(before) :][:torn] if torn > 0 else whole[len(before) :])
    line[:page] = bytes(min(page, len(line)))
    event.path.write_bytes(before + line)
    event.path.with_suffix(".log").unlink()
    with EventFile.open(event.path) as later:
        assert later.tournament.entries == known.entries
        after = typed(later, 2, Result.BLACK)
    assert again(event.path).entries == after.entries


def test_another_who_has_it_open_goes_on_over_a_torn_end(event: EventFile) -> None:
    content = event.path.read_bytes()
    event.path.write_bytes(content + b'"+9":{"journal":{"9')
    assert not event.reload_if_changed()
    after = typed(event, 2)
    assert event.take_notices() == ()
    assert again(event.path).entries == after.entries


def test_two_lines_behind_the_end_are_damage(event: EventFile) -> None:
    """One command is written at a time: there never was more than one behind the end."""
    before = event.path.read_bytes()
    typed(event, 2)
    typed(event, 1, Result.DRAW)
    spoilt = event.path.read_bytes()
    event.path.write_bytes(before + spoilt[len(before) :])
    event.path.with_suffix(".log").unlink()
    with pytest.raises(DamagedFile):
        EventFile.open(event.path)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda line: line.replace(b'"sha256":"', b'"sha256":"0'),
        lambda line: line.replace(b'"+', b'"+1'),
        lambda line: line.replace(b'"sha256"', b'"sha257"'),
        lambda line: line.replace(b'"journal":{', b'"journal":[{').replace(b'},"sha', b'}],"sha'),
        lambda line: line[: line.index(b":") + 1] + b"[]}\n",
        lambda line: line.replace(b"Anna", b"Anne"),
    ],
)
def test_a_line_that_is_not_as_it_was_written_is_damage(event: EventFile, wrong: Callable[[bytes], bytes]) -> None:
    before = event.path.read_bytes()
    typed(event, 2)
    line = event.path.read_bytes()[len(before) :]
    assert wrong(line) != line
    event.path.write_bytes(before[:-2] + b",\n" + wrong(line))
    with pytest.raises(DamagedFile):
        EventFile.open(event.path)


@pytest.mark.parametrize("wrong", [b'"grows":false', b'"grown":true', b'"format":99,"grows":true'])
def test_a_head_that_is_not_as_it_was_written_is_damage(event: EventFile, wrong: bytes) -> None:
    content = event.path.read_bytes()
    old = b'"format":100,"grows":true' if wrong.startswith(b'"format') else b'"grows":true'
    event.path.write_bytes(content.replace(old, wrong))
    with pytest.raises(DamagedFile):
        EventFile.open(event.path)


def test_every_failing_call_leaves_the_old_event_or_says_that_the_new_one_may_be_there(event: EventFile) -> None:
    confirmed, doubtful = False, 0
    for number in range(1, 100):
        known = event.tournament
        now = known.rounds[0].boards[1].result
        with FaultyOs(failing(number, errno.EIO)).installed():
            try:
                typed(event, 2, Result.BLACK if now is Result.WHITE else Result.WHITE)
            except NotStored as error:
                doubt = "did not confirm" in str(error)
                assert again(event.path).revision == known.revision + doubt
                assert event.reload_if_changed() == doubt
                doubtful += doubt
            else:
                confirmed = confirmed or doubtful > 0
        assert again(event.path).entries == event.tournament.entries
        if confirmed:
            break
    assert 5 < number < 99


# --- disasters -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", some([*GROWING_KINDS], 2))
@pytest.mark.parametrize("torn", some([None, 0, 1, 100, 1000], 2))
def test_death_at_every_call(places: dict[str, Venue], kind: str, torn: int | None) -> None:
    tally = deaths_in_a_command(places[kind], torn)
    assert tally.clean, tally.complaints
    assert min(tally.met["old"], tally.met["new"]) >= 3


def test_every_state_of_the_disk_after_a_power_cut(places: dict[str, Venue]) -> None:
    for kind in GROWING_KINDS:
        tally = power_cuts_in(places[kind])
        assert tally.clean, tally.complaints
        assert tally.met["old"] >= 3
        assert tally.met["new"] >= 2


@pytest.mark.parametrize("for_good", [False, True])
@pytest.mark.parametrize("torn", [0, 50])
def test_full_disk_at_every_call(places: dict[str, Venue], torn: int, for_good: bool) -> None:
    tally = full_disk_in(places["result"], torn=torn, for_good=for_good)
    assert tally.clean, tally.complaints
    assert tally.met["said so"] > 3


def test_read_only_folder(places: dict[str, Venue]) -> None:
    tally = read_only_folder(places["result"])
    assert tally.clean, tally.complaints


def test_damage_anywhere_is_refused(places: dict[str, Venue], event: EventFile) -> None:
    typed(event, 2)
    event.close()
    folder = places["result"].folder.with_name("grown")
    folder.mkdir()
    for path in (event.path, event.path.with_suffix(".log")):
        shutil.copy(path, folder / path.name)
    tally = damaged_event(Venue(folder, EnterResult(1, 1, Result.DRAW), event.tournament, event.tournament), (0, 5), 7)
    assert tally.clean, tally.complaints
    assert tally.met["refused"] >= tally.runs - 5


# --- what is left of a damaged one -----------------------------------------------------------------------------


def damaged_with(event: EventFile, log: bytes | None, spoil: Callable[[bytes], bytes]) -> str:
    """Damage the event file and its log, take the backups away; return what restoring says."""
    event.path.write_bytes(spoil(event.path.read_bytes()))
    shutil.rmtree(event.companions.backups, ignore_errors=True)
    if log is not None:
        event.companions.log.write_bytes(log)
    return restore(event.path)


def test_a_damaged_line_is_brought_back_from_the_log(event: EventFile) -> None:
    after = typed(event, 2)
    said = damaged_with(event, None, lambda content: content[:-30])
    assert f"restored to entry {after.revision}" in said
    assert again(event.path).entries == after.entries


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda content: content[:-30], "up to entry"),
        (lambda content: content[: content.index(b'\n"+')], "up to entry"),
        (lambda content: content[: content.index(b'"sha256":"', 300)], "up to entry"),
        (lambda content: content.replace(b"Player A", b"Player X"), "cannot be brought back"),
        (lambda content: content[: content.index(b'"meta"') - 2], "Nothing tells"),
    ],
)
def test_what_a_shorter_log_lacks_is_told(event: EventFile, spoil: Callable[[bytes], bytes], told: str) -> None:
    log = event.companions.log.read_bytes()
    typed(event, 2)
    assert told in damaged_with(event, log, spoil)


def test_nothing_is_called_lost_where_the_log_tells_all(event: EventFile) -> None:
    typed(event, 2)
    said = damaged_with(event, None, lambda content: content.replace(b"Player A", b"Player X"))
    assert "lost" not in said
    assert "Nothing tells" not in said


def test_the_seal_of_a_file_that_grows_is_of_another_format() -> None:
    """Versions that know nothing of it know formats up to 7, and say that the file is newer."""
    content = seal.pack(7, {"journal": {}}, grows=True)
    assert json.loads(content)["_seal"]["format"] == growth.FORMAT > 7
