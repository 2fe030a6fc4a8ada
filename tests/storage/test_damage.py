"""Files that rot: wrong data is never taken, and what a damaged log brings back is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import Undo
from tests.support.play import Play
from tests.support.torture.damage import damaged, damaged_event, damaged_log
from tests.support.torture.venue import Venue

STEP = 5
"""Every fifth byte here, every bit of every byte before a release."""


@pytest.fixture
def small(tmp_path: Path) -> Venue:
    """Make an event of four players."""
    return Venue.prepared(tmp_path / "small", Play.evenly(4, 2000, 5), Undo())


def test_damaged_event_is_refused_or_means_what_it_meant(small: Venue) -> None:
    tally = damaged_event(small, (0, 5), STEP)
    assert tally.clean, tally.complaints
    assert tally.met["refused"] >= tally.runs - 5


def test_damaged_log_brings_back_nothing_but_the_truth(small: Venue) -> None:
    tally = damaged_log(small, (0,), STEP * 3)
    assert tally.clean, tally.complaints
    assert tally.met["brought back"] > tally.runs / 2


def test_every_byte_and_every_length_is_tried() -> None:
    contents = [content for _, content in damaged(b"ab", (0, 7))]
    assert contents == [b"`b", b"\xe1b", b"", b"ac", b"a\xe2", b"a"]
