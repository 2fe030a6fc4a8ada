"""A file that another one takes the place of while it is open: nothing is stored, nothing is lost, all is told."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from paircard.core.commands import ChangeDetails, ClearResult, Command
from paircard.core.event.journal import append
from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.errors import FileReplaced, NotStored, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.kept_copies import beside
from paircard.data.storage.lock import Lock
from paircard.data.storage.logbook import Logbook, Standing, lines
from paircard.data.storage.rescue import restore
from tests.support.faulty_os import FaultyOs, failing_calls
from tests.support.stored import NOON, PairInOrder, a_win, new_event, opening, results


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the event is."""
    return tmp_path.resolve() / "open.json"


@pytest.fixture
def event(path: Path) -> EventFile:
    """Make an event with round 1 paired, and open it."""
    return new_event(path)


def put_in_place(path: Path, content: bytes) -> None:
    """Replace a file as a program that syncs folders does: the backups, which may be the same file, stay."""
    other = path.with_name("arriving")
    other.write_bytes(content)
    os.replace(other, path)


def done(path: Path, *commands: Command, arbiter: str = "Bo") -> bytes:
    """Do commands on a copy somewhere else; return the file then."""
    place = path.parent / "elsewhere"
    place.mkdir()
    copy = Path(shutil.copy(path, place / path.name))
    with EventFile.open(copy, clock=lambda: NOON) as event:
        for command in commands:
            event.execute(command, arbiter=arbiter)
    content = copy.read_bytes()
    shutil.rmtree(place)
    return content


def another(path: Path) -> bytes:
    """Return the file of another event."""
    place = path.parent / "another"
    place.mkdir()
    commands = (*opening(6, "Foo Open"), PairInOrder())
    EventFile.create(place / "foo.json", *commands, arbiter="Cyd", clock=lambda: "2026-05-01T09:00:00Z").close()
    content = (place / "foo.json").read_bytes()
    shutil.rmtree(place)
    return content


def names(path: Path) -> set[str]:
    """Return what lies beside the event."""
    return {each.name for each in path.parent.iterdir()}


def in_step(event: EventFile) -> bool:
    """Whether the log tells what the file does."""
    return Logbook(event.companions).read().standing(event.tournament.entries) is Standing.IN_STEP


Ruin = Callable[[Path], object]


def with_older(path: Path) -> None:
    """Put the newest backup in place."""
    put_in_place(path, next((path.parent / "open.backups").iterdir()).read_bytes())


def in_place_of_it(make: Ruin) -> Ruin:
    """Return what takes the file away and makes something else of its name."""

    def ruin(path: Path) -> None:
        path.unlink()
        make(path)

    return ruin


RUINS: dict[str, tuple[Ruin, str]] = {
    "older": (with_older, "2 entries are missing in it"),
    "another": (lambda path: put_in_place(path, another(path)), "another event, Foo Open, while Open was open"),
    "diverged": (
        lambda path: put_in_place(path, done(next((path.parent / "open.backups").iterdir()), a_win(2))),
        "2 entries are missing in it",
    ),
    "garbage": (lambda path: put_in_place(path, b"x" * 4000), "damaged while it was open"),
    "empty": (lambda path: put_in_place(path, b""), "damaged while it was open"),
    "deleted": (lambda path: path.unlink(), "removed while it was open"),
    "folder": (in_place_of_it(os.mkdir), "damaged while it was open"),
    "pipe": (in_place_of_it(lambda path: os.mkfifo(path)), "damaged while it was open"),
    "folder gone": (
        lambda path: path.parent.rename(path.parent.with_name(f"{path.parent.name}-gone")),
        "The folder .* is gone",
    ),
}


@pytest.mark.parametrize("how", RUINS)
def test_nothing_is_stored_in_a_replaced_file(event: EventFile, how: str) -> None:
    """Neither by a command nor by a look: the same sentence from both, and the tournament stays as it was."""
    event.execute(a_win(1), arbiter="Anna")
    known = event.tournament
    ruin, said = RUINS[how]
    ruin(event.path)
    there = event.path.read_bytes() if event.path.is_file() and how != "pipe" else None
    for _ in range(2):
        with pytest.raises(FileReplaced, match=said):
            event.execute(a_win(2), arbiter="Anna")
        with pytest.raises(FileReplaced, match=said):
            event.reload_if_changed()
    assert event.tournament is known
    assert there is None or event.path.read_bytes() == there
    assert event.take_notices() == ()


@pytest.mark.parametrize("how", RUINS)
def test_what_was_known_can_be_written_back(event: EventFile, how: str) -> None:
    """Whatever lies there is kept; then work goes on."""
    event.execute(a_win(1), arbiter="Anna")
    entries = event.tournament.entries
    RUINS[how][0](event.path)
    with pytest.raises(FileReplaced) as caught:
        event.reload_if_changed()
    if how == "folder gone":
        with pytest.raises(FileReplaced, match="is gone"):
            event.put_back(arbiter="Anna")
        event.path.parent.with_name(f"{event.path.parent.name}-gone").rename(event.path.parent)
    kept = event.put_back(arbiter="Anna")
    assert (kept is None) == (how == "deleted")
    assert caught.value.kept is None or not caught.value.kept.exists(), "nothing is in it that the event lacks"
    event.execute(a_win(2), arbiter="Anna")
    with EventFile.open(event.path) as again:
        assert again.tournament.entries[: len(entries)] == entries
        assert again.tournament.revision == len(entries) + 1
        assert again.take_notices() == ()
        assert in_step(again)
    assert how not in ("older", "another", "diverged") or EventFile.open(kept).tournament  # type: ignore[arg-type]


def test_what_was_known_is_kept_at_once_and_once(event: EventFile) -> None:
    """As an event that can be opened; a second look keeps no second copy."""
    event.execute(a_win(1), arbiter="Anna")
    with_older(event.path)
    for _ in range(2):
        with pytest.raises(FileReplaced) as caught:
            event.reload_if_changed()
        with pytest.raises(FileReplaced):
            event.execute(a_win(2), arbiter="Anna")
    assert caught.value.kept == event.path.with_name("open.kept-1.json")
    assert "open.kept-2.json" not in names(event.path)
    with EventFile.open(caught.value.kept) as kept:
        assert kept.tournament.entries == event.tournament.entries


def test_where_it_cannot_be_kept_that_is_said(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    with_older(event.path)
    with FaultyOs(failing_calls("write", errno.ENOSPC)).installed(), pytest.raises(FileReplaced) as caught:
        event.reload_if_changed()
    assert caught.value.kept is None
    assert caught.value.not_kept == "No space left on device"


def test_where_somebody_writes_it_is_not_kept_now(event: EventFile, path: Path) -> None:
    event.execute(a_win(1), arbiter="Anna")
    other = EventFile.open(path, wait=0.01)
    with_older(path)
    with Lock(event.companions.lock, path).held("Bo", wait=0), pytest.raises(FileReplaced) as caught:
        other.reload_if_changed()
    assert caught.value.not_kept.startswith("Bo ")


def test_a_deleted_event_whose_log_is_gone_too_is_kept(event: EventFile) -> None:
    """A folder that was emptied: this process has the only copy. With its log it could be recovered."""
    event.path.unlink()
    event.companions.log.unlink()
    with pytest.raises(FileReplaced) as caught:
        event.execute(a_win(1), arbiter="Anna")
    assert caught.value.kept is not None
    event.companions.log.mkdir()
    with pytest.raises(FileReplaced) as caught:
        event.execute(a_win(1), arbiter="Anna")
    assert caught.value.kept is not None


def test_a_file_that_comes_right_again_is_no_longer_in_doubt(event: EventFile) -> None:
    """A sync program that is not done yet: older first, then the one that goes on."""
    event.execute(a_win(1), arbiter="Anna")
    newest, later = event.path.read_bytes(), done(event.path, a_win(2))
    with_older(event.path)
    with pytest.raises(FileReplaced):
        event.reload_if_changed()
    put_in_place(event.path, later)
    assert event.reload_if_changed()
    assert results(event.tournament) == [Result.WHITE, Result.WHITE]
    put_in_place(event.path, newest)
    for decision in (event.go_on_with_found, event.bring_together):
        with pytest.raises(FileReplaced):
            event.reload_if_changed()
        put_in_place(event.path, later)
        decision(arbiter="Anna")
        assert results(event.tournament) == [Result.WHITE, Result.WHITE]
        put_in_place(event.path, newest)


def test_a_commit_that_was_not_confirmed_is_no_replacement(event: EventFile) -> None:
    """Same file, written by this process: nobody is asked anything."""
    with FaultyOs(failing_calls("replace", errno.EIO)).installed(), pytest.raises(NotStored):
        event.execute(a_win(), arbiter="Anna")
    assert not event.reload_if_changed()


# --- bringing together --------------------------------------------------------------------------------------


def test_an_older_copy_gets_what_it_lacks_entry_by_entry(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    entries = event.tournament.entries
    with_older(event.path)
    with pytest.raises(FileReplaced):
        event.execute(a_win(2), arbiter="Anna")
    together = event.bring_together(arbiter="Anna")
    assert together.left == ()
    assert event.tournament.entries == entries
    with EventFile.open(event.path) as again:
        assert again.tournament.entries == entries
        assert again.take_notices() == ()
    assert names(event.path) == {"open.json", "open.log", "open.lock", "open.backups"}


def test_two_histories_are_brought_together_as_far_as_they_fit(event: EventFile) -> None:
    """Board 1 by Anna here, board 2 by both alike, by Bo there: board 1 is added under her name and time."""
    start = event.path.read_bytes()
    event.execute(a_win(1), arbiter="Anna")
    event.execute(a_win(2), arbiter="Anna")
    event.execute(ChangeDetails(Details("Cup")), arbiter="Anna")
    put_in_place(event.path, start)
    put_in_place(event.path, done(event.path, a_win(2), ChangeDetails(Details("Prix"))))
    with pytest.raises(FileReplaced):
        event.execute(ClearResult(1, 1), arbiter="Anna")
    together = event.bring_together(arbiter="Anna")
    assert (len(together.added), len(together.same), len(together.left)) == (1, 1, 1)
    assert results(event.tournament) == [Result.WHITE, Result.WHITE]
    assert event.tournament.details.name == "Prix"
    assert event.tournament.entries[-1].arbiter == "Anna"
    (notice,) = event.take_notices()
    assert "kept as open.log.other-1. It holds 1 entry that the event lacks" in notice
    found = beside(event.companions, event.tournament)
    assert [each.path.name for each in found] == ["open.kept-1.json", "open.log.other-1"]
    assert all(each.of_the_event(event.tournament) and len(each.missing) == 1 for each in found)
    with EventFile.open(event.path) as again:
        assert again.tournament.entries == event.tournament.entries
        assert again.take_notices() == ()


def test_nothing_new_is_nothing_written(event: EventFile) -> None:
    start = event.path.read_bytes()
    event.execute(a_win(1), arbiter="Anna")
    put_in_place(event.path, start)
    theirs = done(event.path, a_win(1))
    put_in_place(event.path, theirs)
    with pytest.raises(FileReplaced):
        event.reload_if_changed()
    assert event.bring_together(arbiter="Anna").added == ()
    assert event.path.read_bytes() == theirs


@pytest.mark.parametrize("how", ["another", "garbage", "deleted"])
def test_what_is_no_part_of_the_event_cannot_be_brought_together(event: EventFile, how: str) -> None:
    event.execute(a_win(1), arbiter="Anna")
    RUINS[how][0](event.path)
    with pytest.raises(FileReplaced):
        event.bring_together(arbiter="Anna")
    if how == "another":
        event.go_on_with_found(arbiter="Anna")
        assert event.tournament.details.name == "Foo Open"
        assert in_step(event)
        (kept, log) = beside(event.companions, event.tournament)
        assert not kept.of_the_event(event.tournament)
        assert EventFile.open(kept.path).tournament.details.name == "Open"
        assert log.path.name == "open.log.other-1"
    else:
        with pytest.raises(FileReplaced):
            event.go_on_with_found(arbiter="Anna")


def test_going_on_with_the_older_one_keeps_the_later_entries(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    entries = event.tournament.entries
    with_older(event.path)
    with pytest.raises(FileReplaced):
        event.reload_if_changed()
    event.go_on_with_found(arbiter="Anna")
    assert results(event.tournament) == [None, None]
    assert "open.log.later-1" in event.take_notices()[0]
    assert {each.path.name for each in beside(event.companions, event.tournament)} == {
        "open.kept-1.json",
        "open.log.later-1",
    }
    assert EventFile.open(event.path.with_name("open.kept-1.json")).tournament.entries == entries


def test_a_decision_that_the_disk_refuses_changes_nothing(event: EventFile) -> None:
    event.execute(a_win(1), arbiter="Anna")
    with_older(event.path)
    older, known = event.path.read_bytes(), event.tournament
    with pytest.raises(FileReplaced):
        event.reload_if_changed()
    for decision in (event.bring_together, event.put_back):
        with FaultyOs(failing_calls("replace", errno.ENOSPC)).installed(), pytest.raises(StoreError, match="No space"):
            decision(arbiter="Anna")
        assert event.path.read_bytes() == older
        assert event.tournament is known


# --- what lies beside, when it is looked for ----------------------------------------------------------------


def gone_on_from_an_older_copy(event: EventFile) -> Tournament:
    """Type on board 1, go on with an older copy, type on board 2; return what is only in the kept file."""
    event.execute(a_win(1), arbiter="Anna")
    known = event.tournament
    with_older(event.path)
    with pytest.raises(FileReplaced):
        event.reload_if_changed()
    event.go_on_with_found(arbiter="Anna")
    return known


def test_recover_uses_what_continues_the_event(event: EventFile) -> None:
    """The kept file, or the log that was set aside, simply goes on where the event is."""
    known = gone_on_from_an_older_copy(event)
    assert restore(event.path, dry_run=True) == (
        "open.json would be restored to entry 9: open.json and 2 later from open.kept-1.json. Nothing was changed."
    )
    event.path.with_name("open.kept-1.json").unlink()
    assert "open.json and 2 later from open.log.later-1" in restore(event.path)
    with EventFile.open(event.path) as again:
        assert again.tournament.entries == known.entries


def test_recover_names_what_does_not_continue_it(event: EventFile) -> None:
    known = gone_on_from_an_older_copy(event)
    event.execute(a_win(2), arbiter="Anna")
    assert restore(event.path) == (
        "open.json is whole and up to date: nothing was restored. "
        "open.kept-1.json holds 1 entry that open.json lacks: "
        "paircard recover open.json --with open.kept-1.json adds what fits. "
        "open.log.later-1 holds 1 entry that open.json lacks: "
        "paircard recover open.json --with open.log.later-1 adds what fits."
    )
    together = event.add(known, arbiter="Anna")
    assert len(together.added) == 1
    assert results(event.tournament) == [Result.WHITE, Result.WHITE]
    assert "open.before-adding.json" in {each.name for each in event.companions.backups.iterdir()}
    content = event.path.read_bytes()
    assert event.add(known, arbiter="Anna").added == ()
    assert event.path.read_bytes() == content


def test_another_event_is_named_and_never_added(event: EventFile) -> None:
    (event.path.parent / "open.kept-1.json").write_bytes(another(event.path))
    assert "open.kept-1.json belongs to another event, Foo Open." in restore(event.path)
    with EventFile.open(event.path.parent / "open.kept-1.json") as foo, pytest.raises(NotStored, match="another event"):
        event.add(foo.tournament, arbiter="Anna")


def test_what_tells_nothing_is_passed_over(event: EventFile) -> None:
    """Odd things, damaged files, logs of nothing, logs that cannot be."""
    folder = event.path.parent
    os.mkfifo(folder / "open.kept-1.json")
    (folder / "open.kept-2.json").write_bytes(b"{}")
    (folder / "open.log.other-1").write_bytes(b"")
    os.mkfifo(folder / "open.log.other-2")
    impossible = append(SYSTEMS, (), (ResultEntered(1, 1, Result.WHITE),), arbiter="Anna", time=NOON)
    (folder / "open.log.other-3").write_bytes(lines(impossible))
    gap = event.companions.log.read_bytes().split(b"\n", 3)
    (folder / "open.log.other-4").write_bytes(gap[0] + b"\n" + gap[2] + b"\n")
    assert beside(event.companions, event.tournament) == []
    shutil.rmtree(folder)
    assert beside(event.companions, event.tournament) == []


def test_a_set_aside_log_that_holds_nothing_more_is_only_named(event: EventFile) -> None:
    log = event.companions.log
    log.write_bytes(log.read_bytes().replace(b"Player B", b"Player XYZ"))
    event.execute(a_win(1), arbiter="Anna")
    assert event.take_notices() == (
        "The log did not fit the event and was written anew; the old one is kept as open.log.damaged-1.",
    )


def test_a_place_taken_by_something_odd_is_not_used(event: EventFile) -> None:
    """A pipe under the name of the first kept file: the second is taken."""
    event.execute(a_win(1), arbiter="Anna")
    os.mkfifo(event.path.with_name("open.kept-1.json"))
    with_older(event.path)
    with pytest.raises(FileReplaced) as caught:
        event.reload_if_changed()
    assert caught.value.kept == event.path.with_name("open.kept-2.json")


def test_the_log_is_not_checked_against_a_file_that_is_just_being_replaced(event: EventFile) -> None:
    """At opening nothing is known yet that could be lost: the newer file is simply the event."""
    later = done(event.path, a_win(1))
    event.companions.log.unlink()
    system = FaultyOs()

    def arrives(_count: int, name: str, arguments: tuple[object, ...]) -> None:
        if name == "open" and str(arguments[0]).endswith(".lock"):
            system.fault = lambda *_: None
            put_in_place(event.path, later)

    system.fault = arrives
    with system.installed():
        again = EventFile.open(event.path)
    assert results(again.tournament) == [Result.WHITE, None]
    assert in_step(again)
