"""`paircard lab`: experiments with rules: listed, run on this machine or a cluster, reported."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from paircard.core.lab.experiment import Experiment
from paircard.core.lab.reading import need_playable, read_experiment
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.data.lab.shipped import shipped, text_of
from paircard.data.machine.os_errors import in_words
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.importing.files import path_shown
from paircard.tui.sentences.sections import in_file_names
from paircard.tui.start.streams import steer

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.lab.chunk import Chunk, Played
    from paircard.data.lab.run_folder import RunFolder

_NEEDED = ("pyarrow", "distributed", "matplotlib")
REPORT = "report.html"


def list_experiments() -> int:
    """Print the experiments that come with the program: name and question, a line each."""
    any_alphabet()
    for name, text in shipped():
        say(f"{name:22} {tr(read_experiment(text).question)}")
    return DONE


def run_experiment(
    name: str,
    out: Path,
    *,
    jobs: int,
    cluster: str = "",
    events: int | None = None,
    seed: int | None = None,
    model: str | None = None,
) -> int:
    """Play what is still to be played of an experiment; write its tables; return 1 where the checker found anything."""
    try:
        run = _begun(name, out, events, seed, model)
        return _play(run, name, jobs, cluster) or _finish(run)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except OSError as error:
        return unusable(name, error)


def report_run(folder: Path) -> int:
    """Write the report of a run as a page, and print it."""
    any_alphabet()
    if missing := _lacking():
        return failed(missing, CANNOT_READ)
    from paircard.data.lab.in_terminal import as_lines
    from paircard.data.lab.report import as_page
    from paircard.data.lab.run_folder import EXPERIMENT, RunFolder

    try:
        run = RunFolder.opened(folder)
        lines, spent = run.summary(), run.spent()
        text = (folder / EXPERIMENT).read_text(encoding="utf-8")
        (folder / REPORT).write_text(as_page(run.experiment, text, lines, spent), encoding="utf-8")
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except OSError as error:
        return unusable(str(folder), error)
    for line in as_lines(run.experiment, lines, spent, file=path_shown(folder / EXPERIMENT), plain=not _blocks()):
        say(line)
    if run.missing:
        left = len(run.missing)
        say(trn("{count} chunk is still to be played.", "{count} chunks are still to be played.", left))
    say(tr("The page is {file}.", file=path_shown(folder / REPORT)))
    return DONE


def play_again(name: str, *, cell: int, event: int, seed: int | None, trf: Path | None) -> int:
    """Play one event of an experiment again, checked; print what is found."""
    from paircard.core.lab.playing import play

    try:
        experiment = replace(changed(read_experiment(text_of(name)), None, seed), checked=1.0)
        cells = experiment.cells()
        if cell > len(cells):
            raise Refusal(tr("The experiment has {count} cells, not {cell}.", count=len(cells), cell=cell))
        played = play(experiment, cells[cell - 1], event)
        reports = _reports(played.tournament, trf) if trf is not None else ()
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    except OSError as error:
        return unusable(name, error)
    for number, finding in played.findings:
        say(tr("round {round}, {finding}", round=number, finding=finding))
    named = {"label": cells[cell - 1].label, "event": event, "rounds": played.rounds}
    say(tr("{label}, event {event}: {rounds} rounds played.", **named))
    for line in reports:
        say(line)
    return REFUSED if played.findings else DONE


def _reports(tournament: Tournament, file: Path) -> tuple[str, ...]:
    """Write the report of an event, of several sections one each beside it; return what is to be said of those."""
    from paircard.data.exchange.trf.writing.file import write_trf

    if not tournament.several:
        file.write_bytes(write_trf(tournament))
        return ()
    played = [section for section in map(tournament.seen, tournament.stages) if section.scheduled]
    written = {file.with_name(f"{file.stem}{in_file_names(each)}{file.suffix}"): each for each in played}
    for path, section in written.items():
        path.write_bytes(write_trf(section))
    return tuple(
        tr("{section}: its report is {file}.", section=section.stage_name, file=path_shown(path))
        for path, section in written.items()
    )


def unusable(name: str, error: OSError) -> int:
    """Say which file cannot be used, and why; return the exit code."""
    file = path_shown(Path(error.filename or name))
    if isinstance(error, FileNotFoundError) and error.filename == name:
        unknown = tr("There is no experiment {name} and no file of that name: see `paircard lab list`.", name=file)
        return failed(unknown, CANNOT_READ)
    return failed(tr("{file} cannot be used ({why}).", file=file, why=in_words(error)), CANNOT_READ)


def changed(experiment: Experiment, events: int | None, seed: int | None, model: str | None = None) -> Experiment:
    """Return an experiment with what is wished for in place of what it says."""
    wanted: dict[str, object] = {"events": events, "seed": seed}
    if model is not None:
        wanted["results"] = replace(experiment.results, model=model)
    return experiment.with_changes(**{key: value for key, value in wanted.items() if value is not None})


def _begun(name: str, out: Path, events: int | None, seed: int | None, model: str | None) -> RunFolder:
    """Begin the run or go on with it; refuse an experiment that nobody could play before anything is written."""
    text = text_of(name)
    experiment = changed(read_experiment(text), events, seed, model)
    if missing := _lacking():
        raise Refusal(missing)
    need_playable(experiment, text)
    from paircard.data.lab.run_folder import RunFolder

    return RunFolder.begun(out, text, experiment)


def _lacking() -> str:
    """Say what is to be installed first; empty where all is there."""
    if all(find_spec(each) for each in _NEEDED):
        return ""
    return tr("The laboratory needs more than is installed here: pip install 'paircard[lab]'.")


def _play(run: RunFolder, name: str, jobs: int, cluster: str) -> int:
    """Play the missing chunks and keep each as it ends; return an exit code where the checker found anything."""
    todo = run.missing
    try:
        for played in _shown(_hands(run, todo, jobs, cluster), todo):
            if played.findings:
                return _told(run.experiment, name, played)
            run.keep(played)
    except KeyboardInterrupt:
        left = len(run.missing)
        sys.stderr.write("\n")
        stopped = trn(
            "Stopped; {count} chunk is to come. The same command goes on from here.",
            "Stopped; {count} chunks are to come. The same command goes on from here.",
            left,
        )
        return failed(stopped, 130)
    return DONE


def _hands(run: RunFolder, todo: tuple[Chunk, ...], jobs: int, cluster: str) -> Iterator[Played]:
    if not todo:
        return iter(())
    if cluster:
        from paircard.data.lab.cluster import played_by_cluster

        return played_by_cluster(run.experiment, todo, cluster, jobs)
    from paircard.data.lab.on_this_machine import played_here

    return played_here(run.experiment, todo, jobs)


def _told(experiment: Experiment, name: str, played: Played) -> int:
    event, number, sentence = played.findings[0]
    say(tr("event {event}, round {round}: {finding}", event=event, round=number, finding=sentence))
    options = f"--cell {played.chunk.cell} --event {event} --seed {experiment.seed}"  # no words: options
    command = f"paircard lab play {shlex.quote(name)} {options}"  # no words: a command
    return failed(tr("The checker found this; again: {command}", command=command), REFUSED)


def _finish(run: RunFolder) -> int:
    from paircard.data.lab.figures import told_time
    from paircard.data.lab.run_folder import TABLES
    from paircard.data.lab.tables import write_tables

    write_tables(run.folder / TABLES, run.summary())
    for label, told in told_time(run.experiment, run.spent()):
        say(f"{label}: {told}")
    say(tr("The tables are in {folder}.", folder=path_shown(run.folder / TABLES)))
    return DONE


def _shown(played: Iterator[Played], todo: tuple[Chunk, ...]) -> Iterator[Played]:
    """Pass chunks on; on a terminal a line tells how far it is, how fast, and how long it takes yet."""
    whole = sum(each.last - each.first + 1 for each in todo)
    started, done = perf_counter(), 0
    if whole and sys.stderr.isatty():
        steer(sys.stderr, tr("{done} of {total} events", done=0, total=whole))
        sys.stderr.flush()
    for one in played:
        yield one
        done += one.chunk.last - one.chunk.first + 1
        if sys.stderr.isatty():
            rate = done / (perf_counter() - started)
            named = {"done": done, "whole": whole, "rate": f"{rate:.1f}", "left": f"{(whole - done) / rate:.0f}"}
            told = tr("{done} of {whole} events, {rate} a second, {left} s left", **named)
            steer(sys.stderr, f"\r{told}   ")
            sys.stderr.flush()
    if done and sys.stderr.isatty():
        sys.stderr.write("\n")


def _blocks() -> bool:
    return (sys.stdout.encoding or "").lower().startswith("utf")
