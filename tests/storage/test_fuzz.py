"""A small dose of fuzzing with every change, and proof that it sees what it looks for."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.support.fuzz import samples
from tests.support.fuzz.__main__ import main
from tests.support.fuzz.readers import READERS, Reader
from tests.support.fuzz.trial import Bounds, damaged, trial

SEED = 20260501
DOSE = 6


@pytest.mark.parametrize("reader", READERS)
def test_no_damaged_file_breaks_anything(reader: str) -> None:
    assert list(trial(reader, SEED, DOSE)) == []


@pytest.mark.parametrize("reader", READERS)
def test_a_seed_makes_the_same_files(reader: str) -> None:
    before = damaged(reader, SEED, 3)
    samples.event.cache_clear()
    assert damaged(reader, SEED, 3) == before
    assert len({damaged(reader, SEED, case) for case in range(10)}) > 5


def _traceback(_: Random, __: Path, ___: bytes) -> Iterator[bytes]:
    raise KeyError(97)
    yield b""


def _steers(_: Random, __: Path, ___: bytes) -> Iterator[bytes]:
    yield b"Na\x1b[31m"


def _hangs(_: Random, __: Path, ___: bytes) -> Iterator[bytes]:
    time.sleep(60)
    yield b""


def _swells(_: Random, __: Path, ___: bytes) -> Iterator[bytes]:
    yield b" " * 2**30


def _dies(_: Random, __: Path, ___: bytes) -> Iterator[bytes]:
    os._exit(1)
    yield b""


@pytest.mark.parametrize(
    ("use", "kind"),
    [(_traceback, "traceback"), (_steers, "steers"), (_hangs, "time"), (_swells, "memory"), (_dies, "death")],
)
def test_what_is_wrong_is_found_and_the_rest_goes_on(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    use: Callable[[Random, Path, bytes], Iterator[bytes]],
    kind: str,
) -> None:
    monkeypatch.setitem(READERS, "csv", Reader(READERS["csv"].make, use))
    assert [(found.case, found.kind) for found in trial("csv", 1, 2, bounds=Bounds(0.3))] == [(0, kind), (1, kind)]
    told = main(["--reader", "csv", "--seed", "1", "--count", "1", "--patience", "0.3", "--keep", str(tmp_path)])
    assert told == 1
    assert f"--- {kind}: --reader csv --seed 1, case 0" in capsys.readouterr().out
    assert (tmp_path / "csv-1-0").read_bytes() == damaged("csv", 1, 0)
