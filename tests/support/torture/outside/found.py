"""What lies there after a death, held against what was promised."""

from __future__ import annotations

from pathlib import Path

from paircard.data.storage.errors import StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from tests.support.torture.outside.reference import Reference, deeds_of
from tests.support.torture.tally import Tally


def found_of(reference: Reference, path: Path, told: int, place: str, tally: Tally) -> int | None:
    """Hold what is there against the script; return how many entries there are, None where something is wrong."""
    if not path.exists():
        if told:
            tally.blame("lost", f"{place}: the event was promised, and there is no file")
        return None if told else 0
    try:
        with EventFile.open(path) as event:
            tally.met["log mended"] += bool(event.take_notices())
            there = deeds_of(event.tournament)
        problem = examine(path).problem
    except StoreError as error:
        tally.blame("unreadable", f"{place}: {error}")
        return None
    wrong = ""
    if problem or len(there) not in reference.ends or there != reference.deeds[: len(there)]:
        wrong = "mixed"
    elif len(there) < told:
        wrong = "lost"
    if wrong:
        tally.blame(wrong, f"{place}: {len(there)} entries, {told} promised; {problem}")
        return None
    tally.met["stored, not promised"] += len(there) > told
    return len(there)
