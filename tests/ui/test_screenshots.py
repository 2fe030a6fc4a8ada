"""The pictures in README and manual show the program as it is, and each of them something else."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations
from pathlib import Path

import pytest

from screenshots.make import FOLDER, PICTURES, Picture, make
from tests.support.dose import some

ALIKE = 0.25
"""A greater share of the rows of one picture does not stand in another."""


@pytest.mark.parametrize("picture", some([*PICTURES], 7), ids=lambda picture: picture.name)
def test_picture_is_current(picture: Picture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn anew, a picture is what lies in the folder; if not, run `python screenshots/make.py` and look at it."""
    monkeypatch.setenv("TZ", "UTC")
    assert make(picture) == (FOLDER / f"{picture.name}.svg").read_text(encoding="utf-8")


def test_every_picture_shows_something_else() -> None:
    """What two have in common are heads and keys."""
    shown = {picture.name: rows(FOLDER / f"{picture.name}.svg") for picture in PICTURES}
    alike = {
        (one, other): share
        for one, other in combinations(shown, 2)
        if (share := len(shown[one] & shown[other]) / min(len(shown[one]), len(shown[other]))) > ALIKE
    }
    assert alike == {}


def test_every_picture_is_shown() -> None:
    """On a page of the manual or in the README, and no other lies about."""
    root = FOLDER.parent
    pages = [root / "README.md", *(root / "data" / "manual").glob("*.md")]
    used = set(re.findall(r"screenshots/([\w-]+)\.svg", "\n".join(page.read_text(encoding="utf-8") for page in pages)))
    assert used == {file.stem for file in FOLDER.glob("*.svg")} == {picture.name for picture in PICTURES} | {"cast"}


def rows(file: Path) -> frozenset[str]:
    """Return the rows of a terminal that say something."""
    by_line: dict[str, list[str]] = {}
    for line, text in re.findall(r"<text [^>]*clip-path=\"url\(#(\S+?)\)\">([^<]*)</text>", file.read_text("utf-8")):
        by_line.setdefault(line, []).append(unescape(text))
    said = (" ".join("".join(parts).split()) for parts in by_line.values())
    return frozenset(row for row in said if len(row) > 9)
