"""The options of `paircard lab`. What they need is imported when they run."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from paircard.core.values.language import tr
from paircard.tui.batch.whole_numbers import positive, whole_number


def add_commands(commands: Any) -> None:
    """Add the laboratory to the subparsers."""
    lab = commands.add_parser(
        "lab",
        help=tr("the laboratory: what a rule does, measured on many made-up events"),
        description=tr(
            "Play experiments: the same made-up players by several rules, and measure what comes of it. "
            "`paircard manual lab` tells how an experiment is written and what is measured."
        ),
        epilog=tr("Exit code: 0 done, 1 refused or something was found, 2 a file cannot be used."),
    )
    parts = lab.add_subparsers(title=tr("commands"), metavar="COMMAND", required=True)
    listing = parts.add_parser("list", help=tr("the experiments that come with the program"))
    listing.set_defaults(run=_list)
    _add_run(parts)
    reporting = parts.add_parser("report", help=tr("write the report of a run as a page, and print it"))
    reporting.add_argument("folder", type=Path, metavar="DIR", help=tr("the folder of the run"))
    reporting.set_defaults(run=_report)
    _add_play(parts)
    _add_power(parts)


def _add_power(parts: Any) -> None:
    telling = parts.add_parser(
        "power", help=tr("play a few events of an experiment and tell what all of them will show; nothing is written")
    )
    telling.add_argument("name", metavar="NAME", help=tr("a name of the list, or a TOML file"))
    telling.add_argument(
        "--pilot", type=_within("pilot"), default=30, metavar="N", help=tr("events of each cell to play; default 30")
    )
    _add_seed(telling)
    _add_model(telling)
    _add_jobs(telling)
    telling.set_defaults(run=_power)


def _add_run(parts: Any) -> None:
    running = parts.add_parser(
        "run",
        help=tr("play an experiment; what was interrupted goes on where it stopped"),
        epilog=tr("Exit code: 0 done, 1 refused or something was found, 2 a file cannot be used."),
    )
    running.add_argument("name", metavar="NAME", help=tr("a name of the list, or a TOML file"))
    running.add_argument("--out", type=Path, required=True, metavar="DIR", help=tr("folder of the run"))
    running.add_argument("--events", type=_within("events"), default=None, metavar="N", help=tr("of each way to play"))
    _add_seed(running)
    _add_model(running)
    _add_jobs(running)
    running.add_argument(
        "--cluster", default="", metavar="ADDRESS", help=tr("scheduler of a Dask cluster, or `local` to try one here")
    )
    running.set_defaults(run=_run)


def _add_play(parts: Any) -> None:
    playing = parts.add_parser("play", help=tr("play one event of an experiment again, every pairing checked"))
    playing.add_argument("name", metavar="NAME", help=tr("a name of the list, or a TOML file"))
    playing.add_argument("--cell", type=positive, required=True, metavar="C", help=tr("number of the cell, from 1"))
    playing.add_argument("--event", type=positive, required=True, metavar="N", help=tr("number of the event, from 1"))
    _add_seed(playing)
    playing.add_argument("--trf", type=Path, default=None, metavar="FILE", help=tr("write its report"))
    playing.set_defaults(run=_play)


def _add_seed(command: Any) -> None:
    command.add_argument(
        "--seed", type=_within("seed"), default=None, metavar="S", help=tr("default: as the experiment says")
    )


def _add_jobs(command: Any) -> None:
    command.add_argument("--jobs", type=positive, default=None, metavar="J", help=tr("default: one for every core"))


def _add_model(command: Any) -> None:
    from paircard.core.lab.game_ends import MODELS

    command.add_argument(
        "--model", choices=tuple(MODELS), default=None, help=tr("how games end; default: as the experiment says")
    )


def _within(key: str) -> Callable[[str], int]:
    """Read a number within the limits that the file has for it."""

    def read(text: str) -> int:
        from paircard.core.lab.reading import LIMITS

        return whole_number(text, *map(int, LIMITS[key]))

    return read


def _list(options: argparse.Namespace) -> int:  # noqa: ARG001
    from paircard.tui.batch.lab import list_experiments

    return list_experiments()


def _run(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lab import run_experiment
    from paircard.tui.batch.simulate import default_jobs

    jobs = options.jobs or default_jobs()
    wishes = {"cluster": options.cluster, "events": options.events, "seed": options.seed, "model": options.model}
    return run_experiment(options.name, options.out, jobs=jobs, **wishes)


def _report(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lab import report_run

    return report_run(options.folder)


def _power(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lab_power import tell_power
    from paircard.tui.batch.simulate import default_jobs

    jobs = options.jobs or default_jobs()
    return tell_power(options.name, pilot=options.pilot, jobs=jobs, seed=options.seed, model=options.model)


def _play(options: argparse.Namespace) -> int:
    from paircard.tui.batch.lab import play_again

    return play_again(options.name, cell=options.cell, event=options.event, seed=options.seed, trf=options.trf)
