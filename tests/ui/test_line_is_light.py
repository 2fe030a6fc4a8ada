"""Line mode loads what it says: neither the screen library nor what draws text in colours."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich import cells
from textual.keys import key_to_character

from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.papers.cells import _ONE_CELL, cell_len, chop_cells, set_cell_size
from paircard.data.storage.event_file import EventFile
from paircard.tui.line.keys import typed_keys
from paircard.tui.line.places.of_room import place_of
from paircard.tui.rooms import ROOMS
from tests.support.settled import opening, usual

ROOT = Path(__file__).parents[2]
PROBE = """
import io, sys
from pathlib import Path
from paircard.tui.cli import main
from paircard.tui.line.places.of_room import place_of
from paircard.tui.rooms import ROOMS

lines = Path("lines.txt").read_text(encoding="utf-8")
for event in sys.argv[1:]:
    sys.stdin = io.StringIO(lines)
    main(["line", "--keep-going", *filter(None, [event])])
for room in ROOMS:
    place_of(room)
drawn = sorted(name for name in sys.modules if name.split(".")[0] in ("textual", "rich"))
sys.exit(" ".join(drawn) or 0)
"""
PAIRS = "p; d; 7; y", "p; d; y; 7", "p; seed", "w", "p; w"
"""What is asked before round 1 differs: the first that is answered pairs it, the others are refused."""
LINES = "help", "list", "P", *PAIRS, "b", "L; y", "help", "list", "1 1", "2 5", "u; y", "E", "help", "list", "S", "list"


def test_every_system_is_paired_without_a_screen(tmp_path: Path) -> None:
    """The start, its help, a round of every system and its first results, entrants and table; all other places."""
    for key in SYSTEMS:
        regulations = replace(usual(key), rounds=3)
        EventFile.create(tmp_path / f"{key}.json", *opening(regulations, 6), arbiter="Anna").close()
    (tmp_path / "lines.txt").write_text("\n".join(LINES), encoding="utf-8")
    events = ["", *(f"{key}.json" for key in SYSTEMS)]
    command = [sys.executable, "-c", PROBE, *events]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    for key in SYSTEMS:
        event = EventFile.open(tmp_path / f"{key}.json")
        assert event.tournament.rounds, f"{key}\n{done.stdout[-3000:]}"
        event.close()


def test_keys_are_named_as_the_screen_library_names_them() -> None:
    """Line mode does not ask it."""
    for offer in {offer for room in ROOMS for offer in place_of(room).room.OFFERS}:
        for key in filter(None, offer.key.split(",")):
            character = key_to_character(key)
            written = character if character is not None and character.isprintable() else None
            assert (written or key) in (*typed_keys(offer), " ") or key in ("slash", "plus", "minus")


@pytest.mark.parametrize("text", ["Öhrnberg", "Đặng, Thùy Vy", "李雷 Li", "½-½ · 1–0", "e\u0301\u200d", "🧑‍🎓 A", ""])
def test_cells_are_those_of_the_screens(text: str) -> None:
    assert cell_len(text) == cells.cell_len(text)
    for width in (1, 3, 8, 20):
        assert set_cell_size(text, width) == cells.set_cell_size(text, width)
        assert chop_cells(text, width) == cells.chop_cells(text, width)


def test_what_is_counted_here_takes_one_cell() -> None:
    assert all(cells.cell_len(letter) == 1 for letter in _ONE_CELL)
