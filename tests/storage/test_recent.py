"""The list of recent events: what is known of them, the sample event once, and no harm from a file somebody edited."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paircard.data.machine.recent_events import SAMPLE, Recent, recent, recent_events, remember


def made(folder: Path, name: str = "club.json") -> str:
    """An event file, as far as the list looks at it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("{}")
    return str(folder / name)


def test_what_is_known_is_kept_and_what_is_gone_is_not(tmp_path: Path) -> None:
    state, one, other = tmp_path / "state", made(tmp_path, "one.json"), made(tmp_path, "other.json")
    remember(Recent(one, "One", 2, 7, 20, "2026/05/01"), state)
    remember(Recent(other, "Other"), state)
    remember(Recent(one, "One", 3, 7, 21, "2026/05/01"), state)
    assert recent_events(state) == (Recent(one, "One", 3, 7, 21, "2026/05/01"), Recent(other, "Other"))
    Path(other).unlink()
    assert recent(state) == (Path(one),)


def test_the_sample_event_is_listed_once(tmp_path: Path) -> None:
    """Made anew each time, it would fill the list."""
    state, club = tmp_path / "state", made(tmp_path)
    remember(Recent(club, "Club"), state)
    samples = [made(tmp_path / f"{SAMPLE}{number}", "demo-open.json") for number in range(3)]
    for path in samples:
        remember(Recent(path, "Demo Open"), state)
    assert [each.path for each in recent_events(state)] == [samples[-1], club]


@pytest.mark.parametrize(
    "written", ["[{}]", '["{path}"]', '[{"path": "{path}", "round": "four", "name": 7}]', "{", "7", '[null, "{path}"]']
)
def test_any_list_is_read(tmp_path: Path, written: str) -> None:
    """Also one of an older program, which held paths only, and one that is damaged."""
    club = made(tmp_path)
    state = tmp_path / "state"
    state.mkdir()
    (state / "recent.json").write_text(written.replace("{path}", json.dumps(club)[1:-1]))
    assert recent_events(state) in ((), (Recent(club),))
    assert (recent_events(state) == (Recent(club),)) is ("path" in written)
