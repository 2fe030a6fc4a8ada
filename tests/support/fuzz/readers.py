"""The readers of the program: how a damaged file for each is made, and all that is done with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from paircard.data.machine.recent_events import recent
from paircard.data.machine.settings import read_settings
from tests.support.fuzz import samples
from tests.support.fuzz.mutations import damaged_bytes, damaged_value
from tests.support.fuzz.program import said, written_in
from tests.support.fuzz.sealed_again import entries_of, renumbered, sealed_again
from tests.support.paper_kinds import OF_PLAYERS

LINE = "P\nlist\nE\nlist\nS\nlist\n1\nG\nlist\nJ\nlist\nR\nq\n"
"""What an arbiter without a screen types to hear everything."""


@dataclass(frozen=True)
class Reader:
    """A kind of file."""

    make: Callable[[Random], bytes]
    use: Callable[[Random, Path, bytes], Iterator[bytes]]
    """Does with a file, in an empty folder, what people do; yields what is said and written."""


def _event(chance: Random) -> bytes:
    sample, _ = samples.event()
    if chance.random() < 0.1:
        return damaged_bytes(chance, sample)
    entries = entries_of(sample)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = chance.randrange(len(entries))
        match chance.randrange(12):
            case 0:
                del entries[place]
            case 1:
                entries.insert(place, chance.choice(entries))
            case 2:
                chance.shuffle(entries)
            case _:
                entries[place] = {**entries[place], "event": damaged_value(chance, entries[place]["event"])}
                if chance.random() < 0.1:
                    entries[place] = damaged_value(chance, entries[place])
        if not entries:
            return sample
    if all(isinstance(each, dict) for each in entries):
        with_numbers = renumbered(entries) if chance.random() < 0.8 else entries
        try:
            return sealed_again(sample, with_numbers)
        except (TypeError, ValueError):  # half a character cannot be written
            return sample
    return sample


def _use_event(chance: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file = folder / "event.json"
    file.write_bytes(content)
    yield said("verify", file)
    yield said("standings", file, "--format", chance.choice(("text", "json", "csv")))
    for paper in chance.sample(list(OF_PLAYERS), 3):
        yield said("print", file, paper, "--format", chance.choice(("text", "html")))
    yield said("export", file, "--format", chance.choice(("trf16", "trf26")), "--out", folder / "out.trf")
    yield said(chance.choice(("pair", "explain", "check")), file)
    yield said("line", "--keep-going", file, typed=LINE)
    if chance.random() < 0.3:
        yield said("publish", file, folder / "pages")
    yield written_in(folder)


def _use_log(chance: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file = folder / "event.json"
    (folder / "event.log").write_bytes(content)
    if chance.random() < 0.5:
        file.write_bytes(samples.event()[0])
    yield said("verify", folder / "event.log")
    yield said("recover", file)
    yield said("line", "--keep-going", file, typed="J\nlist\nq\n")


def _use_report(_: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file, event = folder / "report.trf", folder / "event.json"
    file.write_bytes(content)
    yield said("import", file, "--into", event, "--yes")
    yield said("standings", file)
    file.unlink()
    if event.exists():
        for edition in ("trf16", "trf26"):
            yield said("export", event, "--format", edition, "--out", folder / f"{edition}.trf")
            again = said("import", folder / f"{edition}.trf", "--into", folder / f"{edition}.json", "--yes")
            if not (folder / f"{edition}.json").exists():
                raise AssertionError(f"what was written as {edition} is not read: {again.decode()}")
            yield again
        yield said("print", event, "report")
    yield written_in(folder)


def _use_entrants(_: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file, event = folder / "list.csv", folder / "list.json"
    file.write_bytes(content)
    yield said("import", file, "--yes")
    file.unlink()
    if event.exists():
        yield said("print", event, "start-list")
        yield said("standings", event, "--format", "csv")
    yield written_in(folder)


def _use_list(chance: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file = folder / f"list.{chance.choice(('txt', 'xml', 'csv'))}"
    file.write_bytes(content)
    yield said("ratings", "import", file)
    yield said("ratings", "compare", file)
    for words in ("na", "no", "1100001"):
        yield said("ratings", "find", words)


def _use_settings(_: Random, folder: Path, content: bytes) -> Iterator[bytes]:
    file = folder / "settings.toml"
    file.write_bytes(content)
    yield read_settings(file).remark.encode()
    (folder / "recent.json").write_bytes(content)
    recent(folder)
    (folder / "empty.json").write_bytes(samples.event()[0])
    yield said("line", "--keep-going", folder / "empty.json", typed="J\nlist\nq\n")


def _use_engine(_: Random, __: Path, content: bytes) -> Iterator[bytes]:
    yield said("engine", typed=content.decode(errors="replace"))


def _position(chance: Random) -> bytes:
    position = chance.choice(samples.positions())
    if chance.random() < 0.1:
        return damaged_bytes(chance, json.dumps(position).encode())
    for _ in range(chance.choice((0, 1, 1, 2))):
        position = damaged_value(chance, position)
    return json.dumps(position).encode()


READERS: Mapping[str, Reader] = {
    "event": Reader(_event, _use_event),
    "log": Reader(lambda chance: damaged_bytes(chance, samples.event()[1]), _use_log),
    "trf": Reader(lambda chance: damaged_bytes(chance, chance.choice(samples.reports())), _use_report),
    "csv": Reader(lambda chance: damaged_bytes(chance, samples.ENTRANTS.encode()), _use_entrants),
    "lists": Reader(lambda chance: damaged_bytes(chance, chance.choice(samples.lists())), _use_list),
    "settings": Reader(lambda chance: damaged_bytes(chance, samples.SETTINGS.encode()), _use_settings),
    "engine": Reader(_position, _use_engine),
}
