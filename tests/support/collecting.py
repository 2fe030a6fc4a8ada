"""What every worker does before it collects eleven thousand tests, and what it leaves out.

To collect is a tenth of all the work of the suite, for each worker does it for itself.
"""

from __future__ import annotations

import compileall
import os
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

_ROOT = Path(__file__).parents[2]
_OURS = ("core", "data", "tui", "tests")
_EXAMPLE = b">>>"


class OnlyModulesWithExamples:
    """Of nine modules in ten nothing is collected: no docstring shows what Python would answer."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(
        self, file_path: Path
    ) -> Generator[None, Sequence[pytest.Collector], Sequence[pytest.Collector]]:
        """Leave out modules whose text has no example."""
        collectors = yield
        if file_path.suffix != ".py" or _EXAMPLE in file_path.read_bytes():
            return collectors
        return [each for each in collectors if not isinstance(each, DoctestModule)]


def compile_own_share() -> None:
    """Compile what has never been compiled, each worker a part of it.

    All collect in the same order: in a new checkout each of them would compile everything, one beside the other.
    """
    worker, workers = os.environ.get("PYTEST_XDIST_WORKER", ""), int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if not worker:
        return
    tests, others = list[Path](), list[Path]()
    for folder in _folders():
        for path in _never_compiled(folder):
            (tests if path.name.startswith("test_") else others).append(path)
    own = slice(int(worker.removeprefix("gw")), None, workers)
    for path in others[own]:
        compileall.compile_file(path, quiet=2)
    for path in tests[own]:
        # the asserts of tests are rewritten when they are imported; what is wrong with one is told when it is collected
        with suppress(Exception):
            import_module(".".join(path.relative_to(_ROOT).with_suffix("").parts))


def _folders() -> Iterable[Path]:
    tops = [_ROOT / name for name in _OURS]
    return sorted({*tops, *(path for top in tops for path in top.rglob("*") if path.is_dir())})


def _never_compiled(folder: Path) -> Sequence[Path]:
    """Return the modules of a folder of which there is no bytecode, of whatever version."""
    kept = Path(cache_from_source(str(folder / "any.py"))).parent
    compiled = {path.name.partition(".")[0] for path in kept.iterdir()} if kept.is_dir() else set()
    return sorted(path for path in folder.glob("*.py") if path.stem not in compiled)
