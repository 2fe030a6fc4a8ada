"""Good files that others take the place of while they are open, and texts behind a good seal, in a small dose."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import Undo
from tests.support.play import Play
from tests.support.seeds import fresh_seed
from tests.support.torture.swaps import changed_texts, swaps
from tests.support.torture.venue import Venue


def test_nothing_is_stored_in_a_replaced_file_and_nothing_is_lost(tmp_path: Path) -> None:
    tally = swaps(tmp_path, 12, fresh_seed())
    assert tally.clean, tally.complaints
    assert tally.runs == 12


def test_no_text_is_changed_behind_a_good_seal_unseen(tmp_path: Path) -> None:
    """Every one of them: names, times, arbiters, digests."""
    tally = changed_texts(Venue.prepared(tmp_path / "small", Play.evenly(4, 2000, 5), Undo()))
    assert tally.clean, tally.complaints
    assert tally.met["refused"] > tally.met["told"] > 0
