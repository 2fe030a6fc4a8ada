"""TinyDB over the sealed storage: the same database, but every write is all or nothing."""

from __future__ import annotations

import errno
import os
import signal
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tinydb import TinyDB, where
from tinydb.storages import MemoryStorage

from paircard.data.platform.which import WINDOWS
from paircard.data.storage import ordinary_files
from paircard.data.storage.errors import NoSuchEvent, NotAnEvent, StoreError, Unreadable
from paircard.data.storage.sealed_storage import SealedStorage, sight_of
from tests.support.faulty_os import FaultyOs, ShortOs, failing, failing_calls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Make a file with one document."""
    place = tmp_path / "open.json"
    TinyDB(place, create=True, storage=SealedStorage).insert({"name": "Anna", "points": [1]})
    return place


def opened(path: Path) -> TinyDB:
    """Open a database that is there."""
    return TinyDB(path, storage=SealedStorage)


steps = st.lists(
    st.tuples(st.sampled_from(["insert", "update", "remove", "truncate"]), st.integers(1, 4), st.sampled_from("ab")),
    max_size=12,
)


def play(database: TinyDB, steps: list[tuple[str, int, str]]) -> None:
    """Do these steps on a database."""
    for what, number, name in steps:
        table: Any = database.table(name)
        match what:
            case "insert":
                table.insert({"number": number, "deep": {"list": [number]}})
            case "update":
                table.update({"seen": number}, where("number") == number)
            case "remove":
                table.remove(where("number") == number)
            case _:
                table.truncate()


@given(steps=steps)
def test_it_behaves_as_tinydb_in_memory(steps: list[tuple[str, int, str]], tmp_path_factory: Any) -> None:
    place = tmp_path_factory.mktemp("model") / "open.json"
    model, sealed = TinyDB(storage=MemoryStorage), TinyDB(place, create=True, storage=SealedStorage)
    play(model, steps)
    play(sealed, steps)
    assert sealed.storage.read() == model.storage.read()
    if steps:
        assert opened(place).storage.read() == model.storage.read()


def test_what_is_read_is_a_copy(path: Path) -> None:
    storage = SealedStorage(path)
    first = storage.read()
    assert first is not None
    first["_default"]["1"]["points"].append(99)
    assert storage.read() == {"_default": {"1": {"name": "Anna", "points": [1]}}}


def test_what_was_written_can_be_changed_by_its_owner_without_harm(path: Path) -> None:
    storage = SealedStorage(path)
    document = {"points": [1]}
    storage.write({"t": {"1": document}})
    document["points"].append(2)
    assert storage.read() == {"t": {"1": {"points": [1]}}}
    storage.write({"t": {"1": document}})
    assert SealedStorage(path).read() == {"t": {"1": {"points": [1, 2]}}}


def test_reading_alone_does_not_make_a_document_new(path: Path) -> None:
    storage = SealedStorage(path)
    before = path.read_bytes().splitlines()[1:]
    tables = storage.read()
    assert tables is not None
    assert tables["_default"]["1"]["name"] == "Anna"
    storage.write(tables)
    assert path.read_bytes().splitlines()[1:] == before


def test_head_tells_every_revision(path: Path) -> None:
    storage = SealedStorage(path)
    heads = {storage.sight}
    for number in range(3):
        storage.write({"t": {"1": {"n": number}}})
        assert sight_of(path) == storage.sight
        heads.add(storage.sight)
    assert len(heads) == 4


def test_new_files_are_for_their_owner_and_old_ones_keep_their_mode(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o640)
    opened(path).insert({})
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_root_does_not_take_the_file_from_its_owner(path: Path) -> None:
    os.chown(path, 12345, 23456)
    opened(path).insert({})
    assert (path.stat().st_uid, path.stat().st_gid) == (12345, 23456)


def test_owner_that_cannot_be_kept_does_not_stop_the_write(path: Path) -> None:
    refused = FaultyOs(failing_calls("fchown", errno.EPERM))
    genuine = os.stat

    def strangers(place: Any, **options: Any) -> os.stat_result:
        values = list(genuine(place, **options))
        values[4], values[5] = 4321, 4321
        return os.stat_result(values)

    refused.stat = strangers  # type: ignore[attr-defined]
    with refused.installed():
        opened(path).insert({"name": "Bo"})
    assert len(opened(path)) == 2


def test_short_writes_are_carried_on(path: Path) -> None:
    system = ShortOs()
    with system.installed():
        opened(path).insert({"name": "Bo" * 50})
    assert len([call for call in system.calls if call.name == "write"]) > 10
    assert len(opened(path)) == 2


def test_every_failing_call_leaves_the_old_file_and_no_rubbish(path: Path) -> None:
    before = path.read_bytes()
    for number in range(1, 100):
        system = FaultyOs(failing(number, errno.EIO))
        database = opened(path)
        try:
            with system.installed():
                database.insert({"name": "Bo"})
        except OSError:
            after_the_rename = any(call.name == "replace" for call in system.calls)
            if after_the_rename:
                # the new file is there, and whole; only its name may not survive a power cut
                assert len(opened(path)) == 2
                path.write_bytes(before)
            assert path.read_bytes() == before
            assert database.all() == [{"name": "Anna", "points": [1]}]
            assert os.listdir(path.parent) == [path.name]
        else:
            break
    assert (5 if WINDOWS else 8) < number < 99
    assert len(opened(path)) == 2


@pytest.mark.parametrize("error", [errno.EINVAL, errno.ENOTSUP])
def test_file_systems_that_cannot_sync_a_folder_are_used_all_the_same(path: Path, error: int) -> None:
    system = FaultyOs()

    def no_folders(_count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "fsync" and stat.S_ISDIR(os.fstat(arguments[0]).st_mode):
            raise OSError(error, "no sync of folders")

    system.fault = no_folders
    with system.installed():
        opened(path).insert({"name": "Bo"})
    assert len(opened(path)) == 2


def test_order_of_calls_is_the_one_that_survives_a_power_cut(path: Path) -> None:
    database, system = opened(path), FaultyOs()
    with system.installed():
        database.insert({"name": "Bo"})
    told = [(call.name, call.path.name) for call in system.calls if call.name in ("write", "fsync", "replace")]
    temporary = "open.json.tmp"
    assert told == [
        ("write", temporary),
        ("fsync", temporary),
        ("replace", temporary),
        ("fsync", path.parent.name),
    ]


def test_document_that_is_not_json_touches_no_file(path: Path) -> None:
    database, system = opened(path), FaultyOs()
    with system.installed(), pytest.raises(TypeError):
        database.insert({"bad": {1, 2}})
    assert system.calls == []
    assert len(database) == len(opened(path)) == 1


def test_text_that_is_not_unicode_touches_no_file(path: Path) -> None:
    database, system = opened(path), FaultyOs()
    with system.installed(), pytest.raises(UnicodeEncodeError):
        database.insert({"name": "\ud800"})
    assert system.calls == []


def test_real_full_disk_leaves_the_old_file(path: Path) -> None:
    resource = pytest.importorskip("resource")  # only POSIX limits how large a file may grow
    database = opened(path)
    database.insert({"name": "x" * 5000})
    before = path.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            database.insert({"name": "Bo"})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]
    database.insert({"name": "Bo"})
    assert len(opened(path)) == 3


def test_leftover_of_a_killed_process_is_replaced(path: Path) -> None:
    leftover = path.with_name("open.json.tmp")
    leftover.write_text("half a tourna")
    opened(path).insert({})
    assert not leftover.exists()
    assert len(opened(path)) == 2


def test_symbolic_link_in_the_way_is_refused_and_its_target_spared(path: Path) -> None:
    target = path.with_name("precious")
    target.write_text("precious")
    path.with_name("open.json.tmp").symlink_to(target)
    with pytest.raises(OSError, match="a symbolic link lies in the way"):
        opened(path).insert({})
    assert target.read_text() == "precious"
    assert len(opened(path)) == 1


def test_link_that_appears_at_the_last_moment_is_not_followed(path: Path) -> None:
    target = path.with_name("precious")
    target.write_text("precious")
    system = FaultyOs()

    def plant(_count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if name == "open" and str(arguments[0]).endswith(".tmp"):
            os.symlink(target, arguments[0])

    system.fault = plant
    with system.installed(), pytest.raises(FileExistsError):
        opened(path).insert({})
    assert target.read_text() == "precious"


def test_missing_file_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(NoSuchEvent, match=r"There is no file .*gone\.json"):
        opened(tmp_path / "gone.json")
    assert not list(tmp_path.iterdir())


def test_folder_pipe_and_forbidden_file_are_told_apart(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotAnEvent, match="is a folder"):
        opened(path.parent)
    os.mkfifo(path.with_name("pipe"))
    with pytest.raises(NotAnEvent, match="not an ordinary file"):
        opened(path.with_name("pipe"))
    # root may read everything, so the refusal is staged
    for error, message in ((errno.EACCES, "You may not read"), (errno.EIO, "cannot be read")):
        monkeypatch.setattr(ordinary_files, "read", _refusing(error))
        with pytest.raises(Unreadable, match=message):
            opened(path)


def _refusing(error: int) -> Any:
    def read(_path: Path) -> bytes:
        raise OSError(error, os.strerror(error))

    return read


def test_sight_of_a_missing_file_is_empty(tmp_path: Path) -> None:
    assert sight_of(tmp_path / "gone.json") == (b"", None)


def test_errors_are_one_sentence(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(StoreError) as caught:
        opened(path)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
