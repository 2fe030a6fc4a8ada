"""Every round as it was to be paired, in one pass: the same states that are asked for one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.state_before import state_before
from paircard.core.review.before_pairing import befores
from paircard.data.storage.journal_file import JournalFile

JOURNALS = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_they_are_those_asked_for_one_by_one(path: Path) -> None:
    event = JournalFile(path).tournament
    for number in event.world:
        stage = event.seen(number)
        found = [*befores(stage)]
        assert [round_.number for round_, _ in found] == [round_.number for round_ in stage.rounds]
        for round_, state in found:
            alone = state_before(stage, round_.number)
            assert (state.entries, state.world, state.timeline) == (alone.entries, alone.world, alone.timeline)
            assert (state.stage, state.cards) == (alone.stage, alone.cards)
