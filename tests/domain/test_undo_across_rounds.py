"""Undo of any depth across paired and published rounds: what will change is said, and nothing is lost."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    ClearResult,
    CorrectEntrant,
    CorrectResult,
    EnterResult,
    PairRound,
    PublishRound,
    PutBackResults,
    Redo,
    RedoUpTo,
    Undo,
    UndoBackTo,
)
from paircard.core.event.former_results import earlier_results, left_out, restorable
from paircard.core.event.journal import Entry
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.review.undo_preview import consequences
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.play import TIME, Play, gold12


def round_4_with_3_results() -> tuple[Play, int]:
    """GOLD-12, round 4 published and half played; and the command that entered the last result of round 3."""
    play = gold12(3)
    before = play.tournament.timeline.done[-1]
    play.pair()
    play.do(PublishRound(), *(EnterResult(4, board, Result.WHITE) for board in (1, 2, 3)))
    return play, before


def imagined(play: Play, command: UndoBackTo | RedoUpTo | Undo) -> list[str]:
    """What the command would change, in sentences."""
    tournament = play.tournament
    after = tournament.record(command.decide(tournament), arbiter="A", time=TIME)
    return [str(line) for line in consequences(tournament, after)]


class TestBackTo:
    """Several commands at once."""

    def test_what_leaves_is_said_before(self) -> None:
        """A round, with how many results."""
        play, before = round_4_with_3_results()
        assert imagined(play, UndoBackTo(before)) == ["Round 4 is taken back with 3 results."]

    def test_there_and_back(self) -> None:
        """One command back, one command forth: the same facts."""
        play, before = round_4_with_3_results()
        facts, last = play.tournament.facts, play.tournament.timeline.done[-1]
        play.do(UndoBackTo(before))
        assert len(play.tournament.rounds) == 3
        assert imagined(play, RedoUpTo(last)) == ["Round 4 is restored with 3 results."]
        play.do(RedoUpTo(last))
        assert play.tournament.facts == facts
        assert Tournament.fold(SYSTEMS, play.tournament.entries).facts == facts

    def test_step_by_step_after_a_leap(self) -> None:
        """`Redo` goes one command at a time."""
        play, before = round_4_with_3_results()
        play.do(UndoBackTo(before), Redo())
        assert len(play.tournament.rounds) == 4
        assert not play.tournament.rounds[3].published

    def test_refusals(self) -> None:
        """The last one, one not in force, one overtaken."""
        play, before = round_4_with_3_results()
        last = play.tournament.timeline.done[-1]
        with pytest.raises(Refusal, match="last one in force"):
            play.do(UndoBackTo(last))
        with pytest.raises(Refusal, match="not in force"):
            play.do(UndoBackTo(before + 999))
        play.do(UndoBackTo(before), PairRound())
        with pytest.raises(Refusal, match="something new was done"):
            play.do(RedoUpTo(last))

    @settings(max_examples=examples(30), deadline=None)
    @given(st.lists(st.integers(0, 60), min_size=1, max_size=6))
    def test_any_walk_ends_where_the_journal_says(self, steps: list[int]) -> None:
        """Leaps back and forth: the fold of the journal is what was reached, and all can be redone."""
        play, _ = round_4_with_3_results()
        facts, last = play.tournament.facts, play.tournament.timeline.done[-1]
        for step in steps:
            line = play.tournament.timeline
            commands = sorted({*line.done, *line.undone})
            target = commands[step % len(commands)]
            with suppress(Refusal):
                play.do(UndoBackTo(target) if target in line.done else RedoUpTo(target))
            assert Tournament.fold(SYSTEMS, play.tournament.entries).facts == play.tournament.facts
        with suppress(Refusal):
            play.do(RedoUpTo(last))
        assert play.tournament.facts == facts


class TestConsequences:
    """Every kind of change is named."""

    def test_a_publication(self) -> None:
        """F6."""
        play = gold12(1)
        play.pair()
        play.do(PublishRound())
        assert imagined(play, Undo()) == ["Round 2 is no longer published (F6)."]

    def test_a_result(self) -> None:
        """With the players."""
        play, _ = round_4_with_3_results()
        (said,) = imagined(play, Undo())
        assert said.startswith("Round 4 board 3, ")
        assert said.endswith(": 1-0 becomes empty.")

    def test_a_rating(self) -> None:
        """Whose data."""
        play = gold12(1)
        entrant = play.tournament.registrations[play.id(3)].entrant
        play.do(CorrectEntrant(play.id(3), replace(entrant, rating=1), "list"))
        assert imagined(play, Undo()) == ["Entrants restored: A3."]

    def test_nothing(self) -> None:
        """The same state."""
        tournament = gold12(1).tournament
        assert list(consequences(tournament, tournament)) == []


class TestPairedAgain:
    """Results of a round that was undone are offered back."""

    def test_same_pairing(self) -> None:
        """All three come back."""
        play, before = round_4_with_3_results()
        facts = play.tournament.facts
        play.do(UndoBackTo(before), PairRound(), PutBackResults(), PublishRound())
        assert play.tournament.facts == facts

    def test_one_by_one(self) -> None:
        """Undone key by key it is the same; a result cleared on purpose before that does not come."""
        play, _ = round_4_with_3_results()
        play.do(ClearResult(4, 2))
        play.do(*[Undo()] * 6, PairRound(), PutBackResults())
        found = [board.result for board in play.tournament.rounds[3].boards]
        assert [bool(result) for result in found] == [True, False, True, False, False, False]

    def test_another_pairing(self) -> None:
        """A result of round 3 is corrected in between (V1): who plays somebody else is listed, not written."""
        play, before = round_4_with_3_results()
        (third,) = play.tournament.rounds[2].boards_of(play.id(8))
        play.do(UndoBackTo(before), CorrectResult(3, third.number, Result.WHITE, "slip"), PairRound())
        earlier = earlier_results(play.tournament, 4)
        assert len(earlier) == 3
        again = {board.players for board in restorable(play.tournament, 4, earlier)}
        lost = {board.players for board in left_out(play.tournament, 4, earlier)}
        assert again | lost == {board.players for board in earlier}
        # V1: 9-1 is gone
        assert (play.id(9), play.id(1)) in lost
        play.do(PutBackResults())
        results = {board.players for board in play.tournament.rounds[3].boards if board.result}
        assert results == again

    def test_nothing_to_put_back(self) -> None:
        """A round that never left."""
        play, _ = round_4_with_3_results()
        with pytest.raises(Refusal, match="had a result before"):
            play.do(PutBackResults())


def test_state_at_an_entry() -> None:
    """`as_of` is what was on the screen then; the journal ends there."""
    states = [gold12(0).tournament]
    play = gold12(0)
    states.extend(play.do(command) for command in gold12(2).commands[len(play.commands) :])
    for state in states:
        then = play.tournament.as_of(state.revision)
        assert (then.facts, then.entries, then.timeline) == (state.facts, state.entries, state.timeline)


def test_old_files_keep_their_digests() -> None:
    """Fields that came later are not written while they have their default: old hash chains still fit."""
    play = gold12(1)
    for entry in play.tournament.entries:
        document = json.loads(json.dumps(entry.to_document()))
        assert "against" not in document["event"]
        assert Entry.from_document(SYSTEMS, document).digest == entry.digest
