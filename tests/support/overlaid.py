"""The checkout with a folder more in it, as mypy and ruff see it: links to all that there is, and what is new."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def overlaid(folder: Path, new: Path, where: str) -> Path:
    """Make a folder that looks like the checkout with `new` as its folder `where` (`paircard/core/systems/toy`)."""
    _linked(folder, ROOT, [*Path(where).parts])
    (folder / where).symlink_to(new)
    return folder


def _linked(folder: Path, of: Path, way: list[str]) -> None:
    """Link what is in a folder, but for the way to what is new, whose folders are real."""
    folder.mkdir()
    for each in of.iterdir():
        if each.name != way[0]:
            (folder / each.name).symlink_to(each)
    if len(way) > 1:
        _linked(folder / way[0], of / way[0], way[1:])


def told_by(checkout: Path, *command: str) -> str:
    """Return what a tool says that is run there; nothing where it is content."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=checkout, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""
