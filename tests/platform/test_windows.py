"""The side of Windows, on stand-ins of its kernel and its C library: what it asks, and what it makes of answers."""

from __future__ import annotations

import errno
import io
import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from paircard.data.platform.windows import disks, files, leaving, locks, names, processes, rights, terminal

SHARING_VIOLATION, LOCK_VIOLATION, NOT_SUPPORTED, DISK_FULL = 32, 33, 50, 112


@dataclass
class Kernel:
    """A kernel that moves files as POSIX does, unless somebody has them open."""

    held_for: int = 0
    """So many moves are refused."""
    refusal: int = SHARING_VIOLATION
    number: int = errno.EACCES
    moves: int = 0
    asked: list[tuple[Any, ...]] = field(default_factory=list)
    handlers: list[Callable[[int], bool]] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)

    def MoveFileExW(self, source: str, target: str, flags: int) -> int:  # noqa: N802
        """Move, or refuse."""
        self.moves += 1
        assert flags == 9  # MOVEFILE_REPLACE_EXISTING, MOVEFILE_WRITE_THROUGH
        if self.moves <= self.held_for:
            return 0
        os.rename(source, target)
        return 1

    def error(self, *names_: str) -> OSError:
        """Return what was refused last."""
        error = OSError(self.number, "said by the system", *names_[:1])
        vars(error)["winerror"] = self.refusal  # POSIX has no such attribute of its own
        return error

    def SetConsoleCtrlHandler(self, handler: Callable[[int], bool], add: bool) -> None:  # noqa: N802
        """Remember whom to tell."""
        assert add
        self.handlers.append(handler)

    def GetDriveTypeW(self, root: str) -> int:  # noqa: N802
        """Say that Z: is a drive of the network."""
        return 4 if root == "Z:\\" else 3

    def __getattr__(self, name: str) -> Callable[..., int]:
        def asked(*arguments: Any) -> int:
            self.asked.append((name, *arguments))
            return self.answers.get(name, 852 if name.startswith("GetConsole") else 0)

        return asked


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    """Put a kernel in place of the one that is not here, and let no time pass."""
    made = Kernel()
    for module in (files, leaving, locks, processes, disks, terminal):
        monkeypatch.setattr(module, "kernel", lambda: made)
    monkeypatch.setattr(files, "last_error", made.error)
    monkeypatch.setattr(locks, "last_error", made.error)
    monkeypatch.setattr(locks, "handle_of", lambda descriptor: descriptor)
    clock = SimpleNamespace(now=0.0)

    def sleep(seconds: float) -> None:
        clock.now += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    return made


@pytest.fixture
def two_files(tmp_path: Path) -> tuple[Path, Path]:
    """Make a new file and the old one that it is to replace."""
    fresh, old = tmp_path / "open.json.tmp", tmp_path / "open.json"
    fresh.write_text("new")
    old.write_text("old")
    return fresh, old


def test_who_reads_for_a_moment_holds_up_nobody(kernel: Kernel, two_files: tuple[Path, Path]) -> None:
    kernel.held_for = 5
    files.replace(*two_files)
    assert (two_files[1].read_text(), kernel.moves) == ("new", 6)


def test_who_does_not_let_go_is_told_of(kernel: Kernel, two_files: tuple[Path, Path]) -> None:
    """After two seconds, about twenty tries; the old file stands."""
    kernel.held_for = 1000
    with pytest.raises(files.Held, match="another program has it open: close it there"):
        files.replace(*two_files)
    assert two_files[1].read_text() == "old"
    assert kernel.moves < 30


def test_a_full_disk_is_not_waited_for(kernel: Kernel, two_files: tuple[Path, Path]) -> None:
    kernel.held_for, kernel.refusal, kernel.number = 1, DISK_FULL, errno.ENOSPC
    with pytest.raises(OSError, match="said by the system"):
        files.replace(*two_files)
    assert kernel.moves == 1


def test_what_is_read_only_stays_so(kernel: Kernel, two_files: tuple[Path, Path]) -> None:
    """It is refused at once, as what it is."""
    kernel.held_for = 1000
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "access", lambda _path, _how: False)
        with pytest.raises(OSError, match="said by the system"):
            files.replace(*two_files)
    assert kernel.moves == 1


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError) as refused:  # noqa: PT011
        files.open_to_read(tmp_path)
    assert refused.value.errno == errno.ENXIO


def test_links_are_refused_where_something_is_written(tmp_path: Path) -> None:
    link = tmp_path / "open.log"
    link.symlink_to(tmp_path / "elsewhere")
    for opened in (files.open_to_append, files.open_to_lock):
        with pytest.raises(OSError) as refused:  # noqa: PT011
            opened(link)
        assert refused.value.errno == errno.ELOOP


def test_a_stick_knows_no_second_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_arguments: Any) -> None:
        raise OSError(errno.EINVAL, "Incorrect function")

    monkeypatch.setattr(os, "link", no_links)
    assert not files.second_name(tmp_path / "open.json", tmp_path / "backup.json")


def test_the_locked_byte_lies_far_behind_what_is_written(kernel: Kernel, tmp_path: Path) -> None:
    """A lock is mandatory: on a byte of the text nobody could read who holds it."""
    path = tmp_path / "open.lock"
    descriptor = files.open_to_lock(path)
    kernel.answers["LockFile"] = 1
    assert locks.taken(descriptor)
    locks.sign(descriptor, b"Anna\n")
    assert locks.signature(descriptor, 300) == b"Anna\n"
    locks.let_go(descriptor, path, remove=True)
    assert kernel.asked == [(name, descriptor, 1 << 30, 0, 1, 0) for name in ("LockFile", "UnlockFile")]
    assert not path.exists()


def test_held_by_another(kernel: Kernel, tmp_path: Path) -> None:
    """That is an answer; a share that knows no locks is an error."""
    descriptor = files.open_to_lock(tmp_path / "open.lock")
    kernel.refusal = LOCK_VIOLATION
    assert not locks.taken(descriptor)
    kernel.refusal = NOT_SUPPORTED
    with pytest.raises(OSError, match="said by the system"):
        locks.taken(descriptor)
    os.close(descriptor)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("con.json", "for a device"),
        ("COM1.open.json", "for a device"),
        ("Nul", "for a device"),
        ("a:b.json", ""),  # the file b.json on drive A
        ("open?.json", "may hold ?"),
        ("open.json.", "end in a dot"),
        ("concert.json", ""),
        ("Łódź open.json", ""),
    ],
)
def test_names_that_no_file_can_have(name: str, why: str) -> None:
    told = names.why_unusable(Path(name))
    assert why in told
    assert bool(told) == bool(why)


def test_drives_of_the_network(kernel: Kernel) -> None:
    shares = (r"\\desk\hall\open.json", r"\\?\UNC\desk\hall\open.json", r"Z:\open.json", r"\\?\Z:\open.json")
    assert [bool(disks.network_disk(Path(each))) for each in shares] == [True] * 4
    assert [disks.network_disk(Path(each)) for each in (r"C:\open.json", r"\\?\C:\open.json")] == ["", ""]
    assert kernel.asked == []


def test_who_closes_the_window_is_waited_for(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows ends the process as soon as it is answered: not before the end that was begun has had its time."""
    monkeypatch.setattr(signal, "signal", lambda *_arguments: None)
    monkeypatch.setattr(leaving, "console_handler", lambda handler: handler)
    told: list[tuple[int, float]] = []
    leaving.when_told_to_leave(lambda _number: None, lambda number: told.append((number, time.monotonic())))
    (handler,) = kernel.handlers
    assert not handler(0)  # Ctrl+C goes its own way
    assert told == []
    assert handler(2)
    assert told == [(1, 0.0)]
    assert 4 < time.monotonic() < 5


def test_the_console_forgets_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = list("abc")
    console = SimpleNamespace(kbhit=lambda: bool(typed), getwch=lambda: typed.pop())
    monkeypatch.setattr(terminal, "c_library", lambda: console)
    terminal.forget_typed_ahead(io.StringIO())
    assert typed == []


def test_pipes_speak_utf8_whatever_the_code_page(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="cp1252")
    monkeypatch.setattr("sys.stdout", stream)
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    terminal.speak_utf8()
    stream.write("Łódź ½")
    stream.flush()
    assert written.getvalue().decode() == "Łódź ½"
    assert [call[0] for call in kernel.asked].count("GetConsoleMode") == 2


def test_a_pager_gets_text_in_utf8_and_gives_the_code_page_back(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subprocess.run", lambda words, **_options: kernel.asked.append(tuple(words)))
    processes.run_in_front(["more.com", "paper.txt"])
    assert kernel.asked == [
        ("GetConsoleOutputCP",),
        ("GetConsoleCP",),
        ("SetConsoleOutputCP", 65001),
        ("SetConsoleCP", 65001),
        ("more.com", "paper.txt"),
        ("SetConsoleOutputCP", 852),
        ("SetConsoleCP", 852),
    ]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"C:\bin\print.exe -P office", [r"C:\bin\print.exe", "-P", "office"]),
        (r'"C:\Program Files\print.exe" "two words"', [r"C:\Program Files\print.exe", "two words"]),
        ("print.exe it's", ["print.exe", "it's"]),
    ],
)
def test_words_of_a_command_keep_their_backslashes(command: str, words: list[str]) -> None:
    assert processes.words_of(command) == words


def test_a_print_command_that_hangs_is_ended_with_what_it_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no program for that, the command alone is ended."""
    asked: list[Any] = []
    running: Any = SimpleNamespace(pid=7, kill=lambda: asked.append("kill"), wait=lambda: asked.append("wait"))
    monkeypatch.setattr("subprocess.run", lambda words, **_options: asked.append(words))
    processes.stop_all(running)

    def none_here(*_arguments: Any, **_options: Any) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("subprocess.run", none_here)
    processes.stop_all(running)
    assert asked == [["taskkill", "/F", "/T", "/PID", "7"], "wait", "kill", "wait"]


def test_rights_are_those_of_the_folder(tmp_path: Path) -> None:
    rights.make_folder(tmp_path / "open.backups", tmp_path)
    assert (tmp_path / "open.backups").is_dir()
    with pytest.raises(KeyError):
        rights.group_called("arbiters")
