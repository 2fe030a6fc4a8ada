"""The program built into one folder and one file, and what it must do there: `python -m tests.support.bundled FOLDER`.

FOLDER gets what is built. An environment with `paircard[bundle]` and `paircard[dev]` is needed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from tests.support.first_start import first_start

ROOT = Path(__file__).parents[2]
NOTHING_OF_PYTHON = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
"""The environment of a machine on which nobody has installed anything."""


def can_build() -> bool:
    """Whether PyInstaller is installed here."""
    return find_spec("PyInstaller") is not None


def build(folder: Path) -> tuple[Path, Path]:
    """Build both; return the program in its folder, and the one file."""
    python = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(folder), "--workpath", str(folder / "work")]
    subprocess.run([*python, *places, str(ROOT / "paircard.spec")], cwd=ROOT, check=True)
    (one_file,) = (path for path in folder.glob("paircard-*") if path.is_file())
    ending = ".exe" if os.name == "nt" else ""
    return folder / "paircard" / f"paircard{ending}", one_file


def try_out(program: Path) -> None:
    """Let a program show that all it needs came along; raise where something did not."""
    with tempfile.TemporaryDirectory() as name:
        room = Path(name)
        assert said(program, room, "--version").startswith("paircard ")
        assert said(program, room, "--lang", "pl", "--help").startswith("użycie:")
        assert "An event in a day" in said(program, room, "manual", "start")
        assert "pages in" in said(program, room, "manual", "--site", "manual")
        said(program, room, "simulate", "--events", "4", "--jobs", "2", "--players", "12-12", "--out", "reports")
        report = next((room / "reports").glob("*.trf"))
        said(program, room, "print", str(report), "standings", "--format", "pdf", "--out", "table.pdf")
        assert (room / "table.pdf").read_bytes().startswith(b"%PDF")
    first_start(str(program))


def said(program: Path, room: Path, *arguments: str, code: int = 0) -> str:
    """Return what a command prints that ends with this code."""
    environment = {**NOTHING_OF_PYTHON, "HOME": str(room)}
    done = subprocess.run(
        [str(program), *arguments], cwd=room, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout


def main() -> None:
    """Build, try both, and say how large they are and how long a first answer takes."""
    for program in build(Path(sys.argv[1]).absolute()):
        try_out(program)
        began = time.perf_counter()
        first_start(str(program))
        files = program.parent.rglob("*") if program.parent.name == "paircard" else [program]
        size = sum(file.stat().st_size for file in files if file.is_file()) / 1e6
        print(f"{program.name}: {size:.0f} MB, its screens in {time.perf_counter() - began:.1f} s")  # noqa: T201


if __name__ == "__main__":
    main()
