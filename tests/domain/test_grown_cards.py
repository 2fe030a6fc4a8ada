"""A state that grew result by result has the cards of one that is folded anew, in every system."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.event.world import worlds
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.journal_file import JournalFile
from tests.support.dose import some

FILES = sorted((Path(__file__).parents[1] / "golden" / "journals").glob("*.json"))


def states(whole: Tournament) -> Iterator[Tournament]:
    """Yield an event after each of its commands, each grown out of the one before."""
    state = Tournament.beginning(SYSTEMS)
    entries = whole.entries
    begun = 0
    for number in range(1, len(entries) + 1):
        if number == len(entries) or entries[number].command != entries[begun].command:
            state, begun = state.grown(entries[begun:number]), number
            yield state


def lines(round_: Round) -> dict[ContestantId, list[object]]:
    """Return what a round writes, without those on whom it writes nothing."""
    return {id_: list(each) for id_, each in round_.lines.items() if each}


@pytest.mark.parametrize("path", some(FILES, 12), ids=lambda path: path.stem)
def test_cards_and_lines_are_those_of_a_new_fold(path: Path) -> None:
    whole = JournalFile(path).tournament
    for state in states(whole):
        for stage in state.world:
            grown, anew = state.seen(stage), Tournament(SYSTEMS, state.world, stage=stage)
            assert dict(grown.cards) == dict(anew.cards)
            for round_ in grown.rounds:
                assert lines(round_) == lines(Round(**{name: getattr(round_, name) for name in Round.__match_args__}))
    *_, last = worlds(SYSTEMS, whole.entries, whole.timeline)
    assert whole.world == last  # of which results were entered together
    folded = Tournament.fold(SYSTEMS, whole.entries)
    assert dict(state.seen(1).cards) == dict(folded.seen(1).cards)
