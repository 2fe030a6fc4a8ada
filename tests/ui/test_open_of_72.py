"""Check-in of an open of 72 in the time it takes to type their names, on a real terminal."""

from __future__ import annotations

import sys
from pathlib import Path

from paircard.core.tables.attendance import attendance
from paircard.core.values.text import folded
from paircard.data.storage.journal_file import JournalFile
from tests.support.dose import long
from tests.support.pty import Terminal
from tests.ui.test_morning import stored

ROOT = Path(__file__).parents[2]
SURNAMES = [
    "Nowak",
    "Müller",
    "Kovács",
    "Dvořák",
    "García",
    "Jensen",
    "Åberg",
    "Žukauskas",
    "Petrov",
    "Rossi",
    "Silva",
    "Lindqvist",
]
FIRST = ["Anna", "Bo", "Clara", "Dan", "Eva", "Finn"]
PEOPLE = [f"{surname}, {first}" for surname in SURNAMES for first in FIRST]


@long
def test_72_names_typed_without_a_pause_are_72_ticks(tmp_path: Path) -> None:
    """All keys in one write: a surname that six have, a blank, as much of the first name as is needed, a blank."""
    path = stored(tmp_path / "open.json", *PEOPLE)
    typed = "".join(f"{folded(name).replace(',', '')} " for name in reversed(PEOPLE))
    env = {"PYTHONPATH": str(ROOT), "PAIRCARD_ARBITER": "Anna", "XDG_STATE_HOME": str(tmp_path / "state")}
    with Terminal([sys.executable, "-m", "paircard", str(path)], cwd=tmp_path, env=env) as terminal:
        terminal.wait_for("72 entrants")
        terminal.type("j")
        terminal.wait_for("0 of 72 here")
        terminal.type(typed)
        terminal.wait_for("72 of 72 here", 300)
    there = attendance(JournalFile(path).tournament)
    assert there is not None
    assert not there.missing
