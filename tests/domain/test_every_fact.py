"""Kinds of events are loaded by name: none is forgotten, and each has what it changes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from paircard.core import event
from paircard.core.event import fold
from paircard.core.event.every_fact import ELSEWHERE, kind_named
from paircard.core.event.facts import KINDS


def test_every_file_of_facts_is_known() -> None:
    there = {path.stem for path in Path(next(iter(event.__path__))).glob("*facts.py")}
    assert there == {*fold.FILES, *ELSEWHERE}


def test_who_reads_a_journal_knows_every_kind() -> None:
    assert kind_named("no such kind") is None
    assert {kind.__module__.rpartition(".")[2] for kind in KINDS.values()} == {*fold.FILES, *ELSEWHERE}


@pytest.mark.parametrize("file", fold.FILES)
def test_every_kind_says_what_it_changes(file: str) -> None:
    kind_named("")
    kinds = {kind for kind in KINDS.values() if kind.__module__.rpartition(".")[2] == file}
    steps = import_module(f"{fold.__name__}.{fold.FILES[file]}").STEPS
    assert kinds
    assert kinds <= steps.keys()
