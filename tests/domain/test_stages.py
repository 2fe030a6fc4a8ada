"""Several stages in one event: each with its own facts, undone on its own, and nobody's hand in another's section."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    ChangeDetails,
    ChangeStage,
    CloseStage,
    Command,
    CorrectEntrant,
    EnterResult,
    EnterStage,
    MoveEntrant,
    OpenStage,
    PairRound,
    PublishRound,
    Redo,
    RedoUpTo,
    RegisterEntrants,
    RemoveEntrant,
    SetFirstColour,
    Undo,
    UndoBackTo,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import BadEntry, Entry, read
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.stage_facts import StageEntered
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.ids import ids
from tests.support.play import gold12
from tests.support.sections import TIME, Sections

BAKU_OF_3_1_0 = TeamSwiss2026Options(match_points="3-1-0", acceleration="baku")


def stages(event: Sections) -> tuple[int, ...]:
    """The numbers of the stages that are open."""
    return event.tournament.stages


def read_again(tournament: Tournament) -> Tournament:
    """Return the event as its journal tells it from the start."""
    return Tournament.read(SYSTEMS, json.loads(json.dumps([entry.to_document() for entry in tournament.entries])))


def names(tournament: Tournament) -> list[str]:
    """Return who is in the stage seen, by pairing numbers."""
    return [tournament.registrations[tournament.ids[n]].entrant.name for n in sorted(tournament.ids)]


# --- facts by stage -------------------------------------------------------------------------------------------


def test_each_stage_has_its_own_players_rounds_and_results() -> None:
    event = Sections()
    event.do(1, PairRound(), EnterResult(1, 1, Result.WHITE))
    b = event.tournament.seen(2)
    assert b.stage_name == "B"
    assert names(b) == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert (b.rounds, b.regulations.rounds, b.facts.first_colour) == ((), 3, "B")
    event.do(2, PairRound(), EnterResult(1, 1, Result.BLACK))
    a = event.tournament.seen(1)
    assert [each.rounds[0].boards[0].result for each in (a, a.seen(2))] == [Result.WHITE, Result.BLACK]
    assert a.regulations.rounds == 5
    assert a.details == a.seen(2).details


def test_what_is_read_again_is_the_same() -> None:
    event = Sections()
    event.do(2, PairRound(), EnterResult(1, 2, Result.DRAW), Undo(), Redo())
    assert read_again(event.tournament).world == event.tournament.world


def test_old_kinds_stand_in_the_frame_of_their_stage_and_an_event_of_one_stage_writes_none() -> None:
    assert all("stage" not in entry.to_document() and entry.format == 1 for entry in gold12(2).tournament.entries)
    event = Sections()
    event.do(2, PairRound())
    frames = {type(each.event).__name__: each.to_document().get("stage") for each in event.tournament.entries}
    assert (frames["StageOpened"], frames["RoundPaired"], frames["TournamentCreated"]) == (0, 2, None)
    event.do(2, ChangeDetails(Details("Open of two sections")))
    assert event.tournament.entries[-1].to_document()["stage"] == 0
    assert {entry.format for entry in event.tournament.entries} == {1, 3}


def test_before_a_round_is_before_it_in_this_stage() -> None:
    event = Sections()
    event.do(1, PairRound(), *(EnterResult(1, board, Result.WHITE) for board in (1, 2, 3)), PairRound())
    event.do(2, PairRound())
    before = state_before(event.tournament.seen(2), 1)
    assert (before.stage, before.rounds) == (2, ())
    assert len(state_before(event.tournament.seen(1), 2).rounds) == 1


def test_a_correction_reaches_every_stage_of_a_person() -> None:
    event = Sections()
    event.do(2, EnterStage(2, ids(1), source=1, rule="first of A"))
    event.do(1, CorrectEntrant(ContestantId(1), Entrant.of("A1 Anew", rating=1999)))
    for stage in (1, 2):
        assert event.tournament.seen(stage).registrations[ContestantId(1)].entrant.name == "A1 Anew"
    assert event.tournament.seen(2).registrations[ContestantId(1)].source == 1


def test_withdrawal_and_number_are_of_one_stage() -> None:
    event = Sections()
    event.do(2, EnterStage(2, ids(1), source=1))
    event.do(1, PairRound())
    event.do(1, WithdrawEntrant(ContestantId(1), "ill"))
    assert event.tournament.seen(1).registrations[ContestantId(1)].gone
    assert not event.tournament.seen(2).registrations[ContestantId(1)].gone
    assert event.tournament.seen(2).registrations[ContestantId(1)].number is None


def test_who_joins_late_has_the_next_number_and_nothing_so_far() -> None:
    event = Sections()
    event.do(2, PairRound())
    event.do(2, EnterStage(2, ids(1, 2)))
    joined = event.tournament.seen(2).registrations
    assert [
        (joined[ContestantId(i)].number, joined[ContestantId(i)].first_round, joined[ContestantId(i)].missed)
        for i in (1, 2)
    ] == [(7, 2, (0,)), (8, 2, (0,))]


# --- refusals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (OpenStage(" ", Regulations(3)), "needs a name"),
        (OpenStage("a", Regulations(3)), "a section a already"),
        (OpenStage("C", Regulations(31)), "an event has 1 to 30 rounds, not 31"),
        (OpenStage("C", Regulations(3, "team-swiss-2026", options=BAKU_OF_3_1_0)), "only for a win worth two draws"),
        (
            OpenStage("C", Regulations(3, "dutch-2026", options=DutchOptions(fide="on"))),
            "type BH, not BH@fide1998",
        ),
        (ChangeStage(2, "A"), "a section A already"),
        (ChangeStage(1, "A"), "Nothing was changed"),
        (ChangeStage(7, "G"), "no stage 7"),
        (CloseStage(1), "began with section A"),
        (CloseStage(2), "There are 6 entrants in section B"),
        (EnterStage(2, ()), "nobody to enter"),
        (EnterStage(2, ids(1, 1)), "named twice"),
        (EnterStage(2, ids(99)), "no entrant with the id 99"),
        (EnterStage(2, ids(8), source=1), "no entrant with the id 8"),
        (EnterStage(2, ids(7)), "B1 is in section B already"),
        (MoveEntrant(ContestantId(1), 1, 1), "A1 is in section A already"),
        (MoveEntrant(ContestantId(7), 1, 2), "id 7 in section A"),
    ],
    ids=repr,
)
def test_refused_with_a_reason(command: Command, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        command.decide(Sections().tournament)


@pytest.mark.parametrize("paired", [1, 2])
def test_nobody_is_moved_once_round_1_of_either_is_paired(paired: int) -> None:
    event = Sections()
    event.do(paired, PairRound())
    with pytest.raises(Refusal, match=f"F5: Round 1 of section {'AB'[paired - 1]} is paired: A1 can withdraw"):
        MoveEntrant(ContestantId(1), 1, 2).decide(event.tournament)


def test_a_fide_id_belongs_to_one_person_of_the_event() -> None:
    event = Sections()
    event.do(1, RegisterEntrants((Entrant.of("Lee", fide_id="1100001"),)))
    with pytest.raises(Refusal, match="already belongs to Lee"):
        event.do(2, RegisterEntrants((Entrant.of("Lee", fide_id="1100001"),)))


def test_moved_and_closed() -> None:
    event = Sections()
    for id_ in range(7, 13):
        event.do(1, MoveEntrant(ContestantId(id_), 2, 1, "too few in B"))
    assert len(event.tournament.registrations) == 12
    assert event.tournament.seen(2).registrations == {}
    event.do(1, CloseStage(2))
    assert stages(event) == (1,)
    event.do(1, Undo())
    assert stages(event) == (1, 2)
    event.do(1, Redo(), OpenStage("C", Regulations(3)))
    assert stages(event) == (1, 3)
    assert read_again(event.tournament).world == event.tournament.world


# --- undo: a stack a stage ---------------------------------------------------------------------------------------


def test_undo_in_one_section_leaves_the_other_alone() -> None:
    event = Sections()
    for stage in (1, 2):
        event.do(stage, PairRound(), PublishRound())
    event.do(1, EnterResult(1, 1, Result.WHITE), arbiter="Anna")
    event.do(2, EnterResult(1, 1, Result.BLACK), arbiter="Bo")
    event.do(1, Undo(), arbiter="Anna")
    assert event.tournament.seen(1).rounds[0].boards[0].result is None
    assert event.tournament.seen(2).rounds[0].boards[0].result is Result.BLACK
    # a new result in B does not overtake what Anna may redo
    event.do(2, EnterResult(1, 2, Result.DRAW), arbiter="Bo")
    event.do(1, Redo(), arbiter="Anna")
    assert event.tournament.seen(1).rounds[0].boards[0].result is Result.WHITE
    assert event.tournament.seen(2).rounds[0].boards[1].result is Result.DRAW
    assert read_again(event.tournament).world == event.tournament.world


def test_a_move_goes_only_when_it_is_on_top_of_both_sections() -> None:
    event = Sections()
    event.do(1, MoveEntrant(ContestantId(1), 1, 2))
    moved = event.tournament.revision - 1
    event.do(2, PairRound(), arbiter="Bo")
    with pytest.raises(
        Refusal, match=rf"Entry {moved} cannot be undone here: in section B entry {moved + 2} by Bo rests on it"
    ):
        event.do(1, Undo())
    event.do(2, Undo(), arbiter="Bo")
    event.do(1, Undo())
    assert 1 in event.tournament.seen(1).registrations
    assert 1 not in event.tournament.seen(2).registrations
    event.do(2, RedoUpTo(moved + 2))
    assert 1 in event.tournament.seen(2).registrations
    assert len(event.tournament.seen(2).rounds) == 1


def test_who_advanced_holds_the_group_in_place() -> None:
    event = Sections()
    event.do(1, PairRound(), EnterResult(1, 1, Result.WHITE))
    event.do(1, OpenStage("Final", Regulations(3)))
    event.do(3, EnterStage(3, ids(1, 2), source=1, rule="the first two"))
    event.do(3, SetFirstColour("W"), PairRound(), arbiter="Cy")
    with pytest.raises(Refusal, match=r"in Final entry .* by Cy rests on it"):
        event.do(1, Undo())
    event.do(2, RemoveEntrant(ContestantId(7)))
    event.do(2, Undo())


def test_the_opening_of_a_stage_is_undone_from_where_one_is() -> None:
    event = Sections()
    event.do(1, OpenStage("C", Regulations(3)))
    event.do(2, Undo())
    assert stages(event) == (1, 2)
    event.do(1, Redo())
    assert stages(event) == (1, 2, 3)
    state = event.do(3, Undo())
    assert state.stage == 1


def test_an_entry_of_another_section_is_no_place_to_go_back_to() -> None:
    event = Sections()
    event.do(1, PairRound())
    paired = event.tournament.revision
    with pytest.raises(Refusal, match=f"Entry {paired} is of section A: show that first"):
        UndoBackTo(paired).decide(event.tournament.seen(2))


@settings(max_examples=examples(25), deadline=None)
@given(st.lists(st.tuples(st.sampled_from([1, 2]), st.integers(0, 7)), max_size=16))
def test_any_mixture_of_two_sections_is_each_section_by_itself(steps: list[tuple[int, int]]) -> None:
    """What is done in A, undo and redo included, gives what it would without B; and the journal tells the same."""
    both, alone = Sections(), {1: Sections(), 2: Sections()}
    opened = both.tournament.revision
    for stage, choice in steps:
        for event in (both, alone[stage]):
            _try(event, stage, choice, opened)
    for stage in (1, 2):
        assert both.tournament.world[stage] == alone[stage].tournament.world[stage]
    assert read_again(both.tournament).world == both.tournament.world


def _try(event: Sections, stage: int, choice: int, opened: int) -> None:
    """Do something in a stage if it can be done; what both sections rest on is not undone."""
    result = tuple(Result)[choice % 3]
    commands = (
        Undo(),
        Redo(),
        Undo(),
        PairRound(),
        *(EnterResult(1, board, result) for board in (1, 2, 3)),
        PairRound(),
    )
    if choice in (0, 2) and event.tournament.timeline.last(stage) <= opened:
        return
    try:
        event.do(stage, commands[choice])
    except Refusal:
        return


# --- journals that cannot be ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "said"), [(7, "there is no stage 7"), (0, "there is no stage 0")])
def test_an_entry_in_a_stage_that_is_not_there(stage: int, said: str) -> None:
    entries = gold12(1).tournament.entries
    last = entries[-1]
    forged = Entry(last.number, last.time, last.arbiter, last.command, last.event, last.previous, stage)
    with pytest.raises(BadEntry, match=said):
        Tournament.fold(SYSTEMS, (*entries[:-1], forged))


def test_nobody_enters_a_stage_from_where_they_are_not() -> None:
    state = Sections().tournament
    with pytest.raises(LookupError):
        state.record([StageEntered(2, ContestantId(1), source=2)], arbiter="A", time=TIME)
    with pytest.raises(BadEntry, match="stage"):
        read(SYSTEMS, [{**state.entries[0].to_document(), "stage": "B"}])


# --- every kind has its words ---------------------------------------------------------------------------------------


def test_every_kind_has_a_sentence_and_a_filter() -> None:
    """A kind without them fails here, not before the eyes of an arbiter."""
    from paircard.core.event.facts import KINDS
    from paircard.data.storage.journal_file import JournalFile
    from paircard.tui.screens.journal.book import KINDS as FILTERS
    from paircard.tui.screens.journal.book import kind_of
    from paircard.tui.sentences import journal_entry
    from tests.domain.test_golden_journals import FILES

    seen = set()
    for path in FILES:
        tournament = JournalFile(path).tournament
        for entry in tournament.entries:
            kind = type(entry.event)
            seen.add(kind)
            assert kind_of(entry.event) in FILTERS
            assert journal_entry.what(journal_entry.where(tournament, entry), entry.event) != kind.__name__
    assert seen == set(KINDS.values())
