"""Every command that prints and ends, on every golden journal at every stage of it: an answer or a sentence, no fault.

python -m tests.support.every_stage --seed 1 --states 400
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from paircard.data.storage.journal_file import JournalFile
from paircard.tui.cli import main as paircard
from tests.support.forged import documents, sealed

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))
COMMANDS = (
    ("pair",),
    ("explain",),
    ("check",),
    ("standings",),
    ("export", "--format", "trf16"),
    ("export", "--format", "trf26"),
    ("print", "announcement"),
    ("print", "standings"),
    ("print", "pairings"),
    ("print", "report"),
    ("publish", "SITE"),
    ("verify",),
    ("recover",),
)
OF_THE_WHOLE = ("publish", "verify", "recover")
"""They ask for no section."""
KINDLY = (0, 1, 3)
"""Exit codes of what was done, of what was refused, and of a check that found another pairing than was made."""


def stages_of(journal: Path) -> tuple[int, ...]:
    """Return after how many entries each command of a journal was done."""
    firsts = [each["number"] for each in documents(journal) if each["number"] == each["command"]]
    return (*(first - 1 for first in firsts[1:]), len(documents(journal)))


def faults(journal: Path, entries: int, folder: Path) -> Iterator[str]:
    """Run every command on the beginning of a journal; yield what ended otherwise than with an answer or a sentence."""
    path = folder / f"{journal.stem}-{entries}.json"
    path.write_bytes(sealed(documents(journal)[:entries]))
    event = JournalFile(path).tournament
    for stage in event.stages:
        named = ("--section", event.seen(stage).stage_name) if event.several else ()
        for name, *words in COMMANDS:
            given = [str(folder / path.stem) if word == "SITE" else word for word in words]
            section = () if name in OF_THE_WHOLE else named
            command = [name, str(path), *given, *section]
            told = io.StringIO()
            with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
                code = paircard(command)
            if code not in KINDLY:
                asked = " ".join((name, *words, *section))
                yield f"{journal.name} after entry {entries}: {asked}: {code} {told.getvalue()}"


def chosen(seed: int, states: int) -> list[tuple[Path, int]]:
    """Return some stages of golden journals, of each journal about as many."""
    chance = Random(seed)
    drawn = [
        (journal, chance.choice(stages_of(journal))) for _ in range(-(-states // len(JOURNALS))) for journal in JOURNALS
    ]
    return sorted(set(drawn[:states]))


def main() -> int:
    """Print every fault, and how much was tried."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--states", type=int, default=400)
    options = parser.parse_args()
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        for journal, entries in chosen(options.seed, options.states):
            for fault in faults(journal, entries, Path(folder)):
                found += 1
                print(fault, file=sys.stderr)  # noqa: T201
    print(f"{options.states} states, {found} faults")  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
