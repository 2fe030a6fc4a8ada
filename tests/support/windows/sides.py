"""The program on both systems with the same words: what it says and writes must be the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.windows.python import PATIENCE, ROOT, WindowsPython
from tests.support.windows.wine import windows_path

ARBITER = "Anna"


@dataclass(frozen=True)
class Said:
    """What a command said and how it ended, lines ending as on POSIX."""

    code: int
    output: str
    errors: str

    @classmethod
    def of(cls, done: subprocess.CompletedProcess[bytes]) -> Said:
        """Read what a process said, which is UTF-8 on both systems."""
        said = (each.decode(errors="backslashreplace").replace("\r\n", "\n") for each in (done.stdout, done.stderr))
        return cls(done.returncode, *said)


@dataclass(frozen=True)
class Sides:
    """A folder on each side."""

    python: WindowsPython
    here: Path
    """Where the program of this machine works."""
    there: Path
    """Where that of Windows works."""

    @classmethod
    def within(cls, python: WindowsPython, folder: Path) -> Sides:
        """Make both folders."""
        sides = cls(python, folder / "here", folder / "there")
        for place in (sides.here, sides.there):
            place.mkdir(parents=True)
        return sides

    def put(self, name: str, content: bytes) -> None:
        """Write a file on both sides."""
        for place in (self.here, self.there):
            (place / name).write_bytes(content)

    def differ(self, arguments: Sequence[str], typed: bytes = b"") -> str:
        """Run a command on both sides; return where they part or refuse, nothing where neither happens."""
        command = ["-m", "paircard", *arguments]
        return _parting(Said.of(self._ran_here(command, typed)), Said.of(self._ran_there(command, typed)))

    def all_differ(self, commands: Sequence[Sequence[str]]) -> list[str]:
        """Do the same with several commands, which take one start on each side."""
        command, typed = ["-m", "tests.support.windows.inside.batch"], json.dumps(commands).encode()
        here, there = self._ran_here(command, typed), self._ran_there(command, typed)
        if here.returncode or there.returncode:
            return [(here.stderr or there.stderr).decode(errors="replace")] * len(commands)
        answers = ([Said(*each) for each in json.loads(done.stdout)] for done in (here, there))
        return [_parting(one, other) for one, other in zip(*answers, strict=True)]

    def _ran_here(self, command: Sequence[str], typed: bytes) -> subprocess.CompletedProcess[bytes]:
        ours = {"PYTHONPATH": str(ROOT), "PAIRCARD_ARBITER": ARBITER, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        state = {f"XDG_{kind}_HOME": str(self.here.parent / "state-here") for kind in ("STATE", "CONFIG", "DATA")}
        return subprocess.run(
            [sys.executable, *command],
            input=typed,
            capture_output=True,
            cwd=self.here,
            env=os.environ | ours | state,
            timeout=PATIENCE,
            check=False,
        )

    def _ran_there(self, command: Sequence[str], typed: bytes) -> subprocess.CompletedProcess[bytes]:
        state = windows_path(self.there.parent / "state-there")
        settings = {"PAIRCARD_ARBITER": ARBITER, "WIN_PD_OVERRIDE_LOCAL_APPDATA": state}
        return self.python.run(*command, folder=self.there, typed=typed, settings=settings)

    def files_differ(self, pattern: str) -> str:
        """Compare the files of a pattern; return which differ or are missing, nothing where none does."""
        here, there = (_files(place, pattern) for place in (self.here, self.there))
        if not here:
            return f"no file {pattern} here"
        only = [
            *(f"{name} is missing" for name in here.keys() - there),
            *(f"{name} is new" for name in there.keys() - here),
        ]
        other = [f"{name} differs" for name in here.keys() & there.keys() if here[name] != there[name]]
        return ", ".join(sorted([*only, *other]))


def _parting(here: Said, there: Said) -> str:
    if here.code:
        return f"refused here already: {here.errors}"
    if (here.code, here.errors) != (there.code, there.errors):
        return f"here {here.code} {here.errors}\nthere {there.code} {there.errors}"
    lines = zip(f"{here.output}\n(end)".splitlines(), f"{there.output}\n(end)".splitlines(), strict=False)
    parting = next(((one, other) for one, other in lines if one != other), None)
    return "" if parting is None else f"here {parting[0]!r}\nthere {parting[1]!r}"


def _files(place: Path, pattern: str) -> dict[str, bytes]:
    return {each.relative_to(place).as_posix(): each.read_bytes() for each in place.glob(pattern) if each.is_file()}
