"""Two arbiters with one file, each in a section of their own: nobody's hand in another's section."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paircard.core.commands import (
    AnnounceAbsence,
    ChangeDetails,
    ChangeStage,
    Command,
    CorrectEntrant,
    EnterResult,
    MoveEntrant,
    OpenStage,
    PairRound,
    RegisterEntrants,
    Undo,
    UnpairRound,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import Conflict
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.histories import brought_together
from tests.support.play import gold12
from tests.support.sections import two_sections


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 of both sections is paired and published."""
    return two_sections(tmp_path / "open.json", paired=True)


def results(event: EventFile, stage: int) -> list[Result | None]:
    """Return the results of round 1 of a section."""
    return [board.result for board in event.tournament.seen(stage).rounds[0].boards]


def test_results_of_both_land_and_undo_is_each_ones_own(path: Path) -> None:
    anna, bo = EventFile.open(path), EventFile.open(path)
    anna.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna", stage=1)
    bo.execute(EnterResult(1, 1, Result.BLACK), arbiter="Bo", stage=2)
    anna.execute(EnterResult(1, 2, Result.DRAW), arbiter="Anna", stage=1)
    bo.execute(EnterResult(1, 2, Result.BLACK), arbiter="Bo", stage=2)
    anna.execute(Undo(), arbiter="Anna", stage=1)
    for event in (anna, bo, EventFile.open(path)):
        event.reload_if_changed()
        assert results(event, 1) == [Result.WHITE, None, None]
        assert results(event, 2) == [Result.BLACK, Result.BLACK, None]


@pytest.mark.parametrize(
    ("there", "here"),
    [
        (UnpairRound(), EnterResult(1, 1, Result.WHITE)),
        (UnpairRound(), AnnounceAbsence(ContestantId(1), 2)),
        (EnterResult(1, 1, Result.WHITE), EnterResult(1, 1, Result.DRAW)),
        (EnterResult(1, 1, Result.WHITE), AnnounceAbsence(ContestantId(1), 2)),
        (Undo(), EnterResult(1, 1, Result.WHITE)),
        (
            CorrectEntrant(ContestantId(7), Entrant.of("B1 Anew", rating=1990)),
            CorrectEntrant(ContestantId(1), Entrant.of("A1 A", rating=1990)),
        ),
    ],
    ids=repr,
)
def test_what_happens_in_one_section_is_no_conflict_in_the_other(path: Path, there: Command, here: Command) -> None:
    anna, bo = EventFile.open(path), EventFile.open(path)
    if isinstance(there, UnpairRound):
        bo.execute(Undo(), arbiter="Bo", stage=2)
        anna.reload_if_changed()
    bo.execute(there, arbiter="Bo", stage=2)
    after = anna.execute(here, arbiter="Anna", stage=1)
    assert after.stage == 1
    assert len(after.rounds) == 1


@pytest.mark.parametrize(
    ("stage", "first", "other", "second", "said"),
    [
        (2, PairRound(), 1, MoveEntrant(ContestantId(1), 1, 2), "Round 1 of section B is paired"),
        (1, MoveEntrant(ContestantId(1), 1, 2), 2, PairRound(), "no longer as your screen"),
        (
            1,
            MoveEntrant(ContestantId(1), 1, 2),
            1,
            AnnounceAbsence(ContestantId(1), 1),
            "no entrant with the id 1|Anna changed entrant 1",
        ),
        (1, OpenStage("C", Regulations(3)), 2, OpenStage("D", Regulations(3)), "Anna has already opened a section"),
        (1, ChangeStage(2, "B1"), 2, ChangeStage(2, "B2"), "Anna has already changed the section"),
        (1, ChangeDetails(Details("X")), 2, ChangeDetails(Details("Y")), "Anna has already changed the event details"),
    ],
    ids=repr,
)
def test_what_both_sections_share_is_not_overwritten_unseen(
    tmp_path: Path, stage: int, first: Command, other: int, second: Command, said: str
) -> None:
    path = two_sections(tmp_path / "open.json")
    anna, bo = EventFile.open(path), EventFile.open(path)
    anna.execute(first, arbiter="Anna", stage=stage)
    with pytest.raises(Conflict, match=said):
        bo.execute(second, arbiter="Bo", stage=other)
    assert bo.reload_if_changed() or bo.tournament.revision == anna.tournament.revision


def test_a_command_that_names_no_section_is_for_an_event_of_one(path: Path, tmp_path: Path) -> None:
    """In a trial a result went silently into the section that was seen last."""
    event = EventFile.open(path)
    event.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna", stage=2)
    with pytest.raises(ValueError, match="names the one"):
        event.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna")
    assert results(event, 1) == [None, None, None]
    with pytest.raises(Refusal, match="no stage 3"):
        event.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna", stage=3)
    one = EventFile.open(gold12(1).store(tmp_path / "one.json"))
    one.execute(PairRound(), arbiter="Anna")


def test_what_undoes_the_section_it_is_meant_for_shows_the_first(tmp_path: Path) -> None:
    path = two_sections(tmp_path / "open.json")
    event = EventFile.open(path)
    event.execute(OpenStage("C", Regulations(3)), arbiter="Anna", stage=1)
    assert event.execute(Undo(), arbiter="Anna", stage=3).stage == 1


def test_backups_say_of_which_section_they_are(path: Path) -> None:
    names = {each.name for each in (path.parent / "open.backups").iterdir()}
    assert {"open.s1-r1-before-pairing.json", "open.s1-r1-paired.json", "open.s2-r1-paired.json"} <= names


def test_the_format_rises_with_the_second_stage(tmp_path: Path) -> None:
    one = gold12(2).store(tmp_path / "one.json")
    assert json.loads(one.read_bytes())["meta"]["1"]["format"] == 1
    EventFile.open(one).execute(OpenStage("B", Regulations(3)), arbiter="Anna")
    tables = json.loads(one.read_bytes())
    assert (tables["meta"]["1"]["format"], tables["_seal"]["format"]) == (3, 3)


def test_what_another_process_did_is_read_on_from_where_one_is(path: Path) -> None:
    anna, bo = EventFile.open(path), EventFile.open(path)
    bo.execute(EnterResult(1, 3, Result.DRAW), arbiter="Bo", stage=2)
    assert anna.reload_if_changed()
    assert anna.tournament.world == bo.tournament.world == EventFile.open(path).tournament.world


def test_histories_that_parted_are_brought_together_section_by_section(path: Path, tmp_path: Path) -> None:
    """A copy goes on in B while the event goes on in A; each opens a section of its own, which is not the other's."""
    copy = tmp_path / "copy.json"
    copy.write_bytes(path.read_bytes())
    here, there = EventFile.open(path), EventFile.open(copy)
    here.execute(EnterResult(1, 1, Result.WHITE), arbiter="Anna", stage=1)
    here.execute(OpenStage("C", Regulations(3)), arbiter="Anna", stage=1)
    there.execute(EnterResult(1, 1, Result.BLACK), arbiter="Bo", stage=2)
    there.execute(OpenStage("D", Regulations(3)), arbiter="Bo", stage=2)
    there.execute(RegisterEntrants((Entrant.of("D1"),)), arbiter="Bo", stage=3)
    together = brought_together(here.tournament, there.tournament)
    assert [each.rounds[0].board(1).result for each in map(together.tournament.seen, (1, 2))] == [
        Result.WHITE,
        Result.BLACK,
    ]
    assert together.tournament.seen(3).stage_name == "C"
    assert together.tournament.seen(3).registrations == {}
    assert len(together.left) == 2
