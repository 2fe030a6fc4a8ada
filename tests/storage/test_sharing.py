"""Several users of one machine in one folder: files follow the folder, and `share` gives an event to a group."""

from __future__ import annotations

import os
import stat
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PairRound, PublishRound
from paircard.core.event.result import Result
from paircard.data.platform import rights
from paircard.data.storage.errors import NotStored, StoreError, Unreadable
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.permission import what_failed
from paircard.data.storage.sharing import share
from paircard.data.storage.sidecar_files import Companions
from tests.support.play import Play
from tests.support.stored import a_win, new_event

ANNA, BO, CLUB, OTHERS = 65533, 65532, 65531, 65530
"""Users and groups that no machine has: nobody's files are touched."""

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can be several users")


@pytest.fixture
def venue() -> Iterator[Path]:
    """Return a folder that everybody can reach: those of pytest are for one user."""
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o755)
        folder = Path(place).resolve() / "venue"
        folder.mkdir()
        yield folder


def by(user: int, work: Callable[[], object], *groups: int) -> str:
    """Do something as another user, in a fork; return what it says."""
    readable, writable = os.pipe()
    pid = os.fork()
    if not pid:
        code = 1
        try:
            os.umask(0o077)
            os.setgroups(list(groups))
            os.setgid(user)
            os.setuid(user)
            os.write(writable, str(work()).encode())
            code = 0
        except StoreError as error:
            os.write(writable, f"{type(error).__name__}: {error}".encode())
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writable)
    with open(readable, encoding="utf-8") as pipe:
        said = pipe.read()
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    return said


def played(path: Path) -> str:
    """Make an event with round 1 paired and published."""
    play = Play.evenly(4, 2000, 5)
    play.do(PairRound(), PublishRound())
    play.store(path)
    return "made"


def entered(path: Path, board: int, arbiter: str) -> str:
    """Enter a result; return what was told besides."""
    with EventFile.open(path) as event:
        event.execute(EnterResult(1, board, Result.WHITE), arbiter=arbiter)
        return " ".join(event.take_notices())


def paired(path: Path) -> str:
    """Pair the next round, which makes backups; return what was told besides."""
    with EventFile.open(path) as event:
        event.execute(PairRound(), arbiter="Bo")
        return " ".join(event.take_notices())


def modes(folder: Path) -> dict[str, tuple[str, int]]:
    """Mode and group of everything in a folder."""
    return {
        place.relative_to(folder).as_posix(): (f"{stat.S_IMODE(place.stat().st_mode):o}", place.stat().st_gid)
        for place in folder.rglob("*")
    }


@as_root
def test_in_a_folder_of_the_group_everything_is_the_groups(venue: Path) -> None:
    """As the administrator sets it up: setgid, the group may write. Two users take turns, whatever their umask."""
    os.chown(venue, 0, CLUB)
    os.chmod(venue, 0o2770)
    path = venue / "open.json"
    assert by(ANNA, lambda: played(path), CLUB) == "made"
    assert by(BO, lambda: entered(path, 1, "Bo"), CLUB) == ""
    assert by(ANNA, lambda: entered(path, 2, "Anna"), CLUB) == ""
    assert by(BO, lambda: paired(path), CLUB) == ""
    found = modes(venue)
    assert found.pop("open.backups") == ("2770", CLUB)
    assert {"open.json", "open.log", "open.lock", "open.backups/open.r2-paired.json"} <= set(found)
    assert set(found.values()) == {("660", CLUB)}
    with EventFile.open(path) as event:
        assert [entry.arbiter for entry in event.tournament.entries[-3:]] == ["Bo", "Anna", "Bo"]


@as_root
def test_elsewhere_an_event_is_its_owners_alone(venue: Path) -> None:
    """Nobody else can read it; who tries hears who lets them in, and how."""
    os.chmod(venue, 0o777)
    path = venue / "open.json"
    by(ANNA, lambda: played(path))
    assert {mode for mode, _ in modes(venue).values()} == {"600", "700"}
    said = by(BO, lambda: entered(path, 1, "Bo"))
    assert said.startswith("Unreadable: You may not read ")
    assert said.endswith("can let you with paircard share open.json.")


@as_root
@pytest.mark.parametrize("hidden", ["open.lock", "open.log", "."])
def test_the_file_in_the_way_is_named(venue: Path, hidden: str) -> None:
    """The event may be written, something beside it may not: that is named, not the event."""
    os.chown(venue, ANNA, CLUB)
    os.chmod(venue, 0o2770)
    path = venue / "open.json"
    by(ANNA, lambda: played(path), CLUB)
    os.chmod(venue / hidden, 0o600 if hidden != "." else 0o2750)
    said = by(BO, lambda: entered(path, 1, "Bo"), CLUB)
    named = f"you may not write in {venue}" if hidden == "." else f"you may not use {hidden}"
    assert named in said
    assert "can let you with paircard share open.json" in said
    assert said.startswith("NotStored: Nothing was stored in open.json") == (hidden != "open.log")
    assert "Errno" not in said


@as_root
def test_share_makes_it_so(venue: Path) -> None:
    """The owner shares an event that was hers alone; then both work on it."""
    os.chown(venue, ANNA, ANNA)
    os.chmod(venue, 0o755)
    path = venue / "open.json"
    by(ANNA, lambda: played(path), CLUB)
    (venue / "open.log.other-1").write_bytes(b"")
    os.chown(venue / "open.log.other-1", ANNA, ANNA)
    (venue / "link").symlink_to("/etc")
    said = by(ANNA, lambda: share(path, str(CLUB)), CLUB)
    assert "undone=[]" in said
    assert f"{stat.S_IMODE(venue.stat().st_mode):o}" == "2775"
    assert by(BO, lambda: entered(path, 1, "Bo"), CLUB) == ""
    assert by(BO, lambda: entered(path, 2, "Bo"), CLUB) == ""
    assert by(BO, lambda: paired(path), CLUB) == ""


@as_root
def test_share_says_what_it_cannot_do(venue: Path) -> None:
    """What belongs to somebody else: the command, and who must run it. Not in the group: the administrator."""
    os.chown(venue, BO, BO)
    os.chmod(venue, 0o777)
    path = venue / "open.json"
    by(ANNA, lambda: played(path), CLUB)
    said = by(ANNA, lambda: share(path, str(CLUB)), CLUB)
    assert f"{venue} is not yours: {BO} must run chgrp {CLUB} {venue} && chmod g+rwxs {venue}" in said
    assert "done=['open.backups', 'open.json', 'open.lock', 'open.log'" in said
    said = by(ANNA, lambda: share(path, str(OTHERS)), CLUB)
    assert f"open.json could not be given to {OTHERS} (Operation not permitted): the administrator can" in said


def test_share_leaves_wide_folders_alone(venue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home given to a group would lock its owner out of SSH; a folder for everybody belongs to nobody."""
    path = venue / "open.json"
    new_event(path).close()
    monkeypatch.setenv("HOME", str(venue))
    before = stat.S_IMODE(venue.stat().st_mode)
    (sentence,) = share(path).undone
    assert "is not a folder for one event alone" in sentence
    assert stat.S_IMODE(venue.stat().st_mode) == before


def test_share_refuses_what_is_not_there(venue: Path) -> None:
    path = venue / "open.json"
    with pytest.raises(StoreError, match="There is no file"):
        share(path)
    new_event(path).close()
    with pytest.raises(NotStored, match="There is no group knights-of-ni"):
        share(path, "knights-of-ni")


def test_shared_twice_is_shared(venue: Path) -> None:
    """Nothing is left to do; the group is named as the system names it, as far as it does."""
    path = venue / "open.json"
    with new_event(path) as event:
        event.execute(a_win(), arbiter="Anna")
    first, second = share(path), share(path)
    assert first == second
    assert first.undone == []
    assert {"venue", "open.json", "open.log", "open.lock", "open.backups", "open.r1-paired.json"} == set(first.done)


def test_who_owns_a_file_that_is_gone_is_not_known(venue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the refusal and the question the file may go; the sentence comes all the same."""
    path = venue / "open.json"
    monkeypatch.setattr("paircard.data.storage.ordinary_files.read", _forbidden)
    with pytest.raises(Unreadable, match="whoever that is, can let you"):
        EventFile.open(path)


def test_files_follow_a_folder_of_the_group(venue: Path) -> None:
    os.chmod(venue, 0o2770)
    new_event(venue / "open.json").close()
    assert {mode for mode, _ in modes(venue).values()} == {"660", "2770"}


@pytest.mark.parametrize(("user", "said"), [(0, "the administrator can, with chgrp"), (ANNA, " must run chgrp")])
def test_whatever_the_system_refuses_comes_with_its_command(
    venue: Path, monkeypatch: pytest.MonkeyPatch, user: int, said: str
) -> None:
    """A group nobody has, owners without a name, files of others beside the event: those stay as they are."""
    path = venue / "open.json"
    new_event(path, paired=False).close()
    (venue / "guests.csv").write_text("Name\n")
    monkeypatch.setattr(os, "chown", _not_permitted)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(Path, "owner", _nameless)
    shared = share(path, str(OTHERS))
    assert shared.done == []
    assert [said in sentence for sentence in shared.undone] == [True] * 4
    assert not any("guests" in sentence for sentence in shared.undone)


def test_what_is_forbidden_is_named(venue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lock that is there, the folder where nothing can be made; and who can change that."""
    monkeypatch.setattr(os, "geteuid", lambda: BO)
    companions = Companions(venue / "open.json")
    (venue / "open.lock").touch()
    said = what_failed(PermissionError(13, "Permission denied", str(companions.lock)), companions)
    assert said.startswith("you may not use open.lock; its owner, whoever that is, can let you")
    companions.event.touch()
    monkeypatch.setattr(Path, "owner", lambda _path: "anna")
    said = what_failed(PermissionError(13, "Permission denied", str(companions.log)), companions)
    assert said == f"you may not write in {venue}; its owner, anna, can let you with paircard share open.json"
    assert what_failed(OSError(28, "No space left on device", str(companions.event)), companions) == (
        "No space left on device"
    )


def test_who_shut_themselves_out_hears_how_to_get_in(venue: Path) -> None:
    """Sharing gives to others: to the owner it gives nothing."""
    companions = Companions(venue / "open.json")
    companions.event.touch(0o400)
    os.chmod(venue, 0o555)
    tmp = PermissionError(13, "Permission denied", str(venue / "open.json.tmp"))
    assert what_failed(tmp, companions) == f"you may not write in {venue}; it is yours: chmod u+rwx {venue} lets you"
    of_file = PermissionError(13, "Permission denied", str(companions.event))
    assert what_failed(of_file, companions) == (
        f"you may not use open.json; it is yours: chmod u+rw {companions.event} lets you"
    )
    os.chmod(venue, 0o755)
    assert "ask who looks after this machine" in what_failed(tmp, companions)


def _not_permitted(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


def _nameless(_path: Path) -> str:
    raise KeyError(ANNA)


def _forbidden(path: Path, _limit: int | None = None) -> bytes:
    raise PermissionError(13, "Permission denied", str(path))


def test_where_rights_are_no_modes_the_explorer_changes_them(venue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows: no command of POSIX is named there, and no group is made up."""
    monkeypatch.setattr(rights, "BY_MODE", False)
    companions = Companions(venue / "open.json")
    companions.event.touch()
    said = what_failed(PermissionError(13, "Access is denied", str(companions.event)), companions)
    assert said.startswith("you may not use open.json; the Explorer shows who may")
    with pytest.raises(NotStored, match="shared in the Explorer"):
        share(companions.event)
