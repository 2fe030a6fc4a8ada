"""An event from the list of entrants to the final table, typed in line mode on both systems, and what is made of it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from paircard.data.storage.event_file import EventFile
from tests.support.torture.outside.reference import deeds_of
from tests.support.windows.account import Account
from tests.support.windows.python import WindowsPython
from tests.support.windows.sides import Sides

EVENT = "evening.json"
ENTRANTS = """name,rating,title
"Żak, Łucja",2310,WIM
"Ångström, Åke",2250,
"Иванова, Ида",2180,
"Müller, Jürgen",2105,FM
"O’Neill, Síle",1990,
"Dvořák, Čeněk",1875,
"Ğul, Şule",1760,
"""
"""Letters that no code page of Windows has together."""
SCRIPT = f"""new Zażółć Open; 3; system=Swiss 2026; file={EVENT}
E
i list.csv; y
new Наумова, Надя; rating=1650
f w
P
p
b
1 1
2 5
3 0
4 1
p
b
1 5
2 1
3 0
4 +
p
b
1 1
2 5
2 0
3 1
4 5
u
U
S
"""
"""With a slip, a forfeit, and the last result taken back and given again."""

COMMANDS: tuple[tuple[str, ...], ...] = (
    ("verify", EVENT),
    ("check", EVENT),
    ("pair", EVENT, "--round", "3"),
    ("explain", EVENT, "--round", "3"),
    ("standings", EVENT),
    ("standings", EVENT, "--format", "json"),
    ("export", EVENT, "--format", "trf16", "--out", "old.trf"),
    ("export", EVENT, "--format", "trf26", "--out", "new.trf"),
    ("import", "new.trf", "--into", "again.json", "--yes"),
    ("standings", "again.json"),
    ("import", "list.csv", "--into", "list.json", "--yes"),
    ("print", EVENT, "crosstable"),
    ("print", EVENT, "report"),
    ("print", EVENT, "protocol", "--out", "protocol.txt"),
    ("print", EVENT, "standings", "--format", "html", "--out", "standings.html"),
    ("print", EVENT, "slips", "--format", "html", "--out", "slips.html"),
    ("publish", EVENT, "pages"),
)
"""What is asked of the finished event. All that is said must be the same on both systems."""
FILES = ("*.trf", "*.txt", "*.html", "pages/**/*")
"""What the commands write, to the byte. Event files are not among them: they hold the times of their commands."""


def evening(python: WindowsPython, account: Account) -> None:
    """Type the event on both sides; then ask the event of Windows on both sides."""
    with tempfile.TemporaryDirectory() as folder:
        sides = Sides.within(python, Path(folder))
        sides.put("list.csv", ENTRANTS.encode())
        account.judges("line mode: what is said", sides.differ(["line", "--keep-going"], SCRIPT.encode()))
        account.judges("line mode: what is stored", _other_deeds(sides))
        _take_event_of_windows(sides)
        account.judges("a pipe", sides.differ(("standings", EVENT)))
        for command, wrong in zip(COMMANDS, sides.all_differ(COMMANDS), strict=True):
            account.judges(" ".join(command), wrong)
        for pattern in FILES:
            account.judges(f"files {pattern}", sides.files_differ(pattern))


def _other_deeds(sides: Sides) -> str:
    """Hold the entries against each other without their times; their file opens here, to the last seal."""
    told = []
    for place in (sides.here, sides.there):
        with EventFile.open(place / EVENT) as event:
            told.append(deeds_of(event.tournament))
            if notices := event.take_notices():
                return " ".join(notices)
    return "" if told[0] == told[1] else f"{len(told[0])} entries here, {len(told[1])} there, and they differ"


def _take_event_of_windows(sides: Sides) -> None:
    """From now on both have the event that Windows made, with its log and its backups."""
    shutil.rmtree(sides.here)
    shutil.copytree(sides.there, sides.here)
