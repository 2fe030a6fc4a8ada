"""The log: a second copy of the journal that survives what the first does not."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.logbook import Logbook, Standing
from paircard.data.storage.sidecar_files import Companions
from tests.support.faulty_os import FaultyOs, ShortOs, failing, failing_calls
from tests.support.stored import NOON, PairInOrder, a_win, opening


def journal(results: int = 2) -> tuple[Entry, ...]:
    """Return the journal of an event of four with some results."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in (*opening(), PairInOrder(), *(a_win(board) for board in range(1, results + 1))):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=NOON)
    return tournament.entries


ENTRIES = journal()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the log is."""
    return tmp_path.resolve() / "open.log"


def logbook(path: Path) -> Logbook:
    """Return the logbook as another process would see it."""
    return Logbook(Companions.of(path.with_suffix(".json")))


@pytest.fixture
def written(path: Path) -> Path:
    """Write a log with all entries."""
    logbook(path).follow(ENTRIES)
    return path


def test_each_entry_is_a_line_with_its_checksum(written: Path) -> None:
    lines = written.read_bytes().splitlines()
    assert len(lines) == len(ENTRIES)
    for line, entry in zip(lines, ENTRIES, strict=True):
        stated, text = line.split(b" ", 1)
        assert int(stated, 16) == crc32(text)
        assert Entry.from_document(SYSTEMS, json.loads(text)) == entry


def test_it_grows_by_what_is_new(path: Path) -> None:
    book = logbook(path)
    for length in range(1, len(ENTRIES) + 1):
        before = path.read_bytes() if path.exists() else b""
        assert book.follow(ENTRIES[:length]) is None
        assert path.read_bytes().startswith(before)
    assert logbook(path).read().standing(ENTRIES) is Standing.IN_STEP


def test_growth_needs_no_second_reading(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = logbook(path)
    book.follow(ENTRIES[:5])
    monkeypatch.setattr(book, "read", lambda: pytest.fail("read again"))
    book.follow(ENTRIES)


def test_standing_is_found_in_every_case(written: Path) -> None:
    log = logbook(written).read()
    other = (*ENTRIES[:-1], Entry(len(ENTRIES), NOON, "Bo", len(ENTRIES), ENTRIES[-1].event, "x"))
    assert log.standing(ENTRIES) is Standing.IN_STEP
    assert log.standing(ENTRIES[:-2]) is Standing.AHEAD
    assert log.standing((*ENTRIES, other[-1])) is Standing.BEHIND
    assert log.standing(other) is Standing.OTHER
    assert logbook(written.with_name("none.log")).read().standing(ENTRIES) is Standing.BEHIND


def test_torn_last_line_is_damage_wherever_it_is_torn(written: Path) -> None:
    content = written.read_bytes()
    start = content[:-1].rindex(b"\n") + 1
    for length in range(start + 1, len(content)):
        written.write_bytes(content[:length])
        log = logbook(written).read()
        assert log.damaged == (len(ENTRIES),)
        assert len(log.texts) == len(ENTRIES) - 1


def test_every_flipped_byte_is_seen(written: Path) -> None:
    content = written.read_bytes()
    ends = [place for place, byte in enumerate(content) if byte == 10]
    for place in range(0, len(content), 3):
        damaged = bytearray(content)
        damaged[place] ^= 0x04
        written.write_bytes(damaged)
        line = sum(end < place for end in ends) + 1
        assert line in logbook(written).read().damaged


def test_damaged_log_is_set_aside_and_written_anew(written: Path) -> None:
    content = written.read_bytes()
    damaged = content.replace(b"Player B", b"Player X")
    written.write_bytes(damaged)
    aside = logbook(written).follow(ENTRIES)
    assert aside == written.with_name("open.log.damaged-1")
    assert aside.read_bytes() == damaged
    assert written.read_bytes() == content


def test_second_damage_does_not_overwrite_the_first(written: Path) -> None:
    for number in (1, 2):
        written.write_bytes(written.read_bytes()[:-number])
        aside = logbook(written).follow(ENTRIES)
        assert aside is not None
        assert aside.name == f"open.log.damaged-{number}"


def test_damage_while_open_is_found_before_appending(written: Path) -> None:
    book = logbook(written)
    book.follow(ENTRIES[:-1])
    written.write_bytes(written.read_bytes()[:-5])
    assert book.follow(ENTRIES) is not None
    assert logbook(written).read().standing(ENTRIES) is Standing.IN_STEP


def test_log_that_was_deleted_while_open_is_written_anew(written: Path) -> None:
    book = logbook(written)
    book.follow(ENTRIES)
    written.unlink()
    assert book.follow(ENTRIES) is None
    assert logbook(written).read().standing(ENTRIES) is Standing.IN_STEP


def test_other_history_and_later_entries_are_set_aside_not_lost(written: Path) -> None:
    content = written.read_bytes()
    aside = logbook(written).follow(ENTRIES[:-1])
    assert aside is not None
    assert aside.name == "open.log.later-1"
    assert aside.read_bytes() == content
    assert logbook(written).read().standing(ENTRIES[:-1]) is Standing.IN_STEP


def test_later_entries_count_more_than_a_torn_line(written: Path) -> None:
    written.write_bytes(written.read_bytes()[:-5])
    assert logbook(written).read().standing(ENTRIES[:3]) is Standing.AHEAD


def test_failed_append_leaves_no_torn_line(path: Path) -> None:
    book = logbook(path)
    book.follow(ENTRIES[:-1])
    before = path.read_bytes()
    system = ShortOs()

    def full(_count: int, name: str, _arguments: tuple[Any, ...]) -> None:
        if name == "write" and len([call for call in system.calls if call.name == "write"]) == 3:
            raise OSError(errno.ENOSPC, "No space left on device")

    system.fault = full
    with system.installed(), pytest.raises(OSError, match="No space"):
        book.follow(ENTRIES)
    assert path.read_bytes() == before
    book.follow(ENTRIES)
    assert logbook(path).read().standing(ENTRIES) is Standing.IN_STEP


def test_torn_line_that_cannot_be_cut_off_is_mended_next_time(path: Path) -> None:
    book = logbook(path)
    book.follow(ENTRIES[:-1])
    failure = failing_calls("fsync", errno.EIO)

    def no_disk(count: int, name: str, arguments: tuple[Any, ...]) -> None:
        failure(count, name, arguments)
        failing_calls("ftruncate", errno.EIO)(count, name, arguments)

    with FaultyOs(no_disk).installed(), pytest.raises(OSError, match="Input/output"):
        book.follow(ENTRIES)
    book.follow(ENTRIES)
    assert logbook(path).read().standing(ENTRIES) is Standing.IN_STEP


def test_whatever_call_fails_the_next_follow_mends(written: Path) -> None:
    content = written.read_bytes()
    for start in (b"", content[: content.index(b"\n") + 1], content[:-4]):
        for number in range(1, 60):
            written.unlink(missing_ok=True)
            if start:
                written.write_bytes(start)
            book, system = logbook(written), FaultyOs(failing(number, errno.EIO))
            try:
                with system.installed():
                    book.follow(ENTRIES)
            except OSError:
                book.follow(ENTRIES)
            else:
                break
            assert written.read_bytes() == content
        assert 3 < number < 59


def test_symbolic_link_is_not_followed(path: Path) -> None:
    target = path.with_name("precious")
    target.write_bytes(b"")
    path.symlink_to(target)
    with pytest.raises(OSError, match="symbolic links") as caught:
        logbook(path).follow(ENTRIES)
    assert caught.value.errno == errno.ELOOP
    assert target.read_bytes() == b""


def test_new_log_has_the_mode_of_the_event(path: Path) -> None:
    event = path.with_suffix(".json")
    event.touch()
    os.chmod(event, 0o640)
    logbook(path).follow(ENTRIES)
    assert path.stat().st_mode & 0o777 == 0o640


def test_entries_of_good_lines_are_found_by_number(written: Path) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    nonsense = b'{"number":"x"}'
    alien = b"%08x %b\n" % (crc32(nonsense), nonsense)
    latin = "é".encode("latin-1")
    broken = b"%08x %b\n" % (crc32(latin), latin)
    written.write_bytes(b"".join([*lines[:2], b"rubbish\n", alien, broken, *lines[3:]]))
    log = logbook(written).read()
    assert log.damaged == (3, 5)
    assert log.entries() == {entry.number: entry for entry in ENTRIES if entry.number != 3}
