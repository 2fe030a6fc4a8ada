"""A good file takes the place of another while it is open; and texts are changed behind a seal that is right."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from paircard.core.event.tournament import Tournament
from paircard.data.storage import seal
from paircard.data.storage.errors import FileReplaced, StoreError
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.histories import continues, lacking
from paircard.data.storage.kept_copies import beside
from paircard.data.storage.logbook import Logbook, Standing
from tests.support.play import TIME, Play
from tests.support.torture.tally import Tally
from tests.support.torture.venue import EVENT, Venue
from tests.support.torture.work import drawn, played

Decision = Callable[[EventFile], object]
DECISIONS: dict[str, Decision] = {
    "together": lambda event: event.bring_together(arbiter="Anna"),
    "on disk": lambda event: event.go_on_with_found(arbiter="Anna"),
    "put back": lambda event: event.put_back(arbiter="Anna"),
}


def swaps(folder: Path, count: int, seed: int) -> Tally:
    """Swap files so many times: an older copy, one that went on elsewhere, another event.

    Nothing may be stored before somebody decides; whatever is decided, each confirmed entry of both sides is in the
    event, or in a file beside it that `recover` names.
    """
    tally = Tally("file replaced while it is open")
    chance = Random(f"{seed}/swaps")
    for number in range(count):
        place = folder / f"swap-{number}"
        place.mkdir()
        _swap(place, chance, tally, f"seed {seed}, swap {number}")
        tally.runs += 1
        shutil.rmtree(place)
    return tally


def _swap(place: Path, chance: Random, tally: Tally, said: str) -> None:
    path = played(8).store(place / EVENT)
    event = EventFile.open(path, clock=lambda: TIME)
    copies = [path.read_bytes()]
    for _ in range(chance.randint(1, 4)):
        event.execute(drawn("anything", chance, event.tournament), arbiter="Anna")
        copies.append(path.read_bytes())
    known = event.tournament
    kind, content = _other(place, copies, chance)
    _put(path, content)
    with EventFile.open(_copied(path, place / "seen")) as other:
        found = other.tournament
    if continues(found, known):
        tally.met["same"] += 1
        return
    tally.met[kind] += 1
    try:
        event.execute(drawn("anything", chance, known), arbiter="Anna")
        tally.blame("accepted", f"{said}: a command was stored in a file that was replaced ({kind})")
    except FileReplaced:
        pass
    if path.read_bytes() != content:
        tally.blame("accepted", f"{said}: the replaced file was changed ({kind})")
    decision = chance.choice([name for name in DECISIONS if (kind, name) != ("another event", "together")])
    DECISIONS[decision](event)
    _reckon(event, (known, found), tally, f"{said}: {kind}, {decision}")


def _other(place: Path, copies: list[bytes], chance: Random) -> tuple[str, bytes]:
    """Return another file, and what it is."""
    kind = chance.choice(("older copy", "gone on elsewhere", "another event"))
    elsewhere = place / "elsewhere"
    elsewhere.mkdir()
    copy = elsewhere / EVENT
    if kind == "another event":
        Play.evenly(6, 2000, 5, rounds=7).store(copy)
        return kind, copy.read_bytes()
    copy.write_bytes(chance.choice(copies[:-1]))
    if kind == "gone on elsewhere":
        with EventFile.open(copy, clock=lambda: TIME) as event:
            for _ in range(chance.randint(1, 3)):
                event.execute(drawn("anything", chance, event.tournament), arbiter="Bo")
    return kind, copy.read_bytes()


def _reckon(event: EventFile, sides: tuple[Tournament, Tournament], tally: Tally, said: str) -> None:
    with EventFile.open(event.path) as again:
        there = again.tournament
        if notices := again.take_notices():
            tally.blame("beside", f"{said}: {notices}")
    if there.entries != event.tournament.entries:
        tally.blame("mixed", f"{said}: in memory is another event than on disk")
    if Logbook(event.companions).read().standing(there.entries) is not Standing.IN_STEP:
        tally.blame("beside", f"{said}: the log is not in step")
    kept = [each.tournament for each in beside(event.companions, there)]
    for side in sides:
        if lacking(there, side) and not any(continues(each, side) for each in kept):
            tally.blame("lost", f"{said}: entries are neither in the event nor in what is kept")


def _put(path: Path, content: bytes) -> None:
    arriving = path.with_name("arriving")
    arriving.write_bytes(content)
    os.replace(arriving, path)


def _copied(path: Path, folder: Path) -> Path:
    folder.mkdir()
    return Path(shutil.copy(path, folder / path.name))


# --- texts behind a good seal -------------------------------------------------------------------------------


def changed_texts(venue: Venue) -> Tally:
    """Change every text of every entry, and seal the file anew: the chain breaks, or the log tells."""
    tally = Tally("text changed behind a good seal")
    path = venue.copy("forged")
    whole = path.read_bytes()
    for what, content in _forged(whole, path):
        path.write_bytes(content)
        tally.runs += 1
        try:
            with EventFile.open(path) as event:
                told = bool(event.take_notices())
        except StoreError:
            tally.met["refused"] += 1
            continue
        tally.met["told"] += told
        if not told:
            tally.blame("accepted", what)
        # the log was set aside for the forged event
        shutil.rmtree(path.parent)
        venue.copy("forged")
    shutil.rmtree(path.parent)
    return tally


def _forged(content: bytes, path: Path) -> Iterator[tuple[str, bytes]]:
    revision = seal.unpack(content, path).revision
    count = len(seal.unpack(content, path).lines["journal"])
    for number in range(1, count + 1):
        for place in _texts(_document(content, path, number)):
            tables = dict(seal.unpack(content, path).lines)
            document = _document(content, path, number)
            _change(document, place)
            tables["journal"] = {**tables["journal"], str(number): seal.line(str(number), document)}
            yield f"entry {number}, {'/'.join(map(str, place))}", seal.pack(revision, tables)


def _document(content: bytes, path: Path, number: int) -> Any:
    return json.loads(json.dumps(seal.document(seal.unpack(content, path).lines["journal"][str(number)])))


def _texts(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the places of all texts in a document."""
    if isinstance(value, str):
        yield place
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from _texts(child, (*place, key))


def _change(document: Any, place: tuple[Any, ...]) -> None:
    *way, last = place
    for key in way:
        document = document[key]
    document[last] += "x"
