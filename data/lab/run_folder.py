"""The folder of a run: the experiment, its chunks as they end, and the tables made of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from paircard import __version__
from paircard.core.lab.chunk import SIZE, Chunk, Played, Spent, chunks
from paircard.core.lab.experiment import Experiment
from paircard.core.lab.reading import read_experiment
from paircard.core.lab.summary import Line, Row, summary
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.lab.chunk_file import file_of, read_chunk, write_chunk

EXPERIMENT, RUN, CHUNKS, TABLES, TIMES = "experiment.toml", "run.json", "chunks", "tables", "times.csv"
_TIME = re.compile(r"(\d+)-\d+,(\d+),(\d+\.\d+),(\d+\.\d+),(\d+)", re.ASCII)  # no words: a form


@dataclass(frozen=True, slots=True)
class RunFolder:
    """One run, wherever it stands."""

    folder: Path
    experiment: Experiment

    @classmethod
    def begun(cls, folder: Path, text: str, experiment: Experiment) -> RunFolder:
        """Begin a run, or go on with the one that is there; refuse a folder that holds another."""
        about: dict[str, object] = {
            "name": experiment.name,
            "events": experiment.events,
            "seed": experiment.seed,
            "chunk": SIZE,
            "paircard": __version__,
        }
        if experiment.results != read_experiment(text).results:
            about["model"] = experiment.results.model
        if (folder / RUN).exists():
            known, kept = _kept(folder)
            if known != about or kept != text:
                another = tr("{folder} holds another run: choose a folder of its own for this one.", folder=folder)
                raise Refusal(another)
        else:
            (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
            (folder / EXPERIMENT).write_text(text, encoding="utf-8")
            (folder / RUN).write_text(json.dumps(about, indent=1) + "\n")
        return cls(folder, experiment)

    @classmethod
    def opened(cls, folder: Path) -> RunFolder:
        """Open a run as it stands; refuse a folder that holds none."""
        about, text = _kept(folder)
        experiment = read_experiment(text).with_changes(**{key: about[key] for key in ("events", "seed")})
        results = replace(experiment.results, model=about.get("model", experiment.results.model))
        return cls(folder, experiment.with_changes(results=results))

    @property
    def missing(self) -> tuple[Chunk, ...]:
        """Return the chunks that are still to be played."""
        return tuple(each for each in chunks(self.experiment) if not file_of(self.folder / CHUNKS, each.name).exists())

    def keep(self, played: Played) -> None:
        """Keep what came of a chunk, and how long it took."""
        write_chunk(self.folder / CHUNKS, played)
        spent = played.spent
        with (self.folder / TIMES).open("a", encoding="utf-8") as file:
            name, times = played.chunk.name, f"{spent.seconds:.3f},{spent.pairing:.3f}"
            file.write(f"{name},{spent.events},{times},{spent.rounds}\n")

    def blocks(self) -> Iterator[Mapping[int, Iterable[Row]]]:
        """Yield what is played, the same events of all cells together, in the order of the events."""
        together: dict[int, list[Chunk]] = {}
        for chunk in chunks(self.experiment):
            together.setdefault(chunk.first, []).append(chunk)
        for there in together.values():
            files = ((chunk.cell, file_of(self.folder / CHUNKS, chunk.name)) for chunk in there)
            yield {cell: read_chunk(file) for cell, file in files if file.exists()}

    def spent(self) -> dict[int, Spent]:
        """Return by cell how many events were played, and how long that took; no part of the result.

        A line that is torn, or that an older program wrote with less in it, is left out for that reason.
        """
        found: dict[int, Spent] = {}
        for time in filter(None, map(_TIME.fullmatch, _lines(self.folder / TIMES))):
            cell, events, seconds, pairing, rounds = time.groups()
            spent = Spent(int(events), float(seconds), float(pairing), int(rounds))
            found[int(cell)] = found.get(int(cell), Spent()) + spent
        return found

    def summary(self) -> tuple[Line, ...]:
        """Return the figures of all that is played."""
        return summary(self.experiment, self.blocks())


def _kept(folder: Path) -> tuple[Mapping[str, Any], str]:
    """Return what a folder says of its run, and its experiment."""
    try:
        about = json.loads((folder / RUN).read_text(encoding="utf-8"))
        text = (folder / EXPERIMENT).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Refusal(tr("{folder} holds no run: `paircard lab run` makes one.", folder=folder)) from error
    except ValueError as error:
        raise Refusal(_damaged(folder)) from error
    if not isinstance(about, dict) or not all(isinstance(about.get(key), int) for key in ("events", "seed")):
        raise Refusal(_damaged(folder))
    return about, text


def _damaged(folder: Path) -> str:
    return tr("{file} is damaged: delete the folder and run the experiment again.", file=folder / RUN)


def _lines(file: Path) -> Iterable[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else ()
