"""The moving picture of the README shows the program as it is, and moves where it is looked at."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from screenshots.cast import ACTS, FOLDER, MOST_BYTES, NAME, POSTER, draw

CAST = (FOLDER / NAME).read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"


def test_the_cast_is_current(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Played anew, it is what lies in the folder; if not, run `python screenshots/cast.py` and look at it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    assert draw() == CAST


def test_it_is_shown_where_a_picture_is() -> None:
    """Small, complete in itself, without a script or anything fetched: an image on a page may have no more."""
    assert len(CAST.encode()) < MOST_BYTES
    assert not re.search(r"<script|<foreignObject|https?://(?!www\.w3\.org)|@import|url\((?!#)", CAST)
    names = {element.get("id") for element in ET.fromstring(CAST).iter()}
    used = {use.get("href", "").removeprefix("#") for use in ET.fromstring(CAST).iter(f"{SVG}use")}
    assert used <= names


def test_it_moves_for_ever_and_stands_for_who_wants_no_motion() -> None:
    """A frame for each act in turn; without motion the one that says why 8 meets 23."""
    whole = sum(act.seconds for act in ACTS)
    assert (
        f"@media (prefers-reduced-motion:no-preference){{.film{{animation:film {whole:g}s step-end infinite}}}}" in CAST
    )
    film = next(group for group in ET.fromstring(CAST).iter(f"{SVG}g") if group.get("class") == "film")
    assert len(film) == len(ACTS) == CAST.count("%{transform:translate(")
    wide = float((ET.fromstring(CAST).get("viewBox") or "").split()[2])
    assert film.get("transform") == f"translate({-POSTER * wide:g})"
    assert all(
        words in _text(film[POSTER])
        for words in ("8 Çağlarsoy", "23 Zdrojewiak", "have already met", "the first that fits")
    )
    assert "Round 4 of 7 · 8 missing" in _text(film[0])


def _text(frame: ET.Element) -> str:
    """Return what is written in a frame."""
    rows = {element.get("id"): element for element in ET.fromstring(CAST).iter(f"{SVG}g")}
    used = (rows[use.get("href", "").removeprefix("#")] for use in frame.iter(f"{SVG}use"))
    return "\n".join("".join(row.itertext()) for row in used)
