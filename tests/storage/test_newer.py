"""A file of tomorrow: newer, not damaged. Nobody offers a backup for it, and nothing touches it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from paircard.core.commands import Command, Undo
from paircard.core.event import fold, journal
from paircard.core.event.facts import KINDS, Fact
from paircard.core.event.persisted import later
from paircard.core.event.tournament import Tournament
from paircard.core.values import frozen
from paircard.data.storage import seal
from paircard.data.storage.canonical import canonical
from paircard.data.storage.errors import DamagedFile, NewerFormat
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.rescue import restore
from tests.support.forged import Documents, chained, documents, forge
from tests.support.stored import a_win, new_event

NEW_KIND = {"type": "HallOpened", "hall": 2}
CHANGES: dict[str, Callable[[Documents], object]] = {
    "kind": lambda entries: entries[8].update(event=NEW_KIND),
    "field": lambda entries: entries[8]["event"].update(clock=2),
    "field of the regulations": lambda entries: entries[0]["event"]["regulations"].update(points="3-1-0"),
    "field of an entrant": lambda entries: entries[3]["event"]["entrant"].update(team=1),
    "field of a pair": lambda entries: entries[6]["event"]["pairs"][0].update(virtual="AB"),
    "field of the frame": lambda entries: entries[8].update(hall=2),
    "result": lambda entries: entries[8]["event"].update(result="W"),
    "first colour": lambda entries: entries[1]["event"].update(colour="lot"),
    "pairing system": lambda entries: entries[0]["event"]["regulations"].update(system="swiss-2026"),
    "tie-break": lambda entries: entries[0]["event"]["regulations"].update(tie_breaks=["BH@2030"]),
    "a field in place of another": lambda entries: entries[0]["event"]["regulations"].update(
        number_of_rounds=entries[0]["event"]["regulations"].pop("rounds")
    ),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make an event of 10 entries: 7 to the pairing of round 1, published, two results."""
    event = new_event(tmp_path.resolve() / "open.json")
    event.execute(a_win(1), arbiter="Anna")
    event.execute(a_win(2), arbiter="Anna")
    return event.path


def everything(folder: Path) -> dict[Path, bytes]:
    """Return all files under a folder."""
    return {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}


# --- the event file -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_this_version_does_not_know_is_newer(path: Path, change: Callable[[Documents], object]) -> None:
    forge(path, change)
    known = None
    for attempt in (EventFile.open, examine, JournalFile, restore, lambda at: restore(at, dry_run=True)):
        before = everything(path.parent)
        with pytest.raises(NewerFormat) as caught:
            attempt(path)
        told = str(caught.value)
        assert "written by a newer version of paircard (entry " in told
        assert told.endswith("update paircard to open it.")
        assert "backup" not in told
        assert everything(path.parent) == before
        assert known in (None, told)
        known = told


def test_the_format_number_is_told_where_there_is_one(path: Path) -> None:
    newer = journal.FORMAT + 1
    forge(path, CHANGES["kind"], format=newer)
    for attempt in (EventFile.open, examine, restore):
        told = rf"newer paircard \(format {newer}, this one reads {journal.FORMAT}\): update paircard"
        with pytest.raises(NewerFormat, match=told):
            attempt(path)


def test_what_cannot_be_judged_beside_it_is_not_called_bad(path: Path) -> None:
    """A newer version may have given an old field another shape: all it is, is newer."""

    def change(entries: Documents) -> None:
        entries[9]["event"]["board"] = [1, 2]
        CHANGES["kind"](entries)

    with pytest.raises(NewerFormat, match="HallOpened"):
        EventFile.open(forge(path, change))


def test_seen_while_the_event_is_open(path: Path) -> None:
    event = EventFile.open(path)
    before = event.tournament
    forge(path, lambda entries: entries.append({**entries[-1], "command": 11, "event": NEW_KIND}))
    with pytest.raises(NewerFormat):
        event.reload_if_changed()
    with pytest.raises(NewerFormat):
        event.execute(Undo(), arbiter="Anna")
    assert event.tournament is before


def resealed(path: Path, entries: Documents) -> None:
    """Write entries as they are under a right seal."""
    tables = json.loads(path.read_bytes())
    tables.pop("_seal")
    tables["journal"] = {str(number): each for number, each in enumerate(entries, start=1)}
    lines = {name: {key: seal.line(key, one) for key, one in table.items()} for name, table in tables.items()}
    path.unlink()
    path.write_bytes(seal.pack(9, lines))


@pytest.mark.parametrize("deep", [0, 600])
def test_behind_a_broken_chain_it_is_damage(path: Path, deep: int) -> None:
    entries = documents(path)
    nested: Any = "x"
    for _ in range(deep):
        nested = [nested]
    entries[4]["event"]["nested"] = nested
    resealed(path, entries)
    with pytest.raises(DamagedFile, match="entry 6 does not follow from entry 5"):
        EventFile.open(path)


def test_behind_a_broken_seal_it_is_damage(path: Path) -> None:
    for change, first_bad in (("kind", 9), ("pairing system", 1)):
        forge(path, CHANGES[change])
        path.write_bytes(path.read_bytes().replace(b'"revision":', b'"revision":1'))
        with pytest.raises(DamagedFile) as caught:
            EventFile.open(path)
        assert caught.value.log_entries == 10
        found = examine(path)
        assert (found.number, found.good.revision) == (first_bad, first_bad - 1)
        assert "restored to entry 10" in restore(path)


def test_a_seal_with_another_number_than_what_it_guards_is_damage(path: Path) -> None:
    """One bit of a good file, and nobody is sent to look for a version that does not exist."""
    path.write_bytes(path.read_bytes().replace(b'{"_seal":{"format":1', b'{"_seal":{"format":3'))
    with pytest.raises(DamagedFile):
        EventFile.open(path)


# --- what lies beside it ------------------------------------------------------------------------------------


def newer_log(path: Path, event: dict[str, Any] = NEW_KIND) -> Path:
    """Make the log go on with an entry of a newer version; return it."""
    entries = documents(path)
    text = canonical(chained([*entries, {**entries[-1], "command": 11, "event": event}])[-1]).encode()
    log = path.with_suffix(".log")
    log.write_bytes(log.read_bytes() + b"%08x %b\n" % (crc32(text), text))
    return log


@pytest.mark.parametrize("damaged", [False, True])
def test_a_newer_log_is_not_damaged_and_not_touched(path: Path, damaged: bool) -> None:
    log = newer_log(path)
    if damaged:
        content = path.read_bytes()
        path.unlink()
        path.write_bytes(content[:-20])
    with pytest.raises(NewerFormat, match="HallOpened"):
        examine(log)
    before = everything(path.parent)
    for dry_run in (True, False):
        with pytest.raises(NewerFormat, match=r"open\.log was written by a newer version"):
            restore(path, dry_run=dry_run)
    assert everything(path.parent) == before


def test_a_log_that_goes_on_by_rules_of_tomorrow(path: Path) -> None:
    regulations = {**documents(path)[0]["event"]["regulations"], "system": "swiss-2026"}
    newer_log(path, {"type": "RegulationsChanged", "regulations": regulations})
    with pytest.raises(NewerFormat, match=r"open\.log was written by a newer version .*swiss-2026"):
        restore(path)


def test_a_damaged_line_of_the_log_is_damage_whatever_it_says(path: Path) -> None:
    log = newer_log(path)
    log.write_bytes(log.read_bytes().replace(b"HallOpened", b"HallClosed"))
    assert examine(log).number == 11
    assert "nothing was restored" in restore(path)


def test_lines_of_the_log_that_are_no_entries(path: Path) -> None:
    """Their checksums are right, but they hold nothing that could be an entry."""
    log = path.with_suffix(".log")
    for text in (b"5", b'{"number":11,"event":{"type":"RoundPublished","round":"1"}}'):
        whole = log.read_bytes()
        log.write_bytes(whole + b"%08x %b\n" % (crc32(text), text))
        found = examine(log)
        assert (found.number, found.good.revision) == (11, 10)
        assert "nothing was restored" in restore(path)
        log.write_bytes(whole)


def test_a_newer_backup_is_not_damaged_and_not_touched(path: Path) -> None:
    backup = path.with_name("open.backups") / "open.r1-paired.json"
    backup.parent.mkdir(exist_ok=True)
    backup.unlink(missing_ok=True)
    backup.write_bytes(path.read_bytes())
    forge(backup, CHANGES["kind"])
    path.unlink()
    path.write_bytes(b"{}")
    before = everything(path.parent)
    with pytest.raises(NewerFormat, match=r"open\.r1-paired\.json was written by a newer version"):
        restore(path)
    after = everything(path.parent)
    after.pop(path.with_suffix(".lock"))
    before.pop(path.with_suffix(".lock"))
    assert after == before


# --- the rule for tomorrow ----------------------------------------------------------------------------------


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, type[Fact]]]:
    """Make a kind that came with format 2, and one of format 1 with a field that came with format 3."""
    known = dict(KINDS)

    @frozen.dataclass(frozen=True, slots=True)
    class Proclaimed(Fact):
        since = 2
        text: str

    @frozen.dataclass(frozen=True, slots=True)
    class Scribbled(Fact):
        text: str
        key: str = field(default="", metadata=later(3))

    for kind in (Proclaimed, Scribbled):
        monkeypatch.setitem(fold._STEPS, kind, lambda facts, _event: facts)
    yield {"Proclaimed": Proclaimed, "Scribbled": Scribbled}
    KINDS.clear()
    KINDS.update(known)


@dataclass(frozen=True)
class Do(Command):
    """Record one event."""

    event: Fact

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:  # noqa: ARG002
        """Never refused."""
        return (self.event,)


def formats(path: Path) -> tuple[int, int]:
    """Return what the seal and `meta` state."""
    tables = json.loads(path.read_bytes())
    return tables["_seal"]["format"], tables["meta"]["1"]["format"]


def test_the_format_rises_with_the_first_entry_that_needs_it(
    path: Path, toys: dict[str, type[Fact]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FORMAT", 3)
    event = EventFile.open(path)
    assert formats(path) == (1, 1)
    event.execute(Do(toys["Scribbled"]("x")), arbiter="Anna")  # type: ignore[call-arg]
    assert formats(path) == (1, 1)
    event.execute(Do(toys["Proclaimed"]("x")), arbiter="Anna")  # type: ignore[call-arg]
    assert formats(path) == (2, 2)
    # undone, it is still in the journal
    event.execute(Undo(), arbiter="Anna")
    EventFile.open(path).execute(Do(toys["Scribbled"]("y")), arbiter="Anna")  # type: ignore[call-arg]
    assert formats(path) == (2, 2)
    EventFile.open(path).execute(Do(toys["Scribbled"]("z", "clock")), arbiter="Anna")  # type: ignore[call-arg]
    assert formats(path) == (3, 3)
    assert EventFile.open(path).tournament.entries[-1].event == toys["Scribbled"]("z", "clock")  # type: ignore[call-arg]
    monkeypatch.setattr(journal, "FORMAT", 2)
    with pytest.raises(NewerFormat, match=r"format 3, this one reads 2"):
        EventFile.open(path)


def test_an_older_format_is_read_and_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "FORMAT", 4)
    with EventFile.open(path) as event:
        event.execute(Undo(), arbiter="Anna")
    assert formats(path) == (1, 1)


@pytest.mark.usefixtures("toys")
def test_two_kinds_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="Proclaimed is the name of an event in"):
        type("Proclaimed", (Fact,), {"__module__": "elsewhere"})


def test_entries_that_were_changed_in_memory_are_told_by_their_digest(path: Path) -> None:
    entries = EventFile.open(path).tournament.entries
    assert replace(entries[0], arbiter="Bo").digest != entries[0].digest
    assert replace(entries[0]).digest == entries[0].digest
