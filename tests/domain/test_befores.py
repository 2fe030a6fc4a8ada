"""Every round as it was to be paired: in one pass, asked for one by one, and as kept on the way, all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult
from paircard.core.event.result import Result
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.event.world import beginning, worlds
from paircard.core.review.before_pairing import befores
from paircard.core.review.explained_round import account_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.journal_file import JournalFile
from tests.support.play import gold12

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


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_what_is_kept_is_what_the_journal_tells(path: Path) -> None:
    """Read at once or in two pieces, as when another process writes on: undone pairings and all stages included."""
    event = JournalFile(path).tournament
    half = event.revision // 2
    in_pieces = Tournament.beginning(SYSTEMS).grown(event.entries[:half]).grown(event.entries[half:])
    told = [beginning(SYSTEMS), *worlds(SYSTEMS, event.entries, event.timeline)]
    paired = [entry.number - 1 for entry in event.entries if isinstance(entry.event, RoundPaired)]
    for state in (event, in_pieces):
        assert {number: before.world for number, before in state.kept.items()} == {each: told[each] for each in paired}


def test_results_leave_what_was_known_when_a_round_was_paired() -> None:
    """So that nothing of its explanation is worked out again; a pairing made anew is another."""
    play = gold12(2)
    play.pair()
    before, brackets = state_before(play.tournament, 3), account_of(play.tournament, 3).brackets
    play.do(EnterResult(3, 1, Result.WHITE))
    assert state_before(play.tournament, 3) is before
    assert account_of(play.tournament, 3).brackets is brackets
    assert play.tournament.as_of(before.revision).kept.keys() == before.kept.keys()
