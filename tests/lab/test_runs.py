"""Runs: the same bytes by one core, two, or a cluster whose workers die; nothing lost, nothing counted twice."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from concurrent.futures import CancelledError, Future
from dataclasses import replace
from multiprocessing import resource_tracker
from pathlib import Path
from threading import Thread

import pytest
from distributed import KilledWorker, LocalCluster

from paircard import __version__
from paircard.core.facets.finding import Finding
from paircard.core.lab import chunk as chunks_of_work
from paircard.core.lab.chunk import chunks, play_chunk
from paircard.core.lab.playing import play
from paircard.core.lab.reading import read_experiment
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.data.lab import cluster as of_dask
from paircard.data.lab.cluster import played_by_cluster
from paircard.data.lab.run_folder import RunFolder
from paircard.tui.cli import main
from tests.support.dose import long

TEXT = """\
name = "trial"
question = "Does it matter?"
rounds = 3
events = 120
[field]
players = 8
[[system]]
key = "swiss-1998"
[[system]]
key = "dutch-2026"
"""


@pytest.fixture
def trial(tmp_path: Path) -> Path:
    """An experiment of six chunks, as a file."""
    file = tmp_path / "trial.toml"
    file.write_text(TEXT)
    return file


def run(trial: Path, out: Path, *options: str) -> int:
    """Type the command."""
    return main(["lab", "run", str(trial), "--out", str(out), *options])


def results(out: Path) -> dict[str, bytes]:
    """All files of a run but the one that tells how long it took."""
    return {str(each.relative_to(out)): each.read_bytes() for each in out.rglob("*.*") if each.name != "times.csv"}


@long
def test_one_core_and_two_write_the_same_files(trial: Path, tmp_path: Path) -> None:
    assert run(trial, tmp_path / "one", "--jobs", "1") == 0
    assert run(trial, tmp_path / "two", "--jobs", "2") == 0
    assert results(tmp_path / "one") == results(tmp_path / "two")
    assert len(results(tmp_path / "one")) > 6 + 2 + 10  # chunks, what is played, tables


@long
def test_a_run_that_was_interrupted_goes_on(trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert run(trial, whole, "--jobs", "1") == 0
    experiment = read_experiment(TEXT)
    started = RunFolder.begun(broken, TEXT, experiment)
    for each in chunks(experiment)[:2]:
        started.keep(play_chunk(experiment, each))
    (broken / "chunks" / ".0002-00000001.77").write_bytes(b"half of a chunk")
    assert len(started.missing) == 4
    assert main(["lab", "report", str(broken)]) == 0
    assert "4 chunks are still to be played." in capsys.readouterr().out
    (broken / "report.html").unlink()
    assert run(trial, broken, "--jobs", "1") == 0
    (broken / "chunks" / ".0002-00000001.77").unlink()
    assert results(whole) == results(broken)


KILLED_AT_WORK = """
import os, signal
from concurrent.futures import ProcessPoolExecutor
from paircard.data.machine.worker import serve

pool = ProcessPoolExecutor(2, None, serve)
list(pool.map(abs, range(8)))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_whom_they_work_for() -> None:
    """They have the same output: it ends when the last of them does."""
    done = subprocess.run([sys.executable, "-c", KILLED_AT_WORK], capture_output=True, timeout=50, check=False)
    assert done.returncode == -signal.SIGKILL


DISMISSED = """
import time
from concurrent.futures import ProcessPoolExecutor
from paircard.data.machine.worker import dismiss, serve

with ProcessPoolExecutor(2, None, serve) as pool:
    list(pool.map(abs, range(8)))
    running = [pool.submit(time.sleep, 60) for _ in range(4)]
    dismiss(pool)
"""


def test_nobody_waits_for_what_workers_are_at_when_a_run_is_stopped() -> None:
    """Else Ctrl-C says that the run stopped, and the prompt comes back when some hundred events more are played."""
    subprocess.run([sys.executable, "-c", DISMISSED], capture_output=True, timeout=50, check=True)


def test_events_and_seed_have_the_limits_of_the_file(
    trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option, value, told in (("--seed", "-1", "0 to 1000000000000000000"), ("--events", "0", "1 to 10000000")):
        with pytest.raises(SystemExit):
            run(trial, tmp_path / "out", option, value)
        assert told in capsys.readouterr().err


def test_a_misspelt_experiment_is_told_where_the_names_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Path("tiebreaks"), tmp_path / "out") == 2
    assert "no experiment tiebreaks" in (told := capsys.readouterr().err)
    assert "paircard lab list" in told


def test_what_is_damaged_is_named(trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert run(trial, out, "--jobs", "1", "--events", "2") == 0
    chunk = out / "chunks" / "0001-00000001.parquet"
    chunk.write_bytes(chunk.read_bytes()[:100])
    assert main(["lab", "report", str(out)]) == 1
    assert "0001-00000001.parquet is damaged" in capsys.readouterr().err
    chunk.unlink()
    assert run(trial, out, "--jobs", "1", "--events", "2") == 0
    with (out / "times.csv").open("a") as times:
        times.write("0002-0000")  # killed while it was written
    assert main(["lab", "report", str(out)]) == 0
    (out / "run.json").write_text("{")
    assert main(["lab", "report", str(out)]) == 1
    assert "run.json is damaged" in capsys.readouterr().err
    (tmp_path / "file").touch()
    assert run(trial, tmp_path / "file" / "out", "--jobs", "1") == 2
    assert "file/out" in capsys.readouterr().err


def test_lines_of_times_that_are_torn_or_older_are_left_out(trial: Path, tmp_path: Path) -> None:
    """They are no part of the result: a run with such a line still has its report."""
    assert run(trial, tmp_path, "--jobs", "1", "--events", "2") == 0
    before = RunFolder.opened(tmp_path).spent()
    with (tmp_path / "times.csv").open("a", encoding="utf-8") as file:
        file.write("0001-00000001,2,0.123\n\n0001-000")
    assert RunFolder.opened(tmp_path).spent() == before


def test_another_run_is_not_mixed_in(trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(trial, tmp_path / "out", "--jobs", "1", "--events", "2") == 0
    assert run(trial, tmp_path / "out", "--jobs", "1", "--events", "3") == 1
    assert "holds another run" in capsys.readouterr().err
    assert main(["lab", "report", str(tmp_path)]) == 1
    assert "holds no run" in capsys.readouterr().err


@long
def test_workers_that_die_join_and_leave_change_nothing(trial: Path, tmp_path: Path) -> None:
    assert run(trial, tmp_path / "here", "--jobs", "1") == 0
    experiment = read_experiment(TEXT)
    away = RunFolder.begun(tmp_path / "away", TEXT, experiment)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp") as cluster:
        for count, played in enumerate(
            played_by_cluster(experiment, away.missing, cluster.scheduler_address, 2), start=1
        ):  # fmt: skip
            away.keep(played)
            if count == 1:
                os.kill(cluster.workers[0].pid, signal.SIGKILL)
                cluster.scale(3)
            elif count == 3:
                cluster.scale(1)
    assert run(trial, away.folder, "--jobs", "1") == 0
    assert results(tmp_path / "here") == results(away.folder)


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (CancelledError(), "goes on where it stopped"),
        ("1.0", "A worker has paircard 1.0"),
        (KilledWorker, "20 workers"),
    ],
)
def test_a_cluster_that_cannot_go_on_is_told_in_a_sentence(end: object, told: str) -> None:
    future: Future[object] = Future()
    if isinstance(end, str):
        future.set_result(end)
    else:
        future.set_exception(end if isinstance(end, CancelledError) else KilledWorker("task", None, 20))  # type: ignore[arg-type]
    with pytest.raises(Refusal, match=told):
        of_dask._result(future)  # type: ignore[arg-type]


def test_a_worker_of_another_version_plays_nothing() -> None:
    experiment = read_experiment(TEXT)
    assert of_dask._play((experiment, chunks(experiment)[0], "0.0")) == __version__


def test_ctrl_c_is_for_the_main_process_alone() -> None:
    """What the threads of a cluster begin is as deaf to it as they are: workers end in silence."""
    heard: list[object] = []

    def begin_workers() -> None:
        resource_tracker.ensure_running()  # as whoever spawns a process does
        heard.extend(signal.pthread_sigmask(signal.SIG_BLOCK, ()))

    with of_dask._undisturbed():
        thread = Thread(target=begin_workers)
        thread.start()
    thread.join()
    assert signal.SIGINT in heard
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    done: list[str] = []

    def interrupted() -> None:
        with of_dask._undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("all is begun or nothing")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done


def test_nobody_answers(
    trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paircard.data.lab.cluster.PATIENCE", 0.2)
    assert run(trial, tmp_path / "out", "--cluster", "tcp://127.0.0.1:1") == 1
    assert "No scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err


def test_what_the_checker_finds_ends_the_run(
    trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*args: object) -> object:
        event = play(*args)  # type: ignore[arg-type]
        if event.number == 7:
            event.findings.append((2, Finding("B1", None, (), said("1 and 2 have met."), illegal=True)))
        return event

    monkeypatch.setattr(chunks_of_work, "play", faulty)
    assert run(trial, tmp_path / "out", "--jobs", "1", "--seed", "5") == 1
    told = capsys.readouterr()
    assert "event 7, round 2" in told.out
    assert f"paircard lab play {trial} --cell 1 --event 7 --seed 5" in told.err
    assert not list((tmp_path / "out" / "chunks").iterdir())


def test_an_event_is_played_again(trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "again.trf"
    assert main(["lab", "play", str(trial), "--cell", "2", "--event", "7", "--seed", "5", "--trf", str(report)]) == 0
    assert "event 7: 3 rounds played" in capsys.readouterr().out
    experiment = replace(read_experiment(TEXT), seed=5)
    names = {each.name for each in play(experiment, experiment.cells()[1], 7).tournament.people.values()}
    assert all(name in report.read_text() for name in names)


def test_of_groups_and_a_final_every_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only that of the final was."""
    trial = tmp_path / "trial.toml"
    groups = '[[system]]\nkey = "groups"\noptions = { groups = 3, advance = 2, final = "round-robin" }\n'
    trial.write_text('name = "g"\nquestion = "?"\nevents = 1\nseed = 1\n[field]\nplayers = 9\n' + groups)
    report = tmp_path / "again.trf"
    assert main(["lab", "play", str(trial), "--cell", "1", "--event", "1", "--trf", str(report)]) == 0
    told = capsys.readouterr().out
    written = {section: tmp_path / f"again-section-{section}.trf" for section in (2, 3, 4, 5)}
    assert {*tmp_path.glob("*.trf")} == {*written.values()}
    players = {section: file.read_text().count("\n001 ") for section, file in written.items()}
    assert players == {2: 3, 3: 3, 4: 3, 5: 6}
    assert f"Group 1: its report is {written[2]}." in told
    assert f"Final: its report is {written[5]}." in told


def test_a_report_shows_every_measure(trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Differences that are clear have one mark on the page and in the terminal: more games are one here."""
    trial.write_text(f"{TEXT}rounds = 5\n")
    out = tmp_path / "out"
    assert run(trial, out, "--jobs", "1", "--events", "20") == 0
    assert main(["lab", "report", str(out)]) == 0
    page, printed = (out / "report.html").read_text(), capsys.readouterr().out
    assert "Does it matter?" in page
    assert page.count("<svg") == page.count("<h2>") - 4  # what it says, what points mean, the time, the experiment
    assert "key = &quot;dutch-2026&quot;" in page
    for table in (out / "tables").glob("*.csv"):
        assert table.read_text().startswith("cell,label,system,about,mean,low,high,events,difference,from,to\n")
    assert "Kendall" in printed
    legend = "! marks a difference that chance alone would show once in twenty."
    assert legend in page
    assert legend in printed
    marked = [line for line in printed.splitlines() if line.endswith(" !")]
    assert page.count('<td class="clear">') == page.count(" !</td>") == len(marked) > 0
    assert "(kendall)" in printed
    assert page.count("<svg") == page.count('<svg role="img" aria-label="Plot: ')
    assert '<th scope="col">tie-break</th>' in page
    assert re.search(r">round</text>", page), "an axis says what it counts"
    assert main(["lab", "report", str(out)]) == 0
    assert (out / "report.html").read_text() == page


def test_another_model_is_asked_for_on_the_line(
    trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The folder remembers it; the same command without it is another run."""
    out = tmp_path / "out"
    assert run(trial, out, "--jobs", "1", "--events", "2", "--model", "elo") == 0
    assert main(["lab", "report", str(out)]) == 0
    assert "  model elo, at 1800: 64 %, 76 %, 91 %" in capsys.readouterr().out
    assert run(trial, out, "--jobs", "1", "--events", "2") == 1


def test_the_rest_of_the_program_loads_nothing_of_it() -> None:
    libraries = ("pyarrow", "distributed", "matplotlib")
    asked = f"import sys, paircard.tui.cli, paircard.tui.app; print([m for m in {libraries} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_without_its_libraries_it_says_what_to_install(
    trial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paircard.tui.batch.lab.find_spec", {}.get)
    assert run(trial, tmp_path / "out") == 1
    assert "paircard[lab]" in capsys.readouterr().err
