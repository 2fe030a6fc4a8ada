"""As many events of the large test as are wanted, in parallel: each is kept at once, and a test ended goes on."""

# no words in this file: a report for those who test programs, in English
from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.data.machine.worker import dismiss, serve
from paircard.data.platform.processes import most_processes
from paircard.tui.batch.against.difference import Outcome, Way
from paircard.tui.batch.against.event import Judged, judge
from paircard.tui.batch.against.peers.catalogue import PEERS
from paircard.tui.batch.against.peers.peer import Peer

CHUNK = 5
"""Events judged by a process before it reports."""
Task = tuple[Way, int]
"""Who makes the event, and its seed."""
KEPT, HEAD, FOUND = "events.jsonl", "test.json", "found"  # no words: names of files


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for."""

    peer: str
    """A key of `PEERS`."""
    events: int
    """Each way."""
    seed: int
    """Of the first event; the others follow."""
    folder: Path
    players: tuple[int, int]
    """The fewest and the most of an event."""
    ways: tuple[Way, ...] = (Way.OURS, Way.THEIRS)
    engine: Path | None = None
    jobs: int = 1

    @property
    def head(self) -> dict[str, Any]:
        """What all events of a folder have in common."""
        return {"against": self.peer, "players": list(self.players)}

    @property
    def tasks(self) -> Iterator[Task]:
        """Every event that is wanted, seed by seed."""
        for seed in range(self.seed, self.seed + self.events):
            yield from ((way, seed) for way in self.ways)


@dataclass
class Kept:
    """The events of a folder."""

    folder: Path
    outcomes: list[Outcome] = field(default_factory=list)

    @staticmethod
    def opened(wish: Wish, versions: dict[str, str]) -> Kept:
        """Open a folder, new or of the same test; raise `Refusal` for another, `OSError` where it cannot be used."""
        wish.folder.mkdir(parents=True, exist_ok=True)
        head, now = wish.folder / HEAD, {**wish.head, **versions}
        if not head.exists():
            head.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
        elif json.loads(head.read_text(encoding="utf-8")) != now:
            other = said("{folder} holds another test, of other programs or players: name another.", folder=wish.folder)
            raise Refusal(other)
        kept = Kept(wish.folder)
        if (file := wish.folder / KEPT).exists():
            kept.outcomes = [*_read(file)]
            _end_line(file)
        return kept

    def add(self, judged: Judged) -> None:
        """Keep an event at once; one in which anything differs is filed with its report."""
        self.outcomes.append(judged.outcome)
        with (self.folder / KEPT).open("a", encoding="utf-8") as file:
            file.write(json.dumps(judged.outcome.kept) + "\n")
        if judged.outcome.differences:
            found = self.folder / FOUND
            found.mkdir(exist_ok=True)
            name = f"{judged.outcome.way}-{judged.outcome.seed}"  # no words: a name of a file
            (found / f"{name}.trf").write_text(judged.report, encoding="utf-8", newline="")
            told = json.dumps(judged.outcome.kept, indent=2, ensure_ascii=False)
            (found / f"{name}.json").write_text(told + "\n", encoding="utf-8")


def _read(file: Path) -> Iterator[Outcome]:
    """Yield the events kept; a line that was being written when the test was ended is left out."""
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            kept = json.loads(line)
        except ValueError:
            continue
        yield Outcome.of(kept)


def _end_line(file: Path) -> None:
    """End a line that was being written, so that the next one is not joined to it."""
    with file.open("rb+") as kept:
        kept.seek(0, 2)
        if kept.tell():
            kept.seek(-1, 2)
            kept.write(b"" if kept.read(1) == b"\n" else b"\n")


def run(wish: Wish, kept: Kept) -> Iterator[Judged]:
    """Judge what is wanted and not kept yet, and yield each event after it is kept."""
    done = {(each.way, each.seed) for each in kept.outcomes}
    tasks = [task for task in wish.tasks if task not in done]
    for judged in _judged(wish, tasks):
        kept.add(judged)
        yield judged


def _judged(wish: Wish, tasks: Sequence[Task]) -> Iterator[Judged]:
    if wish.jobs == 1:
        peer = PEERS[wish.peer](wish.engine)
        yield from (judge(peer, way, seed, wish.players) for way, seed in tasks)
        return
    with ProcessPoolExecutor(most_processes(wish.jobs), None, _begin, (wish,)) as pool:
        try:
            parts = [pool.submit(_several, tasks[at : at + CHUNK]) for at in range(0, len(tasks), CHUNK)]
            for part in parts:
                yield from part.result()
        except KeyboardInterrupt:
            dismiss(pool)
            raise


_IN_PROCESS: list[tuple[Peer, Wish]] = []
"""What a process of the pool has been told once."""


def _begin(wish: Wish) -> None:
    serve()
    _IN_PROCESS.append((PEERS[wish.peer](wish.engine), wish))


def _several(tasks: Sequence[Task]) -> list[Judged]:
    peer, wish = _IN_PROCESS[-1]
    return [judge(peer, way, seed, wish.players) for way, seed in tasks]
