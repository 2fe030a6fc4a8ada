"""`examine`: whatever is changed in a file, the first entry that was changed is named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.journal import append
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage import seal
from paircard.data.storage.errors import NoSuchEvent, NotAnEvent, Unreadable
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.logbook import Logbook, Standing
from paircard.data.storage.rescue import restore
from paircard.data.storage.sidecar_files import Companions
from tests.support.play import gold12


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """GOLD-12 after two rounds."""
    return gold12(2).store(tmp_path_factory.mktemp("examined") / "open.json")


def journal_lines(content: bytes) -> dict[int, int]:
    """Where the line of each entry starts, by its number."""
    start = content.index(b'"journal":{\n') + len(b'"journal":{\n')
    found, number = {}, 1
    while not content.startswith(b"}", start):
        found[number] = start
        start = content.index(b"\n", start) + 1
        number += 1
    return found


def test_all_right(event: Path) -> None:
    """File and log."""
    found = examine(event)
    assert (found.problem, found.number, found.log) == ("", 0, Standing.IN_STEP)
    assert found.entries == found.good.revision == 30
    log = examine(event.with_suffix(".log"))
    assert (log.problem, log.entries) == ("", 30)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_one_character_changed_names_its_entry(event: Path, data: st.DataObject) -> None:
    """S11: any character of any entry, the last one included, because the log tells that one."""
    content = bytearray(event.read_bytes())
    lines = journal_lines(bytes(content))
    number = data.draw(st.sampled_from(sorted(lines)))
    length = content.index(b"\n", lines[number]) - lines[number]
    place = lines[number] + data.draw(st.integers(0, length - 1))
    content[place] = data.draw(st.integers(33, 126).filter(lambda value: value != content[place]))
    place_of_copy = event.with_name("copy.json")
    place_of_copy.write_bytes(content)
    place_of_copy.with_suffix(".log").write_bytes(event.with_suffix(".log").read_bytes())
    found = examine(place_of_copy)
    assert found.problem
    assert found.number == number
    assert found.good.revision == number - 1


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_one_character_changed_in_the_log(event: Path, data: st.DataObject) -> None:
    """The line is named."""
    content = bytearray(event.with_suffix(".log").read_bytes())
    place = data.draw(st.integers(0, len(content) - 2).filter(lambda at: content[at] != 10))
    content[place] = data.draw(st.integers(33, 126).filter(lambda value: value != content[place]))
    copy = event.with_name("copy.log")
    copy.write_bytes(content)
    found = examine(copy)
    assert found.problem
    assert found.number == content.count(b"\n", 0, place) + 1


def test_forged_under_a_good_seal(event: Path, tmp_path: Path) -> None:
    """The hash chain tells what the seal, made anew, does not."""
    tables = json.loads(event.read_bytes())
    revision = tables.pop("_seal")["revision"]
    tables["journal"]["20"]["arbiter"] = "Mallory"
    lines = {name: {key: seal.line(key, one) for key, one in table.items()} for name, table in tables.items()}
    forged = tmp_path / "forged.json"
    forged.write_bytes(seal.pack(revision, lines))
    found = examine(forged)
    assert found.number == 20
    assert found.document["arbiter"] == "Mallory"
    assert isinstance(found.good, Tournament)


def test_only_the_frame(event: Path, tmp_path: Path) -> None:
    """Every entry is right: the file as a whole is to blame."""
    copy = tmp_path / "copy.json"
    copy.write_bytes(event.read_bytes().replace(b'"revision":', b'"revision":1'))
    found = examine(copy)
    assert "is damaged" in found.problem
    assert (found.number, found.good.revision) == (0, 30)


def impossible_log(event: Path, folder: Path) -> Path:
    """Write a log of whole lines and a whole chain whose entry 31 speaks of a board that does not exist."""
    entries = EventFile.open(event).tournament.entries
    result = entries[-1].event
    assert isinstance(result, ResultEntered)
    more = append(SYSTEMS, entries, (replace(result, board=77), result), arbiter="Anna", time=entries[-1].time)
    Logbook(Companions.of(folder / "open.json")).follow((*entries, *more))
    return folder / "open.log"


def test_what_cannot_have_happened(event: Path, tmp_path: Path) -> None:
    """Checksums and chain are right, but there is no such board."""
    found = examine(impossible_log(event, tmp_path))
    assert (found.number, found.good.revision) == (31, 30)
    assert "does not exist" in found.problem


def test_damage_after_what_cannot_have_happened(event: Path, tmp_path: Path) -> None:
    """The damage is named; of what stands before it nothing is trusted."""
    log = impossible_log(event, tmp_path)
    log.write_bytes(log.read_bytes()[:-3])
    found = examine(log)
    assert (found.number, found.good.revision) == (32, 0)


def test_log_that_cannot_be_read(event: Path, tmp_path: Path) -> None:
    """Nobody can say whether it agrees."""
    (tmp_path / "open.json").write_bytes(event.read_bytes())
    (tmp_path / "open.log").mkdir()
    with pytest.raises(Unreadable, match=r"open\.log cannot be read"):
        examine(tmp_path / "open.json")


def test_other_files(tmp_path: Path) -> None:
    """Not there, not ours, an empty log."""
    with pytest.raises(NoSuchEvent):
        examine(tmp_path / "none.json")
    (tmp_path / "x.json").write_text("{}")
    with pytest.raises(NotAnEvent):
        examine(tmp_path / "x.json")
    (tmp_path / "x.log").write_text("")
    with pytest.raises(NotAnEvent, match="is empty"):
        examine(tmp_path / "x.log")


class TestDryRun:
    """Restoring says first what it would do."""

    @pytest.fixture
    def damaged(self, tmp_path: Path) -> Path:
        """An event whose file has lost its second half."""
        path = gold12(2).store(tmp_path / "open.json")
        content = path.read_bytes()
        path.unlink()
        path.write_bytes(content[: len(content) // 2])
        return path

    def files(self, path: Path) -> dict[Path, bytes]:
        """Everything in the folder."""
        return {each: each.read_bytes() for each in path.parent.rglob("*") if each.is_file()}

    def test_nothing_is_changed(self, damaged: Path) -> None:
        """Not one byte in the folder."""
        before = self.files(damaged)
        told = restore(damaged, dry_run=True)
        assert told.startswith("open.json would be restored to entry 30: ")
        assert told.endswith("Nothing was changed.")
        assert {path: content for path, content in self.files(damaged).items() if path.suffix != ".lock"} == {
            path: content for path, content in before.items() if path.suffix != ".lock"
        }

    def test_what_is_lost_is_said(self, damaged: Path) -> None:
        """Backups gone, the log cut: entries that were there and cannot be brought back are counted."""
        for backup in damaged.with_name("open.backups").iterdir():
            backup.unlink()
        log = damaged.with_suffix(".log")
        lines = log.read_bytes().splitlines(keepends=True)
        log.write_bytes(b"".join(lines[:14] + lines[16:]))
        told = restore(damaged)
        assert "restored to entry 14: from the log alone. " in told
        assert "What was stored from entry 15 on, up to entry 30 at least, cannot be brought back" in told
        assert damaged.with_name("open.damaged-1").exists()

    def test_an_empty_folder_and_the_log(self, tmp_path: Path) -> None:
        """S11: the log alone rebuilds the event, entry for entry."""
        path = gold12(2).store(tmp_path / "open.json")
        empty = tmp_path / "empty"
        empty.mkdir()
        (empty / "open.log").write_bytes(path.with_suffix(".log").read_bytes())
        restore(empty / "open.json")
        with EventFile.open(path) as one, EventFile.open(empty / "open.json") as other:
            assert one.tournament.entries == other.tournament.entries
            assert one.tournament.facts == other.tournament.facts
        assert (empty / "open.log").read_bytes() == path.with_suffix(".log").read_bytes()
