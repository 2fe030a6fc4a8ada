"""The command is the unit on disk: no half one is brought back, and what is lost is told from whatever is left."""

from __future__ import annotations

import shutil
from pathlib import Path
from zlib import crc32

import pytest

from paircard.core.commands import (
    CreateTournament,
    DrawNumbers,
    EnterResult,
    ImportEvent,
    PairRound,
    RegisterEntrants,
    Undo,
)
from paircard.core.event.broken_off import broken_off
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import NoSuchEvent
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.kept_copies import told_by_log
from paircard.data.storage.log_followed import followed
from paircard.data.storage.logbook import Log, Standing, lines
from paircard.data.storage.rescue import restore
from paircard.tui.batch.verify import recover_file, verify_file
from tests.support.line import Conversation
from tests.support.stored import NOON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make a round robin of six with its schedule of five rounds posted: ten entries, one command."""
    place = tmp_path.resolve() / "k.json"
    names = ("Aba", "Bel", "Cor", "Dov", "Eli", "Fen")
    EventFile.create(
        place,
        CreateTournament(Details("K"), Regulations(5, "round-robin")),
        RegisterEntrants((Entrant.of(names[0], rating=2000),)),
        RegisterEntrants(tuple(Entrant.of(name, rating=1900 - at) for at, name in enumerate(names[1:]))),
        DrawNumbers("9"),
        arbiter="Anna",
        clock=lambda: NOON,
    ).close()
    with EventFile.open(place, clock=lambda: NOON) as event:
        event.execute(PairRound(), arbiter="Anna")
    return place


def known(path: Path) -> Tournament:
    """The event as it was stored."""
    return JournalFile(path).tournament


def alone(path: Path, log: bytes) -> Path:
    """Leave the log alone, with other content; return where it is."""
    path.unlink()
    shutil.rmtree(path.with_suffix(".backups"), ignore_errors=True)
    path.with_suffix(".log").write_bytes(log)
    return path.with_suffix(".log")


def half_stored(path: Path, entries: int) -> Path:
    """Store so many entries as an older version did when it brought an event back."""
    tournament = known(path)
    alone(path, b"")
    path.with_suffix(".log").unlink()
    JournalFile(path, create=True).append(tournament.as_of(entries))
    return path


# --- what a log says ----------------------------------------------------------------------------------------


def test_a_line_says_that_its_command_goes_on(path: Path) -> None:
    tournament = known(path)
    written = path.with_suffix(".log").read_bytes().splitlines()
    marked = [number for number, line in enumerate(written, start=1) if line.endswith(b" ")]
    following = zip(tournament.entries, tournament.entries[1:], strict=False)
    assert marked == [each.number for each, after in following if after.command == each.command]
    assert Log.of(path.with_suffix(".log").read_bytes()).goes_on_after() == set(marked)


def test_a_log_without_marks_is_as_good(path: Path) -> None:
    """Logs of older versions: not set aside, not written anew, and followed where the event goes on."""
    tournament, log = known(path), path.with_suffix(".log")
    old = b"".join(lines([entry]) for entry in tournament.entries)
    log.write_bytes(old)
    with EventFile.open(path, clock=lambda: NOON) as event:
        assert event.take_notices() == ()
        event.execute(EnterResult(1, 1, Result.DRAW), arbiter="Anna")
        assert event.take_notices() == ()
    assert log.read_bytes().startswith(old)


def test_an_older_version_finds_the_last_line_as_it_knows_it(path: Path) -> None:
    """It compares the last line of a command with the entry, letter for letter: there is no mark."""
    tournament = known(path)
    last = path.with_suffix(".log").read_bytes().splitlines()[-1]
    text = tournament.entries[-1].text.encode()
    assert last == b"%08x %b" % (crc32(text), text)


@pytest.mark.parametrize(
    ("end", "torn"),
    [
        (b"", 0),
        (b"1", 1),
        (b"12345678 ", 1),
        (b"12345678 {", 1),
        (b"nonsense of any kind", 1),
        (b"nonsense\nand more of it", 1),
        (b"nonsense\n12345678 {", 1),
        (b"12345678 {\n1", 2),
        (b"\n\n", 0),
    ],
)
def test_torn_lines_are_counted_by_their_beginnings(path: Path, end: bytes, torn: int) -> None:
    assert Log.of(path.with_suffix(".log").read_bytes() + end).torn == torn


def test_a_log_is_followed_to_the_end_of_its_last_whole_command(path: Path) -> None:
    tournament = known(path)
    ends = {1, 2, 7, 8, len(tournament.entries)}
    for count in range(1, len(tournament.entries) + 1):
        log = Log.of(b"".join(path.with_suffix(".log").read_bytes().splitlines(keepends=True)[:count]))
        there = followed(Tournament.beginning(SYSTEMS), log)
        assert there.tournament.revision == max(end for end in ends if end <= count)
        assert [entry.number for entry in there.half] == list(range(there.tournament.revision + 1, count + 1))


def test_an_old_log_is_followed_to_where_the_facts_allow(path: Path) -> None:
    """It is known how many rounds a schedule has; whether one entrant was entered alone is not."""
    entries = known(path).entries
    old = [lines([entry]) for entry in entries]
    reached = [
        followed(Tournament.beginning(SYSTEMS), Log.of(b"".join(old[:count]))).tournament.revision
        for count in range(1, 19)
    ]
    assert reached == [1, 2, 3, 4, 5, 6, 7, *[8] * 10, 18]


def test_the_half_that_a_file_has_already_stays(path: Path) -> None:
    """An older version brought half a command back: it is in the journal, and more of it does not make it whole."""
    tournament = known(path)
    base = tournament.as_of(10)
    there = followed(base, Log.of(b"".join(lines([entry]) for entry in tournament.entries[:12])))
    assert there.tournament is base
    assert [entry.number for entry in there.half] == [11, 12]


# --- what is brought back -----------------------------------------------------------------------------------


def test_half_a_schedule_is_not_brought_back(path: Path) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    alone(path, b"".join(log[:13]) + b"1234")
    assert restore(path) == (
        "k.json is restored to entry 8: from the log alone. "
        "The log breaks off before entry 14, within the command that begins with entry 9 (RoundPaired): "
        "only whole commands are brought back. "
        "What was stored from entry 9 on, up to entry 14 at least, cannot be brought back from backups and log: "
        "type it again. The log as it was is kept as k.log.later-1."
    )
    found = examine(path)
    assert (found.problem, found.log) == ("", Standing.IN_STEP)
    assert "What was stored from entry 9 on, up to entry 14 at least" in restore(path)
    with EventFile.open(path) as event:
        assert len(event.execute(PairRound(), arbiter="Anna").rounds) == 5
    assert restore(path) == ("k.json is whole and up to date: nothing was restored."), (
        "what was lost is told until the event goes on"
    )


def test_the_command_says_what_is_lost_in_words(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    alone(path, b"".join(log[:13]))
    assert recover_file(path, dry_run=False) == 0
    assert "within the command that begins with entry 9 (round 1 paired)" in capsys.readouterr().out


def test_half_of_the_first_command_is_nothing(path: Path) -> None:
    whole = known(path)
    other = path.with_name("other.json")
    EventFile.create(other, ImportEvent(tuple(entry.event for entry in whole.entries)), arbiter="Anna").close()
    log = other.with_suffix(".log").read_bytes().splitlines(keepends=True)
    alone(other, b"".join(log[:7]))
    with pytest.raises(NoSuchEvent, match="breaks off before entry 8, within its first command"):
        restore(other)


def test_a_kept_log_is_taken_in_whole_commands(path: Path) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    cut = path.with_name("cut.log")
    cut.write_bytes(b"".join(log[:13]))
    told = told_by_log(cut)
    assert told is not None
    assert told.revision == 8


def test_what_is_added_of_a_log_says_where_it_breaks_off(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    cut = path.with_name("cut.log")
    cut.write_bytes(b"".join(log[:13]))
    half_stored(path, 8)
    for dry_run in (True, False):
        assert recover_file(path, other=cut, dry_run=dry_run) == 0
        assert "within the command that begins with entry 9 (round 1 paired)" in capsys.readouterr().out


def test_a_log_that_cannot_be_read_tells_nothing(path: Path) -> None:
    assert told_by_log(path.with_name("none.log")) is None


# --- what is said of half a command -------------------------------------------------------------------------


def test_verify_names_half_a_command(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half_stored(path, 13)
    assert verify_file(path) == 1
    assert capsys.readouterr().out == (
        "k.json: it breaks off after entry 13, within the command that begins with entry 9.\n"
        "Open the event, undo that command, and do it again.\n"
    )
    found = examine(path)
    assert (found.half, found.good.revision) == (9, 8)


def test_verify_names_a_log_that_breaks_off(path: Path) -> None:
    log = path.with_suffix(".log")
    whole = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(whole[:6]))
    found = examine(log)
    assert found.problem == "it breaks off after entry 6, within the command that begins with entry 3"
    log.write_bytes(b"".join(whole[:7]))
    assert not examine(log).problem


def test_half_a_command_is_told_on_opening_and_mended_by_undo(path: Path) -> None:
    half_stored(path, 13)
    with EventFile.open(path) as event:
        (said, _about_the_log) = event.take_notices()
        assert said == (
            "The last command, which begins with entry 9, is there in part only: undo it, then do it again."
        )
        with pytest.raises(Refusal, match="Only 3 rounds of the schedule are there, of 5"):
            event.execute(PairRound(), arbiter="Anna")
        event.execute(Undo(), arbiter="Anna")
        assert len(event.execute(PairRound(), arbiter="Anna").rounds) == 5
    assert "is there in part only" not in restore(path)


def test_recover_says_that_a_whole_file_ends_in_half_a_command(path: Path) -> None:
    assert restore(half_stored(path, 13)) == (
        "k.json is whole and up to date: nothing was restored. "
        "The last command, which begins with entry 9, is there in part only: undo it, then do it again."
    )


def test_looking_back_shows_whole_commands(path: Path) -> None:
    """Of a schedule nobody ever saw two rounds."""
    program = Conversation(path).session.program
    program.look_back(12)
    assert program.looking_back == 18
    assert program.need_tournament().scheduled == 5


def test_an_empty_journal_is_whole() -> None:
    assert not broken_off(Tournament.beginning(SYSTEMS))


# --- who tells that something is lost -----------------------------------------------------------------------


def damaged_and_log_cut(path: Path, entries: int) -> Path:
    """Flip a bit behind the head of the file and leave so many lines of the log; no backup."""
    content = bytearray(path.read_bytes())
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    content[content.index(b'"journal"') + 1] ^= 1
    alone(path, b"".join(log[:entries]))
    path.write_bytes(content)
    return path


def test_the_head_proves_that_nothing_is_lost(path: Path) -> None:
    assert restore(damaged_and_log_cut(path, 18)) == (
        "k.json is restored to entry 18: from the log alone. The file as it was is kept as k.damaged-1."
    )


def test_the_head_says_how_often_the_file_was_written(path: Path) -> None:
    with EventFile.open(path, clock=lambda: NOON) as event:
        for board in (1, 2, 3, 1):
            event.execute(EnterResult(1, board, Result.DRAW), arbiter="Anna")
            event.execute(EnterResult(1, board, Result.WHITE), arbiter="Anna")
    told = restore(damaged_and_log_cut(path, 18))
    assert (
        "The damaged file had been written 10 times, and 5 commands are brought back: what came after entry 18 "
        "is lost, look into the damaged file and type it again."
    ) in told


def test_the_head_says_that_something_else_was_stored(path: Path) -> None:
    assert "The head of the damaged file does not fit what is brought back" in restore(damaged_and_log_cut(path, 8))


def test_without_a_head_nobody_knows(path: Path) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    alone(path, b"".join(log[:8]))
    assert restore(path) == (
        "k.json is restored to entry 8: from the log alone. Nothing tells whether more was stored after entry 8."
    )


def test_the_closed_list_of_a_file_proves_it_too(path: Path) -> None:
    """The head is damaged; all lines are there, and there never was another."""
    content = bytearray(path.read_bytes())
    content[30] ^= 1
    path.unlink()
    path.write_bytes(content)
    shutil.rmtree(path.with_suffix(".backups"))
    assert "restored to entry 18: from the log alone. The file as it was" in restore(path)


def test_a_damaged_backup_is_a_witness(path: Path) -> None:
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    (backup,) = path.with_suffix(".backups").glob("*-paired.json")
    content = bytearray(backup.read_bytes())
    content[-20] ^= 1
    alone(path, b"".join(log[:8]))
    backup.parent.mkdir()
    backup.write_bytes(content)
    assert "up to entry 18 at least" in restore(path)


def test_a_file_of_another_history_is_no_witness(path: Path) -> None:
    other = path.with_name("other.json")
    EventFile.create(other, ImportEvent(tuple(entry.event for entry in known(path).entries)), arbiter="Bo").close()
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    backups = path.with_suffix(".backups")
    alone(path, b"".join(log[:8]))
    backups.mkdir()
    (backups / "k.r1-paired.json").write_bytes(other.read_bytes()[:-90])
    assert "Nothing tells whether more was stored after entry 8." in restore(path)


def test_the_comma_behind_the_last_line_is_a_witness(path: Path) -> None:
    """The file was cut exactly at the end of a line: another one followed."""
    content = path.read_bytes()
    log = path.with_suffix(".log").read_bytes().splitlines(keepends=True)
    alone(path, b"".join(log[:8]))
    path.write_bytes(content[: content.index(b'\n"9":') + 1])
    assert "from entry 9 on, up to entry 9 at least" in restore(path)


def test_the_log_of_another_event_is_no_witness(path: Path) -> None:
    other = path.with_name("other.json")
    EventFile.create(other, ImportEvent(tuple(entry.event for entry in known(path).entries)), arbiter="Bo").close()
    path.with_suffix(".log").write_bytes(other.with_suffix(".log").read_bytes() + b"12345678 {")
    assert restore(path) == "k.json is whole and up to date: nothing was restored."
